"""Approved exceptions: which finding each one covers, and what is to be said of those that are out of use."""

from __future__ import annotations

import datetime
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from pacheck.excuses.marking import marked
from pacheck.findings import Approval, Finding, Place, Severity, Subject, SubmissionReport
from pacheck.values.labels import normalise
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import read_payout
from pacheck.wording import quoted


class Waiver(NamedTuple):
    """One approved exception, and where it stands in the file of waivers.

    It covers what is found by one rule under one citation, at one path (a file, or a folder with all below it, seen
    from the folder of the waivers) or for one certificate holder; further fields narrow it.
    """

    place: Place
    pointer: str
    rule: str
    citation: str
    approval: Approval
    path: str | None = None
    certificate_holder: str | None = None
    wager: str | None = None
    hand: str | None = None
    submitted: str | None = None

    def speaks_of(self, path: str, certificate_holder: str | None) -> bool:
        """Whether it is about the submissions of that file (seen from the waivers) or certificate holder."""
        if self.path is not None and path != self.path and not path.startswith(self.path.rstrip("/") + "/"):
            return False
        return self.certificate_holder is None or _same(self.certificate_holder, certificate_holder)

    def covers(self, finding: Finding) -> bool:
        """Whether it covers that finding, where it speaks of the submission."""
        return (
            (self.rule, self.citation) == (finding.rule, finding.citation)
            and (self.wager is None or _same(self.wager, finding.wager))
            and (self.hand is None or _same(self.hand, finding.hand))
            and (self.submitted is None or _same_figure(self.submitted, finding.submitted))
        )


class Waivers:
    """The waivers of a run, and which of them were of use in it."""

    def __init__(self, path: str, waivers: Sequence[Waiver], today: datetime.date) -> None:
        """`path` is the file they stand in, `today` the day on which an approval must still run."""
        self.path = path
        self._folder = os.path.dirname(os.path.abspath(path))
        self._waivers, self._today = waivers, today
        self._met: set[Waiver] = set()
        self._used: set[Waiver] = set()

    def apply(self, report: SubmissionReport) -> SubmissionReport:
        """The report with the findings marked that an approval covers which has not ended."""
        path = os.path.relpath(os.path.abspath(report.path), self._folder).replace(os.sep, "/")
        about = [waiver for waiver in self._waivers if waiver.speaks_of(path, report.certificate_holder)]
        self._met.update(about)
        running = [waiver for waiver in about if waiver.approval.until >= self._today]

        def mark(finding: Finding) -> Finding:
            covering = [
                waiver for waiver in running if finding.severity is not Severity.NOTE and waiver.covers(finding)
            ]
            self._used.update(covering)
            return finding._replace(waived=covering[0].approval) if covering else finding

        return marked(report, mark) if running else report

    def out_of_use(self, searched: Sequence[str]) -> SubmissionReport | None:
        """What is to be said of waivers that have ended or matched nothing; None where there is nothing to say.

        A waiver for submissions that the run did not check is passed over, unless one of the `searched` folders holds
        the file of waivers and so everything that it can be about.
        """
        everything = any(Path(self._folder).is_relative_to(os.path.abspath(folder)) for folder in searched)
        findings = tuple(self._findings(everything))
        return SubmissionReport(self.path, 1, None, None, findings, about=Subject.WAIVERS) if findings else None

    def _findings(self, everything: bool) -> Iterator[Finding]:
        for waiver in self._waivers:
            if waiver in self._used or not (everything or waiver in self._met):
                continue
            reference, until = quoted(waiver.approval.reference), waiver.approval.until
            if until < self._today:
                rule, message = (
                    "waiver-expired",
                    f"The waiver {reference} ended on {until}; what it covered counts again.",
                )
                advice = "Delete it, or have the approval renewed."
            else:
                rule, message = "waiver-unused", f"The waiver {reference} matches nothing that was found."
                advice = "Delete it if the fault is mended, or correct what it names."
            yield Finding(
                rule,
                Severity.WARNING,
                waiver.citation,
                message,
                waiver.place,
                waiver.pointer,
                wager=waiver.wager,
                hand=waiver.hand,
                help=advice,
            )


def _same(name: str, found: str | None) -> bool:
    return found is not None and normalise(name) == normalise(found)


def _same_figure(figure: str, found: str | None) -> bool:
    if found is None:
        return False
    try:
        return read_payout(figure) == read_payout(found)
    except Unreadable:
        return _same(figure, found)
