"""A wheel drawn as a ring of sections: along the top, down the right side, back along the bottom, up the left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

_SIDES = 7
"""Lines of a ring, its top and bottom among them, where the terminal is wide enough."""


def ring(sections: Sequence[str], width: int | None = None) -> Iterator[str]:
    """The lines of a ring; the first section stands at the top left, and the rest follow clockwise.

    Where the terminal is too narrow for a flat ring, it becomes a higher one.
    """
    if not sections:
        return
    cell = max(map(len, sections)) + 1
    height = _height(len(sections), cell, width)
    inner = max(0, height - 2)
    across = (len(sections) - 2 * inner + 1) // 2
    top, right = sections[:across], sections[across : across + inner]
    bottom = sections[across + inner : len(sections) - inner][::-1]
    left = sections[len(sections) - inner :][::-1] if inner else ()
    yield _row(top, cell)
    words = f"{len(sections)} sections, clockwise"
    between = (across - 2) * cell
    for number in range(inner):
        middle = words if number == inner // 2 and len(words) < between else ""
        yield left[number].rjust(cell) + middle.center(between) + right[number].rjust(cell)
    # Of an odd number of sections the bottom line has one less than the top.
    yield _row(bottom, cell)


def _height(sections: int, cell: int, width: int | None) -> int:
    """The fewest lines, but not less than usual, with which the ring is no wider than the terminal."""
    most = (sections - 2) // 2 + 1
    for height in range(min(_SIDES, most), most):
        across = (sections - 2 * (height - 2) + 1) // 2
        if width is None or across * cell <= width:
            return height
    return max(2, most)


def _row(sections: Sequence[str], cell: int) -> str:
    return "".join(section.rjust(cell) for section in sections)
