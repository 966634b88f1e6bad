"""The baseline: faults that a repository had when the gate was set up, known by what they say and not by their line."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from pacheck.excuses.files import BrokenBaseline
from pacheck.excuses.marking import marked
from pacheck.findings import Finding, Severity, SubmissionReport

VERSION = 1
_LIST_PLACE = re.compile(r"/[0-9]+(?=/|$)")


class Fault(NamedTuple):
    """What makes two faults of different runs the same one; `pointer` leaves out places in lists."""

    path: str
    chapter: str
    rule: str
    citation: str
    pointer: str
    wager: str
    paytable: str
    hand: str
    required: str
    submitted: str


class Baseline:
    """Old faults, each with how often it stood there; a further one of the same kind is new."""

    def __init__(self, path: str, faults: Counter[Fault]) -> None:
        """`path` is the file of the baseline; the paths in it are seen from its folder."""
        self._folder = os.path.dirname(os.path.abspath(path))
        self._left = Counter(faults)

    def apply(self, report: SubmissionReport) -> SubmissionReport:
        """The report with its old faults marked. A file or document that could not be judged has none."""
        if report.game is None:
            return report

        def mark(finding: Finding) -> Finding:
            fault = _fault(self._folder, report, finding)
            if finding.weight is Severity.NOTE or not self._left[fault]:
                return finding
            self._left[fault] -= 1
            return finding._replace(known=True)

        return marked(report, mark)


def faults_of(path: str, reports: Iterable[SubmissionReport]) -> Counter[Fault]:
    """The errors and warnings of a run that a baseline in the file `path` would know."""
    folder = os.path.dirname(os.path.abspath(path))
    return Counter(
        _fault(folder, report, finding)
        for report in reports
        if report.game is not None
        for finding in report.findings
        if finding.weight is not Severity.NOTE
    )


def baseline_text(faults: Counter[Fault]) -> str:
    """The baseline as JSON, in a fixed order."""
    listed = [{**fault._asdict(), "count": count} for fault, count in sorted(faults.items())]
    return json.dumps({"version": VERSION, "faults": listed}, indent=2, ensure_ascii=True) + "\n"


def read_baseline(path: str, data: bytes) -> Baseline:
    """The baseline in the bytes of a file. Raises BrokenBaseline."""
    try:
        document = json.loads(data)
        if document["version"] != VERSION:
            raise BrokenBaseline(path, "it is of another version; write it anew with --write-baseline")
        return Baseline(path, Counter({_read_fault(entry): _read_count(entry) for entry in document["faults"]}))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BrokenBaseline(path, "it is not a baseline as --write-baseline writes it") from None


def _read_fault(entry: dict[str, Any]) -> Fault:
    texts = [entry[name] for name in Fault._fields]
    if not all(isinstance(text, str) for text in texts) or entry.keys() != {*Fault._fields, "count"}:
        raise TypeError
    return Fault(*texts)


def _read_count(entry: dict[str, Any]) -> int:
    count = entry["count"]
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise TypeError
    return count


def _fault(folder: str, report: SubmissionReport, finding: Finding) -> Fault:
    path = os.path.relpath(os.path.abspath(report.path), folder).replace(os.sep, "/")
    return Fault(
        path,
        report.chapter or "",
        finding.rule,
        finding.citation,
        _LIST_PLACE.sub("", finding.pointer),
        finding.wager or "",
        finding.paytable or "",
        finding.hand or "",
        finding.required or "",
        finding.submitted or "",
    )
