"""Fingerprints of findings that stay the same when lines move: path, rule, citation and logical place, not the line."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence

from pacheck.findings import Finding, SubmissionReport


def fingerprints(reports: Sequence[SubmissionReport]) -> Iterator[tuple[SubmissionReport, Finding, str]]:
    """Every finding with a fingerprint that no other finding of the run has."""
    seen: Counter[str] = Counter()
    for report in reports:
        for finding in report.findings:
            logical = (
                report.path,
                str(report.document),
                finding.rule,
                finding.citation,
                finding.pointer,
                finding.wager or "",
                finding.paytable or "",
                finding.hand or "",
                finding.required or "",
            )
            key = "\0".join(logical)
            seen[key] += 1
            digest = hashlib.sha256(f"{key}\0{seen[key]}".encode("utf-8", "surrogateescape"))
            yield report, finding, digest.hexdigest()[:40]
