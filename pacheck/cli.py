"""The command line. What a command needs is imported when it runs, so that help and version come at once."""

from __future__ import annotations

import sys
from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck import __version__
from pacheck.wording import quoted, shown

if TYPE_CHECKING:
    import datetime

    from pacheck.report.formats import Format
    from pacheck.run import ExitStatus, Settings

_ISSUES = "https://github.com/pacheck/pacheck/issues"

app = typer.Typer(
    name="pacheck",
    help="Check a casino's Rules Submissions against the Pennsylvania table-game regulations (58 Pa. Code, Subpart K).",
    epilog="Exit status: 0 compliant, 1 violation or unreadable file, 2 wrong use, 3 fault of pacheck, 130 interrupt.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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


class ColorChoice(str, Enum):
    """When to colour."""

    auto = "auto"
    always = "always"
    never = "never"


def _version(asked: bool) -> None:
    if asked:
        print(f"pacheck {__version__}")
        raise typer.Exit


@app.callback()
def pacheck(
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Check a casino's Rules Submissions against the Pennsylvania table-game regulations (58 Pa. Code, Subpart K)."""


@app.command(
    epilog="Example: pacheck check submissions/ --format json",
)
def check(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Files or folders to check; “-” reads standard input.")
    ],
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
            help="Also write a report to a file; its ending tells the format: .json, .sarif, .xml (junit), .md, .txt.",
        ),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Fail on warnings and on unverified parts too.")] = False,
    as_of: Annotated[
        str | None,
        typer.Option(
            "--as-of",
            metavar="YYYY-MM-DD",
            help="The day that counts for a submission without an effective date, instead of today.",
        ),
    ] = None,
    color: Annotated[ColorChoice, typer.Option("--color", help="Whether to colour the report.")] = ColorChoice.auto,
    exclude: Annotated[
        list[str] | None,
        typer.Option("--exclude", metavar="PATTERN", help="Leave out files and folders; a pattern as in .gitignore."),
    ] = None,
    only_submissions: Annotated[
        bool, typer.Option("--only-submissions", help="Pass over named files, too, that are no Rules Submissions.")
    ] = False,
    allow_empty: Annotated[bool, typer.Option("--allow-empty", help="Nothing to check is no fault.")] = False,
    stdin_filename: Annotated[
        str, typer.Option("--stdin-filename", metavar="NAME", help="What the report calls standard input.")
    ] = "stdin",
    list_files: Annotated[bool, typer.Option("--list-files", help="Only print which files would be checked.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only submissions with errors or warnings.")] = False,
    verbose: Annotated[
        bool,
        typer.Option("--verbose", "-v", help="Also list what is not stated, not verified, passed over."),
    ] = False,
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
    from pacheck.report.formats import Detail, Format
    from pacheck.report.printer import Color
    from pacheck.run import Settings

    settings = Settings(
        paths=paths,
        form=Format(format.value) if format else None,
        outputs=[_output(text) for text in output or ()],
        color=Color(color.value),
        strict=strict,
        detail=Detail.VERBOSE if verbose else Detail.QUIET if quiet else Detail.USUAL,
        exclude=exclude or (),
        only_submissions=only_submissions,
        allow_empty=allow_empty,
        standard_input=stdin_filename,
        today=_day(as_of) if as_of is not None else None,
    )
    raise typer.Exit(int(_guarded(settings, list_files, debug)))


def _output(text: str) -> tuple[Format, str]:
    """A report file and its format, from `FORMAT:FILE` or from the file's ending."""
    from pacheck.report.formats import ENDINGS, Format

    named, colon, path = text.partition(":")
    if colon and named in {form.value for form in Format}:
        return Format(named), path
    for ending, form in ENDINGS.items():
        if text.lower().endswith(ending):
            return form, text
    endings = ", ".join(ENDINGS)
    raise typer.BadParameter(f"the format of {quoted(text)} is not clear: name it (sarif:FILE) or use {endings}.")


def _day(text: str) -> datetime.date:
    from pacheck.values.measures import read_date
    from pacheck.values.numbers import Unreadable

    try:
        return read_date(text)
    except Unreadable as unreadable:
        raise typer.BadParameter(f"{quoted(text)} {unreadable.problem}.", param_hint="--as-of") from None


def _guarded(settings: Settings, only_list: bool, debug: bool) -> ExitStatus:
    """Run, and turn whatever goes wrong into a short message and an exit status that is never 0."""
    from pacheck import run

    try:
        return run.list_files(settings) if only_list else run.run_check(settings)
    except KeyboardInterrupt:
        return run.ExitStatus.INTERRUPTED
    except run.BrokenRegulation as broken:
        run.complain(f"a regulation file is broken: {broken}")
        return run.ExitStatus.WRONG_USE
    except OSError as fault:
        if debug:
            raise
        run.complain(f"reading or writing failed: {(fault.strerror or str(fault)).lower()}")
        return run.ExitStatus.FAULT_OF_PACHECK
    except Exception as fault:
        if debug:
            raise
        _report_fault(fault)
        return run.ExitStatus.FAULT_OF_PACHECK


def _report_fault(fault: Exception) -> None:
    print(f"pacheck: internal fault: {type(fault).__name__}: {shown(str(fault), 500)}", file=sys.stderr)
    print("pacheck: please report it, with the file that caused it, at", _ISSUES, file=sys.stderr)


def main() -> None:
    """The entry point of the command: whatever goes wrong, no traceback, and never exit status 0 for it."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        if "--debug" in sys.argv:
            raise
        _report_fault(fault)
        sys.exit(3)
