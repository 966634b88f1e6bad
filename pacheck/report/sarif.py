"""SARIF 2.1.0, for code-scanning services and editors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pacheck import __version__
from pacheck.findings import Finding, Severity, SubmissionReport
from pacheck.report.fingerprint import fingerprints
from pacheck.report.paths import uri
from pacheck.report.summary import Summary
from pacheck.rules import RULES

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_HOME = "https://github.com/pacheck/pacheck"
_RULE_INDEX = {rule: index for index, rule in enumerate(RULES)}


def sarif_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """One run with all findings; columns count Unicode code points."""
    driver = {
        "name": "pacheck",
        "version": __version__,
        "informationUri": _HOME,
        "rules": [_rule(rule, text) for rule, text in RULES.items()],
    }
    results = [_result(report, finding, mark) for report, finding, mark in fingerprints(reports)]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2, ensure_ascii=True) + "\n"


def _rule(rule: str, text: str) -> dict[str, Any]:
    return {
        "id": rule,
        "shortDescription": {"text": text},
        "help": {
            "text": f"{text} The message names what is required, what was submitted, and the section of the regulation."
        },
    }


def _result(report: SubmissionReport, finding: Finding, mark: str) -> dict[str, Any]:
    location = {"artifactLocation": {"uri": uri(report.path)}, "region": _region(finding)}
    advice = f" {finding.help}" if finding.help else ""
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": _RULE_INDEX[finding.rule],
        "level": finding.severity.value,
        "message": {"text": f"{finding.message} (§ {finding.citation}){advice}"},
        "locations": [{"physicalLocation": location}],
        "partialFingerprints": {"pacheck/v1": mark},
        "properties": {
            name: value
            for name, value in (
                ("citation", finding.citation),
                ("game", report.game),
                ("wager", finding.wager),
                ("paytable", finding.paytable),
                ("hand", finding.hand),
                ("required", finding.required),
                ("submitted", finding.submitted),
                ("pointer", finding.pointer),
            )
            if value
        },
    }
    if finding.waived:
        justification = f"{finding.waived.reference}, until {finding.waived.until}: {finding.waived.reason}"
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": justification}]
    if finding.known:
        result["baselineState"] = "unchanged"
    if _has_one_right_value(finding):
        result["fixes"] = [_fix(report, finding)]
    return result


def _region(finding: Finding) -> dict[str, int]:
    place = finding.place
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _has_one_right_value(finding: Finding) -> bool:
    """Whether the stated value can simply be replaced by the required one."""
    replaced = finding.severity is not Severity.NOTE and finding.submitted is not None
    return replaced and finding.required is not None and finding.help == f"Write {finding.required}."


def _fix(report: SubmissionReport, finding: Finding) -> dict[str, Any]:
    required = finding.required or ""
    inserted = f'"{required}"' if "," in required else required
    replacement = {"deletedRegion": _region(finding), "insertedContent": {"text": inserted}}
    change = {"artifactLocation": {"uri": uri(report.path)}, "replacements": [replacement]}
    return {"description": {"text": f"Write {required}"}, "artifactChanges": [change]}
