"""The JSON Schema of a game's submission: valid, of standard keywords only, and a gate of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from pacheck.regulations.catalog import GameFile, game_files, regulation
from pacheck.regulations.schema import submission_schema
from tests.support.examples import examples_of

ROOT = Path(__file__).resolve().parents[2]
ANNOTATIONS = {"$schema", "$id", "$comment", "$defs", "title", "description", "default", "examples", "deprecated"}
NAMED_SCHEMAS = ("properties", "patternProperties", "$defs", "dependentSchemas")
LISTED_SCHEMAS = ("allOf", "anyOf", "oneOf", "prefixItems")
SCHEMAS = ("items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "contains")

each_game = pytest.mark.parametrize("file", game_files(), ids=lambda file: file.chapter)


def schema_of(file: GameFile) -> dict[str, Any]:
    return submission_schema(regulation(file))


def within(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and all schemas inside it."""
    if not isinstance(schema, dict):
        return
    yield schema
    for keyword in NAMED_SCHEMAS:
        for one in schema.get(keyword, {}).values():
            yield from within(one)
    for keyword in LISTED_SCHEMAS:
        for one in schema.get(keyword, ()):
            yield from within(one)
    for keyword in SCHEMAS:
        yield from within(schema.get(keyword))


@each_game
def test_it_is_a_valid_schema(file: GameFile) -> None:
    schema = schema_of(file)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)
    assert json.loads(json.dumps(schema)) == schema


@each_game
def test_it_has_no_keywords_of_its_own(file: GameFile) -> None:
    standard = ANNOTATIONS | set(Draft202012Validator.VALIDATORS)
    for schema in within(schema_of(file)):
        assert set(schema) <= standard


@each_game
def test_every_part_has_its_citation(file: GameFile) -> None:
    for schema in within(schema_of(file)):
        assert schema["$comment"]


@each_game
def test_no_unknown_name_is_allowed_where_the_chapter_was_seen_whole(file: GameFile) -> None:
    schema = schema_of(file)
    if not regulation(file).not_seen:
        assert schema["additionalProperties"] is False
        assert schema["properties"]["wagers"]["additionalProperties"] is False
    assert list(schema["properties"]["wagers"]["properties"]) == list(regulation(file).wagers)


@each_game
def test_a_plain_validator_accepts_the_compliant_example(file: GameFile) -> None:
    """With the names of the regulation, the example is valid without any help of pacheck's."""
    example = examples_of(file) / "compliant.yaml"
    document = YAML(typ="base").load(example.read_text(encoding="utf-8"))
    assert list(Draft202012Validator(schema_of(file)).iter_errors(document)) == []


@pytest.mark.parametrize(
    ("game", "document"),
    [
        ("649a", {"game": "Three Card Poker"}),
        ("649a", {"game": "Three Card Poker", "wagers": {}}),
        ("649a", {"wagers": {"Ante Bonus": {"paytable": "A"}, "Lucky Wager": "1 to 1"}}),
        ("649a", {"wagers": {"Ante Bonus": {"paytable": ""}}}),
        ("649a", {"wagers": {"Ante Bonus": {"payouts": {"Quads": "5 to 1"}}}}),
        ("649a", {"wagers": {"Ante Bonus": "A"}}),
        ("649a", {"wagers": {"Ante Bonus": {"paytable": "A"}, "Ante Wager": None}}),
        ("689a", {"wagers": {"1": "1 to 1"}, "wheel": {"sections": ["1"]}}),
        ("689a", {"wagers": dict.fromkeys(("1", "2", "5", "10", "20", "40"), "40 to 1")}),
        ("617b", {"wagers": {"Red": "1 to 1"}}),
        ("617b", {"wagers": {"Red": "1 to 1"}, "wheel": {"compartments": [{"color": "red"}]}}),
        ("617b", {"wagers": {"Red": "1 to 1"}, "wheel": {"compartments": [{"number": "5"}]}}),
    ],
)
def test_a_plain_validator_refuses_what_has_not_the_shape(game: str, document: dict[str, Any]) -> None:
    (file,) = (file for file in game_files() if file.chapter == game)
    assert list(Draft202012Validator(schema_of(file)).iter_errors(document)) != []
