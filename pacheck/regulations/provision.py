"""What every provision of a regulation has: its citation, how it binds, its source, and when it applies."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

Path: TypeAlias = tuple[str, ...]
"""Where an item stands in a submission: `("dealing", "direction")`."""


class Binds(str, Enum):
    """How a provision binds."""

    FIXED = "fixed"
    SELECTION = "selection"
    MINIMUM = "minimum"


class Absence(str, Enum):
    """What it means that a submission does not state what a provision speaks of."""

    LISTED = "listed"
    WARNING = "warning"
    VIOLATION = "violation"


@dataclass(frozen=True, slots=True)
class Source:
    """Where figures were read, and how current that page said it was."""

    page: str
    current: str


@dataclass(frozen=True, slots=True)
class InForce:
    """The days between which a provision applies, both included; None where no such day is on record."""

    citation: str
    begins: datetime.date | None
    expires: datetime.date | None


@dataclass(frozen=True, slots=True)
class Provision:
    """What every provision has: its citation, how it binds, its source, and when it applies."""

    citation: str
    source: Source
    binds: Binds = Binds.FIXED
    absence: Absence = Absence.LISTED
    condition: str = ""
    note: str = ""
    if_elected: str | None = None
    unless_elected: str | None = None
    if_item: tuple[tuple[Path, str], ...] = ()
    """The provision applies unless that item of the submission is stated otherwise."""
    unless_item: tuple[tuple[Path, str], ...] = ()
    """The provision does not apply where that item of the submission is so stated."""
