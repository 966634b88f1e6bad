"""The kinds of item values: how each is read, and how two compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeAlias

from pacheck.regulations.model import ItemRule, Limit
from pacheck.values.labels import normalise
from pacheck.values.measures import Length, read_length, read_rounds, read_share_returned, read_whole, read_yes_no
from pacheck.values.money import Money, read_money
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import Odds, read_odds
from pacheck.values.typography import look_alikes
from pacheck.wording import listing

Value: TypeAlias = str | bool | int | Fraction | Length | Odds | Money

_READERS: dict[str, Callable[[str], Value]] = {
    "length": read_length,
    "yes or no": read_yes_no,
    "whole number": read_whole,
    "money": read_money,
    "rounds": read_rounds,
    "odds": read_odds,
    "share returned": read_share_returned,
}


def read_value(rule: ItemRule, text: str) -> Value:
    """Read a stated value of the kind that the rule names. Raises Unreadable."""
    return read_choice(rule.choices, text) if rule.choices else _READERS[rule.kind](text)


def read_choice(choices: Mapping[str, tuple[str, ...]], text: str) -> str:
    """The choice that a text means, by any of its words. Raises Unreadable."""
    wanted = normalise(text)
    for choice, others in choices.items():
        if wanted in {normalise(word) for word in (choice, *others)}:
            return choice
    raise Unreadable(f"is not one of the known values, {listing(choices)}", look_alikes(text))


def same_value(value: Value, required: str) -> bool:
    """Whether a value of an item is the one that a condition of the regulation file names."""
    if isinstance(value, bool):
        return value is read_yes_no(required)
    return value == required


def within(value: Value, limit: Limit, required: Value) -> bool:
    """Whether a stated value is as the regulation requires."""
    if isinstance(value, Odds) and isinstance(required, Odds):
        return value.net == required.net
    if limit is Limit.EXACTLY:
        return value == required
    stated, bound = _measure(value), _measure(required)
    return stated >= bound if limit is Limit.AT_LEAST else stated <= bound


def _measure(value: Value) -> Fraction:
    if isinstance(value, Length):
        return value.inches
    if isinstance(value, Money):
        return value.dollars
    assert isinstance(value, int | Fraction), "a regulation file has a least or a most only where values have an order"
    return Fraction(value)
