"""One line for each finding, for editors and grep: `path:line:column: severity rule message`."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import SubmissionReport
from pacheck.report.lines import Line, excuse, line
from pacheck.wording import shown

_PATH_LENGTH = 4096


def concise_lines(report: SubmissionReport) -> Iterator[Line]:
    """The findings of one submission, in file order."""
    for one in report.findings:
        at = f"{shown(report.path, _PATH_LENGTH)}:{one.place.line}:{one.place.column}"
        yield line(f"{at}: {one.weight.value} {one.rule} {one.message} (§ {one.citation}){excuse(one)}")
