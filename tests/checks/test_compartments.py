"""Compartments of a roulette wheel: each number once, zero white, the other colors alternating."""

from __future__ import annotations

import pytest

from tests.checks.support import COMPARTMENTS, Said, here, jinzi, report_on, results, rules, said

CITATION = "617b.8(c)"


def line_of(position: int) -> int:
    """The line of a compartment, counted from 1: four lines stand before the first."""
    return position + 4


def with_one(position: int, compartment: str) -> list[str]:
    return [*COMPARTMENTS[: position - 1], compartment, *COMPARTMENTS[position:]]


@pytest.mark.parametrize(
    "compartments",
    [
        pytest.param(COMPARTMENTS, id="in order"),
        pytest.param([*COMPARTMENTS[1:], COMPARTMENTS[0]], id="zero at the end"),
        pytest.param([*COMPARTMENTS[1:6], COMPARTMENTS[0], *COMPARTMENTS[6:]], id="zero in the middle"),
        pytest.param(COMPARTMENTS[::-1], id="backwards"),
        pytest.param(
            ["0 white", "12 red", "1 black", "3 red", "2 black", "5 red", "4 black", "7 red", "6 black", "9 red",
             "8 black", "11 red", "10 black"], id="another order, other colors"
        ),
        pytest.param(
            [f"{{number: {one.split()[0]}, color: {one.split()[1]}}}" for one in COMPARTMENTS], id="as mappings"
        ),
        pytest.param([one.upper() for one in COMPARTMENTS], id="capitals"),
    ],
)  # fmt: skip
def test_any_order_of_the_numbers(compartments: list[str]) -> None:
    text = jinzi(compartments=compartments)
    assert said(text) == []
    assert results(text)[CITATION, "wheel: compartments"] == "complies"


def test_a_number_that_is_missing() -> None:
    text = jinzi(compartments=COMPARTMENTS[:-1]).replace("compartments:", "compartments:  # here")
    missing = [found for found in said(text) if found.rule == "compartment-number"]
    assert missing == [Said("compartment-number", "error", CITATION, here(text), "12")]


def test_a_number_that_stands_twice() -> None:
    found = [one for one in said(jinzi(compartments=with_one(13, "10 black"))) if one.line == line_of(13)]
    assert [(one.rule, one.severity, one.submitted) for one in found] == [("compartment-number", "error", "10 black")]


@pytest.mark.parametrize("number", ["13", "00", "36", "01", "100"])
def test_a_number_out_of_range(number: str) -> None:
    found = [one for one in said(jinzi(compartments=with_one(13, f"{number} black"))) if one.line == line_of(13)]
    assert [(one.rule, one.submitted) for one in found] == [("compartment-number", f"{number} black")]


def test_zero_is_white() -> None:
    assert said(jinzi(compartments=with_one(1, "0 green"))) == [
        Said("compartment-color", "error", CITATION, line_of(1), "0 white", "0 green")
    ]


@pytest.mark.parametrize("color", ["green", "white", "r\u0435d", "redd"])
def test_the_others_are_red_or_black(color: str) -> None:
    text = jinzi(
        compartments=[f"{{number: {one.split()[0]}, color: {one.split()[1]}}}" for one in with_one(2, f"1 {color}")]
    )
    assert said(text) == [Said("compartment-color", "error", CITATION, line_of(2), "1 red", f"1 {color}")]


def test_two_neighbours_of_one_color() -> None:
    """5 and 6 exchange their colors, so that 4 and 5 are both black, 6 and 7 both red: 5 red and 6 black are right."""
    text = jinzi(compartments=[*COMPARTMENTS[:5], "5 black", "6 red", *COMPARTMENTS[7:]])
    assert said(text) == [
        Said("compartment-color", "error", CITATION, line_of(6), "5 red", "5 black"),
        Said("compartment-color", "error", CITATION, line_of(7), "6 black", "6 red"),
    ]


@pytest.mark.parametrize("compartments", [COMPARTMENTS[:-1], [*COMPARTMENTS, "13 red"]], ids=["missing", "extra"])
def test_a_missing_or_extra_compartment_makes_no_color_wrong(compartments: list[str]) -> None:
    assert rules(jinzi(compartments=compartments)) == ["compartment-number"]


def test_neighbours_on_both_sides_of_zero() -> None:
    """Around zero stand 12 and 1."""
    swapped = ["0 white", *(f"{number} {'red' if number % 2 else 'black'}" for number in range(1, 12)), "12 red"]
    assert [found.rule for found in said(jinzi(compartments=swapped))] == ["compartment-color"]


def test_a_wheel_of_one_color() -> None:
    found = said(jinzi(compartments=["0 white", *(f"{number} red" for number in range(1, 13))]))
    assert {(one.rule, one.required) for one in found} == {
        ("compartment-color", f"{number} black") for number in (2, 4, 6, 8, 10, 12)
    }


@pytest.mark.parametrize("entry", ["{color: red}", "{number: 5}", "{}"])
def test_an_incomplete_entry_hides_nothing(entry: str) -> None:
    one_color = ["0 white", *(f"{number} red" for number in range(1, 13))]
    text = jinzi(compartments=[*one_color, entry])
    assert not report_on(text).compliant
    assert results(text)[CITATION, "wheel: compartments"] == "differs"


@pytest.mark.parametrize("entry", ["{color: red}", "{number: 5}", "{}"])
def test_an_incomplete_entry_is_a_violation(entry: str) -> None:
    assert not report_on(jinzi(compartments=[*COMPARTMENTS, entry])).compliant


@pytest.mark.parametrize("entry", ["5", "red", "5 red black", "five red", "5red"])
def test_an_entry_that_cannot_be_read(entry: str) -> None:
    found = [one for one in said(jinzi(compartments=with_one(6, entry))) if one.line == line_of(6)]
    assert [(one.rule, one.severity, one.submitted) for one in found] == [("unreadable-value", "error", entry)]


def test_a_wheel_that_is_not_stated() -> None:
    text = jinzi()
    without = text[: text.index("wheel:")] + text[text.index("wagers:") :]
    (found,) = said(without)
    assert found[:3] == ("part-missing", "error", CITATION)


def test_an_unknown_key_of_an_entry() -> None:
    assert "unknown-key" in rules(jinzi(compartments=with_one(2, "{number: 1, color: red, size: big}")))


def test_no_compartment_can_be_read() -> None:
    """What is said of each entry is not said again of the wheel as a whole."""
    text = jinzi(compartments=["zero", "one"])
    assert said(text) == [
        Said("unreadable-value", "error", CITATION, line_of(1), None, "zero"),
        Said("unreadable-value", "error", CITATION, line_of(2), None, "one"),
    ]
    assert results(text)[CITATION, "wheel: compartments"] == "differs"


def test_an_invisible_character_in_a_compartment_is_told_once() -> None:
    text = jinzi(compartments=with_one(3, "2\u200bblack"))
    assert [(one.rule, one.line) for one in said(text) if one.rule != "compartment-number"] == [
        ("invisible-character", line_of(3))
    ]
    assert results(text)[CITATION, "wheel: compartments"] == "differs"
