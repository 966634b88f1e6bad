"""The JSON Schema of the whole law of a game: the shape of its submissions, and every figure that the law fixes.

The shape is that of `submission_schema`; what the provisions ask is laid over it, under conditions where they have any.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from fractions import Fraction

from pacheck.lawschema.amounts import envy_schema, meter_schema
from pacheck.lawschema.conditions import Elected, Facts, applies, elects, every_case, needs, nested, where
from pacheck.lawschema.limits import description
from pacheck.lawschema.parts import part_schema, readable
from pacheck.lawschema.payouts import odds_schema, table_schemas
from pacheck.lawschema.shape import scalars, wager_values
from pacheck.lawschema.texts import ABSENT, ANYTHING, DATE, all_of, between, one_of
from pacheck.regulations.model import (
    Election,
    EnvyRule,
    ItemRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PaytableRule,
    Regulation,
    WagerRule,
)
from pacheck.regulations.provision import InForce, Provision
from pacheck.regulations.schema import Schema, submission_schema
from pacheck.values.money import Money

ONE_DOLLAR = Money(Fraction(1))
"""What "for 1" in a seed stands for."""

_NAMED: Schema = {"anyOf": [{"required": ["game"]}, {"required": ["chapter"]}]}


def law_schema(regulation: Regulation, chapters: Iterable[str], day: datetime.date) -> Schema:
    """A JSON Schema (2020-12, standard keywords only) of the law of a game as it is in force on a day.

    Its figures and names are those of the regulation, spelled as there; what a schema cannot say of the law stands in
    its `description`.
    """
    law = regulation.on(day)
    shape = scalars(submission_schema(law), law.code)
    properties = shape["properties"]
    properties |= {"game": one_of([law.game]), "chapter": one_of(chapters), "effective": DATE, "submitted": DATE}
    properties["elections"] = _elections(law)
    for wager in law.wagers:
        wager_values(properties["wagers"]["properties"][wager], law.wager_rules(wager))
    asked = [*_whole_days(law), *_wagers(law, properties["wagers"]["properties"]), *_parts(law, shape)]
    return {
        "$schema": shape.pop("$schema"),
        "title": f"Rules Submission: {law.game}, {law.code} Chapter {law.chapter}",
        **shape,
        "description": description(law, day),
        "allOf": [_NAMED, *asked, *_elected(law), *_days(law)],
    }


def _elections(law: Regulation) -> Schema:
    names = [text for election in law.elections for text in (election.citation, election.name)]
    once = [
        {"contains": one_of([election.citation, election.name]), "minContains": 0, "maxContains": 1}
        for election in law.elections
    ]
    items: Schema | bool = one_of(names) if names else False
    return {"type": "array", "items": ANYTHING if law.not_seen else items, **all_of(once)}


def _wagers(law: Regulation, shapes: dict[str, Schema]) -> Iterator[Schema]:
    for wager, shape in shapes.items():
        rules = law.wager_rules(wager)
        cases = list(every_case(rule.provision for rule in rules))
        for facts in cases:
            asked = _wager(wager, [rule for rule in rules if applies(rule.provision, facts)])
            if len(cases) == 1:
                shape |= all_of(asked)
            else:
                offered = _offered(
                    [rule.provision for rule in rules if isinstance(rule, OddsRule | PaytableRule)], facts
                )
                then = nested(("wagers", wager), all_of(asked) if offered else {"not": {}})
                yield {"if": where(facts, law), "then": then}
        if not any(isinstance(rule, PaytableRule) and (rule.letters or rule.other_tables) for rule in rules) and rules:
            shape["properties"].pop("paytable", None)


def _offered(provisions: list[Provision], facts: Facts) -> bool:
    """Whether a wager may be offered, as far as elections go."""
    elections = [Elected(one.if_elected) for one in provisions if one.if_elected]
    return not elections or any(map(facts.get, elections)) or any(applies(one, facts) for one in provisions)


def _wager(wager: str, rules: list[WagerRule]) -> Iterator[Schema]:
    """What the rules that apply to a wager together ask of it."""
    tables = [rule for rule in rules if isinstance(rule, PaytableRule)]
    meters = [rule for rule in rules if isinstance(rule, MeterRule)]
    envies = [rule for rule in rules if isinstance(rule, EnvyRule)]
    amounts = list(dict.fromkeys([ONE_DOLLAR, *(amount for rule in envies for amount in rule.schedules)]))

    def meter(letter: str | None) -> Schema:
        return all_of(meter_schema(rule, letter, amounts) for rule in meters)

    yield from (odds_schema(rule) for rule in rules if isinstance(rule, OddsRule))
    yield from table_schemas(tables, [rule for rule in rules if isinstance(rule, OptionalRowRule)], meter)
    yield from [meter(None)] if meters and not tables else []
    yield from map(envy_schema, envies)


def _parts(law: Regulation, shape: Schema) -> Iterator[Schema]:
    for rule in law.part_rules:
        if isinstance(rule, ItemRule):
            part = shape
            for name in rule.path:
                part = part["properties"][name]
            part.pop("type")
            part |= readable(rule)
            yield from _beside(rule, law)
        asked = part_schema(rule)
        if asked:
            facts = needs(rule.provision)
            then = nested(rule.path, {**asked, "$comment": f"§ {rule.provision.citation}"})
            yield {"if": where(facts, law), "then": then} if facts else then


def _beside(rule: ItemRule, law: Regulation) -> Iterator[Schema]:
    """What an item's value has to do with another item, and with elections."""
    for choice, others in rule.choices.items():
        words = one_of((choice, *others))
        stated = nested(rule.path, words, required=True)
        if rule.differs_from:
            yield {"if": stated, "then": nested(rule.differs_from, {"not": words})}
        if citation := rule.needs_election.get(choice):
            yield {"if": stated, "then": elects(law, citation)}


def _elected(law: Regulation) -> Iterator[Schema]:
    """What elections need."""
    for election in law.elections:
        if election.needs_wager:
            then = nested(("wagers", election.needs_wager), {}, required=True)
            yield {"if": elects(law, election.citation), "then": then}
        if election.needs_row:
            yield {"if": elects(law, election.citation), "then": _with_row(law, election)}


def _with_row(law: Regulation, election: Election) -> Schema:
    row = election.needs_row or ""
    tables = [("wagers", wager, "payouts", row) for wager in law.wagers]
    return {"anyOf": [nested(table, {"not": ABSENT}, required=True) for table in tables]}


def _whole_days(law: Regulation) -> Iterator[Schema]:
    yield from (nested(("effective",), between(days)) for days in law.in_force if days.whole_game)


def _days(law: Regulation) -> Iterator[Schema]:
    """The days of single provisions, which count where a submission states what they govern."""
    for days in law.in_force:
        if days.whole_game:
            continue
        for path, provision in _governed(law, days):
            stated = all_of([nested(path, {}, required=True), where(needs(provision), law)])
            yield {"if": stated, "then": nested(("effective",), between(days))}


def _governed(law: Regulation, days: InForce) -> Iterator[tuple[tuple[str, ...], Provision]]:
    for rule in law.rules:
        if days.governs(rule.provision.citation):
            if rule in law.part_rules:
                yield rule.path, rule.provision
            elif isinstance(rule, WagerRule):
                yield ("wagers", rule.wager), rule.provision
