"""`pacheck show`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import ColorChoice, ColorOption, DebugOption, SchemasOption, catalog_of, color_of

if TYPE_CHECKING:
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck show three-card-poker pair-plus"


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game by name, or by chapter.")],
    wager: Annotated[str | None, typer.Argument(metavar="[WAGER]", help="One of its wagers; all if left out.")] = None,
    schemas: SchemasOption = None,
    color: ColorOption = ColorChoice.auto,
    debug: DebugOption = False,
) -> None:
    """Show the law of a game as pacheck holds it.

    Paytables, minimum odds, meters and Envy Bonuses with their citations, conditions and sources, wheels as a ring of
    sections, and what a certificate holder may elect.
    """

    def work() -> ExitStatus:
        from pacheck.law.finding import find_game, find_wager
        from pacheck.law.shown import game_lines, wager_lines
        from pacheck.report.printing import print_lines, width
        from pacheck.run import ExitStatus

        law = find_game(catalog_of(schemas), game)
        if wager is None:
            print_lines(game_lines(law, width()), color_of(color))
        else:
            print_lines(wager_lines(law, find_wager(law, wager), width()), color_of(color))
        return ExitStatus.COMPLIANT

    guarded(work, debug)
