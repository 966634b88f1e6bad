"""Under which provision each figure of a wager falls, before anything is compared."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from pacheck.regulations.model import EnvyRule, MeterRule, OptionalRowRule, PaytableRule, Regulation, WagerRule
from pacheck.values.recall import kept


class WagerCitations(NamedTuple):
    """The citations for a wager's payouts, for each of their rows, for its meter and its Envy Bonus."""

    payouts: str
    rows: Mapping[str, str]
    meter: str
    envy_bonus: str

    def row(self, hand: str) -> str:
        """The citation for one hand."""
        return self.rows.get(hand, self.payouts)


def cite(regulation: Regulation, wager: str, elected: Collection[str]) -> WagerCitations:
    """The provisions of a wager that apply with those elections."""
    return _cited(wager, regulation, frozenset(elected))


@kept(1024)
def _cited(wager: str, regulation: Regulation, elected: frozenset[str]) -> WagerCitations:
    payouts, meter, envy = regulation.unrecorded_under(wager), None, None
    for unrecorded in regulation.unrecorded(wager):
        meter = unrecorded.provision.citation if "meter" in unrecorded.parts else meter
        envy = unrecorded.provision.citation if "envy_bonus" in unrecorded.parts else envy
    added: dict[str, str] = {}
    tables: dict[str, str] = {}
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
            if isinstance(rule, PaytableRule):
                tables.update(dict.fromkeys(rule.hands(), citation))
    return WagerCitations(payouts, {**tables, **added}, meter or payouts, envy or payouts)


def _applies(rule: WagerRule, elected: Collection[str]) -> bool:
    provision = rule.provision
    if provision.if_elected and provision.if_elected not in elected:
        return False
    return provision.unless_elected is None or provision.unless_elected not in elected
