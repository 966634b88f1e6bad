"""`pacheck report`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import DebugOption
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

EXAMPLE = "Example: pacheck report --html report.html submissions/"


def report(
    paths: PathsArgument,
    html: Annotated[str, typer.Option("--html", metavar="FILE", help="The file that the page is written to.")],
    as_of: RunDayOption = None,
    color: RunColorOption = None,
    exclude: ExcludeOption = None,
    only_submissions: OnlySubmissionsOption = None,
    waivers: WaiversOption = None,
    no_waivers: NoWaiversOption = False,
    baseline: BaselineOption = None,
    schemas: RunSchemasOption = None,
    jobs: JobsOption = None,
    stdin_filename: StdinFilenameOption = "stdin",
    no_config: NoConfigOption = False,
    debug: DebugOption = False,
) -> None:
    """Check Rules Submissions and write all that was found to one page, to be read in a browser or printed.

    The files are those that “pacheck check” would check, and the exit status is the same: 0 if every submission is
    compliant, 1 if not. On the screen stands only what the run came to. The page needs no network and no other file.
    """
    from pacheck.configuration.settings import Call

    call = Call(
        paths,
        {
            "as-of": as_of,
            "color": color.value if color else None,
            "exclude": tuple(exclude) if exclude else None,
            "only-submissions": only_submissions,
            "waivers": waivers,
            "baseline": baseline,
            "schemas": tuple(schemas) if schemas else None,
            "jobs": jobs,
        },
        standard_input=stdin_filename,
        without_configuration=no_config,
        without_waivers=no_waivers,
    )
    guarded(lambda: _run(call, html), debug)


def _run(call: Call, page: str) -> ExitStatus:
    from pacheck.configuration.settings import configured
    from pacheck.report.formats import Detail, Format
    from pacheck.run import run_check

    settings, _ = configured(call)
    page_alone = settings._replace(form=Format.DIFF, outputs=((Format.HTML, page),), detail=Detail.SUMMARY)
    return run_check(page_alone)
