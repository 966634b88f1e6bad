"""Submissions built from nothing but the model of a regulation, as YAML with one figure a line."""

from __future__ import annotations

import copy
import datetime
import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from pacheck.regulations.model import (
    CompartmentsRule,
    CountsRule,
    ItemRule,
    ListRule,
    OddsRule,
    PaytableRule,
    Regulation,
    SectionsRule,
    Unsettled,
    paid,
)
from pacheck.regulations.provision import Absence, Provision

Document: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]

METER_NAMES = {
    "Seed/reseed": "seed_reseed",
    "Seed": "seed",
    "Reseed": "reseed",
    "Primary": "primary",
    "Reserve": "reserve",
}


def rendered(document: Document) -> tuple[str, dict[Path, int]]:
    """The document in block style, and the line on which each name or list item stands."""
    lines: list[str] = []
    places: dict[Path, int] = {}
    _render(document, (), lines, places)
    return "\n".join(lines) + "\n", places


def _render(part: Any, path: Path, lines: list[str], places: dict[Path, int]) -> None:
    indent = "  " * len(path)
    entries = part.items() if isinstance(part, dict) else enumerate(part)
    for name, value in entries:
        mark = "-" if isinstance(part, list) else f"{json.dumps(name)}:"
        here = (*path, name)
        places[here] = len(lines) + 1
        if isinstance(value, dict | list) and value:
            lines.append(f"{indent}{mark}")
            _render(value, here, lines, places)
        else:
            lines.append(f"{indent}{mark} {json.dumps(value)}")


def changed(document: Document, path: Path, value: Any) -> Document:
    """A copy with another value at a path."""
    result = copy.deepcopy(document)
    part: Any = result
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return result


def without(document: Document, path: Path) -> Document:
    """A copy without what stands at a path."""
    result = copy.deepcopy(document)
    part: Any = result
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return result


def base(law: Regulation) -> Document:
    """A compliant submission that states what must be stated, and each wager whose absence is a warning."""
    document: Document = {"game": law.game, "effective": str(day_in_force(law)), "wagers": {}}
    for rule in law.rules:
        if isinstance(rule, OddsRule) and rule.provision.absence is not Absence.LISTED:
            document["wagers"][rule.wager] = str(rule.odds)
        elif isinstance(rule, PaytableRule) and rule.provision.absence is Absence.VIOLATION:
            if not rule.provision.if_elected:
                document["wagers"][rule.wager] = {"paytable": rule.letters[0]}
        elif isinstance(rule, SectionsRule | CompartmentsRule):
            put(document, rule.path, part_value(rule))
    return document


def day_in_force(law: Regulation) -> datetime.date:
    """A day on which all provisions are in force."""
    return max([datetime.date(2025, 7, 1), *(days.begins for days in law.in_force if days.begins)])


def with_elections(document: Document, provision: Provision) -> Document:
    """The document with the election made under which a provision applies."""
    return {**document, "elections": [provision.if_elected]} if provision.if_elected else document


def put(document: Document, path: tuple[str, ...], value: Any) -> None:
    """Put a value at a path, with the parts that lead to it."""
    part = document
    for name in path[:-1]:
        part = part.setdefault(name, {})
    part[path[-1]] = value


def part_value(rule: SectionsRule | CompartmentsRule) -> list[str]:
    """The list that a part must hold."""
    if isinstance(rule, SectionsRule):
        return list(rule.order)
    others = [number for number in rule.numbers if number not in rule.colors]
    colors = {number: rule.alternating[place % len(rule.alternating)] for place, number in enumerate(others)}
    return [f"{number} {rule.colors.get(number) or colors[number]}" for number in rule.numbers]


def table_document(law: Regulation, rule: PaytableRule, letter: str | None) -> Document:
    """A submission that states one table whole; unsettled cells by their first reading."""
    table = next(table for table in rule.tables if table.letter == letter)
    rows = {
        hand: str(cell.readings[0] if isinstance(cell, Unsettled) else cell)
        for hand, cell in table.rows.items()
        if paid(cell)
    }
    stated: Document = {"paytable": letter} if letter else {}
    document = base(law)
    document["wagers"][rule.wager] = {**stated, "payouts": rows}
    return with_elections(document, rule.provision)


def paytable_rule(law: Regulation, wager: str) -> PaytableRule:
    """The tables of a wager that apply without an election."""
    return next(
        rule
        for rule in law.rules
        if isinstance(rule, PaytableRule) and rule.wager == wager and not rule.provision.if_elected
    )


def parts_document(law: Regulation) -> Document:
    """A submission that states every item of every part as the regulation requires it, with the elections it needs."""
    document = base(law)
    elected: set[str] = set()
    for rule in law.part_rules:
        if isinstance(rule, ItemRule):
            put(document, rule.path, item_value(rule, document))
            elected |= set(rule.needs_election.values())
        elif isinstance(rule, ListRule):
            stated = document
            for name in rule.path[:-1]:
                stated = stated.setdefault(name, {})
            stated.setdefault(rule.path[-1], []).extend(first_words(rule))
    for election in law.elections:
        if election.citation in elected:
            document.setdefault("elections", []).append(election.citation)
            if election.needs_wager:
                document["wagers"].setdefault(election.needs_wager, {})
    return document


def first_words(rule: ListRule) -> Iterator[str]:
    """For each thing that a list must include, a word that says it."""
    for word, others in rule.includes.items():
        yield others[0] if others and " or " in word else word


def item_value(rule: ItemRule, document: Document) -> str:
    """A value that the regulation accepts for an item."""
    if rule.required is not None:
        return rule.required
    if rule.kind == "yes or no":
        return "no"
    choices = list(rule.on_record or rule.needs_election or rule.choices)
    if rule.differs_from:
        other: Any = document
        for name in rule.differs_from:
            other = other[name]
        choices = [choice for choice in rule.choices if choice != other]
    return choices[0]


def rules_with_counts(law: Regulation) -> list[CountsRule]:
    """The rules for the counts of sections."""
    return [rule for rule in law.part_rules if isinstance(rule, CountsRule)]
