"""How much of a game's law is checked: its provisions with figures, those without, what is unsettled, and when it
applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from pacheck.regulations.model import PaytableRule, PlayRule, Regulation, Rule, UnrecordedRule, Unsettled
from pacheck.regulations.provision import InForce


class State(str, Enum):
    """How much of a game is checked."""

    CHECKED = "checked"
    PARTLY = "partly"
    NAMES_ONLY = "names only"


class Coverage(NamedTuple):
    """What of one game is checked, in numbers of provisions and cells."""

    game: str
    chapter: str
    state: State
    checked: int
    """Provisions whose figures or requirements are compared with a submission."""
    unverified: int
    """Provisions whose figures are not on record."""
    unsettled: int
    """Cells of paytables that the source does not settle."""
    in_force: tuple[InForce, ...]


def coverage(law: Regulation) -> Coverage:
    """The coverage of one game."""
    compared = [rule for rule in law.rules if not isinstance(rule, PlayRule | UnrecordedRule)]
    unrecorded = [rule for rule in law.rules if isinstance(rule, UnrecordedRule)]
    return Coverage(
        law.game,
        law.chapter,
        _state(law, compared, unrecorded),
        len({rule.provision.citation for rule in compared}),
        len({rule.provision.citation for rule in unrecorded}),
        sum(
            isinstance(cell, Unsettled)
            for rule in law.rules
            if isinstance(rule, PaytableRule)
            for table in rule.tables
            for cell in table.rows.values()
        ),
        law.in_force,
    )


def _state(law: Regulation, compared: Sequence[Rule], unrecorded: Sequence[Rule]) -> State:
    if not compared:
        return State.NAMES_ONLY
    gaps = any(isinstance(rule, PaytableRule) and (rule.other_tables or rule.other_rows) for rule in compared)
    return State.PARTLY if unrecorded or law.not_seen or gaps else State.CHECKED


def days_in_words(days: InForce) -> str:
    """The days of force in words: `from 2025-06-14 to 2028-06-14`."""
    begins = f"from {days.begins}" if days.begins else ""
    expires = f"to {days.expires}" if days.expires else ""
    return " ".join(filter(None, (begins, expires)))


def in_force_in_words(covered: Coverage) -> str:
    """When the game's provisions apply; a dash where no such day is on record."""
    return "; ".join(f"§ {days.citation} {days_in_words(days)}" for days in covered.in_force) or "-"
