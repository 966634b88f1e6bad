"""`pacheck games`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import ColorChoice, ColorOption, DebugOption, SchemasOption, catalog_of, color_of

if TYPE_CHECKING:
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck games"


class GamesFormat(str, Enum):
    """The formats of the list."""

    text = "text"
    json = "json"


def games(
    format: Annotated[GamesFormat, typer.Option("--format", "-f", help="A table, or JSON.")] = GamesFormat.text,
    schemas: SchemasOption = None,
    color: ColorOption = ColorChoice.auto,
    debug: DebugOption = False,
) -> None:
    """List the games that can be checked, by chapter, and how much of each is checked.

    Checked are provisions whose figures are compared with a submission. Unverified are those whose figures are not on
    record: what a submission states under them is accepted, and said to be unverified. Unsettled are cells of paytables
    that the source prints ambiguously: each reading passes, with a note. Of a game with names only, no figure is on
    record.
    """

    def work() -> ExitStatus:
        from pacheck.law.coverage import coverage
        from pacheck.law.games import game_lines, games_json
        from pacheck.regulations.catalog import regulation
        from pacheck.report.printing import print_lines, print_text, width
        from pacheck.run import ExitStatus

        catalog = catalog_of(schemas)
        covered = [coverage(regulation(file)) for file in catalog.files]
        if format is GamesFormat.json:
            print_text(games_json(covered, catalog.nothing_on_record))
        else:
            print_lines(game_lines(covered, catalog.nothing_on_record, width()), color_of(color))
        return ExitStatus.COMPLIANT

    guarded(work, debug)
