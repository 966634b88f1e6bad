"""Which games there are, known from the names of the files, so that only the game asked for is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple

from pacheck.regulations.broken import BrokenRegulation
from pacheck.regulations.citations import Citations
from pacheck.regulations.documents import read_plain
from pacheck.regulations.files import PACK, chapter_of, schemas_folder
from pacheck.regulations.loader import load_regulation
from pacheck.regulations.model import Regulation
from pacheck.rules import RULES
from pacheck.values.labels import normalise
from pacheck.values.recall import kept
from pacheck.wording import listing

UNNAMED = "unnamed"
"""What a file is named after where no source names the game of its chapter."""


class GameFile(NamedTuple):
    """The regulation of one game: its file, named `<chapter>-<game>.yaml`, and those of chapters that add to it.

    A chapter adds to a game where its file has the game's name and its number differs in the last letter only: 631b
    and 631c add to 631a.
    """

    paths: tuple[Path, ...]
    chapters: tuple[str, ...]
    key: str
    """The game's name in normalised form."""

    @property
    def path(self) -> Path:
        """The file of the game's own chapter."""
        return self.paths[0]

    @property
    def chapter(self) -> str:
        """The game's own chapter."""
        return self.chapters[0]

    @property
    def unnamed(self) -> bool:
        """Whether no source names the game of the chapter."""
        return self.key == UNNAMED

    @property
    def title(self) -> str:
        """The game's name as far as the file's name tells it."""
        if self.unnamed:
            return f"Game of Chapter {self.chapter}"
        return self.path.stem.partition("-")[2].replace("-", " ").title()

    @property
    def citations(self) -> Citations:
        """How the code of its pack is cited. Raises BrokenRegulation."""
        return citations_of(self.path.parent)

    def is_named_by(self, chapter: str) -> bool:
        """Whether a text names one of its chapters, or a section of one. Raises BrokenRegulation."""
        return any(self.citations.name(chapter, one) for one in self.chapters)


class Catalog(NamedTuple):
    """The regulation packs that a run uses: the built-in one, and the folders of further ones."""

    further: tuple[Path, ...] = ()

    @property
    def files(self) -> tuple[GameFile, ...]:
        """All regulation files, pack by pack in the order of their chapters. Raises BrokenRegulation where two packs
        have the same game under the same chapter.
        """
        return _files_of_all(self.further)

    @property
    def never_waived(self) -> frozenset[str]:
        """The rules whose findings no waiver may cover, in any of the packs. Raises BrokenRegulation."""
        return frozenset(rule for folder in self._folders for rule in pack(folder).get("never_waived", ()))

    @property
    def nothing_on_record(self) -> dict[str, str]:
        """The chapters about table games that are known to exist and of which nothing is on record, each with the page
        that names it. Raises BrokenRegulation.
        """
        return {
            chapter: page
            for folder in self._folders
            for chapter, page in pack(folder).get("nothing_on_record", {}).items()
        }

    @property
    def _folders(self) -> tuple[Path, ...]:
        return (schemas_folder() / PACK, *self.further)

    def by_name(self, name: str) -> tuple[GameFile, ...]:
        """The files of the games of that name, however it is punctuated; several packs may have one each."""
        key = normalise(name)
        return tuple(file for file in self.files if key == (normalise(file.title) if file.unnamed else file.key))

    def by_chapter(self, chapter: str) -> tuple[GameFile, ...]:
        """The files of the games that a chapter is about, or adds to; it is given as `649a`, `Chapter 649a` or with a
        section, `617b.8`.
        """
        return _files_of_chapter(chapter, self, schemas_folder())


BUILT_IN = Catalog()
"""The regulations that pacheck brings along, and no others."""


@cache
def _files_of_all(further: tuple[Path, ...]) -> tuple[GameFile, ...]:
    known: dict[tuple[str, str], GameFile] = {}
    for folder in (schemas_folder() / PACK, *further):
        for file in files_of(folder):
            other = known.setdefault((file.chapter, file.key), file)
            if other is not file:
                fault = f"the game stands in {other.path} as well; a pack may only add games"
                raise BrokenRegulation(file.path, 1, fault)
    return tuple(known.values())


@kept(256)
def _files_of_chapter(chapter: str, catalog: Catalog, _: Path) -> tuple[GameFile, ...]:
    """What `by_chapter` finds; it is kept only for as long as the regulation files are those of one folder."""
    own = tuple(file for file in catalog.files if file.citations.name(chapter, file.chapter))
    return own or tuple(file for file in catalog.files if file.is_named_by(chapter))


def files_of(folder: Path) -> Iterator[GameFile]:
    """The regulation files in the folder of a pack, by game."""
    games: dict[tuple[str, str], list[Path]] = {}
    for path in sorted(folder.glob("*-*.yaml")):
        chapter, name = chapter_of(path), path.stem.partition("-")[2]
        games.setdefault((chapter.rstrip(ascii_lowercase), normalise(name)), []).append(path)
    for (_, key), paths in games.items():
        yield GameFile(tuple(paths), tuple(map(chapter_of, paths)), key)


def game_files() -> tuple[GameFile, ...]:
    """The regulation files of the built-in pack."""
    return BUILT_IN.files


@cache
def pack(folder: Path) -> dict[str, Any]:
    """What all regulation files of a pack share. Raises BrokenRegulation."""
    path = folder / "pack.yaml"
    try:
        shared: dict[str, Any] = read_plain(path, path.read_bytes()).value
    except OSError as error:
        raise BrokenRegulation(path, 1, f"the file cannot be read: {(error.strerror or '').lower()}") from None
    if not isinstance(shared.get("filing"), dict) or not isinstance(shared["filing"].get("citation"), str):
        raise BrokenRegulation(path, 1, "“filing” with its “citation” is missing")
    fault = _citation_fault(shared)
    if fault:
        raise BrokenRegulation(path, 1, fault)
    unknown = [str(rule) for rule in shared.get("never_waived", ()) if rule not in RULES]
    if unknown:
        raise BrokenRegulation(path, 1, f"“never_waived” names rules that there are not: {listing(unknown, 'and')}")
    if not isinstance(shared.get("nothing_on_record", {}), dict):
        raise BrokenRegulation(path, 1, "“nothing_on_record” gives for each chapter the page that names it")
    return shared


def _citation_fault(shared: dict[str, Any]) -> str:
    forms = shared.get("citations", {})
    if not isinstance(forms, dict) or not forms.keys() <= {"chapter", "section", "paragraph"}:
        return "“citations” says the forms of “chapter”, “section” and “paragraph”, and nothing else"
    for name, form in forms.items():
        try:
            re.compile(form)
        except (re.error, TypeError):
            return f"the form of a {name} under “citations” is no regular expression"
    return "" if isinstance(shared.get("code", ""), str) else "“code” is the name of the code, and nothing else"


def filed_under(folder: Path | None = None) -> str:
    """The citation under which a pack's Rules Submissions are filed; the built-in pack's if no folder is given."""
    citation: str = pack(folder or schemas_folder() / PACK)["filing"]["citation"]
    return citation


@cache
def citations_of(folder: Path) -> Citations:
    """How the code of a pack is cited. Raises BrokenRegulation."""
    shared = pack(folder)
    return Citations(**shared.get("citations", {}), code=shared.get("code", ""))


@cache
def regulation(file: GameFile) -> Regulation:
    """The law of one game, read once. Raises BrokenRegulation."""
    folder = file.path.parent
    return load_regulation(file.paths, citations_of(folder), filed_under(folder))
