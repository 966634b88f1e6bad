"""`pacheck explain`: every rule has a page whose bad example gives that finding, and whose good one gives none."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import pacheck.explanations
from pacheck.explanations.markdown import rules_document
from pacheck.explanations.page import Example, page
from pacheck.explanations.trial import tried
from pacheck.findings import Finding, Severity
from pacheck.rules import RULES
from tests.people.support import ROOT, out, run

PAGES = {path.stem for path in (Path(pacheck.explanations.__file__).parent / "pages").glob("*.yaml")}
SENTENCE_ENDS = (".", "”", ")")


def findings(example: Example, folder: Path) -> list[Finding]:
    return [finding for report in tried(example, folder) for finding in report.findings]


def test_every_rule_has_a_page_and_every_page_a_rule() -> None:
    assert set(RULES) == PAGES


@pytest.mark.parametrize("rule", RULES)
def test_the_bad_example_gives_that_finding_and_no_other(rule: str, tmp_path: Path) -> None:
    found = Counter(finding.rule for finding in findings(page(rule).bad, tmp_path))
    assert found[rule] >= 1
    assert set(found) == {rule, *page(rule).comes_with}


@pytest.mark.parametrize("rule", RULES)
def test_the_good_example_gives_none(rule: str, tmp_path: Path) -> None:
    found = findings(page(rule).good, tmp_path)
    assert {finding.rule for finding in found} == set(page(rule).good_has)
    # What every submission of a game has is at most a note.
    assert all(finding.severity is Severity.NOTE for finding in found)


@pytest.mark.parametrize("rule", RULES)
def test_a_page_says_all_that_it_must(rule: str) -> None:
    one = page(rule)
    for text in (one.summary, one.meaning, one.written, one.put_right):
        assert text.strip().endswith(SENTENCE_ENDS)
    assert one.bad != one.good
    shown = out("explain", rule)
    assert shown.startswith(f"{rule}: {one.summary}\n")
    for title in ("What it means", "Where it is written", "How to put it right", "before (-) and after (+)"):
        assert title in shown
    for line in one.good.text.splitlines():
        assert line in shown


def test_the_example_is_shown_before_and_after() -> None:
    shown = out("explain", "odds-differ").splitlines()
    assert "  -      Flush: 5 to 1" in shown
    assert "  +      Flush: 4 to 1" in shown


def test_a_rule_may_be_written_with_spaces() -> None:
    assert out("explain", "Odds differ") == out("explain", "odds-differ")


@pytest.mark.parametrize("citation", ["649a.12(e)(3)", "§ 649a.12(e)(3)", "58 Pa. Code § 649a.12(e)(3)"])
def test_a_citation_shows_what_stands_under_it(citation: str) -> None:
    shown = out("explain", citation)
    assert "§ 649a.12(e)(3)  Progressive Payout Wager: meter" in shown
    assert "14%" in shown
    assert "§ 649a.12(e)(5)" not in shown
    assert "law.cornell.edu" in shown


def test_a_citation_covers_its_paragraphs_and_elections() -> None:
    shown = out("explain", "649a.12(g)")
    assert "no less than 5 to 1" in shown
    assert "no less than 40 to 1" in shown
    assert "Mini-royal flush; needs the row Mini-royal flush" in shown


def test_without_a_subject_the_rules_are_listed() -> None:
    listed = [line.split("  ")[0] for line in out("explain").splitlines()]
    assert listed == list(RULES)


def test_what_is_neither_is_said_with_the_nearest() -> None:
    result = run("explain", "odds-differs")
    assert result.exit_code == 2
    assert "did you mean odds-differ?" in result.stderr
    hostile = run("explain", "\x1b]0;x\x07")
    assert hostile.exit_code == 2
    assert "\x1b" not in hostile.output


def test_the_generated_documents_are_current() -> None:
    document = rules_document()
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == document
    assert all(f"\n## `{rule}`\n" in document for rule in RULES)
