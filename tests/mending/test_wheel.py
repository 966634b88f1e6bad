"""The wheel: only the sections that are wrong are touched, wherever the list begins and however it is written."""

from __future__ import annotations

import random

import pytest

from tests.checks.support import COMPARTMENTS, JINZI_ODDS, SECTIONS, SIX_WAGERS
from tests.mending.support import fixed, mended

HEAD = "game: Dreamcatcher\neffective: 2025-07-01\nwheel:\n"


def in_brackets(sections: list[str]) -> str:
    """Nine sections a line, as the regulation prints them."""
    lines = [", ".join(sections[start : start + 9]) for start in range(0, len(sections), 9)]
    return f"{HEAD}  sections: [\n    " + ",\n    ".join(lines) + f"]  # clockwise\n{SIX_WAGERS}"


def line_by_line(sections: list[str]) -> str:
    return f"{HEAD}  sections:\n" + "".join(f"    - {one}  # here\n" for one in sections) + SIX_WAGERS


STYLES = pytest.mark.parametrize("style", [in_brackets, line_by_line])


@STYLES
def test_a_wrong_section_is_put_back(style: type[str]) -> None:
    for place in range(54):
        wrong = [*SECTIONS[:place], "77", *SECTIONS[place + 1 :]]
        assert fixed(style(wrong)) == style(SECTIONS)


@STYLES
def test_exchanged_sections_are_exchanged_back(style: type[str]) -> None:
    for place in range(53):
        wrong = [*SECTIONS[:place], SECTIONS[place + 1], SECTIONS[place], *SECTIONS[place + 2 :]]
        assert fixed(style(wrong)) == style(SECTIONS)


def test_a_missing_section_is_put_in_and_an_extra_one_goes() -> None:
    for place in range(54):
        lacking = [*SECTIONS[:place], *SECTIONS[place + 1 :]]
        doubled = [*SECTIONS[:place], "77", *SECTIONS[place:]]
        for sections in (lacking, doubled):
            for style in (in_brackets, line_by_line):
                result = mended(style(sections))
                assert result.left == ()
                assert len(result.changes) == 1
        assert fixed(line_by_line(doubled)) == line_by_line(SECTIONS)


@STYLES
def test_a_wheel_is_turned_around_line_by_line(style: type[str]) -> None:
    assert fixed(style(SECTIONS[::-1])) == style(SECTIONS)
    wrong = SECTIONS[::-1]
    wrong[20], wrong[33] = "77", "78"
    result = mended(style(wrong))
    assert result.left == ()
    assert result.new_data.count(b"#") == style(SECTIONS).count("#")


@STYLES
@pytest.mark.parametrize("seed", range(40))
def test_a_few_edits_anywhere(style: type[str], seed: int) -> None:
    chance = random.Random(seed)
    start = chance.randrange(54)
    sections = [*SECTIONS[start:], *SECTIONS[:start]]
    for _ in range(chance.randint(1, 3)):
        place, other = chance.randrange(len(sections)), chance.choice(["1", "40", "7x", "77"])
        how = chance.choice("wie")
        sections[place : place + (how != "i")] = [] if how == "e" else [other]
    result = mended(style(sections))
    assert result.left == ()


def test_a_multiplier_keeps_its_spelling() -> None:
    wrong = [{"7-": "7x", "2-": "2×"}.get(one, one) for one in SECTIONS]
    right = in_brackets(wrong)
    place = wrong.index("2×")
    wrong[place], wrong[place + 1] = wrong[place + 1], wrong[place]
    assert fixed(in_brackets(wrong)) == right


def test_another_wheel_is_left() -> None:
    result = mended(in_brackets(sorted(SECTIONS)))
    assert result.changes == ()
    assert {left.finding.rule for left in result.left} == {"wheel-order"}


def test_a_wheel_of_which_something_is_waived_is_left() -> None:
    from pacheck.findings import Approval, SubmissionReport
    from pacheck.mending.mend import mend
    from pacheck.mending.reading import Context
    from pacheck.regulations.catalog import BUILT_IN
    from tests.mending.support import TODAY

    def waive(report: SubmissionReport) -> SubmissionReport:
        approval = Approval("Order 1", TODAY, "a trial")
        return report._replace(
            findings=tuple(
                one._replace(waived=approval) if one.rule == "wheel-count" else one for one in report.findings
            )
        )

    data = in_brackets([*SECTIONS[:5], "77", *SECTIONS[6:]]).encode()
    result = mend(data, Context("filed.yaml", TODAY, BUILT_IN, waive))
    assert result.changes == ()
    assert [(left.finding.rule, left.counts) for left in result.left] == [("wheel-count", False), ("wheel-order", True)]


def roulette(compartments: list[str]) -> str:
    wagers = "".join(f"  {name}: {odds}\n" for name, odds in JINZI_ODDS.items())
    listed = "".join(f"    - {one}\n" for one in compartments)
    return f"game: Jinzi Roulette\neffective: 2025-07-01\nwheel:\n  compartments:\n{listed}wagers:\n{wagers}"


@pytest.mark.parametrize("color", ["red", "black", "white", "green"])
def test_a_wrong_color_of_a_compartment(color: str) -> None:
    for place, entry in enumerate(COMPARTMENTS):
        wrong = [*COMPARTMENTS[:place], f"{entry.split()[0]} {color}", *COMPARTMENTS[place + 1 :]]
        assert fixed(roulette(wrong)) == roulette(COMPARTMENTS)


def test_a_color_that_is_named_apart() -> None:
    written = [f"{{number: {one.split()[0]}, color: {one.split()[1]}}}" for one in COMPARTMENTS]
    wrong = [*written[:3], "{number: 3, color: black}", *written[4:]]
    assert fixed(roulette(wrong)) == roulette(written)


def test_colors_of_which_half_are_wrong_are_left() -> None:
    wrong = [COMPARTMENTS[0], *(f"{number} {'red' if number > 6 else 'black'}" for number in range(1, 13))]
    result = mended(roulette(wrong))
    assert result.changes == ()
    assert {left.settle_first for left in result.left} == {
        "The colors can be made to alternate in more than one way: say which is meant."
    }


def test_a_missing_compartment_may_stand_anywhere_and_is_left() -> None:
    assert mended(roulette(COMPARTMENTS[:5] + COMPARTMENTS[6:])).changes == ()
