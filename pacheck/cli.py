"""The command line. What a command needs is imported when it runs, so that help and version come at once."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from pacheck import __version__
from pacheck.commands import check, compare, explain, fix, games, new, regulations, report, schema, show, survey
from pacheck.commands.faults import report_fault

app = typer.Typer(
    name="pacheck",
    help="Check a casino's Rules Submissions against the Pennsylvania table-game regulations (58 Pa. Code, Subpart K).",
    epilog="Exit status: 0 compliant, 1 violation or unreadable file, 2 wrong use, 3 fault of pacheck, 130 interrupt.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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


app.command("check", epilog=check.EXAMPLE)(check.check)
app.command("fix", epilog=fix.EXAMPLE)(fix.fix)
app.command("report", epilog=report.EXAMPLE)(report.report)
app.command("games", epilog=games.EXAMPLE)(games.games)
app.command("show", epilog=show.EXAMPLE)(show.show)
app.command("explain", epilog=explain.EXAMPLE)(explain.explain)
app.command("compare", epilog=compare.EXAMPLE)(compare.compare)
app.command("schema", epilog=schema.EXAMPLE)(schema.schema)
app.command("new", epilog=new.EXAMPLE)(new.new)
app.command("survey", epilog=survey.EXAMPLE)(survey.survey)
app.add_typer(regulations.app, name="regulations")


def _complete_without_markup() -> None:
    """Typer takes the texts of a completion for rich's markup: it loads rich, and “[tool.pacheck]” is lost."""
    from typer import _completion_classes

    vars(_completion_classes)["_sanitize_help_text"] = str


def main() -> None:
    """The entry point of the command: whatever goes wrong, no traceback, and never exit status 0 for it."""
    if "_PACHECK_COMPLETE" in os.environ:
        _complete_without_markup()
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        if "--debug" in sys.argv:
            raise
        report_fault(fault)
        sys.exit(3)
