"""Odds of wagers that pay one way: fixed odds exactly, minimum odds or better for the player.

A fixed figure may be left out, since the regulation leaves no choice; a minimum must be stated, since it leaves one.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.paytables import other_terms
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, Severity, error, warning
from pacheck.regulations.model import Absence, Binds, OddsRule
from pacheck.submission.model import Stated, StatedWager, Submission
from pacheck.values.odds import Agreement, Odds, Payout, agreement


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each single payout with the odds required for its wager."""
    for rule in submission.regulation.rules:
        if isinstance(rule, OddsRule) and submission.applies(rule.provision):
            stated = submission.wagers.get(rule.wager)
            if stated is not None:
                yield from _judge(rule, stated, submission)
            elif submission.form.get("wagers", rule.wager) is None:
                yield from _absent(rule, submission)


def required_text(rule: OddsRule) -> str:
    """The odds that a wager must pay, in words."""
    return f"no less than {rule.odds}" if rule.provision.binds is Binds.MINIMUM else str(rule.odds)


def _absent(rule: OddsRule, submission: Submission) -> Iterator[Finding | NotChecked]:
    citation = rule.provision.citation
    wagers = submission.form.get("wagers")
    if rule.provision.absence is Absence.WARNING and wagers is not None:
        yield warning(
            "wager-not-stated",
            citation,
            wagers,
            f"The wager {rule.wager} is not stated; the regulation lets players place it.",
            wager=rule.wager,
            required=required_text(rule),
            help=f"Add {rule.wager} with its odds.",
        )
    yield NotChecked(citation, rule.wager, Aside.NOT_STATED)


def _judge(rule: OddsRule, stated: StatedWager, submission: Submission) -> Iterator[Finding | Checked]:
    citation, odds = rule.provision.citation, stated.odds
    found: Finding | None = None
    rows: tuple[Row, ...] = ()
    if odds is not None:
        found = _fault(rule, odds) if odds.value is not None else odds.fault
        rows = (Row(rule.wager, required_text(rule), odds.shown, odds.place.line, found),)
    elif rule.provision.binds is Binds.MINIMUM and submission.form.get("wagers", rule.wager, "odds") is None:
        found = error(
            "odds-not-stated",
            citation,
            stated,
            f"The odds of {rule.wager} are not stated; {required_text(rule)} is required.",
            wager=rule.wager,
            required=required_text(rule),
            help=f"Write the odds, {rule.odds} or more.",
        )
        rows = (Row(rule.wager, required_text(rule), None, None, found),)
    if found is not None and (odds is None or found is not odds.fault):
        yield found
    differs = (found is not None and found.severity is Severity.ERROR) or (odds is not None and odds.value is None)
    subject = rule.wager if any(map(str.isalpha, rule.wager)) else f"wager {rule.wager}"
    yield Checked(citation, subject, Result.DIFFERS if differs else Result.COMPLIES, rule.wager, rows=rows)


def _fault(rule: OddsRule, odds: Stated[Payout]) -> Finding | None:
    value = odds.value
    assert value is not None
    minimum = rule.provision.binds is Binds.MINIMUM
    agrees = agreement(rule.odds, value)
    enough = minimum and isinstance(value, Odds) and isinstance(rule.odds, Odds) and value.net >= rule.odds.net
    if agrees is Agreement.OTHER_TERMS:
        return other_terms(rule.provision.citation, odds, rule.wager, str(rule.odds), odds.shown, rule.wager)
    if agrees is Agreement.SAME or enough:
        return None
    return error(
        "below-minimum" if minimum else "odds-differ",
        rule.provision.citation,
        odds,
        f"{rule.wager} pays {odds.shown}; {required_text(rule)} is required.",
        wager=rule.wager,
        required=required_text(rule),
        submitted=odds.shown,
        help=f"Write {rule.odds}{' or more' if minimum else ''}.",
    )
