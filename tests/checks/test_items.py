"""Single items of the wheel, the table, the layout, the dealing and of what happens on zero."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, dreamcatcher, here, jinzi, prime, results, rules, said


@pytest.mark.parametrize(
    "diameter", ["5 ft", "60 in", "6 feet", "5'", '60"', "152.4 cm", "1.524 m", "5 ft 1 in", "1.6 m", "200 cm"]
)
def test_a_wheel_of_five_feet_or_more(diameter: str) -> None:
    text = dreamcatcher(f"diameter: '{diameter}'" if "'" not in diameter else f'diameter: "{diameter}"')
    assert said(text) == []
    assert results(text)["689a.1(a)", "wheel: diameter"] == "complies"


@pytest.mark.parametrize(
    "diameter", ["4 ft 11 in", "59.99999999 in", "152.39 cm", "1.5239 m", "1.5 m", "5 in", "5 cm", "0 ft"]
)
def test_a_smaller_wheel(diameter: str) -> None:
    text = dreamcatcher(f"diameter: {diameter}  # here")
    assert said(text) == [Said("item-differs", "error", "689a.1(a)", here(text), "at least 5 ft", diameter)]


@pytest.mark.parametrize("diameter", ["60", "5 ft 6 m", "4 ft 12 ft", "five feet", "5 yards"])
def test_a_diameter_that_is_no_length(diameter: str) -> None:
    text = dreamcatcher(f"diameter: {diameter}  # here")
    assert said(text) == [Said("unreadable-value", "error", "689a.1(a)", here(text), None, diameter)]
    assert results(text)["689a.1(a)", "wheel: diameter"] == "differs"


@pytest.mark.parametrize(
    ("clapper", "rules_broken"),
    [("yes", []), ("on", []), ("True", []), ("no", ["item-differs"]), ("off", ["item-differs"])],
)
def test_the_clapper(clapper: str, rules_broken: list[str]) -> None:
    assert rules(dreamcatcher(f"clapper: {clapper}")) == rules_broken


@pytest.mark.parametrize(
    "table", ["{drop_box: left, tip_box: right}", "{drop_box: dealer's right, tip_box: Left side}"]
)
def test_the_boxes_on_two_sides(table: str) -> None:
    assert said(dreamcatcher(rest=f"table: {table}\n")) == []


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_boxes_on_one_side(side: str) -> None:
    other = {"left": "right", "right": "left"}[side]
    text = dreamcatcher(rest=f"table:\n  drop_box: {side}\n  tip_box: {side}  # here\n")
    assert said(text) == [Said("item-conflict", "error", "689a.1(f)", here(text), other, side)]


def test_a_side_that_is_none() -> None:
    text = dreamcatcher(rest="table: {drop_box: middle}  # here\n")
    assert said(text) == [Said("unreadable-value", "error", "689a.1(f)", here(text), None, "middle")]


def test_a_part_that_is_not_stated_is_listed() -> None:
    listed = aside(dreamcatcher(), Aside.NOT_STATED)
    assert ("689a.1(a)", "wheel: diameter") in listed
    assert ("689a.1(e)", "wheel: clapper") in listed
    assert ("689a.1(f)", "table: drop box") in listed


# On zero, Jinzi Roulette


@pytest.mark.parametrize("share", ["half returned", "half", "one-half", "1/2", "50%", "2/4", "50.0% of the wager"])
def test_half_is_returned_on_zero(share: str) -> None:
    assert said(jinzi(f"on_zero: {{Straight up on zero: 11 to 1, Other wagers: {share}}}\n")) == []


@pytest.mark.parametrize("share", ["1/3 returned", "49%", "51%", "2/3", "100%", "0%"])
def test_anything_else_is_returned_on_zero(share: str) -> None:
    text = jinzi(f"on_zero:\n  Other wagers: {share}  # here\n")
    assert said(text) == [Said("item-differs", "error", "617b.8(g)(2)", here(text), "one-half", share)]


@pytest.mark.parametrize("odds", ["10 to 1", "12 to 1", "11 for 1", "1 to 11"])
def test_other_odds_on_zero(odds: str) -> None:
    text = jinzi(f"on_zero:\n  Straight up on zero: {odds}  # here\n")
    assert said(text) == [Said("item-differs", "error", "617b.8(g)(1)", here(text), "11 to 1", odds)]


def test_what_happens_on_zero_is_no_share() -> None:
    text = jinzi("on_zero:\n  Other wagers: 1/00  # here\n")
    assert said(text) == [Said("unreadable-value", "error", "617b.8(g)(2)", here(text), None, "1/00")]


# Dealing, Three Card Prime


def dealing_findings(text: str) -> list[Said]:
    return [found for found in said(text) if found.rule != "unverified"]


DEALING = """\
from: hand
direction: clockwise
first_card_to: player farthest to the dealer's left
one_card_at_a_time: yes
cards_each: 3
face: down
cards_in_deck: 52
shuffler_counts_cards: no
stub_counted_every: 5 rounds
stub_count_wrong:
  misdealt: [void hands, return wagers]
  not_misdealt: [void hands, return wagers, remove deck]
