"""Reports as text."""

from __future__ import annotations

import io

from pacheck.findings import SubmissionReport
from pacheck.report.diff import submission_lines, summary_lines
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary
from tests.checks.support import DAY


def summary_of(*reports: SubmissionReport) -> Summary:
    """The figures of a run with these reports."""
    summary = Summary()
    for report in reports:
        summary.add(report)
    return summary


def reports_on(path: str, data: str | bytes) -> list[SubmissionReport]:
    """The reports on a file."""
    from pacheck.pipeline import check_bytes

    return list(check_bytes(path, data.encode() if isinstance(data, str) else data, DAY))


def printed(
    *reports: SubmissionReport, encoding: str = "utf-8", color: Color = Color.NEVER, verbose: bool = False
) -> str:
    """The diff for people with its summary, as a stream of that encoding gets it."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="")
    printer = Printer(stream, color)
    for report in reports:
        printer.lines(submission_lines(report, several=len(reports) > 1, verbose=verbose))
    printer.lines(summary_lines(summary_of(*reports)))
    stream.flush()
    written = stream.detach()
    assert isinstance(written, io.BytesIO)
    return written.getvalue().decode(encoding)
