"""Dollar amounts, seeds of a meter, and percentages."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.values.money import Money, Seed, read_money, read_rate, read_seed, read_wager_amount
from tests.values.support import NOT_NUMBERS, refusal, refused


@pytest.mark.parametrize(
    ("text", "dollars"),
    [
        pytest.param("$1,000", 1000, id="sign and comma"),
        pytest.param("$1000", 1000, id="sign"),
        pytest.param("1000", 1000, id="bare"),
        pytest.param("1,000", 1000, id="comma"),
        pytest.param("$ 5", 5, id="blank after the sign"),
        pytest.param("$0", 0, id="zero"),
        pytest.param("$2.50", Fraction(5, 2), id="cents"),
        pytest.param("$0.05", Fraction(1, 20), id="less than a dollar"),
        pytest.param("$5.00", 5, id="no cents"),
        pytest.param("$999,999,999,999", 999_999_999_999, id="twelve digits"),
        pytest.param("$\u00a01,000", 1000, id="no-break space"),
    ],
)
def test_money_is_read_exactly(text: str, dollars: int | Fraction) -> None:
    assert read_money(text) == Money(Fraction(dollars))


@refused(
    {
        "a sign at the end": "5$",
        "another currency": "\u20ac5",
        "a currency in words": "5 dollars",
        "USD": "USD 5",
        "one cent digit": "$2.5",
        "three cent digits": "$1.000",
        "a minus before the sign": "-$5",
        "a minus after the sign": "$-5",
        "brackets": "($5)",
        "two signs": "$$5",
        "a full-width sign": "\uff045",
        "a range": "$1-$5",
        "odds": "5 to 1",
        "a share": "5%",
        "the sign alone": "$",
        "thousands as k": "$1k",
    }
)
def test_other_money_is_refused_with_a_remedy(text: str) -> None:
    assert refusal(read_money, text).remedy


@pytest.mark.parametrize("form", ["{}", "${}", "${}.50"], ids=["bare", "dollars", "cents"])
@refused(NOT_NUMBERS)
def test_no_money_holds_what_is_no_number(form: str, text: str) -> None:
    refusal(read_money, form.format(text))


def test_a_cell_needs_the_dollar_sign() -> None:
    with pytest.raises(ValueError, match="not an amount of money"):
        read_money("1000", sign_needed=True)


@given(st.integers(0, 10**12 - 1))
def test_money_is_printed_as_it_is_read(dollars: int) -> None:
    money = Money(Fraction(dollars))
    assert str(money) == f"${dollars:,}"
    assert read_money(str(money)) == money


@given(st.integers(1, 10**11 - 1))
def test_cents_are_printed_as_they_are_read(cents: int) -> None:
    assert read_money(str(Money(Fraction(cents, 100)))) == Money(Fraction(cents, 100))


@pytest.mark.parametrize(
    ("text", "dollars", "for_one"),
    [
        pytest.param("$1,000 for 1", 1000, True, id="for one"),
        pytest.param("$10,000 for 1", 10_000, True, id="another"),
        pytest.param("$1,000-for-1", 1000, True, id="hyphens"),
        pytest.param("$1,000 FOR 1", 1000, True, id="capitals"),
        pytest.param("1000 for 1", 1000, True, id="without sign"),
        pytest.param("$2,000 for 2", 1000, True, id="for two"),
        pytest.param("$0 for 1", 0, True, id="nothing for one"),
        pytest.param("$1,000", 1000, False, id="dollars in all"),
        pytest.param("$0", 0, False, id="nothing"),
    ],
)
def test_seeds_are_read_exactly(text: str, dollars: int, for_one: bool) -> None:
    assert read_seed(text) == Seed(Fraction(dollars), for_one)


@refused(
    {
        "to": "$1,000 to 1",
        "no stake": "$1,000 for",
        "a stake of zero": "$1,000 for 0",
        "a stake in dollars": "$1,000 for $1",
        "a percentage": "14%",
        "one cent digit": "$1,00 for 1",
        "thousands with a point": "$1.000 for 1",
        "a minus": "-$1,000 for 1",
        "no money": "for 1",
        "no blanks": "$1,000for1",
    }
)
def test_other_seeds_are_refused(text: str) -> None:
    refusal(read_seed, text)


@pytest.mark.parametrize("form", ["${} for 1", "$1,000 for {}", "${}"], ids=["money", "stake", "dollars"])
@refused(NOT_NUMBERS)
def test_no_seed_holds_what_is_no_number(form: str, text: str) -> None:
    refusal(read_seed, form.format(text))


@pytest.mark.parametrize(
    ("text", "percent"),
    [
        pytest.param("14%", 14, id="whole"),
        pytest.param("14 %", 14, id="blank"),
        pytest.param("14\u00a0%", 14, id="no-break space"),
        pytest.param("0.5%", Fraction(1, 2), id="less than one"),
        pytest.param("14.25%", Fraction(57, 4), id="decimals"),
        pytest.param("14.0%", 14, id="decimal zero"),
        pytest.param("100%", 100, id="all"),
        pytest.param("0%", 0, id="nothing"),
    ],
)
def test_rates_are_read_exactly(text: str, percent: int | Fraction) -> None:
    assert read_rate(text).percent == percent


@refused(
    {
        "a bare share": "0.14",
        "a bare number": "14",
        "in words": "14 percent",
        "two signs": "14%%",
        "the sign alone": "%",
        "the sign before": "%14",
        "a full-width sign": "14\uff05",
        "an Arabic sign": "14\u066a",
        "per mille": "140\u2030",
        "odds": "14 to 1",
        "money": "$14",
        "a share of the meter": "14% of meter",
    }
)
def test_other_rates_are_refused_with_a_remedy(text: str) -> None:
    assert refusal(read_rate, text).remedy == "Write, for example, 14%."


@refused(NOT_NUMBERS)
def test_no_rate_holds_what_is_no_number(text: str) -> None:
    refusal(read_rate, f"{text}%")


@pytest.mark.parametrize("text", ["0", "$0", "$0.00"])
def test_nothing_cannot_be_wagered(text: str) -> None:
    refused = refusal(read_wager_amount, text)
    assert refused.problem == "is not an amount that can be wagered"
    assert refused.remedy == "Write an amount above zero, for example $1."
    assert read_wager_amount("$0.01") == Money(Fraction(1, 100))
