"""JSON Schemas of the parts other than the wagers: items, lists, and wheels in every rotation."""

from __future__ import annotations

from fractions import Fraction

from pacheck.lawschema.numbers import not_below, not_negative
from pacheck.lawschema.texts import (
    LENGTH_PLACES,
    MONEY_PLACES,
    ODDS,
    UNITS,
    inches,
    least_length,
    least_money,
    lengths,
    one_of,
)
from pacheck.regulations.model import CompartmentsRule, CountsRule, ItemRule, Limit, ListRule, PartRule, SectionsRule
from pacheck.regulations.schema import Schema
from pacheck.submission.kinds import Value, read_value
from pacheck.values.measures import Length
from pacheck.values.money import Money
from pacheck.values.numbers import figure
from pacheck.values.wheels import read_section

_ROUNDS_BEFORE, _ROUNDS_AFTER = "(?:every )?", "(?: rounds?(?: of play)?)?"
_WHOLE: Schema = {"type": ["string", "integer"], "pattern": f"^{not_negative(1)}$", "minimum": 0}
_READABLE: dict[str, Schema] = {
    "length": lengths(),
    "yes or no": one_of(["yes", "no"]),
    "whole number": _WHOLE,
    "money": {"type": ["string", "number"], "pattern": rf"^\$?{not_negative(MONEY_PLACES)}$", "minimum": 0},
    "rounds": {"type": ["string", "integer"], "pattern": f"^{_ROUNDS_BEFORE}[1-9][0-9]{{0,8}}{_ROUNDS_AFTER}$"},
    "odds": ODDS,
    "share returned": {
        "type": "string",
        "pattern": "^(?:(?:half|one-half|one half|[1-9][0-9]{0,2}/[1-9][0-9]{0,2}|[0-9.]+%)(?: returned)?)$",
    },
}


_HALF = {Fraction(1, 2): ("half", "one-half", "one half")}


def readable(rule: ItemRule) -> Schema:
    """Every value that an item can have, allowed or not."""
    if rule.choices:
        return one_of(word for choice, others in rule.choices.items() for word in (choice, *others))
    return _READABLE[rule.kind]


def part_schema(rule: PartRule) -> Schema:
    """What a rule asks of the part at its path."""
    if isinstance(rule, ItemRule):
        return _item(rule)
    if isinstance(rule, ListRule):
        return _list(rule)
    if isinstance(rule, SectionsRule):
        return {"anyOf": [_ring(rule.order[start:] + rule.order[:start]) for start in range(len(rule.order))]}
    if isinstance(rule, CountsRule):
        return _counts(rule)
    return _compartments(rule)


def _item(rule: ItemRule) -> Schema:
    if rule.required is None:
        return {}
    required = _required(rule, rule.required, read_value(rule, rule.required))
    if not rule.on_record:
        return required
    recorded = one_of(word for choice in rule.on_record for word in (choice, *rule.choices[choice]))
    return {"if": recorded, "then": required}


def _required(rule: ItemRule, required: str, value: Value) -> Schema:
    if rule.choices:
        return one_of((required, *rule.choices[required]))
    exactly = one_of(_exactly(rule.kind, required, value))
    if rule.limit is Limit.EXACTLY:
        return exactly
    return _least(value) if rule.limit is Limit.AT_LEAST else {"anyOf": [{"not": _least(value)}, exactly]}


def _least(value: Value) -> Schema:
    if isinstance(value, Length):
        return least_length(value)
    if isinstance(value, Money):
        return least_money(value.dollars)
    assert isinstance(value, int)
    as_text = f"^{_ROUNDS_BEFORE}{not_below(Fraction(value), 0)}{_ROUNDS_AFTER}$"
    return {"anyOf": [{"type": "integer", "minimum": value}, {"type": "string", "pattern": as_text}]}


def _exactly(kind: str, required: str, value: Value) -> list[str]:
    """The ways to write a value."""
    if isinstance(value, Length):
        lengths = [(value.inches / inches(unit), unit) for unit in UNITS]
        return [f"{figure(number)} {unit}" for number, unit in lengths if _short(number)]
    if isinstance(value, Fraction):
        shares = [f"{value.numerator}/{value.denominator}", f"{figure(value * 100)}%", *_HALF.get(value, ())]
        return [required, *shares, *(f"{share} returned" for share in shares)]
    if kind == "rounds":
        return [required, str(value), f"{value} rounds", f"every {value} rounds"]
    return [required] if isinstance(value, bool) else [required, str(value)]


def _short(number: Fraction) -> bool:
    return LENGTH_PLACES > 0 and pow(10, LENGTH_PLACES, number.denominator) == 0


def _list(rule: ListRule) -> Schema:
    asked = [one_of((word, *others)) for word, others in rule.includes.items()]
    schema: Schema = {"allOf": [{"contains": one} for one in asked]}
    if rule.words is not None:
        known = {**rule.includes, **rule.words}
        schema["items"] = one_of(word for name, others in known.items() for word in (name, *others))
    return schema


def _ring(order: tuple[str, ...]) -> Schema:
    sections = [_section(symbol) for symbol in order]
    return {"prefixItems": sections, "minItems": len(order), "maxItems": len(order)}


def _section(symbol: str) -> Schema:
    """A section by its symbol: a multiplier may be written as 7-, 7x or 7×."""
    number = read_section(symbol).removesuffix("-")
    return one_of([symbol, *(f"{number}{sign}" for sign in "-x×" if number != read_section(symbol))])


def _counts(rule: CountsRule) -> Schema:
    counted = [
        {"contains": _section(symbol), "minContains": count, "maxContains": count}
        for symbol, count in rule.counts.items()
    ]
    return {"allOf": counted, "minItems": rule.total, "maxItems": rule.total}


def _compartments(rule: CompartmentsRule) -> Schema:
    """Each number once, with its color where it has one of its own; as many of each alternating color as must be."""
    colors = {number: (rule.colors[number],) if number in rule.colors else rule.alternating for number in rule.numbers}
    once = [{"contains": _compartment([number], colors[number]), "maxContains": 1} for number in rule.numbers]
    others = [number for number in rule.numbers if number not in rule.colors]
    evenly, left = divmod(len(others), len(rule.alternating))
    shares = [
        {"contains": _compartment(others, [color]), "minContains": evenly, "maxContains": evenly + (left > 0)}
        for color in rule.alternating
    ]
    return {"allOf": [*once, *shares], "minItems": len(colors), "maxItems": len(colors)}


def _compartment(numbers: list[str], colors: tuple[str, ...] | list[str]) -> Schema:
    parts = {"number": one_of(numbers), "color": one_of(colors)}
    as_text = one_of(f"{number} {color}" for number in numbers for color in colors)
    return {"anyOf": [as_text, {"type": "object", "properties": parts, "required": list(parts)}]}
