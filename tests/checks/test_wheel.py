"""The sections of a wheel: their clockwise order from any one on, and how many there are."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import SECTIONS, aside, dreamcatcher, findings, here, only_finding, results, rules, said


def wheel(sections: list[str]) -> str:
    return dreamcatcher(sections=sections, indented=True)


def line_of(position: int) -> int:
    """The line of a section, counted from 1: four lines stand before the first."""
    return position + 4


@pytest.mark.parametrize("start", range(54))
def test_the_wheel_may_start_anywhere(start: int) -> None:
    text = wheel(SECTIONS[start:] + SECTIONS[:start])
    assert said(text) == []
    assert results(text)["689a.1(b)", "wheel: sections"] == "complies"
    assert results(text)["689a.1(a)", "wheel: sections: counts"] == "complies"


@pytest.mark.parametrize("sign", ["x", "X", "\u00d7", "\u2013", " -"])
def test_a_multiplier_is_one_symbol_however_written(sign: str) -> None:
    assert said(wheel([symbol.replace("-", sign) for symbol in SECTIONS])) == []


def test_two_sections_that_are_exchanged() -> None:
    """Sections 13 and 14 are 1 and 20."""
    sections = list(SECTIONS)
    sections[12], sections[13] = sections[13], sections[12]
    text = wheel(sections)
    (found,) = said(text)
    assert found[:6] == ("wheel-order", "error", "689a.1(b)", line_of(13), "1, 20", "20, 1")
    assert results(text)["689a.1(b)", "wheel: sections"] == "differs"
    assert results(text)["689a.1(a)", "wheel: sections: counts"] == "complies"


def test_two_sections_far_apart_that_are_exchanged() -> None:
    """Section 1 is 7-, section 32 is 40."""
    sections = list(SECTIONS)
    sections[0], sections[31] = sections[31], sections[0]
    (found,) = said(wheel(sections))
    assert found[:6] == ("wheel-order", "error", "689a.1(b)", line_of(1), "7-, 40", "40, 7-")


def test_a_section_that_is_missing() -> None:
    """Section 14, a 20."""
    text = wheel(SECTIONS[:13] + SECTIONS[14:]).replace("sections:", "sections:  # here")
    order, count = sorted(said(text))[::-1]
    assert order[:6] == ("wheel-order", "error", "689a.1(b)", line_of(14), "20", None)
    assert count[:6] == ("wheel-count", "error", "689a.1(a)", here(text), "2 of 20", "1 of 20")


def test_a_section_too_many() -> None:
    text = wheel([*SECTIONS[:14], "40", *SECTIONS[14:]])
    order, count = sorted(said(text))[::-1]
    assert order[:6] == ("wheel-order", "error", "689a.1(b)", line_of(15), None, "40")
    assert count[4:6] == ("1 of 40", "2 of 40")


def test_a_section_in_place_of_another() -> None:
    """A 10 in place of section 14, a 20."""
    text = wheel([*SECTIONS[:13], "10", *SECTIONS[14:]])
    order, count = sorted(said(text))[::-1]
    assert order[:6] == ("wheel-order", "error", "689a.1(b)", line_of(14), "20", "10")
    assert count.rule == "wheel-count"
    assert "5 of 10" in str(count.submitted)
    assert "1 of 20" in str(count.submitted)


def test_a_wheel_read_counter_clockwise() -> None:
    finding = only_finding(wheel(SECTIONS[::-1]))
    assert (finding.rule, finding.citation) == ("wheel-order", "689a.1(b)")
    assert "counter-clockwise" in finding.message


def test_a_wheel_read_counter_clockwise_from_another_section() -> None:
    finding = only_finding(wheel((SECTIONS[20:] + SECTIONS[:20])[::-1]))
    assert "counter-clockwise" in finding.message


@pytest.mark.parametrize("symbol", ["seven", "7+", "07", "5.0", "\uff15", "1/2", "'-'", "3"])
def test_a_section_that_is_no_symbol_of_the_wheel(symbol: str) -> None:
    text = wheel([*SECTIONS[:18], symbol, *SECTIONS[19:]])
    order = [found for found in said(text) if found.rule == "wheel-order"]
    assert [found.line for found in order] == [line_of(19)]
    assert order[0].required == "1"


@pytest.mark.parametrize("sections", [[], ["1"], ["1"] * 54, SECTIONS[:10], SECTIONS * 3, ["x"] * 200])
def test_another_wheel_altogether(sections: list[str]) -> None:
    text = dreamcatcher(sections=sections)
    order = [found for found in findings(text) if found.rule == "wheel-order"]
    assert order != []
    assert len(order) <= 13
    assert {found.place.line for found in order} == {4}


def test_a_section_left_empty() -> None:
    assert "empty-value" in rules(wheel([*SECTIONS[:18], "", *SECTIONS[19:]]))


def test_a_wheel_without_sections_is_a_violation() -> None:
    text = "game: Dreamcatcher\nwagers: {1: 1 to 1, 2: 2 to 1, 5: 5 to 1, 10: 10 to 1, 20: 20 to 1, 40: 40 to 1}\n"
    assert rules(text) == ["part-missing"]
    assert ("689a.1(a)", "wheel: sections: counts") in aside(text, Aside.NOT_STATED)
