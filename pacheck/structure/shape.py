"""Where a submission has not the shape that the schema of its game says, found in one walk.

It knows the keywords that `submission_schema` uses and no others; its verdicts are those of any JSON Schema validator.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from pacheck.regulations.schema import Schema
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree


class Flaw(Enum):
    """What can be wrong with a shape."""

    UNKNOWN_NAME = "unknown name"
    MISSING_PART = "missing part"
    EMPTY = "empty"
    WRONG_SHAPE = "wrong shape"


class Misshapen(NamedTuple):
    """One flaw: the part it is in, its entry where it has a name, the schema there, and the wager it belongs to."""

    flaw: Flaw
    tree: Tree
    entry: Entry | None
    schema: Schema
    wager: str | None
    name: str = ""
    """The name that is unknown or missing."""


def misshapen(
    tree: Tree, schema: Schema, entry: Entry | None = None, path: tuple[str, ...] = ()
) -> Iterator[Misshapen]:
    """The flaws of a tree and of all that is in it, each once; `path` holds the names that lead to it."""
    wager = path[1] if len(path) > 1 and path[0] == "wagers" else None
    if isinstance(tree, Text):
        if not tree.text:
            yield Misshapen(Flaw.EMPTY, tree, entry, schema, wager)
        elif "string" not in schema["type"]:
            yield Misshapen(Flaw.WRONG_SHAPE, tree, entry, schema, wager)
    elif isinstance(tree, Listing):
        if schema["type"] != "array":
            yield Misshapen(Flaw.WRONG_SHAPE, tree, entry, schema, wager)
            return
        if len(tree.items) < schema.get("minItems", 0):
            yield Misshapen(Flaw.EMPTY, tree, entry, schema, wager)
        for item in tree.items:
            yield from misshapen(item, schema["items"], None, path)
    elif "object" not in schema["type"]:
        yield Misshapen(Flaw.WRONG_SHAPE, tree, entry, schema, wager)
    else:
        yield from _form(tree, schema, entry, path, wager)


def _form(
    form: Form, schema: Schema, entry: Entry | None, path: tuple[str, ...], wager: str | None
) -> Iterator[Misshapen]:
    known, others = schema.get("properties", {}), schema["additionalProperties"]
    for name, part in form.entries.items():
        below = known.get(name, others)
        if below is True:
            continue
        if below:
            yield from misshapen(part.value, below, part, (*path, name))
        else:
            yield Misshapen(Flaw.UNKNOWN_NAME, form, entry, schema, wager, name)
    for name in schema.get("required", ()):
        if name not in form.entries:
            yield Misshapen(Flaw.MISSING_PART, form, entry, schema, wager, name)
