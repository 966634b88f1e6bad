"""The smallest edit between a required wheel order and a submitted one.

Each edit costs 1, and reading the submitted ring counter-clockwise costs 1. Of all rotations and both directions,
the reading
with the lowest total is taken; ties go to clockwise, then to the lowest rotation. Exchanges are found among the
replacements of
an alignment: two replaced sections of which each is what the other should be. For rings of equal length the
alignment position by
position is considered beside the one with the fewest edits.

The alignment itself is minimal in replaced, missing and extra sections; which of several equally short alignments
offers most
exchanges is not searched for, beyond preferring replacements to a missing and an extra section.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

_LENGTHS_APART = 2
"""A ring longer or shorter than the required one by this factor is not aligned with it."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One fault of a submitted ring.

    `positions` are those of the ring as submitted; of a missing section, the position before which it belongs.
    `submitted` is what
    stands there, `required` what should.
    """

    kind: Literal["swapped", "replaced", "missing", "extra"]
    positions: tuple[int, ...]
    required: tuple[str, ...]
    submitted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aligned:
    """A required section beside its submitted one; None where either has no counterpart."""

    required: str | None
    submitted: str | None
    position: int | None


@dataclass(frozen=True, slots=True)
class RingDifference:
    """How a submitted ring differs; `rotation` is the required index that stands beside its first section.

    `comparable` is False, and nothing is aligned, where one ring is over twice as long as the other.
    """

    rotation: int
    reversed: bool
    edits: tuple[Edit, ...]
    aligned: tuple[Aligned, ...]
    comparable: bool = True


class _Reading(NamedTuple):
    cost: int
    reversed: bool
    rotation: int
    edits: tuple[Edit, ...]
    aligned: tuple[Aligned, ...]


def compare_rings(required: Sequence[str], submitted: Sequence[str]) -> RingDifference:
    """The smallest edit that turns the submitted ring into the required one, beginning anywhere."""
    if max(len(required), len(submitted)) > _LENGTHS_APART * min(len(required), len(submitted)):
        return RingDifference(0, False, (), (), comparable=False)
    for rotation in range(len(required)):
        if _turned(required, False, rotation) == list(submitted):
            same = tuple(Aligned(symbol, symbol, place) for place, symbol in enumerate(submitted))
            return RingDifference(rotation, False, (), same)
    best: _Reading | None = None
    for backwards in (False, True):
        for distance, rotation in sorted(_distances(required, submitted, backwards)):
            if best is not None and (distance + 1) // 2 + backwards >= best.cost:
                break
            for reading in _readings(required, submitted, backwards, rotation):
                if best is None or reading.cost < best.cost:
                    best = reading
    assert best is not None, "two rings of some length can be aligned"
    return RingDifference(best.rotation, best.reversed, best.edits, best.aligned)


def _turned(required: Sequence[str], backwards: bool, rotation: int) -> list[str]:
    """The required ring from one of its sections on, clockwise or backwards."""
    if backwards:
        return [*required[rotation::-1], *required[:rotation:-1]]
    return [*required[rotation:], *required[:rotation]]


def _distances(required: Sequence[str], submitted: Sequence[str], backwards: bool) -> Iterator[tuple[int, int]]:
    """For each rotation, the fewest replaced, missing and extra sections."""
    for rotation in range(len(required)):
        yield _table(_turned(required, backwards, rotation), submitted)[-1][-1], rotation


def _table(required: Sequence[str], submitted: Sequence[str]) -> list[list[int]]:
    """Edit distances of all beginnings of both lists."""
    rows = [list(range(len(submitted) + 1))]
    for due in required:
        above = rows[-1]
        left = above[0] + 1
        row = [left]
        for column, there in enumerate(submitted):
            diagonal = above[column] + (due != there)
            up = above[column + 1] + 1
            left = diagonal if diagonal <= up and diagonal <= left + 1 else min(up, left + 1)
            row.append(left)
        rows.append(row)
    return rows


def _readings(required: Sequence[str], submitted: Sequence[str], backwards: bool, rotation: int) -> Iterator[_Reading]:
    turned = _turned(required, backwards, rotation)
    alignments = [_aligned(turned, submitted)]
    if len(turned) == len(submitted):
        alignments.append(
            tuple(Aligned(due, there, place) for place, (due, there) in enumerate(zip(turned, submitted, strict=True)))
        )
    for aligned in alignments:
        edits = _edits(aligned)
        yield _Reading(len(edits) + backwards, backwards, rotation, edits, aligned)


def _aligned(required: Sequence[str], submitted: Sequence[str]) -> tuple[Aligned, ...]:
    """An alignment with the fewest edits, from the end of the table back to its beginning."""
    table = _table(required, submitted)
    row, column = len(required), len(submitted)
    steps: list[Aligned] = []
    while row or column:
        here = table[row][column]
        if row and column and table[row - 1][column - 1] + (required[row - 1] != submitted[column - 1]) == here:
            row, column = row - 1, column - 1
            steps.append(Aligned(required[row], submitted[column], column))
        elif row and table[row - 1][column] + 1 == here:
            row -= 1
            steps.append(Aligned(required[row], None, None))
        else:
            column -= 1
            steps.append(Aligned(None, submitted[column], column))
    return tuple(reversed(steps))


def _edits(aligned: Sequence[Aligned]) -> tuple[Edit, ...]:
    edits: list[Edit] = []
    waiting: dict[tuple[str, str], list[int]] = defaultdict(list)
    following = 0
    for due, there, position in ((one.required, one.submitted, one.position) for one in aligned):
        if position is None and due is not None:
            edits.append(Edit("missing", (following,), (due,), ()))
            continue
        assert position is not None
        assert there is not None
        following = position + 1
        if due is None:
            edits.append(Edit("extra", (position,), (), (there,)))
        elif due != there and waiting[there, due]:
            edits.append(Edit("swapped", (waiting[there, due].pop(0), position), (there, due), (due, there)))
        elif due != there:
            waiting[due, there].append(position)
    for (due, there), positions in waiting.items():
        edits += [Edit("replaced", (position,), (due,), (there,)) for position in positions]
    return tuple(sorted(edits, key=lambda edit: (edit.positions, edit.kind)))
