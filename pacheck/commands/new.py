"""`pacheck new`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import AsOfOption, DebugOption, SchemasOption, catalog_of, day_of

if TYPE_CHECKING:
    from pacheck.drafting.answers import Answers
    from pacheck.regulations.model import Regulation
    from pacheck.run import ExitStatus

EXAMPLE = (
    "Example: pacheck new three-card-poker --holder 'Keystone Sample Casino' --effective 2025-07-01"
    " --paytable pair-plus=D --yes"
)

_Several = list[str] | None


def new(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game by name, or by chapter.")] = None,
    holder: Annotated[
        str | None, typer.Option("--holder", metavar="NAME", help="The certificate holder: the casino.")
    ] = None,
    effective: Annotated[
        str | None,
        typer.Option("--effective", metavar="YYYY-MM-DD", help="The day on which the rules start to be used."),
    ] = None,
    offer: Annotated[
        _Several,
        typer.Option("--offer", metavar="WAGER", help="Offer a wager; may be repeated; “all” or “none”."),
    ] = None,
    paytable: Annotated[
        _Several,
        typer.Option("--paytable", metavar="WAGER=LETTER", help="Offer a wager with this paytable; may be repeated."),
    ] = None,
    row: Annotated[
        _Several,
        typer.Option(
            "--row", metavar="WAGER=HAND", help="Add a row where one may be added; may be repeated; “all” or “none”."
        ),
    ] = None,
    elect: Annotated[
        _Several,
        typer.Option("--elect", metavar="CITATION", help="Make an election; may be repeated; “all” or “none”."),
    ] = None,
    part: Annotated[
        _Several,
        typer.Option(
            "--part", metavar="PART", help="State a part that may be left out; may be repeated; “all” or “none”."
        ),
    ] = None,
    item: Annotated[
        _Several,
        typer.Option("--item", metavar="PART/ITEM=VALUE", help="State an item that is left open; may be repeated."),
    ] = None,
    yes: Annotated[
        bool, typer.Option("--yes", "-y", help="Take the usual answer to all that is left open, and ask nothing.")
    ] = False,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write to this file, which must not be there yet."),
    ] = None,
    as_of: AsOfOption = None,
    schemas: SchemasOption = None,
    debug: DebugOption = False,
) -> None:
    """Write a commented, compliant Rules Submission of a game to start from.

    On a terminal, what the options leave open is asked for, on standard error, with the paytables to choose from. In a
    script each choice must have its option, or --yes takes the rest: the first paytable, the least odds, the wagers
    that need no election, no election and no part that may be left out. What the regulation requires is always
    written. Wagers that are not on record are written as comments, to be filled in.
    """

    def work() -> ExitStatus:
        import shutil

        from pacheck.commands.asking import Asked, Questions
        from pacheck.drafting.answers import Nobody, Usual
        from pacheck.drafting.given import Options
        from pacheck.drafting.settle import settle
        from pacheck.drafting.text import draft_text
        from pacheck.law.finding import find_game
        from pacheck.report.files import refuse_existing, write_new
        from pacheck.report.printing import print_text
        from pacheck.run import ExitStatus
        from pacheck.wording import quoted

        if output is not None:
            refuse_existing(output)
        today, catalog, ask = day_of(as_of), catalog_of(schemas), Asked()

        def known(text: str) -> Regulation:
            return find_game(catalog, text)

        answers: Answers = Usual() if yes else Questions(ask) if ask.terminal else Nobody()
        columns = shutil.get_terminal_size().columns if ask.terminal else None
        law = known(game) if game is not None else answers.value("game, by name or by chapter", known, None, "GAME")
        options = Options(holder, effective, offer, paytable, row, elect, part, item)
        text = draft_text(settle(law, options, answers, today, columns), catalog)
        if output is None:
            print_text(text)
        else:
            write_new(output, text)
            print_text(f"{quoted(output)} is written; complete it, and check it with “pacheck check”.\n")
        return ExitStatus.COMPLIANT

    guarded(work, debug)
