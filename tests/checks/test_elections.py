"""Elections: each is one that the regulation allows, is made once, and has what it needs."""

from __future__ import annotations

import pytest

from tests.checks.support import Said, dreamcatcher, here, only_finding, poker, prime, results, said

CITATION = "679a.9(g)"


def found_in(text: str) -> list[Said]:
    return [found for found in said(text) if found.rule != "unverified"]


PAIR_BONUS = "Pair Bonus Wager: {}"


@pytest.mark.parametrize(
    "election",
    [
        "Pair Bonus community card",
        "pair-bonus community card",
        "679a.9(g)",
        "\u00a7 679a.9(g)",
        "58 Pa. Code \u00a7 679a.9(g)",
        "679A.9(G)",
    ],
)
def test_by_name_or_by_citation(election: str) -> None:
    text = prime("pair_bonus: community card", PAIR_BONUS, f"elections: ['{election}']\n")
    assert found_in(text) == []
    assert results(text)[CITATION, "election: Pair Bonus community card"] == "complies"


def test_the_community_card_needs_the_pair_bonus_wager() -> None:
    text = prime(rest="elections:\n  - 679a.9(g)  # here\n")
    assert found_in(text) == [
        Said(
            "election-condition",
            "error",
            CITATION,
            here(text),
            "Pair Bonus Wager among the wagers",
            "679a.9(g)",
            "Pair Bonus Wager",
        )
    ]
    assert results(text)[CITATION, "election: Pair Bonus community card"] == "differs"


def test_the_community_card_must_be_elected() -> None:
    text = prime("pair_bonus: community card  # here", PAIR_BONUS)
    assert found_in(text) == [Said("election-missing", "error", CITATION, here(text), None, "community card")]


def test_an_extra_card_needs_no_election() -> None:
    assert found_in(prime("pair_bonus: extra card", PAIR_BONUS)) == []


def test_an_extra_card_beside_the_election() -> None:
    text = prime("pair_bonus: extra card  # here", PAIR_BONUS, "elections: [679a.9(g)]\n")
    assert found_in(text) == [
        Said("election-contradicted", "warning", CITATION, here(text), "community card", "extra card")
    ]


@pytest.mark.parametrize("election", ["Happy hour", "649a.12(z)", "649a.12", "yes", "Ante Bonus"])
def test_an_unknown_election(election: str) -> None:
    text = poker("", f"elections:\n  - {election}  # here\n")
    (found,) = said(text)
    assert found[:3] == ("unknown-election", "error", "649a.12")
    assert (found.line, found.submitted) == (here(text), election)


def test_the_nearest_election_is_named() -> None:
    finding = only_finding(poker("", "elections: [Mini royal flsh]\n"))
    assert finding.help == "Did you mean Mini-royal flush?"


def test_a_game_without_elections() -> None:
    (found,) = said(dreamcatcher(rest="elections: [689a.1(a)]\n"))
    assert (found.rule, found.severity) == ("unknown-election", "error")


def test_an_election_that_stands_twice() -> None:
    text = prime("", PAIR_BONUS, "elections:\n  - 679a.9(g)\n  - Pair Bonus community card  # here\n")
    (found,) = found_in(text)
    assert found[:4] == ("repeated-name", "error", CITATION, here(text))


@pytest.mark.parametrize(
    ("election", "wager"),
    [
        ("649a.12(e)", "Progressive Payout Wager"),
        ("649a.12(f)", "Six Card Bonus Wager"),
        ("649a.12(h)", "Five-Card Progressive Payout Wager"),
        ("649a.12(i)", "Five Card Hand Bonus Wager"),
        ("649a.12(j)", "5 of 6 Progressive Payout Wager"),
    ],
)
def test_a_wager_that_is_elected_is_among_the_wagers(election: str, wager: str) -> None:
    text = poker("", f"elections: [{election}]\n")
    (found,) = said(text)
    assert (found.rule, found.severity, found.citation, found.wager) == ("election-condition", "error", election, wager)


def test_a_row_that_is_elected_is_stated() -> None:
    (found,) = said(poker("", "elections: [649a.12(g)]\n"))
    assert (found.rule, found.citation) == ("election-condition", "649a.12(g)")
    rows = "Straight flush: 5 to 1, Three-of-a-kind: 3 to 1, Straight: 1 to 1"
    bonus = f"Ante Bonus:\n  payouts: {{{rows}, Mini-royal flush: {{}}}}\n"
    assert said(poker("", "elections: [649a.12(g)]\n", bonus.replace("{}", "5 to 1"))) == []
    assert "election-condition" in {
        found.rule for found in said(poker("", "elections: [649a.12(g)]\n", bonus.replace("{}", "N/A")))
    }
