"""What the description says that a schema cannot say: for each, a submission on which check and the schema differ."""

from __future__ import annotations

import datetime
from typing import Any

import jsonschema_rs
import pytest
from ruamel.yaml import YAML

from pacheck.findings import Severity
from pacheck.lawschema.limits import cannot_say
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import regulation
from tests.lawschema.support import file_of, schema_of
from tests.support.filing import Document, base, changed, without
from tests.test_every_cell import TODAY, errors_in, found_in


def filed(chapter: str, **wagers: Any) -> Document:
    document = base(regulation(file_of(chapter)))
    document["wagers"] |= {name.replace("_", " "): stated for name, stated in wagers.items()}
    return document


SEED = {"paytable": "A", "amounts": ["$2"], "meter": {"seed_reseed": "$2,000", "primary": "14%"}}
RING = filed("617b.8")["wheel"]["compartments"]
NOT_ALTERNATING = [RING[0], *sorted(RING[1:], key=lambda one: one.split()[1])]

# The chapter, a submission, whether check accepts it (the schema does the contrary), and how the limit begins.
CASES = [
    ("649a", filed("649a", Pair_Plus_Wager={"paytable": "a"}), True, "Names and figures"),
    ("649a", filed("649a", Ante_Wager="1:1"), True, "Names and figures"),
    ("649a", filed("649a", Ante_Wager="2 to 2"), True, "Names and figures"),
    ("649a", filed("649a", Progressive_Payout_Wager=SEED), True, "A seed in dollars"),
    ("649a", changed(filed("649a"), ("effective",), "2025-02-29"), False, "Whether 29 February"),
    ("617b.8", changed(filed("617b.8"), ("wheel", "compartments"), NOT_ALTERNATING), False, "Whether the colors"),
    ("617b.8", filed("617b.8", Red="12 to 11"), True, "Least odds"),
    ("689a", changed(filed("689a"), ("wheel", "diameter"), "60 inches"), True, "Lengths"),
]


def is_valid(chapter: str, document: Document) -> bool:
    return bool(jsonschema_rs.validator_for(schema_of(file_of(chapter))).is_valid(document))


def is_said(chapter: str, limit: str) -> bool:
    file = file_of(chapter)
    (said,) = [one for one in cannot_say(regulation(file)) if one.startswith(limit)]
    return f"- {said}" in schema_of(file)["description"].split("\n")


@pytest.mark.parametrize(("chapter", "document", "accepted", "limit"), CASES)
def test_check_and_the_schema_differ_as_said(chapter: str, document: Document, accepted: bool, limit: str) -> None:
    assert (errors_in(document) == []) is accepted
    assert is_valid(chapter, document) is not accepted
    assert is_said(chapter, limit)


def test_warnings_are_beyond_a_schema() -> None:
    document = filed("649a", Progressive_Payout_Wager={"paytable": "A", "meter": {"primary": "14%"}})
    assert [one.severity for one in found_in(document)[0]] == [Severity.WARNING]
    assert is_valid("649a", document)
    assert is_said("649a", "Warnings and notes")


def test_what_a_parser_takes_away_is_beyond_a_schema() -> None:
    text = "game: Three Card Poker\nwagers:\n  Ante Bonus: &same {paytable: A}\n  Pair Plus Wager: *same\n"
    (report,) = check_bytes("filed.yaml", text.encode(), TODAY)
    assert report.findings
    assert is_valid("649a", YAML(typ="base").load(text))
    assert is_said("649a", "A name that stands twice")


def test_the_day_of_today_is_beyond_a_schema() -> None:
    document = without(filed("617b.8"), ("effective",))
    later = datetime.date(2030, 1, 1)
    (report,) = check_bytes("filed.yaml", repr(document).encode(), later)
    assert "not-in-force" in {one.rule for one in report.findings}
    assert is_valid("617b.8", document)
    assert is_said("617b.8", "Without an effective date")


def test_every_limit_that_can_be_told_is_tested() -> None:
    tested = {limit for *_, limit in CASES} | {"Warnings and notes", "A name that stands twice", "Without an effective"}
    told = {one for chapter in ("617b.8", "649a", "689a") for one in cannot_say(regulation(file_of(chapter)))}
    assert {one for one in told if not one.startswith(tuple(tested))} == set()
