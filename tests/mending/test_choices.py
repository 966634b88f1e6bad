"""Where the regulation leaves a choice, nothing is chosen, and what is left is told with its reason."""

from __future__ import annotations

import pytest

from tests.mending.support import fixed, mended
from tests.mending.test_style import ANTE_BONUS, HEAD, TABLE_D, block


def reasons(text: str) -> list[tuple[str, str | None]]:
    result = mended(text)
    assert result.changes == ()
    return [(left.finding.rule, left.settle_first) for left in result.left]


def test_payouts_of_another_paytable_than_the_one_stated() -> None:
    # § 649a.12(d): Paytable B has 5 to 1 for a straight, D has 6 to 1; A and E differ in more.
    (left,) = mended(block(*TABLE_D[:2], "Straight: 5 to 1", *TABLE_D[3:])).left
    assert left.finding.help == "The payouts are those of Paytable B: write paytable: B, or correct the payouts."


def test_payouts_that_are_nearer_to_another_paytable() -> None:
    said = "The payouts are nearer to Paytable D than to Paytable A, which is stated: say which is meant."
    wrong = block(*TABLE_D[:4], "Pair: 2 to 1", letter="A")
    assert {settle_first for _, settle_first in reasons(wrong)} == {said}


def test_without_a_letter_the_nearest_paytable_is_a_guess() -> None:
    text = block(*TABLE_D[:4], "Pair: 2 to 1").replace("    paytable: D\n", "")
    result = mended(text)
    assert result.changes == ()
    (left,) = result.left
    assert (left.finding.rule, left.settle_first) == ("odds-differ", None)
    assert left.finding.help == "Write 1 to 1. Or say which paytable is meant."
    # A row that would be taken out says nothing of the paytable itself.
    more = text.replace("Pair: 2 to 1", "Pair: 1 to 1") + "      Ace, king and queen of spades: 2 to 1\n"
    assert all(left.settle_first or left.finding.rule != "row-extra" for left in mended(more).left)


def test_without_a_letter_payouts_that_equal_one_paytable_tell_it() -> None:
    # § 649a.12(e)(1) and (3): the payouts are those of Paytable A, whose rate is 14%.
    text = f"""{HEAD}{ANTE_BONUS}  Progressive Payout Wager:
    amounts: [$1]
    payouts:
      Ace, king and queen of spades: 100% of meter
      Ace, king and queen of hearts, diamonds or clubs: 500 for 1
      Straight flush: 69 to 1
      Three-of-a-kind: 60 for 1
      Straight: 6 for 1
    meter:
      seed_reseed: $1,000 for 1
      primary: 20%
"""
    assert fixed(text) == text.replace("69 to 1", "70 for 1").replace("20%", "14%")


def test_a_letter_that_is_missing_or_unknown_is_not_chosen() -> None:
    none = HEAD + ANTE_BONUS.replace("A\n", "Z\n")
    assert [rule for rule, _ in reasons(none)] == ["paytable-unknown"]
    assert [rule for rule, _ in reasons(HEAD + "  Ante Bonus: {}\n")] == ["paytable-not-selected"]


def test_a_minimum_is_not_chosen() -> None:
    text = "game: Dreamcatcher\nwagers: {1: 1 to 2}\n"
    assert ("below-minimum", None) in reasons(text)


def test_rows_that_may_be_added_are_left() -> None:
    # § 649a.12(i)(3): the Magic Card row may be left out; if it is stated, it pays 20 for 1.
    text = f"{HEAD}{ANTE_BONUS}  Five Card Hand Bonus Wager:\n    payouts: {{{FIVE_CARDS}, Magic Card: 21 for 1}}\n"
    ((rule, _),) = reasons(text)
    assert rule == "odds-differ"


FIVE_CARDS = (
    "Royal flush: 100% of meter, Straight flush: 10% of meter, Four-of-a-kind: 500 for 1, Full house: 100 for 1, "
    "Flush: 50 for 1"
)


