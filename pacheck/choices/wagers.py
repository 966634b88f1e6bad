"""The choices of one wager: whether it is offered, its paytable, odds, amounts, meter and Envy Bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pacheck.checks.beside import hands_apart, own_part
from pacheck.choices.model import AMOUNTS, ODDS, PAYTABLE, Choice
from pacheck.choices.unlisted import unlisted_choices
from pacheck.compare.tables import Selection, cell_text, select
from pacheck.findings import Spot
from pacheck.regulations.model import PaytableRule, paid
from pacheck.submission.citing import WagerCitations, cite
from pacheck.submission.model import Stated, StatedWager, Submission
from pacheck.submission.tree import Entry
from pacheck.values.odds import Word
from pacheck.wording import listing, shown


def wager_choices(submission: Submission) -> Iterator[Choice]:
    """The choices of all wagers, in the regulation's order; wagers that it does not have come last."""
    for made in choices_by_wager(submission):
        yield from made


def choices_by_wager(submission: Submission) -> Iterator[list[Choice]]:
    """The choices of each wager that is offered, that it is offered first of them."""
    form = submission.form.part("wagers")
    if form is None:
        return
    elected = {election.value.citation for election in submission.elections if election.value is not None}
    for wager in submission.regulation.wagers:
        entry = form.entries.get(wager)
        if entry is not None:
            yield list(_OneWager(submission, entry, cite(submission.regulation, wager, elected)).choices())
    for entry in form.entries.values():
        if not entry.known:
            yield list(unlisted_choices(entry, submission.regulation.wagers_under))


class _OneWager:
    def __init__(self, submission: Submission, entry: Entry, cited: WagerCitations) -> None:
        self.submission, self.entry, self.cited = submission, entry, cited
        self.wager = entry.name
        self.stated = submission.wagers.get(entry.name) or StatedWager(entry.name, entry.place, entry.pointer)

    def choices(self) -> Iterator[Choice]:
        yield self.choice("", "offered", True, self.entry, self.cited.payouts)
        stated = self.stated
        if stated.odds is not None:
            yield self.value(ODDS, stated.odds, self.cited.payouts)
        yield from self.payouts()
        if stated.amounts:
            amounts = [amount.shown for amount in stated.amounts]
            values = frozenset(amount.value or amount.shown for amount in stated.amounts)
            yield self.choice(AMOUNTS, listing(amounts, "and"), values, stated.amounts[0], self.cited.payouts)
        for part, figure in (stated.meter.rows if stated.meter else {}).items():
            yield self.value(f"meter: {part.replace('_', '/').capitalize()}", figure, self.cited.meter)
        for amount, table in stated.envy_bonus or ():
            for hand, bonus in table.rows.items():
                named = f"Envy Bonus for {amount.value or amount.shown}: {shown(hand)}"
                yield self.value(named, bonus, self.cited.envy_bonus, hand)

    def payouts(self) -> Iterator[Choice]:
        rules = [
            rule
            for rule in self.submission.regulation.wager_rules(self.wager)
            if isinstance(rule, PaytableRule) and self.submission.applies(rule.provision)
        ]
        if not rules:
            yield from self.as_stated()
            return
        yield from self.paytable(rules)
        rows = self.stated.payouts.rows if self.stated.payouts else {}
        for hand, stated in _paid_rows(rows).items():
            yield self.value(shown(hand), stated, self.cited.row(hand), hand)
        if not rows:
            yield from (row for rule in rules for row in self.following(rule))

    def as_stated(self) -> Iterator[Choice]:
        """What is stated of a wager whose tables are not on record."""
        if self.stated.letter is not None:
            yield self.value(PAYTABLE, self.stated.letter, self.cited.payouts)
        for hand, stated in (self.stated.payouts.rows if self.stated.payouts else {}).items():
            yield self.value(shown(hand), stated, self.cited.row(hand), hand)

    def paytable(self, rules: Sequence[PaytableRule]) -> Iterator[Choice]:
        """The letter that is stated, or that of the table which the payouts equal."""
        letter = self.stated.letter
        if letter is not None:
            yield self.choice(PAYTABLE, letter.value or letter.shown, letter.value, letter, self.cited.payouts)
            return
        for rule in rules:
            chosen = self.selected(rule)
            if chosen.exact and len(chosen.tables) == 1 and chosen.tables[0].letter and self.stated.payouts:
                known = chosen.tables[0].letter
                yield self.choice(PAYTABLE, known, known, self.stated.payouts, rule.provision.citation)
                return

    def following(self, rule: PaytableRule) -> Iterator[Choice]:
        """The rows that follow from the table where none are stated."""
        tables = self.selected(rule).tables
        for hand, cell in tables[0].rows.items() if len(tables) == 1 else ():
            if paid(cell):
                at: Spot = self.stated.letter or self.entry
                yield self.choice(hand, cell_text(cell), cell, at, rule.provision.citation, hand, stated=False)

    def selected(self, rule: PaytableRule) -> Selection:
        return select(rule, own_part(self.submission, rule, self.stated), hands_apart(self.submission, rule))

    def value(self, name: str, stated: Stated[Any], citation: str, hand: str | None = None) -> Choice:
        value = stated.shown if stated.value is None else stated.value
        text = stated.shown if stated.value is None or isinstance(stated.value, str) else str(stated.value)
        return self.choice(name, text, value, stated, citation, hand)

    def choice(
        self,
        name: str,
        text: str,
        value: Any,
        at: Spot,
        citation: str,
        hand: str | None = None,
        *,
        stated: bool = True,
    ) -> Choice:
        return Choice(
            self.wager, name, text, value, citation, at.pointer, at.place.line, stated, shown(hand) if hand else None
        )


def _paid_rows(rows: Mapping[str, Stated[Any]]) -> dict[str, Stated[Any]]:
    """The rows that pay something: `N/A` is an absent row."""
    return {hand: stated for hand, stated in rows.items() if stated.value is not Word.NOT_PAID}