pair_bonus: extra card
community_card_dealt: after all hands
"""


def test_the_deal_of_the_regulation() -> None:
    assert dealing_findings(prime(DEALING)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "citation", "required"),
    [
        ("direction: clockwise", "direction: counter-clockwise", "679a.9(b)", "clockwise"),
        ("dealer's left", "dealer's right", "679a.9(b)", "player farthest to the dealer's left"),
        ("one_card_at_a_time: yes", "one_card_at_a_time: no", "679a.9(b)", "yes"),
        ("cards_each: 3", "cards_each: 4", "679a.9(b)", "3"),
        ("face: down", "face: up", "679a.9(b)", "down"),
        ("cards_in_deck: 52", "cards_in_deck: 53", "679a.9(d)", "52"),
        ("every: 5 rounds", "every: 6 rounds", "679a.9(d)", "at most 5 rounds"),
        ("after all hands", "before all hands", "679a.9(g)", "after all hands"),
    ],
)
def test_another_deal(right: str, wrong: str, citation: str, required: str) -> None:
    text = prime(DEALING.replace(right, f"{wrong}  # here"))
    (found,) = dealing_findings(text)
    assert found[:5] == ("item-differs", "error", citation, here(text), required)


@pytest.mark.parametrize("rounds", ["1 round", "4 rounds", "every 5 rounds", "5"])
def test_the_stub_is_counted_often_enough(rounds: str) -> None:
    assert dealing_findings(prime(f"stub_counted_every: {rounds}")) == []


def test_a_counting_shuffler_replaces_the_count() -> None:
    assert dealing_findings(prime("shuffler_counts_cards: yes\nstub_counted_every: 50 rounds")) == []
    assert [
        one.rule for one in dealing_findings(prime("shuffler_counts_cards: no\nstub_counted_every: 50 rounds"))
    ] == ["item-differs"]


def test_dealing_from_a_shoe_is_not_on_record() -> None:
    text = prime("from: manual shoe  # here\nface: up\ndirection: counter-clockwise")
    (found,) = (one for one in said(text) if one.wager is None)
    assert found[:4] == ("unverified", "note", "679a.9(a)", here(text))
    assert ("679a.9(b)", "dealing: face") in aside(text, Aside.UNVERIFIED)


def test_an_item_that_is_not_dealt_with_is_listed() -> None:
    assert ("679a.9(b)", "dealing: direction") in aside(prime("face: down"), Aside.NOT_STATED)


def test_the_odds_on_zero_in_other_terms_are_a_warning() -> None:
    text = jinzi("on_zero:\n  Straight up on zero: 12 for 1  # here\n")
    assert said(text) == [Said("other-terms", "warning", "617b.8(g)(1)", here(text), "11 to 1", "12 for 1")]
