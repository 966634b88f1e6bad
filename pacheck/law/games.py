"""The list of games that can be checked, by chapter."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence

from pacheck.law.coverage import Coverage, in_force_in_words
from pacheck.report.columns import folding, laid_out
from pacheck.report.lines import Line, Style, line
from pacheck.wording import counted, listing

_HEAD = ("chapter", "game", "state", "checked", "unverified", "unsettled", "in force")
_NUMBERS = ((3, 4, 5), (2, 3, 4))
_WIDE = 120
"""The width from which on the state and the days of force have columns of their own."""


def game_lines(games: Sequence[Coverage], nothing: Collection[str], width: int | None) -> Iterator[Line]:
    """One line for each game, a head, a sum, and the chapters with `nothing` on record."""
    rows = [_row(one) for one in games]
    narrow = width is not None and width < _WIDE
    head, *lines = laid_out([_narrowed(row) if narrow else row for row in (_HEAD, *rows)], width, _NUMBERS[narrow])
    yield line(head, Style.QUIET)
    yield from map(line, lines)
    for one in games if narrow else ():
        if one.in_force:
            for text in folding(f"{one.game}: in force {in_force_in_words(one)}", width):
                yield line(text, Style.QUIET)
    sums = (
        f"{counted(sum(one.checked for one in games), 'provision')} checked",
        f"{sum(one.unverified for one in games):,} unverified",
        f"{counted(sum(one.unsettled for one in games), 'cell')} unsettled",
    )
    yield line(f"{counted(len(games), 'game')}: {listing(sums, 'and')}", Style.PATH)
    if nothing:
        for text in folding(f"known to exist, with nothing on record: {listing(nothing, 'and')}", width):
            yield line(text, Style.QUIET)


def _row(one: Coverage) -> tuple[str, ...]:
    numbers = (str(one.checked), str(one.unverified), str(one.unsettled))
    return (one.chapter, one.game, one.state.value, *numbers, in_force_in_words(one))


def _narrowed(row: Sequence[str]) -> Sequence[str]:
    return (*row[:2], *row[3:6])


def games_json(games: Sequence[Coverage], nothing: Collection[str]) -> str:
    """The same for programs."""
    listed = [
        {
            "chapter": one.chapter,
            "game": one.game,
            "state": one.state.value,
            "checked": one.checked,
            "unverified": one.unverified,
            "unsettled": one.unsettled,
            "in_force": [
                {
                    "citation": days.citation,
                    "from": str(days.begins) if days.begins else None,
                    "to": str(days.expires) if days.expires else None,
                }
                for days in one.in_force
            ],
        }
        for one in games
    ]
    return (
        json.dumps({"version": 1, "games": listed, "nothing_on_record": list(nothing)}, indent=2, ensure_ascii=False)
        + "\n"
    )
