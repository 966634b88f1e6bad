"""A text as the check sees it, with the place of each of its values in the text itself."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple, TypeAlias

from pacheck.findings import Finding, Place, Severity, SubmissionReport
from pacheck.mending.revision import Revision
from pacheck.pipeline import Judged, check_document
from pacheck.regulations.catalog import Catalog
from pacheck.source.nodes import Mapping, Node, Scalar, Sequence
from pacheck.source.reader import read_documents
from pacheck.source.text import BOM

_LINE_END = re.compile("\r\n|\r|\n")

Key: TypeAlias = tuple[object, ...]
"""By what a finding is known again after an edit: all but its wording and its line."""


class Context(NamedTuple):
    """Against what a text is checked: the name of its file, the day that counts, the regulations, the waivers."""

    path: str
    day: datetime.date
    catalog: Catalog
    waive: Callable[[SubmissionReport], SubmissionReport]


class Found(NamedTuple):
    """A part of the text, and whether it stands inside brackets."""

    node: Node
    flow: bool


class Told(NamedTuple):
    """A finding with the document it is about."""

    finding: Finding
    judged: Judged

    @property
    def key(self) -> Key:
        """By what it is known again."""
        one = self.finding
        return (
            self.judged.report.document,
            one.rule,
            one.severity,
            one.citation,
            one.pointer,
            one.wager,
            one.paytable,
            one.hand,
            one.required,
            one.submitted,
        )


class Reading:
    """A revision of a text, read and checked as `pacheck check` does."""

    def __init__(self, revision: Revision, context: Context) -> None:
        self.revision, self.context = revision, context
        self.text = revision.text
        self._documents = list(read_documents(self.text.encode("utf-8", "surrogatepass")))

    @cached_property
    def judged(self) -> list[Judged]:
        """Each document with its report, in which is marked what an approved exception covers."""
        path, day, catalog, waive = self.context
        judged = [check_document(path, one, day, catalog) for one in self._documents]
        return [one._replace(report=waive(one.report)) for one in judged]

    @cached_property
    def told(self) -> list[Told]:
        """The findings, in file order."""
        return [Told(finding, judged) for judged in self.judged for finding in judged.report.findings]

    @cached_property
    def keys(self) -> Counter[Key]:
        """How often there is each finding."""
        return Counter(told.key for told in self.told)

    @cached_property
    def waived(self) -> Counter[Key]:
        """How often there is each finding that an approved exception covers."""
        return Counter(told.key for told in self.told if told.finding.waived)

    def offset(self, line: int, column: int) -> int:
        """Where a place stands in the text."""
        shift = 1 if line == 1 and self.text.startswith(BOM) else 0
        return self._line_starts[line - 1] + column - 1 + shift

    def span(self, place: Place) -> tuple[int, int]:
        """Where a stretch stands in the text, from its first character to the one after its last."""
        return self.offset(*place[:2]), self.offset(*place[2:])

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(end.end() for end in _LINE_END.finditer(self.text))]

    def value_at(self, place: Place) -> Found | None:
        """The value or list item that stands at a place."""
        return self._values.get(place)

    def named_at(self, place: Place) -> Found | None:
        """What stands under the name at a place."""
        return self._named.get(place)

    def table_of(self, place: Place) -> Found | None:
        """The group in which the value at a place stands under its name."""
        return self._tables.get(place)

    @cached_property
    def _parts(self) -> list[tuple[Node | None, Node, bool]]:
        """Every value with its name, where it has one, and whether it stands inside brackets."""
        parts: list[tuple[Node | None, Node, bool]] = []
        stack: list[tuple[Node, bool]] = [(one.root, False) for one in self._documents if one.root is not None]
        while stack:
            node, inside = stack.pop()
            flow = inside or self.in_brackets(node)
            pairs = node.pairs if isinstance(node, Mapping) else ()
            items = node.items if isinstance(node, Sequence) else ()
            for name, value in (*pairs, *((None, item) for item in items)):
                parts.append((name, value, flow))
                stack.append((value, flow))
        return parts

    @cached_property
    def _values(self) -> dict[Place, Found]:
        return {
            value.place: Found(value, flow)
            for _, value, flow in self._parts
            if not (isinstance(value, Scalar) and value.empty)
        }

    @cached_property
    def _named(self) -> dict[Place, Found]:
        return {name.place: Found(value, flow) for name, value, flow in self._parts if name is not None}

    @cached_property
    def _tables(self) -> dict[Place, Found]:
        groups = [(value, flow) for _, value, flow in self._parts if isinstance(value, Mapping)]
        return {
            value.place: Found(group, flow)
            for group, flow in groups
            for _, value in group.pairs
            if not (isinstance(value, Scalar) and value.empty)
        }

    def in_brackets(self, node: Node) -> bool:
        """Whether a list or group is written in brackets."""
        if isinstance(node, Scalar):
            return False
        parts = node.items if isinstance(node, Sequence) else [name for name, _ in node.pairs]
        begins_with_part = bool(parts) and parts[0].place[:2] == node.place[:2]
        return not begins_with_part and self.text[self.offset(*node.place[:2])] in "[{"

    @cached_property
    def leaves(self) -> Counter[tuple[object, ...]]:
        """Each single value with the names and numbers that lead to it."""
        leaves: Counter[tuple[object, ...]] = Counter()
        stack: list[tuple[Node, tuple[object, ...]]] = [
            (one.root, (one.number,)) for one in self._documents if one.root is not None
        ]
        while stack:
            node, path = stack.pop()
            if isinstance(node, Scalar):
                leaf = (*path, node.text)
                leaves[leaf] += 1
            else:
                stack += ((value, (*path, name)) for name, value in _named_parts(node))
        return leaves


def _named_parts(node: Mapping | Sequence) -> Iterator[tuple[object, Node]]:
    if isinstance(node, Sequence):
        yield from enumerate(node.items)
    for name, value in node.pairs if isinstance(node, Mapping) else ():
        yield (name.text if isinstance(name, Scalar) else name), value


def to_be_mended(finding: Finding) -> bool:
    """Whether a finding is a fault or a doubt that is held against the submission."""
    return finding.severity is not Severity.NOTE and not finding.waived
