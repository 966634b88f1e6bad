"""Envy Bonuses: for each wager amount with a schedule, each hand's bonus exactly."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, here, poker, results, rules, said

WAGER = "Five-Card Progressive Payout Wager"
CITATION = "649a.12(h)(5)"
ONE = '$1: {Royal flush: "$1,000", Straight flush: $300}'
FIVE = '$5: {Royal flush: "$5,000", Straight flush: "$1,500"}'


def envy(*schedules: str, amounts: str = "") -> str:
    listed = f"  amounts: [{amounts}]\n" if amounts else ""
    return poker(f"{WAGER}:\n{listed}  envy_bonus:\n" + "".join(f"    {schedule}\n" for schedule in schedules))


@pytest.mark.parametrize(
    "schedules", [(ONE,), (FIVE,), (ONE, FIVE), (ONE.replace("$1:", "1:"),), (ONE.replace("$300", "300"),)]
)
def test_the_schedules_of_the_regulation(schedules: tuple[str, ...]) -> None:
    text = envy(*schedules)
    assert said(text) == []
    assert set(results(text).values()) == {"complies"}


def test_any_other_amount_is_a_violation() -> None:
    text = envy(ONE, f"{FIVE.replace('$1,500', '$300')}  # here")
    assert said(text) == [
        Said("envy-differs", "error", CITATION, here(text), "$1,500", "$300", WAGER, None, "Straight flush")
    ]
    assert results(text)[CITATION, f"{WAGER}: Envy Bonus for $5"] == "differs"
    assert results(text)[CITATION, f"{WAGER}: Envy Bonus for $1"] == "complies"


@pytest.mark.parametrize("bonus", ["$299", "$301", "$300.01", "$0"])
def test_neither_more_nor_less(bonus: str) -> None:
    assert rules(envy(ONE.replace("$300", bonus))) == ["envy-differs"]


def test_a_missing_hand() -> None:
    text = envy('$1: {Royal flush: "$1,000"}  # here')
    assert said(text) == [
        Said("row-missing", "error", CITATION, here(text), "$300", None, WAGER, None, "Straight flush")
    ]


def test_a_hand_that_has_no_bonus() -> None:
    text = envy('$1: {Royal flush: "$1,000", Straight flush: $300, Full house: $5}  # here')
    (found,) = said(text)
    assert found[:4] == ("unknown-hand", "error", CITATION, here(text))
    assert found.hand == "Full house"


@pytest.mark.parametrize(
    "text", [envy(ONE, "$2: {Royal flush: $5}  # here"), envy(ONE, amounts="$1, $2").replace("$2]", "$2]  # here")]
)
def test_a_wager_amount_without_schedule_is_a_warning(text: str) -> None:
    assert said(text) == [Said("envy-amount", "warning", CITATION, here(text), None, "$2", WAGER)]


def test_an_amount_that_stands_twice() -> None:
    text = envy(ONE, "1: {Royal flush: $2, Straight flush: $3}  # here")
    (found,) = said(text)
    assert found[:4] == ("repeated-name", "error", CITATION, here(text))


def test_an_envy_bonus_that_is_not_stated_is_listed() -> None:
    text = poker(f"{WAGER}: {{}}")
    assert said(text) == []
    assert (CITATION, f"{WAGER}: Envy Bonus") in aside(text, Aside.NOT_STATED)


def test_a_schedule_that_is_not_stated_for_an_offered_amount_is_listed() -> None:
    text = envy(ONE, amounts="$1, $5")
    assert said(text) == []
    assert (CITATION, f"{WAGER}: Envy Bonus for $5") in aside(text, Aside.NOT_STATED)


@pytest.mark.parametrize("bonus", ["300 to 1", "$3OO", "lots"])
def test_a_bonus_that_is_no_money(bonus: str) -> None:
    text = envy(f"{ONE.replace('$300', bonus)}  # here")
    assert said(text) == [
        Said("unreadable-value", "error", CITATION, here(text), None, bonus, WAGER, None, "Straight flush")
    ]


def test_a_wager_amount_that_is_no_money() -> None:
    text = envy("one dollar: {Royal flush: $5}  # here")
    (found,) = said(text)
    assert found[:4] == ("unreadable-value", "error", CITATION, here(text))


def test_an_envy_bonus_without_any_schedule_is_not_passed_over_in_silence() -> None:
    text = poker(f"{WAGER}: {{envy_bonus: {{}}}}")
    assert any(citation == CITATION for citation, _ in [*results(text), *aside(text, Aside.NOT_STATED)])
