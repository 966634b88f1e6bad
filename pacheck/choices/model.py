"""One choice of a casino."""

from __future__ import annotations

from typing import Any, NamedTuple

from pacheck.values.odds import Agreement, Odds, agreement

PAYTABLE = "Paytable"
ODDS = "odds"
AMOUNTS = "wager amounts"


class Choice(NamedTuple):
    """One thing that a submission settles: what it is about, and what was chosen."""

    subject: str
    """The wager or the part, in the regulation's name, safe to show."""
    name: str
    """What of it: `Paytable`, a hand, `meter: Primary`; empty for the wager or part itself."""
    text: str
    """What was chosen, safe to show."""
    value: Any
    """What two choices are compared by."""
    citation: str
    pointer: str
    line: int
    stated: bool = True
    """False for a row that is not stated, but follows from the paytable that is."""
    hand: str | None = None
    ring: tuple[str, ...] = ()
    """Of a wheel, what stands around it, as listed."""


def same(one: Choice, other: Choice) -> bool:
    """Whether two choices come to the same, however they are written."""
    if isinstance(one.value, Odds) and isinstance(other.value, Odds):
        return agreement(one.value, other.value) is not Agreement.DIFFERS
    return bool(one.value == other.value)
