"""The page for browsers and printers: whole, safe, the same bytes, and readable without colours or a mouse."""

from __future__ import annotations

import base64
import datetime
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pacheck.findings import (
    Approval,
    Aside,
    Checked,
    Finding,
    NotChecked,
    Place,
    Result,
    Row,
    Severity,
    Subject,
    SubmissionReport,
)
from pacheck.pipeline import check_bytes
from tests.checks.support import SECTIONS, dreamcatcher, jinzi
from tests.report.pages import SVG, holds, named, one_blank, page_of, words
from tests.report.support import reports_on
from tests.report.test_hostile_text import HOSTILE, filed

ROOT = Path(__file__).resolve().parents[2]
TODAY = datetime.date(2026, 1, 15)
EXAMPLES = sorted((ROOT / "examples").rglob("*.yaml"))
MARKUP = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "]]>",
    "--><!--",
    "</style></title></svg><script>alert(1)</script>",
    "&lt;script&gt;",
    "javascript:alert(1)",
    "a\u202eb\u2066c\u200b",
    "\x00\x07\x1b[2J\x85\ufffe",
)


def example(name: str) -> list[SubmissionReport]:
    return list(check_bytes(name, (ROOT / "examples" / name).read_bytes(), TODAY))


def told(report: SubmissionReport) -> list[str]:
    """What of a report a reader must be able to read."""
    texts: list[str | None] = [report.game, report.chapter]
    for finding in report.findings:
        texts += [finding.message, finding.help, finding.required, finding.submitted, finding.wager, finding.hand]
        texts += [f"§ {finding.citation}", finding.severity.value.capitalize(), f"line {finding.place.line}"]
        if finding.waived:
            texts += [finding.waived.reference, finding.waived.until.isoformat(), finding.waived.reason]
        if finding.known:
            texts += ["known from the baseline"]
    for checked in report.checked:
        texts += [
            f"§ {checked.citation}",
            checked.subject,
            checked.result.value,
            checked.remark if _drawn(checked) else "",
        ]
    for one in report.not_checked:
        texts += [f"§ {one.citation} {one.subject}"]
    return [one_blank(text) for text in texts if text]


def _drawn(checked: Checked) -> bool:
    return any(row.finding and row.finding.severity is not Severity.NOTE for row in checked.rows)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_example_is_told_whole(path: Path) -> None:
    reports = list(check_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes(), TODAY))
    tree = holds(page_of(*reports))
    said = words(tree)
    assert [text for report in reports for text in told(report) if text not in said] == []
    for report in reports:
        assert ("✓ compliant" if report.compliant else "✗ not compliant") in said


def test_all_examples_on_one_page_and_the_same_bytes_again() -> None:
    reports = [report for path in EXAMPLES for report in check_bytes(path.name, path.read_bytes(), TODAY)]
    page = page_of(*reports)
    tree = holds(page)
    assert len([one for one in named(tree, "section") if one.get("class") == "submission"]) == len(reports)
    assert page == page_of(*reports)


def test_nothing_is_loaded_and_nothing_runs() -> None:
    page = page_of(*example("dreamcatcher/exchanged-sections.yaml"))
    tree = holds(page)
    (style,) = named(tree, "style")
    (policy,) = [one.get("content") for one in named(tree, "meta") if one.get("http-equiv")]
    digest = base64.b64encode(hashlib.sha256(style.text.encode()).digest()).decode()
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert not re.search(r"url\(|@import|http:|https:|<script|<link| on[a-z]+=| style=", page)


def test_the_verdict_and_whose_it_is() -> None:
    tree = holds(page_of(*example("three-card-poker/one-figure-off.yaml")))
    facts = {words(name): words(said) for name, said in zip(named(tree, "dt"), named(tree, "dd"), strict=True)}
    assert facts["Verdict"] == "✗ not compliant, 1 error"
    assert facts["Certificate holder"] == "Keystone Sample Casino"
    assert facts["Game"] == "Three Card Poker"
    assert facts["Chapter"] == "649a"
    assert facts["Effective date"] == "2025-07-01"
    assert facts["What to do"] == "Write 4 to 1."


