"""Rows of cells under each other, as wide as a terminal allows."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator, Sequence

_GAP = "  "
_NARROWEST = 20
"""Columns of characters below which nothing is folded any further."""


def laid_out(
    rows: Sequence[Sequence[str]], width: int | None = None, right: Collection[int] = (), indent: str = ""
) -> Iterator[str]:
    """Lines of rows whose cells stand in columns; those numbered in `right` end together.

    Where the whole is wider than `width`, the last column is folded.
    """
    if not rows:
        return
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    before = len(indent) + sum(widths[:-1]) + len(_GAP) * (len(widths) - 1)
    room = max(_NARROWEST, width - before) if width is not None else None
    for row in rows:
        cells = [
            cell.rjust(widths[place]) if place in right else cell.ljust(widths[place])
            for place, cell in enumerate(row[:-1])
        ]
        last = row[-1].rjust(widths[-1]) if len(row) - 1 in right else row[-1]
        folded = folding(last, room)
        yield (indent + _GAP.join([*cells, folded[0]])).rstrip()
        yield from (" " * before + more for more in folded[1:])


def folding(text: str, room: int | None) -> list[str]:
    """A text in lines of at most so many characters, broken between words where that is possible."""
    if room is None or len(text) <= room:
        return [text]
    # A paragraph sign stays with its number.
    kept = textwrap.wrap(text.replace("§ ", "§\u00a0"), room, break_on_hyphens=False)
    return [one.replace("§\u00a0", "§ ") for one in kept] or [""]
