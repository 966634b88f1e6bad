"""Compartments of a roulette wheel: each number once, those with a color of their own, the other colors alternating.

The regulation gives no order of the numbers; the colors alternate around the wheel, leaving out the compartments
with a color
of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pacheck.checks.items import subject
from pacheck.findings import Checked, Finding, Result, Row, Spot, error
from pacheck.regulations.model import CompartmentsRule
from pacheck.submission.model import Submission
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from pacheck.values.numbers import Unreadable
from pacheck.values.typography import lower, plain
from pacheck.values.wheels import Compartment, read_compartment
from pacheck.wording import listing, quoted, shown


class _Stated(NamedTuple):
    compartment: Compartment
    at: Spot


def check(submission: Submission) -> Iterator[Finding | Checked]:
    """Compare the stated compartments with the numbers and colors required."""
    for rule in submission.regulation.part_rules:
        entry = submission.form.get(*rule.path)
        if isinstance(rule, CompartmentsRule) and entry is not None and isinstance(entry.value, Listing):
            yield from _judge(rule, entry, entry.value)


def _judge(rule: CompartmentsRule, entry: Entry, listed: Listing) -> Iterator[Finding | Checked]:
    findings: list[Finding] = []
    stated: list[_Stated] = []
    for item in listed.items:
        compartment = _read(rule, item, findings)
        if compartment is not None:
            stated.append(_Stated(compartment, item))
    complete = len(stated) == len(listed.items)
    if not findings or stated:
        findings += _numbers(rule, entry, stated)
        findings += _colors(rule, stated)
        findings += _neighbours(rule, stated, complete)
    yield from findings
    result = Result.COMPLIES if complete and not findings else Result.DIFFERS
    yield Checked(rule.provision.citation, subject(rule.path), result, rows=tuple(_rows(stated, findings)))


def _read(rule: CompartmentsRule, item: Tree, findings: list[Finding]) -> Compartment | None:
    if isinstance(item, Form):
        number, color = item.text("number"), item.text("color")
        return Compartment(plain(number.text), lower(plain(color.text))) if number and color else None
    if isinstance(item, Text) and item.text:
        try:
            return read_compartment(item.text)
        except Unreadable as unreadable:
            if not item.faulty:
                message = f"{quoted(item.text)} {unreadable.problem}."
                findings.append(
                    _error(rule, "unreadable-value", item, message, None, shown(item.text), unreadable.remedy)
                )
    return None


def _numbers(rule: CompartmentsRule, entry: Entry, stated: list[_Stated]) -> Iterator[Finding]:
    first: dict[str, _Stated] = {}
    span = f"{rule.numbers[0]} to {rule.numbers[-1]}"
    for one in stated:
        number = one.compartment.number
        if number not in rule.numbers:
            message = f"There is no compartment {shown(number)}; the numbers are {span}."
            yield _error(
                rule,
                "compartment-number",
                one.at,
                message,
                f"a number from {span}",
                shown(str(one.compartment)),
                "Correct the number.",
            )
        elif number in first:
            message = f"The number {number} stands twice: first in line {first[number].at.place.line}."
            yield _error(
                rule,
                "compartment-number",
                one.at,
                message,
                "each number once",
                str(one.compartment),
                "Delete one of the two.",
            )
        else:
            first[number] = one
    missing = [number for number in rule.numbers if number not in first]
    if missing:
        numbers = listing(missing, "and")
        message = f"The number {numbers} is missing." if len(missing) == 1 else f"The numbers {numbers} are missing."
        yield _error(rule, "compartment-number", entry, message, numbers, None, f"Add what is missing: {numbers}.")


def _colors(rule: CompartmentsRule, stated: list[_Stated]) -> Iterator[Finding]:
    for one in stated:
        number, color = one.compartment.number, one.compartment.color
        allowed = (rule.colors[number],) if number in rule.colors else rule.alternating
        if color not in allowed and number in rule.numbers:
            required = f"{number} {listing(allowed)}"
            message = f"Compartment {number} is {shown(color)}; {listing(allowed)} is required."
            yield _error(
                rule, "compartment-color", one.at, message, required, shown(str(one.compartment)), f"Write {required}."
            )


def _neighbours(rule: CompartmentsRule, stated: list[_Stated], complete: bool) -> Iterator[Finding]:
    """Neighbours of one color. In a run of one color every second compartment is reported: with the other color
    it would fit.
    """
    ring = [one for one in stated if one.compartment.number not in rule.colors]
    if len(ring) < 3 or not complete:
        return
    colors = [one.compartment.color for one in ring]
    turn = next((place for place in range(len(ring)) if colors[place] != colors[place - 1]), 0)
    offset = 0
    for place in range(turn, turn + len(ring)):
        before, one = ring[(place - 1) % len(ring)], ring[place % len(ring)]
        offset = offset + 1 if one.compartment.color == before.compartment.color and place != turn else 0
        if offset % 2 and one.compartment.color in rule.alternating:
            others = [other for other in rule.alternating if other != one.compartment.color]
            required = f"{one.compartment.number} {listing(others)}"
            numbers = f"{before.compartment.number} and {one.compartment.number}"
            message = f"Compartments {numbers} are neighbours and both {one.compartment.color}."
            names = listing(rule.alternating, "and")
            advice = f"Let {names} alternate around the wheel, leaving out {listing(rule.colors, 'and')}."
            yield _error(rule, "compartment-color", one.at, message, required, shown(str(one.compartment)), advice)


def _rows(stated: list[_Stated], findings: list[Finding]) -> Iterator[Row]:
    """The compartments as stated, each with what is wrong with it, then the numbers that are missing."""
    wrong = {finding.pointer: finding for finding in findings}
    for number, one in enumerate(stated):
        found = wrong.get(one.at.pointer)
        required = found.required if found and found.rule == "compartment-color" else None
        yield Row(f"compartment {number + 1}", required, shown(str(one.compartment)), one.at.place.line, found)
    for finding in findings:
        if finding.submitted is None:
            yield Row("compartment", finding.required, None, None, finding)


def _error(
    rule: CompartmentsRule, kind: str, at: Spot, message: str, required: str | None, submitted: str | None, advice: str
) -> Finding:
    return error(kind, rule.provision.citation, at, message, required=required, submitted=submitted, help=advice)
