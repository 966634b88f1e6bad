"""`pacheck compare`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import (
    AsOfOption,
    ColorChoice,
    ColorOption,
    DebugOption,
    SchemasOption,
    catalog_of,
    color_of,
    day_of,
)

if TYPE_CHECKING:
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck compare old.yaml new.yaml"


class CompareFormat(str, Enum):
    """The formats of an amendment."""

    diff = "diff"
    markdown = "markdown"
    json = "json"


def compare(
    old: Annotated[str, typer.Argument(metavar="OLD", help="The submission as it was.")],
    new: Annotated[
        str | None,
        typer.Argument(metavar="[NEW]", help="The submission as amended; without it OLD’s choices are listed."),
    ] = None,
    format: Annotated[
        CompareFormat, typer.Option("--format", "-f", help="A diff, Markdown or JSON.")
    ] = CompareFormat.diff,
    as_of: AsOfOption = None,
    schemas: SchemasOption = None,
    color: ColorOption = ColorChoice.auto,
    debug: DebugOption = False,
) -> None:
    """Compare two submissions of one game: what changed in the casino's choices, and whether each change is allowed.

    What is only written otherwise is no change. The exit status is 0 if every change is allowed, 1 if not. With one
    file, its choices are listed one a line, as git can compare them.
    """

    def work() -> ExitStatus:
        from pacheck.amendment.changes import amendments
        from pacheck.amendment.diff import diff_lines
        from pacheck.amendment.formats import choice_lines, json_text, markdown_text
        from pacheck.choices.opening import open_file
        from pacheck.report.printing import print_lines, print_text, width
        from pacheck.run import ExitStatus

        day, catalog = day_of(as_of), catalog_of(schemas)
        before = open_file(old, day, catalog)
        if new is None:
            print_text("".join(f"{text}\n" for text in choice_lines(before)))
            return ExitStatus.COMPLIANT
        found = list(amendments(before, open_file(new, day, catalog)))
        if format is CompareFormat.diff:
            print_lines(diff_lines(found, old, new, width()), color_of(color))
        else:
            print_text((json_text if format is CompareFormat.json else markdown_text)(found, old, new))
        allowed = all(amendment.allowed for amendment in found)
        return ExitStatus.COMPLIANT if allowed else ExitStatus.VIOLATION

    guarded(work, debug)
