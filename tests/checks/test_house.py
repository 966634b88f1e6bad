"""Provisions such as the built-in pack has none of: several tables for one wager, gaps in a table, what needs an
election, schedules of different hands.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pacheck.findings import Aside
from pacheck.pipeline import check_bytes
from pacheck.regulations.broken import BrokenRegulation
from pacheck.regulations.catalog import Catalog
from tests.checks.house import REGULATION, filed, not_stated, report_on, results, said
from tests.checks.support import DAY, Said

TWO = "Flush: 4 to 1, Pair: 1 to 1"
FOURS = "Four kings: 50 to 1, Four queens: 40 to 1"


@pytest.mark.parametrize(
    ("stated", "judged"),
    [
        pytest.param("{paytable: A}", ["901a.2", "901a.3"], id="the letter alone"),
        pytest.param(f"{{paytable: A, payouts: {{{TWO}, {FOURS}}}}}", ["901a.2", "901a.3"], id="both tables"),
        pytest.param(f"{{payouts: {{{TWO}, {FOURS}}}}}", ["901a.2", "901a.3"], id="both tables without the letter"),
        pytest.param(f"{{paytable: A, payouts: {{{TWO}}}}}", ["901a.2"], id="the lettered table"),
        pytest.param(f"{{paytable: A, payouts: {{{FOURS}}}}}", ["901a.2", "901a.3"], id="the letter, the other table"),
    ],
)
def test_each_table_of_a_wager_has_its_own_rows(stated: str, judged: list[str]) -> None:
    text = filed(f"Top Wager: {stated}")
    assert said(text) == []
    assert results(text) == {(citation, "Top Wager"): "complies" for citation in judged}
    assert (("901a.3", "Top Wager") in not_stated(text)) == (judged == ["901a.2"])


def test_a_figure_of_the_table_beside() -> None:
    text = filed("Top Wager: {paytable: A, payouts: {Four kings: 50 to 1, Four queens: 41 to 1}}")
    assert said(text) == [
        Said("odds-differ", "error", "901a.3", 3, "40 to 1", "41 to 1", "Top Wager", None, "Four queens")
    ]
    assert results(text) == {("901a.2", "Top Wager"): "complies", ("901a.3", "Top Wager"): "differs"}


def test_the_rows_of_the_table_beside_select_no_paytable() -> None:
    text = filed(f"Top Wager: {{payouts: {{{FOURS}}}}}")
    assert said(text) == [
        Said("paytable-not-selected", "error", "901a.2", 3, "one of Paytable A or B", None, "Top Wager")
    ]
    assert results(text) == {("901a.2", "Top Wager"): "differs", ("901a.3", "Top Wager"): "complies"}


def test_a_wager_that_needs_an_election() -> None:
    without = filed("Bonus Wager: {paytable: A}")
    assert said(without) == [
        Said("election-missing", "error", "901a.4", 3, "901a.20 among the elections", None, "Bonus Wager")
    ]
    assert results(without) == {("901a.4", "Bonus Wager"): "differs"}
    elected = filed("Bonus Wager: {paytable: A}", "elections: [Bonus offered]\n")
    assert said(elected) == []
    assert results(elected)["901a.4", "Bonus Wager"] == "complies"


def test_the_meter_of_a_wager_whose_table_does_not_apply() -> None:
    text = filed("Bonus Wager: {meter: {seed: $90, primary: 5%}}")
    assert [(found.rule, found.citation, found.required, found.paytable) for found in said(text)] == [
        ("election-missing", "901a.4", "901a.20 among the elections", None),
        ("meter-differs", "901a.9", "$100", None),
    ]


@pytest.mark.parametrize(
    ("wagers", "rest", "said_of", "help"),
    [
        pytest.param(
            "{Flush: 3 to 1, Pair: 1 to 1, Full house: 9 to 1}",
            "",
            ("901a.6", "Full house", "9 to 1"),
            "The row belongs to § 901a.7, which applies where § 901a.21 is elected.",
            id="of a table that is not elected",
        ),
        pytest.param(
            "{Flush: 3 to 1, Full house: 9 to 1, Pair: 1 to 1}",
            "elections: [Other version]\n",
            ("901a.7", "Pair", "1 to 1"),
            "The row belongs to § 901a.6, which applies where § 901a.21 is not elected.",
            id="of a table that the election replaces",
        ),
        pytest.param(
            "{Flush: 3 to 1, Pair: 1 to 1, Five aces: 90 to 1}",
            "dealing: {from: hand}\n",
            ("901a.6", "Five aces", "90 to 1"),
            "Delete the row.",
            id="of a table that no election brings",
        ),
    ],
)
def test_a_row_of_a_table_that_does_not_apply(wagers: str, rest: str, said_of: tuple[str, str, str], help: str) -> None:
    text = filed(f"Last Wager: {{paytable: A, payouts: {wagers}}}", rest)
    (finding,) = report_on(text).findings
    assert (finding.rule, finding.citation, finding.hand, finding.submitted) == ("row-extra", *said_of)
    assert (finding.help, finding.required, finding.paytable) == (help, None, "A")


def test_an_unreadable_figure_in_a_row_that_the_table_does_not_have() -> None:
    text = filed("Last Wager: {paytable: A, payouts: {Flush: 3 to 1, Pair: 1 to 1, Full house: x}}")
    assert said(text) == [Said("unreadable-value", "error", "901a.6", 3, None, "x", "Last Wager", None, "Full house")]
    assert results(text)["901a.6", "Last Wager"] == "differs"


@pytest.mark.parametrize(
    ("hand", "rule", "severity"),
    [("Straight", "unverified", "note"), ("Flsh", "unknown-hand", "warning")],
)
def test_a_row_where_not_all_rows_are_on_record(hand: str, rule: str, severity: str) -> None:
    text = filed(f"Side Wager:\n  payouts:\n    Flush: 2 to 1\n    {hand}: 3 to 1")
    assert said(text) == [Said(rule, severity, "901a.5", 6, None, hand)]
    assert results(text) == {("901a.5", "Side Wager"): "complies"}


def test_schedules_of_different_hands() -> None:
    """§ 901a.10 has a bonus for a pair where $5 is wagered and none where $1 is."""
    text = filed("Top Wager:\n  paytable: A\n  envy_bonus:\n    $1: {Flush: $10, Pair: $5}")
    assert said(text) == [Said("row-extra", "error", "901a.10", 6, None, "$5", "Top Wager", None, "Pair")]
    assert results(text)["901a.10", "Top Wager: Envy Bonus for $1"] == "differs"


def test_an_amount_without_schedule_is_told_once() -> None:
    text = filed("Top Wager:\n  paytable: A\n  amounts: [$2]\n  envy_bonus:\n    $2: {Flush: $5}\n    $3: {Flush: $1}")
    assert [(found.rule, found.line, found.submitted) for found in said(text)] == [
        ("envy-amount", 5, "$2"),
        ("envy-amount", 8, "$3"),
    ]


def test_an_item_whose_provision_needs_an_election() -> None:
    text = filed("Top Wager: {paytable: A}", "dealing: {cards: 4}\n")
    assert said(text) == []
    assert ("901a.12", "dealing: cards") not in results(text)
    elected = filed("Top Wager: {paytable: A}", "dealing: {cards: 4}\nelections: [Other version]\n")
    assert said(elected) == [Said("item-differs", "error", "901a.12", 4, "5", "4")]


def test_more_than_the_least_where_more_may_be_required() -> None:
    text = filed("Top Wager: {paytable: A}", "dealing: {decks: 8}\n")
    assert said(text) == [Said("unverified", "note", "901a.13", 4, "at least 6", "8")]
    assert said(text.replace("8", "6")) == []
    assert said(text.replace("8", "5")) == [Said("item-differs", "error", "901a.13", 4, "at least 6", "5")]


def test_no_wager_at_all() -> None:
    text = "game: House Poker\nwagers: {}\n"
    assert said(text) == [Said("nothing-stated", "warning", "901a.1", 2)]
    assert [one.reason for one in report_on(text).not_checked] == [Aside.NOT_STATED] * len(not_stated(text))


@pytest.mark.parametrize(("payout", "complies"), [("$50,000", True), ("50,000.01", True), ("$49,999.99", False)])
def test_a_least_amount_of_money(payout: str, complies: bool) -> None:
    text = filed("Top Wager: {paytable: A}", f"limits:\n  aggregate_payout: {payout}\n")
    assert said(text) == ([] if complies else [Said("item-differs", "error", "901a.14", 5, "at least $50,000", payout)])


@pytest.mark.parametrize("kind", ["yes or no", "odds", "choice\n    choices: {1 to 1: []}"])
def test_a_kind_without_order_has_no_least_value(kind: str, tmp_path: Path) -> None:
    broken = REGULATION.replace("kind: whole number\n    at_least: 6", f"kind: {kind}\n    at_least: 1 to 1")
    (tmp_path / "pack.yaml").write_text("filing: {citation: House rules 1}\n")
    (tmp_path / "901a-house-poker.yaml").write_text(broken)
    line = broken[: broken.index("citation: 901a.13")].count("\n") + 1
    with pytest.raises(BrokenRegulation, match=rf":{line}: .*has a “value”, not a least or a most"):
        list(check_bytes("filed.yaml", filed("Top Wager: {}").encode(), DAY, Catalog((tmp_path,))))
