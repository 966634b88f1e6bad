"""`pacheck schema` on the command line."""

from __future__ import annotations

import json

from tests.lawschema.support import file_of, schema_of
from tests.people.support import run


def test_it_prints_the_schema() -> None:
    ran = run("schema", "three-card-poker", "--as-of", "2026-01-15")
    assert ran.exit_code == 0
    assert ran.stdout.endswith("}\n")
    printed = json.loads(ran.stdout)
    assert printed == schema_of(file_of("649a"))
    assert printed["title"] == "Rules Submission: Three Card Poker, 58 Pa. Code Chapter 649a"
    assert printed["properties"]["wagers"]["description"] == "58 Pa. Code § 649a.12"


def test_a_game_may_be_named_by_each_of_its_chapters() -> None:
    printed = json.loads(run("schema", "645c").stdout)
    assert printed["properties"]["chapter"] == {"enum": ["645a", "645c"]}
    assert run("schema", "645a").stdout == run("schema", "pai gow poker").stdout


def test_a_game_that_is_not_known() -> None:
    ran = run("schema", "Three Card Pokr")
    assert ran.exit_code == 2
    assert "did you mean Three Card Poker?" in ran.output


def test_the_same_bytes_each_time() -> None:
    assert run("schema", "dreamcatcher").stdout == run("schema", "dreamcatcher").stdout
