"""Options that several commands have."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    import datetime

    from pacheck.regulations.catalog import Catalog
    from pacheck.report.printer import Color


class ColorChoice(str, Enum):
    """When to colour."""

    auto = "auto"
    always = "always"
    never = "never"


ColorOption = Annotated[ColorChoice, typer.Option("--color", help="Whether to colour what is printed.")]
SchemasOption = Annotated[
    list[Path] | None,
    typer.Option("--schemas", metavar="FOLDER", help="Also use the regulations in this folder."),
]
DebugOption = Annotated[bool, typer.Option("--debug", help="Show the traceback of a fault of pacheck.", hidden=True)]


def color_of(choice: ColorChoice) -> Color:
    """The choice in the printer's terms."""
    from pacheck.report.printer import Color

    return Color(choice.value)


def catalog_of(schemas: list[Path] | None) -> Catalog:
    """The regulations in use. Raises Misuse for a folder that there is not."""
    from pacheck.misuse import Misuse
    from pacheck.regulations.catalog import Catalog
    from pacheck.wording import quoted

    for folder in schemas or ():
        if not folder.is_dir():
            raise Misuse(f"--schemas: {quoted(str(folder))} is not a folder")
    return Catalog(tuple(folder.absolute() for folder in schemas or ()))


AsOfOption = Annotated[
    str | None,
    typer.Option(
        "--as-of",
        metavar="YYYY-MM-DD",
        help="The day that counts for a submission without an effective date, instead of today.",
    ),
]


def day_of(text: str | None) -> datetime.date:
    """The day that counts. Raises Misuse for what is no date."""
    import datetime

    from pacheck.misuse import Misuse
    from pacheck.values.measures import read_date
    from pacheck.values.numbers import Unreadable
    from pacheck.wording import quoted

    if text is None:
        return datetime.date.today()
    try:
        return read_date(text)
    except Unreadable as unreadable:
        raise Misuse(f"--as-of: {quoted(text)} {unreadable.problem}") from None
