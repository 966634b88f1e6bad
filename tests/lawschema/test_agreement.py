"""Plain validators, which know nothing of pacheck, come to the verdicts of `pacheck check`."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from pacheck.regulations.catalog import GameFile, game_files, regulation
from tests.lawschema.support import documents, file_of, resolved, schema_of
from tests.opinion import generate
from tests.structure.test_schema import ANNOTATIONS, within
from tests.support.examples import EXAMPLES, examples_of
from tests.support.filing import Document
from tests.test_every_cell import GAMES, errors_in, found_in

MANY = 2_000


@GAMES
def test_two_validators_agree_with_check_on_every_mutation(file: GameFile, capsys: pytest.CaptureFixture[str]) -> None:
    schema = schema_of(file)
    python, rust = Draft202012Validator(schema), jsonschema_rs.validator_for(schema)
    count, wrong = 0, []
    for name, document in documents(regulation(file)):
        count += 1
        verdict = not errors_in(document)
        numbers = resolved(document)
        told = python.is_valid(document), rust.is_valid(document), rust.is_valid(numbers)
        if told != (verdict, verdict, verdict):
            reasons = [f"{list(error.absolute_path)}: {error.message[:200]}" for error in python.iter_errors(document)]
            wrong.append(f"{name}: check {verdict}, validators {told} {reasons[:3]}")
    assert wrong == [], "\n".join(wrong)
    with capsys.disabled():
        print(f"\n{file.title}: {count:,} documents judged alike by check and two validators", end="")


def test_they_agree_on_several_faults_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The submissions of the second opinion, spelled as the regulation spells them."""
    monkeypatch.setattr(generate, "spelled", lambda cell, chance: cell)
    validators: dict[str, Any] = {}
    tally: Counter[bool] = Counter()
    for seed in range(MANY):
        document = generate.submission(seed)
        game = str(document["game"])
        if game == "Jinzi Roulette":
            # Whether colors alternate is beyond a schema.
            document.pop("wheel", None)
        if game not in validators:
            validators[game] = jsonschema_rs.validator_for(schema_of(_by_name(game)))
        findings, _ = found_in(document)
        verdict = not [one for one in findings if one.severity.value == "error"]
        tally[verdict] += 1
        if validators[game].is_valid(document) != verdict:
            assert verdict, (seed, document)
            assert "other-terms" in {one.rule for one in findings}, (seed, document)
    assert min(tally.values()) > MANY / 4


def _by_name(game: str) -> GameFile:
    names = {"Three Card Poker": "649a", "Pai Gow Poker": "645c", "Dreamcatcher": "689a", "Three Card Prime": "679a"}
    return file_of(names.get(game, "617b"))


@GAMES
def test_it_is_a_plain_valid_schema(file: GameFile) -> None:
    schema = schema_of(file)
    Draft202012Validator.check_schema(schema)
    assert json.loads(json.dumps(schema)) == schema
    standard = ANNOTATIONS | {*Draft202012Validator.VALIDATORS, "then", "else", "minContains", "maxContains"}
    for part in within(schema):
        assert set(part) <= standard


@pytest.mark.parametrize("file", game_files(), ids=lambda file: file.chapter)
def test_the_compliant_example_is_valid(file: GameFile) -> None:
    validator = Draft202012Validator(schema_of(file))
    text = (examples_of(file) / "compliant.yaml").read_text(encoding="utf-8")
    document = YAML(typ="base").load(text)
    assert [error.message for error in validator.iter_errors(document)] == []


def test_a_faulty_example_is_not_valid() -> None:
    for chapter, example in (("649a", "three-card-poker"), ("689a", "dreamcatcher"), ("617b", "jinzi-roulette")):
        validator = Draft202012Validator(schema_of(file_of(chapter)))
        for path in (EXAMPLES / example).glob("*.yaml"):
            document: Document = YAML(typ="base").load(path.read_text(encoding="utf-8"))
            assert validator.is_valid(document) is (path.stem == "compliant"), path
