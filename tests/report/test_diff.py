"""The diff for people: what is required in removed lines, what was submitted in added ones."""

from __future__ import annotations

import pytest

from pacheck.report.printer import Color
from tests.checks.support import SECTIONS, dreamcatcher, jinzi, prime
from tests.report.support import printed, reports_on

ONE_FIGURE_OFF = """\
certificate_holder: Keystone Sample Casino
game: Three Card Poker
wagers:
  Ante Bonus: {paytable: B}
  Pair Plus Wager:
    paytable: D
    payouts:
      Straight flush: 40 to 1
      Three-of-a-kind: 30 to 1
      Straight: 6 to 1
      Flush: 9 to 1
      Pair: 1 to 1
"""


def lines_of(path: str, text: str) -> list[str]:
    return printed(*reports_on(path, text)).splitlines()


def test_one_figure_off() -> None:
    assert lines_of("riverside/three-card-poker.yaml", ONE_FIGURE_OFF)[:-1] == [
        "riverside/three-card-poker.yaml  Three Card Poker  ✗ 1 error",
        "@@ Pair Plus Wager · § 649a.12(d) · Paytable D @@",
        "    Straight flush   40 to 1",
        "    Three-of-a-kind  30 to 1",
        "    Straight          6 to 1",
        "-   Flush             4 to 1    required",
        "+   Flush             9 to 1    submitted, line 11",
        "    Pair              1 to 1",
        "  The odds are Paytable D’s but for Flush.",
        "1 file, 1 submission: 0 compliant, 1 not (1 error)",
    ]


def test_a_compliant_submission() -> None:
    text = ONE_FIGURE_OFF.replace("9 to 1", "4 to 1")
    assert lines_of("a.yaml", text)[:-1] == [
        "a.yaml  Three Card Poker  ✓ compliant",
        "1 file, 1 submission: 1 compliant",
    ]


def test_the_payouts_of_another_table_are_named() -> None:
    text = ONE_FIGURE_OFF.replace("9 to 1", "4 to 1").replace("Straight: 6 to 1", "Straight: 5 to 1")
    lines = lines_of("a.yaml", text)
    assert "-   Straight          6 to 1    required" in lines
    assert "+   Straight          5 to 1    submitted, line 10" in lines
    assert sum("The payouts are those of Paytable B" in line for line in lines) == 1


def test_a_missing_row_has_a_removed_line_alone() -> None:
    lines = lines_of("a.yaml", ONE_FIGURE_OFF.replace("      Flush: 9 to 1\n", ""))
    assert "-   Flush             4 to 1    required, missing at line 7" in lines
    assert not any(line.startswith("+") for line in lines)


def test_documents_are_numbered_where_there_are_several() -> None:
    headers = [
        line for line in lines_of("a.yaml", f"{ONE_FIGURE_OFF}---\n{ONE_FIGURE_OFF}") if line.startswith("a.yaml")
    ]
    assert headers == [
        "a.yaml (document 1)  Three Card Poker  ✗ 1 error",
        "a.yaml (document 2)  Three Card Poker  ✗ 1 error",
    ]


def test_a_file_that_cannot_be_read() -> None:
    header, finding = lines_of("a.yaml", "game: [x\n")[:2]
    assert header == "a.yaml  not judged  ✗ 1 error"
    assert finding.startswith("  line 1: error: The bracket [ is not closed.")


def test_a_long_wheel_folds_to_the_neighbourhood_of_a_change() -> None:
    """Sections 13 and 14 are exchanged; each stands in a line of its own, the first in line 5."""
    sections = list(SECTIONS)
    sections[12], sections[13] = sections[13], sections[12]
    assert lines_of("a.yaml", dreamcatcher(sections=sections, indented=True))[:-2] == [
        "a.yaml  Dreamcatcher  ✗ 1 error",
        "@@ wheel: sections · § 689a.1(b) @@",
        "    …",
        "    section 10  10",
        "    section 11   1",
        "    section 12   2",
        "-   section 13   1    required",
        "+   section 13  20    submitted, line 17",
        "-   section 14  20    required",
        "+   section 14   1    submitted, line 18",
        "    section 15   1",
        "    section 16   2",
        "    section 17   1",
        "    …",
        "  line 17: error: Sections 13 and 14 of the list are exchanged: 20 and 1.",
        "    Exchange them.",
    ]


