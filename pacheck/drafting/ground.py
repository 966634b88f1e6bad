"""What the law of a game leaves open on a day: which wagers may be offered, with which tables, rows and elections."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from pacheck.regulations.citations import is_under
from pacheck.regulations.model import (
    Election,
    EnvyRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PartRule,
    PaytableRule,
    Regulation,
    WagerRule,
)
from pacheck.regulations.provision import Absence, Binds, Provision
from pacheck.values.labels import normalise


@dataclass(frozen=True)
class Ground:
    """The law of a game on a day, with the elections made that other provisions turn on."""

    law: Regulation
    day: datetime.date
    elected: frozenset[str] = frozenset()

    def in_force(self, provision: Provision) -> bool:
        """Whether a provision may be rested on that day; of an amended one, whether its own version may."""
        if provision.in_force is not None:
            return provision.in_force.on(self.day)
        return all(days.on(self.day) for days in self.law.in_force if days.governs(provision.citation))

    def applies(self, provision: Provision) -> bool:
        """Whether a provision is in force, and applies with the elections that are made."""
        if provision.if_elected and provision.if_elected not in self.elected:
            return False
        if provision.unless_elected and provision.unless_elected in self.elected:
            return False
        return self.in_force(provision)

    def rules(self, wager: str) -> Sequence[WagerRule]:
        """The rules for a wager that apply."""
        return [rule for rule in self.law.wager_rules(wager) if self.applies(rule.provision)]

    def odds(self, wager: str) -> OddsRule | None:
        """The rule for a wager that pays one way."""
        return next((rule for rule in self.rules(wager) if isinstance(rule, OddsRule)), None)

    def tables(self, wager: str) -> list[PaytableRule]:
        """The paytable rules of a wager that apply."""
        return [rule for rule in self.rules(wager) if isinstance(rule, PaytableRule)]

    def lettered(self, wager: str) -> PaytableRule | None:
        """The rule whose letters there are to choose from."""
        return next((rule for rule in self.tables(wager) if rule.letters), None)

    def meters(self, wager: str) -> list[MeterRule]:
        """The rules for the meter of a wager."""
        return [rule for rule in self.rules(wager) if isinstance(rule, MeterRule)]

    def envy(self, wager: str) -> EnvyRule | None:
        """The rule for the Envy Bonuses of a wager."""
        return next((rule for rule in self.rules(wager) if isinstance(rule, EnvyRule)), None)

    def rows(self, wager: str) -> list[OptionalRowRule]:
        """The rows that may be added to the tables of a wager that apply."""
        added_to = {rule.provision.citation for rule in self.tables(wager)}
        rules = (rule for rule in self.rules(wager) if isinstance(rule, OptionalRowRule))
        return [rule for rule in rules if rule.added_to in added_to]

    def on_record(self, wager: str) -> bool:
        """Whether there are figures for a wager at all, on any day and with any election."""
        return any(isinstance(rule, OddsRule | PaytableRule) for rule in self.law.wager_rules(wager))

    def open(self, wager: str) -> bool:
        """Whether a wager may be offered that day with the elections that are made."""
        return any(isinstance(rule, OddsRule | PaytableRule) for rule in self.rules(wager))

    def out_of_force(self, wager: str) -> Provision | None:
        """The provision of a wager that is not in force that day, where that is why it may not be offered."""
        rules = [rule for rule in self.law.wager_rules(wager) if isinstance(rule, OddsRule | PaytableRule)]
        return next((rule.provision for rule in rules if not self.in_force(rule.provision)), None)

    def must(self, wager: str) -> bool:
        """Whether a submission must state a wager, or players may place it whatever the submission says; so are fixed
        odds of a wager that pays one way, which leave no choice.
        """
        rules = self.law.wager_rules(wager)
        if any(rule.provision.absence is not Absence.LISTED for rule in rules):
            return True
        odds = self.odds(wager)
        return odds is not None and odds.provision.binds is Binds.FIXED and not self.needing(wager)

    def needing(self, wager: str) -> list[Election]:
        """The elections that need a wager."""
        return [election for election in self.law.elections if election.needs_wager == wager]

    def steering(self) -> list[Election]:
        """The elections that other provisions turn on."""
        provisions = [rule.provision for rule in self.law.rules]
        turned_on = {one.if_elected for one in provisions} | {one.unless_elected for one in provisions}
        return [election for election in self.law.elections if election.citation in turned_on]

    def own_election(self, wager: str) -> Election | None:
        """The election to offer a wager, which bears its name and is made with it."""
        return next((one for one in self.needing(wager) if normalise(one.name) == normalise(wager)), None)

    def election_of(self, row: OptionalRowRule) -> Election | None:
        """The election to add a row: that which needs it, or the nearest above its citation."""
        needing = [one for one in self.law.elections if one.needs_row == row.hand]
        above = [
            one
            for one in self.law.elections
            if is_under(row.provision.citation, one.citation) and one is not self.own_election(row.wager)
        ]
        return next(iter(needing or sorted(above, key=lambda one: -len(one.citation))), None)

    def brought_by(self, election: Election) -> Iterator[OptionalRowRule]:
        """The rows that an election is about, whether or not they may be added now."""
        for rule in self.law.rules:
            if isinstance(rule, OptionalRowRule) and self.election_of(rule) is election:
                yield rule

    def parts(self) -> dict[str, list[PartRule]]:
        """The rules for the parts other than the wagers, part by part, that are in force."""
        parts: dict[str, list[PartRule]] = {}
        for rule in self.law.part_rules:
            if self.applies(rule.provision):
                parts.setdefault(rule.path[0], []).append(rule)
        return parts


def cited(citations: Collection[str]) -> str:
    """Citations as they stand in a comment, each once."""
    return ", ".join(f"§ {citation}" for citation in dict.fromkeys(citations))
