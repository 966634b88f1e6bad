"""One stated payout beside one required: fixed exactly, a minimum or better for the player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pacheck.findings import Finding, Result, Severity, Spot, error, warning
from pacheck.regulations.model import OddsRule, OptionalRowRule
from pacheck.regulations.provision import Binds
from pacheck.submission.model import Stated
from pacheck.values.odds import Agreement, Odds, Payout, agreement


def required_text(rule: OddsRule | OptionalRowRule) -> str:
    """The odds that a rule requires, in words."""
    return f"no less than {rule.odds}" if rule.provision.binds is Binds.MINIMUM else str(rule.odds)


def payout_fault(
    rule: OddsRule | OptionalRowRule, name: str, stated: Stated[Payout], paytable: str | None = None, advice: str = ""
) -> Finding | None:
    """What is wrong with a stated payout under a rule; None where nothing is, or where it could not be read."""
    value, wager = stated.value, rule.wager
    if value is None:
        return None
    minimum = rule.provision.binds is Binds.MINIMUM
    agrees = agreement(rule.odds, value)
    enough = minimum and isinstance(value, Odds) and isinstance(rule.odds, Odds) and value.net >= rule.odds.net
    if agrees is Agreement.OTHER_TERMS:
        return other_terms(rule.provision.citation, stated, name, str(rule.odds), stated.shown, wager, paytable)
    if agrees is Agreement.SAME or enough:
        return None
    return error(
        "below-minimum" if minimum else "odds-differ",
        rule.provision.citation,
        stated,
        f"{in_words(name)} pays {stated.shown}; {required_text(rule)} is required.",
        wager=wager,
        paytable=paytable,
        hand=None if name == wager else name,
        required=required_text(rule),
        submitted=stated.shown,
        help=f"Write {rule.odds}{' or more' if minimum else ''}{advice}.",
    )


def in_words(name: str) -> str:
    """A wager or hand at the beginning of a sentence; a wager that is named by a number only is said to be one."""
    return name if any(map(str.isalpha, name)) else f"A wager on {name}"


def other_terms(
    citation: str,
    at: Spot,
    name: str,
    required: str,
    submitted: str | None,
    wager: str | None,
    paytable: str | None = None,
) -> Finding:
    """The warning for the right value in other terms than the regulation's."""
    return warning(
        "other-terms",
        citation,
        at,
        f"{in_words(name)} pays {submitted}, the same value as {required} in other terms.",
        wager=wager,
        paytable=paytable,
        hand=None if wager in (None, name) else name,
        required=required,
        submitted=submitted,
        help=f"Write {required}.",
    )


def result_of(found: Iterable[Finding | None], stated: Iterable[Stated[Any]]) -> Result:
    """How a provision came out: it does not comply with an error, nor where something stated could not be read."""
    wrong = any(finding is not None and finding.severity is Severity.ERROR for finding in found)
    return Result.DIFFERS if wrong or any(one.value is None for one in stated) else Result.COMPLIES
