"""Typed values from the named parts of a document. What cannot be read is reported here, once."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from pacheck.findings import Finding, error
from pacheck.regulations.model import (
    Election,
    ItemRule,
    MeterFigure,
    OddsRule,
    Regulation,
)
from pacheck.submission.kinds import Value, read_value
from pacheck.submission.model import Stated, StatedTable, StatedWager, Submission
from pacheck.submission.tree import Form, Text
from pacheck.values.labels import nearest, normalise
from pacheck.values.measures import read_date
from pacheck.values.money import Money, read_money, read_rate, read_seed
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import read_payout
from pacheck.values.typography import look_alikes, lower, plain
from pacheck.wording import listing, quoted, shown

T = TypeVar("T")


def read_submission(form: Form, regulation: Regulation) -> tuple[Submission, list[Finding]]:
    """The submission that a document states, and what of it could not be read. Parts of the wrong shape are left
    out.
    """
    reading = _Reading(regulation)
    return reading.submission(form), reading.findings


class _Reading:
    def __init__(self, regulation: Regulation) -> None:
        self.regulation = regulation
        self.findings: list[Finding] = []

    def submission(self, form: Form) -> Submission:
        self.date(form, "submitted")
        wagers = form.part("wagers")
        return Submission(
            regulation=self.regulation,
            form=form,
            effective=self.date(form, "effective"),
            wagers={wager.name: wager for wager in self.wagers(wagers)} if wagers else {},
            elections=tuple(self.election(text) for text in form.texts("elections") or ()),
            items={rule.path: stated for rule, stated in self.items(form)},
        )

    def date(self, form: Form, name: str) -> Stated[datetime.date] | None:
        return self.optional(form.text(name), read_date, self.regulation.filed_under)

    def wagers(self, form: Form) -> Iterator[StatedWager]:
        for entry in form.entries.values():
            if not entry.known:
                continue
            stated = entry.value
            citation = self.citation(entry.name)
            if isinstance(stated, Text) and stated.text and self.pays_one_way(entry.name):
                odds = self.value(stated, read_payout, citation, wager=entry.name)
                yield StatedWager(entry.name, entry.place, entry.pointer, odds=odds)
            elif isinstance(stated, Form):
                yield self.wager(entry.name, stated, citation)

    def wager(self, name: str, form: Form, citation: str) -> StatedWager:
        payouts, meter, envy = form.part("payouts"), form.part("meter"), form.part("envy_bonus")
        amounts = form.texts("amounts")
        return StatedWager(
            name,
            form.place,
            form.pointer,
            odds=self.optional(form.text("odds"), read_payout, citation, wager=name),
            letter=self.optional(form.text("paytable"), _read_letter, citation, wager=name),
            payouts=self.table(payouts, read_payout, citation, name) if payouts else None,
            amounts=None
            if amounts is None
            else tuple(self.value(text, read_money, citation, wager=name) for text in amounts),
            meter=self.meter(meter, name) if meter else None,
            envy_bonus=tuple(self.schedules(envy, citation, name)) if envy else None,
        )

    def pays_one_way(self, wager: str) -> bool:
        rules = list(self.regulation.wager_rules(wager))
        return not rules or any(isinstance(rule, OddsRule) for rule in rules)

    def citation(self, wager: str) -> str:
        """The provision under which a wager's payouts are read; the first one recorded where several may apply."""
        for rule in self.regulation.wager_rules(wager):
            return rule.provision.citation
        return self.regulation.wagers_under

    def table(self, form: Form, reader: Callable[[str], T], citation: str, wager: str) -> StatedTable[T]:
        rows = {
            name: self.value(entry.value, reader, citation, wager=wager, hand=shown(name))
            for name, entry in form.entries.items()
            if isinstance(entry.value, Text) and entry.known
        }
        return StatedTable(rows, form.place, form.pointer)

    def meter(self, form: Form, wager: str) -> StatedTable[MeterFigure]:
        rows: dict[str, Stated[MeterFigure]] = {}
        citation = self.citation(wager)
        for name, entry in form.entries.items():
            if isinstance(entry.value, Text) and entry.known:
                reader: Callable[[str], MeterFigure] = read_seed if "seed" in name else read_rate
                rows[name] = self.value(entry.value, reader, citation, wager=wager)
        return StatedTable(rows, form.place, form.pointer)

    def schedules(self, form: Form, citation: str, wager: str) -> Iterator[tuple[Stated[Money], StatedTable[Money]]]:
        for entry in form.entries.values():
            amount = self.value(Text(entry.typed, entry.place, entry.pointer), read_money, citation, wager=wager)
            if isinstance(entry.value, Form):
                yield amount, self.table(entry.value, read_money, citation, wager)

    def items(self, form: Form) -> Iterator[tuple[ItemRule, Stated[Value]]]:
        for rule in self.regulation.part_rules:
            text = form.text(*rule.path)
            if isinstance(rule, ItemRule) and text is not None:
                yield rule, self.value(text, partial(read_value, rule), rule.provision.citation)

    def election(self, text: Text) -> Stated[Election]:
        named = _find_election(self.regulation, text.text)
        if named is not None or text.faulty:
            return Stated(named, text)
        known = [f"{election.name} (§ {election.citation})" for election in self.regulation.elections]
        near = nearest(text.text, [*(election.name for election in self.regulation.elections), *known])
        hint = f"Did you mean {near}?" if near else f"{self.regulation.game} allows: {listing(known)}." if known else ""
        message = f"{quoted(text.text)} is not an election that {self.regulation.game} allows."
        return Stated(
            None,
            text,
            self.report(
                error(
                    "unknown-election",
                    self.regulation.wagers_under,
                    text,
                    message,
                    submitted=shown(text.text),
                    help=" ".join(filter(None, (look_alikes(text.text), hint))) or None,
                )
            ),
        )

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


def _find_election(regulation: Regulation, text: str) -> Election | None:
    citation = lower(plain(text)).replace("58 pa. code", "").replace("58 pa code", "").replace("§", "").replace(" ", "")
    name = normalise(text)
    for election in regulation.elections:
        if citation == election.citation or name == normalise(election.name):
            return election
    return None
