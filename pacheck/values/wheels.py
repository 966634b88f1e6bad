"""Sections of a wheel and compartments of a roulette wheel."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pacheck.values.numbers import Unreadable
from pacheck.values.recall import kept
from pacheck.values.typography import lower, plain

_SECTION = re.compile(r"(?P<number>0|[1-9][0-9]{0,3}) ?(?P<multiplier>[-x\u00d7]?)", re.IGNORECASE | re.ASCII)
_COMPARTMENT = re.compile(r"(?P<number>[0-9]{1,4}) (?P<color>[a-z]+)")


@dataclass(frozen=True, slots=True)
class Compartment:
    """A compartment as written: its number (text, so that 00 is not 0) and its color."""

    number: str
    color: str

    def __str__(self) -> str:
        return f"{self.number} {self.color}"


@kept(1024)
def read_section(text: str) -> str:
    """Read a section symbol: a number, or a multiplier, whose `7-`, `7x` and `7×` are all `7-`. Raises Unreadable."""
    match = _SECTION.fullmatch(plain(text))
    if match is None:
        raise Unreadable("is not a section symbol", "Write a number, or a multiplier such as 7- or 7x.")
    return match["number"] + ("-" if match["multiplier"] else "")


def read_compartment(text: str) -> Compartment:
    """Read a compartment written as number and color: `0 white`. Raises Unreadable."""
    match = _COMPARTMENT.fullmatch(lower(plain(text)))
    if match is None:
        raise Unreadable("is not a compartment", "Write the number and the color, for example: 0 white.")
    return Compartment(match["number"], match["color"])
