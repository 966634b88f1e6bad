"""A regulation as pacheck holds it: a rule for each thing that its provisions say."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, TypeAlias

from pacheck.regulations.part_rules import CompartmentsRule as CompartmentsRule
from pacheck.regulations.part_rules import CountsRule as CountsRule
from pacheck.regulations.part_rules import ItemRule as ItemRule
from pacheck.regulations.part_rules import Limit as Limit
from pacheck.regulations.part_rules import ListRule as ListRule
from pacheck.regulations.part_rules import PartRule as PartRule
from pacheck.regulations.part_rules import SectionsRule as SectionsRule
from pacheck.regulations.provision import InForce, Provision, Source
from pacheck.values.money import Money, Rate, Seed
from pacheck.values.odds import Payout, Word


class OddsRule(NamedTuple):
    """The odds of a wager that pays one way."""

    provision: Provision
    wager: str
    odds: Payout


class Unsettled(NamedTuple):
    """A cell that the source does not settle: its possible readings, and how the page prints it."""

    readings: tuple[Payout, ...]
    printed: str


Cell: TypeAlias = Payout | Unsettled


class Paytable(NamedTuple):
    """One paytable, by its letter (None where the regulation gives none), its rows in the regulation's order."""

    letter: str | None
    rows: Mapping[str, Cell]


class PaytableRule(NamedTuple):
    """The paytables of a wager: one without a letter, or several of which exactly one is selected."""

    provision: Provision
    wager: str
    tables: tuple[Paytable, ...]
    other_tables: str = ""
    """Which further tables there are whose figures are not on record."""
    other_rows: str = ""
    """Which further rows there are whose figures are not on record."""

    @property
    def named_by(self) -> str:
        """What the tables are told apart by."""
        return "number" if self.letters and all(letter.isdecimal() for letter in self.letters) else "letter"

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters or numbers to choose from; none for a single table."""
        return tuple(table.letter for table in self.tables if table.letter is not None)

    def table(self, letter: str) -> Paytable | None:
        """The table of that letter."""
        return next((table for table in self.tables if table.letter == letter), None)

    def hands(self) -> tuple[str, ...]:
        """Every hand of any of the tables, in order."""
        return tuple(dict.fromkeys(hand for table in self.tables for hand in table.rows))


class OptionalRowRule(NamedTuple):
    """A row that a certificate holder may add to the tables of another provision."""

    provision: Provision
    wager: str
    added_to: str
    hand: str
    odds: Payout


MeterFigure: TypeAlias = Seed | Rate


class MeterRule(NamedTuple):
    """Seed, reseed and incrementation rates of a meter, by paytable letter (None where there is one table)."""

    provision: Provision
    wager: str
    columns: Mapping[str | None, Mapping[str, MeterFigure]]


class EnvyRule(NamedTuple):
    """Envy Bonuses in dollars, by wager amount and hand."""

    provision: Provision
    wager: str
    schedules: Mapping[Money, Mapping[str, Money]]


class UnrecordedRule(NamedTuple):
    """A provision whose figures are not on record, and the wagers that it governs."""

    provision: Provision
    what: str
    wagers: tuple[str, ...]
    parts: tuple[str, ...] = ()
    """The parts of the wagers that it governs, such as the meter; empty for all that no other provision governs."""


class PlayRule(NamedTuple):
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
WagerRule: TypeAlias = OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule


class Election(NamedTuple):
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
    code: str
    """What the code is called before a citation, as in `58 Pa. Code § 649a.12`."""
    filed_under: str
    """The citation under which Rules Submissions are filed."""
    wagers_under: str
    """The citation that names the wagers of the game."""
    in_force: tuple[InForce, ...]
    rules: tuple[Rule, ...]
    elections: tuple[Election, ...]
    not_seen: str = ""
    """What of the chapter was not seen: other wagers, elections and parts than those named here may be allowed."""

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

    def unrecorded(self, wager: str) -> Sequence[UnrecordedRule]:
        """The provisions for a wager, or for parts of it, whose figures are not on record."""
        return self._unrecorded.get(wager, ())

    @cached_property
    def _unrecorded(self) -> Mapping[str, list[UnrecordedRule]]:
        found: dict[str, list[UnrecordedRule]] = {}
        for rule in self.rules:
            if isinstance(rule, UnrecordedRule):
                for wager in dict.fromkeys(rule.wagers):
                    found.setdefault(wager, []).append(rule)
        return found

    def unrecorded_under(self, wager: str) -> str:
        """The citation of a wager without figures on record: that of its provision, or that which names the wagers."""
        found = (rule.provision.citation for rule in self.unrecorded(wager))
        return next(found, self.wagers_under)

    def on(self, day: datetime.date) -> Regulation:
        """The regulation as of a day: of a provision that was amended, the version in force on that day, and otherwise
        the one nearest to it.
        """
        current: dict[str, Provision] = {}
        for rule in self.rules:
            provision = rule.provision
            kept = current.setdefault(provision.citation, provision)
            if kept is not provision and _distance(provision, day) < _distance(kept, day):
                current[provision.citation] = provision
        numbers = tuple(
            number
            for number, rule in enumerate(self.rules)
            if rule.provision.in_force == current[rule.provision.citation].in_force
        )
        if len(numbers) == len(self.rules):
            return self
        if numbers not in self._versions:
            rules = tuple(self.rules[number] for number in numbers)
            others = {rule.provision.in_force for rule in self.rules} - {rule.provision.in_force for rule in rules}
            in_force = tuple(days for days in self.in_force if days not in others)
            self._versions[numbers] = replace(self, rules=rules, in_force=in_force)
        return self._versions[numbers]

    @cached_property
    def _versions(self) -> dict[tuple[int, ...], Regulation]:
        """The regulation of other days, by which of its rules are in force then."""
        return {}

    @cached_property
    def part_rules(self) -> tuple[PartRule, ...]:
        """The rules for items of parts other than the wagers."""
        kinds = ItemRule | ListRule | SectionsRule | CountsRule | CompartmentsRule
        return tuple(rule for rule in self.rules if isinstance(rule, kinds))


def _distance(provision: Provision, day: datetime.date) -> datetime.timedelta:
    """How far a day is from those on which a provision is in force."""
    days = provision.in_force
    if days is None or days.on(day):
        return datetime.timedelta(0)
    return days.begins - day if days.begins and day < days.begins else day - (days.expires or day)


def paid(cell: Cell) -> bool:
    """Whether a cell pays anything, so that its row belongs in a stated table."""
    return cell is not Word.NOT_PAID
