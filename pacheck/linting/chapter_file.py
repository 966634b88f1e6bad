"""A regulation file as the lint sees it: its entries with their places, and the rules that come of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from pacheck.linting.faults import PackFault, Weight
from pacheck.regulations.loader import Chapter
from pacheck.regulations.model import Rule

At: TypeAlias = tuple[Any, ...]
"""The names and list positions that lead to a value in the file."""


@dataclass(frozen=True)
class ChapterFile:
    """One regulation file that holds what the schema of such files wants."""

    chapter: Chapter

    @property
    def data(self) -> dict[str, Any]:
        """The whole file as plain text values."""
        return self.chapter.data

    @cached_property
    def entries(self) -> list[tuple[At, dict[str, Any]]]:
        """The entries of the provisions, in order, each with its place."""
        return [(("provisions", number), entry) for number, entry in enumerate(self.data["provisions"])]

    @cached_property
    def elections(self) -> list[tuple[At, dict[str, Any]]]:
        """The entries of the elections, in order, each with its place."""
        return [(("elections", number), entry) for number, entry in enumerate(self.data["elections"])]

    @cached_property
    def rules(self) -> list[tuple[At, Rule]]:
        """Every rule with the place of its entry. Raises BrokenRegulation."""
        return [(at, rule) for at, entry in self.entries for rule in self.chapter.rules_of(entry, at)]

    def error(self, at: At, message: str, citation: str | None = None) -> PackFault:
        """A fault that keeps the file from being used."""
        return self._fault(at, Weight.ERROR, message, citation)

    def warning(self, at: At, message: str, citation: str | None = None) -> PackFault:
        """Something that may be a slip."""
        return self._fault(at, Weight.WARNING, message, citation)

    def _fault(self, at: At, weight: Weight, message: str, citation: str | None) -> PackFault:
        return PackFault(self.chapter.path, self.chapter.plain.line(at), weight, message, citation)


def cited(file: ChapterFile) -> Iterator[tuple[At, dict[str, Any]]]:
    """Every entry that has a citation and a source."""
    if "in_force" in file.data:
        yield ("in_force",), file.data["in_force"]
    yield from file.entries
    yield from file.elections
