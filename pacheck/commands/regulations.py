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

NEW_EXAMPLE = (
    "Example: pacheck regulations new 901a 'House Poker' --wager 'House Wager' --page 'House rules, part 9'"
    " --current 'January 1, 2026' --folder house --dry-run"
)

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


@app.command("new", epilog=NEW_EXAMPLE)
def new(
    chapter: Annotated[str | None, typer.Argument(metavar="CHAPTER", help="The chapter, as the code cites it.")] = None,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, in the regulation's own name.")] = None,
    wager: Annotated[
        list[str] | None,
        typer.Option("--wager", metavar="NAME", help="A wager in the regulation's own name; may be repeated."),
    ] = None,
    section: Annotated[
        str | None, typer.Option("--section", metavar="CITATION", help="The section with the payout odds.")
    ] = None,
    page: Annotated[str | None, typer.Option("--page", metavar="TEXT", help="The page on which it was read.")] = None,
    current: Annotated[
        str | None, typer.Option("--current", metavar="TEXT", help="How current that page says it is.")
    ] = None,
    folder: Annotated[
        Path, typer.Option("--folder", metavar="FOLDER", help="The pack to write into: a folder with a pack.yaml.")
    ] = Path("."),
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Print the file instead of writing it.")] = False,
    debug: DebugOption = False,
) -> None:
    """Begin the regulation file of a game.

    The file has the names that are known; the figures are not on record until they are written down from the printed
    page, and comments in the file show how. What is not given is asked for on a terminal. A file that is there already
    is never written over. docs/add-a-game.md leads from there to the finished file.
    """

    def work() -> ExitStatus:
        from pacheck.commands.asking import Asked
        from pacheck.linting.beginning import begin
        from pacheck.linting.lines import displayed
        from pacheck.regulations.scaffold import Known
        from pacheck.report.printing import print_text
        from pacheck.run import ExitStatus

        ask = Asked()
        of = ask.one(chapter, "CHAPTER", "Chapter, as the code cites it")
        known = Known(
            chapter=of,
            game=ask.one(game, "GAME", "Game, in the regulation’s own name"),
            wagers=ask.several(wager, "Wagers, one a line, in the regulation’s own names; an empty line ends them"),
            section=section or of,
            page=ask.one(page, "--page", "Page on which it was read"),
            current=ask.one(current, "--current", "How current that page says it is"),
        )
        path, text = begin(folder, known, write=not dry_run)
        print_text(text if dry_run else f"{displayed(path.absolute())} is begun; its figures are not on record yet.\n")
        return ExitStatus.COMPLIANT

    guarded(work, debug)
