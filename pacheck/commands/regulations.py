"""`pacheck regulations`: the tools of those who write regulation files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import ColorChoice, ColorOption, DebugOption, color_of

if TYPE_CHECKING:
    from pacheck.run import ExitStatus

CHECK_EXAMPLE = "Example: pacheck regulations check"

app = typer.Typer(
    help="Check and begin regulation files: the law as data.", no_args_is_help=True, rich_markup_mode=None
)


@app.command("check", epilog=CHECK_EXAMPLE)
def check(
    folders: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FOLDER...]", help="Folders of regulation files; pacheck's own if left out."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Fail on warnings too.")] = False,
    color: ColorOption = ColorChoice.auto,
    debug: DebugOption = False,
) -> None:
    """Check regulation files themselves, before any submission is judged by them.

    Errors: what has not the form of a regulation file, figures that cannot be read, provisions that no check could
    reach, names that cannot be told apart, citations of another chapter, days in the wrong order. Warnings: what looks
    like a slip and has no note, such as a paytable that is nowhere better than another, or a hand that pays more than
    the one above it. The exit status is 0 if there is no error, 1 if there is.
    """

    def work() -> ExitStatus:
        from pacheck.linting.faults import Weight
        from pacheck.linting.lines import fault_lines
        from pacheck.linting.pack import pack_faults, regulation_files
        from pacheck.misuse import Misuse
        from pacheck.regulations.files import PACK, schemas_folder
        from pacheck.report.printing import print_lines
        from pacheck.run import ExitStatus
        from pacheck.wording import quoted

        packs = [folder.absolute() for folder in folders or [schemas_folder() / PACK]]
        for folder in folders or ():
            if not folder.is_dir():
                raise Misuse(f"{quoted(str(folder))} is not a folder")
        faults = [fault for folder in packs for fault in pack_faults(folder)]
        print_lines(fault_lines(faults, sum(len(regulation_files(folder)) for folder in packs)), color_of(color))
        failing = {Weight.ERROR, Weight.WARNING} if strict else {Weight.ERROR}
        return ExitStatus.VIOLATION if any(fault.weight in failing for fault in faults) else ExitStatus.COMPLIANT

    guarded(work, debug)
