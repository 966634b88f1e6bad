"""Lengths, whole numbers, rounds, dates, yes or no, and shares that are returned."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.values.measures import (
    read_date,
    read_length,
    read_rounds,
    read_share_returned,
    read_whole,
    read_yes_no,
)
from tests.values.support import NOT_NUMBERS, refusal, refused


@pytest.mark.parametrize(
    ("text", "inches"),
    [
        pytest.param("5 ft", 60, id="ft"),
        pytest.param("5ft", 60, id="ft without blank"),
        pytest.param("5 ft.", 60, id="ft with point"),
        pytest.param("5 feet", 60, id="feet"),
        pytest.param("1 foot", 12, id="foot"),
        pytest.param("5 FEET", 60, id="capitals"),
        pytest.param("5'", 60, id="feet sign"),
        pytest.param("5\u2032", 60, id="prime"),
        pytest.param("5\u2019", 60, id="curly feet sign"),
        pytest.param("60 in", 60, id="in"),
        pytest.param("60 inches", 60, id="inches"),
        pytest.param('60"', 60, id="inch sign"),
        pytest.param("60\u2033", 60, id="double prime"),
        pytest.param("60\u201d", 60, id="curly inch sign"),
        pytest.param("5' 6\"", 66, id="feet and inches by sign"),
        pytest.param("5'6\"", 66, id="feet and inches by sign without blank"),
        pytest.param("5 ft 6 in", 66, id="feet and inches"),
        pytest.param("5 feet and 6 inches", 66, id="feet and inches in words"),
        pytest.param("5.5 ft", 66, id="decimals"),
        pytest.param("152.4 cm", 60, id="cm exactly"),
        pytest.param("1.524 m", 60, id="m exactly"),
        pytest.param("1 m", Fraction(5000, 127), id="metre is no decimal of an inch"),
        pytest.param("2.54 centimeters", 1, id="centimeters"),
        pytest.param("0.0254 metres", 1, id="metres"),
        pytest.param("1,524 m", 60_000, id="thousands"),
        pytest.param("0 ft", 0, id="zero"),
    ],
)
def test_lengths_are_read_exactly(text: str, inches: int | Fraction) -> None:
    assert read_length(text).inches == inches


def test_a_hair_below_is_below() -> None:
    assert read_length("59.9999999999999999999999999 in").inches < read_length("5 ft").inches
    assert read_length("152.39999999999999999999999 cm").inches < 60


@refused(
    {
        "no unit": "60",
        "no number": "ft",
        "another unit": "5 yards",
        "millimetres": "1524 mm",
        "a superscript": "5 ft\u00b2",
        "inches without unit": "5 ft 6",
        "inches first": "6 in 5 ft",
        "metres after feet": "5 ft 6 m",
        "feet after feet": "4 ft 12 ft",
        "a Kelvin sign": "5 \u212a",
        "two units": "5 ft in",
        "an inequality": ">5 ft",
        "about": "about 5 ft",
        "feet before a minus": "5 ft -6 in",
    }
)
def test_other_lengths_are_refused(text: str) -> None:
    refusal(read_length, text)


@pytest.mark.parametrize("form", ["{} ft", "{} cm", "5 ft {} in"])
@refused({name: text for name, text in NOT_NUMBERS.items() if not name.startswith("thirteen")})
def test_no_length_holds_what_is_no_number(form: str, text: str) -> None:
    refusal(read_length, form.format(text))


@given(st.integers(0, 10**6), st.integers(0, 11))
def test_feet_with_inches_are_their_sum(feet: int, inches: int) -> None:
    assert read_length(f"{feet} ft {inches} in").inches == 12 * feet + inches
    assert read_length(f"{feet}'{inches}\"").inches == 12 * feet + inches


@pytest.mark.parametrize(
    ("text", "expected"), [("3", 3), ("52", 52), ("0", 0), ("1,000", 1000), ("999999999999", 999_999_999_999)]
)
def test_whole_numbers(text: str, expected: int) -> None:
    assert read_whole(text) == expected


@refused({**NOT_NUMBERS, "decimals": "3.5", "a decimal zero": "3.0", "a unit": "3 cards", "a sum": "2+1"})
def test_other_whole_numbers_are_refused(text: str) -> None:
    refusal(read_whole, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5 rounds", 5),
        ("every 5 rounds", 5),
        ("Every 5 Rounds", 5),
        ("5", 5),
        ("1 round", 1),
        ("5 rounds of play", 5),
        ("1,000 rounds", 1000),
    ],
)
def test_rounds(text: str, expected: int) -> None:
    assert read_rounds(text) == expected


@refused(
    {
        **NOT_NUMBERS,
        "zero": "0 rounds",
        "decimals": "4.5 rounds",
        "another unit": "5 minutes",
        "in words": "every other round",
        "a range": "3-5 rounds",
    }
)
def test_other_rounds_are_refused(text: str) -> None:
    refusal(read_rounds, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2025-07-01", date(2025, 7, 1)),
        ("2028-02-29", date(2028, 2, 29)),
        (" 2025-07-01 ", date(2025, 7, 1)),
        ("9999-12-31", date(9999, 12, 31)),
    ],
)
def test_dates(text: str, expected: date) -> None:
    assert read_date(text) == expected


@refused(
    {
        "nothing": "",
        "no leading zeros": "2025-7-1",
        "slashes": "2025/07/01",
        "American": "07/01/2025",
        "day first": "01-07-2025",
        "points": "2025.07.01",
        "in words": "July 1, 2025",
        "no separators": "20250701",
        "a time": "2025-07-01T00:00:00Z",
        "a week": "2025-W27-2",
        "a day of the year": "2025-182",
        "a year alone": "2025",
        "no such day": "2025-02-29",
        "no such month": "2025-13-01",
        "month zero": "2025-00-10",
        "year zero": "0000-01-01",
        "a sign": "+2025-07-01",
        "five digits": "12025-07-01",
        "full-width digits": "\uff12\uff10\uff12\uff15-07-01",
        "Arabic-Indic digits": "\u0662\u0660\u0662\u0665-07-01",
    }
)
def test_other_dates_are_refused_with_a_remedy(text: str) -> None:
    assert refusal(read_date, text).remedy


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *((word, True) for word in ("yes", "Yes", "YES", "true", "True", "on", "ON")),
        *((word, False) for word in ("no", "No", "NO", "false", "FALSE", "off", "Off")),
    ],
)
def test_yes_and_no(text: str, expected: bool) -> None:
    assert read_yes_no(text) is expected


@refused(
    {
        "nothing": "",
        "one letter": "y",
        "n": "n",
        "one": "1",
        "zero": "0",
        "a long s": "ye\u017f",
        "a Greek o": "n\u03bf",
        "both": "yes/no",
        "more": "yes, always",
        "null": "null",
        "a check mark": "\u2713",
    }
)
def test_other_truth_values_are_refused_with_a_remedy(text: str) -> None:
    assert refusal(read_yes_no, text).remedy == "Write yes or no."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("half", Fraction(1, 2)),
        ("Half returned", Fraction(1, 2)),
        ("one-half", Fraction(1, 2)),
        ("one\u2010half returned", Fraction(1, 2)),
        ("one half", Fraction(1, 2)),
        ("1/2", Fraction(1, 2)),
        ("1/2 returned", Fraction(1, 2)),
        ("2/4", Fraction(1, 2)),
        ("50%", Fraction(1, 2)),
        ("50 % returned", Fraction(1, 2)),
        ("50.0%", Fraction(1, 2)),
        ("50% of the wager", Fraction(1, 2)),
        ("half of the amount wagered is returned", Fraction(1, 2)),
        ("1/3 returned", Fraction(1, 3)),
        ("49.999999999%", Fraction(49_999_999_999, 100_000_000_000)),
    ],
)
def test_shares_returned(text: str, expected: Fraction) -> None:
    assert read_share_returned(text) == expected


@refused(
    {
        "nothing": "",
        "a bare number": "50",
        "a bare share": "0.5",
        "odds": "1 to 2",
        "a division by zero": "1/0",
        "a division by zeros": "1/00",
        "a leading zero": "01/02",
        "a vulgar fraction": "\u00bd",
        "half lost": "half lost",
        "half won": "half won",
        "not returned": "half not returned",
        "a sign": "-50%",
        "an exponent": "5e1%",
        "two points": "5.0.0%",
        "a division slash": "1\u22152",
        "the whole": "all",
        "full-width digits": "\uff11/\uff12",
    }
)
def test_other_shares_are_refused(text: str) -> None:
    refusal(read_share_returned, text)


def test_a_length_is_told_as_it_was_written() -> None:
    assert str(read_length("5 Feet")) == "5 feet"
