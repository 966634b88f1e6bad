"""A part of a draft beside the wagers: the wheel, the table, the layout, the dealing, each item with its section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from pacheck.checks.items import required_text
from pacheck.drafting import yaml
from pacheck.drafting.given import choices_of
from pacheck.drafting.items import applies
from pacheck.drafting.settle import Draft
from pacheck.regulations.model import CompartmentsRule, CountsRule, ItemRule, Limit, ListRule, PartRule, SectionsRule
from pacheck.wording import listing


class Leaf(NamedTuple):
    """An item with what is remarked on it; None for one that is left to be filled in."""

    value: str | list[str] | None
    remarks: list[str]


Branch: TypeAlias = "dict[str, Leaf | Branch]"


def part_lines(draft: Draft, name: str, rules: Sequence[PartRule]) -> Iterator[str]:
    """The lines of one part."""
    tree: Branch = {}
    for rule in rules:
        if applies(rule.provision, draft.items):
            _put(tree, rule, draft)
    yield from _lines(tree, 0)


def _put(tree: Branch, rule: PartRule, draft: Draft) -> None:
    """Put what a rule requires at its path; where several speak of one item, their remarks and lists are joined."""
    for name in rule.path[:-1]:
        branch = tree.setdefault(name, {})
        assert isinstance(branch, dict)
        tree = branch
    value, remark = _stated(rule, draft)
    known = tree.get(rule.path[-1])
    if not isinstance(known, Leaf):
        tree[rule.path[-1]] = Leaf(value, [remark])
        return
    known.remarks.append(remark)
    if isinstance(rule, ListRule) and isinstance(known.value, list) and isinstance(value, list):
        known.value.extend(word for word in value if word not in known.value)
    elif isinstance(rule, SectionsRule) or (known.value is None and value is not None):
        tree[rule.path[-1]] = Leaf(value, known.remarks)


def _stated(rule: PartRule, draft: Draft) -> tuple[str | list[str] | None, str]:
    """What stands at an item, and the remark on it."""
    citation = f"§ {rule.provision.citation}"
    condition = f". {rule.provision.condition}" if rule.provision.condition else ""
    if isinstance(rule, ItemRule):
        return rule.required or draft.items.get(rule.path), f"{citation}{_item_remark(rule)}{condition}"
    if isinstance(rule, ListRule):
        named = [others[0] if others and " or " in word else word for word, others in rule.includes.items()]
        return named, f"{citation}: includes {listing(rule.includes, 'and')}{condition}"
    if isinstance(rule, SectionsRule):
        return list(rule.order), f"{citation}: clockwise, beginning anywhere{condition}"
    if isinstance(rule, CountsRule):
        counts = listing((f"{count} of {symbol}" for symbol, count in rule.counts.items()), "and")
        every = [symbol for symbol, count in rule.counts.items() for _ in range(count)]
        return every, f"{citation}: {rule.total} in all, {counts}{condition}"
    turns = f"{listing(rule.alternating, 'and')} in turn, leaving out {listing(rule.colors, 'and')}"
    return _compartments(rule), f"{citation}: each number once, in any order; {turns}{condition}"


def _item_remark(rule: ItemRule) -> str:
    said = []
    if rule.required is not None and rule.limit is not Limit.EXACTLY:
        said.append(f"{required_text(rule)}")
    if rule.required is None:
        said.append(listing(choices_of(rule)) or f"any {rule.kind}")
    said += [f"{choice} needs the election § {citation}" for choice, citation in rule.needs_election.items()]
    if rule.on_record:
        said.append(f"provisions are on record for {listing(rule.on_record, 'and')} only")
    if rule.differs_from:
        said.append(f"not the same as {' '.join(rule.differs_from).replace('_', ' ')}")
    if rule.more_not_on_record:
        said.append(f"whether more may be stated depends on {rule.more_not_on_record}")
    return f": {'; '.join(said)}" if said else ""


def _compartments(rule: CompartmentsRule) -> list[str]:
    others = [number for number in rule.numbers if number not in rule.colors]
    turn = {number: rule.alternating[place % len(rule.alternating)] for place, number in enumerate(others)}
    return [f"{number} {rule.colors.get(number) or turn[number]}" for number in rule.numbers]


_LONG = 8
"""Lists of more entries than this are written several in a line."""


def _lines(tree: Branch, depth: int) -> Iterator[str]:
    before: list[str] = []
    for name, node in tree.items():
        if isinstance(node, dict):
            begun = yaml.entry(name, depth=depth)
            yield begun if _stated_in(node) else f"{'  ' * depth}# {begun.strip()}"
            yield from _lines(node, depth + 1)
            before = []
            continue
        if node.remarks != before:
            for remark in node.remarks:
                yield from yaml.comment(remark, depth)
        before = node.remarks
        if node.value is None:
            yield f"{'  ' * depth}# {yaml.text(name)}:"
        elif isinstance(node.value, str):
            yield yaml.entry(name, node.value, depth)
        elif len(node.value) > _LONG:
            yield from yaml.flow(name, node.value, depth)
        else:
            yield yaml.entry(name, depth=depth)
            yield from yaml.items(node.value, depth + 1)


def _stated_in(tree: Branch) -> bool:
    return any(_stated_in(node) if isinstance(node, dict) else node.value is not None for node in tree.values())
