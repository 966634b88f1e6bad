"""One run: select files, check them, print the report, and the exit status that it earns."""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from pacheck.findings import Severity, SubmissionReport
from pacheck.pipeline import check_bytes, unjudged
from pacheck.regulations.loader import BrokenRegulation
from pacheck.report.diff import submission_lines, summary_lines
from pacheck.report.json_report import json_text
from pacheck.report.lines import Line
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary
from pacheck.selection import STANDARD_INPUT, NoSuchPath, Target, read_file, select_files, shown_name
from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault
from pacheck.wording import quoted


class Format(str, Enum):
    """The formats of a report."""

    DIFF = "diff"
    JSON = "json"


class ExitStatus(IntEnum):
    """What the run came to, for the shell."""

    COMPLIANT = 0
    VIOLATION = 1
    WRONG_USE = 2
    FAULT_OF_PACHECK = 3
    INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Settings:
    """What the command line asks for."""

    paths: Sequence[str]
    format: Format = Format.DIFF
    color: Color = Color.AUTO
    strict: bool = False
    verbose: bool = False
    today: datetime.date | None = None


def run_check(settings: Settings) -> ExitStatus:
    """Check all paths and print the report. Raises BrokenRegulation, and OSError where the report cannot be written."""
    try:
        targets = select_files(settings.paths)
    except NoSuchPath as missing:
        return _wrong_use(f"there is no file or folder {quoted(str(missing))}")
    if not targets:
        return _wrong_use("nothing to check: the folders named hold no *.yaml or *.yml file")
    status = ExitStatus.COMPLIANT
    summary, kept = Summary(), []
    output = _Output(settings)
    for reports in _reports(targets, settings.today or datetime.date.today()):
        for report in reports:
            summary.add(report)
            if fails(report, settings.strict):
                status = ExitStatus.VIOLATION
        if settings.format is Format.JSON:
            kept += reports
        else:
            output.submissions(reports)
        if output.closed and status is ExitStatus.VIOLATION:
            return status
    output.end(kept, summary)
    return status


def fails(report: SubmissionReport, strict: bool) -> bool:
    """Whether a submission fails the gate: any error; with `strict`, any warning and anything unverified too."""
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return any(one.severity in failing or (strict and one.rule == "unverified") for one in report.findings)


def _reports(targets: Sequence[Target], today: datetime.date) -> Iterator[list[SubmissionReport]]:
    for target in targets:
        path = shown_name(target.path)
        data = target.fault or (_standard_input() if target.path == STANDARD_INPUT else read_file(target.path))
        yield [unjudged(path, (data,))] if isinstance(data, Fault) else list(check_bytes(path, data, today))


def _standard_input() -> bytes:
    return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin is not None else b""


class _Output:
    """Standard output, which its reader may close at any time; checking then goes on only until the status is known."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.closed = sys.stdout is None
        self._printer = Printer(sys.stdout, settings.color) if sys.stdout is not None else None

    def submissions(self, reports: list[SubmissionReport]) -> None:
        for report in reports:
            self._lines(submission_lines(report, len(reports) > 1, self._settings.verbose))

    def end(self, kept: list[SubmissionReport], summary: Summary) -> None:
        if self._settings.format is Format.JSON:
            self._print(lambda printer: printer.text(json_text(kept, summary)))
        else:
            self._lines(summary_lines(summary))

    def _lines(self, lines: Iterable[Line]) -> None:
        self._print(lambda printer: printer.lines(lines))

    def _print(self, what: Callable[[Printer], None]) -> None:
        if self.closed or self._printer is None:
            return
        try:
            what(self._printer)
            sys.stdout.flush()
        except BrokenPipeError:
            self.closed = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _wrong_use(message: str) -> ExitStatus:
    complain(message)
    return ExitStatus.WRONG_USE


def complain(message: str) -> None:
    """Say on standard error what is wrong with the call."""
    if sys.stderr is not None:
        Printer(sys.stderr, Color.NEVER).text(f"pacheck: {message}\n")


__all__ = ["BrokenRegulation", "Color", "ExitStatus", "Format", "Settings", "complain", "run_check"]
