"""Paytables: exactly one of the regulation's, whole."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, findings, here, only_finding, poker, report_on, results, rules, said

PAIR_PLUS = {
    "A": ("35", "25", "6", "4", "1"),
    "B": ("40", "30", "5", "4", "1"),
    "C": ("40", "30", "6", "3", "1"),
    "D": ("40", "30", "6", "4", "1"),
    "E": ("40", "25", "6", "4", "1"),
}
HANDS = ("Straight flush", "Three-of-a-kind", "Straight", "Flush", "Pair")


def pair_plus(figures: tuple[str, ...], letter: str | None = None, more: str = "") -> str:
    rows = "".join(f"    {hand}: {figure} to 1\n" for hand, figure in zip(HANDS, figures, strict=True))
    named = f"  paytable: {letter}\n" if letter else ""
    return poker(f"Pair Plus Wager:\n{named}  payouts:\n{rows}{more}")


@pytest.mark.parametrize("letter", PAIR_PLUS)
def test_each_table_is_compliant_with_its_letter_or_alone(letter: str) -> None:
    for text in (pair_plus(PAIR_PLUS[letter], letter), pair_plus(PAIR_PLUS[letter])):
        assert said(text) == []
        assert [one.paytable for one in report_on(text).checked if one.wager == "Pair Plus Wager"] == [letter]


@pytest.mark.parametrize("letter", ["D", "d", "Paytable D", "paytable d"])
def test_a_letter_alone_is_a_selection(letter: str) -> None:
    text = poker(f"Pair Plus Wager: {{paytable: {letter}}}")
    assert said(text) == []
    assert results(text)["649a.12(d)", "Pair Plus Wager"] == "complies"


def test_another_figure_than_the_named_table_has() -> None:
    text = pair_plus(("40", "30", "6", "9", "1"), "D").replace("9 to 1", "9 to 1  # here")
    assert said(text) == [
        Said("odds-differ", "error", "649a.12(d)", here(text), "4 to 1", "9 to 1", "Pair Plus Wager", "D", "Flush")
    ]
    assert results(text)["649a.12(d)", "Pair Plus Wager"] == "differs"


def test_the_place_of_a_figure() -> None:
    (finding,) = findings(pair_plus(("40", "30", "6", "9", "1"), "D"))
    assert finding.place == (10, 14, 10, 20)
    assert finding.pointer == "/wagers/Pair Plus Wager/payouts/Flush"


def test_the_payouts_of_another_table_are_named() -> None:
    finding = only_finding(pair_plus(PAIR_PLUS["B"], "D"))
    assert (finding.hand, finding.required, finding.submitted) == ("Straight", "6 to 1", "5 to 1")
    assert finding.help is not None
    assert finding.help.startswith("The payouts are those of Paytable B")


def test_one_table_is_the_nearest() -> None:
    """35, 25, 6, 4, 9 differs from A in Pair alone."""
    text = pair_plus(("35", "25", "6", "4", "9")).replace("9 to 1", "9 to 1  # here")
    assert said(text) == [
        Said("odds-differ", "error", "649a.12(d)", here(text), "1 to 1", "9 to 1", "Pair Plus Wager", "A", "Pair")
    ]


def test_all_tables_that_are_equally_near_are_named() -> None:
    """40, 30, 9, 4, 1 differs from B and from D in Straight alone."""
    finding = only_finding(pair_plus(("40", "30", "9", "4", "1")))
    assert (finding.rule, finding.citation, finding.paytable) == ("paytable-no-match", "649a.12(d)", None)
    assert "Paytable B and Paytable D" in finding.message
    assert finding.place.line == 5


def test_neither_letter_nor_payouts() -> None:
    text = poker("Pair Plus Wager: {}  # here")
    assert said(text) == [
        Said(
            "paytable-not-selected",
            "error",
            "649a.12(d)",
            here(text),
            "one of Paytable A, B, C, D or E",
            wager="Pair Plus Wager",
        )
    ]


def test_an_unknown_letter() -> None:
    text = poker("Pair Plus Wager: {paytable: F}  # here")
    (found,) = said(text)
    assert found[:4] == ("paytable-unknown", "error", "649a.12(d)", here(text))
    assert found.submitted == "Paytable F"


@pytest.mark.parametrize("letter", ["AB", "A or B", "A, B", "\u0410", "\uff21", "A B", "1"])
def test_other_letters_are_refused(letter: str) -> None:
    text = poker(f"Pair Plus Wager:\n  paytable: {letter}")
    assert [found.severity.value for found in findings(text)] == ["error"]
    assert results(text)["649a.12(d)", "Pair Plus Wager"] == "differs"


def test_a_missing_row_stands_at_its_table() -> None:
    text = pair_plus(PAIR_PLUS["D"], "D").replace("      Flush: 4 to 1\n", "").replace("payouts:", "payouts:  # here")
    assert said(text) == [
        Said("row-missing", "error", "649a.12(d)", here(text), "4 to 1", None, "Pair Plus Wager", "D", "Flush")
    ]


def test_not_paid_is_a_missing_row() -> None:
    text = pair_plus(PAIR_PLUS["D"], "D").replace("Flush: 4 to 1", "Flush: N/A  # here")
    assert said(text) == [
        Said("row-missing", "error", "649a.12(d)", here(text), "4 to 1", "N/A", "Pair Plus Wager", "D", "Flush")
    ]


def test_a_row_of_no_table_is_unknown() -> None:
    text = pair_plus(PAIR_PLUS["D"], "D", "    Quads: 50 to 1  # here\n")
    (found,) = said(text)
    assert (found.rule, found.severity, found.line, found.submitted) == ("unknown-hand", "error", here(text), "Quads")


PROGRESSIVE = """\
Progressive Payout Wager:
  paytable: {letter}
  payouts:
    Ace, king and queen of spades: 100% of meter
    Ace, king and queen of hearts, diamonds or clubs: 500 for 1
    Straight flush: {straight_flush} for 1
    Three-of-a-kind: {three} for 1
