"""Lengths, counts, dates and yes or no."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from fractions import Fraction

from pacheck.values.numbers import Unreadable, read_number
from pacheck.values.typography import lower, plain

_MAX_LENGTH_DIGITS = 40
_LENGTH_EXAMPLE = "Write a number and a unit: 5 ft, 60 in, 1.6 m or 152.4 cm."
_INCHES = {
    "ft": Fraction(12),
    "foot": Fraction(12),
    "feet": Fraction(12),
    "'": Fraction(12),
    "in": Fraction(1),
    "inch": Fraction(1),
    "inches": Fraction(1),
    '"': Fraction(1),
    "m": Fraction(10_000, 254),
    "meter": Fraction(10_000, 254),
    "meters": Fraction(10_000, 254),
    "metre": Fraction(10_000, 254),
    "metres": Fraction(10_000, 254),
    "cm": Fraction(100, 254),
    "centimeters": Fraction(100, 254),
    "centimetres": Fraction(100, 254),
}
_LENGTH_PART = re.compile(r"(?P<number>[0-9][0-9.,]*) ?(?P<unit>[a-z]+|['\"])\.?")
_FEET_AND_INCHES = re.compile(
    r"(?P<feet>[^ ]+ ?(?:ft\.?|foot|feet|'))(?: and)? ?(?P<inches>[0-9][0-9.,]* ?(?:in\.?|inch|inches|\"))"
)
_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_ROUNDS = re.compile(r"(?:every )?(?P<number>[0-9,]+)(?: rounds?(?: of play)?)?")
_SHARE_RETURNED = re.compile(
    r"(?P<share>half|one-half|one half|(?P<over>[1-9][0-9]{0,2})/(?P<under>[1-9][0-9]{0,2})|(?P<percent>[0-9.]+) ?%)"
    r"(?: of the (?:amount wagered|wager)| of wager)?(?: is)?(?: returned)?"
)
_YES_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@dataclass(frozen=True, slots=True)
class Length:
    """A length, in inches; `text` is how it was written."""

    inches: Fraction
    text: str

    def __str__(self) -> str:
        return self.text


def read_length(text: str) -> Length:
    """Read `5 ft`, `60 in`, `1.6 m`, `152.4 cm`, `5'`, `60"` or feet with inches. Raises Unreadable."""
    value = lower(plain(text))
    if match := _FEET_AND_INCHES.fullmatch(value):
        return Length(_one_length(match["feet"]) + _one_length(match["inches"]), value)
    return Length(_one_length(value), value)


def _one_length(value: str) -> Fraction:
    match = _LENGTH_PART.fullmatch(value)
    if match is None or match["unit"] not in _INCHES:
        raise Unreadable("is not a length", _LENGTH_EXAMPLE)
    number = read_number(match["number"], max_digits=_MAX_LENGTH_DIGITS, example=_LENGTH_EXAMPLE)
    return number.value * _INCHES[match["unit"]]


def read_whole(text: str) -> int:
    """Read a whole number of at most twelve digits. Raises Unreadable."""
    number = read_number(plain(text), example="Write a whole number, for example 3.")
    if not number.whole:
        raise Unreadable("is not a whole number", "Write a whole number, for example 3.")
    return int(number.value)


def read_rounds(text: str) -> int:
    """Read a number of rounds of play: `5 rounds`, `every 5 rounds`, `5`. Raises Unreadable."""
    match = _ROUNDS.fullmatch(lower(plain(text)))
    if match is None or (rounds := read_whole(match["number"])) == 0:
        raise Unreadable("is not a number of rounds", "Write, for example, 5 rounds.")
    return rounds


def read_yes_no(text: str) -> bool:
    """Read yes, true, on or no, false, off, in any case. Raises Unreadable."""
    try:
        return _YES_NO[lower(plain(text))]
    except KeyError:
        raise Unreadable("is neither yes nor no", "Write yes or no.") from None


def read_date(text: str) -> datetime.date:
    """Read a date in the form YYYY-MM-DD. Raises Unreadable."""
    match = _DATE.fullmatch(plain(text))
    if match is None:
        raise Unreadable("is not a date in the form YYYY-MM-DD", "Write, for example, 2025-07-01.")
    try:
        return datetime.date(*map(int, match.groups()))
    except ValueError:
        raise Unreadable("is not a day of the calendar", "Write the date as YYYY-MM-DD.") from None


def read_share_returned(text: str) -> Fraction:
    """Read a share of the wager that is returned: `half returned`, `one-half`, `1/2`, `50%`. Raises Unreadable."""
    match = _SHARE_RETURNED.fullmatch(lower(plain(text)))
    if match is None:
        raise Unreadable("is not a share of the wager", "Write, for example, half returned, 1/2 or 50%.")
    if match["percent"]:
        return read_number(match["percent"], example="Write, for example, 50%.").value / 100
    return Fraction(int(match["over"]), int(match["under"])) if match["over"] else Fraction(1, 2)