def test_a_section_that_is_missing_is_not_drawn_as_if_it_stood_there() -> None:
    """Section 14, a 20, is missing; 15 and 16 are exchanged."""
    sections = [*SECTIONS[:13], SECTIONS[15], SECTIONS[14], *SECTIONS[16:]]
    drawn = [line for line in lines_of("a.yaml", dreamcatcher(sections=sections)) if line.endswith(" 20")]
    assert [line[0] for line in drawn if "section" in line and "sections of" not in line] in ([], ["-"])


def test_findings_stand_in_file_order() -> None:
    text = jinzi("on_zero: {Other wagers: 1/3}\n").replace("Split: 5", "Split: 4").replace("12 black", "12 red")
    numbers = [
        int(line.rpartition("line ")[2].partition(":")[0]) for line in lines_of("a.yaml", text) if "line " in line
    ]
    assert numbers == sorted(numbers)
    assert len(numbers) == 3


def test_what_is_not_verified_is_said() -> None:
    lines = lines_of("a.yaml", prime())
    assert lines[0] == "a.yaml  Three Card Prime  ✓ compliant, 1 note"
    assert any("not on record" in line and "§ 679a.12" in line for line in lines)


def test_what_is_not_stated_is_listed_when_asked() -> None:
    (report,) = reports_on("a.yaml", ONE_FIGURE_OFF)
    assert "not stated: Ante Wager" not in printed(report)
    assert "  not stated: Ante Wager (§ 649a.12(a))" in printed(report, verbose=True).splitlines()


# Where it is printed


def test_plain_ascii_where_the_encoding_has_no_more() -> None:
    reports = reports_on("a.yaml", ONE_FIGURE_OFF)
    lines = printed(*reports, encoding="ascii").splitlines()
    assert lines[:2] == [
        "a.yaml  Three Card Poker  x 1 error",
        "@@ Pair Plus Wager - Sec. 649a.12(d) - Paytable D @@",
    ]
    assert "  The odds are Paytable D's but for Flush." in lines
    wheel = reports_on("a.yaml", dreamcatcher(sections=["2", "7-", *SECTIONS[2:]]))
    assert "    ..." in printed(*wheel, encoding="ascii").splitlines()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "cp437", "utf-8"])
def test_any_encoding_can_be_printed_in(encoding: str) -> None:
    text = ONE_FIGURE_OFF.replace("9 to 1", "\u0663 to 1 \U0001f0cf").replace("Flush", "Flu\u0161h")
    assert "649a.12(d)" in printed(*reports_on("caf\u00e9-\u4e2d.yaml", text), encoding=encoding)


@pytest.mark.parametrize(
    ("color", "variables", "colored"),
    [
        (Color.AUTO, {}, False),
        (Color.AUTO, {"FORCE_COLOR": "1"}, True),
        (Color.AUTO, {"NO_COLOR": "1"}, False),
        (Color.AUTO, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        (Color.AUTO, {"NO_COLOR": "", "FORCE_COLOR": ""}, False),
        (Color.ALWAYS, {}, True),
        (Color.ALWAYS, {"NO_COLOR": "1"}, True),
        (Color.NEVER, {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colour_only_where_it_is_asked_for(
    color: Color, variables: dict[str, str], colored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ("\x1b[" in printed(*reports_on("a.yaml", ONE_FIGURE_OFF), color=color)) is colored


def test_colour_changes_no_letter() -> None:
    import re

    reports = reports_on("a.yaml", ONE_FIGURE_OFF) + reports_on("b.yaml", dreamcatcher("diameter: 4 ft"))
    colored = printed(*reports, color=Color.ALWAYS)
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == printed(*reports)
