"""A file that is named is always checked; a folder is searched for Rules Submissions."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

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


def select_files(paths: Sequence[str], exclude: Sequence[str] = (), exclude_from: str = "") -> list[Target]:
    """The files that paths name: files as they are, folders with all that they hold, sorted. Raises NoSuchPath.

    In a folder, `*.yaml` and `*.yml` are taken; hidden files and folders, what git ignores, and links to folders are
    passed over. `exclude` holds patterns as in a `.gitignore`, seen from `exclude_from` or the current folder.
    """
    for path in paths:
        if path != STANDARD_INPUT and not _may_exist(path):
            raise NoSuchPath(path)
    excluded = Patterns(exclude_from or os.getcwd(), exclude) if exclude else None
    targets: dict[str, Target] = {}
    for path in paths:
        if path != STANDARD_INPUT and os.path.isdir(path):
            for target in _in_folder(path, excluded):
                targets.setdefault(os.path.normpath(target.path), target)
        else:
            targets[os.path.normpath(path)] = Target(path, named=True)
    return list(targets.values())


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
    return standard_input if path == STANDARD_INPUT else os.path.normpath(path)
