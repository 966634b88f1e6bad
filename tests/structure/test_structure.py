"""Unknown names, missing parts, empty values and wrong shapes, each at its place and under its citation."""

from __future__ import annotations

import pytest

from tests.checks.support import (
    COMPARTMENTS,
    SIX_WAGERS,
    dreamcatcher,
    findings,
    here,
    jinzi,
    only_finding,
    part,
    poker,
    prime,
    said,
)

WHEEL = part("wheel", "compartments:" + "".join(f"\n  - {one}" for one in COMPARTMENTS))


@pytest.mark.parametrize(
    ("text", "rule", "citation", "near"),
    [
        pytest.param(
            poker("", "certificate_holdr: X  # here\n"), "unknown-key", "601a.2", "certificate_holder", id="key"
        ),
        pytest.param(poker("Ant Wager: 1 to 1  # here"), "unknown-wager", "649a.12", "Ante Wager", id="wager"),
        pytest.param(
            poker("Pair Plus Wager:\n  paytable: A\n  payout: {}  # here"),
            "unknown-key",
            "649a.12(d)",
            "payouts",
            id="key of a wager",
        ),
        pytest.param(
            poker(
                "",
                "",
                "Ante Bonus:\n  paytable: B\n  payouts:\n    Straight flush: 5 to 1\n"
                "    Three-of-a-kind: 3 to 1\n    Straight: 1 to 1\n    Mini-royal flsh: 5 to 1  # here\n",
            ),
            "unknown-hand",
            "649a.12(b)",
            "Mini-royal flush",
            id="hand",
        ),
        pytest.param(
            poker(
                "Progressive Payout Wager:\n  paytable: A\n  meter:\n    seed_reseed: $1,000 for 1\n"
                "    primary: 14%\n    primry: 14%  # here"
            ),
            "unknown-key",
            "649a.12(e)(3)",
            "primary",
            id="figure of a meter",
        ),
        pytest.param(
            dreamcatcher("diametre: 5 ft  # here"), "unknown-key", "689a.1(a)", "diameter", id="key of a part"
        ),
        pytest.param(jinzi("on_zer: {}  # here\n"), "unknown-key", "601a.2", "on_zero", id="part"),
    ],
)
def test_an_unknown_name_and_the_nearest(text: str, rule: str, citation: str, near: str) -> None:
    finding = only_finding(text)
    assert (finding.rule, finding.severity.value, finding.citation) == (rule, "error", citation)
    assert finding.place.line == here(text)
    assert finding.help == f"Did you mean {near}?"


def test_an_unknown_name_that_is_near_to_none() -> None:
    finding = only_finding(poker("Zzzzzzz: 1 to 1"))
    assert finding.help is not None
    assert "Pair Plus Wager" in finding.help


def test_the_place_of_an_unknown_name_is_the_name() -> None:
    assert only_finding(poker("Ant Wager: 1 to 1")).place == (4, 3, 4, 12)


def test_a_name_whose_colon_has_no_blank() -> None:
    finding = findings("game: Three Card Poker\nwagers:\n  Ante Bonus: {paytable:B}\n")[0]
    assert finding.help is not None
    assert "blank" in finding.help


def test_a_comma_in_flow_style_that_ends_a_value() -> None:
    text = poker("Progressive Payout Wager: {paytable: A, meter: {seed_reseed: $1,000 for 1, primary: 14%}}")
    unknown = next(found for found in findings(text) if found.rule == "unknown-key")
    assert unknown.submitted == "000 for 1"
    assert "comma" in str(unknown.help)


@pytest.mark.parametrize(
    ("text", "citation"),
    [
        pytest.param("game: Three Card Poker\nwagers:  # here\n", "649a.12", id="wagers"),
        pytest.param(poker("Ante Wager:  # here"), "649a.12(a)", id="odds"),
        pytest.param(poker("Ante Wager: ''  # here"), "649a.12(a)", id="odds between quotes"),
        pytest.param(poker("Pair Plus Wager:\n  paytable:  # here"), "649a.12(d)", id="letter"),
        pytest.param(poker("Pair Plus Wager:\n  paytable: A\n  payouts:  # here"), "649a.12(d)", id="payouts"),
        pytest.param(poker("", "effective:  # here\n"), "601a.2", id="date"),
        pytest.param(poker("", "elections:\n  -  # here\n"), "601a.2", id="election"),
        pytest.param(dreamcatcher("diameter:  # here"), "689a.1(a)", id="diameter"),
        pytest.param(prime("face:  # here"), "679a.9(b)", id="dealing"),
    ],
)
def test_an_empty_value(text: str, citation: str) -> None:
    empty = [found for found in findings(text) if found.rule == "empty-value"]
    assert [(found.severity.value, found.citation, found.place.line) for found in empty] == [
        ("error", citation, here(text))
    ]


