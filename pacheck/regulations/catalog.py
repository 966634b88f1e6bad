"""Which games there are, known from the names of the files, so that only the game asked for is read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pacheck.regulations.files import PACK, schemas_folder
from pacheck.regulations.loader import load_regulation, read_plain
from pacheck.regulations.model import Regulation
from pacheck.values.labels import normalise


@dataclass(frozen=True, slots=True)
class GameFile:
    """One regulation file, named `<chapter>-<game>.yaml`."""

    path: Path
    chapter: str
    key: str
    """The game's name in normalised form."""

    @property
    def title(self) -> str:
        """The game's name as far as the file's name tells it."""
        return self.path.stem.removeprefix(f"{self.chapter}-").replace("-", " ").title()


@cache
def game_files() -> tuple[GameFile, ...]:
    """All regulation files, in the order of their chapters."""
    files = []
    for path in sorted((schemas_folder() / PACK).glob("*-*.yaml")):
        chapter, _, name = path.stem.partition("-")
        files.append(GameFile(path, chapter, normalise(name)))
    return tuple(files)


@cache
def pack() -> dict[str, Any]:
    """What all regulation files of the jurisdiction share. Raises BrokenRegulation."""
    shared: dict[str, Any] = read_plain(schemas_folder() / PACK / "pack.yaml").value
    return shared


def filed_under() -> str:
    """The citation under which Rules Submissions are filed."""
    citation: str = pack()["filing"]["citation"]
    return citation


@cache
def regulation(file: GameFile) -> Regulation:
    """The law of one game, read once. Raises BrokenRegulation."""
    return load_regulation(file.path, filed_under())


def by_name(name: str) -> GameFile | None:
    """The file of the game of that name, however it is punctuated."""
    key = normalise(name)
    return next((file for file in game_files() if file.key == key), None)


def by_chapter(chapter: str) -> tuple[GameFile, ...]:
    """The files of a chapter, given as `649a`, `Chapter 649a` or with a section, `617b.8`."""
    key = normalise(chapter).removeprefix("chapter").removeprefix("§").partition(".")[0]
    return tuple(file for file in game_files() if file.chapter == key)
