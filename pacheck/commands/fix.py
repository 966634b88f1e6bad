"""`pacheck fix`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import AsOfOption, ColorChoice, DebugOption

if TYPE_CHECKING:
    from pacheck.configuration.settings import Call
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck fix submissions/"


def fix(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Files or folders to mend; “-” reads standard input.")
    ],
    write: Annotated[
        bool, typer.Option("--write", "-w", help="Mend the files themselves instead of printing a patch.")
    ] = False,
    as_of: AsOfOption = None,
    exclude: Annotated[
        list[str] | None,
        typer.Option("--exclude", metavar="PATTERN", help="Leave out files and folders; a pattern as in .gitignore."),
    ] = None,
    waivers: Annotated[
        str | None,
        typer.Option("--waivers", metavar="FILE", help="The file of approved exceptions; what they cover is left."),
    ] = None,
    no_waivers: Annotated[bool, typer.Option("--no-waivers", help="Heed no approved exceptions.")] = False,
    schemas: Annotated[
        list[str] | None,
        typer.Option("--schemas", metavar="FOLDER", help="Also use the regulations in this folder."),
    ] = None,
    stdin_filename: Annotated[
        str, typer.Option("--stdin-filename", metavar="NAME", help="What the patch calls standard input.")
    ] = "stdin",
    no_config: Annotated[
        bool, typer.Option("--no-config", help="Heed no pacheck.toml and no [tool.pacheck] of a pyproject.toml.")
    ] = False,
    color: Annotated[
        ColorChoice | None, typer.Option("--color", help="Whether to colour the list of what is left.")
    ] = None,
    debug: DebugOption = False,
) -> None:
    """Mend what has one right value: required figures, rows of a paytable whose letter is stated, the wheel.

    Prints a patch that “git apply” and “patch -p1” take, and beside it, on standard error, what is left for you. Where
    the regulation leaves a choice, nothing is chosen. Each edit is checked before it is kept: its finding must be gone,
    and no other one may come. The exit status is 0 if nothing is to be mended and no error is left, 1 if there is a
    patch to apply or an error is left, 2 if a file cannot be read or written; with --write it is 1 only if an error
    is left.
    """
    from pacheck.configuration.settings import Call

    call = Call(
        paths,
        {
            "as-of": as_of,
            "color": color.value if color else None,
            "exclude": tuple(exclude) if exclude else None,
            "waivers": waivers,
            "schemas": tuple(schemas) if schemas else None,
        },
        standard_input=stdin_filename,
        without_configuration=no_config,
        without_waivers=no_waivers,
    )
    guarded(lambda: _run(call, write), debug)


def _run(call: Call, write: bool) -> ExitStatus:
    import sys

    from pacheck.checking import targets
    from pacheck.configuration.settings import configured
    from pacheck.mending.files import mend_targets, write_back
    from pacheck.mending.lines import report_lines
    from pacheck.mending.patch import patch
    from pacheck.report.printer import Printer
    from pacheck.report.printing import print_bytes
    from pacheck.run import ExitStatus, complain, wrong_use
    from pacheck.selection.files import STANDARD_INPUT
    from pacheck.wording import quoted

    settings, _ = configured(call)
    files = list(mend_targets(targets(settings.request), settings.request))
    mended = [file.mended for file in files if file.mended is not None]
    unreadable = [file for file in files if file.unreadable is not None]
    if not mended and not unreadable and not settings.allow_empty:
        return wrong_use("nothing to mend: no Rules Submission was found")
    changed = [file for file in mended if file.changes]
    if not write:
        print_bytes(b"".join(patch(file.path, file.text, file.changes) for file in changed))
    elif list(call.paths) == [STANDARD_INPUT]:
        print_bytes(b"".join(file.new_data for file in mended))
    elif STANDARD_INPUT in call.paths:
        return wrong_use("--write: standard input goes alone; its mended text is then printed")
    else:
        write_back(changed)
    if sys.stderr is not None:
        Printer(sys.stderr, settings.color).lines(report_lines(mended, write))
    for file in unreadable:
        complain(f"{quoted(file.path)}: {file.unreadable}")
    if unreadable:
        return ExitStatus.WRONG_USE
    open_faults = any(one.counts for file in mended for one in file.left)
    return ExitStatus.VIOLATION if open_faults or (changed and not write) else ExitStatus.COMPLIANT
