"""What the tables of values share."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from pacheck.values.numbers import Unreadable

NOT_NUMBERS: Mapping[str, str] = {
    "nothing": "",
    "a blank": " ",
    "a word": "three",
    "a plus sign": "+3",
    "a minus sign": "-3",
    "a typographic minus": "\u22123",
    "an exponent": "3e0",
    "a capital exponent": "3E0",
    "an underscore": "1_0",
    "hexadecimal": "0x3",
    "octal": "0o3",
    "a leading zero": "03",
    "two zeros": "00",
    "thirteen digits": "1234567890123",
    "thirteen digits with commas": "1,234,567,890,123",
    "five thousand digits": "9" * 5000,
    "a misplaced comma": "10,00",
    "a comma at the end": "1,",
    "a comma at the beginning": ",100",
    "two commas": "1,,000",
    "a comma after four digits": "1000,000",
    "a point at the end": "3.",
    "a point at the beginning": ".5",
    "two points": "1.2.3",
    "a comma among decimals": "1.000,5",
    "NaN": "NaN",
    "nan": ".nan",
    "inf": "inf",
    "infinity": "Infinity",
    "a fraction": "1/2",
    "a vulgar fraction": "\u00bd",
    "a superscript": "3\u00b2",
    "a subscript": "3\u2082",
    "full-width digits": "\uff13",
    "Arabic-Indic digits": "\u0663",
    "Devanagari digits": "\u0969",
    "mathematical digits": "\U0001d7d1",
    "a Roman numeral": "\u2162",
    "a circled digit": "\u2462",
    "a letter O": "1O",
    "a blank between digits": "1 000",
    "an apostrophe between digits": "1'000",
    "a line break": "3\n1",
    "a footnote sign": "3*",
    "an ordinal": "3rd",
}
"""What is no number anywhere; each is put into the place of the number in every grammar."""


def refusal(reader: Callable[[str], object], text: str) -> Unreadable:
    """The exception with which a reader refuses a text."""
    with pytest.raises(Unreadable) as caught:
        reader(text)
    return caught.value


def refused(rows: Mapping[str, str]) -> pytest.MarkDecorator:
    """A test for each text that must be refused, by the name of what is wrong with it."""
    return pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in rows.items()])
