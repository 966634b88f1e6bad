"""What the commands that check many files are asked: which files, against what, and how they are checked."""

from __future__ import annotations

from typing import Annotated

import typer

from pacheck.commands.options import ColorChoice

PathsArgument = Annotated[
    list[str], typer.Argument(metavar="PATH...", help="Files or folders to check; “-” reads standard input.")
]
RunDayOption = Annotated[
    str | None,
    typer.Option(
        "--as-of",
        metavar="YYYY-MM-DD",
        help="The day that counts for a submission without an effective date and for waivers, instead of today.",
    ),
]
RunColorOption = Annotated[ColorChoice | None, typer.Option("--color", help="Whether to colour the report.")]
ExcludeOption = Annotated[
    list[str] | None,
    typer.Option("--exclude", metavar="PATTERN", help="Leave out files and folders; a pattern as in .gitignore."),
]
OnlySubmissionsOption = Annotated[
    bool | None,
    typer.Option(
        "--only-submissions/--no-only-submissions", help="Pass over named files, too, that are no Rules Submissions."
    ),
]
WaiversOption = Annotated[
    str | None,
    typer.Option(
        "--waivers",
        metavar="FILE",
        help="The file of approved exceptions, instead of the pacheck-waivers.yaml in or above the checked folder.",
    ),
]
NoWaiversOption = Annotated[bool, typer.Option("--no-waivers", help="Heed no approved exceptions.")]
BaselineOption = Annotated[
    str | None,
    typer.Option("--baseline", metavar="FILE", help="Faults listed in this file are old and do not fail the run."),
]
RunSchemasOption = Annotated[
    list[str] | None,
    typer.Option("--schemas", metavar="FOLDER", help="Also check against the regulations in this folder."),
]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", "-j", min=1, metavar="N", help="Check in so many processes; usually as many as pay."),
]
StdinFilenameOption = Annotated[
    str, typer.Option("--stdin-filename", metavar="NAME", help="What the report calls standard input.")
]
NoConfigOption = Annotated[
    bool, typer.Option("--no-config", help="Heed no pacheck.toml and no [tool.pacheck] of a pyproject.toml.")
]
