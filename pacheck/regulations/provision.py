"""What every provision of a regulation has: its citation, how it binds, its source, and when it applies."""

from __future__ import annotations

import datetime
from enum import Enum
from typing import NamedTuple, TypeAlias

from pacheck.regulations.citations import is_under

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


class Source(NamedTuple):
    """Where figures were read, and how current that page said it was."""

    page: str
    current: str


class InForce(NamedTuple):
    """The days between which a provision applies, both included; None where no such day is on record."""

    citation: str
    begins: datetime.date | None
    expires: datetime.date | None
    whole_game: bool = False
    """Whether all provisions of the game stand and fall with it."""

    def on(self, day: datetime.date) -> bool:
        """Whether the provision is in force on a day."""
        return (self.begins is None or self.begins <= day) and (self.expires is None or day <= self.expires)

    def governs(self, citation: str) -> bool:
        """Whether a citation is the provision itself or a part of it."""
        return is_under(citation, self.citation)


class Provision(NamedTuple):
    """What every provision has: its citation, how it binds, its source, and when it applies."""

    citation: str
    source: Source
    binds: Binds = Binds.FIXED
    absence: Absence = Absence.LISTED
    condition: str = ""
    note: str = ""
    doubt: str = ""
    """What of the provision was not seen, so that its figures bind only as far as can be told."""
    in_force: InForce | None = None
    """Its own days, where it is a version of a provision that was amended, or a temporary one."""
    if_elected: str | None = None
    unless_elected: str | None = None
    if_item: tuple[tuple[Path, str], ...] = ()
    """The provision applies unless that item of the submission is stated otherwise."""
    unless_item: tuple[tuple[Path, str], ...] = ()
    """The provision does not apply where that item of the submission is so stated."""
