"""GitLab code quality: a JSON list of issues, shown in merge requests."""

from __future__ import annotations

import json
from collections.abc import Sequence

from pacheck.findings import Severity, SubmissionReport
from pacheck.report.fingerprint import fingerprints
from pacheck.report.lines import excuse
from pacheck.report.paths import uri
from pacheck.report.summary import Summary

_SEVERITIES = {Severity.ERROR: "critical", Severity.WARNING: "minor", Severity.NOTE: "info"}


def gitlab_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """All findings of a run; GitLab takes the beginning of each, by line."""
    issues = [
        {
            "description": f"{finding.message} (§ {finding.citation}){excuse(finding)}",
            "check_name": finding.rule,
            "fingerprint": mark,
            "severity": _SEVERITIES[finding.weight],
            "location": {"path": uri(report.path), "lines": {"begin": finding.place.line}},
        }
        for report, finding, mark in fingerprints(reports)
    ]
    return json.dumps(issues, indent=2, ensure_ascii=True) + "\n"
