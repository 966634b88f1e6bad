"""Citations, sources, days and what is not on record: that a file cites its own chapter, uses the sources that it
describes, is in force on days that there are, and does not call figures missing that it has.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence

from pacheck.linting.chapter_file import At, ChapterFile, cited
from pacheck.linting.faults import PackFault
from pacheck.regulations.model import OddsRule, PaytableRule, UnrecordedRule
from pacheck.regulations.provision import InForce


def citation_faults(file: ChapterFile) -> Iterator[PackFault]:
    """Citations of another chapter than the one that the file is about."""
    chapter = InForce(file.data["chapter"], None, None)
    citations: list[tuple[At, str]] = [(("wagers_under",), file.data["wagers_under"])]
    citations += [((*at, "citation"), entry["citation"]) for at, entry in cited(file)]
    for at, citation in citations:
        if not chapter.governs(citation):
            yield file.error(at, f"{citation} is not a citation of chapter {chapter.citation}", citation)


def source_faults(file: ChapterFile) -> Iterator[PackFault]:
    """Sources that are described and back nothing, or back something and are not described."""
    described, used = file.data["sources"], [(at, entry["source"]) for at, entry in cited(file)]
    for at, source in used:
        if source not in described:
            yield file.error((*at, "source"), f"the source “{source}” is not described under “sources”")
    backing = {source for _, source in used}
    for source in described:
        if source not in backing and file.entries:
            yield file.warning(("sources", source), f"nothing in the file is backed by the source “{source}”")


def day_faults(file: ChapterFile) -> Iterator[PackFault]:
    """Days in the wrong order, versions of a provision that are in force together, versions outside the game's days."""
    whole = _days(file, ("in_force",), file.data["in_force"]) if "in_force" in file.data else None
    if whole:
        yield from _in_order(file, ("in_force",), whole)
    versions: dict[str, list[InForce | None]] = {}
    for at, entry in file.entries:
        days = _days(file, at, {**entry["in_force"], "citation": entry["citation"]}) if "in_force" in entry else None
        if days:
            yield from _in_order(file, (*at, "in_force"), days)
            if whole and not _meet(whole, days):
                message = "the provision is in force on no day on which the game is"
                yield file.error((*at, "in_force"), message, entry["citation"])
        known = versions.setdefault(entry["citation"], [])
        if days not in known:
            if any(_together(days, other) for other in known):
                message = "another version of the provision is in force on some of these days"
                yield file.error(at, message, entry["citation"])
            known.append(days)


def recorded_faults(files: Sequence[ChapterFile]) -> Iterator[PackFault]:
    """Wagers whose figures are on record in a file of the game, and that are said not to be."""
    rules = [(file, at, rule) for file in files for at, rule in file.rules]
    figures = {rule.wager: rule.provision.citation for _, _, rule in rules if isinstance(rule, OddsRule | PaytableRule)}
    for file, at, rule in rules:
        if isinstance(rule, UnrecordedRule) and not rule.parts:
            for wager in (wager for wager in rule.wagers if wager in figures):
                message = (
                    f"the {wager} has figures under § {figures[wager]}: take it out of “not_on_record”, or say under "
                    "“parts” that only its meter or envy_bonus is meant"
                )
                yield file.warning(at, message, rule.provision.citation)


def _days(file: ChapterFile, at: At, entry: dict[str, str]) -> InForce:
    return file.chapter.days(entry, entry["citation"], at)


def _in_order(file: ChapterFile, at: At, days: InForce) -> Iterator[PackFault]:
    if days.begins and days.expires and days.begins > days.expires:
        message = f"the provision would end on {days.expires}, before it begins on {days.begins}"
        yield file.error(at, message, days.citation)


def _together(one: InForce | None, other: InForce | None) -> bool:
    return one is None or other is None or _meet(one, other)


def _meet(one: InForce, other: InForce) -> bool:
    first, last = datetime.date.min, datetime.date.max
    return max(one.begins or first, other.begins or first) <= min(one.expires or last, other.expires or last)
