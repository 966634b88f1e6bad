"""The search for an alignment with fewer edits, best first under a lower bound."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TypeAlias

from pacheck.compare.ring_plan import Key, Plan, Ring, Tables, plan_of

_EFFORT = 8_000
_PLAN_EFFORT = 20

Unlike: TypeAlias = tuple[tuple[str, str], ...]
Node: TypeAlias = tuple[int, int, int, Unlike]


def improve(best: Plan, tables: Tables, given: Ring, imbalance: int, ceiling: int) -> tuple[Plan, bool]:
    """Improve on `best` by A* over partial alignments of at most `ceiling` edits; also whether the result is proven.

    A node is a table, row and column, and the unlike pairs not yet exchanged; its settled cost is
    that of the exchanges and of the missing and extra sections.  Unlike pairs, past or to come,
    cost a half each at least, and another half for what an exchange cannot explain: the imbalance.
    """
    heap: list[tuple[Key, int, Node, int, int, str]] = []
    reached: dict[Node, tuple[int, int]] = {}
    floor, effort = best.key[0], 0

    def push(node: Node, settled: int, indels: int, moves: str) -> None:
        which, row, column, unlike = node
        (backwards, start, symbols), table = tables[which]
        owed = len(unlike) + table[row][column] + max(0, imbalance - indels)
        ahead = indels + abs(len(symbols) - row - len(given) + column)
        cost = backwards + settled + (owed + 1) // 2
        key = (cost, backwards, ahead, max(0, imbalance - ahead), start)
        if key < best.key and cost <= ceiling and (node not in reached or (settled, indels) < reached[node]):
            reached[node] = settled, indels
            heappush(heap, (key, -row - column, node, settled, indels, moves))

    for which in range(len(tables)):
        push((which, 0, 0, ()), 0, 0, "")
    while heap and heap[0][0] < best.key:
        if effort > _EFFORT:
            return best, False
        _, _, (which, row, column, unlike), settled, indels, moves = heappop(heap)
        reading = tables[which][0]
        below, right = row < len(reading.symbols), column < len(given)
        effort += 1 if below or right else _PLAN_EFFORT
        if not below and not right:
            plan = plan_of(reading, given, moves)
            floor = min(floor, plan.key[0] - plan.doubt)
            best = min(best, plan)
        if below and right:
            pair = (reading.symbols[row], given[column])
            met, swaps = _met(unlike, pair), int(pair[::-1] in unlike)
            push((which, row + 1, column + 1, met), settled + swaps, indels, moves + "=")
        if below:
            push((which, row + 1, column, unlike), settled + 1, indels + 1, moves + "-")
        if right:
            push((which, row, column + 1, unlike), settled + 1, indels + 1, moves + "+")
    return best, floor >= best.key[0]


def _met(unlike: Unlike, pair: tuple[str, str]) -> Unlike:
    """The pairs still unlike once `pair` is met: its opposite is exchanged with it."""
    if pair[::-1] in unlike:
        at = unlike.index(pair[::-1])
        return unlike[:at] + unlike[at + 1 :]
    return unlike if pair[0] == pair[1] else tuple(sorted((*unlike, pair)))