def test_a_difference_is_told_by_sign_and_word_and_colour() -> None:
    tree = holds(page_of(*example("three-card-poker/one-figure-off.yaml")))
    rows = [[words(cell) for cell in row] for row in named(tree, "tr") if row.get("class") in ("removed", "added")]
    assert rows == [["−", "Flush", "4 to 1", "required"], ["+", "Flush", "5 to 1", "submitted, line 17"]]
    assert [words(one) for one in (*named(tree, "del"), *named(tree, "ins"))] == ["4 to 1", "5 to 1"]


def test_what_is_not_stated_has_words() -> None:
    tree = holds(page_of(*reports_on("a.yaml", "game: Three Card Poker\nwagers:\n  Ante Bonus: {paytable: B}\n")))
    facts = {words(name): words(said) for name, said in zip(named(tree, "dt"), named(tree, "dd"), strict=True)}
    assert facts["Effective date"] == "not stated, or not readable"
    assert facts["Certificate holder"] == "not stated"


def test_a_file_that_cannot_be_judged_is_not_called_compliant() -> None:
    said = words(holds(page_of(*reports_on("a.yaml", "game: [x\n"))))
    assert "✗ not compliant" in said
    assert "The bracket [ is not closed." in said
    assert "✓ compliant" not in said
    assert "Effective date not judged" in said
    assert "not stated" not in said.partition("What was found")[0].partition("Verdict ✗")[2]


def wheel_of(text: str) -> Any:
    tree = holds(page_of(*reports_on("a.yaml", text)))
    (drawing,) = named(tree, f"{SVG}svg")
    return tree, drawing


def crosses(drawing: Any) -> int:
    return sum(text.get("class") == "mark" for text in drawing.iter(f"{SVG}text"))


def test_a_wheel_that_is_right_has_no_cross() -> None:
    _, drawing = wheel_of(dreamcatcher())
    assert crosses(drawing) == 0
    labels = [text.text for text in drawing.iter(f"{SVG}text")]
    assert labels[: len(SECTIONS)] == SECTIONS
    assert labels[-1] == f"{len(SECTIONS)} sections"
    assert words(next(drawing.iter(f"{SVG}desc"))).endswith("None is marked as wrong.")


def test_exchanged_sections_have_crosses_and_words() -> None:
    sections = list(SECTIONS)
    sections[12], sections[13] = sections[13], sections[12]
    tree, drawing = wheel_of(dreamcatcher(sections=sections))
    assert crosses(drawing) == 2
    told = "Marked with a cross: section 13: 20, 1 is required; section 14: 1, 20 is required."
    assert told in words(next(drawing.iter(f"{SVG}desc")))
    assert told in words(named(tree, "figcaption")[0])
    assert drawing.get("role") == "img"
    assert len(named(named(tree, "figure")[0], "li")) == 0
    assert "section 14: 1, 20 is required" in [words(item) for item in named(tree, "li")]


def test_a_missing_section_has_a_place_of_its_own() -> None:
    _, drawing = wheel_of(dreamcatcher(sections=[*SECTIONS[:13], *SECTIONS[14:]]))
    (place,) = [one for one in drawing.iter(f"{SVG}g") if "missing" in (one.get("class") or "")]
    assert next(place.iter(f"{SVG}text")).text == SECTIONS[13]
    assert "section: missing, 20 is required" in words(next(drawing.iter(f"{SVG}desc")))


def test_compartments_are_drawn_too() -> None:
    _, drawing = wheel_of(jinzi().replace("12 black", "12 red"))
    assert crosses(drawing) == 1
    assert "13 compartments" in words(drawing)


def test_an_angle_is_the_same_on_every_machine() -> None:
    """Angles are whole thousandths of a degree: no fraction of the processor's is printed."""
    page = page_of(*reports_on("a.yaml", dreamcatcher()))
    turns = re.findall(r"rotate\(([^)]*)\)", page)
    assert turns
    assert all(re.fullmatch(r"-?\d{1,3}(\.\d{3})?", turn) for turn in turns)


