"""Paytables in which a slip of the pen would show: one that is nowhere better than another, payouts that rise.

Both may be as the regulation prints them; a `note` on the provision says that they were seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise

from pacheck.linting.chapter_file import At, ChapterFile
from pacheck.linting.faults import PackFault
from pacheck.regulations.model import Cell, EnvyRule, Paytable, PaytableRule, Unsettled
from pacheck.values.money import Money
from pacheck.values.odds import Odds, Share, Word
from pacheck.wording import listing

_SAY_SO = "if the page prints it so, say so in a note"


def table_faults(file: ChapterFile) -> Iterator[PackFault]:
    """What in the tables of a file is unusual and has no note."""
    told: set[At] = set()
    for at, rule in file.rules:
        if rule.provision.note or at in told or not isinstance(rule, PaytableRule | EnvyRule):
            continue
        told.add(at)
        citation = rule.provision.citation
        if isinstance(rule, EnvyRule):
            tables = tuple(Paytable(str(amount), rows) for amount, rows in rule.schedules.items())
        else:
            tables = rule.tables
            for message in _never_better(tables):
                yield file.warning(at, message, citation)
        for hand, message in _rises(tables):
            yield file.warning(_place_of(file, at, hand), message, citation)


def _never_better(tables: tuple[Paytable, ...]) -> Iterator[str]:
    same, worse = [], []
    for one, other in combinations(tables, 2):
        hands = dict.fromkeys([*one.rows, *other.rows])
        orders = {_order(one.rows.get(hand, Word.NOT_PAID), other.rows.get(hand, Word.NOT_PAID)) for hand in hands}
        if orders == {0}:
            same.append(f"{one.letter} and {other.letter}")
        elif orders <= {0, -1}:
            worse.append(f"{one.letter} than {other.letter}")
        elif orders <= {0, 1}:
            worse.append(f"{other.letter} than {one.letter}")
    if same:
        yield f"these paytables are the same: {'; '.join(same)}; {_SAY_SO}"
    if worse:
        yield f"these paytables pay more for no hand: {'; '.join(worse)}; {_SAY_SO}"


def _rises(tables: tuple[Paytable, ...]) -> Iterator[tuple[str, str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for table in tables:
        paid = [(hand, cell) for hand, cell in table.rows.items() if cell is not Word.NOT_PAID]
        for (above, more), (below, less) in pairwise(paid):
            if _order(more, less) == -1:
                found.setdefault((above, below), []).append(f"{less} after {more}{_of(table)}")
    for (above, below), figures in found.items():
        yield below, f"{below} pays more than {above} above it ({listing(figures, 'and')}); {_SAY_SO}"


def _of(table: Paytable) -> str:
    return f" in {table.letter}" if table.letter else ""


def _order(one: Cell, other: Cell) -> int | None:
    """-1, 0 or 1 as one payout is less than, equal to or more than another; None where that cannot be told."""
    if one == other:
        return 0
    worth, than = _worth(one), _worth(other)
    if worth is None or than is None or (worth[0] != than[0] and -1 not in (worth[1], than[1])):
        return None
    return (worth[1] > than[1]) - (worth[1] < than[1])


def _worth(cell: Cell) -> tuple[str, Fraction] | None:
    """In what a payout is made, and how much of it; less than nothing where nothing is paid."""
    if cell is Word.NOT_PAID:
        return "odds", Fraction(-1)
    if cell is Word.PUSH:
        return "odds", Fraction(0)
    if isinstance(cell, Odds):
        return "odds", cell.net
    if isinstance(cell, Share):
        return cell.of, cell.percent
    if isinstance(cell, Money):
        return "dollars", cell.dollars
    assert isinstance(cell, Unsettled)
    return None


def _place_of(file: ChapterFile, at: At, hand: str) -> At:
    entry = file.data["provisions"][at[1]]
    for number, block in enumerate(entry.get("paytables", ())):
        if hand in block["rows"]:
            return (*at, "paytables", number, "rows", hand)
    amount = next((amount for amount, rows in entry.get("envy_bonus", {}).items() if hand in rows), "")
    return (*at, "envy_bonus", amount, hand) if amount else (*at, "paytable", hand)
