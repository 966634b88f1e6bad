"""The list of games that can be checked, by chapter."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from pacheck.law.coverage import Coverage, in_force_in_words
from pacheck.report.columns import laid_out
from pacheck.report.lines import Line, Style, line
from pacheck.wording import counted, listing

_HEAD = ("chapter", "game", "checked", "unverified", "unsettled", "in force")
_NUMBERS = (2, 3, 4)


def game_lines(games: Sequence[Coverage], width: int | None) -> Iterator[Line]:
    """One line for each game, a head and a sum."""
    rows = [
        (one.chapter, one.game, str(one.checked), str(one.unverified), str(one.unsettled), in_force_in_words(one))
        for one in games
    ]
    head, *lines = laid_out([_HEAD, *rows], width, _NUMBERS)
    yield line(head, Style.QUIET)
    yield from map(line, lines)
    sums = (
        f"{counted(sum(one.checked for one in games), 'provision')} checked",
        f"{sum(one.unverified for one in games):,} unverified",
        f"{counted(sum(one.unsettled for one in games), 'cell')} unsettled",
    )
    yield line(f"{counted(len(games), 'game')}: {listing(sums, 'and')}", Style.PATH)


def games_json(games: Sequence[Coverage]) -> str:
    """The same for programs."""
    listed = [
        {
            "chapter": one.chapter,
            "game": one.game,
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
    return json.dumps({"version": 1, "games": listed}, indent=2, ensure_ascii=False) + "\n"
