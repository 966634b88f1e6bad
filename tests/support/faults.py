"""Single faults: a compliant document with one figure changed, and what must be said of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pacheck.regulations.model import (
    CompartmentsRule,
    EnvyRule,
    ItemRule,
    ListRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PaytableRule,
    Regulation,
    Unsettled,
    paid,
)
from pacheck.regulations.provision import Binds
from pacheck.values.money import Money, Rate, Seed
from pacheck.values.odds import Odds, Payout, Share, Word
from tests.support.filing import (
    METER_NAMES,
    Document,
    Path,
    base,
    changed,
    parts_document,
    paytable_rule,
    table_document,
    with_elections,
    without,
)


class Fault(NamedTuple):
    """A document with one fault: where it must be told, under which citation, with which figures."""

    name: str
    document: Document
    at: Path
    citation: str
    required: str | None = None
    submitted: str | None = None
    severity: str = "error"


class Subject(NamedTuple):
    """A compliant document and the single faults that can be made in it."""

    name: str
    document: Document
    faults: list[Fault]


def subjects(law: Regulation) -> Iterator[Subject]:
    """Every provision with figures, each with all its single faults; wheels are another module's."""
    for rule in law.rules:
        if isinstance(rule, PaytableRule):
            for table in rule.tables:
                yield _table(law, rule, table.letter)
        elif isinstance(rule, OddsRule):
            yield _odds(law, rule)
        elif isinstance(rule, OptionalRowRule):
            yield _optional_row(law, rule)
        elif isinstance(rule, MeterRule):
            for letter in rule.columns:
                yield _meter(law, rule, letter)
        elif isinstance(rule, EnvyRule):
            yield _envy(law, rule)
        elif isinstance(rule, ItemRule | ListRule):
            yield _item(law, rule)
        elif isinstance(rule, CompartmentsRule):
            yield _compartments(law, rule)


def others(payout: Payout) -> Iterator[tuple[str, str]]:
    """Other payouts near to one: one up, one down, to and for exchanged."""
    if isinstance(payout, Odds):
        yield "up", str(Odds(payout.win + 1, payout.stake, payout.form))
        if payout.win > 1:
            yield "down", str(Odds(payout.win - 1, payout.stake, payout.form))
        yield "to/for", str(Odds(payout.win, payout.stake, "for" if payout.form == "to" else "to"))
    elif isinstance(payout, Share):
        yield "up", str(Share(payout.percent + 1, payout.of))
        yield "down", str(Share(payout.percent - 1, payout.of))
    elif isinstance(payout, Money):
        yield "up", str(Money(payout.dollars + 1))
        yield "down", str(Money(payout.dollars - 1))
    else:
        yield "pays", "7 to 1"


def _table(law: Regulation, rule: PaytableRule, letter: str | None) -> Subject:
    document = table_document(law, rule, letter)
    table = next(table for table in rule.tables if table.letter == letter)
    citation, at = rule.provision.citation, ("wagers", rule.wager, "payouts")
    faults: list[Fault] = []
    for hand, cell in table.rows.items():
        if isinstance(cell, Unsettled):
            faults.append(
                Fault(
                    f"{hand} unsettled", changed(document, (*at, hand), "7 to 2"), (*at, hand), citation, None, "7 to 2"
                )
            )
            continue
        for how, text in others(cell):
            required = None if cell is Word.NOT_PAID else str(cell)
            faults.append(
                Fault(f"{hand} {how}", changed(document, (*at, hand), text), (*at, hand), citation, required, text)
            )
        if paid(cell):
            faults.append(Fault(f"{hand} removed", without(document, (*at, hand)), at, citation, str(cell), None))
            faults.append(
                Fault(f"{hand} N/A", changed(document, (*at, hand), "N/A"), (*at, hand), citation, str(cell), "N/A")
            )
    for hand in (*_hands_of_other_tables(law, rule, letter), "Nine of a kind"):
        faults.append(Fault(f"{hand} added", changed(document, (*at, hand), "2 to 1"), (*at, hand), citation))
    for other in rule.tables if letter else ():
        if other.letter != letter:
            mixed = changed(document, ("wagers", rule.wager, "paytable"), other.letter)
            for hand, cell in other.rows.items():
                stated = document["wagers"][rule.wager]["payouts"].get(hand)
                if not isinstance(cell, Unsettled) and paid(cell) and stated is not None and stated != str(cell):
                    faults.append(Fault(f"letter {other.letter}", mixed, (*at, hand), citation, str(cell), stated))
    if letter:
        unknown = changed(document, ("wagers", rule.wager, "paytable"), "Z")
        if not rule.other_tables:
            faults.append(Fault("letter Z", unknown, ("wagers", rule.wager, "paytable"), citation, letter, "Z"))
        none = changed(document, ("wagers", rule.wager), {})
        faults.append(Fault("no letter, no payouts", none, ("wagers", rule.wager), citation, letter, None))
    return Subject(f"{citation} {rule.wager} {letter or ''}", document, faults)


