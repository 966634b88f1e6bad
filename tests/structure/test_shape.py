"""The walk over a submission's shape agrees with a JSON Schema validator, flaw by flaw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from pacheck.findings import Place
from pacheck.law.coverage import State, coverage
from pacheck.regulations.catalog import GameFile, game_files, regulation
from pacheck.regulations.schema import Schema, submission_schema
from pacheck.structure.shape import Flaw, misshapen
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from tests.structure.test_schema import within
from tests.support.examples import examples_of

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = Place(1, 1, 1, 1)
OTHER_SHAPES: tuple[Any, ...] = (None, "text", [], ["text"], [None], {}, {"Nowhere known": "text"}, [{"a": "b"}])
KNOWN_KEYWORDS = {
    *("$schema", "$comment", "title"),
    *("type", "properties", "required", "additionalProperties", "items", "minItems", "minLength"),
}

each_game = pytest.mark.parametrize("file", game_files(), ids=lambda file: file.chapter)


def tree_of(instance: Any, pointer: str = "") -> Tree:
    """The tree of plain data whose names are all canonical; pointers are those of plain data."""
    if isinstance(instance, dict):
        entries = {
            name: Entry(name, name, NOWHERE, tree_of(value, f"{pointer}/{name}"), known=True)
            for name, value in instance.items()
        }
        return Form(entries, NOWHERE, pointer)
    if isinstance(instance, list):
        items = tuple(tree_of(item, f"{pointer}/{number}") for number, item in enumerate(instance))
        return Listing(items, NOWHERE, pointer)
    return Text(instance or "", NOWHERE, pointer)


def by_the_walk(instance: Any, schema: Schema) -> set[tuple[Flaw, str, str]]:
    return {(found.flaw, found.tree.pointer, found.name) for found in misshapen(tree_of(instance), schema)}


def by_a_validator(instance: Any, schema: Schema) -> set[tuple[Flaw, str, str]]:
    seen: set[tuple[Flaw, str, str]] = set()
    for error in Draft202012Validator(schema).iter_errors(instance):
        pointer = "".join(f"/{step}" for step in error.absolute_path)
        if error.validator == "required":
            seen |= {
                (Flaw.MISSING_PART, pointer, name) for name in error.schema["required"] if name not in error.instance
            }
        elif error.validator == "additionalProperties":
            seen |= {
                (Flaw.UNKNOWN_NAME, pointer, name) for name in error.instance if name not in error.schema["properties"]
            }
        elif error.validator in ("minItems", "minLength") or error.instance is None:
            seen.add((Flaw.EMPTY, pointer, ""))
        else:
            assert error.validator == "type"
            seen.add((Flaw.WRONG_SHAPE, pointer, ""))
    return seen


def reshaped(instance: Any) -> Iterator[Any]:
    """The data with each part taken away, renamed, or given another shape."""
    yield from OTHER_SHAPES
    if isinstance(instance, dict):
        for name, value in instance.items():
            others = {other: part for other, part in instance.items() if other != name}
            yield others
            yield {**others, f"{name} of old": value}
            for changed in reshaped(value):
                yield {**instance, name: changed}
    elif isinstance(instance, list):
        for number in range(min(len(instance), 3)):
            yield instance[:number] + instance[number + 1 :]
            for changed in reshaped(instance[number]):
                yield [*instance[:number], changed, *instance[number + 1 :]]


@each_game
def test_every_other_shape_gives_the_flaws_that_a_validator_gives(file: GameFile) -> None:
    schema = submission_schema(regulation(file))
    example = examples_of(file) / "compliant.yaml"
    document = YAML(typ="base").load(example.read_text(encoding="utf-8"))
    assert by_the_walk(document, schema) == by_a_validator(document, schema) == set()
    flawed = 0
    for changed in reshaped(document):
        found = by_the_walk(changed, schema)
        assert found == by_a_validator(changed, schema), changed
        flawed += bool(found)
    assert flawed > (40 if coverage(regulation(file)).state is State.NAMES_ONLY else 100)


@each_game
def test_the_schema_has_no_keyword_that_the_walk_does_not_know(file: GameFile) -> None:
    for schema in within(submission_schema(regulation(file))):
        assert set(schema) <= KNOWN_KEYWORDS
