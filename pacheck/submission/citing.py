"""Under which provision each figure of a wager falls, before anything is compared."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from pacheck.regulations.model import EnvyRule, MeterRule, OptionalRowRule, Regulation, UnrecordedRule, WagerRule


@dataclass(frozen=True, slots=True)
class WagerCitations:
    """The citations for a wager's payouts, for rows that may be added to them, for its meter and its Envy Bonus."""

    payouts: str
    added_rows: Mapping[str, str]
    meter: str
    envy_bonus: str

    def row(self, hand: str) -> str:
        """The citation for one hand."""
        return self.added_rows.get(hand, self.payouts)


def cite(regulation: Regulation, wager: str, elected: Collection[str]) -> WagerCitations:
    """The provisions of a wager that apply with those elections."""
    payouts, meter, envy = _unrecorded(regulation, wager), None, None
    added: dict[str, str] = {}
    for rule in reversed([rule for rule in regulation.wager_rules(wager) if _applies(rule, elected)]):
        citation = rule.provision.citation
        if isinstance(rule, OptionalRowRule):
            added[rule.hand] = citation
        elif isinstance(rule, MeterRule):
            meter = citation
        elif isinstance(rule, EnvyRule):
            envy = citation
        else:
            payouts = citation
    return WagerCitations(payouts, added, meter or payouts, envy or payouts)


def _applies(rule: WagerRule, elected: Collection[str]) -> bool:
    provision = rule.provision
    if provision.if_elected and provision.if_elected not in elected:
        return False
    return provision.unless_elected is None or provision.unless_elected not in elected


def _unrecorded(regulation: Regulation, wager: str) -> str:
    for rule in regulation.rules:
        if isinstance(rule, UnrecordedRule) and wager in rule.wagers:
            return rule.provision.citation
    return regulation.wagers_under
