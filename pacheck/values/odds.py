"""Payout odds and the other things that a cell of a paytable may hold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Literal, TypeAlias

from pacheck.values.money import Money, read_money
from pacheck.values.numbers import Number, Unreadable, figure, read_number
from pacheck.values.recall import kept
from pacheck.values.typography import lower, plain

_ODDS = re.compile(r"(?P<left>.+?)(?:(?: |-)(?P<form>to|for)(?: |-)| ?: ?)(?P<right>.+)", re.ASCII | re.IGNORECASE)
_SHARE = re.compile(
    r"(?P<percent>[^ %]+) ?%(?: of)?(?: the)?(?: progressive)? (?P<of>meter|jackpot|(?:mega|major|minor|mini) jackpot)",
    re.ASCII | re.IGNORECASE,
)
_BARE = re.compile(r"[0-9][0-9,.]*")
_SLASH_OR_HYPHEN = re.compile(r"(?P<left>[0-9][0-9,.]*) ?[/-] ?(?P<right>[0-9][0-9,.]*)")
_NOT_ODDS = "is not in the form of odds"
_EXAMPLE = "Write, for example, 35 to 1 or 500 for 1."
_SHARE_EXAMPLE = "Write, for example, 100% of meter."
_COMMENT_BLANK = "A comment needs a blank before its “#”."


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of `win` to (or for) `stake`. "To" is paid beside the returned wager, "for" includes it."""

    win: Fraction
    stake: Fraction
    form: Literal["to", "for"]
    plainly: bool = True
    """Whether both figures were written without decimals."""

    @property
    def net(self) -> Fraction:
        """What one unit wagered wins beyond its return: 500 for 1 is worth 499 to 1."""
        ratio = self.win / self.stake
        return ratio if self.form == "to" else ratio - 1

    def __str__(self) -> str:
        return f"{figure(self.win)} {self.form} {figure(self.stake)}"


@dataclass(frozen=True, slots=True)
class Share:
    """A share of a progressive meter (or of a named jackpot), in percent."""

    percent: Fraction
    of: str = "meter"

    def __str__(self) -> str:
        return f"{figure(self.percent)}% of {self.of}"


class Word(Enum):
    """A cell that holds a word: the wager is returned, or nothing is paid."""

    PUSH = "Push"
    NOT_PAID = "N/A"

    def __str__(self) -> str:
        return self.value


Payout: TypeAlias = Odds | Share | Money | Word

_WORDS = {"push": Word.PUSH, "n/a": Word.NOT_PAID, "loss": Word.NOT_PAID}
EVEN_MONEY = Odds(Fraction(1), Fraction(1), "to")


class Agreement(Enum):
    """How a submitted payout stands to the required one."""

    SAME = "same"
    OTHER_TERMS = "other terms"
    """The same value, written otherwise: 499 to 1 for 500 for 1."""
    DIFFERS = "differs"


@kept(2048)
def read_payout(text: str) -> Payout:
    """Read a paytable cell: odds to or for, a share of the meter, money with a dollar sign, `Push`, `N/A` or `loss`.

    Raises Unreadable for anything else; a bare number does not say whether it is *to* or *for*.
    """
    value = plain(text)
    word = lower(value)
    if word in _WORDS:
        return _WORDS[word]
    if word in ("even money", "even-money"):
        return EVEN_MONEY
    if value.endswith("%") or _SHARE.fullmatch(value):
        return _read_share(value)
    if value.startswith("$") and " for " not in word:
        return read_money(value, sign_needed=True)
    return read_odds(value)


def read_odds(text: str) -> Odds:
    """Read odds such as `35 to 1`, `35-to-1`, `35:1`, `3 to 2`, `1.5 to 1`, `500 for 1`. Raises Unreadable."""
    value = plain(text)
    match = _ODDS.fullmatch(value)
    if match is None:
        raise _not_odds(value)
    win, stake = _positive(match["left"]), _positive(match["right"])
    form: Literal["to", "for"] = "for" if lower(match["form"] or "to") == "for" else "to"
    return Odds(win.value, stake.value, form, win.whole and stake.whole)


def agreement(required: Payout, submitted: Payout) -> Agreement:
    """Whether a submitted payout is the required one, the same value in other terms, or another."""
    if not (isinstance(required, Odds) and isinstance(submitted, Odds)):
        return Agreement.SAME if required == submitted else Agreement.DIFFERS
    if required == submitted:
        return Agreement.SAME
    return Agreement.OTHER_TERMS if required.net == submitted.net else Agreement.DIFFERS


def _positive(text: str) -> Number:
    if "#" in text:
        raise Unreadable(_NOT_ODDS, _COMMENT_BLANK)
    number = read_number(text, thousands_point=True, example=_EXAMPLE)
    if number.value == 0:
        raise Unreadable("has a zero, which pays nothing", _EXAMPLE)
    return number


def _read_share(value: str) -> Share:
    match = _SHARE.fullmatch(value)
    if match is None:
        raise Unreadable("is not a share of the meter", _SHARE_EXAMPLE)
    return Share(read_number(match["percent"], example=_SHARE_EXAMPLE).value, lower(match["of"]))


def _not_odds(value: str) -> Unreadable:
    if _BARE.fullmatch(value):
        return Unreadable("does not say whether it is to or for", f"Write {value} to 1, or {value} for 1.")
    if match := _SLASH_OR_HYPHEN.fullmatch(value):
        return Unreadable(_NOT_ODDS, f"Write {match['left']} to {match['right']}.")
    if "#" in value:
        return Unreadable(_NOT_ODDS, _COMMENT_BLANK)
    return Unreadable(_NOT_ODDS, _EXAMPLE)