def test_a_list_of_too_many_sections_is_told_in_words_alone() -> None:
    rows = tuple(Row(f"section {number}", "1", "1", 1) for number in range(1, 500))
    checked = Checked("689a.1(b)", "wheel: sections", Result.COMPLIES, rows=rows, ring=True)
    tree = holds(page_of(SubmissionReport("a.yaml", 1, "Game", "689a", (), (checked,))))
    assert named(tree, f"{SVG}svg") == []
    assert "section 499: 1" in words(tree)


def reported(text: str) -> SubmissionReport:
    """A report in which every text is the given one, even where a check would have made it safe."""
    place = Place(1, 1, 1, 2)
    details = (text, text, place, text, text, text, text, text, text, text)
    waived = Finding("rule", Severity.ERROR, *details, Approval(text, TODAY, text))
    known = Finding("rule", Severity.WARNING, *details, known=True)
    error = Finding("unsettled", Severity.ERROR, *details)
    rows = (Row(text, text, None, 1, error), Row(text, text, text, 1), Row(text, None, text, None, known))
    checked = Checked(text, text, Result.DIFFERS, text, text, rows, text)
    asides = tuple(NotChecked(text, text, reason) for reason in Aside)
    return SubmissionReport(
        text, 2, text, text, (waived, known, error), (checked, checked._replace(ring=True)), asides, text
    )


@pytest.mark.parametrize("text", [*MARKUP, *HOSTILE.values()], ids=ascii)
def test_nothing_in_a_report_becomes_markup(text: str) -> None:
    """The set of elements and of attributes is that of a harmless report, whatever stands in every field."""
    tree, plain = (
        holds(page_of(one, one._replace(about=Subject.WAIVERS, checked=(), not_checked=())))
        for one in (reported(text.replace("\n", " ")), reported("x"))
    )
    assert [element.tag for element in tree.iter()] == [element.tag for element in plain.iter()]


@pytest.mark.parametrize("text", [*MARKUP, *HOSTILE.values()], ids=ascii)
def test_nothing_typed_into_a_submission_becomes_markup(text: str) -> None:
    typed = json.dumps(text)
    submission = f"certificate_holder: {typed}\n{filed(text)}"
    holds(page_of(*reports_on(f"{text}.yaml", submission)))


@settings(deadline=None)
@given(st.text(st.characters(exclude_characters="\n\r\t")))
def test_any_text_stays_text(text: str) -> None:
    tree = holds(page_of(reported(text)))
    assert named(tree, "script") == []
    visible = "".join(f"<U+{ord(char):04X}>" if not char.isprintable() and char != " " else char for char in text)
    if text.isascii():
        assert one_blank(visible) in words(tree)


def test_a_text_that_is_markup_is_read_as_it_was_written() -> None:
    said = words(holds(page_of(reported("a <b>&amp;</b> \"'"))))
    assert "a <b>&amp;</b> \"'" in said


def test_waived_and_known_findings_are_told_with_their_reasons() -> None:
    (report,) = example("three-card-poker/one-figure-off.yaml")
    (finding,) = report.findings
    approval = Approval("Order 2026-114", datetime.date(2026, 12, 31), "Trial until the end of the year.")
    waived = report._replace(findings=(finding._replace(waived=approval),))
    known = report._replace(findings=(finding._replace(known=True),))
    tree = holds(page_of(waived, known))
    items = [words(one) for one in named(tree, "li") if (one.get("class") or "").startswith("finding")]
    assert items[0].startswith("Error, waived, line 17: § 649a.12(d)")
    assert "Waived by Order 2026-114 Last day of the waiver 2026-12-31" in items[0]
    assert items[1].startswith("Error, known from the baseline, line 17: § 649a.12(d)")
    verdicts = [words(row[1]) for row in named(tree, "tr") if "href" in str([one.attrib for one in row.iter()])]
    assert verdicts == ["✓ compliant, 1 waived", "✗ not compliant, 1 known"]


def test_what_a_run_fails_for_by_strictness_is_said() -> None:
    from pacheck.report.page.whole import page_text
    from tests.report.support import summary_of

    reports = reports_on("a.yaml", dreamcatcher())
    summary = summary_of(*reports)
    summary.fails_by_strictness = True
    assert "were asked to count: the run fails" in words(holds(page_text(reports, summary)))


def test_no_submission_at_all_is_a_page_too() -> None:
    assert "0 files, 0 submissions" in words(holds(page_of()))
