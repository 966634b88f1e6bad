"""Findings of a report exchanged for marked ones, wherever in the report they stand."""

from __future__ import annotations

from collections.abc import Callable

from pacheck.findings import Checked, Finding, SubmissionReport


def marked(report: SubmissionReport, mark: Callable[[Finding], Finding]) -> SubmissionReport:
    """The report with each finding as `mark` returns it; the report itself if that changes nothing."""
    marks = {finding: mark(finding) for finding in report.findings}
    if all(new is old for old, new in marks.items()):
        return report
    return report._replace(
        findings=tuple(marks[finding] for finding in report.findings),
        checked=tuple(_with_marks(checked, marks) for checked in report.checked),
    )


def _with_marks(checked: Checked, marks: dict[Finding, Finding]) -> Checked:
    rows = (row._replace(finding=marks.get(row.finding)) if row.finding else row for row in checked.rows)
    return checked._replace(rows=tuple(rows))
