"""Further regulation packs beside the built-in one."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest
from ruamel.yaml import YAML

from tests.test_cli import pacheck

PACK = "filing: {citation: House rules 1}\n"
HOUSE = """\
game: {game}
chapter: "{chapter}"
wagers_under: {chapter}.1
sources:
  house:
    page: The house rules of 2026
    current: January 1, 2026
provisions:
  - citation: {chapter}.2
    source: house
    binds: fixed
    odds:
      Main Wager: 3 to 1
elections: []
"""
SUBMISSION = "game: {game}\nwagers: {{Main Wager: {odds}}}\n"


def pack(folder: Path, name: str, game: str, chapter: str) -> str:
    home = folder / name
    home.mkdir()
    (home / "pack.yaml").write_text(PACK)
    (home / f"{chapter}-{game.lower().replace(' ', '-')}.yaml").write_text(HOUSE.format(game=game, chapter=chapter))
    return name


def submit(folder: Path, game: str, odds: str = "3 to 1", further: str = "") -> None:
    (folder / "filed.yaml").write_text(SUBMISSION.format(game=game, odds=odds) + further)


@pytest.mark.parametrize(("odds", "status"), [("3 to 1", 0), ("2 to 1", 1)])
def test_a_game_of_another_pack(tmp_path: Path, odds: str, status: int) -> None:
    pack(tmp_path, "house", "House Dice", "901a")
    submit(tmp_path, "House Dice", odds)
    assert pacheck("check", "filed.yaml", folder=tmp_path).returncode == 1
    ran = pacheck("check", "filed.yaml", "--schemas", "house", folder=tmp_path)
    assert ran.returncode == status, ran.stdout
    assert ("§ 901a.2" in ran.stdout) == (status == 1)


def test_a_pack_named_in_the_configuration_is_seen_from_there(tmp_path: Path) -> None:
    pack(tmp_path, "house", "House Dice", "901a")
    (tmp_path / "pacheck.toml").write_text('schemas = ["house"]\n')
    (tmp_path / "below").mkdir()
    submit(tmp_path / "below", "House Dice")
    assert pacheck("check", "filed.yaml", folder=tmp_path / "below").returncode == 0


def test_the_built_in_games_are_still_checked(tmp_path: Path) -> None:
    pack(tmp_path, "house", "House Dice", "901a")
    (tmp_path / "filed.yaml").write_text("game: Three Card Poker\nwagers: {Ante Bonus: {paytable: Q}}\n")
    assert pacheck("check", "filed.yaml", "--schemas", "house", folder=tmp_path).returncode == 1


def test_a_pack_may_not_replace_a_game(tmp_path: Path) -> None:
    pack(tmp_path, "house", "Three Card Poker", "649a")
    submit(tmp_path, "Three Card Poker")
    ran = pacheck("check", "filed.yaml", "--schemas", "house", folder=tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "649a-three-card-poker.yaml" in ran.stderr
    assert "a pack may only add games" in ran.stderr


def test_the_same_name_in_two_packs_needs_the_chapter(tmp_path: Path) -> None:
    pack(tmp_path, "one", "House Dice", "901a")
    pack(tmp_path, "two", "House Dice", "902a")
    submit(tmp_path, "House Dice")
    options = ["--schemas", "one", "--schemas", "two"]
    ran = pacheck("check", "filed.yaml", *options, "--format", "json", folder=tmp_path)
    assert ran.returncode == 1
    (finding,) = json.loads(ran.stdout)["submissions"][0]["findings"]
    assert finding["rule"] == "no-game"
    assert "House Dice (chapter 901a) and House Dice (chapter 902a)" in finding["message"]
    assert finding["help"] == "State both “game:” and “chapter:”."
    submit(tmp_path, "House Dice", further="chapter: 902a\n")
    assert pacheck("check", "filed.yaml", *options, folder=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda home: (home / "pack.yaml").unlink(), "pack.yaml"),
        (lambda home: (home / "pack.yaml").write_text("filing: {}\n"), "citation"),
        (lambda home: (home / "pack.yaml").write_text(f"{PACK}never_waived: [no-such-rule]\n"), "no-such-rule"),
        (lambda home: (home / "pack.yaml").write_text(f"{PACK}nothing_on_record: [903a]\n"), "nothing_on_record"),
        (lambda home: (home / "901a-house-dice.yaml").write_text("game: House Dice\n"), "901a-house-dice.yaml"),
    ],
    ids=["no pack.yaml", "no citation", "unknown rule", "chapter without page", "broken game"],
)
def test_a_broken_pack_is_wrong_use(tmp_path: Path, spoil: object, told: str) -> None:
    pack(tmp_path, "house", "House Dice", "901a")
    assert callable(spoil)
    spoil(tmp_path / "house")
    submit(tmp_path, "House Dice")
    for jobs in ("1", "2"):
        ran = pacheck("check", "filed.yaml", "filed.yaml", "--schemas", "house", "--jobs", jobs, folder=tmp_path)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert told in ran.stderr


def test_a_missing_folder_is_wrong_use(tmp_path: Path) -> None:
    submit(tmp_path, "House Dice")
    ran = pacheck("check", "filed.yaml", "--schemas", "nowhere", folder=tmp_path)
    assert ran.returncode == 2
    assert "nowhere" in ran.stderr


ELECTED = """
  - citation: 901a.3
    source: house
    binds: selection
    if_elected: 901a.3
    wager: Side Wager
    paytables:
      - columns: [A, B]
        rows: {Pair: [2 to 1, 3 to 1]}
elections:
  - {name: side wager, citation: 901a.3, source: house}
"""


@pytest.mark.parametrize(
    ("elections", "stated", "status"),
    [
        ("[901a.3]", "{paytable: A}", 0),
        ("[901a.3]", "{payouts: {Pair: 9 to 1}}", 1),
        ("[]", "{paytable: A}", 1),
        ("[]", "{payouts: {Pair: 9 to 1}}", 1),
        ("[]", None, 0),
    ],
)
def test_a_wager_that_must_be_elected(tmp_path: Path, elections: str, stated: str | None, status: int) -> None:
    """Its figures stand under the election alone; without it, a statement of the wager must not pass."""
    home = tmp_path / pack(tmp_path, "house", "House Dice", "901a")
    law = home / "901a-house-dice.yaml"
    law.write_text(law.read_text().replace("\nelections: []\n", ELECTED))
    wagers = "Main Wager: 3 to 1" + (f", Side Wager: {stated}" if stated else "")
    text = f"game: House Dice\nelections: {elections}\nwagers: {{{wagers}}}\n"
    (tmp_path / "filed.yaml").write_text(text)
    ran = pacheck("check", "filed.yaml", "--schemas", "house", "--format", "json", folder=tmp_path)
    assert ran.returncode == status, ran.stdout
    (filed,) = json.loads(ran.stdout)["submissions"]
    found = [(one["rule"], one["citation"], one["line"]) for one in filed["findings"]]
    assert found == ([] if status == 0 else [("election-missing", "901a.3", 3)] if elections == "[]" else found)
    schema = json.loads(pacheck("schema", "901a", "--schemas", "house", folder=tmp_path).stdout)
    validator = jsonschema_rs.validator_for(schema)
    assert validator.is_valid(YAML(typ="base").load(text)) is (status == 0)
