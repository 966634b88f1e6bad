"""`pacheck check`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.selecting import (
    BaselineOption,
    ExcludeOption,
    JobsOption,
    NoConfigOption,
    NoWaiversOption,
    OnlySubmissionsOption,
    PathsArgument,
    RunColorOption,
    RunDayOption,
    RunSchemasOption,
    StdinFilenameOption,
    WaiversOption,
)

if TYPE_CHECKING:
    from pacheck.configuration.settings import Call
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck check submissions/ --format json"


class FormatChoice(str, Enum):
    """The formats of a report."""

    diff = "diff"
    concise = "concise"
    json = "json"
    sarif = "sarif"
    junit = "junit"
    github = "github"
    gitlab = "gitlab"
    markdown = "markdown"
    html = "html"


class FailOnChoice(str, Enum):
    """From which weight on a finding fails the run."""

    error = "error"
    warning = "warning"
    note = "note"


def check(
    paths: PathsArgument,
    format: Annotated[
        FormatChoice | None,
        typer.Option(
            "--format",
            "-f",
            help="The report's format; diff is the usual one. In GitHub Actions and GitLab CI theirs is chosen.",
        ),
    ] = None,
    output: Annotated[
        list[str] | None,
        typer.Option(
            "--output",
            "-o",
            metavar="[FORMAT:]FILE",
            help="Also write a report to a file; its ending tells the format: .json, .sarif, .xml (junit), .md, .html, "
            ".txt.",
        ),
    ] = None,
    strict: Annotated[
        bool | None, typer.Option("--strict/--no-strict", help="Fail on warnings and on unverified parts too.")
    ] = None,
    fail_on: Annotated[
        FailOnChoice | None, typer.Option("--fail-on", help="The least severity that fails the run; error is usual.")
    ] = None,
    as_of: RunDayOption = None,
    color: RunColorOption = None,
    exclude: ExcludeOption = None,
    only_submissions: OnlySubmissionsOption = None,
    allow_empty: Annotated[
        bool | None, typer.Option("--allow-empty/--no-allow-empty", help="Nothing to check is no fault.")
    ] = None,
    waivers: WaiversOption = None,
    no_waivers: NoWaiversOption = False,
    baseline: BaselineOption = None,
    write_baseline: Annotated[
        bool, typer.Option("--write-baseline", help="Write today's faults to the baseline instead of reporting them.")
    ] = False,
    schemas: RunSchemasOption = None,
    jobs: JobsOption = None,
    stdin_filename: StdinFilenameOption = "stdin",
    no_config: NoConfigOption = False,
    list_files: Annotated[bool, typer.Option("--list-files", help="Only print which files would be checked.")] = False,
    show_config: Annotated[
        bool, typer.Option("--show-config", help="Only print which options are set, and where.")
    ] = False,
    quiet: Annotated[
        bool | None, typer.Option("--quiet", "-q", help="Only submissions with errors or warnings.")
    ] = None,
    verbose: Annotated[
        bool | None,
        typer.Option("--verbose", "-v", help="Also list what is not stated, not verified, passed over."),
    ] = None,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show the traceback of a fault of pacheck.", hidden=True)
    ] = False,
) -> None:
    """Check Rules Submissions (YAML files) and print where they differ from the regulations.

    Each difference is shown like a diff: in lines with “-” what the regulation requires, in lines with “+” what was
    submitted,
    with the line of the file and the section of 58 Pa. Code. The exit status is 0 if every submission is compliant,
    1 if not.
    """
    from pacheck.configuration.settings import Call

    call = Call(
        paths,
        {
            "format": format.value if format else None,
            "output": tuple(output) if output else None,
            "strict": strict,
            "fail-on": fail_on.value if fail_on else None,
            "as-of": as_of,
            "color": color.value if color else None,
            "exclude": tuple(exclude) if exclude else None,
            "only-submissions": only_submissions,
            "allow-empty": allow_empty,
            "waivers": waivers,
            "baseline": baseline,
            "schemas": tuple(schemas) if schemas else None,
            "jobs": jobs,
            "quiet": quiet or None,
            "verbose": verbose or None,
        },
        standard_input=stdin_filename,
        without_configuration=no_config,
        without_waivers=no_waivers,
        write_baseline=write_baseline,
    )
    ask = Ask.LIST_FILES if list_files else Ask.SHOW_CONFIGURATION if show_config else Ask.CHECK
    guarded(lambda: _run(call, ask), debug)


class Ask(Enum):
    """What is asked of `check`."""

    CHECK = "check"
    LIST_FILES = "list files"
    SHOW_CONFIGURATION = "show configuration"


def _run(call: Call, ask: Ask) -> ExitStatus:
    from pacheck import run
    from pacheck.configuration.settings import configured

    settings, origins = configured(call)
    if ask is Ask.SHOW_CONFIGURATION:
        return run.show_configuration(origins)
    if ask is Ask.LIST_FILES:
        return run.list_files(settings)
    if settings.write_baseline:
        return run.write_baseline(settings.write_baseline, settings)
    return run.run_check(settings)
