"""What git ignores, and what a run is told to leave out. Patterns mean what they mean to git."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

_MAX_PATTERN_BYTES = 1024 * 1024


class Patterns:
    """Patterns of a `.gitignore` that stand in one folder."""

    def __init__(self, folder: str, lines: Sequence[str]) -> None:
        from pathspec import GitIgnoreSpec

        self._folder = folder
        self._spec: Any = GitIgnoreSpec.from_lines(lines)

    def verdict(self, path: str, is_folder: bool) -> bool | None:
        """Whether the patterns ignore a path (True), take it back in (False) or do not speak of it (None)."""
        relative = os.path.relpath(path, self._folder)
        if relative.startswith(os.pardir):
            return None
        verdict: bool | None = self._spec.check_file(relative + ("/" if is_folder else "")).include
        return verdict


def ignored_by_git(path: str, is_folder: bool) -> bool:
    """Whether git ignores a path below one of its repositories; the nearest file that speaks of it decides."""
    for patterns in _patterns_above(os.path.dirname(os.path.abspath(path))):
        verdict = patterns.verdict(os.path.abspath(path), is_folder)
        if verdict is not None:
            return verdict
    return False


def _patterns_above(folder: str) -> Iterator[Patterns]:
    """The patterns that apply in a folder, nearest first, up to the root of its repository."""
    if _repository(folder) is None:
        return
    while True:
        for name in (os.path.join(folder, ".gitignore"), os.path.join(folder, ".git", "info", "exclude")):
            patterns = _read(name, folder)
            if patterns is not None:
                yield patterns
        if _is_repository(folder):
            return
        folder = os.path.dirname(folder)


@cache
def _repository(folder: str) -> str | None:
    if _is_repository(folder):
        return folder
    parent = os.path.dirname(folder)
    return None if parent == folder else _repository(parent)


@cache
def _is_repository(folder: str) -> bool:
    return os.path.exists(os.path.join(folder, ".git"))


@cache
def _read(name: str, folder: str) -> Patterns | None:
    try:
        with open(name, "rb") as file:
            text = file.read(_MAX_PATTERN_BYTES).decode("utf-8", "surrogateescape")
    except OSError:
        return None
    return Patterns(folder, text.splitlines())
