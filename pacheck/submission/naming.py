"""Canonical names: each name in a submission is matched with those that the schema knows at its place."""

from __future__ import annotations

from functools import cache
from typing import Any

from pacheck.findings import Place
from pacheck.regulations.schema import Schema
from pacheck.source.nodes import Fault, Mapping, Node, Scalar, Sequence
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from pacheck.values.labels import normalise
from pacheck.values.recall import kept
from pacheck.wording import quoted, shown


def name_parts(root: Mapping, schema: Schema) -> tuple[Form, list[Fault]]:
    """The document with canonical names, and the faults of its names: a name given twice, a name that is no text."""
    naming = _Naming()
    form = naming.form(root, schema, Place(*root.place[:2], root.place.line, root.place.column + 1), "")
    return form, naming.faults


class _Naming:
    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def tree(self, node: Node, schema: Schema, place: Place, pointer: str) -> Tree:
        if isinstance(node, Scalar):
            return Text(node.text, place if node.empty else node.place, pointer, node.faulty)
        if isinstance(node, Sequence):
            items = schema.get("items", {})
            listed = [
                self.tree(item, items, item.place, f"{pointer}/{number}") for number, item in enumerate(node.items)
            ]
            return Listing(tuple(listed), place, pointer)
        return self.form(node, schema, place, pointer)

    def form(self, node: Mapping, schema: Schema, place: Place, pointer: str) -> Form:
        known = _vocabulary(_Names(schema.get("properties", {})))
        others = schema.get("additionalProperties")
        entries: dict[str, Entry] = {}
        seen: dict[str, Scalar] = {}
        for key, value in node.pairs:
            if not isinstance(key, Scalar):
                self.faults.append(_not_text(key.place))
                continue
            normal = normalise(key.text)
            first = seen.setdefault(normal, key)
            if first is not key:
                self.faults.append(_repeated(key, first))
                continue
            name = known.get(normal)
            below = schema["properties"][name] if name else others if isinstance(others, dict) else {}
            inner = f"{pointer}/{_escaped(key.text)}"
            entries[name or key.text] = Entry(
                name or key.text, key.text, key.place, self.tree(value, below, key.place, inner), bool(name), key.faulty
            )
        return Form(entries, place, pointer)


class _Names:
    """The properties of one schema, as a key of the cache: schemas are built once and never changed."""

    def __init__(self, properties: dict[str, Any]) -> None:
        self.properties = properties

    def __hash__(self) -> int:
        return id(self.properties)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Names) and other.properties is self.properties


@cache
def _vocabulary(names: _Names) -> dict[str, str]:
    return {normalise(name): name for name in names.properties}


def _repeated(key: Scalar, first: Scalar) -> Fault:
    same = key.text == first.text
    message = f"{quoted(key.text)} stands twice: first in line {first.place.line}" + (
        "." if same else f", as {quoted(first.text)}."
    )
    return Fault("repeated-name", message, key.place, "Delete one of the two; only the first was judged.")


def _not_text(place: Place) -> Fault:
    start = Place(place.line, place.column, place.line, place.column + 1)
    return Fault("name-not-text", "A list or mapping stands where a name is needed.", start, "Write the name as text.")


@kept(2048)
def _escaped(name: str) -> str:
    return shown(name).replace("~", "~0").replace("/", "~1")
