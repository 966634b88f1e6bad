"""One run: select files, check them, print the report, and the exit status that it earns."""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from io import StringIO

from pacheck.findings import Severity, SubmissionReport
from pacheck.pipeline import check_bytes, unjudged
from pacheck.regulations.loader import BrokenRegulation
from pacheck.report.files import write_whole
from pacheck.report.formats import Format, Writer
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary
from pacheck.selection import STANDARD_INPUT, NoSuchPath, Target, read_file, select_files, shown_name
from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault
from pacheck.wording import quoted


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
    form: Format | None = None
    """The format on standard output; None for the one that fits: annotations in a workflow, else the diff."""
    outputs: Sequence[tuple[Format, str]] = ()
    """Further reports, each with the file that it is written to."""
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
    summary = Summary()
    form = settings.form or fitting_format()
    output = _StandardOutput(form, settings)
    files = [_ReportFile(*asked, settings.verbose) for asked in settings.outputs]
    if form is Format.GITHUB and (job_summary := os.environ.get("GITHUB_STEP_SUMMARY")):
        files.append(_ReportFile(Format.MARKDOWN, job_summary, settings.verbose, append=True))
    for reports in _reports(targets, settings.today or datetime.date.today()):
        for report in reports:
            summary.add(report)
            if fails(report, settings.strict):
                status = ExitStatus.VIOLATION
        output.add(reports)
        for file in files:
            file.add(reports)
        if output.closed and not files and status is ExitStatus.VIOLATION:
            return status
    for file in files:
        file.end(summary)
    output.end(summary)
    return status


def fitting_format() -> Format:
    """The format that fits where pacheck runs: a workflow's own, or the diff."""
    if os.environ.get("GITHUB_ACTIONS") == "true":
        return Format.GITHUB
    return Format.GITLAB if os.environ.get("GITLAB_CI") == "true" else Format.DIFF


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


class _StandardOutput:
    """Standard output, which its reader may close at any time; checking then goes on only until the status is known."""

    def __init__(self, form: Format, settings: Settings) -> None:
        self.closed = sys.stdout is None
        if sys.stdout is not None:
            printer = Printer(sys.stdout, settings.color)
            self._writer = Writer(form, printer, settings.verbose)

    def add(self, reports: Sequence[SubmissionReport]) -> None:
        self._while_open(lambda: self._writer.add(reports))

    def end(self, summary: Summary) -> None:
        self._while_open(lambda: self._writer.end(summary))

    def _while_open(self, write: Callable[[], None]) -> None:
        if self.closed:
            return
        try:
            write()
            sys.stdout.flush()
        except BrokenPipeError:
            self.closed = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _ReportFile:
    """A report in a file, which appears when it is whole; or text added to a file that others write to as well."""

    def __init__(self, form: Format, path: str, verbose: bool, append: bool = False) -> None:
        self._path, self._append, self._text = path, append, StringIO()
        self._writer = Writer(form, Printer(self._text, Color.NEVER), verbose)

    def add(self, reports: Sequence[SubmissionReport]) -> None:
        self._writer.add(reports)

    def end(self, summary: Summary) -> None:
        self._writer.end(summary)
        if self._append:
            with open(self._path, "a", encoding="utf-8") as file:
                file.write(self._text.getvalue())
        else:
            write_whole(self._path, self._text.getvalue())


def _wrong_use(message: str) -> ExitStatus:
    complain(message)
    return ExitStatus.WRONG_USE


def complain(message: str) -> None:
    """Say on standard error what is wrong with the call."""
    if sys.stderr is not None:
        Printer(sys.stderr, Color.NEVER).text(f"pacheck: {message}\n")


__all__ = ["BrokenRegulation", "Color", "ExitStatus", "Format", "Settings", "complain", "run_check"]
