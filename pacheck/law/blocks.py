"""Each provision as a block of lines: its citation, what it binds and how, its figures, its conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pacheck.checks.figures import required_text
from pacheck.checks.items import required_text as required_item
from pacheck.checks.items import subject
from pacheck.law.coverage import days_in_words
from pacheck.law.ring import ring
from pacheck.law.tables import envy_lines, meter_lines, paytable_lines
from pacheck.regulations.model import (
    CompartmentsRule,
    CountsRule,
    EnvyRule,
    ItemRule,
    ListRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PaytableRule,
    PlayRule,
    Regulation,
    Rule,
    SectionsRule,
    UnrecordedRule,
)
from pacheck.regulations.provision import Binds, Source
from pacheck.report.columns import folding, laid_out
from pacheck.report.lines import Line, Span, Style, line
from pacheck.wording import listing

_INDENT = "    "


def block(law: Regulation, rules: Sequence[Rule], sources: Mapping[Source, int], width: int | None) -> Iterator[Line]:
    """The rules of one provision."""
    provision = rules[0].provision
    title = " · ".join(filter(None, (_subject(rules), _how(rules))))
    mark = f"  [{sources[provision.source]}]"
    yield (Span(f"§ {provision.citation}", Style.HUNK), Span(f"  {title}", Style.PATH), Span(mark, Style.QUIET))
    remarks = [
        *_applies(law, rules),
        *([f"Condition: {provision.condition}"] if provision.condition else []),
        *([f"Note: {provision.note}"] if provision.note else []),
    ]
    for remark in remarks:
        for text in folding(remark, width and width - len(_INDENT)):
            yield line(_INDENT + text, Style.QUIET)
    for text in _figures(rules, width):
        yield line(text)


def _subject(rules: Sequence[Rule]) -> str:
    """What the provision speaks of."""
    first = rules[0]
    if isinstance(first, PlayRule):
        return "rule of play"
    if isinstance(first, UnrecordedRule):
        return f"{first.what}: not on record"
    if isinstance(first, OddsRule):
        return "payout odds"
    if isinstance(first, OptionalRowRule):
        return f"{first.wager}: rows that may be added to § {first.added_to}"
    if isinstance(first, MeterRule):
        return f"{first.wager}: meter"
    if isinstance(first, EnvyRule):
        return f"{first.wager}: Envy Bonus"
    if isinstance(first, PaytableRule):
        return first.wager
    parts = dict.fromkeys(rule.path[0] for rule in rules if not isinstance(rule, PlayRule | UnrecordedRule | WAGERS))
    return listing((subject((part,)) for part in parts), "and")


WAGERS = OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule


def _how(rules: Sequence[Rule]) -> str:
    first = rules[0]
    if isinstance(first, PlayRule | UnrecordedRule):
        return ""
    if isinstance(first, PaytableRule) and first.letters:
        return f"one of Paytable {listing(first.letters)}, whole"
    if first.provision.binds is Binds.MINIMUM:
        return "minimum"
    return "exactly" if isinstance(first, WAGERS) else "required"


def _applies(law: Regulation, rules: Sequence[Rule]) -> Iterator[str]:
    """When the provision applies: by an election, by another item, between two days."""
    provision = rules[0].provision
    if provision.if_elected:
        yield f"Applies where § {provision.if_elected} is elected."
    if provision.unless_elected:
        yield f"Applies where § {provision.unless_elected} is not elected."
    for path, value in provision.if_item:
        yield f"Applies where {subject(path)} is {value}."
    for path, value in provision.unless_item:
        yield f"Does not apply where {subject(path)} is {value}."
    for days in [provision.in_force] if provision.in_force else law.in_force:
        if days.citation == provision.citation:
            yield f"In force {days_in_words(days)}."


def _figures(rules: Sequence[Rule], width: int | None) -> Iterator[str]:
    first = rules[0]
    if isinstance(first, PaytableRule):
        yield from paytable_lines(first, width)
    elif isinstance(first, MeterRule):
        yield from meter_lines(first, width)
    elif isinstance(first, EnvyRule):
        yield from envy_lines(first, width)
    elif isinstance(first, SectionsRule):
        yield from (f"{_INDENT}{text}" for text in ring(first.order, width and width - len(_INDENT)))
    else:
        yield from laid_out([row for rule in rules for row in _row(rule)], width, indent=_INDENT)


def _row(rule: Rule) -> Iterator[tuple[str, ...]]:
    if isinstance(rule, OddsRule):
        yield rule.wager, required_text(rule)
    elif isinstance(rule, OptionalRowRule):
        yield rule.hand, required_text(rule)
    elif isinstance(rule, UnrecordedRule):
        yield (f"What is stated of {listing(rule.wagers, 'and')} is accepted and reported as unverified.",)
    elif isinstance(rule, PlayRule):
        yield (rule.summary,)
    elif isinstance(rule, ItemRule):
        yield subject(rule.path), _item(rule)
    elif isinstance(rule, ListRule):
        yield subject(rule.path), f"includes {listing(rule.includes, 'and')}"
    elif isinstance(rule, CountsRule):
        counts = listing((f"{count} of {symbol}" for symbol, count in rule.counts.items()), "and")
        yield subject(rule.path), f"{rule.total} in all: {counts}"
    elif isinstance(rule, CompartmentsRule):
        colored = [f"{number} is {color}" for number, color in rule.colors.items()]
        yield subject(rule.path), f"{', '.join(rule.numbers)}, each once, in any order"
        yield "", f"{listing(colored, 'and')}; the others are {listing(rule.alternating, 'and')} in turn"


def _item(rule: ItemRule) -> str:
    """What an item must be, or which values there are to choose from."""
    words = [required_item(rule) or listing(rule.choices) or rule.kind]
    if rule.differs_from:
        words.append(f"not the same as {subject(rule.differs_from)}")
    if rule.on_record:
        words.append(f"provisions are on record for {listing(rule.on_record, 'and')} only")
    words += [f"{choice} needs the election § {citation}" for choice, citation in rule.needs_election.items()]
    return "; ".join(words)
