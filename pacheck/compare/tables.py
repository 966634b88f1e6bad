"""A stated paytable beside the regulation's, row by row."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from typing import NamedTuple

from pacheck.regulations.model import Cell, Paytable, PaytableRule, Unsettled, paid
from pacheck.submission.model import Stated, StatedWager
from pacheck.values.odds import Agreement, Payout, Word, agreement
from pacheck.wording import listing


class Match(Enum):
    """How one row came out."""

    SAME = "same"
    OTHER_TERMS = "other terms"
    DIFFERS = "differs"
    MISSING = "missing"
    EXTRA = "extra"
    UNSETTLED = "unsettled"
    UNREADABLE = "unreadable"


VIOLATIONS = frozenset({Match.DIFFERS, Match.MISSING, Match.EXTRA})


class RowMatch(NamedTuple):
    """A hand with its cell in the regulation (None for a row that the table does not have) and as stated."""

    hand: str
    cell: Cell | None
    stated: Stated[Payout] | None
    match: Match


def compare_table(table: Paytable, rows: Mapping[str, Stated[Payout]], apart: Collection[str]) -> tuple[RowMatch, ...]:
    """Every row of the table and of the statement, in the table's order; the hands in `apart` are left out."""
    matched = [_row(hand, cell, rows.get(hand)) for hand, cell in table.rows.items()]
    extra = [
        RowMatch(hand, None, stated, _extra(stated))
        for hand, stated in rows.items()
        if hand not in table.rows and hand not in apart
    ]
    return (*matched, *extra)


def violations(rows: Collection[RowMatch]) -> int:
    """In how many rows a statement violates the table."""
    return sum(row.match in VIOLATIONS for row in rows)


def cell_text(cell: Cell | None) -> str:
    """A cell of the regulation in words; the readings of an unsettled one."""
    if isinstance(cell, Unsettled):
        return listing(str(reading) for reading in cell.readings)
    return str(Word.NOT_PAID if cell is None else cell)


class Selection(NamedTuple):
    """Which tables a wager's statement selects or comes nearest to, and how it compares with the first of them.

    One exact table: `exact`. Several tables: no letter was stated, and all are equally near.
    """

    tables: tuple[Paytable, ...]
    rows: tuple[RowMatch, ...]
    exact: bool


def select(rule: PaytableRule, stated: StatedWager, apart: Collection[str]) -> Selection:
    """The table that a statement names, or the tables nearest to its payouts where it names none."""
    rows = stated.payouts.rows if stated.payouts else {}
    named = _named(rule, stated)
    if named is not None:
        matched = compare_table(named, rows, apart) if stated.payouts else ()
        return Selection((named,), matched, violations(matched) == 0)
    if stated.payouts is None:
        return Selection((), (), False)
    compared = [(table, compare_table(table, rows, apart)) for table in rule.tables]
    fewest = min(violations(matched) for _, matched in compared)
    near = [(table, matched) for table, matched in compared if violations(matched) == fewest]
    return Selection(tuple(table for table, _ in near), near[0][1], fewest == 0)


def equal_tables(rule: PaytableRule, rows: Mapping[str, Stated[Payout]], apart: Collection[str]) -> list[Paytable]:
    """The tables whose payouts a statement gives without any violation."""
    return [table for table in rule.tables if violations(compare_table(table, rows, apart)) == 0]


def _named(rule: PaytableRule, stated: StatedWager) -> Paytable | None:
    if not rule.letters:
        return rule.tables[0]
    letter = stated.letter.value if stated.letter else None
    return rule.table(letter) if letter else None


def _row(hand: str, cell: Cell, stated: Stated[Payout] | None) -> RowMatch:
    if stated is not None and stated.value is None:
        return RowMatch(hand, cell, stated, Match.UNREADABLE)
    value = stated.value if stated and stated.value is not None else Word.NOT_PAID
    if isinstance(cell, Unsettled):
        agrees = any(agreement(reading, value) is not Agreement.DIFFERS for reading in cell.readings)
        return RowMatch(hand, cell, stated, Match.UNSETTLED if agrees else Match.DIFFERS)
    if paid(cell) and value is Word.NOT_PAID:
        return RowMatch(hand, cell, stated, Match.MISSING)
    return RowMatch(hand, cell, stated, _MATCHES[agreement(cell, value)])


def _extra(stated: Stated[Payout]) -> Match:
    if stated.value is None:
        return Match.UNREADABLE
    return Match.SAME if stated.value is Word.NOT_PAID else Match.EXTRA


_MATCHES = {Agreement.SAME: Match.SAME, Agreement.OTHER_TERMS: Match.OTHER_TERMS, Agreement.DIFFERS: Match.DIFFERS}
