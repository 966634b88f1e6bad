"""Lists that must include certain things."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, dreamcatcher, here, prime, results, said


def layout(shows: str = "[name or logo, payout odds, minimum wager]", areas: str = "[1, 2, 5, 10, 20, 40]") -> str:
    return dreamcatcher(rest=f"layout:\n  shows: {shows}\n  betting_areas: {areas}\n")


@pytest.mark.parametrize(
    "shows",
    [
        "[name or logo, payout odds, minimum wager, maximum wager, maximum payout limit]",
        "[logo, odds, maximum wager]",
        "[Name, Payout Odds, Minimum and Maximum Wager]",
        "[certificate holder's name, payout odds, minimum wager, a picture of the wheel]",
    ],
)
def test_a_layout_that_shows_what_it_must(shows: str) -> None:
    assert said(layout(shows)) == []


@pytest.mark.parametrize(
    ("shows", "citation", "required"),
    [
        ("[payout odds, minimum wager]", "689a.1(g)(1)", "name or logo"),
        ("[name or logo, minimum wager]", "689a.1(g)(3)", "payout odds"),
        ("[name or logo, payout odds, maximum payout limit]", "689a.1(g)(4)", "minimum wager or maximum wager"),
    ],
)
def test_a_required_item_that_is_missing_from_a_stated_list(shows: str, citation: str, required: str) -> None:
    text = layout(f"{shows}  # here")
    assert said(text) == [Said("item-missing", "error", citation, here(text), required)]
    assert results(text)[citation, "layout: shows"] == "differs"


@pytest.mark.parametrize("area", ["1", "2", "5", "10", "20", "40"])
def test_each_betting_area_is_required(area: str) -> None:
    areas = ", ".join(one for one in ("1", "2", "5", "10", "20", "40") if one != area)
    text = layout(areas=f"[{areas}]  # here")
    assert said(text) == [Said("item-missing", "error", "689a.1(g)(2)", here(text), area)]


def test_an_empty_list_lacks_everything() -> None:
    assert len(said(layout("[]"))) == 3
    assert len(said(layout(areas="[]"))) == 6


def test_a_list_that_is_not_stated_is_listed() -> None:
    listed = aside(dreamcatcher(), Aside.NOT_STATED)
    assert ("689a.1(g)(1)", "layout: shows") in listed
    assert ("689a.1(g)(2)", "layout: betting areas") in listed


def wrong_count(
    misdealt: str = "[void hands, return wagers]", not_misdealt: str = "[void hands, return wagers, remove deck]"
) -> str:
    return prime(f"stub_count_wrong:\n  misdealt: {misdealt}\n  not_misdealt: {not_misdealt}\n")


def found_in(text: str) -> list[Said]:
    return [found for found in said(text) if found.rule != "unverified"]


def test_what_follows_a_wrong_count() -> None:
    assert found_in(wrong_count()) == []
    assert (
        found_in(wrong_count("[Void all hands, Return all wagers]", "[remove the deck, hands void, return wagers]"))
        == []
    )


@pytest.mark.parametrize(
    ("steps", "required"),
    [
        ("[void hands, return wagers]", "remove deck"),
        ("[remove deck, void hands]", "return wagers"),
        ("[return wagers, remove deck]", "void hands"),
    ],
)
def test_a_step_that_is_missing(steps: str, required: str) -> None:
    text = wrong_count(not_misdealt=f"{steps}  # here")
    assert found_in(text) == [Said("item-missing", "error", "679a.9(f)", here(text), required)]


def test_a_step_that_the_provision_does_not_ask_for() -> None:
    text = wrong_count("[void hands, return wagers, remove deck]  # here")
    (found,) = found_in(text)
    assert found[:4] == ("item-extra", "warning", "679a.9(f)", here(text))


def test_a_step_that_nobody_knows() -> None:
    text = wrong_count("[void hands, return wagers, call the police]  # here")
    (found,) = found_in(text)
    assert found[:4] == ("item-differs", "error", "679a.9(f)", here(text))
    assert found.submitted == "call the police"


def test_a_list_of_a_deal_that_is_not_on_record_is_not_verified() -> None:
    text = prime("from: manual shoe\nstub_count_wrong:\n  misdealt: [call the police]\n")
    assert [found.rule for found in said(text)] == ["unverified", "unverified"]
    assert ("679a.9(f)", "dealing: stub count wrong: misdealt") in aside(text, Aside.UNVERIFIED)
    assert ("679a.9(f)", "dealing: stub count wrong: misdealt") not in results(text)
