"""When a provision applies, as JSON Schemas of a whole submission: by its elections, and by items that it states."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from pacheck.lawschema.texts import all_of, one_of
from pacheck.regulations.model import ItemRule, Regulation
from pacheck.regulations.provision import Path, Provision
from pacheck.regulations.schema import Schema


class Elected(NamedTuple):
    """The submission makes an election."""

    citation: str


class States(NamedTuple):
    """The submission states an item, as a value or (`otherwise`) as another one."""

    path: Path
    value: str
    otherwise: bool = False


Fact: TypeAlias = Elected | States
"""Something that is so of a submission, or is not."""
Facts: TypeAlias = Mapping[Fact, bool]


def needs(provision: Provision) -> dict[Fact, bool]:
    """What must be so, and what must not, for a provision to apply."""
    facts: dict[Fact, bool] = {}
    if provision.if_elected:
        facts[Elected(provision.if_elected)] = True
    if provision.unless_elected:
        facts[Elected(provision.unless_elected)] = False
    facts |= {States(path, value, otherwise=True): False for path, value in provision.if_item}
    facts |= {States(path, value): False for path, value in provision.unless_item}
    return facts


def applies(provision: Provision, facts: Facts) -> bool:
    """Whether a provision applies where these facts hold."""
    return all(facts[fact] is holds for fact, holds in needs(provision).items())


def every_case(provisions: Iterable[Provision]) -> Iterator[Facts]:
    """All combinations of the facts that provisions depend on."""
    facts = list(dict.fromkeys(fact for provision in provisions for fact in needs(provision)))
    for held in itertools.product((True, False), repeat=len(facts)):
        yield dict(zip(facts, held, strict=True))


def where(facts: Facts, law: Regulation) -> Schema:
    """The schema that a submission has where facts hold."""
    return all_of(_fact(fact, law) if holds else {"not": _fact(fact, law)} for fact, holds in facts.items())


def elects(law: Regulation, citation: str) -> Schema:
    """The schema of a submission that makes an election, by its citation or its name."""
    names = [citation, *(election.name for election in law.elections if election.citation == citation)]
    return {"properties": {"elections": {"contains": one_of(names)}}, "required": ["elections"]}


def nested(path: Iterable[str], schema: Schema, *, required: bool = False) -> Schema:
    """The schema of a submission in which a part has a schema, if it is there or because it must be."""
    for name in reversed([*path]):
        schema = {"properties": {name: schema}}
        schema |= {"type": "object", "required": [name]} if required else {}
    return schema


def _fact(fact: Fact, law: Regulation) -> Schema:
    if isinstance(fact, Elected):
        return elects(law, fact.citation)
    words = one_of(words_for(law, fact.path, fact.value))
    return nested(fact.path, {"not": words} if fact.otherwise else words, required=True)


def words_for(law: Regulation, path: Path, value: str) -> tuple[str, ...]:
    """The words that say one value of an item."""
    for rule in law.part_rules:
        if isinstance(rule, ItemRule) and rule.path == path:
            return (value, *rule.choices.get(value, ()))
    return (value,)