def _hands_of_other_tables(law: Regulation, rule: PaytableRule, letter: str | None) -> Iterator[str]:
    own = next(table for table in rule.tables if table.letter == letter).rows
    added = {
        other.hand
        for other in law.rules
        if isinstance(other, OptionalRowRule) and other.added_to == rule.provision.citation
    }
    for other in law.wager_rules(rule.wager):
        if isinstance(other, PaytableRule):
            yield from (hand for hand in other.hands() if hand not in own and hand not in added)


def _odds(law: Regulation, rule: OddsRule) -> Subject:
    document, at = base(law), ("wagers", rule.wager)
    document["wagers"][rule.wager] = str(rule.odds)
    assert isinstance(rule.odds, Odds)
    citation, faults = rule.provision.citation, []
    below = str(Odds(2 * rule.odds.win - 1, 2 * rule.odds.stake, rule.odds.form))
    wrong = [("below", below)] if rule.provision.binds is Binds.MINIMUM else list(others(rule.odds))
    if rule.provision.binds is Binds.MINIMUM:
        wrong.append(("to/for", f"{rule.odds}".replace(" to ", " for ")))
        faults.append(Fault("not stated", changed(document, at, {}), at, citation, str(rule.odds), None))
    faults += [Fault(how, changed(document, at, text), at, citation, str(rule.odds), text) for how, text in wrong]
    return Subject(f"{citation} {rule.wager}", document, faults)


def _optional_row(law: Regulation, rule: OptionalRowRule) -> Subject:
    table = paytable_rule(law, rule.wager)
    document = table_document(law, table, table.tables[0].letter)
    at: Path = ("wagers", rule.wager, "payouts", rule.hand)
    document["wagers"][rule.wager]["payouts"][rule.hand] = str(rule.odds)
    assert isinstance(rule.odds, Odds)
    wrong = list(others(rule.odds))
    if rule.provision.binds is Binds.MINIMUM:
        wrong = [("below", str(Odds(rule.odds.win - 1, rule.odds.stake, rule.odds.form))), ("share", "100% of meter")]
    citation = rule.provision.citation
    faults = [Fault(how, changed(document, at, text), at, citation, str(rule.odds), text) for how, text in wrong]
    return Subject(f"{citation} {rule.hand}", document, faults)


def _meter(law: Regulation, rule: MeterRule, letter: str | None) -> Subject:
    document = table_document(law, paytable_rule(law, rule.wager), letter)
    at: Path = ("wagers", rule.wager, "meter")
    figures = rule.columns[letter]
    document["wagers"][rule.wager]["meter"] = {METER_NAMES[part]: str(figure) for part, figure in figures.items()}
    citation, faults = rule.provision.citation, []
    for part, figure in figures.items():
        name = METER_NAMES[part]
        wrong = [Seed(figure.dollars + 1, figure.for_one)] if isinstance(figure, Seed) else []
        wrong += [Seed(figure.dollars - 1, figure.for_one)] if isinstance(figure, Seed) and figure.dollars > 1 else []
        rates = [Rate(figure.percent + 1), Rate(figure.percent - 1)] if isinstance(figure, Rate) else []
        elsewhere = {column[part] for column in rule.columns.values() if part in column} - {figure}
        for text in map(str, [*wrong, *rates, *elsewhere]):
            faults.append(
                Fault(f"{part} {text}", changed(document, (*at, name), text), (*at, name), citation, str(figure), text)
            )
        rest = without(document, (*at, name))
        if len(figures) > 1:
            faults.append(Fault(f"{part} removed", rest, at, citation, str(figure), None, "warning"))
    if "Reserve" not in figures:
        more = changed(document, (*at, "reserve"), "3%")
        faults.append(Fault("reserve added", more, (*at, "reserve"), citation, None, "3%"))
    return Subject(f"{citation} {rule.wager} {letter or ''}", document, faults)


