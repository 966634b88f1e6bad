"""Files that apply to a checked path because they stand in its folder or in one above it, within its repository."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence


class SeveralFound(Exception):
    """Different files apply to different paths of one run."""


def nearest_file(paths: Sequence[str], find: Callable[[str], str | None]) -> str | None:
    """The file that `find` sees in the nearest folder from each of the paths upward; None where there is none.

    The search ends with the root of a repository. Raises SeveralFound where the paths do not agree.
    """
    found = {next(filter(None, map(find, folders_above(path))), None) for path in paths} - {None}
    if len(found) > 1:
        first, second, *_ = sorted(filter(None, found))
        raise SeveralFound(f"{first} and {second} both apply; check the paths in runs of their own, or name one")
    return found.pop() if found else None


def folders_above(path: str) -> Iterator[str]:
    """The folder of a path, or the path itself if it is a folder, and those above it up to its repository's root."""
    folder = os.path.abspath(path)
    if not os.path.isdir(folder):
        folder = os.path.dirname(folder)
    while True:
        yield folder
        parent = os.path.dirname(folder)
        if parent == folder or os.path.exists(os.path.join(folder, ".git")):
            return
        folder = parent


def file_named(name: str) -> Callable[[str], str | None]:
    """How to find a file of that name in a folder."""

    def find(folder: str) -> str | None:
        path = os.path.join(folder, name)
        return path if os.path.isfile(path) else None

    return find
