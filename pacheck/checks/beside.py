"""Several provisions on the payouts of one wager: which rows and which letter of a statement each of them is about."""

from __future__ import annotations

from pacheck.checks.optional_rows import added_hands
from pacheck.regulations.model import PaytableRule
from pacheck.submission.model import StatedWager, Submission


def hands_apart(submission: Submission, rule: PaytableRule) -> set[str]:
    """The hands that other provisions govern beside a rule's own: rows that may be added, rows of other tables."""
    apart = added_hands(submission, rule)
    for other in _beside(submission, rule):
        apart |= {*other.hands(), *added_hands(submission, other)} - {*rule.hands()}
    return apart


def own_part(submission: Submission, rule: PaytableRule, stated: StatedWager) -> StatedWager:
    """What a statement says under one rule: without payouts where none of its rows is stated beside those of others,
    without a letter where the letter is that of others.
    """
    beside = _beside(submission, rule)
    if not beside:
        return stated
    if stated.payouts and not stated.payouts.rows.keys() & {*rule.hands()}:
        stated = stated._replace(payouts=None)
    if not rule.letters and any(other.letters for other in beside):
        stated = stated._replace(letter=None)
    return stated


def is_open(submission: Submission, rule: PaytableRule) -> bool:
    """Whether a table that a rule has on record may have rows that are not."""
    return bool(rule.other_rows) or any(one.other_rows or one.other_tables for one in _beside(submission, rule))


def _beside(submission: Submission, rule: PaytableRule) -> list[PaytableRule]:
    return [
        other
        for other in submission.regulation.wager_rules(rule.wager)
        if isinstance(other, PaytableRule) and other is not rule and submission.applies(other.provision)
    ]
