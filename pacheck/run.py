"""One run: select files, check them, print the report, and the exit status that it earns."""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from pacheck.findings import Severity, SubmissionReport
from pacheck.pipeline import check_bytes, unjudged
from pacheck.regulations.loader import BrokenRegulation
from pacheck.report.formats import Detail, Format
from pacheck.report.outputs import ReportFile, StandardOutput
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary
from pacheck.selection.files import STANDARD_INPUT, NoSuchPath, Target, select_files, shown_name
from pacheck.selection.reading import read_file
from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault
from pacheck.source.sniff import looks_like_a_submission
from pacheck.wording import quoted, shown


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
    detail: Detail = Detail.USUAL
    exclude: Sequence[str] = ()
    only_submissions: bool = False
    """Whether named files, too, are passed over if they do not look like submissions."""
    allow_empty: bool = False
    standard_input: str = "stdin"
    """What a report calls standard input."""
    today: datetime.date | None = None


def run_check(settings: Settings) -> ExitStatus:
    """Check all paths and print the report. Raises BrokenRegulation, and OSError where the report cannot be written."""
    try:
        targets = select_files(settings.paths, settings.exclude)
    except NoSuchPath as missing:
        return _wrong_use(f"there is no file or folder {quoted(str(missing))}")
    status = ExitStatus.COMPLIANT
    summary = Summary()
    form = settings.form or fitting_format()
    output = StandardOutput(form, settings.color, settings.detail)
    files = [ReportFile(*asked, settings.detail) for asked in settings.outputs]
    if form is Format.GITHUB and (job_summary := os.environ.get("GITHUB_STEP_SUMMARY")):
        files.append(ReportFile(Format.MARKDOWN, job_summary, settings.detail, append=True))
    for reports in _reports(targets, settings):
        for report in reports:
            summary.add(report)
            if fails(report, settings.strict):
                status = ExitStatus.VIOLATION
        output.add(reports)
        for file in files:
            file.add(reports)
        if output.closed and not files and status is ExitStatus.VIOLATION:
            return status
    if not summary.submissions and not settings.allow_empty:
        return _wrong_use("nothing to check: no Rules Submission was found (--verbose tells what was passed over)")
    summary.fails_by_strictness = status is ExitStatus.VIOLATION and not summary.severities[Severity.ERROR]
    for file in files:
        file.end(summary)
    output.end(summary)
    return status


def list_files(settings: Settings) -> ExitStatus:
    """Print the files that a run would check, one a line, and check none."""
    try:
        targets = select_files(settings.paths, settings.exclude)
    except NoSuchPath as missing:
        return _wrong_use(f"there is no file or folder {quoted(str(missing))}")
    printer = Printer(sys.stdout, Color.NEVER)
    for target in targets:
        if _bytes_of(target, settings) is not None:
            printer.text(shown(shown_name(target.path, settings.standard_input), len(target.path)) + "\n")
    return ExitStatus.COMPLIANT


def fitting_format() -> Format:
    """The format that fits where pacheck runs: a workflow's own, or the diff."""
    if os.environ.get("GITHUB_ACTIONS") == "true":
        return Format.GITHUB
    return Format.GITLAB if os.environ.get("GITLAB_CI") == "true" else Format.DIFF


def fails(report: SubmissionReport, strict: bool) -> bool:
    """Whether a submission fails the gate: any error; with `strict`, any warning and anything unverified too."""
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return any(one.severity in failing or (strict and one.rule == "unverified") for one in report.findings)


def _reports(targets: Sequence[Target], settings: Settings) -> Iterator[list[SubmissionReport]]:
    today = settings.today or datetime.date.today()
    for target in targets:
        path = shown_name(target.path, settings.standard_input)
        data = _bytes_of(target, settings)
        if isinstance(data, Fault):
            yield [unjudged(path, (data,))]
        elif data is not None:
            yield list(check_bytes(path, data, today))


def _bytes_of(target: Target, settings: Settings) -> bytes | Fault | None:
    """The bytes of a file, or why they cannot be had; None where the file is passed over, which `--verbose` tells."""
    if target.path == STANDARD_INPUT:
        return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin is not None else b""
    data = target.fault or (None if target.skipped else read_file(target.path))
    reason = target.skipped
    searched = settings.only_submissions or not target.named
    if isinstance(data, bytes) and searched and not looks_like_a_submission(data):
        data, reason = None, "not a Rules Submission"
    if reason and settings.detail is Detail.VERBOSE:
        complain(f"passed over {quoted(target.path)}: {reason}")
    return data


def _wrong_use(message: str) -> ExitStatus:
    complain(message)
    return ExitStatus.WRONG_USE


def complain(message: str) -> None:
    """Say on standard error what is wrong with the call."""
    if sys.stderr is not None:
        Printer(sys.stderr, Color.NEVER).text(f"pacheck: {message}\n")


__all__ = ["BrokenRegulation", "ExitStatus", "Settings", "complain", "list_files", "run_check"]
