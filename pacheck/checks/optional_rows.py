"""Rows that a certificate holder may add to a paytable: absent, or with the odds that the regulation wants for them."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.figures import payout_fault, required_text, result_of
from pacheck.findings import Checked, Finding, Row
from pacheck.regulations.model import OptionalRowRule, PaytableRule
from pacheck.submission.model import Stated, StatedWager, Submission
from pacheck.values.odds import Payout, Word


def check(submission: Submission) -> Iterator[Finding | Checked]:
    """Compare each row that was added to a paytable with the odds required for it."""
    for rule in submission.regulation.rules:
        if isinstance(rule, PaytableRule) and submission.applies(rule.provision) and rule.wager in submission.wagers:
            for added, stated in _stated_rows(submission, rule, submission.wagers[rule.wager]):
                found = _fault(added, stated)
                yield from [found] if found else []
                yield Checked(
                    added.provision.citation,
                    f"{rule.wager}: {added.hand}",
                    result_of([found], [stated]),
                    rule.wager,
                )


def added_hands(submission: Submission, rule: PaytableRule) -> set[str]:
    """The hands that may be added to the tables of a rule."""
    return {added.hand for added in _rules(submission, rule)}


def added_rows(submission: Submission, rule: PaytableRule, wager: StatedWager) -> list[Row]:
    """The rows that were added to a stated table, to be drawn with it."""
    return [
        Row(added.hand, required_text(added), stated.shown, stated.place.line, _fault(added, stated) or stated.fault)
        for added, stated in _stated_rows(submission, rule, wager)
    ]


def _rules(submission: Submission, rule: PaytableRule) -> Iterator[OptionalRowRule]:
    for added in submission.regulation.rules:
        if (
            isinstance(added, OptionalRowRule)
            and added.wager == rule.wager
            and added.added_to == rule.provision.citation
        ):
            yield added


def _stated_rows(
    submission: Submission, rule: PaytableRule, wager: StatedWager
) -> Iterator[tuple[OptionalRowRule, Stated[Payout]]]:
    rows = wager.payouts.rows if wager.payouts else {}
    for added in _rules(submission, rule):
        stated = rows.get(added.hand)
        if stated is not None and stated.value is not Word.NOT_PAID:
            yield added, stated


def _fault(added: OptionalRowRule, stated: Stated[Payout]) -> Finding | None:
    return payout_fault(added, added.hand, stated, advice=", or leave the row out")
