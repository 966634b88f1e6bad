"""The law of a game, or of one of its wagers, as pacheck holds it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pacheck.law.blocks import block
from pacheck.law.coverage import days_in_words
from pacheck.regulations.model import (
    Election,
    EnvyRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PaytableRule,
    Regulation,
    Rule,
    UnrecordedRule,
)
from pacheck.regulations.provision import Source
from pacheck.report.columns import folding, laid_out
from pacheck.report.lines import Line, Style, line

_INDENT = "    "


def game_lines(law: Regulation, width: int | None) -> Iterator[Line]:
    """All of a game: head, provisions in the regulation's order, elections, sources."""
    yield from _head(law, f"Its wagers stand in § {law.wagers_under}.")
    yield from provision_lines(law, law.rules, width)
    yield from election_lines(law, range(len(law.elections)), width)
    yield from source_lines(law, width)


def wager_lines(law: Regulation, wager: str, width: int | None) -> Iterator[Line]:
    """One wager: every provision that speaks of it, the elections that need it, the sources."""
    yield from _head(law, wager)
    rules = [rule for rule in law.rules if _speaks_of(rule, wager)]
    yield from provision_lines(law, rules, width)
    needing = [number for number, election in enumerate(law.elections) if election.needs_wager == wager]
    yield from election_lines(law, needing, width)
    used = {rule.provision.source for rule in rules} | {law.elections[number].source for number in needing}
    yield from source_lines(law, width, used)


def citation_lines(
    law: Regulation, rules: Sequence[Rule], elections: Sequence[Election], width: int | None
) -> Iterator[Line]:
    """What stands under a citation, with its sources."""
    yield from _head(law)
    yield from provision_lines(law, rules, width)
    yield from election_lines(law, [law.elections.index(election) for election in elections], width)
    used = {rule.provision.source for rule in rules} | {election.source for election in elections}
    yield from source_lines(law, width, used)


def provision_lines(law: Regulation, rules: Sequence[Rule], width: int | None) -> Iterator[Line]:
    """Rules as blocks, one for each provision and thing that it speaks of."""
    sources = _numbered(law)
    for _, grouped in groupby(rules, key=_block_of):
        yield from block(law, list(grouped), sources, width)
        yield line("")


def election_lines(law: Regulation, numbers: Sequence[int], width: int | None) -> Iterator[Line]:
    """What a certificate holder may elect, and what each election needs."""
    if not numbers:
        return
    yield line("Elections", Style.PATH)
    rows = []
    for election in (law.elections[number] for number in numbers):
        needs = [election.needs_wager or "", f"the row {election.needs_row}" if election.needs_row else ""]
        needed = " and ".join(filter(None, needs))
        mark = f"[{_numbered(law)[election.source]}]"
        rows.append((f"§ {election.citation}", mark, election.name + (f"; needs {needed}" if needed else "")))
    yield from (line(text) for text in laid_out(rows, width, indent=_INDENT))
    yield line("")


def source_lines(law: Regulation, width: int | None, used: set[Source] | None = None) -> Iterator[Line]:
    """Where the figures were read, and how current each page said it was."""
    yield line("Sources", Style.PATH)
    for source, number in _numbered(law).items():
        if used is None or source in used:
            texts = folding(f"[{number}] {source.page}", width and width - len(_INDENT))
            texts += [f"    {text}" for text in folding(source.current, width and width - 2 * len(_INDENT))]
            yield from (line(_INDENT + text, Style.QUIET) for text in texts)


def _head(law: Regulation, more: str = "") -> Iterator[Line]:
    yield line(f"{law.game} · Chapter {law.chapter}", Style.PATH)
    if more:
        yield line(more)
    for days in law.in_force:
        yield line(f"§ {days.citation} is in force {days_in_words(days)}.", Style.CARE)
    yield line("")


def _block_of(rule: Rule) -> tuple[object, ...]:
    """What goes into one block: the odds of one provision, the items of one provision, or a single table."""
    provision = rule.provision
    if isinstance(rule, PaytableRule | MeterRule | EnvyRule | UnrecordedRule):
        return id(provision), type(rule)
    if isinstance(rule, OddsRule | OptionalRowRule):
        return id(provision), type(rule)
    return (
        provision.citation,
        type(rule).__name__,
        provision.binds,
        provision.condition,
        provision.note,
        provision.if_item,
    )


def _speaks_of(rule: Rule, wager: str) -> bool:
    if isinstance(rule, UnrecordedRule):
        return wager in rule.wagers
    kinds = OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule
    return isinstance(rule, kinds) and rule.wager == wager


def _numbered(law: Regulation) -> dict[Source, int]:
    """Every source of a game by its number, in the order in which the provisions and elections name them."""
    named = [rule.provision.source for rule in law.rules] + [election.source for election in law.elections]
    return {source: number for number, source in enumerate(dict.fromkeys(named), 1)}
