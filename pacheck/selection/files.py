"""A file that is named is always checked; a folder is searched for Rules Submissions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from pacheck.selection.ignoring import Patterns, ignored_by_git
from pacheck.selection.reading import unreadable
from pacheck.source.nodes import Fault
from pacheck.wording import quoted

STANDARD_INPUT = "-"
_SUFFIXES = (".yaml", ".yml")


class NoSuchPath(Exception):
    """A path that was named and does not exist."""

    def __init__(self, path: str) -> None:
        super().__init__(f"there is no file or folder {quoted(path)}")


class Target(NamedTuple):
    """A file that may be checked: whether it was named itself, what keeps it from being read, why it is passed over."""

    path: str
    named: bool = False
    fault: Fault | None = None
    skipped: str | None = None


class Targets(Sequence[Target]):
    """Targets in order, of which only the path is kept where there is no more to them: there may be very many."""

    def __init__(self, targets: Iterable[Target]) -> None:
        self._paths: list[str] = []
        self._others: dict[int, Target] = {}
        for place, target in enumerate(targets):
            self._paths.append(target.path)
            if target != Target(target.path):
                self._others[place] = target

    def __len__(self) -> int:
        return len(self._paths)

    @overload
    def __getitem__(self, place: int) -> Target: ...
    @overload
    def __getitem__(self, place: slice) -> list[Target]: ...
    def __getitem__(self, place: int | slice) -> Target | list[Target]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        return self._others.get(place) or Target(self._paths[place])


def select_files(paths: Sequence[str], exclude: Sequence[str] = (), exclude_from: str = "") -> Targets:
    """The files that paths name: files as they are, folders with all that they hold, sorted. Raises NoSuchPath.

    In a folder, `*.yaml` and `*.yml` are taken; hidden files and folders, what git ignores, and links to folders are
    passed over. `exclude` holds patterns as in a `.gitignore`, seen from `exclude_from` or the current folder.
    """
    for path in paths:
        if path != STANDARD_INPUT and not _may_exist(path):
            raise NoSuchPath(path)
    excluded = Patterns(exclude_from or os.getcwd(), exclude) if exclude else None
    if len(paths) == 1 and _is_folder(paths[0]):
        return Targets(_in_folder(paths[0], excluded))
    targets: dict[str, Target] = {}
    for path in paths:
        if _is_folder(path):
            for target in _in_folder(path, excluded):
                targets.setdefault(os.path.normpath(target.path), target)
        else:
            targets[os.path.normpath(path)] = Target(path, named=True)
    return Targets(targets.values())


def _is_folder(path: str) -> bool:
    return path != STANDARD_INPUT and os.path.isdir(path)


def _may_exist(path: str) -> bool:
    """Whether a path exists, as far as the system lets that be seen."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError):
        return True
    return True


def _in_folder(folder: str, excluded: Patterns | None) -> Iterator[Target]:
    broken: list[Target] = []

    def remember(error: OSError) -> None:
        broken.append(Target(str(error.filename), fault=unreadable(error)))

    for parent, folders, files in os.walk(folder, onerror=remember):
        visible = [os.path.join(parent, name) for name in sorted(folders) if not name.startswith(".")]
        folders[:] = [os.path.basename(path) for path in visible if not _left_out(path, excluded, is_folder=True)]
        for name in sorted(files):
            if name.lower().endswith(_SUFFIXES) and not name.startswith("."):
                path = os.path.join(parent, name)
                yield Target(path, skipped=_left_out(path, excluded))
    yield from broken


def _left_out(path: str, excluded: Patterns | None, is_folder: bool = False) -> str | None:
    """Why a path is passed over; None where it is not."""
    if excluded is not None and excluded.verdict(os.path.abspath(path), is_folder):
        return "excluded"
    return "ignored by git" if ignored_by_git(path, is_folder) else None


def shown_name(path: str, standard_input: str) -> str:
    """How a report names a target."""
    if path == STANDARD_INPUT:
        return standard_input
    normal = os.path.normpath(path)
    return path if normal == path else normal