def _envy(law: Regulation, rule: EnvyRule) -> Subject:
    table = paytable_rule(law, rule.wager)
    document = table_document(law, table, table.tables[0].letter)
    schedules = {
        str(amount): {hand: str(bonus) for hand, bonus in rows.items()} for amount, rows in rule.schedules.items()
    }
    document["wagers"][rule.wager]["envy_bonus"] = schedules
    citation, faults = rule.provision.citation, []
    for amount, rows in rule.schedules.items():
        at: Path = ("wagers", rule.wager, "envy_bonus", str(amount))
        for hand, bonus in rows.items():
            for how, text in others(bonus):
                faults.append(
                    Fault(
                        f"{amount} {hand} {how}",
                        changed(document, (*at, hand), text),
                        (*at, hand),
                        citation,
                        str(bonus),
                        text,
                    )
                )
            if len(rows) > 1:
                faults.append(
                    Fault(f"{amount} {hand} removed", without(document, (*at, hand)), at, citation, str(bonus), None)
                )
        faults.append(
            Fault(f"{amount} hand added", changed(document, (*at, "Pair"), "$5"), (*at, "Pair"), citation, None, None)
        )
    return Subject(f"{citation} {rule.wager}", document, faults)


WRONG_VALUES = {
    "length": ["4 ft 11.999 in", "1.5 m", "59 in"],
    "yes or no": ["no"],
    "whole number": ["2", "4", "53"],
    "rounds": ["6 rounds", "500"],
    "odds": ["10 to 1", "12 to 1", "11 for 1"],
    "money": ["$49,999", "$1"],
    "share returned": ["1/3", "51%", "49%"],
}


def _item(law: Regulation, rule: ItemRule | ListRule) -> Subject:
    document = parts_document(law)
    at, citation = rule.path, rule.provision.citation
    faults: list[Fault] = []
    if isinstance(rule, ListRule):
        part = document
        for name in at[:-1]:
            part = part[name]
        for word, other in rule.includes.items():
            meant = {word, *other}
            left = [entry for entry in part[at[-1]] if entry not in meant]
            faults.append(Fault(f"without {word}", changed(document, at, left), at, citation, word, None))
    elif rule.required is not None:
        wrong = (
            [choice for choice in rule.choices if choice != rule.required] if rule.choices else WRONG_VALUES[rule.kind]
        )
        faults += [Fault(text, changed(document, at, text), at, citation, rule.required, text) for text in wrong]
    if isinstance(rule, ItemRule):
        faults.append(Fault("unreadable", changed(document, at, "sideways ½"), at, citation, None, "sideways"))
        for choice, election in rule.needs_election.items():
            made = {**document, "elections": [one for one in document["elections"] if one != election]}
            faults.append(Fault(f"{choice} not elected", made, at, citation, None, choice))
        if rule.differs_from:
            same = changed(document, at, next(choice for choice in rule.choices if choice != document["table"][at[-1]]))
            faults.append(Fault("the same as the other", same, at, citation))
    return Subject(f"{citation} {'/'.join(at)}", document, faults)


def _compartments(law: Regulation, rule: CompartmentsRule) -> Subject:
    document = base(law)
    stated: list[str] = document[rule.path[0]][rule.path[1]]
    citation, at = rule.provision.citation, rule.path
    swap = dict(zip(rule.alternating, reversed(rule.alternating), strict=True))
    faults: list[Fault] = []
    for place, entry in enumerate(stated):
        number, color = entry.split()
        here: Path = (*at, place)
        left = stated[:place] + stated[place + 1 :]
        faults.append(Fault(f"{number} removed", changed(document, at, left), at, citation, number, None))
        doubled = [*stated[: place + 1], entry, *stated[place + 1 :]]
        faults.append(
            Fault(f"{number} doubled", changed(document, at, doubled), (*at, place + 1), citation, None, entry)
        )
        far = f"{len(stated) + 5} {color}"
        faults.append(Fault(f"{number} out of range", changed(document, here, far), here, citation, None, far))
        other = f"{number} {swap.get(color, rule.alternating[0])}"
        faults.append(Fault(f"{number} other color", changed(document, here, other), here, citation, number, other))
        faults.append(
            Fault(f"{number} green", changed(document, here, f"{number} green"), here, citation, number, "green")
        )
    return Subject(f"{citation} {'/'.join(at)}", document, faults)


__all__ = ["Fault", "Subject", "subjects", "with_elections"]
