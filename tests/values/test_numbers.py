"""Exact numbers in the words of the regulations."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pacheck.values.numbers import MAX_DIGITS, Number, figure, read_number
from tests.values.support import refusal


@pytest.mark.parametrize(
    ("value", "words"),
    [
        pytest.param(Fraction(1000), "1,000", id="whole"),
        pytest.param(Fraction(0), "0", id="zero"),
        pytest.param(Fraction(3, 2), "1.5", id="a half"),
        pytest.param(Fraction(1, 20), "0.05", id="a zero after the point"),
        pytest.param(Fraction("1234567.25"), "1,234,567.25", id="commas before the point only"),
        pytest.param(Fraction(1, 10**23), "0." + "0" * 22 + "1", id="as many places as are tried"),
        pytest.param(Fraction(1, 10**24), f"1/{10**24}", id="one place more"),
        pytest.param(Fraction(1, 3), "1/3", id="no decimals are exact"),
    ],
)
def test_a_figure_in_words(value: Fraction, words: str) -> None:
    assert figure(value) == words


@pytest.mark.parametrize(
    ("text", "value", "whole"),
    [
        ("1", 1, True),
        ("1,000", 1000, True),
        ("0", 0, True),
        ("0.5", Fraction(1, 2), False),
        ("1.0", 1, False),
        ("12.125", Fraction(97, 8), False),
        ("123456789012", 123_456_789_012, True),
        ("12345678901.5", Fraction("12345678901.5"), False),
    ],
)
def test_a_number_is_read_exactly(text: str, value: int | Fraction, whole: bool) -> None:
    assert read_number(text) == Number(Fraction(value), whole)


@pytest.mark.parametrize(
    ("text", "problem", "remedy"),
    [
        ("1,00", "has a comma where no thousands end",
         "Commas separate thousands (1,000); decimals need a point (1.5)."),
        ("+1", "has a sign", "Write 5."),
        ("-1", "has a sign", "Write 5."),
        ("one", "is not a number that can be read", "Write 5."),
        ("", "is not a number that can be read", "Write 5."),
        ("1234567890123", f"has more than {MAX_DIGITS} digits", "Write 5."),
        ("12345678901.23", f"has more than {MAX_DIGITS} digits", "Write 5."),
        ("01", "begins with a zero", "Write the number without leading zeros."),
        ("00", "begins with a zero", "Write the number without leading zeros."),
    ],
)  # fmt: skip
def test_why_a_number_is_refused_and_how_to_write_it(text: str, problem: str, remedy: str) -> None:
    refused = refusal(lambda typed: read_number(typed, example="Write 5."), text)
    assert (refused.problem, refused.remedy, str(refused)) == (problem, remedy, problem)


def test_three_decimals_may_be_thousands() -> None:
    refused = refusal(lambda typed: read_number(typed, thousands_point=True), "12.000")
    assert (refused.problem, refused.remedy) == (
        "may mean thousands or decimals", "Write 12,000 or 12000 for thousands."
    )  # fmt: skip
    for text in ("0.125", "1.25", "1.2500"):
        assert read_number(text, thousands_point=True) == Number(Fraction(text), False)


@pytest.mark.parametrize(("digits", "text"), [(3, "123"), (3, "1.23"), (4, "1,234")])
def test_the_most_digits_can_be_others(digits: int, text: str) -> None:
    assert read_number(text, max_digits=digits).value == Fraction(text.replace(",", ""))
    assert refusal(lambda typed: read_number(typed, max_digits=digits - 1), text).problem == (
        f"has more than {digits - 1} digits"
    )
