"""Typed values from the named parts of a document. What cannot be read is reported here, once."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import TypeVar

from pacheck.findings import Finding, error
from pacheck.regulations.model import Election, ItemRule, MeterFigure, OddsRule, Regulation
from pacheck.submission.citing import WagerCitations, cite
from pacheck.submission.electing import find_election, unknown_election
from pacheck.submission.kinds import Value, read_value
from pacheck.submission.model import Stated, StatedTable, StatedWager, Submission
from pacheck.submission.tree import Form, Text
from pacheck.submission.unlisted import unlisted
from pacheck.values.measures import read_date
from pacheck.values.money import Money, read_money, read_rate, read_seed, read_wager_amount
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import read_payout
from pacheck.values.typography import look_alikes, lower, plain
from pacheck.wording import quoted, shown

T = TypeVar("T")


def read_submission(form: Form, regulation: Regulation, today: datetime.date) -> tuple[Submission, list[Finding]]:
    """The submission that a document states, under the regulation as of the day on which it takes effect, and what of
    it could not be read. Parts of the wrong shape are left out.
    """
    reading = _Reading(regulation)
    return reading.submission(form, today), reading.findings


class _Reading:
    def __init__(self, regulation: Regulation) -> None:
        self.regulation = regulation
        self.findings: list[Finding] = []

    def submission(self, form: Form, today: datetime.date) -> Submission:
        self.date(form, "submitted")
        effective = self.date(form, "effective")
        self.regulation = self.regulation.on(effective.value if effective and effective.value else today)
        elections = tuple(self.election(text) for text in form.texts("elections") or ())
        elected = {election.value.citation for election in elections if election.value is not None}
        wagers = form.part("wagers")
        return Submission(
            regulation=self.regulation,
            form=form,
            effective=effective,
            wagers={wager.name: wager for wager in self.wagers(wagers, elected)} if wagers else {},
            elections=elections,
            items={rule.path: stated for rule, stated in self.items(form)},
        )

    def date(self, form: Form, name: str) -> Stated[datetime.date] | None:
        return self.optional(form.text(name), read_date, self.regulation.filed_under)

    def election(self, text: Text) -> Stated[Election]:
        named = find_election(self.regulation, text.text)
        if named is not None or text.faulty:
            return Stated(named, text)
        gap = self.regulation.not_seen
        if gap:
            names = [election.name for election in self.regulation.elections]
            found = unlisted("election", text.text, names, text, self.regulation.wagers_under, gap)
            return Stated(None, text, self.report(found))
        return Stated(None, text, self.report(unknown_election(self.regulation, text)))

    def wagers(self, form: Form, elected: Collection[str]) -> Iterator[StatedWager]:
        for entry in form.entries.values():
            if not entry.known:
                continue
            stated = entry.value
            cited = cite(self.regulation, entry.name, elected)
            if isinstance(stated, Text) and stated.text and self.pays_one_way(entry.name):
                odds = self.value(stated, read_payout, cited.payouts, wager=entry.name)
                yield StatedWager(entry.name, entry.place, entry.pointer, odds=odds)
            elif isinstance(stated, Form):
                yield self.wager(entry.name, stated, cited)

    def pays_one_way(self, wager: str) -> bool:
        rules = list(self.regulation.wager_rules(wager))
        return not rules or any(isinstance(rule, OddsRule) for rule in rules)

    def wager(self, name: str, form: Form, cited: WagerCitations) -> StatedWager:
        payouts, meter, envy = form.part("payouts"), form.part("meter"), form.part("envy_bonus")
        amounts = form.texts("amounts")
        return StatedWager(
            name,
            form.place,
            form.pointer,
            odds=self.optional(form.text("odds"), read_payout, cited.payouts, name),
            letter=self.optional(form.text("paytable"), _read_letter, cited.payouts, name),
            payouts=self.table(payouts, lambda _: read_payout, cited.row, name) if payouts else None,
            amounts=tuple(self.value(text, read_wager_amount, cited.payouts, wager=name) for text in amounts or ()),
            meter=self.table(meter, _meter_reader, lambda _: cited.meter, name, hands=False) if meter else None,
            envy_bonus=tuple(self.schedules(envy, cited.envy_bonus, name)) if envy else None,
        )

    def table(
        self,
        form: Form,
        reader: Callable[[str], Callable[[str], T]],
        citation: Callable[[str], str],
        wager: str,
        hands: bool = True,
    ) -> StatedTable[T]:
        """The rows of a part; how each is read and cited goes by its name. Outside payouts, `N/A` is an absent row."""
        rows = {
            name: self.value(text, reader(name), citation(name), wager=wager, hand=shown(name) if hands else None)
            for name, text in self.rows(form, wager)
            if reader(name) is read_payout or lower(plain(text.text)) != "n/a"
        }
        return StatedTable(rows, form.place, form.pointer)

    def rows(self, form: Form, wager: str) -> Iterator[tuple[str, Text]]:
        """The rows whose names are known, or all rows of a wager without figures on record."""
        every = not list(self.regulation.wager_rules(wager))
        for name, entry in form.entries.items():
            if isinstance(entry.value, Text) and (entry.known or every):
                yield name, entry.value

    def schedules(self, form: Form, citation: str, wager: str) -> Iterator[tuple[Stated[Money], StatedTable[Money]]]:
        for entry in form.entries.values():
            amount = self.value(Text(entry.typed, entry.place, entry.pointer), read_money, citation, wager=wager)
            if isinstance(entry.value, Form):
                yield amount, self.table(entry.value, lambda _: read_money, lambda _: citation, wager)

    def items(self, form: Form) -> Iterator[tuple[ItemRule, Stated[Value]]]:
        for rule in self.regulation.part_rules:
            text = form.text(*rule.path)
            if isinstance(rule, ItemRule) and text is not None:
                yield rule, self.value(text, partial(read_value, rule), rule.provision.citation)

    def optional(
        self, text: Text | None, reader: Callable[[str], T], citation: str, wager: str | None = None
    ) -> Stated[T] | None:
        return None if text is None else self.value(text, reader, citation, wager=wager)

    def value(
        self,
        text: Text,
        reader: Callable[[str], T],
        citation: str,
        *,
        wager: str | None = None,
        hand: str | None = None,
    ) -> Stated[T]:
        if not text.text:
            return Stated(None, text)
        try:
            return Stated(reader(text.text), text)
        except Unreadable as unreadable:
            if text.faulty:
                return Stated(None, text)
            message = f"{quoted(text.text)} {unreadable.problem}."
            remedy = " ".join(filter(None, (look_alikes(text.text), unreadable.remedy))) or None
            found = error(
                "unreadable-value",
                citation,
                text,
                message,
                wager=wager,
                hand=hand,
                submitted=shown(text.text),
                help=remedy,
            )
            return Stated(None, text, self.report(found))

    def report(self, finding: Finding) -> Finding:
        self.findings.append(finding)
        return finding


def _read_letter(text: str) -> str:
    """The name of a paytable: `B`, `b` or `Paytable B`; it may be one that the wager does not have."""
    words = plain(text).split(" ")
    if len(words) == 2 and lower(words[0]) == "paytable":
        words = words[1:]
    if len(words) != 1 or not words[0].isascii() or not words[0].isalnum() or len(words[0]) > 3:
        raise Unreadable("is not the letter of a paytable", "Write the letter alone, for example B.")
    return words[0].upper()


def _meter_reader(name: str) -> Callable[[str], MeterFigure]:
    return read_seed if "seed" in name else read_rate
