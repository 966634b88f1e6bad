"""Odds of wagers that pay one way: fixed exactly, a minimum or better."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, dreamcatcher, here, jinzi, poker, results, rules, said


def test_any_other_fixed_figure_is_a_violation() -> None:
    text = poker("Ante Wager: 2 to 1  # here")
    assert said(text) == [
        Said("odds-differ", "error", "649a.12(a)", here(text), "1 to 1", "2 to 1", wager="Ante Wager")
    ]
    assert results(text)["649a.12(a)", "Ante Wager"] == "differs"


@pytest.mark.parametrize("odds", ["3 to 2", "1 to 2", "1 for 1", "0.99 to 1", "Push", "$1", "100% of meter", "N/A"])
def test_a_fixed_figure_is_neither_more_nor_less(odds: str) -> None:
    assert rules(poker(f"Play Wager: {odds}")) == ["odds-differ"]


@pytest.mark.parametrize("odds", ["1 to 1", "1:1", "1-to-1", "even money", "{odds: 1 to 1}", "{}", "{amounts: [$5]}"])
def test_the_fixed_figure_or_none_is_compliant(odds: str) -> None:
    text = poker(f"Ante Wager: {odds}")
    assert said(text) == []
    assert results(text)["649a.12(a)", "Ante Wager"] == "complies"


def test_a_wager_that_is_not_named_is_listed() -> None:
    assert ("649a.12(a)", "Play Wager") in aside(poker("Ante Wager: 1 to 1"), Aside.NOT_STATED)


@pytest.mark.parametrize("odds", ["2 for 1", "2 to 2", "1.0 to 1", "4 for 2"])
def test_the_same_value_in_other_terms_is_a_warning(odds: str) -> None:
    text = poker(f"Ante Wager: {odds}  # here")
    assert said(text) == [Said("other-terms", "warning", "649a.12(a)", here(text), "1 to 1", odds, wager="Ante Wager")]
    assert results(text)["649a.12(a)", "Ante Wager"] == "complies"


def test_a_bare_number_is_no_odds() -> None:
    text = poker("Ante Wager: 1  # here")
    assert said(text) == [Said("unreadable-value", "error", "649a.12(a)", here(text), None, "1", wager="Ante Wager")]
    assert results(text)["649a.12(a)", "Ante Wager"] == "differs"


MINIMUM = "1: 1 to 1\n2: 2 to 1\n5: 5 to 1\n10: 10 to 1\n20: 20 to 1\n"


@pytest.mark.parametrize("odds", ["39 to 1", "40 for 1", "39.99999 to 1", "1 to 40", "79 to 2", "Push", "N/A", "$40"])
def test_a_figure_below_the_minimum_is_a_violation(odds: str) -> None:
    text = dreamcatcher(wagers=f"{MINIMUM}40: {odds}  # here")
    assert said(text) == [
        Said("below-minimum", "error", "689a.3(a)", here(text), "no less than 40 to 1", odds, wager="40")
    ]


@pytest.mark.parametrize("odds", ["40 to 1", "41 to 1", "42 for 1", "40.00001 to 1", "81 to 2", "1,000 to 1"])
def test_the_minimum_or_more_is_compliant(odds: str) -> None:
    assert said(dreamcatcher(wagers=f"{MINIMUM}40: {odds}")) == []


def test_the_minimum_in_other_terms_is_a_warning() -> None:
    text = dreamcatcher(wagers=f"{MINIMUM}40: 41 for 1  # here")
    assert said(text) == [Said("other-terms", "warning", "689a.3(a)", here(text), "40 to 1", "41 for 1", wager="40")]


def test_a_minimum_that_is_not_stated_is_a_violation() -> None:
    text = dreamcatcher(wagers=f"{MINIMUM}40: {{}}  # here")
    assert said(text) == [
        Said("odds-not-stated", "error", "689a.3(a)", here(text), "no less than 40 to 1", None, wager="40")
    ]


def test_one_of_the_six_wagers_that_is_missing_is_a_violation() -> None:
    text = dreamcatcher(wagers=MINIMUM).replace("wagers:", "wagers:  # here")
    (found,) = said(text)
    assert found[:6] == ("part-missing", "error", "689a.3(a)", here(text), "40", None)


def test_each_minimum_of_jinzi_roulette() -> None:
    text = jinzi(wagers="Straight up: 10 to 1\nSplit: 4 to 1\nStreet: 2 to 1\nCorner: 1 to 1\nThree numbers: 2 to 1\n"
                        "Column: 1 to 1\nRed: 1 to 2\nBlack: 1 to 2\nSmall: 1 to 2\nBig: 1 to 2\n")  # fmt: skip
    assert [(found.rule, found.wager, found.required) for found in said(text)] == [
        ("below-minimum", "Straight up", "no less than 11 to 1"),
        ("below-minimum", "Split", "no less than 5 to 1"),
        ("below-minimum", "Street", "no less than 3 to 1"),
        ("below-minimum", "Corner", "no less than 2 to 1"),
        ("below-minimum", "Three numbers", "no less than 3 to 1"),
        ("below-minimum", "Column", "no less than 2 to 1"),
        ("below-minimum", "Red", "no less than 1 to 1"),
        ("below-minimum", "Black", "no less than 1 to 1"),
        ("below-minimum", "Small", "no less than 1 to 1"),
        ("below-minimum", "Big", "no less than 1 to 1"),
    ]


def test_a_jinzi_wager_that_is_not_named_is_a_warning() -> None:
    text = jinzi().replace("wagers:", "wagers:  # here").replace("  Corner: 2 to 1\n", "")
    assert said(text) == [
        Said("wager-not-stated", "warning", "617b.8(f)", here(text), "no less than 2 to 1", None, wager="Corner")
    ]
