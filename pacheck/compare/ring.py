"""The smallest edit between a required wheel order and a submitted one.

Each edit costs 1, and so does reading the submitted ring counter-clockwise.  Of all readings and
alignments the one returned has the lowest total; ties go to clockwise, then to fewest missing and
extra sections, then to fewest replaced ones, then to the lowest start in `required` (which puts a
section missing at the seam at position 0 or after the last).

Making the exchanges in the order given, then the other edits, all at positions of the ring as
submitted, turns it into the required one.  Three or more sections which changed places in a circle
are a chain of exchanges, one fewer than the sections.

The search is best-first under a lower bound, so the total is exact when it runs to its end.  After
a fixed effort it settles for the best found; and circles of three or more are picked greedily,
which could miss one when many overlap.  In either case `minimal` is False: the edits are sound, but
not proven to be the fewest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import ne
from typing import Literal, NamedTuple

from pacheck.compare.ring_plan import Plan, Ring, Tables, cells_of, distances, level, plan_of, readings_of, trace
from pacheck.compare.ring_search import improve


class Edit(NamedTuple):
    """One fault of a submitted ring.

    `positions` are those of the ring as submitted; of a missing section, the position before which
    it belongs.  `submitted` is what stands there and `required` what should; in a longer chain of
    exchanges, what the two positions hold before and after that exchange.
    """

    kind: Literal["swapped", "missing", "extra", "replaced"]
    positions: tuple[int, ...]
    required: tuple[str, ...]
    submitted: tuple[str, ...]


class Aligned(NamedTuple):
    """A required section beside its submitted one; None where either has no counterpart."""

    required: str | None
    submitted: str | None
    position: int | None


class RingDifference(NamedTuple):
    """How a submitted ring differs; its first section lines up with `required[rotation]`.

    Not `comparable`, so not aligned, are rings of which one is over twice as long as the other, or that
    take more edits than were asked for.
    """

    rotation: int
    reversed: bool
    edits: tuple[Edit, ...]
    aligned: tuple[Aligned, ...]
    comparable: bool = True
    minimal: bool = True


def compare_rings(required: Sequence[str], submitted: Sequence[str], most: int | None = None) -> RingDifference:
    """The smallest edit which explains how `submitted` differs from `required` as a ring.

    With `most`, a ring that takes more edits than that is not comparable, which is told much sooner.
    """
    given = tuple(submitted)
    if len(given) > 2 * len(required) or len(required) > 2 * len(given):
        return _NOT_COMPARABLE
    if not given:
        return RingDifference(0, False, (), ())
    wanted, found = Counter(required), Counter(given)
    imbalance = max((wanted - found).total(), (found - wanted).total())
    ceiling = len(required) + len(given) if most is None else most
    if imbalance > ceiling:
        return _NOT_COMPARABLE
    readings = readings_of(tuple(required))
    readings.sort(key=lambda reading: sum(map(ne, reading.symbols, given)))
    best = min(plan_of(reading, given, level(reading.symbols, given)) for reading in readings[:3])
    if best.key[0] == 0:
        return _difference(best, given, True)
    tables: Tables = []
    for reading in readings:
        limit = 2 * (min(best.key[0], ceiling + 1) - reading.reversed) - imbalance
        if table := distances(reading.symbols, given, limit):
            tables.append((reading, table))
            best = min(best, plan_of(reading, given, trace(reading.symbols, given, table)))
    best, minimal = improve(best, tables, given, imbalance, ceiling)
    return _difference(best, given, minimal) if best.key[0] <= ceiling else _NOT_COMPARABLE


_NOT_COMPARABLE = RingDifference(0, False, (), (), comparable=False)


def _difference(plan: Plan, given: Ring, minimal: bool) -> RingDifference:
    reading = plan.reading
    edits: list[Edit] = []
    for circle in plan.circles:
        head = circle.index(min(circle))
        first, *others = circle[head:] + circle[:head]
        held = first.submitted
        for other in others:
            places = (first.position, other.position)
            edits.append(Edit("swapped", places, (other.submitted, held), (held, other.submitted)))
            held = other.submitted
    for pair in plan.replaced:
        edits.append(Edit("replaced", (pair.position,), (pair.required,), (pair.submitted,)))
    aligned: list[Aligned] = []
    for move, at, due, stands in cells_of(reading.symbols, given, plan.moves):
        if move == "-":
            edits.append(Edit("missing", (at,), (due,), ()))
            aligned.append(Aligned(due, None, None))
        elif move == "+":
            edits.append(Edit("extra", (at,), (), (stands,)))
            aligned.append(Aligned(None, stands, at))
        else:
            aligned.append(Aligned(due, stands, at))
    edits.sort(key=lambda edit: edit.positions[0])
    skipped = len(plan.moves) - len(plan.moves.lstrip("-"))
    shift = -skipped if reading.reversed else skipped
    rotation = (reading.start + shift) % len(reading.symbols)
    return RingDifference(rotation, reading.reversed, tuple(edits), tuple(aligned), True, minimal)
