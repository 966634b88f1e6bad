"""The choices of the parts beside the wagers: which are stated, and the items that the law leaves open."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from pacheck.checks.items import subject
from pacheck.drafting.answers import Answers
from pacheck.drafting.given import Given, choices_of
from pacheck.drafting.ground import Ground, cited
from pacheck.misuse import Misuse
from pacheck.regulations.model import ItemRule
from pacheck.regulations.provision import Absence, Path, Provision


def settle_parts(ground: Ground, chosen: Given, answers: Answers) -> frozenset[str]:
    """The parts that are stated: those that must be, those of which an option names an item, those that are wanted."""
    parts = set()
    for name, rules in ground.parts().items():
        if any(rule.provision.absence is Absence.VIOLATION for rule in rules):
            parts.add(name)
        elif chosen.parts is not None or any(path[0] == name for path in chosen.items):
            parts |= {name} & ((chosen.parts or frozenset()) | {path[0] for path in chosen.items})
        else:
            where = cited([rule.provision.citation for rule in rules][:1])
            question = f"state the part {subject((name,))}? ({where}, which binds in any case)"
            parts |= {name} if answers.wants(question, False, f"--part {name}") else set()
    return frozenset(parts)


def settle_items(
    ground: Ground,
    parts: Collection[str],
    elected: Collection[str],
    offered: Collection[str],
    chosen: Given,
    answers: Answers,
) -> Mapping[Path, str]:
    """The values of the items that the law leaves a choice of. Raises Misuse for a value that cannot be had."""
    items: dict[Path, str] = {}
    rules = [rule for name, of in ground.parts().items() if name in parts for rule in of]
    open_rules = [rule for rule in rules if isinstance(rule, ItemRule) and choices_of(rule)]
    # What an item turns on comes before it.
    for rule in sorted(open_rules, key=lambda one: bool(one.provision.if_item or one.provision.unless_item)):
        if rule.path in items or not applies(rule.provision, items):
            continue
        if awaits_wager(ground, rule, elected, offered):
            continue
        possible = possible_values(rule, items, elected)
        named = chosen.items.get(rule.path)
        if named is not None and named not in possible:
            raise Misuse(f"--item: {'/'.join(rule.path)} cannot be {named} here{_instead(possible)}")
        if len(possible) > 1 and named is None:
            named = answers.one_of(
                f"which {subject(rule.path)}? (§ {rule.provision.citation})",
                possible,
                f"--item {'/'.join(rule.path)}=VALUE",
                partial(_law, rule),
            )
        if possible:
            items[rule.path] = named or possible[0]
    for path in chosen.items:
        if path not in items:
            raise Misuse(f"--item: {'/'.join(path)} has no place in what is chosen otherwise")
    return items


def applies(provision: Provision, items: Mapping[Path, str]) -> bool:
    """Whether a provision applies with the items that are stated."""
    if any(items.get(path, value) != value for path, value in provision.if_item):
        return False
    return not any(items.get(path) == value for path, value in provision.unless_item)


def possible_values(rule: ItemRule, items: Mapping[Path, str], elected: Collection[str]) -> Sequence[str]:
    """The values that an item may have beside the other items and the elections; those on record first."""
    made = [choice for choice, citation in rule.needs_election.items() if citation in elected]
    values = made or [value for value in choices_of(rule) if value not in rule.needs_election]
    if rule.differs_from is not None:
        values = [value for value in values if value != items.get(rule.differs_from)]
    return sorted(values, key=lambda value: bool(rule.on_record) and value not in rule.on_record)


def awaits_wager(ground: Ground, rule: ItemRule, elected: Collection[str], offered: Collection[str]) -> bool:
    """Whether an item is about a wager that is not offered: all its elections need one, and none is made."""
    needed = [one for one in ground.law.elections if one.citation in rule.needs_election.values()]
    if not needed or any(one.citation in elected for one in needed):
        return False
    return all(one.needs_wager is not None and one.needs_wager not in offered for one in needed)


def _law(rule: ItemRule) -> list[str]:
    return [f"    provisions are on record for {', '.join(rule.on_record)} only"] if rule.on_record else []


def _instead(possible: Sequence[str]) -> str:
    return f"; it may be {', '.join(possible)}" if possible else ""
