"""The JSON report, version 1: a contract of its own, not a dump of the records."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from pacheck.findings import Approval, Aside, Checked, Finding, NotChecked, Severity, Subject, SubmissionReport
from pacheck.report.summary import Summary
from pacheck.wording import is_hidden, shown

VERSION = 1
_MEANT_ELSEWHERE = re.compile("<|%(?=[0-9A-Fa-f]{2})")
"""What a page or a job log would read as its own, if JSON were pasted there: written as JSON escapes."""
_PATH_LENGTH = 4096


def json_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """The whole report, in ASCII."""
    document = {
        "version": VERSION,
        "summary": _summary(summary),
        "submissions": [_submission(report) for report in reports if report.about is Subject.SUBMISSION],
        "waivers": [_waivers(report) for report in reports if report.about is Subject.WAIVERS],
    }
    return dumped(document)


def dumped(document: object) -> str:
    """A document as JSON in ASCII, which stays harmless where it is pasted into a page or a job log."""
    return _MEANT_ELSEWHERE.sub(_escaped, json.dumps(document, indent=2, ensure_ascii=True)) + "\n"


def _escaped(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"


def _summary(summary: Summary) -> dict[str, int]:
    return {
        "files": summary.files,
        "submissions": summary.submissions,
        "errors": summary.severities[Severity.ERROR],
        "warnings": summary.severities[Severity.WARNING],
        "notes": summary.severities[Severity.NOTE],
        "waived": summary.waived,
        "known": summary.known,
        "checked": summary.checked,
        "unverified": summary.unverified,
        "unsettled": summary.unsettled,
        "not_stated": summary.not_stated,
    }


def _submission(report: SubmissionReport) -> dict[str, Any]:
    return {
        "path": openable(report.path),
        "document": report.document,
        "game": report.game,
        "chapter": report.chapter,
        "certificate_holder": shown(report.certificate_holder) if report.certificate_holder else None,
        "compliant": report.compliant,
        "checked": [_checked(checked) for checked in report.checked],
        "not_stated": _asides(report.not_checked, Aside.NOT_STATED),
        "unverified": _asides(report.not_checked, Aside.UNVERIFIED),
        "unsettled": [
            " ".join(filter(None, (finding.citation, finding.wager, f"Paytable {finding.paytable}:", finding.hand)))
            for finding in report.findings
            if finding.rule == "unsettled"
        ],
        "findings": [_finding(finding) for finding in report.findings],
    }


def _waivers(report: SubmissionReport) -> dict[str, Any]:
    return {"path": openable(report.path), "findings": [_finding(finding) for finding in report.findings]}


def openable(path: str) -> str:
    """The path as it is, for programs that open it; made safe where it has hidden characters."""
    return shown(path, _PATH_LENGTH) if any(map(is_hidden, path)) else path


def _checked(checked: Checked) -> dict[str, Any]:
    return {
        "citation": checked.citation,
        "wager": checked.wager,
        "subject": checked.subject,
        "paytable": checked.paytable,
        "result": checked.result.value,
    }


def _asides(not_checked: Sequence[NotChecked], reason: Aside) -> list[str]:
    return [f"{one.citation} {one.subject}" for one in not_checked if one.reason is reason]


def _finding(finding: Finding) -> dict[str, Any]:
    place = finding.place
    return {
        "rule": finding.rule,
        "severity": finding.severity.value,
        "citation": finding.citation,
        "wager": finding.wager,
        "paytable": finding.paytable,
        "hand": finding.hand,
        "required": finding.required,
        "submitted": finding.submitted,
        "pointer": finding.pointer,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
        "message": finding.message,
        "help": finding.help,
        "waived": _approval(finding.waived) if finding.waived else None,
        "known": finding.known,
    }


def _approval(approval: Approval) -> dict[str, str]:
    return {"reference": approval.reference, "until": approval.until.isoformat(), "reason": approval.reason}
