"""What a run amounts to, in figures and in one line."""

from __future__ import annotations

from dataclasses import dataclass, field

from pacheck.findings import Aside, Severity, Subject, SubmissionReport
from pacheck.wording import counted


@dataclass
class Summary:
    """Counts over all submissions of a run."""

    files: int = 0
    last_path: str | None = None
    """The file counted last: the reports on the submissions of one file follow each other."""
    submissions: int = 0
    compliant: int = 0
    severities: dict[Severity, int] = field(default_factory=lambda: dict.fromkeys(Severity, 0))
    """Findings by severity, without those that are waived or known already."""
    waived: int = 0
    known: int = 0
    """Findings that the baseline has."""
    checked: int = 0
    unsettled: int = 0
    unverified: int = 0
    not_stated: int = 0
    fails_by_strictness: bool = False
    """Whether the run fails only because warnings and unverified parts are to count."""

    def add(self, report: SubmissionReport) -> None:
        """Count one submission, or the findings about the waivers."""
        if report.about is Subject.SUBMISSION:
            self.files += report.path != self.last_path
            self.last_path = report.path
            self.submissions += 1
            self.compliant += report.compliant
        for severity, number in severities(report).items():
            self.severities[severity] += number
        self.waived += sum(finding.waived is not None for finding in report.findings)
        self.known += sum(finding.known for finding in report.findings)
        self.checked += len(report.checked)
        self.unsettled += sum(finding.rule == "unsettled" for finding in report.findings)
        self.unverified += sum(one.reason is Aside.UNVERIFIED for one in report.not_checked)
        self.not_stated += sum(one.reason is Aside.NOT_STATED for one in report.not_checked)

    def lines(self) -> tuple[str, str]:
        """The run in two lines: submissions, then provisions."""
        wrong = self.submissions - self.compliant
        tally = in_words(self.severities, self.waived, self.known)
        submissions = f"{counted(self.files, 'file')}, {counted(self.submissions, 'submission')}"
        verdict = f"{self.compliant:,} compliant" + (f", {wrong:,} not" if wrong else "")
        provisions = (
            f"{counted(self.checked, 'provision')} checked, {self.unverified:,} unverified, "
            f"{self.unsettled:,} unsettled, {self.not_stated:,} not stated"
        )
        return f"{submissions}: {verdict}" + (f" ({tally})" if tally else ""), provisions


def severities(report: SubmissionReport) -> dict[Severity, int]:
    """How many findings of each severity a report has, without those that are waived or known already."""
    counting = [finding for finding in report.findings if not (finding.waived or finding.known)]
    return {severity: sum(one.severity is severity for one in counting) for severity in Severity}


def in_words(severities: dict[Severity, int], waived: int, known: int) -> str:
    """Counts of findings: `2 errors, 1 warning, 1 waived, 3 known`; empty for none."""
    counts = [counted(number, severity.value) for severity, number in severities.items() if number]
    excused = [f"{number:,} {word}" for number, word in ((waived, "waived"), (known, "known")) if number]
    return ", ".join(counts + excused)
