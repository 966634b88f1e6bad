"""Figures in columns: hands and letters, parts of a meter and letters, hands and wager amounts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pacheck.compare.tables import cell_text
from pacheck.regulations.model import EnvyRule, MeterRule, PaytableRule, Unsettled
from pacheck.report.columns import folding, laid_out

_INDENT = "    "
_NONE = "-"
"""A row that a column does not have; where the regulation prints N/A, N/A is shown."""

_MARK = "*"

_LEAST_LABEL = 20
"""Below this width, names of rows are not folded further."""


def side_by_side(head: Sequence[str], rows: Mapping[str, Sequence[str]], width: int | None) -> Iterator[str]:
    """A table with a row for each name; where it is wider than the terminal, its columns come in several blocks."""
    widths = [max(len(head[place]), *(len(row[place]) for row in rows.values())) for place in range(len(head))]
    label = max(map(len, rows), default=0)
    if width is not None:
        label = max(_LEAST_LABEL, min(label, width - len(_INDENT) - 2 - max(widths)))
    for number, places in enumerate(_blocks(widths, None if width is None else width - len(_INDENT) - label)):
        if number:
            yield ""
        titles = [head[place] for place in places]
        lines = [
            line
            for name, cells in rows.items()
            if any(cells[place] != _NONE for place in places)
            for line in _folded(name, [cells[place] for place in places], label)
        ]
        shown = [["", *titles], *lines] if any(titles) else lines
        yield from laid_out(shown, None, range(1, len(places) + 1), _INDENT)


def _folded(name: str, cells: Sequence[str], label: int) -> Iterator[list[str]]:
    """A row whose name takes as many lines as it needs; its cells stand on the last of them."""
    *above, last = folding(name, label)
    yield from ([part, *("" for _ in cells)] for part in above)
    yield [last, *cells]


def _blocks(widths: Sequence[int], room: int | None) -> Iterator[list[int]]:
    block: list[int] = []
    used = 0
    for place, one in enumerate(widths):
        if room is not None and block and used + one + 2 > room:
            yield block
            block, used = [], 0
        block.append(place)
        used += one + 2
    yield block


def paytable_lines(rule: PaytableRule, width: int | None) -> Iterator[str]:
    """The paytables side by side, and under them how the source prints what it does not settle."""
    rows = {}
    printed: dict[str, list[str]] = {}
    for hand in hands_in_order(rule):
        cells = [table.rows.get(hand) for table in rule.tables]
        rows[hand] = [
            _NONE if cell is None else cell_text(cell) + (_MARK if isinstance(cell, Unsettled) else "")
            for cell in cells
        ]
        for cell in cells:
            if isinstance(cell, Unsettled):
                printed.setdefault(cell.printed, []).append(hand)
    yield from side_by_side([table.letter or "" for table in rule.tables], rows, width)
    for how, hands in printed.items():
        named = "; ".join(dict.fromkeys(hands))
        remark = f"{_MARK} unsettled, each reading is accepted. {named}: the source prints {how}."
        yield from (_INDENT + text for text in folding(remark, width and width - len(_INDENT)))


def hands_in_order(rule: PaytableRule) -> list[str]:
    """The hands of all tables in one order: a hand that only later tables have stands before the hand that it
    precedes there.
    """
    hands: list[str] = []
    for table in rule.tables:
        place = 0
        for hand in table.rows:
            if hand in hands:
                place = hands.index(hand) + 1
            else:
                hands.insert(place, hand)
                place += 1
    return hands


def meter_lines(rule: MeterRule, width: int | None) -> Iterator[str]:
    """Seed, reseed and rates, with a column for each paytable."""
    parts = dict.fromkeys(part for figures in rule.columns.values() for part in figures)
    rows = {
        part: [str(figures[part]) if part in figures else _NONE for figures in rule.columns.values()] for part in parts
    }
    yield from side_by_side([letter or "" for letter in rule.columns], rows, width)


def envy_lines(rule: EnvyRule, width: int | None) -> Iterator[str]:
    """Envy Bonuses, with a column for each wager amount."""
    hands = dict.fromkeys(hand for schedule in rule.schedules.values() for hand in schedule)
    rows = {
        hand: [str(schedule[hand]) if hand in schedule else _NONE for schedule in rule.schedules.values()]
        for hand in hands
    }
    yield from side_by_side([str(amount) for amount in rule.schedules], rows, width)
