"""GitHub workflow annotations, worst first. A step shows ten of each kind; how many more there are is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pacheck.findings import Finding, Severity, SubmissionReport
from pacheck.report.lines import excuse
from pacheck.report.summary import Summary
from pacheck.wording import counted, shown

SHOWN_BY_A_STEP = 10
_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_PATH_LENGTH = 4096


def github_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """One command for each finding, by severity, then in file order; last what is not shown, and the summary."""
    lines = []
    for severity in Severity:
        found = [(report, one) for report in reports for one in report.findings if one.weight is severity]
        lines += [_command(report, one) for report, one in found[:SHOWN_BY_A_STEP]]
        if len(found) > SHOWN_BY_A_STEP:
            more = counted(len(found) - SHOWN_BY_A_STEP, severity.value)
            lines.append(f"{more} more: a step shows {SHOWN_BY_A_STEP} of a kind; all are in the job summary.")
    return "\n".join((*lines, *summary.lines())) + "\n"


def _command(report: SubmissionReport, finding: Finding) -> str:
    place = finding.place
    properties = [
        ("file", shown(report.path, _PATH_LENGTH)),
        ("line", str(place.line)),
        ("endLine", str(place.end_line)),
    ]
    if place.line == place.end_line:
        properties += [("col", str(place.column)), ("endColumn", str(max(place.column, place.end_column - 1)))]
    properties.append(("title", f"{finding.rule} (§ {finding.citation})"))
    advice = f" {finding.help}" if finding.help else ""
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties)
    return f"::{_COMMANDS[finding.weight]} {listed}::{_data(finding.message + advice + excuse(finding))}"


def _data(text: str) -> str:
    return _replaced(text, (("%", "%25"), ("\r", "%0D"), ("\n", "%0A")))


def _property(text: str) -> str:
    return _replaced(_data(text), ((":", "%3A"), (",", "%2C")))


def _replaced(text: str, pairs: Iterable[tuple[str, str]]) -> str:
    for old, new in pairs:
        text = text.replace(old, new)
    return text
