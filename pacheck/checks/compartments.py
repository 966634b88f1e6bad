"""Compartments of a roulette wheel: each number once, those with a color of their own, the other colors alternating.

The regulation gives no order of the numbers; the colors alternate around the wheel, leaving out the compartments
with a color
of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import ne
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
        findings += _colors(rule, stated, complete)
    yield from findings
    result = Result.COMPLIES if complete and not findings else Result.DIFFERS
    rows = tuple(_rows(stated, findings))
    yield Checked(rule.provision.citation, subject(rule.path), result, rows=rows, ring=True)


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


def _colors(rule: CompartmentsRule, stated: list[_Stated], complete: bool) -> Iterator[Finding]:
    """Colors that are not those required; among the alternating ones, the fewest that would have to change.

    Where a compartment is missing or cannot be read, one break of the alternation is let pass.
    """
    ring = [one for one in stated if one.compartment.number in rule.numbers]
    fitting = dict(zip(map(id, ring), _fitting_colors(rule, ring, complete), strict=True))
    for one in ring:
        number, color, required = one.compartment.number, one.compartment.color, fitting[id(one)]
        if color == required:
            continue
        message = f"Compartment {number} is {shown(color)}; {required} is required."
        advice = f"Write {number} {required}."
        if number not in rule.colors:
            names = listing(rule.alternating, "and")
            advice += f" {names.capitalize()} alternate around the wheel, leaving out {listing(rule.colors, 'and')}."
        kind = "compartment-color"
        yield _error(rule, kind, one.at, message, f"{number} {required}", shown(str(one.compartment)), advice)


def _fitting_colors(rule: CompartmentsRule, ring: list[_Stated], complete: bool) -> list[str]:
    """The color that each compartment should have: its own, or the one with which the fewest others must change."""
    others = [one.compartment.color for one in ring if one.compartment.number not in rule.colors]
    cycle = rule.alternating
    starts = range(len(cycle))
    breaks = range(1 if complete and len(others) % len(cycle) == 0 else max(len(others), 1))
    candidates = [
        [cycle[(start + place + (place >= broken > 0)) % len(cycle)] for place in range(len(others))]
        for broken in breaks
        for start in starts
    ]
    best = iter(min(candidates, key=lambda colors: sum(map(ne, colors, others))))
    return [rule.colors.get(one.compartment.number) or next(best) for one in ring]


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
