"""JSON Schemas of what a wager pays: single odds, paytables by letter or by their rows, rows that may be added."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

from pacheck.lawschema.texts import ABSENT, PAYOUT, all_of, least_odds, one_of, spelled, written
from pacheck.regulations.model import OddsRule, OptionalRowRule, Paytable, PaytableRule, Unsettled, paid
from pacheck.regulations.provision import Binds
from pacheck.regulations.schema import Schema
from pacheck.values.odds import Odds, Word

MeterOf: TypeAlias = Callable[[str | None], Schema]
"""What a wager's meter must be, beside the table of a letter."""


def figure_schema(rule: OddsRule | OptionalRowRule) -> Schema:
    """The odds that a rule allows."""
    if rule.provision.binds is Binds.MINIMUM and isinstance(rule.odds, Odds):
        return least_odds(rule.odds)
    return one_of(written(rule.odds))


def odds_schema(rule: OddsRule) -> Schema:
    """A wager that pays one way: its odds alone, or under their name; fixed odds may be left out."""
    odds = figure_schema(rule)
    needed = ["odds"] if rule.provision.binds is Binds.MINIMUM else []
    return {"anyOf": [{"type": "string", **odds}, {"type": "object", "properties": {"odds": odds}, "required": needed}]}


def table_schemas(rules: Sequence[PaytableRule], added: Sequence[OptionalRowRule], meter: MeterOf) -> Iterator[Schema]:
    """What the tables that apply to a wager together ask of it; its meter goes with the table of the first."""
    if not rules:
        return
    if not any(rule.letters for rule in rules):
        yield {"properties": {"paytable": False}}
    for rule in rules:
        tables = _Tables(rule, [other for other in rules if other is not rule], added)
        yield from tables.schemas(meter if rule is rules[0] else lambda letter: {})
    for row in added:
        if row.added_to in {rule.provision.citation for rule in rules}:
            yield {"properties": {"payouts": {"properties": {row.hand: {"anyOf": [figure_schema(row), ABSENT]}}}}}


class _Tables:
    """The tables of one rule, beside those of other rules for the same wager."""

    def __init__(self, rule: PaytableRule, beside: Sequence[PaytableRule], added: Sequence[OptionalRowRule]) -> None:
        self.rule, self.beside = rule, beside
        self.open = bool(rule.other_rows) or any(other.other_rows or other.other_tables for other in beside)
        own, of = rule.provision.citation, {other.provision.citation for other in beside}
        self.apart = {row.hand for row in added if row.added_to == own}
        elsewhere = {hand for other in beside for hand in other.hands()}
        elsewhere |= {row.hand for row in added if row.added_to in of}
        self.apart |= elsewhere - {*rule.hands()}

    def schemas(self, meter: MeterOf) -> Iterator[Schema]:
        rule = self.rule
        if not rule.letters:
            whole = all_of([self.column(rule.tables[0]), meter(None)])
            yield {"if": self.states_own_rows(), "then": whole} if self.beside else whole
            return
        columns = {letter: all_of([self.column(table), meter(letter)]) for letter, table in self.lettered()}
        if not rule.other_tables:
            yield {"properties": {"paytable": one_of(rule.letters)}}
        for letter, column in columns.items():
            named = {"properties": {"paytable": {"enum": spelled(letter)}}, "required": ["paytable"]}
            yield {"if": named, "then": column, "$comment": f"§ {rule.provision.citation}, Paytable {letter}"}
        payouts: Schema = {"required": ["payouts"]}
        if not rule.other_tables:
            payouts["anyOf"] = list(columns.values())
            payouts["anyOf"] += [{"not": self.states_own_rows()}] if self.beside else []
        yield {"if": {"not": {"required": ["paytable"]}}, "then": payouts}

    def lettered(self) -> Iterator[tuple[str, Paytable]]:
        yield from ((table.letter, table) for table in self.rule.tables if table.letter is not None)

    def column(self, table: Paytable) -> Schema:
        """The payouts of one table, whole."""
        rows: dict[str, Schema] = {}
        required: list[str] = []
        for hand, cell in table.rows.items():
            readings = cell.readings if isinstance(cell, Unsettled) else (cell,)
            pays = all(map(paid, readings))
            texts = [text for reading in readings if reading is not Word.NOT_PAID for text in written(reading)]
            rows[hand] = one_of(texts) if pays else {"enum": [*texts, *ABSENT["enum"]]}
            required += [hand] if pays else []
        rows |= dict.fromkeys(sorted(self.apart - rows.keys()), PAYOUT)
        rows |= {hand: ABSENT for hand in self.rule.hands() if hand not in rows}
        payouts: Schema = {"properties": rows, "required": required}
        return {"properties": {"payouts": payouts if self.open else {**payouts, "additionalProperties": False}}}

    def states_own_rows(self) -> Schema:
        own: Collection[Schema] = [{"required": [hand]} for hand in self.rule.hands()]
        return {"properties": {"payouts": {"anyOf": own}}, "required": ["payouts"]}
