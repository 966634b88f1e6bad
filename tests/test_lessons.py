"""What a reader with fresh eyes found: each fault stays found."""

from __future__ import annotations

import pytest

from pacheck.findings import Result, Severity
from pacheck.wording import shown
from tests.checks.support import findings, poker, report_on, rules

PROGRESSIVE = "Progressive Payout Wager:\n  paytable: A\n"


@pytest.mark.parametrize("amount", ["$0", "0", "$0.00"])
def test_a_wager_amount_of_zero_settles_no_seed(amount: str) -> None:
    """Any seed times nothing is nothing: such an amount is refused, and the seed is not taken for the required one."""
    text = poker(f"{PROGRESSIVE}  amounts: [{amount}]\n  meter: {{seed_reseed: $0, primary: 14%}}\n")
    assert rules(text) == ["unreadable-value", "meter-differs"]


def test_an_empty_list_of_amounts_is_no_list_of_amounts() -> None:
    (found,) = findings(poker(f"{PROGRESSIVE}  amounts: []\n"))
    assert (found.rule, found.severity, found.citation) == ("empty-value", Severity.ERROR, "649a.12(e)(1)")


def test_a_rate_that_is_not_applicable_is_as_good_as_absent() -> None:
    text = poker(f"{PROGRESSIVE}  meter:\n    seed_reseed: $1,000 for 1\n    primary: 14%\n    reserve: N/A\n")
    assert rules(text) == []


def test_suits_may_be_named_in_any_order() -> None:
    rows = "Ace, king and queen of spades: 100% of meter\n"
    rows += "    Ace, king and queen of hearts, clubs or diamonds: 500 for 1\n"
    more = "    Straight flush: 70 for 1\n    Three-of-a-kind: 60 for 1\n    Straight: 6 for 1\n"
    assert rules(poker(f"{PROGRESSIVE}  payouts:\n    {rows}{more}")) == []


def test_a_table_with_an_unknown_hand_does_not_comply() -> None:
    report = report_on(
        poker("Pair Plus Wager:\n  payouts: {Straight flush: 40:1, Full house: 9 to 1}\n".replace("40:1", "40 to 1"))
    )
    (checked,) = (one for one in report.checked if one.wager == "Pair Plus Wager")
    assert checked.result is Result.DIFFERS


def test_a_submission_without_any_wager_is_not_passed_without_a_word() -> None:
    (found,) = findings("game: Three Card Prime\nwagers: {}\n")
    assert (found.rule, found.severity, found.place.line) == ("nothing-stated", Severity.WARNING, 2)


def test_an_unverified_table_is_read_all_the_same() -> None:
    text = "game: Three Card Prime\nwagers:\n  Pair Bonus Wager:\n    payouts: {Pair: one to one}\n"
    assert rules(text) == ["unverified", "unreadable-value"]


@pytest.mark.parametrize("written", ["game:", "game: ", 'game: ""'])
def test_a_game_without_a_name_is_told_at_its_line(written: str) -> None:
    (found,) = findings(f"certificate_holder: K\neffective: 2025-07-01\n{written}\nwagers: {{}}\n")
    assert (found.rule, found.place.line) == ("empty-value", 3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("5 to 1    required", "5 to 1 required", id="columns"),
        pytest.param("שלום", "<U+05E9><U+05DC><U+05D5><U+05DD>", id="right to left"),
        pytest.param("e\u0301", "e<U+0301>", id="combining mark"),
        pytest.param("5 to 1\n", "5 to 1", id="line end of a block"),
        pytest.param("Café 東京", "Café 東京", id="other letters stay"),
    ],
)
def test_a_text_cannot_imitate_the_report(text: str, expected: str) -> None:
    assert shown(text) == expected
