"""Names: which spellings are one name, which are not, and which known name is the nearest."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pacheck.regulations.catalog import GameFile, game_files, regulation
from pacheck.regulations.model import EnvyRule, OptionalRowRule, PaytableRule
from pacheck.regulations.schema import METER_PARTS
from pacheck.values.labels import NEAREST_LENGTH, nearest, normalise

each_game = pytest.mark.parametrize("file", game_files(), ids=lambda file: file.chapter)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Ante Wager", "ante wager", id="case"),
        pytest.param("Ante Wager", "Ante", id="wager at the end"),
        pytest.param("Ante Wager", "Ante-Wager", id="hyphen"),
        pytest.param("Three-of-a-kind", "Three of a Kind", id="hyphens"),
        pytest.param("Three-of-a-kind", "3-of-a-kind", id="figure"),
        pytest.param("Four-of-a-kind", "4 of a kind", id="another figure"),
        pytest.param("Three-of-a-kind", "Three\u2011of\u2011a\u2011kind", id="no-break hyphens"),
        pytest.param("Three-of-a-kind", "Three\u2013of\u2013a\u2013kind", id="en dashes"),
        pytest.param("Mini-royal flush", "Mini\u00a0Royal Flush", id="no-break space"),
        pytest.param("Ace, king and queen of spades", "Ace-king-queen of spades", id="and"),
        pytest.param("Ace, king and queen of spades", "Ace, king, queen of spades", id="commas"),
        pytest.param("certificate_holder", "Certificate holder", id="underscore"),
        pytest.param("player's card", "player\u2019s card", id="curly apostrophe"),
        pytest.param("player's card", "players card", id="no apostrophe"),
        pytest.param("Pair Plus Wager", " Pair  Plus  Wager ", id="blanks"),
        pytest.param("5 of 6 Progressive Payout Wager", "Five of Six Progressive Payout", id="figures within"),
    ],
)
def test_two_spellings_of_one_name(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Straight", "Straight flush", id="another hand"),
        pytest.param("Three-of-a-kind", "Trips", id="slang"),
        pytest.param("Ace", "\u0410ce", id="Cyrillic letter"),
        pytest.param("Black", "Blac\u212a", id="Kelvin sign"),
        pytest.param("Straight", "\u017ftraight", id="long s"),
        pytest.param("Flush", "F\u026aush", id="another script"),
        pytest.param("3-of-a-kind", "\uff13-of-a-kind", id="full-width digit"),
        pytest.param("3-of-a-kind", "\u00b3-of-a-kind", id="superscript"),
        pytest.param("Pair", "Pa\u0131r", id="dotless i"),
        pytest.param("Flush", "\ufb02ush", id="ligature"),
        pytest.param("Wager", "", id="the word alone"),
    ],
)
def test_two_names(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


words = st.one_of(
    st.sampled_from(["ante", "Wager", "wager", "and", "3", "three", "of", "a", "kind", "7"]), st.text(max_size=3)
)
separators = st.sampled_from(["", " ", "-", "_", ", ", "/", "'", "\u2019", "\u2013", "\u00a0", "\n"])
names = st.lists(st.tuples(words, separators), max_size=6).map(lambda parts: "".join(map("".join, parts)))


@given(names)
@example("3wager")
@example("andand")
@example("wagerwager")
def test_the_form_of_a_name_is_its_own_form(name: str) -> None:
    assert normalise(normalise(name)) == normalise(name)


@given(names)
def test_case_and_blanks_around_do_not_count(name: str) -> None:
    assert normalise(f" {name} ") == normalise(name)


def assert_apart(names: tuple[str, ...]) -> None:
    for one, other in combinations(names, 2):
        assert normalise(one) != normalise(other)


@each_game
def test_no_two_wagers_of_a_game_are_one(file: GameFile) -> None:
    assert_apart(regulation(file).wagers)


@each_game
def test_no_two_hands_of_a_table_are_one(file: GameFile) -> None:
    law = regulation(file)
    for wager in law.wagers:
        rules = list(law.wager_rules(wager))
        added = tuple(rule.hand for rule in rules if isinstance(rule, OptionalRowRule))
        for rule in rules:
            if isinstance(rule, PaytableRule):
                assert_apart((*rule.hands(), *added))
            elif isinstance(rule, EnvyRule):
                for schedule in rule.schedules.values():
                    assert_apart(tuple(schedule))


@each_game
def test_no_two_parts_of_a_game_are_one(file: GameFile) -> None:
    law = regulation(file)
    by_parent: dict[tuple[str, ...], dict[str, None]] = {}
    for rule in law.part_rules:
        for depth in range(len(rule.path)):
            by_parent.setdefault(rule.path[:depth], {})[rule.path[depth]] = None
    for siblings in by_parent.values():
        assert_apart(tuple(siblings))
    assert_apart(tuple(election.name for election in law.elections))


def test_no_two_games_and_no_two_meter_figures_are_one() -> None:
    assert_apart(tuple(regulation(file).game for file in game_files()))
    assert_apart(METER_PARTS)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Strait", "Straight"),
        ("Straigth flush", "Straight flush"),
        ("FLUSH!", "Flush"),
        ("Quantum", None),
        ("", None),
        ("Flush" * (NEAREST_LENGTH // 5 + 1), None),
    ],
)
def test_the_nearest_name(name: str, expected: str | None) -> None:
    assert nearest(name, ["Straight flush", "Straight", "Flush"]) == expected
