"""Odds of wagers that pay one way: fixed odds exactly, minimum odds or better for the player.

A fixed figure may be left out, since the regulation leaves no choice; a minimum must be stated, since it leaves one.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.figures import payout_fault, required_text, result_of
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, error, warning
from pacheck.regulations.model import OddsRule
from pacheck.regulations.provision import Absence, Binds
from pacheck.submission.model import StatedWager, Submission


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each single payout with the odds required for its wager."""
    for rule in submission.regulation.rules:
        if isinstance(rule, OddsRule) and submission.applies(rule.provision):
            stated = submission.wagers.get(rule.wager)
            if stated is not None:
                yield from _judge(rule, stated, submission)
            elif submission.form.get("wagers", rule.wager) is None:
                yield from _absent(rule, submission)


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
    subject = rule.wager if any(map(str.isalpha, rule.wager)) else f"wager {rule.wager}"
    if odds is not None:
        found = payout_fault(rule, rule.wager, odds)
        yield from [found] if found else []
        row = Row(rule.wager, required_text(rule), odds.shown, odds.place.line, found or odds.fault)
        yield Checked(citation, subject, result_of([found], [odds]), rule.wager, rows=(row,))
    elif rule.provision.binds is Binds.MINIMUM and submission.form.get("wagers", rule.wager, "odds") is None:
        missing = _not_stated(rule, stated)
        yield missing
        row = Row(rule.wager, required_text(rule), None, None, missing)
        yield Checked(citation, subject, Result.DIFFERS, rule.wager, rows=(row,))
    else:
        yield Checked(citation, subject, Result.COMPLIES, rule.wager)


def _not_stated(rule: OddsRule, stated: StatedWager) -> Finding:
    return error(
        "odds-not-stated",
        rule.provision.citation,
        stated,
        f"The odds of {rule.wager} are not stated; {required_text(rule)} is required.",
        wager=rule.wager,
        required=required_text(rule),
        help=f"Write the odds, {rule.odds} or more.",
    )