"""


def progressive(letter: str, straight: str = "") -> str:
    figures = {"A": ("70", "60"), "B": ("100", "90")}[letter]
    text = PROGRESSIVE.format(letter=letter, straight_flush=figures[0], three=figures[1])
    return poker(text + (f"    Straight: {straight}  # here\n" if straight else ""))


@pytest.mark.parametrize(("letter", "straight"), [("A", "6 for 1"), ("B", ""), ("B", "N/A")])
def test_absent_and_not_paid_are_the_same(letter: str, straight: str) -> None:
    assert said(progressive(letter, straight)) == []


def test_a_row_that_the_named_table_does_not_pay() -> None:
    text = progressive("B", "6 for 1")
    assert said(text) == [
        Said(
            "odds-differ",
            "error",
            "649a.12(e)(1)",
            here(text),
            "N/A",
            "6 for 1",
            "Progressive Payout Wager",
            "B",
            "Straight",
        )
    ]


def test_a_row_that_the_named_table_pays_is_missing() -> None:
    (found,) = said(progressive("A"))
    assert (found.rule, found.required, found.hand) == ("row-missing", "6 for 1", "Straight")


@pytest.mark.parametrize(
    ("submitted", "rule"),
    [
        ("499 to 1", "other-terms"),
        ("1000 for 2", "other-terms"),
        ("500 to 1", "odds-differ"),
        ("501 for 1", "odds-differ"),
    ],
)
def test_other_terms(submitted: str, rule: str) -> None:
    text = progressive("A", "6 for 1").replace("500 for 1", submitted)
    (found,) = said(text)
    assert (found.rule, found.required, found.submitted) == (rule, "500 for 1", submitted)


def test_a_share_is_compared_as_a_share() -> None:
    text = progressive("A", "6 for 1").replace("100% of meter", "10% of meter")
    (found,) = said(text)
    assert (found.rule, found.required, found.submitted) == ("odds-differ", "100% of meter", "10% of meter")


def test_a_single_table_needs_no_letter() -> None:
    rows = (
        "Royal flush: 100% of meter\nStraight flush: 10% of meter\nFour-of-a-kind: 500 for 1\n"
        "Full house: 100 for 1\nFlush: 50 for 1\n"
    )
    table = "Five Card Hand Bonus Wager:\n  payouts:\n" + "".join(f"    {row}\n" for row in rows.splitlines())
    assert said(poker(table)) == []
    assert said(poker("Five Card Hand Bonus Wager: {}")) == []
    (found,) = said(poker("Five Card Hand Bonus Wager: {paytable: A}"))
    assert (found.rule, found.citation, found.required) == ("paytable-unknown", "649a.12(i)(1)", "no letter")
    (found,) = said(poker(table.replace("    Flush: 50 for 1\n", "")))
    assert (found.rule, found.citation, found.hand) == ("row-missing", "649a.12(i)(1)", "Flush")


def test_a_wager_that_is_not_named_is_listed() -> None:
    assert ("649a.12(d)", "Pair Plus Wager") in aside(poker(""), Aside.NOT_STATED)


# Unsettled cells


def test_a_letter_alone_with_an_unsettled_cell_is_a_note() -> None:
    text = poker("", "elections: [649a.7(e)]", "Ante Bonus: {paytable: C}  # here\n")
    assert said(text) == [
        Said("unsettled", "note", "649a.12(c)", here(text), "1 to 1 or N/A", None, "Ante Bonus", "C", "Straight")
    ]
    assert results(text)["649a.12(c)", "Ante Bonus"] == "unsettled"


ELECTED = """\
Ante Bonus:
  payouts:
    Ace, king, queen of spades: 50 to 1
    Ace, king, queen of hearts, diamonds or clubs: 10 to 1
    Straight flush: 6 to 1
    Three-of-a-kind: 3 to 1
