"""All faults of a pack, file by file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pacheck.linting.chapter_file import ChapterFile
from pacheck.linting.faults import PackFault, Weight
from pacheck.linting.names import name_faults
from pacheck.linting.reach import unreached
from pacheck.linting.records import citation_faults, day_faults, recorded_faults, source_faults
from pacheck.linting.tables import table_faults
from pacheck.regulations.broken import BrokenRegulation
from pacheck.regulations.catalog import citations_of, files_of, pack
from pacheck.regulations.documents import read_plain, regulation_validator
from pacheck.regulations.form import form_faults
from pacheck.regulations.loader import Chapter

OTHER_FILES = ("pack.yaml", "chapters.yaml")
"""The files of a pack that are no regulation files."""

_CHECKS: tuple[Callable[[ChapterFile], Iterator[PackFault]], ...] = (
    citation_faults,
    source_faults,
    day_faults,
    table_faults,
)


def pack_faults(folder: Path) -> Iterator[PackFault]:
    """Every fault of the regulation files in a folder, by file and line."""
    shared = list(_caught(partial(pack, folder)))
    yield from shared
    if shared:
        return
    games = list(files_of(folder))
    named = {path for game in games for path in game.paths}
    for path in sorted({*folder.glob("*.yaml")} - named - {folder / name for name in OTHER_FILES}):
        message = "the file is never read: a regulation file is named <chapter>-<game>.yaml"
        yield PackFault(path, 1, Weight.ERROR, message)
    for game in games:
        yield from sorted(_game_faults(game.paths), key=lambda fault: (fault.path, fault.line, fault.weight))
    if not games:
        yield PackFault(folder, 1, Weight.ERROR, "there is no regulation file in the folder")


def regulation_files(folder: Path) -> list[Path]:
    """The regulation files of a pack."""
    return sorted(path for game in files_of(folder) for path in game.paths)


def _game_faults(paths: tuple[Path, ...]) -> Iterator[PackFault]:
    files: list[ChapterFile] = []
    for path in paths:
        yield from _opened(path, files)
    if len(files) < len(paths):
        return
    for number, file in enumerate(files):
        yield from _caught(partial(file.chapter.hold, files[0].data["game"], adds=number > 0))
        for check in _CHECKS:
            yield from check(file)
    yield from name_faults(files)
    yield from unreached(files)
    yield from recorded_faults(files)


def _opened(path: Path, files: list[ChapterFile]) -> Iterator[PackFault]:
    """Read a file and add it to the others, if it has the form of regulation files and its figures can be read."""
    try:
        plain = read_plain(path, path.read_bytes())
        faults = form_faults(plain, regulation_validator(citations_of(path.parent)))
        if not faults:
            file = ChapterFile(Chapter(path, plain))
            list(file.chapter.in_force())
            assert file.rules or not file.entries
            files.append(file)
    except BrokenRegulation as broken:
        yield _as_fault(broken)
    except OSError as error:
        yield PackFault(path, 1, Weight.ERROR, f"the file cannot be read: {(error.strerror or '').lower()}")
    else:
        yield from (PackFault(path, line, Weight.ERROR, fault) for line, fault in faults)


def _caught(work: Callable[[], object]) -> Iterator[PackFault]:
    try:
        work()
    except BrokenRegulation as broken:
        yield _as_fault(broken)


def _as_fault(broken: BrokenRegulation) -> PackFault:
    path, line, fault = broken.args
    return PackFault(path, line, Weight.ERROR, fault)
