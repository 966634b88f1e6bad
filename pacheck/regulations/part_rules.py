"""Rules for the parts of a submission other than the wagers: wheel, table, layout, dealing, limits."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

from pacheck.regulations.provision import Path, Provision


class Limit(str, Enum):
    """How a stated value stands to the required one."""

    EXACTLY = "exactly"
    AT_LEAST = "at least"
    AT_MOST = "at most"


class ItemRule(NamedTuple):
    """One stated value of a part of the submission, of a kind that says how it is read."""

    provision: Provision
    path: Path
    kind: str
    limit: Limit
    required: str | None
    """The required value as written in the regulation file; None where any value will do."""
    choices: Mapping[str, tuple[str, ...]]
    """For a choice: its values, each with the other words that mean it."""
    on_record: tuple[str, ...]
    """For a choice: the values whose consequences are on record; empty for all."""
    differs_from: Path | None
    needs_election: Mapping[str, str]
    more_not_on_record: str = ""
    """For a least value: on what it depends how much more may be required, where the submission does not tell."""


class ListRule(NamedTuple):
    """A list that must include certain things; each with the other words that mean it."""

    provision: Provision
    path: Path
    includes: Mapping[str, tuple[str, ...]]
    words: Mapping[str, tuple[str, ...]] | None
    """Further known entries; where this is given, entries outside it are refused."""


class SectionsRule(NamedTuple):
    """The clockwise order of a wheel's sections."""

    provision: Provision
    path: Path
    order: tuple[str, ...]


class CountsRule(NamedTuple):
    """How many sections of each kind a wheel has."""

    provision: Provision
    path: Path
    total: int
    counts: Mapping[str, int]


class CompartmentsRule(NamedTuple):
    """The numbers of a roulette wheel, each once; those with a color of their own; the colors that alternate."""

    provision: Provision
    path: Path
    numbers: tuple[str, ...]
    colors: Mapping[str, str]
    alternating: tuple[str, ...]


PartRule: TypeAlias = ItemRule | ListRule | SectionsRule | CountsRule | CompartmentsRule
