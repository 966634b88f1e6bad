"""Regular expressions for numbers as regulations write them, and for those that are not below a bound.

They use nothing but what every dialect of regular expressions knows. Those for a bound say how great a number is, not
whether its commas stand where thousands end: they go beside one that does.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Sequence
from fractions import Fraction

_WHOLE = "(?:[1-9][0-9]{0,8}|[1-9][0-9]{0,2}(?:,[0-9]{3}){1,2})"


def positive(places: int) -> str:
    """A number above zero with at most so many decimals."""
    small = "|".join(f"{'0' * zeros}[1-9][0-9]{{0,{places - zeros - 1}}}" for zeros in range(places))
    return rf"(?:{_WHOLE}(?:\.[0-9]{{1,{places}}})?|0\.(?:{small}))"


def not_negative(places: int) -> str:
    """A number from zero on with at most so many decimals."""
    return rf"(?:(?:0|{_WHOLE})(?:\.[0-9]{{1,{places}}})?)"


def not_below(bound: Fraction, places: int) -> str:
    """Numbers of at most so many decimals that are not below a bound."""
    whole, decimals = divmod(math.ceil(bound * 10**places), 10**places)
    more = rf"(?:{_above(str(whole))})(?:\.[0-9]+)?"
    if not decimals:
        return rf"(?:{more}|{_with_commas(str(whole))}(?:\.[0-9]+)?)"
    return rf"(?:{more}|{_with_commas(str(whole))}\.(?:{_decimals_from(f'{decimals:0{places}d}')}))"


def days(begins: datetime.date | None, expires: datetime.date | None) -> list[str]:
    """What a date in the form YYYY-MM-DD matches if it is neither before the one day nor after the other."""
    patterns = []
    if begins:
        patterns.append(f"^(?:{_date(str(begins), later=True)})$")
    if expires:
        patterns.append(f"^(?:{_date(str(expires), later=False)})$")
    return patterns


def _date(date: str, *, later: bool) -> str:
    digits = [place for place, character in enumerate(date) if character.isdecimal()]
    rest = "[0-9-]*"
    others = [f"{date[:place]}{_digits(int(date[place]), later)}{rest}" for place in digits if _any(date[place], later)]
    return "|".join([*others, date])


def _any(digit: str, greater: bool) -> bool:
    return digit != ("9" if greater else "0")


def _digits(digit: int, greater: bool) -> str:
    """The digits above or below one."""
    return f"[{digit + 1}-9]" if greater else f"[0-{digit - 1}]"


def _above(digits: str) -> str:
    """Whole numbers above one."""
    longer = f"[1-9](?:,?[0-9]){{{len(digits)},}}"
    same_length = [
        _with_commas([*digits[:place], _digits(int(digit), True), *["[0-9]"] * (len(digits) - place - 1)])
        for place, digit in enumerate(digits)
        if _any(digit, True)
    ]
    return "|".join([longer, *same_length])


def _with_commas(digits: Sequence[str]) -> str:
    """Digits in a row, with a comma or none where thousands end."""
    groups = [digits[max(end - 3, 0) : end] for end in range(len(digits), 0, -3)]
    return ",?".join("".join(group) for group in reversed(groups))


def _decimals_from(decimals: str) -> str:
    """Decimals that are not below others."""
    above = [
        f"{decimals[:place]}{_digits(int(digit), True)}[0-9]*"
        for place, digit in enumerate(decimals)
        if _any(digit, True)
    ]
    return "|".join([*above, f"{decimals.rstrip('0')}[0-9]*"])
