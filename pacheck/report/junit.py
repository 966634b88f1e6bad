"""JUnit XML: one test suite for each submission, one test case for each provision, passes included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from pacheck.findings import Aside, Checked, Finding, Severity, SubmissionReport
from pacheck.report.lines import excuse
from pacheck.report.summary import Summary
from pacheck.wording import shown

_PATH_LENGTH = 4096


def junit_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """All submissions. Violations are failures; what is not stated or not on record is skipped."""
    suites = [suite for report in reports for suite in _suite(report)]
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", *suites, "</testsuites>", ""])


def _suite(report: SubmissionReport) -> Iterator[str]:
    path = shown(report.path, _PATH_LENGTH)
    name = path if report.document == 1 else f"{path} (document {report.document})"
    cases = list(_cases(report, name))
    failures = sum("<failure" in case for case in cases)
    skipped = sum("<skipped" in case for case in cases)
    counts = f'tests="{len(cases)}" failures="{failures}" errors="0" skipped="{skipped}"'
    yield f"  <testsuite name={quoteattr(name)} {counts}>"
    yield from cases
    yield "  </testsuite>"


def _cases(report: SubmissionReport, suite: str) -> Iterator[str]:
    remaining = list(report.findings)
    for checked in report.checked:
        own = [finding for finding in remaining if _belongs(finding, checked)]
        remaining = [finding for finding in remaining if finding not in own]
        table = f", Paytable {checked.paytable}" if checked.paytable else ""
        yield _case(suite, f"§ {checked.citation} {checked.subject}{table}", own)
    for finding in remaining:
        if finding.severity is not Severity.NOTE:
            yield _case(suite, f"{finding.rule}, line {finding.place.line} (§ {finding.citation})", [finding])
    for one in report.not_checked:
        reason = "not stated" if one.reason is Aside.NOT_STATED else "not on record, unverified"
        name = quoteattr(f"§ {one.citation} {one.subject}")
        yield f'    <testcase classname={quoteattr(suite)} name={name}><skipped message="{reason}"/></testcase>'
    if not report.checked and not report.findings:
        yield _case(suite, "submission", [])


def _belongs(finding: Finding, checked: Checked) -> bool:
    if any(row.finding == finding for row in checked.rows):
        return True
    return finding.citation == checked.citation and finding.wager == checked.wager and checked.wager is not None


def _case(suite: str, name: str, findings: Sequence[Finding]) -> str:
    errors = [finding for finding in findings if finding.weight is Severity.ERROR]
    others = [finding for finding in findings if finding.weight is not Severity.ERROR]
    inside = ""
    if errors:
        text = "\n".join(_sentence(finding) for finding in errors)
        inside += f'<failure type="{errors[0].rule}" message={quoteattr(errors[0].message)}>{escape(text)}</failure>'
    if others:
        inside += f"<system-out>{escape(chr(10).join(_sentence(finding) for finding in others))}</system-out>"
    return f"    <testcase classname={quoteattr(suite)} name={quoteattr(name)}>{inside}</testcase>"


def _sentence(finding: Finding) -> str:
    advice = f" {finding.help}" if finding.help else ""
    said = f"{finding.message} (§ {finding.citation}){advice}{excuse(finding)}"
    return f"line {finding.place.line}: {finding.severity.value}: {said}"
