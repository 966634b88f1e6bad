"""What is said of a value that cannot be read, and how it is to be written; and values in words."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from pacheck.values.labels import NEAREST_LENGTH, nearest, normalise
from pacheck.values.measures import read_date, read_length, read_rounds, read_share_returned, read_whole, read_yes_no
from pacheck.values.money import Rate, Seed, read_money, read_rate, read_seed
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import EVEN_MONEY, Share, read_odds, read_payout
from pacheck.values.typography import look_alikes
from pacheck.values.wheels import read_compartment, read_section
from tests.values.support import refusal

LENGTH = "Write a number and a unit: 5 ft, 60 in, 1.6 m or 152.4 cm."
WHOLE = "Write a whole number, for example 3."
MONEY = "Write, for example, $1,000."
RATE = "Write, for example, 14%."
ODDS = "Write, for example, 35 to 1 or 500 for 1."
SHARE = "Write, for example, 100% of meter."
COMMENT = "A comment needs a blank before its “#”."
NO_NUMBER = "is not a number that can be read"
SECTION = "Write a number, or a multiplier such as 7- or 7x."
COMPARTMENT = "Write the number and the color, for example: 0 white."


@pytest.mark.parametrize(
    ("reader", "text", "problem", "remedy"),
    [
        (read_length, "five feet", "is not a length", LENGTH),
        (read_length, "5 yards", "is not a length", LENGTH),
        (read_length, "1.2.3 ft", NO_NUMBER, LENGTH),
        (read_length, f"{'9' * 41} ft", "has more than 40 digits", LENGTH),
        (read_whole, "x", NO_NUMBER, WHOLE),
        (read_whole, "3.0", "is not a whole number", WHOLE),
        (read_rounds, "often", "is not a number of rounds", "Write, for example, 5 rounds."),
        (read_rounds, "0 rounds", "is not a number of rounds", "Write, for example, 5 rounds."),
        (read_yes_no, "perhaps", "is neither yes nor no", "Write yes or no."),
        (read_date, "1 July", "is not a date in the form YYYY-MM-DD", "Write, for example, 2025-07-01."),
        (read_date, "2025-02-30", "is not a day of the calendar", "Write the date as YYYY-MM-DD."),
        (read_share_returned, "some", "is not a share of the wager", "Write, for example, half returned, 1/2 or 50%."),
        (read_share_returned, "5.0.0%", NO_NUMBER, "Write, for example, 50%."),
        (read_money, "five", "is not an amount of money", MONEY),
        (read_money, "$2.5", "has cents that are not two digits", "Write, for example, $2.50 or $1,000."),
        (read_money, "$1234567890123", "has more than 12 digits", MONEY),
        (read_seed, "$5 for x", NO_NUMBER, "Write, for example, $1,000 for 1."),
        (read_seed, "$5 for 0", "has a zero, which pays nothing", ""),
        (read_rate, "0.14", "is not a percentage", RATE),
        (read_rate, "x%", NO_NUMBER, RATE),
        (read_odds, "x to 1", NO_NUMBER, ODDS),
        (read_odds, "0 to 1", "has a zero, which pays nothing", ODDS),
        (read_odds, "5 to 1# note", "is not in the form of odds", COMMENT),
        (read_odds, "5# note", "is not in the form of odds", COMMENT),
        (read_odds, "5/1", "is not in the form of odds", "Write 5 to 1."),
        (read_odds, "5 - 1", "is not in the form of odds", "Write 5 to 1."),
        (read_odds, "35", "does not say whether it is to or for", "Write 35 to 1, or 35 for 1."),
        (read_odds, "lots", "is not in the form of odds", ODDS),
        (read_odds, "1.000 to 1", "may mean thousands or decimals", "Write 1,000 or 1000 for thousands."),
        (read_payout, "5%", "is not a share of the meter", SHARE),
        (read_payout, "x% of meter", NO_NUMBER, SHARE),
        (read_payout, "$five", "is not an amount of money", MONEY),
        (read_payout, "$5 for 1", NO_NUMBER, ODDS),
        (read_section, "x", "is not a section symbol", SECTION),
        (read_compartment, "0", "is not a compartment", COMPARTMENT),
    ],
)
def test_what_is_wrong_and_how_to_write_it(
    reader: Callable[[str], object], text: str, problem: str, remedy: str
) -> None:
    refused = refusal(reader, text)
    assert (refused.problem, refused.remedy, str(refused)) == (problem, remedy, problem)


def test_a_refusal_may_have_no_remedy() -> None:
    assert Unreadable("is strange").remedy == ""


def test_values_in_words() -> None:
    assert str(Seed(Fraction(1000), for_one=True)) == "$1,000 for 1"
    assert str(Seed(Fraction(1000), for_one=False)) == "$1,000"
    assert str(Rate(Fraction(29, 2))) == "14.5%"
    assert str(Share(Fraction(100))) == "100% of meter"
    assert str(read_payout("10% of the Mega Jackpot")) == "10% of mega jackpot"
    assert str(read_length(" 5 FT 2 in ")) == "5 ft 2 in"
    assert read_payout("even-money") == read_payout("EVEN MONEY") == EVEN_MONEY


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("Royal straight flush", "royalstraightflush"),
        ("Ace & king and queen", "acekingqueen"),
        ("and then", "andthen"),
        ("& more", "andmore"),
        ("rock and", "rockand"),
        ("6 of spades, hearts or clubs", "sixofclubsheartsorspades"),
        ("7 card wager wager", "sevencard"),
        ("wager", "wager"),
        ("3", "three"),
        ("8 high", "8high"),
        ("Straight\nflush", "straightflush"),
        ("player's/dealer's", "playersdealers"),
    ],
)
def test_the_form_of_a_name(name: str, form: str) -> None:
    assert normalise(name) == form


def test_the_nearest_of_names_by_the_letters_in_common() -> None:
    """“ab” has the pairs _a, ab and b_; “abcde” has _a, ab, bc, cd, de and e_: 2 of them twice are 4 of 9, less than
    half. “abcd” has _a, ab, bc, cd and d_: 4 of 8, the half that is needed.
    """
    assert nearest("ab", ["abcde"]) is None
    assert nearest("ab", ["abcd"]) == "abcd"
    assert nearest("ab", ["xyz", "abcd", "ab", "a b"]) == "ab"
    assert nearest("a" * NEAREST_LENGTH, ["a" * NEAREST_LENGTH]) is not None
    assert nearest("a" * (NEAREST_LENGTH + 1), ["a" * (NEAREST_LENGTH + 1)]) is None
    assert nearest("ab", []) is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Ante", ""),
        ("\u0410nte", "It contains “\u0410” (U+0410 CYRILLIC CAPITAL LETTER A), which is not a plain letter or digit."),
        (
            "\u0410nt\u0435",
            "It contains “\u0410” (U+0410 CYRILLIC CAPITAL LETTER A) and “\u0435” (U+0435 CYRILLIC SMALL LETTER IE), "
            "which are not plain letters or digits.",
        ),
        (
            "\uff11\uff12\uff13\uff14",
            "It contains “\uff11” (U+FF11 FULLWIDTH DIGIT ONE), “\uff12” (U+FF12 FULLWIDTH DIGIT TWO) and "
            "“\uff13” (U+FF13 FULLWIDTH DIGIT THREE), which are not plain letters or digits.",
        ),
    ],
)
def test_what_only_looks_like_a_letter(text: str, told: str) -> None:
    assert look_alikes(text) == told
