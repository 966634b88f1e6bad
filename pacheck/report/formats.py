"""The formats of a report, by name, and the writer that gives a run's reports one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import TypeAlias

from pacheck.findings import Severity, SubmissionReport
from pacheck.report.concise import concise_lines
from pacheck.report.diff import submission_lines, summary_lines
from pacheck.report.lines import Line
from pacheck.report.printer import Printer
from pacheck.report.summary import Summary


class Format(str, Enum):
    """The formats of a report."""

    DIFF = "diff"
    CONCISE = "concise"
    JSON = "json"
    SARIF = "sarif"
    JUNIT = "junit"
    GITHUB = "github"
    GITLAB = "gitlab"
    MARKDOWN = "markdown"
    HTML = "html"


class Detail(str, Enum):
    """How much a report for people says."""

    SUMMARY = "summary"
    """Only what the run came to."""
    QUIET = "quiet"
    """Only submissions that have errors or warnings."""
    USUAL = "usual"
    VERBOSE = "verbose"
    """Also what is not stated, and what was passed over."""


_WholeText: TypeAlias = Callable[[Sequence[SubmissionReport], Summary], str]

_STREAMED = frozenset({Format.DIFF, Format.CONCISE})
"""Formats for people, printed while the run goes on; the others need all reports before anything can be written."""

ENDINGS: Mapping[str, Format] = {
    ".txt": Format.DIFF,
    ".diff": Format.DIFF,
    ".json": Format.JSON,
    ".sarif": Format.SARIF,
    ".xml": Format.JUNIT,
    ".md": Format.MARKDOWN,
    ".html": Format.HTML,
    ".htm": Format.HTML,
}
"""The format that a file's ending stands for, where none is named."""


class Writer:
    """Gives the reports of a run, one after the other, the form of one format."""

    def __init__(self, form: Format, printer: Printer, detail: Detail) -> None:
        self._form, self._printer, self._detail = form, printer, detail
        self._kept: list[SubmissionReport] = []

    def add(self, reports: Sequence[SubmissionReport]) -> None:
        """Take the reports of one file; a format for people is printed at once."""
        if self._form not in _STREAMED:
            self._kept += reports
            return
        for report in filter(self.prints, reports):
            self._printer.lines(self._lines(report, several=len(reports) > 1))

    def prints(self, report: SubmissionReport) -> bool:
        """Whether a report is printed at once."""
        if self._form not in _STREAMED:
            return False
        if self._detail is Detail.SUMMARY:
            return False
        return self._detail is not Detail.QUIET or any(one.weight is not Severity.NOTE for one in report.findings)

    def end(self, summary: Summary) -> None:
        """Print what remains: the summary, or the whole report."""
        if self._form not in _STREAMED:
            self._printer.text(_whole_text(self._form)(self._kept, summary))
        elif self._form is Format.DIFF and self._detail is not Detail.QUIET:
            self._printer.lines(summary_lines(summary))

    def _lines(self, report: SubmissionReport, several: bool) -> Iterator[Line]:
        if self._form is Format.CONCISE:
            return concise_lines(report)
        return submission_lines(report, several, self._detail is Detail.VERBOSE)


def _whole_text(form: Format) -> _WholeText:
    """The function that writes a whole report, imported when its format is asked for."""
    match form:
        case Format.SARIF:
            from pacheck.report.sarif import sarif_text as whole_text
        case Format.JUNIT:
            from pacheck.report.junit import junit_text as whole_text
        case Format.GITHUB:
            from pacheck.report.github import github_text as whole_text
        case Format.GITLAB:
            from pacheck.report.gitlab import gitlab_text as whole_text
        case Format.MARKDOWN:
            from pacheck.report.markdown import markdown_text as whole_text
        case Format.HTML:
            from pacheck.report.page.whole import page_text as whole_text
        case _:
            from pacheck.report.json_report import json_text as whole_text
    return whole_text
