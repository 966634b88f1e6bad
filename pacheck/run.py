"""One run: check what is asked for, print the reports, and the exit status that they earn."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Mapping
from enum import IntEnum

from pacheck.checking import FileReport, check_targets, checked_paths, targets
from pacheck.configuration.file import BrokenConfiguration
from pacheck.configuration.found import SeveralFound
from pacheck.configuration.options import FailOn, Value
from pacheck.configuration.outputs import BadOption
from pacheck.configuration.settings import Origin, Settings
from pacheck.excuses.files import BrokenBaseline, BrokenWaivers
from pacheck.findings import Finding, Severity, Subject, SubmissionReport
from pacheck.misuse import Misuse
from pacheck.parallel import WorkerDied
from pacheck.regulations.broken import BrokenRegulation
from pacheck.report.formats import Detail, Format
from pacheck.report.outputs import ReportFile, StandardOutput
from pacheck.report.printer import Color, Printer
from pacheck.report.progress import Progress
from pacheck.report.summary import Summary
from pacheck.selection.files import NoSuchPath
from pacheck.wording import counted, quoted, shown


class ExitStatus(IntEnum):
    """What the run came to, for the shell."""

    COMPLIANT = 0
    VIOLATION = 1
    WRONG_USE = 2
    FAULT_OF_PACHECK = 3
    INTERRUPTED = 130


WRONG_USE = (
    BadOption,
    BrokenBaseline,
    BrokenConfiguration,
    BrokenRegulation,
    BrokenWaivers,
    Misuse,
    NoSuchPath,
    SeveralFound,
)
"""What keeps a run from its work, and is for the caller to put right."""

_FAILING = {
    FailOn.ERROR: frozenset({Severity.ERROR}),
    FailOn.WARNING: frozenset({Severity.ERROR, Severity.WARNING}),
    FailOn.NOTE: frozenset(Severity),
}
_PATH_LENGTH = 4096
_NOTHING = "nothing to check: no Rules Submission was found (--verbose tells what was passed over)"


def run_check(settings: Settings) -> ExitStatus:
    """Check all paths and print the report.

    Raises NoSuchPath, BrokenRegulation, BrokenWaivers and BrokenBaseline for what keeps the run from its work,
    WorkerDied where a process is lost, and OSError where the report cannot be written.
    """
    files = targets(settings.request)
    status, summary = ExitStatus.COMPLIANT, Summary()
    output, report_files = _outputs(settings)
    with Progress(len(files)) as progress:
        for file in check_targets(files, settings.request):
            progress.advance()
            if _tells_passed_over(file, settings) or output.prints(file.reports):
                progress.hide()
            if _tells_passed_over(file, settings):
                complain(f"passed over {quoted(file.path)}: {file.passed_over}")
            for report in file.reports:
                summary.add(report)
                if fails(report, settings):
                    status = ExitStatus.VIOLATION
            output.add(file.reports)
            for report_file in report_files:
                report_file.add(file.reports)
            if output.closed and not report_files and status is ExitStatus.VIOLATION:
                return status
    if not summary.submissions and not settings.allow_empty:
        return wrong_use(_NOTHING)
    summary.fails_by_strictness = status is ExitStatus.VIOLATION and not summary.severities[Severity.ERROR]
    for report_file in report_files:
        report_file.end(summary)
    output.end(summary)
    return status


def write_baseline(path: str, settings: Settings) -> ExitStatus:
    """Check all paths and write the faults to a baseline instead of reporting them; raises what `run_check` raises.

    What could not be judged is in no baseline, and keeps the run from passing.
    """
    from pacheck.excuses.baseline import Fault, baseline_text, faults_of
    from pacheck.report.files import write_whole

    faults, submissions, unjudged = Counter[Fault](), 0, 0
    for file in check_targets(targets(settings.request), settings.request):
        faults.update(faults_of(path, file.reports))
        of_submissions = [report for report in file.reports if report.about is Subject.SUBMISSION]
        submissions += len(of_submissions)
        unjudged += sum(report.game is None for report in of_submissions)
    if not submissions and not settings.allow_empty:
        return wrong_use(_NOTHING)
    write_whole(path, baseline_text(faults))
    complain(f"{counted(faults.total(), 'fault')} written to {quoted(path)}; runs with --baseline know them as old")
    if unjudged:
        complain(f"{counted(unjudged, 'submission')} could not be judged, which no baseline covers; see pacheck check")
        return ExitStatus.VIOLATION
    return ExitStatus.COMPLIANT


def list_files(settings: Settings) -> ExitStatus:
    """Print the files that a run would check, one a line, and check none. Raises NoSuchPath."""
    printer = Printer(sys.stdout, Color.NEVER)
    for path in checked_paths(targets(settings.request), settings.request):
        printer.text(shown(path, _PATH_LENGTH) + "\n")
    return ExitStatus.COMPLIANT


def show_configuration(origins: Mapping[str, Origin]) -> ExitStatus:
    """Print the options that are set, in the form of a configuration file, with the place where each was set."""
    printer = Printer(sys.stdout, Color.NEVER)
    for name, (value, source) in origins.items():
        printer.text(f"{name} = {_as_toml(value)}  # {shown(source, _PATH_LENGTH)}\n")
    if not origins:
        printer.text("# no option is set\n")
    return ExitStatus.COMPLIANT


def _as_toml(value: Value) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_as_toml, value))}]"
    if isinstance(value, str):
        return '"' + shown(value, _PATH_LENGTH).replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value).lower()


def fitting_format() -> Format:
    """The format that fits where pacheck runs: a workflow's own, or the diff."""
    if os.environ.get("GITHUB_ACTIONS") == "true":
        return Format.GITHUB
    return Format.GITLAB if os.environ.get("GITLAB_CI") == "true" else Format.DIFF


def fails(report: SubmissionReport, settings: Settings) -> bool:
    """Whether a submission fails the gate: any error, or what else was asked for. What is excused never fails it."""
    return any(_fails(finding, settings) for finding in report.findings if not (finding.waived or finding.known))


def _fails(finding: Finding, settings: Settings) -> bool:
    if settings.strict and (finding.severity is Severity.WARNING or finding.rule == "unverified"):
        return True
    return finding.severity in _FAILING[settings.fail_on]


def _outputs(settings: Settings) -> tuple[StandardOutput, list[ReportFile]]:
    form = settings.form or fitting_format()
    files = [ReportFile(*asked, settings.detail) for asked in settings.outputs]
    if form is Format.GITHUB and (job_summary := os.environ.get("GITHUB_STEP_SUMMARY")):
        files.append(ReportFile(Format.MARKDOWN, job_summary, settings.detail, append=True))
    return StandardOutput(form, settings.color, settings.detail), files


def _tells_passed_over(file: FileReport, settings: Settings) -> bool:
    return file.passed_over is not None and settings.detail is Detail.VERBOSE


def wrong_use(message: str) -> ExitStatus:
    """Say what is wrong with the call."""
    complain(message)
    return ExitStatus.WRONG_USE


def complain(message: str) -> None:
    """Say something on standard error."""
    if sys.stderr is not None:
        Printer(sys.stderr, Color.NEVER).text(f"pacheck: {message}\n")


__all__ = [
    "WRONG_USE",
    "ExitStatus",
    "WorkerDied",
    "complain",
    "list_files",
    "run_check",
    "show_configuration",
    "write_baseline",
    "wrong_use",
]
