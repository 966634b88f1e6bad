"""A submission as the checks see it: typed values, each with the text that stated it."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from pacheck.findings import Finding, Place
from pacheck.regulations.model import Election, MeterFigure, Regulation
from pacheck.regulations.provision import Path, Provision
from pacheck.submission.kinds import Value, same_value
from pacheck.submission.tree import Form, Text
from pacheck.values.money import Money
from pacheck.values.odds import Payout
from pacheck.wording import shown

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stated(Generic[T]):
    """A value and the text that states it; the value is None where the text could not be read, which `fault`
    reports.
    """

    value: T | None
    text: Text
    fault: Finding | None = None

    @property
    def place(self) -> Place:
        """Where the text stands."""
        return self.text.place

    @property
    def pointer(self) -> str:
        """JSON Pointer to the text."""
        return self.text.pointer

    @property
    def shown(self) -> str:
        """The text, safe to display."""
        return shown(self.text.text)


@dataclass(frozen=True, slots=True)
class StatedTable(Generic[T]):
    """Rows by canonical name, and where the table stands."""

    rows: Mapping[str, Stated[T]]
    place: Place
    pointer: str


class StatedWager(NamedTuple):
    """What a submission says of one wager; None for what it does not say."""

    name: str
    place: Place
    pointer: str
    odds: Stated[Payout] | None = None
    letter: Stated[str] | None = None
    payouts: StatedTable[Payout] | None = None
    amounts: tuple[Stated[Money], ...] = ()
    meter: StatedTable[MeterFigure] | None = None
    envy_bonus: tuple[tuple[Stated[Money], StatedTable[Money]], ...] | None = None


class Submission(NamedTuple):
    """One Rules Submission with the regulation it falls under."""

    regulation: Regulation
    form: Form
    effective: Stated[datetime.date] | None
    wagers: Mapping[str, StatedWager]
    elections: tuple[Stated[Election], ...]
    items: Mapping[Path, Stated[Value]]

    def day(self, today: datetime.date) -> datetime.date:
        """The day on which its rules start to be used; today where it states none."""
        return self.effective.value if self.effective and self.effective.value else today

    def elects(self, citation: str) -> bool:
        """Whether the election of that citation is made."""
        return any(election.value is not None and election.value.citation == citation for election in self.elections)

    def applies(self, provision: Provision) -> bool:
        """Whether a provision applies to this submission, by its elections and stated items."""
        if provision.if_elected and not self.elects(provision.if_elected):
            return False
        if provision.unless_elected and self.elects(provision.unless_elected):
            return False
        if any(self._states_otherwise(path, value) for path, value in provision.if_item):
            return False
        return not any(self._states(path, value) for path, value in provision.unless_item)

    def _states(self, path: Path, value: str) -> bool:
        item = self.items.get(path)
        return item is not None and item.value is not None and same_value(item.value, value)

    def _states_otherwise(self, path: Path, value: str) -> bool:
        item = self.items.get(path)
        return item is not None and item.value is not None and not same_value(item.value, value)
