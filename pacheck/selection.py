"""Which files a run checks, and their bytes. Nothing but a regular file is ever read, and never more than the
limit of it.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from pacheck.findings import Place
from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault

STANDARD_INPUT = "-"
_SUFFIXES = (".yaml", ".yml")
_START = Place(1, 1, 1, 1)


class NoSuchPath(Exception):
    """A path that was named and does not exist."""


class Target(NamedTuple):
    """A file to check, or what could not be looked into."""

    path: str
    fault: Fault | None = None


def select_files(paths: Sequence[str]) -> list[Target]:
    """The files that paths name: files as they are, folders with all that they hold, sorted. Raises NoSuchPath.

    In a folder, `*.yaml` and `*.yml` are taken; hidden files and folders, and links to folders, are passed over.
    """
    for path in paths:
        if path != STANDARD_INPUT and not os.path.lexists(path):
            raise NoSuchPath(path)
    targets: dict[str, Target] = {}
    for path in paths:
        found = _in_folder(path) if path != STANDARD_INPUT and os.path.isdir(path) else iter([Target(path)])
        for target in found:
            targets.setdefault(os.path.normpath(target.path), target)
    return list(targets.values())


def _in_folder(folder: str) -> Iterator[Target]:
    unreadable: list[Target] = []

    def remember(error: OSError) -> None:
        unreadable.append(Target(str(error.filename), _unreadable(error)))

    for parent, folders, files in os.walk(folder, onerror=remember):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if name.lower().endswith(_SUFFIXES) and not name.startswith("."):
                yield Target(os.path.join(parent, name))
    yield from unreadable


def read_file(path: str) -> bytes | Fault:
    """The bytes of a regular file, one more than the limit at most, or why they cannot be had."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
    except OSError as error:
        return _unreadable(error)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return Fault(
                "not-readable", "This is not a regular file.", _START, "Name a file, or use “-” for standard input."
            )
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        return _unreadable(error)
    finally:
        os.close(descriptor)


def _unreadable(error: OSError) -> Fault:
    reason = (error.strerror or "unknown reason").lower()
    return Fault("not-readable", f"The file cannot be read: {reason}.", _START, "Check the path and its permissions.")


def shown_name(path: str) -> str:
    """How a report names a target."""
    return "stdin" if path == STANDARD_INPUT else str(Path(path))
