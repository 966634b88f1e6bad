"""Alignments of two rings: where to begin, which way to read, which moves, and which exchanges explain them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Ring: TypeAlias = tuple[str, ...]
Key: TypeAlias = tuple[int, bool, int, int, int]
Table: TypeAlias = list[list[int]]


class Reading(NamedTuple):
    """The required ring from one of its sections on, read clockwise or (`reversed`) counter-clockwise."""

    reversed: bool
    start: int
    symbols: Ring


Tables: TypeAlias = list[tuple[Reading, Table]]


class Pair(NamedTuple):
    """A submitted section and the one that is due in its place."""

    position: int
    required: str
    submitted: str


class Plan(NamedTuple):
    """An alignment by its moves ("=" pair, "-" missing, "+" extra), ordered by what it costs.

    `doubt` is how many more circles of exchanges there might be than were found.
    """

    key: Key
    reading: Reading
    moves: str
    circles: list[list[Pair]]
    replaced: list[Pair]
    doubt: int


def readings_of(required: Ring) -> list[Reading]:
    """The ring from each of its sections on, both ways around."""
    starts = range(len(required))
    ahead = [Reading(False, at, required[at:] + required[:at]) for at in starts]
    back = [Reading(True, at, required[at::-1] + required[:at:-1]) for at in starts]
    return ahead + back


def level(symbols: Ring, given: Ring) -> str:
    """The moves which pair sections one by one, with any surplus at the end."""
    more = len(given) - len(symbols)
    return "=" * min(len(given), len(symbols)) + "-" * -more + "+" * more


def distances(symbols: Ring, given: Ring, limit: int) -> Table | None:
    """Edit distances without exchanges between all tails; None when the whole is over `limit`."""
    rows = [list(range(len(given), -1, -1))]
    for symbol in reversed(symbols):
        below = rows[-1]
        right = below[-1] + 1
        row = [right]
        for column in range(len(given) - 1, -1, -1):
            least = below[column + 1]
            if given[column] != symbol:
                if below[column] < least:
                    least = below[column]
                if right < least:
                    least = right
                least += 1
            row.append(least)
            right = least
        if min(row) > limit:
            return None
        row.reverse()
        rows.append(row)
    rows.reverse()
    return rows if rows[0][0] <= limit else None


def trace(symbols: Ring, given: Ring, table: Table) -> str:
    """The moves of one shortest path through `table`, pairing sections wherever it can."""
    moves, row, column = "", 0, 0
    while row < len(symbols) or column < len(given):
        here, move = table[row][column], "+"
        if row < len(symbols) and table[row + 1][column] == here - 1:
            move = "-"
        inside = row < len(symbols) and column < len(given)
        if inside and table[row + 1][column + 1] + (symbols[row] != given[column]) == here:
            move = "="
        row, column, moves = row + (move != "+"), column + (move != "-"), moves + move
    return moves


def plan_of(reading: Reading, given: Ring, moves: str) -> Plan:
    """Find the exchanges among the unlike pairs of an alignment, and what it all costs."""
    cells = cells_of(reading.symbols, given, moves)
    unlike = [Pair(at, due, is_) for move, at, due, is_ in cells if move == "=" and due != is_]
    couples, rest = circles_of(unlike, 2)
    triples, left = circles_of(rest, 3)
    longer, replaced = circles_of(left, len(left))
    circles = couples + triples + longer
    indels = len(moves) - moves.count("=")
    cost = reading.reversed + indels + len(unlike) - len(circles)
    key = (cost, reading.reversed, indels, len(replaced), reading.start)
    closable = Counter(pair.required for pair in rest) & Counter(pair.submitted for pair in rest)
    found = len(triples) + len(longer)
    return Plan(key, reading, moves, circles, replaced, found and closable.total() // 3 - found)


def cells_of(symbols: Ring, given: Ring, moves: str) -> Iterator[tuple[str, int, str, str]]:
    """Each move with the submitted position it has reached, the symbol due and the one there."""
    row = column = 0
    for move in moves:
        due = "" if move == "+" else symbols[row]
        stands = "" if move == "-" else given[column]
        yield move, column, due, stands
        row, column = row + (move != "+"), column + (move != "-")


def circles_of(unlike: list[Pair], longest: int) -> tuple[list[list[Pair]], list[Pair]]:
    """Disjoint circles of sections standing in each other's places, and the pairs in none."""
    free: defaultdict[str, list[Pair]] = defaultdict(list)
    for pair in unlike:
        free[pair.required].append(pair)
    circles: list[list[Pair]] = []
    for first in unlike:
        if first in free[first.required] and (circle := _circle(first, free, longest)):
            circles.append(circle)
            for pair in circle:
                free[pair.required].remove(pair)
    return circles, [pair for pair in unlike if pair in free[pair.required]]


def _circle(first: Pair, free: dict[str, list[Pair]], longest: int) -> list[Pair] | None:
    """The shortest circle of free pairs through `first`, by breadth-first search."""
    chains, seen = [[first]], {first.submitted}
    for chain in chains:
        if len(chain) == longest:
            return None
        for pair in free[chain[-1].submitted]:
            if pair.submitted == first.required:
                return [*chain, pair]
            if pair.submitted not in seen:
                seen.add(pair.submitted)
                chains.append([*chain, pair])
    return None
