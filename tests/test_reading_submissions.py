"""From a document to named, typed parts: which game, which names, which values, each said once and at its place."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pacheck.findings import Result
from pacheck.pipeline import check_bytes
from tests.checks.support import (
    DAY,
    Said,
    dreamcatcher,
    findings,
    here,
    jinzi,
    only_finding,
    poker,
    prime,
    report_on,
    rules,
    said,
)

# Which game


@pytest.mark.parametrize(
    "head",
    [
        "game: Three Card Poker",
        "game: three-card poker",
        "game: THREE CARD POKER",
        "game: 3 Card Poker",
        "Game: Three\u00a0Card Poker",
        "chapter: 649a",
        "chapter: 649A",
        "chapter: Chapter 649a",
        "chapter: 649a.12",
        "chapter: \u00a7 649a.12",
        "game: Three Card Poker\nchapter: 649a",
        "chapter: 649a\ngame: Three Card Poker",
    ],
)
def test_the_game_is_recognised(head: str) -> None:
    report = report_on(f"{head}\nwagers: {{Ante Bonus: {{paytable: A}}}}\n")
    assert (report.game, report.chapter, report.findings) == ("Three Card Poker", "649a", ())


@pytest.mark.parametrize(
    ("text", "rule", "line", "help_part"),
    [
        pytest.param("a: 1\n", "no-game", 1, "game:", id="none"),
        pytest.param("wagers: {}\n", "no-game", 1, "game:", id="none but wagers"),
        pytest.param("game:\nwagers: {}\n", "empty-value", 1, "value", id="empty"),
        pytest.param("game: [Three Card Poker]\n", "wrong-shape", 1, "one name", id="in a list"),
        pytest.param("# x\ngame: Three Card Pokr\n", "unknown-game", 2, "Three Card Poker", id="misspelled"),
        pytest.param("game: Canasta\n", "unknown-game", 1, "pacheck games", id="another"),
        pytest.param("game: Three Card P\u043eker\n", "unknown-game", 1, "U+043E", id="look-alike letter"),
        pytest.param("a: 1\nchapter: 650a\n", "unknown-chapter", 2, "651a", id="unknown chapter"),
        pytest.param("chapter: 649\n", "unknown-chapter", 1, "649a", id="chapter without letter"),
        pytest.param("game: Dreamcatcher\nchapter: 649a\n", "game-mismatch", 2, "689a", id="game and chapter disagree"),
    ],
)
def test_the_game_is_not_recognised(text: str, rule: str, line: int, help_part: str) -> None:
    report = report_on(text)
    (finding,) = report.findings
    assert (finding.rule, finding.citation, finding.place.line) == (rule, "601a.2", line)
    assert finding.help is not None
    assert help_part in finding.help
    assert (report.game, report.chapter, report.compliant, report.checked) == (None, None, False, ())


@pytest.mark.parametrize(
    "text", ["- game: Three Card Poker\n", "Three Card Poker\n", "'game: Three Card Poker'\n", "[]\n", "42\n"]
)
def test_a_document_that_is_no_mapping(text: str) -> None:
    report = report_on(text)
    assert (report.game, [found.rule for found in report.findings]) == (None, ["wrong-shape"])


# Names


@pytest.mark.parametrize(
    ("text", "named"),
    [
        pytest.param("Ante Wager: 1 to 1\nAnte Wager: 1 to 1  # here", "stands twice", id="the same"),
        pytest.param("Ante Wager: 1 to 1\nANTE-WAGER: 1 to 1  # here", "“Ante Wager”", id="another spelling"),
        pytest.param("Ante: 1 to 1\n'Ante Wager': 1 to 1  # here", "“Ante”", id="without wager, quoted"),
        pytest.param("Foo: 1 to 1\nfoo: 1 to 1  # here", "“Foo”", id="an unknown name"),
    ],
)
def test_a_name_that_stands_twice(text: str, named: str) -> None:
    submission = poker(text)
    repeated = [found for found in findings(submission) if found.rule == "repeated-name"]
    assert [(found.place.line, found.severity.value) for found in repeated] == [(here(submission), "error")]
    assert named in repeated[0].message
    assert f"line {here(submission) - 1}" in repeated[0].message


@pytest.mark.parametrize("last", ["5 to 1", "9 to 1"])
def test_a_hand_that_stands_twice_is_an_error_whichever_is_right(last: str) -> None:
    first = {"5 to 1": "9 to 1", "9 to 1": "5 to 1"}[last]
    rows = f"    Straight flush: {first}\n    straight-flush: {last}\n    3-of-a-kind: 3 to 1\n    Straight: 1 to 1\n"
    assert "repeated-name" in rules(poker("", "", f"Ante Bonus:\n  paytable: B\n  payouts:\n{rows}"))


def test_a_key_that_stands_twice_in_the_document() -> None:
    text = poker("Ante Wager: 1 to 1") + "wagers:  # here\n  Ante Wager: 9 to 1\n"
    assert [(found.rule, found.line) for found in said(text)] == [("repeated-name", here(text))]


@pytest.mark.parametrize("name", ["[Ante, Wager]", "{Ante: Wager}", "[]"])
def test_a_name_that_is_no_text(name: str) -> None:
    text = poker(f"? {name}  # here\n: 1 to 1\n")
    assert [(found.rule, found.line) for found in said(text)] == [("name-not-text", here(text))]


@pytest.mark.parametrize("name", ["''", "~", "''' '''"])
def test_an_odd_name_is_unknown(name: str) -> None:
    assert rules(poker(f"{name}: 1 to 1")) == ["unknown-wager"]


@pytest.mark.parametrize(
    ("wager", "pointer"),
    [
        ("pair-plus: {paytable: Q}", "/WAGERS/pair-plus/paytable"),
        ("'Pair/Plus': {paytable: Q}", "/WAGERS/Pair~1Plus/paytable"),
        ("'Pair~Plus': {paytable: Q}", "/WAGERS/Pair~0Plus"),
    ],
)
def test_the_pointer_uses_the_names_as_typed(wager: str, pointer: str) -> None:
    finding = only_finding(f"Game: three-card poker\nWAGERS:\n  ante-bonus: {{paytable: B}}\n  {wager}\n")
    assert finding.pointer == pointer


# Values


def test_values_are_judged_as_typed() -> None:
    text = dreamcatcher("clapper: NO  # here\ndiameter: 007 ft")
    assert Said("item-differs", "error", "689a.1(e)", here(text), "yes", "NO") in said(text)
    assert Said("unreadable-value", "error", "689a.1(a)", here(text) + 1, None, "007 ft") in said(text)


@pytest.mark.parametrize(
    "odds", ["0x1 to 1", "1e0 to 1", "1_0 to 1", "1.000 to 1", "~", "null", "true", "1:00:00", "0o1:1"]
)
def test_a_value_is_never_changed_behind_the_back(odds: str) -> None:
    text = poker(f"Ante Wager: {odds}  # here")
    assert said(text) == [Said("unreadable-value", "error", "649a.12(a)", here(text), None, odds, wager="Ante Wager")]


def test_a_colon_in_odds_is_no_sexagesimal_number() -> None:
    rows = "    Straight flush: 35:1\n    3-of-a-kind: 25:1\n    Straight: 6:1\n    Flush: 4:1\n    Pair: 1:1\n"
    assert said(poker(f"Pair Plus Wager:\n  paytable: A\n  payouts:\n{rows}")) == []


def test_harmless_typography_changes_nothing() -> None:
    plain = poker(
        "Pair Plus Wager: {paytable: A}\nAnte Wager: 1-to-1\nPlay Wager: 1 to 1\n", "elections: [649a.7(e)]\n"
    )
    curly = plain.replace("Pair Plus Wager", "Pair\u2013Plus\u00a0Wager").replace("1-to-1", "1\u2013to\u20111")
    curly = curly.replace("1 to 1", "1\u2009to\u202f1").replace("649a", "\u00a7\u00a0649a")
    assert [found._replace(submitted=None) for found in said(curly)] == [
        found._replace(submitted=None) for found in said(plain)
    ]


@pytest.mark.parametrize(
    ("char", "code_point"),
    [("\u0410", "U+0410"), ("\uff21", "U+FF21"), ("\u0391", "U+0391"), ("\U0001d400", "U+1D400"), ("\u00c5", "U+00C5")],
)
def test_a_look_alike_is_named_by_code_point(char: str, code_point: str) -> None:
    for text in (
        poker(f"{char}nte Wager: 1 to 1"),
        poker(f"Pair Plus Wager: {{paytable: {char}}}"),
        poker("", f"elections: [{char}nte]\n"),
    ):
        finding = only_finding(text)
        assert finding.help is not None
        assert code_point in finding.help


@pytest.mark.parametrize(
    ("value", "code_point"),
    [("1\u200b to 1", "U+200B"), ('"1\\u202e to 1"', "U+202E"), ("1\u00ad to 1", "U+00AD"), ('"1\\e to 1"', "U+001B")],
)
def test_an_invisible_character_is_an_error_even_where_the_rest_is_right(value: str, code_point: str) -> None:
    text = poker(f"Ante Wager: {value}  # here")
    finding = only_finding(text)
    assert (finding.rule, finding.severity.value, finding.place.line) == ("invisible-character", "error", here(text))
    assert code_point in finding.message


@pytest.mark.parametrize("value", ["1\uff10 to 1", "\u0661 to 1", "1\u00b2 to 1", "1 t\u043e 1"])
def test_another_script_in_a_value_is_named(value: str) -> None:
    finding = only_finding(poker(f"Ante Wager: {value}"))
    assert finding.rule == "unreadable-value"
    assert finding.help is not None
    assert "U+" in finding.help


@pytest.mark.parametrize(
    "refused", ["Ante Wager: &x 9 to 1", "Ante Wager: *x", "<<: {Ante Wager: 9 to 1}", "Ante Wager: !!str 9 to 1"]
)
def test_nothing_is_judged_where_something_is_refused(refused: str) -> None:
    report = report_on(poker(f"{refused}\nPlay Wager: 9 to 1"))
    assert {found.rule for found in report.findings} == {"refused-yaml"}
    assert (report.game, report.checked, report.compliant) == (None, (), False)


# Everything that is found has its place and its citation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a: [1",
        "game: x",
        "game: Three Card Poker",
        "game: Dreamcatcher\nwheel: 1\nwagers: []\nlayout: x\nelections: {}\n",
        "game: Jinzi Roulette\nwheel: {compartments: {}}\nwagers: {Red: [], Black: {odds: {}}}\non_zero: 5\n",
        "game: Three Card Prime\nwagers:\ndealing: []\n",
        poker("Pair Plus Wager: {paytable: Z, payouts: [1], amounts: x, meter: 3, envy_bonus: 4}"),
        poker("Progressive Payout Wager: {envy_bonus: {x: y, $1: {z: 1}}, meter: {seed: {}, a: b}, amounts: [{}, []]}"),
        dreamcatcher(sections=["a", "[]", "{}", "''"]),
        jinzi(compartments=["", "[]", "{}", "{number: [], color: {}}"]),
        prime("from: hand\nface: [up]\nstub_count_wrong: {misdealt: hands, not_misdealt: {}}"),
    ],
)
def test_every_finding_has_a_place_and_a_citation(text: str) -> None:
    found = findings(text)
    assert found != ()
    assert list(found) == sorted(found, key=lambda finding: finding.place[:2])
    for finding in found:
        assert finding.place.line >= 1
        assert finding.place.column >= 1
        assert finding.place[2:] >= finding.place[:2]
        assert finding.citation
        assert finding.message.endswith((".", "?"))


# No input is too strange

EXAMPLES = sorted((Path(__file__).resolve().parents[1] / "examples").rglob("*.yaml"))
PIECES = [
    *(
        "",
        "\n",
        " ",
        ":",
        "- ",
        "[",
        "]",
        "{",
        "}",
        "#",
        "'",
        '"',
        "\t",
        "&a ",
        "*a",
        "<<: ",
        "!x ",
        "---\n",
        "|\n",
        "? ",
    ),
    *("\r", "\u200b", "\u202e", "\ufeff", "\x00", "\\", "%", ", ", "0", "1/00", "$", "N/A", "\u0410", "for"),
]
DAMAGES = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 6), st.sampled_from(PIECES)), max_size=4)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(EXAMPLES), DAMAGES)
def test_a_damaged_file_is_reported_on(path: Path, damages: list[tuple[float, int, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for where, length, piece in damages:
        start = int(where * len(text))
        text = text[:start] + piece + text[start + length :]
    reports = list(check_bytes("damaged.yaml", text.encode(), DAY))
    assert reports != []
    last_line = text.count("\n") + text.count("\r") + 1
    for report in reports:
        assert all(1 <= found.place.line <= last_line and found.citation for found in report.findings)
        if report.compliant:
            assert report.checked != () or report.not_checked != ()
            assert all(checked.result is not Result.DIFFERS for checked in report.checked)


# Time


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "elections:\n" + "".join(f"- Progressive Payout {n} Wager\n" for n in range(15_000)), id="elections"
        ),
        pytest.param("".join(f"certificate holder number {n}: x\n" for n in range(5_000)), id="keys"),
    ],
)
def test_many_unknown_names_cost_no_more_than_a_moment(text: str) -> None:
    started = time.process_time()
    assert len(findings(poker("", text))) >= 1
    assert time.process_time() - started < 5


def test_a_value_that_hides_a_character_and_cannot_be_read_is_told_once() -> None:
    text = poker("Ante Wager: 3\u200b5  # here")
    assert [(found.rule, found.line) for found in said(text)] == [("invisible-character", here(text))]


@pytest.mark.parametrize("chapter", ["682a", "Chapter 682A"])
def test_the_name_of_a_game_that_no_source_names(chapter: str) -> None:
    """The sources name no game for Chapter 682a: whatever the submission calls it, the chapter counts."""
    report = report_on(f"game: Whatever It Is Called\nchapter: {chapter}\nwagers: {{Ante: 1 to 1}}\n")
    assert (report.chapter, [found.rule for found in report.findings]) == ("682a", ["unverified"])