@pytest.mark.parametrize(
    ("text", "citation", "required", "submitted"),
    [
        pytest.param(
            "game: Three Card Poker\nwagers: none  # here\n",
            "649a.12",
            "names with values",
            "none",
            id="text for wagers",
        ),
        pytest.param(
            "game: Three Card Poker\nwagers:  # here\n  - Ante\n",
            "649a.12",
            "names with values",
            "a list",
            id="list for wagers",
        ),
        pytest.param(
            poker("Pair Plus Wager: A  # here"), "649a.12(d)", "names with values", "A", id="letter for a wager"
        ),
        pytest.param(
            poker("Ante Wager: [1 to 1]  # here"),
            "649a.12(a)",
            "a single value or names with values",
            "a list",
            id="list for odds",
        ),
        pytest.param(
            poker("Pair Plus Wager:\n  paytable: [A]  # here"),
            "649a.12(d)",
            "a single value",
            "a list",
            id="list for a letter",
        ),
        pytest.param(
            poker("Pair Plus Wager:\n  paytable: A\n  payouts: all  # here"),
            "649a.12(d)",
            "names with values",
            "all",
            id="text for payouts",
        ),
        pytest.param(
            poker("", "elections: 649a.7(e)  # here\n"), "601a.2", "a list", "649a.7(e)", id="text for elections"
        ),
        pytest.param(
            poker("", "effective: {date: 2025-07-01}  # here\n"),
            "601a.2",
            "a single value",
            "names with values",
            id="mapping for a date",
        ),
        pytest.param(
            dreamcatcher(rest="table: left  # here\n"), "689a.1(f)", "names with values", "left", id="text for a part"
        ),
        pytest.param(
            dreamcatcher(rest="layout:\n  shows: logo  # here\n"),
            "689a.1(g)(1)",
            "a list",
            "logo",
            id="text for a list",
        ),
        pytest.param(
            dreamcatcher("diameter: [5, ft]  # here"), "689a.1(a)", "a single value", "a list", id="list for an item"
        ),
    ],
)
def test_a_wrong_shape(text: str, citation: str, required: str, submitted: str) -> None:
    shapes = [found for found in said(text) if found.rule == "wrong-shape"]
    assert [found[1:6] for found in shapes] == [("error", citation, here(text), required, submitted)]


@pytest.mark.parametrize(
    ("text", "citation", "missing"),
    [
        pytest.param("game: Three Card Poker  # here\n", "649a.12", "wagers", id="no wagers"),
        pytest.param(
            "game: Three Card Poker\nwagers:  # here\n  Ante Wager: 1 to 1\n",
            "649a.12(b)",
            "Ante Bonus",
            id="no Ante Bonus in Three Card Poker",
        ),
        pytest.param(
            "game: Dreamcatcher  # here\n" + SIX_WAGERS,
            "689a.1(a)",
            "wheel",
            id="no wheel in Dreamcatcher",
        ),
        pytest.param(
            "game: Jinzi Roulette  # here\n" + jinzi().partition("\n")[2].replace(WHEEL, ""),
            "617b.8(c)",
            "wheel",
            id="no wheel in Jinzi Roulette",
        ),
        pytest.param(
            dreamcatcher(wagers="1: 1 to 1\n2: 2 to 1\n5: 5 to 1\n10: 10 to 1\n20: 20 to 1\n").replace(
                "wagers:", "wagers:  # here"
            ),
            "689a.3(a)",
            "40",
            id="no odds for 40",
        ),
    ],
)
def test_a_missing_part(text: str, citation: str, missing: str) -> None:
    finding = only_finding(text)
    assert (finding.rule, finding.severity.value, finding.citation) == ("part-missing", "error", citation)
    assert (finding.place.line, finding.required) == (here(text), missing)


def test_a_wheel_without_sections() -> None:
    text = "game: Dreamcatcher\nwheel:  # here\n  diameter: 5 ft\n" + SIX_WAGERS
    finding = only_finding(text)
    assert (finding.rule, finding.place.line, finding.required) == ("part-missing", here(text), "sections")


def test_all_six_wagers_are_missing() -> None:
    text = dreamcatcher(wagers="3: 3 to 1")
    missing = [found.required for found in findings(text) if found.rule == "part-missing"]
    assert sorted(missing, key=str) == ["1", "10", "2", "20", "40", "5"]


def test_one_fault_of_shape_is_said_once() -> None:
    assert [found.rule for found in said(poker("Ante Wager: [1 to 1]"))] == ["wrong-shape"]
    assert [found.rule for found in said(poker("Ante Wager:"))] == ["empty-value"]


def test_an_empty_list_is_told_as_one() -> None:
    finding = only_finding(poker("Progressive Payout Wager: {paytable: A, amounts: []}"))
    assert (finding.rule, finding.citation) == ("empty-value", "649a.12(e)(1)")
    assert (finding.message, finding.help) == ("“amounts” is an empty list.", "Fill or delete it.")


def test_an_unknown_name_that_hides_a_character_is_told_once() -> None:
    text = poker("Luc\u200bky Wager: 1 to 1  # here")
    assert [(found.rule, found.line) for found in said(text)] == [("invisible-character", here(text))]


def test_an_unknown_name_after_an_unusual_blank() -> None:
    finding = only_finding(poker("\u00a0Lucky Wager: 1 to 1"))
    assert finding.rule == "unknown-wager"
    assert finding.help is not None
    assert "indented with unusual blanks" in finding.help
