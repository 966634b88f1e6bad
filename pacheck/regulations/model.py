"""A regulation as pacheck holds it: a rule for each thing that its provisions say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TypeAlias

from pacheck.regulations.provision import InForce, Path, Provision, Source
from pacheck.values.money import Money, Rate, Seed
from pacheck.values.odds import Payout, Word


@dataclass(frozen=True, slots=True)
class OddsRule:
    """The odds of a wager that pays one way."""

    provision: Provision
    wager: str
    odds: Payout


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A cell that the source does not settle: its possible readings, and how the page prints it."""

    readings: tuple[Payout, ...]
    printed: str


Cell: TypeAlias = Payout | Unsettled


@dataclass(frozen=True, slots=True)
class Paytable:
    """One paytable, by its letter (None where the regulation gives none), its rows in the regulation's order."""

    letter: str | None
    rows: Mapping[str, Cell]


@dataclass(frozen=True, slots=True)
class PaytableRule:
    """The paytables of a wager: one without a letter, or several of which exactly one is selected."""

    provision: Provision
    wager: str
    tables: tuple[Paytable, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters to choose from; none for a single table."""
        return tuple(table.letter for table in self.tables if table.letter is not None)

    def table(self, letter: str) -> Paytable | None:
        """The table of that letter."""
        return next((table for table in self.tables if table.letter == letter), None)

    def hands(self) -> tuple[str, ...]:
        """Every hand of any of the tables, in order."""
        return tuple(dict.fromkeys(hand for table in self.tables for hand in table.rows))


@dataclass(frozen=True, slots=True)
class OptionalRowRule:
    """A row that a certificate holder may add to the tables of another provision."""

    provision: Provision
    wager: str
    added_to: str
    hand: str
    odds: Payout


MeterFigure: TypeAlias = Seed | Rate


@dataclass(frozen=True, slots=True)
class MeterRule:
    """Seed, reseed and incrementation rates of a meter, by paytable letter (None where there is one table)."""

    provision: Provision
    wager: str
    columns: Mapping[str | None, Mapping[str, MeterFigure]]


@dataclass(frozen=True, slots=True)
class EnvyRule:
    """Envy Bonuses in dollars, by wager amount and hand."""

    provision: Provision
    wager: str
    schedules: Mapping[Money, Mapping[str, Money]]


class Limit(str, Enum):
    """How a stated value stands to the required one."""

    EXACTLY = "exactly"
    AT_LEAST = "at least"
    AT_MOST = "at most"


@dataclass(frozen=True, slots=True)
class ItemRule:
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


@dataclass(frozen=True, slots=True)
class ListRule:
    """A list that must include certain things; each with the other words that mean it."""

    provision: Provision
    path: Path
    includes: Mapping[str, tuple[str, ...]]
    words: Mapping[str, tuple[str, ...]] | None
    """Further known entries; where this is given, entries outside it are refused."""


@dataclass(frozen=True, slots=True)
class SectionsRule:
    """The clockwise order of a wheel's sections."""

    provision: Provision
    path: Path
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CountsRule:
    """How many sections of each kind a wheel has."""

    provision: Provision
    path: Path
    total: int
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CompartmentsRule:
    """The numbers of a roulette wheel, each once; those with a color of their own; the colors that alternate."""

    provision: Provision
    path: Path
    numbers: tuple[str, ...]
    colors: Mapping[str, str]
    alternating: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnrecordedRule:
    """A provision whose figures are not on record, and the wagers that it governs."""

    provision: Provision
    what: str
    wagers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayRule:
    """A rule of play that leaves no choice and that a submission need not state."""

    provision: Provision
    summary: str


Rule: TypeAlias = (
    OddsRule
    | PaytableRule
    | OptionalRowRule
    | MeterRule
    | EnvyRule
    | ItemRule
    | ListRule
    | SectionsRule
    | CountsRule
    | CompartmentsRule
    | UnrecordedRule
    | PlayRule
)
PartRule: TypeAlias = ItemRule | ListRule | SectionsRule | CountsRule | CompartmentsRule
WagerRule: TypeAlias = OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule


@dataclass(frozen=True, slots=True)
class Election:
    """A choice that the regulation allows "if specified in its Rules Submission", and what it needs."""

    name: str
    citation: str
    source: Source
    needs_wager: str | None
    needs_row: str | None


@dataclass(frozen=True, eq=False)
class Regulation:
    """The law of one game; one object for each, compared by identity."""

    game: str
    chapter: str
    filed_under: str
    """The citation under which Rules Submissions are filed."""
    wagers_under: str
    """The citation that names the wagers of the game."""
    sources: Mapping[str, Source]
    in_force: tuple[InForce, ...]
    rules: tuple[Rule, ...]
    elections: tuple[Election, ...]

    @cached_property
    def wagers(self) -> tuple[str, ...]:
        """The wagers of the game in the regulation's own names and order."""
        named: list[str] = []
        for rule in self.rules:
            if isinstance(rule, UnrecordedRule):
                named += rule.wagers
            elif isinstance(rule, OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule):
                named.append(rule.wager)
        return tuple(dict.fromkeys(named))

    def wager_rules(self, wager: str) -> Sequence[WagerRule]:
        """The rules with figures for one wager."""
        return self._by_wager.get(wager, ())

    @cached_property
    def _by_wager(self) -> Mapping[str, list[WagerRule]]:
        rules: dict[str, list[WagerRule]] = {}
        for rule in self.rules:
            if isinstance(rule, OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule):
                rules.setdefault(rule.wager, []).append(rule)
        return rules

    @cached_property
    def part_rules(self) -> tuple[PartRule, ...]:
        """The rules for items of parts other than the wagers."""
        kinds = ItemRule | ListRule | SectionsRule | CountsRule | CompartmentsRule
        return tuple(rule for rule in self.rules if isinstance(rule, kinds))


def paid(cell: Cell) -> bool:
    """Whether a cell pays anything, so that its row belongs in a stated table."""
    return cell is not Word.NOT_PAID
