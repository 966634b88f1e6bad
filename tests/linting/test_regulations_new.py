"""`pacheck regulations new`: the beginning of a regulation file, from options or from what is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.linting.support import PACK, lint
from tests.people.support import run

KNOWN = ["--page", "House rules, part 9", "--current", "January 1, 2026"]
FILE = "901a-house-poker.yaml"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "pack.yaml").write_text(PACK, encoding="utf-8")
    return tmp_path


def begin(house: Path, *arguments: str) -> int:
    return run("regulations", "new", *arguments, "--folder", "pack", folder=house).exit_code


def test_a_new_file_passes_the_check(house: Path) -> None:
    assert begin(house, "901a", "House Poker", "--wager", "Ante Wager", "--wager", "Side Wager", *KNOWN) == 0
    assert lint(house, "--strict") == (0, [], "1 regulation file: no faults")
    text = (house / "pack" / FILE).read_text(encoding="utf-8")
    assert '      - "Side Wager"\n' in text


def test_a_game_of_which_nothing_else_is_known_passes_too(house: Path) -> None:
    assert begin(house, "901a", "House Poker", *KNOWN) == 0
    assert lint(house, "--strict").lines == []


def test_a_submission_under_a_new_file_is_unverified(house: Path) -> None:
    begin(house, "901a", "House Poker", "--wager", "Ante Wager", "--section", "901a.12", *KNOWN)
    (house / "filed.yaml").write_text("game: House Poker\nwagers: {Ante Wager: 7 to 1}\n", encoding="utf-8")
    ran = run("check", "filed.yaml", "--schemas", "pack", "--verbose", folder=house)
    assert (ran.exit_code, "unverified" in ran.stdout, "§ 901a.12" in ran.stdout) == (0, True, True)


def test_the_examples_in_the_comments_are_provisions_once_they_are_uncommented(house: Path) -> None:
    begin(house, "901a", "House Poker", "--wager", "Ante Wager", *KNOWN)
    path = house / "pack" / FILE
    text = path.read_text(encoding="utf-8")
    head, _, tail = text.partition("provisions:\n")
    shown = [line.removeprefix("# ") for line in tail.splitlines() if line.startswith("#   ")]
    _, single, table, election = re.split("^  - ", "\n".join(shown), flags=re.MULTILINE)
    for example in (single, table):
        path.write_text(f"{head}provisions:\n  - {example}\nelections:\n  - {election}\n", encoding="utf-8")
        assert lint(house).lines == []


def test_a_file_that_is_there_stays_as_it_is(house: Path) -> None:
    (house / "pack" / FILE).write_text("mine\n", encoding="utf-8")
    ran = run("regulations", "new", "901a", "House Poker", *KNOWN, "--folder", "pack", folder=house)
    assert ran.exit_code == 2
    assert "is there already, and stays as it is" in ran.stderr
    assert (house / "pack" / FILE).read_text(encoding="utf-8") == "mine\n"


@pytest.mark.parametrize(
    "game", ['"; evil: [', "#", "a: b", "House\nelections: []", "- x", "*alias", "Ace’s “Best”", "\\x41"]
)
def test_a_name_stays_what_was_typed(house: Path, game: str) -> None:
    if begin(house, "901a", game, "--wager", game, *KNOWN) == 0:
        assert lint(house).lines == []
        (path,) = (house / "pack").glob("901a-*.yaml")
        assert re.fullmatch("901a-[a-z0-9-]+[.]yaml", path.name)
    assert not list(house.glob("*.yaml"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["901a", "House Poker", "--current", "today"], "--page is missing"),
        (["901a", "House Poker", "--page", "here"], "--current is missing"),
        (["901a"], "GAME is missing"),
        ([], "CHAPTER is missing"),
        (["nine", "House Poker", *KNOWN], "“nine” is not a chapter"),
        (["../901a", "House Poker", *KNOWN], "“../901a” is not a chapter"),
        (["901a", "…", *KNOWN], "has no letter or digit"),
    ],
)
def test_what_cannot_be_begun(house: Path, arguments: list[str], told: str) -> None:
    ran = run("regulations", "new", *arguments, "--folder", "pack", folder=house)
    assert ran.exit_code == 2
    assert told in ran.stderr
    assert [path.name for path in (house / "pack").iterdir()] == ["pack.yaml"]


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    ran = run("regulations", "new", "901a", "House Poker", *KNOWN, folder=tmp_path)
    assert ran.exit_code == 2
    assert "is not a pack: it has no pack.yaml" in ran.stderr


def test_what_is_missing_is_asked_for_on_a_terminal(house: Path) -> None:
    typed = "901a\nHouse Poker\nAnte Wager\nSide Wager\n\nHouse rules, part 9\nJanuary 1, 2026\n"
    ran = run("regulations", "new", "--folder", "pack", folder=house, typed=typed)
    assert ran.exit_code == 0, ran.output
    asked = (house / "pack" / FILE).read_text(encoding="utf-8")
    (house / "pack" / FILE).unlink()
    begin(house, "901a", "House Poker", "--wager", "Ante Wager", "--wager", "Side Wager", *KNOWN)
    assert (house / "pack" / FILE).read_text(encoding="utf-8") == asked