def test_rows_that_an_election_would_allow_are_left() -> None:
    text = HEAD + ANTE_BONUS + "    payouts:\n      Straight flush: 5 to 1\n      Three-of-a-kind: 4 to 1\n"
    extra = "      Ace, king, queen of spades: 50 to 1\n"
    whole = text + "      Straight: 1 to 1\n"
    assert mended(whole).left == ()
    ((rule, _),) = reasons(whole + extra)
    assert rule == "row-extra"
    result = mended(text + extra)
    assert result.new_data.decode() == text + "      Straight: 1 to 1\n" + extra


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        pytest.param("|\n        5 to 1", None, id="in lines of its own"),
        pytest.param("{odds: 5 to 1}", None, id="a group"),
        pytest.param("[5 to 1]", None, id="a list"),
        pytest.param("", None, id="nothing"),
    ],
)
def test_what_is_no_single_value_is_left(written: str, reason: str | None) -> None:
    text = block(*TABLE_D[:3], f"Flush: {written}", TABLE_D[4])
    assert mended(text).changes == ()
    assert mended(text).left[0].settle_first == reason


def test_the_last_row_is_not_taken_out() -> None:
    # The only row is not paid under the paytable; the rows that are missing come first, so that it can go.
    assert fixed(HEAD + ANTE_BONUS + "    payouts:\n      Flush: 3 to 1\n") != ""


def test_a_value_that_cannot_be_read_is_written_as_the_paytable_has_it() -> None:
    right = block(*TABLE_D)
    for wrong in ("4/1", "4", "four to one", "'4/1'", '"4 \\u2192 1"'):
        changed = mended(right.replace("Flush: 4 to 1", f"Flush: {wrong}"))
        assert changed.left == ()
        assert changed.new_data.decode().replace('"4 to 1"', "4 to 1").replace("'4 to 1'", "4 to 1") == right


def test_two_faults_of_one_document_hide_no_other() -> None:
    text = block("Straight flush: 41 to 1", *TABLE_D[1:4], "Nine of a kind: 3 to 1").replace(
        "Play Wager: 1", "Play Wager: 2"
    )
    result = mended(text)
    assert [left.finding.rule for left in result.left] == ["unknown-hand"]
    right = block(*TABLE_D, "Nine of a kind: 3 to 1")
    assert result.new_data.decode() == right


def test_lines_are_told_before_and_after() -> None:
    text = block(*TABLE_D[2:], "Nine of a kind: 3 to 1")
    result = mended(text)
    (before,), (after,) = result.left, result.left_after
    assert (before.finding.place.line, after.finding.place.line) == (14, 16)


def test_several_documents() -> None:
    wrong = block("Straight flush: 41 to 1", *TABLE_D[1:])
    assert fixed(f"{wrong}---\n{block(*TABLE_D)}---\n{wrong}") == "---\n".join([block(*TABLE_D)] * 3)


def test_a_file_with_more_faults_than_can_be_tried_is_left_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    from pacheck.mending import mend

    monkeypatch.setattr(mend, "_MOST_TRIALS", 1)
    monkeypatch.setattr(mend, "_FEWEST_TRIALS", 1)
    text = block("Straight flush: 41 to 1", *TABLE_D[1:4])
    result = mended(text)
    assert result.new_data.decode() == block(*TABLE_D[:4])
    assert [(left.finding.rule, left.settle_first) for left in result.left] == [
        (
            "row-missing",
            "So much is wrong in this file that it was not mended to the end: apply this, and mend it again.",
        )
    ]


def test_a_file_full_of_faults_takes_no_long_time() -> None:
    from pacheck.source.limits import MAX_DOCUMENTS

    wrong = block("Straight flush: 41 to 1", "Straight: 7 to 1")
    result = mended("---\n".join([wrong] * MAX_DOCUMENTS))
    assert (result.left, result.mended) == ((), 5 * MAX_DOCUMENTS)


@pytest.mark.parametrize(
    "text",
    ["", "game: [", "\x00", "just text", "- a\n- b\n", "game: Three Card Poker\nwagers: &a {}\n", "{}", "a: 1\n..."],
)
def test_what_cannot_be_judged_stays(text: str) -> None:
    assert mended(text).changes == ()


@pytest.mark.parametrize("data", [b"\xff\xfegame", b"game: \xe9\n", b"x" * (4 * 1024 * 1024 + 1)])
def test_what_is_no_text_stays(data: bytes) -> None:
    result = mended(data)
    assert (result.changes, result.new_data) == ((), data)
    assert len(result.left) == 1
