"""The regular expressions for numbers and dates, against exact arithmetic."""

from __future__ import annotations

import datetime
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.lawschema.numbers import days, not_below, not_negative, positive
from pacheck.lawschema.texts import WAGER_AMOUNT, amount_key, least_length, least_odds
from pacheck.values.measures import read_length
from pacheck.values.money import Money
from pacheck.values.odds import Odds, read_payout

HUNDREDTHS = st.integers(0, 10**7)
DATES = st.dates(datetime.date(1990, 1, 1), datetime.date(2099, 12, 31))


@given(HUNDREDTHS, HUNDREDTHS, st.booleans())
def test_a_number_matches_if_it_is_not_below_the_bound(number: int, bound: int, commas: bool) -> None:
    whole, decimals = divmod(number, 100)
    written = (f"{whole:,}" if commas else str(whole)) + (f".{decimals:02d}" if decimals else "")
    matches = re.fullmatch(not_below(Fraction(bound, 100), 2), written) is not None
    assert matches == (number >= bound)
    assert re.fullmatch(not_negative(2), written)
    assert (re.fullmatch(positive(2), written) is not None) == (number > 0)


@pytest.mark.parametrize("text", ["01", "1,00", "1,0000", ",100", "1.", "1.234", "1e3", "-1", "", " 1", "1,000,00"])
def test_what_is_no_number_matches_nothing(text: str) -> None:
    assert not re.fullmatch(not_negative(2), text)
    assert not re.fullmatch(positive(2), text)


@given(DATES, DATES, DATES)
def test_a_date_matches_between_two_others(day: datetime.date, one: datetime.date, other: datetime.date) -> None:
    begins, expires = min(one, other), max(one, other)
    matches = all(re.search(pattern, str(day)) for pattern in days(begins, expires))
    assert matches == (begins <= day <= expires)


@given(st.integers(1, 400), st.integers(1, 10), st.sampled_from(["to", "for"]), st.sampled_from(["35 to 1", "3 to 2"]))
def test_least_odds(win: int, stake: int, form: str, least: str) -> None:
    required, text = read_payout(least), f"{win} {form} {stake}"
    stated = read_payout(text)
    assert isinstance(required, Odds)
    assert isinstance(stated, Odds)
    schema = least_odds(required)
    patterns = [schema["pattern"], *(part["pattern"] for part in schema["allOf"])]
    assert all(re.search(pattern, text) for pattern in patterns) == (stated.net >= required.net)


@pytest.mark.parametrize(
    ("text", "enough"),
    [("5 ft", True), ("60 in", True), ("59.999 in", False), ("1.524 m", True), ("1.523 m", False), ("152.4 cm", True),
     ("5 ft 0 in", True), ("4 ft 11.9 in", False), ("6 ft 1 in", True), ("152.39 cm", False), ("10 ft", True)],
)  # fmt: skip
def test_least_lengths(text: str, enough: bool) -> None:
    (pattern,) = least_length(read_length("5 ft")).values()
    assert (re.search(pattern, text) is not None) is enough
    assert (read_length(text).inches >= 60) is enough


def test_wager_amounts() -> None:
    for text, is_one in (("$1", True), ("5", True), ("$2.50", True), ("$0", False), ("$1,0", False), ("one", False)):
        assert (re.search(WAGER_AMOUNT["pattern"], text) is not None) is is_one
    key = amount_key(Money(Fraction(1000)))
    assert all(re.search(key, text) for text in ("$1,000", "$1000", "1000", "1,000.00"))
    assert not re.search(key, "$100")
