"""`pacheck games`: what can be checked, by chapter, with coverage."""

from __future__ import annotations

import json

import pytest

from pacheck.regulations.catalog import game_files
from tests.people.support import out, run


def row(chapter: str) -> list[str]:
    found = [line.split("  ") for line in out("games").splitlines() if line.startswith(f"{chapter} ")]
    return [cell.strip() for cell in found[0] if cell.strip()]


@pytest.mark.parametrize(
    ("chapter", "cells"),
    [
        # § 649a.12(a) to (j): the provisions with figures, of which (c) and (f) have cells printed ambiguously.
        ("649a", ["649a", "Three Card Poker", "checked", "19", "0", "7", "-"]),
        ("617b", ["617b", "Jinzi Roulette", "checked", "4", "0", "0", "§ 617b.8 from 2025-06-14 to 2028-06-14"]),
        ("679a", ["679a", "Three Card Prime", "partly", "5", "1", "0", "-"]),
        ("689a", ["689a", "Dreamcatcher", "checked", "9", "0", "0", "§ 689a.3(a) from 2024-05-25"]),
    ],
)
def test_coverage(chapter: str, cells: list[str]) -> None:
    assert row(chapter) == cells


def test_every_game_is_listed_in_the_order_of_the_chapters() -> None:
    listed = json.loads(out("games", "--format", "json"))["games"]
    assert [one["chapter"] for one in listed] == [file.chapter for file in game_files()]
    assert f"{len(listed)} games: " in out("games")


def test_json_tells_the_days_of_force() -> None:
    listed = json.loads(out("games", "--format", "json"))["games"]
    jinzi = next(one for one in listed if one["chapter"] == "617b")
    assert jinzi["in_force"] == [{"citation": "617b.8", "from": "2025-06-14", "to": "2028-06-14"}]


def test_a_narrow_terminal_gets_narrow_lines() -> None:
    lines = out("games", COLUMNS="80").splitlines()
    assert max(map(len, lines[:-1])) <= 80


def test_colour_where_it_is_asked_for() -> None:
    assert "\x1b[" in out("games", "--color", "always")


def test_a_folder_that_is_missing_is_wrong_use() -> None:
    result = run("games", "--schemas", "nowhere")
    assert result.exit_code == 2
    assert "“nowhere” is not a folder" in result.output


def test_the_state_of_a_game_says_how_much_of_it_is_on_record() -> None:
    """Mississippi Stud has figures and gaps; of Sic Bo the wagers are on record and no odds."""
    states = {one["chapter"]: one["state"] for one in json.loads(out("games", "--format", "json"))["games"]}
    assert (states["655a"], states["625a"], states["649a"]) == ("partly", "names only", "checked")


def test_chapters_of_which_nothing_is_on_record_are_named() -> None:
    chapters = json.loads(out("games", "--format", "json"))["nothing_on_record"]
    assert chapters == ["659a", "672a", "675a", "676a"]
    assert out("games").splitlines()[-1].endswith("nothing on record: 659a, 672a, 675a and 676a")
    assert not {file.chapter for file in game_files()} & set(chapters)
