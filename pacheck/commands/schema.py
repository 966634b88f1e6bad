"""`pacheck schema`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import AsOfOption, DebugOption, SchemasOption, catalog_of, day_of

if TYPE_CHECKING:
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck schema three-card-poker"


def schema(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game by name, or by chapter.")],
    as_of: AsOfOption = None,
    schemas: SchemasOption = None,
    debug: DebugOption = False,
) -> None:
    """Print the law of a game as a JSON Schema, for editors and other validators.

    With it an editor completes the names of wagers, hands and paytables, and underlines a figure that is not the
    law's. What a JSON Schema cannot say stands in its description; the verdict is that of check.
    """

    def work() -> ExitStatus:
        import json

        from pacheck.law.finding import find_file
        from pacheck.lawschema.law import law_schema
        from pacheck.regulations.catalog import regulation
        from pacheck.report.printing import print_text
        from pacheck.run import ExitStatus

        file = find_file(catalog_of(schemas), game)
        law = law_schema(regulation(file), file.chapters, day_of(as_of))
        text = json.dumps(law, ensure_ascii=False, indent=1)
        print_text(f"{text}\n")
        return ExitStatus.COMPLIANT

    guarded(work, debug)
