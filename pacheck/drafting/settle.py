"""The choices of a new submission, one after the other: as the options say, or else as they are answered."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeVar

from pacheck.checks.figures import required_text
from pacheck.drafting.answers import Answers
from pacheck.drafting.days import first_day, ground_on
from pacheck.drafting.given import Given, Options, given
from pacheck.drafting.ground import Ground
from pacheck.drafting.items import settle_items, settle_parts
from pacheck.law.tables import paytable_lines
from pacheck.misuse import Misuse
from pacheck.regulations.model import Election, OptionalRowRule, Regulation, paid
from pacheck.regulations.provision import Path
from pacheck.source.limits import MAX_TEXT_LENGTH
from pacheck.wording import is_hidden, listing, quoted

T = TypeVar("T")


class Draft(NamedTuple):
    """A new submission before it is written: what was chosen of what the law leaves open."""

    ground: Ground
    holder: str
    """Empty where it is to be filled in."""
    letters: Mapping[str, str | None]
    """The wagers that are offered, each with the letter of its paytable where it has letters."""
    rows: frozenset[tuple[str, str]]
    """The rows that are added, by wager and hand."""
    elections: tuple[Election, ...]
    parts: frozenset[str]
    items: Mapping[Path, str]


def settle(law: Regulation, options: Options, answers: Answers, today: datetime.date, width: int | None) -> Draft:
    """Settle every choice that the law of a game leaves. Raises Misuse for what cannot be had."""
    chosen = given(law, options)
    holder = _value(options.holder, "--holder", answers, "certificate holder (the casino)", read_holder, "")
    question = "day on which the rules start to be used, such as 2025-07-01"
    usual = str(first_day(law, today))
    ground = _value(options.effective, "--effective", answers, question, lambda text: ground_on(law, text), usual)
    return _Choices(ground, chosen, answers, width).draft(holder)


def read_holder(text: str) -> str:
    """A name that is safe in a file and on a terminal. Raises Misuse for any other."""
    hidden = [char for char in text if is_hidden(char)]
    if hidden:
        raise Misuse(f"--holder: {quoted(text)} contains characters that cannot be seen; type plain letters")
    if len(text) > MAX_TEXT_LENGTH:
        raise Misuse(f"--holder: the name is longer than {MAX_TEXT_LENGTH:,} characters")
    return text.strip()


def _value(
    text: str | None, option: str, answers: Answers, question: str, read: Callable[[str], T], usual: str | None
) -> T:
    return answers.value(question, read, usual, option) if text is None else read(text)


class _Choices:
    def __init__(self, ground: Ground, chosen: Given, answers: Answers, width: int | None) -> None:
        self.ground, self.chosen, self.answers, self.width = ground, chosen, answers, width
        self.law = ground.law
        self.letters: dict[str, str | None] = {}
        self.rows: set[tuple[str, str]] = set()

    def draft(self, holder: str) -> Draft:
        self.ground = replace(self.ground, elected=frozenset(self.steering()))
        for wager in self.law.wagers:
            if self.offered(wager):
                self.letters[wager] = self.letter(wager)
                self.rows |= {(wager, rule.hand) for rule in self.ground.rows(wager) if self.added(rule)}
        self.refuse_lost()
        elections = tuple(one for one in self.law.elections if self.elected(one))
        parts = settle_parts(self.ground, self.chosen, self.answers)
        made = {one.citation for one in elections}
        items = settle_items(self.ground, parts, made, self.letters, self.chosen, self.answers)
        return Draft(self.ground, holder, self.letters, frozenset(self.rows), elections, parts, items)

    def steering(self) -> list[str]:
        """The elections that decide which provisions apply, so that they come first."""
        made = []
        for election in self.ground.steering():
            wager, named = election.needs_wager, self.chosen.elections
            if wager is not None and wager in (self.chosen.offers or ()):
                made.append(election.citation)
            elif named is not None:
                made += [election.citation] if election.citation in named else []
            elif self.answers.wants(_elect(election), False, f"--elect {election.citation}"):
                made.append(election.citation)
        return made

    def offered(self, wager: str) -> bool:
        ground, chosen = self.ground, self.chosen
        if not ground.open(wager):
            return False
        if ground.must(wager) or wager in chosen.letters or any(map(self.is_steered, ground.needing(wager))):
            return True
        if chosen.offers is not None:
            return wager in chosen.offers
        return self.answers.wants(
            f"offer the {wager}? ({self.under(wager)})", self.usually(wager), f"--offer {quoting(wager)}"
        )

    def is_steered(self, election: Election) -> bool:
        return election.citation in self.ground.elected

    def under(self, wager: str) -> str:
        rule = self.ground.odds(wager)
        citation = (rule or self.ground.tables(wager)[0]).provision.citation
        return f"§ {citation}, pays {required_text(rule)}" if rule else f"§ {citation}"

    def usually(self, wager: str) -> bool:
        """Whether a wager is offered unless something else is said: where it needs no election, or is the first of a
        game that would have no wager otherwise.
        """
        choosable = [one for one in self.law.wagers if self.ground.open(one)]
        own = [one for one in choosable if self.ground.must(one) or not self.ground.needing(one)]
        return wager in (own or choosable[:1])

    def letter(self, wager: str) -> str | None:
        rule = self.ground.lettered(wager)
        if rule is None:
            return None
        named = self.chosen.letters.get(wager)
        if named is None:
            return self.answers.one_of(
                f"which paytable of the {wager}? (§ {rule.provision.citation})",
                rule.letters,
                f"--paytable {quoting(f'{wager}=LETTER')}",
                lambda: list(paytable_lines(rule, self.width)),
            )
        if rule.table(named) is None:
            raise Misuse(f"--paytable: {wager} has no Paytable {named} under § {rule.provision.citation}")
        return named

    def added(self, rule: OptionalRowRule) -> bool:
        election, named = self.ground.election_of(rule), self.chosen
        if named.rows is not None and (rule.wager, rule.hand) in named.rows:
            return True
        if election is not None and named.elections is not None:
            return election.citation in named.elections
        if named.rows is not None:
            return False
        return self.answers.wants(
            f"add the row {rule.hand} to the {rule.wager}? (§ {rule.provision.citation}, pays {required_text(rule)})",
            False,
            f"--row {quoting(f'{rule.wager}={rule.hand}')}",
        )

    def elected(self, election: Election) -> bool:
        ground, named = self.ground, self.chosen.elections
        rows = [rule for rule in ground.brought_by(election) if (rule.wager, rule.hand) in self.rows]
        lacking = self.lacking(election)
        if lacking is None:
            brings = any(True for _ in ground.brought_by(election))
            own = election.needs_wager and ground.own_election(election.needs_wager) is election
            if rows or own or self.is_steered(election):
                return True
            if election in ground.steering() or (brings and named is None):
                return False
            if named is not None:
                return election.citation in named
            return self.answers.wants(_elect(election), False, f"--elect {election.citation}")
        if named is not None and election.citation in named and "--elect" not in self.chosen.everything:
            raise Misuse(f"--elect: § {election.citation} ({election.name}) {lacking}")
        return False

    def lacking(self, election: Election) -> str | None:
        """What an election needs and does not have."""
        wager, hand = election.needs_wager, election.needs_row
        if wager is not None and wager not in self.letters:
            if not self.ground.on_record(wager):
                return f"needs the {wager}, which is not on record and is written for you to fill in"
            return f"needs the {wager}: add --offer {quoting(wager)}"
        rows = list(self.ground.brought_by(election))
        if rows and not any((rule.wager, rule.hand) in self.rows for rule in rows):
            wagers = listing(dict.fromkeys(rule.wager for rule in rows))
            return f"needs a row that none of the tables has that are written: {wagers}"
        if hand is not None and not rows and not self.pays(hand):
            return f"needs the odds of {hand}, which no table has that is written"
        return None

    def pays(self, hand: str) -> bool:
        tables = [(rule, letter) for wager, letter in self.letters.items() for rule in self.ground.tables(wager)]
        stated = [rule.table(letter) if letter and rule.letters else rule.tables[0] for rule, letter in tables]
        return any(table is not None and hand in table.rows and paid(table.rows[hand]) for table in stated)

    def refuse_lost(self) -> None:
        """Raises Misuse for wagers and rows that options name and that cannot be written."""
        named = {"--offer": self.chosen.offers or frozenset(), "--paytable": frozenset(self.chosen.letters)}
        for option, wagers in named.items():
            for wager in sorted(wagers - self.letters.keys()) if option not in self.chosen.everything else ():
                raise Misuse(f"{option}: {self.why_not(wager)}")
        for wager, hand in sorted((self.chosen.rows or frozenset()) - self.rows):
            if "--row" not in self.chosen.everything:
                where = "its tables" if wager in self.letters else f"the {wager}, which is not offered"
                raise Misuse(f"--row: {hand} cannot be added to {where}")

    def why_not(self, wager: str) -> str:
        if not self.ground.on_record(wager):
            return f"{wager} is not on record: it is written as a comment, for you to fill in"
        provision = self.ground.out_of_force(wager)
        if provision is not None:
            return f"{wager} may not be offered on {self.ground.day}: § {provision.citation} is not in force"
        needed = [rule.provision.if_elected for rule in self.law.wager_rules(wager) if rule.provision.if_elected]
        return f"{wager} is offered only where it is elected: add --elect {listing(dict.fromkeys(needed))}"


def _elect(election: Election) -> str:
    return f"elect {election.name}? (§ {election.citation})"


def quoting(text: str) -> str:
    """A value of an option as a person types it."""
    return f"'{text}'" if " " in text and "'" not in text else f'"{text}"' if " " in text else text
