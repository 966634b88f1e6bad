"""A wager of a draft: its odds, or its paytable written out whole, with its meter and Envy Bonuses."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.figures import required_text
from pacheck.compare.tables import cell_text
from pacheck.drafting import yaml
from pacheck.drafting.ground import cited
from pacheck.drafting.settle import Draft
from pacheck.regulations.model import (
    MeterRule,
    OddsRule,
    OptionalRowRule,
    Paytable,
    PaytableRule,
    UnrecordedRule,
    Unsettled,
    paid,
)
from pacheck.regulations.provision import Absence, Binds
from pacheck.wording import listing

_PARTS = {"Seed/reseed": "seed_reseed", "Seed": "seed", "Reseed": "reseed", "Primary": "primary", "Reserve": "reserve"}


def wager_lines(draft: Draft, wager: str, before: str | None) -> tuple[list[str], str]:
    """The lines of a wager, and the remark on its odds: it is not said again under one like it that stands `before`,
    which is None for the first wager.
    """
    ground = draft.ground
    odds = ground.odds(wager)
    gap = [] if before is None else [""]
    if odds is None:
        return [*gap, *_table_lines(draft, wager)], ""
    remark = _odds_remark(odds)
    lines = [yaml.entry(wager, str(odds.odds), 1)]
    if remark != before:
        lines = [*gap, *yaml.comment(remark, 1), *lines]
    unrecorded = [line for rule in ground.law.unrecorded(wager) for line in _unrecorded(rule, 1)]
    return [*lines, *unrecorded], remark


def _odds_remark(rule: OddsRule) -> str:
    provision = rule.provision
    if provision.binds is not Binds.MINIMUM:
        return f"§ {provision.citation}: fixed odds"
    must = "; each must be stated" if provision.absence is Absence.VIOLATION else ""
    return f"§ {provision.citation}: the least odds; more is allowed{must}"


def _table_lines(draft: Draft, wager: str) -> Iterator[str]:
    ground, letter = draft.ground, draft.letters[wager]
    rules = ground.tables(wager)
    for rule in rules:
        yield from yaml.comment(_table_remark(rule), 1)
        for remark in (rule.provision.doubt, _gap(rule)):
            yield from yaml.comment(remark, 1) if remark else ()
    yield yaml.entry(wager, depth=1)
    if letter is not None:
        yield yaml.entry("paytable", letter, 2)
    envy = ground.envy(wager)
    if envy is not None:
        yield from yaml.comment(
            f"§ {envy.provision.citation}: of these amounts, delete here and below what is not offered", 2
        )
        yield yaml.entry("amounts", depth=2)
        yield from yaml.items([str(amount) for amount in envy.schedules], 3)
    yield yaml.entry("payouts", depth=2)
    for rule in rules:
        yield from _rows(_selected(rule, letter))
    for added in ground.rows(wager):
        if (wager, added.hand) in draft.rows:
            yield from _added(added)
    for meter in ground.meters(wager):
        yield from _meter(meter, letter)
    if envy is not None:
        yield from yaml.comment(f"§ {envy.provision.citation}: by the amount that was wagered", 2)
        yield yaml.entry("envy_bonus", depth=2)
        for amount, bonuses in envy.schedules.items():
            yield yaml.entry(str(amount), depth=3)
            yield from (yaml.entry(hand, str(bonus), 4) for hand, bonus in bonuses.items())
    for unrecorded in ground.law.unrecorded(wager):
        if ground.applies(unrecorded.provision):
            yield from _unrecorded(unrecorded, 2)


def _table_remark(rule: PaytableRule) -> str:
    citation = f"§ {rule.provision.citation}"
    return f"{citation}: one of Paytable {listing(rule.letters)}" if rule.letters else f"{citation}: one paytable"


def _gap(rule: PaytableRule) -> str:
    """What of the tables is not on record."""
    gaps = filter(None, (rule.other_tables, rule.other_rows))
    named = listing(gaps, "and")
    return f"Not on record: {named}." if named else ""


def _selected(rule: PaytableRule, letter: str | None) -> Paytable:
    return (rule.table(letter) if letter and rule.letters else None) or rule.tables[0]


def _rows(table: Paytable) -> Iterator[str]:
    for hand, cell in table.rows.items():
        if isinstance(cell, Unsettled):
            remark = f"not settled by the source, which prints {cell.printed}: {cell_text(cell)} is accepted"
            yield from yaml.comment(remark, 3)
            yield yaml.entry(hand, str(cell.readings[0]), 3)
        elif paid(cell):
            yield yaml.entry(hand, str(cell), 3)


def _added(rule: OptionalRowRule) -> Iterator[str]:
    yield from yaml.comment(f"§ {rule.provision.citation}: {required_text(rule)}, or no such row", 3)
    yield yaml.entry(rule.hand, str(rule.odds), 3)


def _meter(rule: MeterRule, letter: str | None) -> Iterator[str]:
    figures = rule.columns.get(letter) or rule.columns.get(None)
    if figures:
        yield from yaml.comment(f"§ {rule.provision.citation}", 2)
        yield yaml.entry("meter", depth=2)
        yield from (yaml.entry(_PARTS[part], str(figure), 3) for part, figure in figures.items())


def _unrecorded(rule: UnrecordedRule, depth: int) -> Iterator[str]:
    what = listing([part.replace("_", " ") for part in rule.parts], "and") or rule.what
    yield from yaml.comment(
        f"{cited([rule.provision.citation])}: {what} not on record; what is stated is accepted and not verified", depth
    )
