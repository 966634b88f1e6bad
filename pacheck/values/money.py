"""Dollar amounts, seeds of a meter, and percentages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from pacheck.values.numbers import Unreadable, figure, read_number
from pacheck.values.typography import plain

_MONEY = re.compile(r"(?P<sign>\$ ?)?(?P<dollars>[0-9,]+)(?P<cents>\.[0-9]+)?")
_SEED = re.compile(r"(?P<money>.+?)(?: |-)for(?: |-)(?P<stake>.+)", re.ASCII | re.IGNORECASE)
_EXAMPLE = "Write, for example, $1,000."
_RATE_EXAMPLE = "Write, for example, 14%."
_PERCENT = re.compile(r"(?P<number>[^ %]+) ?%")


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in dollars."""

    dollars: Fraction

    def __str__(self) -> str:
        whole, cents = divmod(self.dollars * 100, 100)
        return f"${int(whole):,}" if cents == 0 else f"${int(whole):,}.{int(cents):02d}"


@dataclass(frozen=True, slots=True)
class Seed:
    """What a meter starts from: dollars, for each dollar wagered or (`for_one` false) in all."""

    dollars: Fraction
    for_one: bool

    def __str__(self) -> str:
        return f"{Money(self.dollars)} for 1" if self.for_one else str(Money(self.dollars))


@dataclass(frozen=True, slots=True)
class Rate:
    """A percentage, such as an incrementation rate."""

    percent: Fraction

    def __str__(self) -> str:
        return f"{figure(self.percent)}%"


def read_money(text: str, *, sign_needed: bool = False) -> Money:
    """Read `$1,000`, `1000` (unless the sign is needed) or `$2.50`, in dollars. Raises Unreadable."""
    match = _MONEY.fullmatch(plain(text))
    if match is None or (sign_needed and not match["sign"]):
        raise Unreadable("is not an amount of money", _EXAMPLE)
    if match["cents"] and len(match["cents"]) != 3:
        raise Unreadable("has cents that are not two digits", "Write, for example, $2.50 or $1,000.")
    return Money(read_number(match["dollars"] + (match["cents"] or ""), example=_EXAMPLE).value)


def read_wager_amount(text: str) -> Money:
    """Read a wager amount in dollars, above zero. Raises Unreadable."""
    amount = read_money(text)
    if amount.dollars == 0:
        raise Unreadable("is not an amount that can be wagered", "Write an amount above zero, for example $1.")
    return amount


def read_seed(text: str) -> Seed:
    """Read `$1,000 for 1` (for each dollar wagered) or `$1,000` (in all). Raises Unreadable."""
    value = plain(text)
    match = _SEED.fullmatch(value)
    if match is None:
        return Seed(read_money(value).dollars, for_one=False)
    stake = read_number(match["stake"], example="Write, for example, $1,000 for 1.").value
    if stake == 0:
        raise Unreadable("has a zero, which pays nothing")
    return Seed(read_money(match["money"]).dollars / stake, for_one=True)


def read_rate(text: str) -> Rate:
    """Read a percentage such as `14%`. Raises Unreadable; a bare `0.14` does not say that it is a share."""
    match = _PERCENT.fullmatch(plain(text))
    if match is None:
        raise Unreadable("is not a percentage", _RATE_EXAMPLE)
    return Rate(read_number(match["number"], example=_RATE_EXAMPLE).value)
