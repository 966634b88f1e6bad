"""Envy Bonuses: for each wager amount that the regulation has a schedule for, each hand's bonus exactly."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.figures import result_of
from pacheck.findings import Aside, Checked, Finding, NotChecked, Row, Spot, error, warning
from pacheck.regulations.model import EnvyRule
from pacheck.submission.model import Stated, StatedTable, StatedWager, Submission
from pacheck.values.money import Money
from pacheck.wording import listing, shown


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each stated Envy Bonus schedule with the one for its wager amount."""
    for rule in submission.regulation.rules:
        if isinstance(rule, EnvyRule) and submission.applies(rule.provision):
            stated = submission.wagers.get(rule.wager)
            if stated is not None:
                yield from _judge(rule, stated)


def _judge(rule: EnvyRule, stated: StatedWager) -> Iterator[Finding | Checked | NotChecked]:
    subject = f"{rule.wager}: Envy Bonus"
    if not stated.envy_bonus:
        yield NotChecked(rule.provision.citation, subject, Aside.NOT_STATED)
        return
    offered = [amount for amount in stated.amounts if amount.value not in rule.schedules]
    yield from (_no_schedule(rule, amount) for amount in offered if amount.value is not None)
    seen: dict[Money, Stated[Money]] = {}
    for amount, table in stated.envy_bonus:
        if amount.value is None:
            continue
        first = seen.setdefault(amount.value, amount)
        if first is not amount:
            yield _repeated(rule, amount, first)
        elif amount.value in rule.schedules:
            yield from _schedule(rule, amount.value, table)
        elif amount.value not in {other.value for other in offered}:
            yield _no_schedule(rule, amount)
    for amount_due in rule.schedules:
        if amount_due not in seen and amount_due in {amount.value for amount in stated.amounts}:
            yield NotChecked(rule.provision.citation, f"{subject} for {amount_due}", Aside.NOT_STATED)


def _schedule(rule: EnvyRule, amount: Money, table: StatedTable[Money]) -> Iterator[Finding | Checked]:
    required = rule.schedules[amount]
    rows = [_row(rule, amount, hand, bonus, table) for hand, bonus in required.items()]
    for hand, stated in table.rows.items():
        if hand not in required:
            message = f"{shown(hand)} has no Envy Bonus for a {amount} wager."
            found = _fault(rule, "row-extra", stated, hand, message, None, stated.shown, "Delete the row.")
            rows.append(Row(shown(hand), None, stated.shown, stated.place.line, found))
    faults = {stated.fault for stated in table.rows.values()}
    findings = [row.finding for row in rows if row.finding and row.finding not in faults]
    yield from findings
    result = result_of(findings, table.rows.values())
    subject = f"{rule.wager}: Envy Bonus for {amount}"
    yield Checked(rule.provision.citation, subject, result, rule.wager, rows=tuple(rows))


def _row(rule: EnvyRule, amount: Money, hand: str, bonus: Money, table: StatedTable[Money]) -> Row:
    stated = table.rows.get(hand)
    if stated is None:
        message = f"{hand} has no Envy Bonus stated for a {amount} wager; {bonus} is required."
        found = _fault(rule, "row-missing", table, hand, message, str(bonus), None, f"Add {hand}: {bonus}.")
        return Row(hand, str(bonus), None, None, found)
    if stated.value is None or stated.value == bonus:
        return Row(hand, str(bonus), stated.shown, stated.place.line, stated.fault)
    message = f"The Envy Bonus of {hand} for a {amount} wager is {stated.shown}; {bonus} is required."
    found = _fault(rule, "envy-differs", stated, hand, message, str(bonus), stated.shown, f"Write {bonus}.")
    return Row(hand, str(bonus), stated.shown, stated.place.line, found)


def _fault(
    rule: EnvyRule,
    kind: str,
    at: Spot,
    hand: str,
    message: str,
    required: str | None,
    submitted: str | None,
    advice: str,
) -> Finding:
    return error(
        kind,
        rule.provision.citation,
        at,
        message,
        wager=rule.wager,
        hand=shown(hand),
        required=required,
        submitted=submitted,
        help=advice,
    )


def _repeated(rule: EnvyRule, amount: Stated[Money], first: Stated[Money]) -> Finding:
    return error(
        "repeated-name",
        rule.provision.citation,
        amount,
        f"The wager amount {amount.shown} stands twice: first in line {first.place.line}.",
        wager=rule.wager,
        submitted=amount.shown,
        help="Delete one of the two; only the first was judged.",
    )


def _no_schedule(rule: EnvyRule, amount: Stated[Money]) -> Finding:
    known = listing((str(amount) for amount in rule.schedules), "and")
    return warning(
        "envy-amount",
        rule.provision.citation,
        amount,
        f"The regulation has no Envy Bonus schedule for a wager of {amount.shown}; it has schedules for {known}.",
        wager=rule.wager,
        submitted=amount.shown,
        help="Ask the Board which Envy Bonus applies to this amount.",
    )
