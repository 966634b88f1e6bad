"""Sections of a wheel and compartments of a roulette wheel."""

from __future__ import annotations

import pytest

from pacheck.values.wheels import Compartment, read_compartment, read_section
from tests.values.support import NOT_NUMBERS, refusal, refused


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("7-", "7-"),
        ("7x", "7-"),
        ("7X", "7-"),
        ("7\u00d7", "7-"),
        ("7\u2013", "7-"),
        ("7 -", "7-"),
        ("2-", "2-"),
        ("2", "2"),
        ("40", "40"),
        ("0", "0"),
    ],
)
def test_sections(text: str, symbol: str) -> None:
    assert read_section(text) == symbol


@refused(
    {
        **NOT_NUMBERS,
        "a multiplier alone": "-",
        "the sign first": "x7",
        "two signs": "7--",
        "a leading zero": "07",
        "a Cyrillic letter": "7\u0445",
        "a decimal": "2.5",
        "odds": "7 to 1",
    }
)
def test_other_sections_are_refused(text: str) -> None:
    refusal(read_section, text)


@pytest.mark.parametrize(
    ("text", "number", "color"),
    [
        ("0 white", "0", "white"),
        ("12 Black", "12", "black"),
        ("1\u00a0red", "1", "red"),
        ("00 white", "00", "white"),
        ("01 red", "01", "red"),
        ("5  RED", "5", "red"),
    ],
)
def test_compartments(text: str, number: str, color: str) -> None:
    assert read_compartment(text) == Compartment(number, color)


@refused(
    {
        "nothing": "",
        "a number": "0",
        "a color": "white",
        "the color first": "white 0",
        "no blank": "0white",
        "a hyphen": "0-white",
        "a comma": "0, white",
        "two colors": "0 white black",
        "a sign": "-1 red",
        "full-width digits": "\uff11 red",
        "a superscript": "1\u00b2 red",
        "a Kelvin sign": "2 blac\u212a",
        "a Cyrillic letter": "1 r\u0435d",
        "five digits": "10000 red",
    }
)
def test_other_compartments_are_refused(text: str) -> None:
    refusal(read_compartment, text)
