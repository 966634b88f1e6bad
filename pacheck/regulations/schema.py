"""The JSON Schema of a game's submission, built from its regulation.

It says what may be named where, and of which shape it is; the figures are compared by the checks. In it, `title`
says what a
name stands for and `$comment` holds the citation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

from pacheck.regulations.model import (
    CountsRule,
    EnvyRule,
    ItemRule,
    ListRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PartRule,
    PaytableRule,
    Regulation,
    SectionsRule,
)
from pacheck.regulations.provision import Absence

Schema: TypeAlias = dict[str, Any]

METER_PARTS = ("seed_reseed", "seed", "reseed", "primary", "reserve")


@cache
def submission_schema(regulation: Regulation) -> Schema:
    """The JSON Schema (2020-12) of the submissions of one game, with canonical names."""
    filed = regulation.filed_under
    properties: dict[str, Schema] = {
        "certificate_holder": _text(filed),
        "game": _text(filed),
        "chapter": _text(filed),
        "submitted": _text(filed),
        "effective": _text(filed),
        "wagers": _wagers(regulation),
        "elections": {"type": "array", "title": "election", "$comment": filed, "items": _text(filed)},
    }
    required = ["wagers"]
    for rule in regulation.part_rules:
        _add_part(properties, rule)
        if rule.provision.absence is Absence.VIOLATION:
            required.append(rule.path[0])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **_mapping("key", filed, properties, list(dict.fromkeys(required)), others=bool(regulation.not_seen)),
    }


def _wagers(regulation: Regulation) -> Schema:
    properties = {}
    required = []
    for wager in regulation.wagers:
        properties[wager] = _wager(regulation, wager)
        if any(rule.provision.absence is Absence.VIOLATION for rule in regulation.wager_rules(wager)):
            required.append(wager)
    under = regulation.wagers_under
    others = _unrecorded_wager(under) if regulation.not_seen else False
    return _mapping("wager", under, properties, required, others=others)


def _wager(regulation: Regulation, wager: str) -> Schema:
    rules = list(regulation.wager_rules(wager))
    if not rules:
        return _unrecorded_wager(regulation.unrecorded_under(wager))
    citation = rules[0].provision.citation
    properties: dict[str, Schema] = {"amounts": {**_list(citation), "minItems": 1}}
    single = any(isinstance(rule, OddsRule) for rule in rules)
    if single:
        properties["odds"] = _text(citation)
    else:
        properties["paytable"] = _text(citation)
        hands = {hand: _text(citation) for hand in _hands(regulation, wager)}
        more = any(isinstance(rule, PaytableRule) and (rule.other_rows or rule.other_tables) for rule in rules)
        properties["payouts"] = _mapping("hand", citation, hands, others=_text(citation) if more else False)
    for rule in rules:
        if isinstance(rule, MeterRule):
            cited = rule.provision.citation
            properties["meter"] = _mapping("key", cited, {part: _text(cited) for part in METER_PARTS})
        elif isinstance(rule, EnvyRule):
            properties["envy_bonus"] = _envy(rule)
    for unrecorded in regulation.unrecorded(wager):
        for part in unrecorded.parts or ("meter", "envy_bonus"):
            properties.setdefault(part, _unrecorded_parts(unrecorded.provision.citation)[part])
    return {**_mapping("key", citation, properties), "type": ["string", "object"] if single else "object"}


def _unrecorded_wager(citation: str) -> Schema:
    properties = {
        "odds": _text(citation),
        "paytable": _text(citation),
        "payouts": {**_anything(citation), "title": "hand"},
        "amounts": {**_list(citation), "minItems": 1},
        **_unrecorded_parts(citation),
    }
    return {**_mapping("key", citation, properties), "type": ["string", "object"]}


def _unrecorded_parts(citation: str) -> dict[str, Schema]:
    anything = _anything(citation)
    return {"meter": anything, "envy_bonus": {**anything, "additionalProperties": anything}}


def _anything(citation: str) -> Schema:
    return {"type": "object", "title": "key", "$comment": citation, "additionalProperties": _text(citation)}


def _hands(regulation: Regulation, wager: str) -> Iterable[str]:
    named: list[str] = []
    for rule in regulation.wager_rules(wager):
        if isinstance(rule, PaytableRule):
            named += rule.hands()
        elif isinstance(rule, OptionalRowRule):
            named.append(rule.hand)
    return dict.fromkeys(named)


def _envy(rule: EnvyRule) -> Schema:
    citation = rule.provision.citation
    hands = dict.fromkeys(hand for rows in rule.schedules.values() for hand in rows)
    schedule = _mapping("hand", citation, {hand: _text(citation) for hand in hands})
    return {
        **_mapping("wager amount", citation, {str(amount): schedule for amount in rule.schedules}),
        "additionalProperties": schedule,
    }


def _add_part(properties: dict[str, Schema], rule: PartRule) -> None:
    """Put the schema of an item at its path, with the mappings that lead to it."""
    citation = rule.provision.citation
    for name in rule.path[:-1]:
        part = properties.setdefault(name, _mapping("key", citation, {}))
        required: list[str] = part.setdefault("required", [])
        properties = part["properties"]
    if rule.provision.absence is Absence.VIOLATION and rule.path[-1] not in required:
        required.append(rule.path[-1])
    if isinstance(rule, ItemRule):
        properties.setdefault(rule.path[-1], _text(citation))
    elif isinstance(rule, ListRule | SectionsRule | CountsRule):
        properties.setdefault(rule.path[-1], _list(citation))
    else:
        entry = {
            **_mapping("key", citation, {"number": _text(citation), "color": _text(citation)}, ["number", "color"]),
            "type": ["string", "object"],
        }
        properties.setdefault(rule.path[-1], {"type": "array", "title": "list", "$comment": citation, "items": entry})


def _text(citation: str) -> Schema:
    return {"type": "string", "minLength": 1, "title": "value", "$comment": citation}


def _list(citation: str) -> Schema:
    return {"type": "array", "title": "list", "$comment": citation, "items": _text(citation)}


def _mapping(
    title: str,
    citation: str,
    properties: dict[str, Schema],
    required: list[str] | None = None,
    *,
    others: Schema | bool = False,
) -> Schema:
    return {
        "type": "object",
        "title": title,
        "$comment": citation,
        "properties": properties,
        "required": required or [],
        "additionalProperties": others,
    }
