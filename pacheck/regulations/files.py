"""Where the regulation files are: inside the installed package, or in the checkout beside it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACK = "pa"


@cache
def schemas_folder() -> Path:
    """The folder of the regulation files and of their JSON Schema. Raises FileNotFoundError where there is none."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "schemas", package.parent / "schemas"):
        if (folder / "regulation.schema.json").is_file():
            return folder
    raise FileNotFoundError("the regulation files are missing from this installation of pacheck")


def chapter_of(path: Path) -> str:
    """The chapter that a regulation file is named after; a colon of it stands as “_” in the name of the file."""
    return path.stem.partition("-")[0].replace("_", ":")


def file_stem(chapter: str, game: str) -> str:
    """The name, without ending, of the file of a game whose name is in small letters with hyphens."""
    return f"{chapter.replace(':', '_')}-{game}"