"""


@pytest.mark.parametrize("straight", ["", "Straight: 1 to 1", "Straight: N/A"])
def test_each_reading_of_an_unsettled_cell_passes_with_a_note(straight: str) -> None:
    text = poker("", "elections: [649a.7(e)]", ELECTED + (f"    {straight}\n" if straight else ""))
    (found,) = said(text)
    assert (found.rule, found.severity, found.paytable, found.hand) == ("unsettled", "note", "C", "Straight")


def test_another_value_of_an_unsettled_cell_is_a_violation() -> None:
    text = poker("", "elections: [649a.7(e)]", f"{ELECTED}    Straight: 2 to 1  # here\n")
    (found,) = said(text)
    assert found == Said(
        "odds-differ",
        "error",
        "649a.12(c)",
        here(text),
        "1 to 1 or N/A",
        "2 to 1",
        "Ante Bonus",
        "C",
        "Straight",
    )


def test_a_money_cell_that_is_unsettled() -> None:
    rows = "Royal flush: 1,000 to 1\nStraight flush: 200 to 1\nFour-of-a-kind: 50 to 1\nFull house: 20 to 1\n" \
           "Flush: 15 to 1\nStraight: 10 to 1\nThree-of-a-kind: 5 to 1\n"  # fmt: skip
    table = "Six Card Bonus Wager:\n  paytable: E\n  payouts:\n" + "".join(f"    {row}\n" for row in rows.splitlines())
    assert rules(poker(table)) == ["unsettled", "unsettled"]
    assert rules(poker(f"{table}    Super Royal of diamonds: $1,000,000\n")) == ["unsettled", "unsettled"]
    assert sorted(rules(poker(f"{table}    Super Royal of diamonds: $1,000,001\n"))) == ["odds-differ", "unsettled"]


# Which table applies


def test_the_election_changes_the_table_of_the_ante_bonus() -> None:
    plain = (
        "Ante Bonus:\n  paytable: B\n  payouts: {Straight flush: 5 to 1, Three-of-a-kind: 3 to 1, Straight: 1 to 1}\n"
    )
    assert said(poker("", "", plain)) == []
    elected = findings(poker("", "elections: [649a.7(e)]", plain))
    assert {found.citation for found in elected} == {"649a.12(c)"}
    assert {found.hand for found in elected if found.rule == "row-missing"} == {
        "Ace, king, queen of hearts, diamonds or clubs",
        "Ace, king, queen of spades",
    }


def test_the_table_of_an_election_that_is_not_made() -> None:
    text = poker("", "", f"{ELECTED}    Straight: 1 to 1\n  paytable: A\n")
    extra = [found for found in findings(text) if found.rule == "row-extra"]
    assert [found.submitted for found in extra] == ["50 to 1", "10 to 1"]
    assert all("649a.7(e)" in (found.help or "") for found in extra)


# Optional rows


def result_under(text: str, citation: str) -> list[str]:
    return [result for (cited, _), result in results(text).items() if cited == citation]


@pytest.mark.parametrize("odds", ["40 to 1", "50 to 1", "42 for 1"])
def test_the_minimum_of_an_optional_row_or_more(odds: str) -> None:
    text = pair_plus(PAIR_PLUS["D"], "D", f"    Mini-royal flush: {odds}\n")
    assert said(text) == []
    assert result_under(text, "649a.12(g)(2)") == ["complies"]


def test_an_optional_row_below_its_minimum() -> None:
    text = pair_plus(PAIR_PLUS["D"], "D", "    Mini-royal flush: 39 to 1  # here\n")
    assert said(text) == [
        Said(
            "below-minimum",
            "error",
            "649a.12(g)(2)",
            here(text),
            "no less than 40 to 1",
            "39 to 1",
            "Pair Plus Wager",
            hand="Mini-royal flush",
        )
    ]
    assert result_under(text, "649a.12(g)(2)") == ["differs"]
    assert results(text)["649a.12(d)", "Pair Plus Wager"] == "complies"


def test_an_optional_row_of_the_ante_bonus() -> None:
    rows = "  payouts: {Straight flush: 5 to 1, 3-of-a-kind: 3 to 1, Straight: 1 to 1, Mini-royal flush: 4 to 1}\n"
    (found,) = said(poker("", "", f"Ante Bonus:\n  paytable: B\n{rows}"))
    assert (found.rule, found.citation, found.required) == ("below-minimum", "649a.12(g)(1)", "no less than 5 to 1")


def test_a_fixed_optional_row() -> None:
    rows = "Royal flush: 100% of meter, Straight flush: 10% of meter, Four-of-a-kind: 500 for 1, Full house: 100 for 1"
    table = f"Five Card Hand Bonus Wager:\n  payouts: {{{rows}, Flush: 50 for 1, Magic Card: 21 for 1}}"
    (found,) = said(poker(table))
    assert (found.rule, found.citation, found.required) == ("odds-differ", "649a.12(i)(3)", "20 for 1")
    assert said(poker(table.replace("21", "20"))) == []


# Values that cannot be read


@pytest.mark.parametrize("value", ["4", "four to one", "[4 to 1]", "{a: 4 to 1}", ""])
def test_a_table_with_a_cell_that_cannot_be_read_does_not_comply(value: str) -> None:
    text = pair_plus(PAIR_PLUS["D"], "D").replace("Flush: 4 to 1", f"Flush: {value}")
    assert not report_on(text).compliant
    assert results(text)["649a.12(d)", "Pair Plus Wager"] == "differs"


@pytest.mark.parametrize("value", ["4", "four"])
def test_an_optional_row_that_cannot_be_read_is_cited_as_its_own(value: str) -> None:
    text = pair_plus(PAIR_PLUS["D"], "D", f"    Mini-royal flush: {value}\n")
    (found,) = findings(text)
    assert (found.rule, found.citation) == ("unreadable-value", "649a.12(g)(2)")


def test_a_cell_that_cannot_be_read_is_cited_under_the_table_that_applies() -> None:
    text = poker("", "elections: [649a.7(e)]", f"{ELECTED}    Straight: 1\n")
    unreadable = [found for found in findings(text) if found.rule == "unreadable-value"]
    assert [found.citation for found in unreadable] == ["649a.12(c)"]


# § 653b.3(b): Paytable C joins those of § 653a.12(g), which are not on record.
BAD_BEAT = """\
game: Ultimate Texas Hold 'Em Poker
effective: 2025-07-01
wagers:
  Bad Beat bonus wager:
{letter}    payouts:
      Straight flush: 2,500 to 1
      Four-of-a-kind: 500 to 1
      Full house: 50 to 1
      Flush: 30 to 1
      Straight: 20 to 1
      Three-of-a-kind: 9 to 1
{more}"""
TWO_PAIR = "      Two pair: 2 to 1  # here\n"


def test_a_row_that_the_named_table_does_not_have_where_other_tables_are_not_on_record() -> None:
    text = BAD_BEAT.format(letter="    paytable: C\n", more=TWO_PAIR)
    found = only_finding(text)
    assert (found.rule, found.citation, found.place.line) == ("unknown-hand", "653b.3(b)", here(text))
    assert results(text)["653b.3(b)", "Bad Beat bonus wager"] == "differs"


def test_payouts_with_a_further_row_may_be_a_table_that_is_not_on_record() -> None:
    text = BAD_BEAT.format(letter="", more=TWO_PAIR)
    assert rules(text) == ["unverified"]
    assert ("653b.3(b)", "Bad Beat bonus wager") in aside(text, Aside.UNVERIFIED)
    assert ("653b.3(b)", "Bad Beat bonus wager") not in results(text)


@pytest.mark.parametrize("letter", ["    paytable: C\n", ""], ids=["by its letter", "by its rows"])
def test_the_table_on_record_is_compliant_where_others_are_not(letter: str) -> None:
    text = BAD_BEAT.format(letter=letter, more="")
    assert said(text) == []
    assert results(text)["653b.3(b)", "Bad Beat bonus wager"] == "complies"


def test_where_no_letter_is_stated_the_nearest_table_is_a_suggestion() -> None:
    figures = ("40", "30", "6", "4", "2")
    assert [one.help for one in findings(pair_plus(figures))] == ["Write 1 to 1. Or say which paytable is meant."]
    assert [one.help for one in findings(pair_plus(figures, "D"))] == ["Write 1 to 1."]
