"""Numbers as people write them, read exactly or not at all."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from pacheck.values.recall import kept

MAX_DIGITS = 12
"""Digits of the longest number that odds and money may have."""

_NUMBER = re.compile(r"(?P<whole>[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.(?P<decimals>[0-9]+))?")
_MISPLACED_COMMA = re.compile(r"[0-9][0-9,]*,[0-9,]*(?:\.[0-9]+)?")


class Unreadable(ValueError):
    """A value that its grammar does not allow.

    `problem` completes a sentence that begins with the quoted value; `remedy` says how to write it.
    """

    def __init__(self, problem: str, remedy: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.remedy = remedy


class Number(NamedTuple):
    """An exact number, and whether it was written without decimals."""

    value: Fraction
    whole: bool


@kept(2048)
def read_number(text: str, *, max_digits: int = MAX_DIGITS, thousands_point: bool = False, example: str = "") -> Number:
    """Read digits with correctly placed commas and an optional decimal point.

    With `thousands_point`, three decimals are refused, since `1.000` may stand for one thousand. `example` is the
    remedy where no better one is known.
    Raises Unreadable for anything else, among it signs, exponents and numbers of more than `max_digits` digits.
    """
    match = _NUMBER.fullmatch(text)
    if match is None:
        if _MISPLACED_COMMA.fullmatch(text):
            raise Unreadable(
                "has a comma where no thousands end", "Commas separate thousands (1,000); decimals need a point (1.5)."
            )
        if text[:1] in ("+", "-"):
            raise Unreadable("has a sign", example)
        raise Unreadable("is not a number that can be read", example)
    whole, decimals = match["whole"].replace(",", ""), match["decimals"] or ""
    if len(whole) + len(decimals) > max_digits:
        raise Unreadable(f"has more than {max_digits} digits", example)
    if len(whole) > 1 and whole.startswith("0"):
        raise Unreadable("begins with a zero", "Write the number without leading zeros.")
    if thousands_point and len(decimals) == 3 and whole != "0":
        number = int(whole + decimals)
        raise Unreadable("may mean thousands or decimals", f"Write {number:,} or {number} for thousands.")
    return Number(Fraction(f"{whole}.{decimals}" if decimals else whole), not decimals)


def figure(value: Fraction) -> str:
    """An exact number in words of the regulations: `1,000`, `1.5`; a fraction where no decimals are exact."""
    if value.denominator == 1:
        return f"{value.numerator:,}"
    for places in range(1, 2 * MAX_DIGITS):
        shifted = value * 10**places
        if shifted.denominator == 1:
            whole, decimals = divmod(shifted.numerator, 10**places)
            return f"{whole:,}.{decimals:0{places}d}"
    return str(value)
