"""Wagers whose figures are not on record: accepted, said to be unverified, and never compliant in silence."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, here, prime, report_on, results, said

CITATION = "679a.12"


@pytest.mark.parametrize(
    "stated",
    [
        "1 to 1",
        "{odds: 1 to 1}",
        "{paytable: Q}",
        "{payouts: {Anything: 7 to 1}}",
        "{}",
        "{meter: {seed: $5}, amounts: [$1]}",
    ],
)
def test_it_is_a_note_and_no_violation(stated: str) -> None:
    text = prime(wagers=f"Ante Wager: {stated}  # here")
    assert said(text) == [Said("unverified", "note", CITATION, here(text), wager="Ante Wager")]
    assert report_on(text).compliant
    assert aside(text, Aside.UNVERIFIED) == [(CITATION, "Ante Wager")]


def test_each_wager_is_named() -> None:
    wagers = ("Ante Wager", "Play Wager", "Prime Wager", "Pair Bonus Wager", "All-Six Bonus Wager", "Bad Beat Bonus")
    text = prime(wagers="".join(f"{wager}: 1 to 1\n" for wager in wagers))
    assert [found.wager for found in said(text)] == list(wagers)
    assert aside(prime(), Aside.NOT_STATED)[:5] == [(CITATION, wager) for wager in wagers[1:]]


def test_an_unknown_wager_is_still_a_violation() -> None:
    text = prime(wagers="Ante Wager: 1 to 1\nLucky Wager: 2 to 1  # here")
    assert [found[:4] for found in said(text) if found.severity == "error"] == [
        ("unknown-wager", "error", "679a.7(d)", here(text))
    ]


@pytest.mark.parametrize("odds", ["35", "1/1", "-1 to 1"])
def test_odds_that_cannot_be_read_are_still_an_error(odds: str) -> None:
    text = prime(wagers=f"Ante Wager: {odds}  # here")
    (found,) = [found for found in said(text) if found.severity == "error"]
    assert found[:4] == ("unreadable-value", "error", CITATION, here(text))


def test_a_row_that_hides_a_character_is_told_once() -> None:
    """§ 653b.3(b): of the Bad Beat bonus wager, Paytable C alone is on record."""
    text = "game: Ultimate Texas Hold 'Em Poker\neffective: 2025-07-01\nwagers:\n  Bad Beat bonus wager:\n"
    text += "    paytable: C\n    payouts:\n      Lu\u200bcky hand: 1 to 1\n"
    rows = ("Straight flush: 2,500", "Four-of-a-kind: 500", "Full house: 50", "Flush: 30", "Straight: 20")
    text += "".join(f"      {row} to 1\n" for row in (*rows, "Three-of-a-kind: 9"))
    assert [found[:4] for found in said(text) if found.severity == "error"] == [
        ("invisible-character", "error", "601a.2", 7)
    ]
    assert results(text)["653b.3(b)", "Bad Beat bonus wager"] == "differs"


@pytest.mark.parametrize(("election", "rule"), [("Something else", "unverified"), ("Golden Talon", "unknown-election")])
def test_an_election_where_the_chapter_was_not_seen_whole(election: str, rule: str) -> None:
    """Of Chapter 631b, § 631b.9 was seen."""
    text = f"game: Baccarat\nchapter: 631b\nelections:\n  - {election}  # here\nwagers: {{}}\n"
    (found,) = [found for found in said(text) if found.line == here(text)]
    assert (found.rule, found.submitted) == (rule, election)
    assert found.severity == ("note" if rule == "unverified" else "warning")
