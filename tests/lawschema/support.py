"""Documents for plain validators, and the schemas that `pacheck schema` prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pacheck.lawschema.law import law_schema
from pacheck.regulations.catalog import GameFile, regulation
from pacheck.regulations.model import Regulation, SectionsRule
from tests.support.faults import subjects
from tests.support.filing import Document, base, changed
from tests.test_every_cell import CATALOG, TODAY


def schema_of(file: GameFile) -> dict[str, Any]:
    return law_schema(regulation(file), file.chapters, TODAY)


def file_of(chapter: str) -> GameFile:
    (file,) = CATALOG.by_chapter(chapter)
    return file


def documents(law: Regulation) -> Iterator[tuple[str, Document]]:
    """The compliant documents of the test of every cell, and all their mutations."""
    for subject in subjects(law):
        yield subject.name, subject.document
        for fault in subject.faults:
            yield f"{subject.name}: {fault.name} at {fault.at}", fault.document
    for rule in law.part_rules:
        if isinstance(rule, SectionsRule):
            yield from ((name, changed(base(law), rule.path, ring)) for name, ring in _rings(rule.order))


def _rings(order: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    for start in range(len(order)):
        ring = [*order[start:], *order[:start]]
        yield f"wheel from {start}", ring
        yield f"wheel from {start}, one missing", ring[1:]
        yield f"wheel from {start}, one twice", [ring[0], *ring]
        yield f"wheel from {start}, two exchanged", [ring[1], ring[0], *ring[2:]]
        yield f"wheel from {start}, counter-clockwise", ring[::-1]


def resolved(part: Any) -> Any:
    """The document as a parser of YAML 1.2 makes it from unquoted values: whole numbers are numbers."""
    if isinstance(part, dict):
        return {name: resolved(value) for name, value in part.items()}
    if isinstance(part, list):
        return [resolved(value) for value in part]
    return int(part) if part.isdecimal() and str(int(part)) == part else part
