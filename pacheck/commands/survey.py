"""`pacheck survey`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import DebugOption
from pacheck.commands.selecting import (
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
    from collections.abc import Sequence

    from pacheck.configuration.settings import Call
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck survey submissions/ --game three-card-poker"


class SurveyFormat(str, Enum):
    """The formats of a survey."""

    table = "table"
    csv = "csv"
    json = "json"


_ENDINGS = {".txt": SurveyFormat.table, ".csv": SurveyFormat.csv, ".json": SurveyFormat.json}


def survey(
    paths: PathsArgument,
    game: Annotated[
        str | None, typer.Option("--game", "-g", metavar="GAME", help="Only this game, by name or by chapter.")
    ] = None,
    wager: Annotated[str | None, typer.Option("--wager", "-w", metavar="WAGER", help="Only this wager.")] = None,
    format: Annotated[
        SurveyFormat, typer.Option("--format", "-f", help="A table to read, CSV for a spreadsheet, or JSON.")
    ] = SurveyFormat.table,
    output: Annotated[
        list[str] | None,
        typer.Option(
            "--output",
            "-o",
            metavar="[FORMAT:]FILE",
            help="Also write the survey to a file; its ending tells the format: .csv, .json, .txt (table).",
        ),
    ] = None,
    as_of: RunDayOption = None,
    color: RunColorOption = None,
    exclude: ExcludeOption = None,
    only_submissions: OnlySubmissionsOption = None,
    waivers: WaiversOption = None,
    no_waivers: NoWaiversOption = False,
    schemas: RunSchemasOption = None,
    jobs: JobsOption = None,
    stdin_filename: StdinFilenameOption = "stdin",
    no_config: NoConfigOption = False,
    debug: DebugOption = False,
) -> None:
    """Tell across many casinos who offers which game, with which paytables and which odds.

    The files are those that “pacheck check” would check. A paytable is told by its letter where that is stated, or
    where the figures are exactly those of one table. What could not be judged is listed with the reason. The exit
    status is 0 if the survey is made, whatever it finds; 2 if there is no submission to tell of, or a file could not
    be read.
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
            "schemas": tuple(schemas) if schemas else None,
            "jobs": jobs,
        },
        standard_input=stdin_filename,
        without_configuration=no_config,
        without_waivers=no_waivers,
    )
    guarded(lambda: _run(call, game, wager, format, output or ()), debug)


def _run(call: Call, game: str | None, wager: str | None, format: SurveyFormat, outputs: Sequence[str]) -> ExitStatus:
    from pacheck.configuration.outputs import read_outputs
    from pacheck.configuration.settings import configured
    from pacheck.law.finding import find_game
    from pacheck.report.files import write_whole
    from pacheck.report.lines import as_text
    from pacheck.report.printing import print_lines, print_text, width
    from pacheck.run import ExitStatus, complain, wrong_use
    from pacheck.survey.records import survey_csv, survey_json
    from pacheck.survey.surveyed import Complies, Surveyed, Wanted, narrowed
    from pacheck.survey.surveyed import survey as made
    from pacheck.survey.table import survey_lines
    from pacheck.wording import counted

    settings, _ = configured(call)
    # What a baseline knows is held against a submission all the same, so that none is read.
    request = settings.request._replace(baseline=None)
    files = read_outputs(outputs, _ENDINGS, SurveyFormat)
    wanted = Wanted(find_game(request.catalog, game) if game is not None else None, wager)
    everything = made(request)
    if not everything:
        return wrong_use(
            "nothing to survey: no Rules Submission was found (“pacheck check --verbose” tells what was passed over)"
        )
    found = narrowed(everything, wanted)
    if not found:
        read = counted(len(everything), "submission")
        return wrong_use(f"nothing to survey: of {read}, none is for {wanted.game.game if wanted.game else 'it'}")

    def text(form: SurveyFormat, of: Sequence[Surveyed]) -> str:
        if form is SurveyFormat.table:
            return as_text(survey_lines(of, wanted, None))
        return (survey_csv if form is SurveyFormat.csv else survey_json)(of, wanted)

    for form, path in files:
        write_whole(path, text(form, found))
    if format is SurveyFormat.table:
        print_lines(survey_lines(found, wanted, width()), settings.color)
    else:
        print_text(text(format, found))
    if all(one.complies is Complies.NOT_JUDGED for one in found):
        return wrong_use(f"no submission to tell of; {counted(len(found), 'file')} could not be judged")
    if unread := sum(one.unread for one in found):
        complain(f"{counted(unread, 'file')} could not be read and may be missing from the survey")
        return ExitStatus.WRONG_USE
    return ExitStatus.COMPLIANT
