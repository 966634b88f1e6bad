"""What a run amounts to, in figures and in one line."""

from __future__ import annotations

from dataclasses import dataclass, field

from pacheck.findings import Aside, Severity, SubmissionReport
from pacheck.wording import counted


@dataclass
class Summary:
    """Counts over all submissions of a run."""

    paths: set[str] = field(default_factory=set)
    submissions: int = 0
    compliant: int = 0
    severities: dict[Severity, int] = field(default_factory=lambda: dict.fromkeys(Severity, 0))
    checked: int = 0
    unsettled: int = 0
    unverified: int = 0
    not_stated: int = 0
    fails_by_strictness: bool = False
    """Whether the run fails only because warnings and unverified parts are to count."""

    def add(self, report: SubmissionReport) -> None:
        """Count one submission."""
        self.paths.add(report.path)
        self.submissions += 1
        self.compliant += report.compliant
        for finding in report.findings:
            self.severities[finding.severity] += 1
        self.checked += len(report.checked)
        self.unsettled += sum(finding.rule == "unsettled" for finding in report.findings)
        self.unverified += sum(one.reason is Aside.UNVERIFIED for one in report.not_checked)
        self.not_stated += sum(one.reason is Aside.NOT_STATED for one in report.not_checked)

    def lines(self) -> tuple[str, str]:
        """The run in two lines: submissions, then provisions."""
        wrong = self.submissions - self.compliant
        tally = severities_in_words(self.severities)
        submissions = f"{counted(len(self.paths), 'file')}, {counted(self.submissions, 'submission')}"
        verdict = f"{self.compliant:,} compliant" + (f", {wrong:,} not" if wrong else "")
        provisions = (
            f"{counted(self.checked, 'provision')} checked, {self.unverified:,} unverified, "
            f"{self.unsettled:,} unsettled, {self.not_stated:,} not stated"
        )
        return f"{submissions}: {verdict}" + (f" ({tally})" if tally else ""), provisions


def severities_in_words(severities: dict[Severity, int]) -> str:
    """Counts by severity: `2 errors, 1 warning`; empty for none."""
    return ", ".join(counted(number, severity.value) for severity, number in severities.items() if number)
