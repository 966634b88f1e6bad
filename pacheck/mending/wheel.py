"""The wheel put right: only the sections that do not stand where they should, by the smallest edit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from pacheck.checks.wheel import MOST_EDITS, section_symbol
from pacheck.compare.ring import Aligned, RingDifference, compare_rings
from pacheck.findings import Place
from pacheck.mending.reading import Reading, Told, to_be_mended
from pacheck.mending.revision import Edit, Revision
from pacheck.mending.rows import Entries, entries_of
from pacheck.pipeline import Judged
from pacheck.regulations.model import SectionsRule
from pacheck.submission.tree import Text
from pacheck.values.wheels import read_section

_RULES = frozenset({"wheel-order", "wheel-count"})


class Wheel:
    """One stated wheel with what was found about it."""

    def __init__(self, judged: Judged, rule: SectionsRule, place: Place, texts: tuple[Text, ...]) -> None:
        self._judged, self._rule, self.place, self._texts = judged, rule, place, texts
        findings = judged.report.findings
        self.told = [Told(one, judged) for one in findings if self._is_about(one.rule, one.pointer)]
        self._required = [read_section(symbol) for symbol in rule.order]

    def _is_about(self, rule: str, pointer: str) -> bool:
        submission = self._judged.submission
        entry = submission.form.get(*self._rule.path) if submission else None
        return rule in _RULES and entry is not None and (pointer + "/").startswith(entry.pointer + "/")

    @property
    def path(self) -> tuple[object, ...]:
        """The number of its document, and the names that lead to it as they are typed."""
        form = self._judged.submission.form if self._judged.submission else None
        steps = [form.get(*self._rule.path[: end + 1]) if form else None for end in range(len(self._rule.path))]
        return (self._judged.report.document, *(step.typed for step in steps if step))

    @property
    def wanted(self) -> bool:
        """Whether it is to be mended: something is found about it, and none of that is waived."""
        return bool(self.told) and all(to_be_mended(told.finding) for told in self.told)

    @cached_property
    def difference(self) -> RingDifference:
        """How it differs from the wheel of the regulation."""
        return compare_rings(self._required, [section_symbol(text) for text in self._texts], MOST_EDITS)

    def spelling(self, symbol: str) -> str:
        """A section as the list itself writes it, or else as the regulation does."""
        for text in self._texts:
            if section_symbol(text) == symbol:
                return text.text
        return next(one for one in self._rule.order if read_section(one) == symbol)


def wheels(reading: Reading) -> Iterator[Wheel]:
    """The wheels of a text that have an order."""
    for judged in reading.judged:
        for rule in judged.submission.regulation.part_rules if judged.submission else ():
            if not isinstance(rule, SectionsRule) or judged.submission is None:
                continue
            entry, texts = judged.submission.form.get(*rule.path), judged.submission.form.texts(*rule.path)
            if entry is not None and texts:
                yield Wheel(judged, rule, entry.place, texts)


def wheel_edits(reading: Reading, wheel: Wheel) -> list[Edit] | None:
    """What puts the sections right where they stand, or turns the list around; None where both is needed, or where so
    much differs that no smallest edit can be told.
    """
    difference = wheel.difference
    entries = entries_of(reading, reading.named_at(wheel.place))
    if not difference.comparable or entries is None:
        return None
    if difference.reversed:
        return None if difference.edits else entries.turned()
    return _edits(entries, wheel)


def _edits(entries: Entries, wheel: Wheel) -> list[Edit] | None:
    """What puts the sections right in the direction in which they are listed."""
    edits: list[Edit] = []
    place = 0
    for one in wheel.difference.aligned:
        if one.required != one.submitted:
            made = _edit(entries, wheel, place, one)
            if made is None:
                return None
            edits += made
        place += one.submitted is not None
    return edits


def with_wheel(reading: Reading, wheel: Wheel) -> Revision | None:
    """The text with one wheel put right, in two steps where it is listed counter-clockwise and differs beside that."""
    edits = wheel_edits(reading, wheel)
    if edits is not None:
        return reading.revision.revised(edits)
    entries = entries_of(reading, reading.named_at(wheel.place))
    edits = _edits(entries, wheel) if entries and wheel.difference.comparable else None
    revision = reading.revision.revised(edits) if edits else None
    if revision is None:
        return None
    step = Reading(revision, reading.context)
    turned = entries_of(step, step.named_at(wheel.place))
    return revision.revised(turned.turned()) if turned else None


def _edit(entries: Entries, wheel: Wheel, place: int, one: Aligned) -> list[Edit] | None:
    if one.required is None:
        return entries.without_entry(place)
    symbol = wheel.spelling(one.required)
    return entries.with_entry(place, symbol) if one.submitted is None else [entries.replaced(place, symbol)]
