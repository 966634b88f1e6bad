"""A text mended step by step: each edit is tried and checked, and kept only if it does what it is for and nothing else.

An edit stays if the findings that it is for are gone, no other finding came, what an approved exception covers is as it
was, and no value changed but those that it is about. Otherwise its finding is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from pacheck.findings import Finding, Severity
from pacheck.mending.reading import Context, Key, Reading, Told
from pacheck.mending.remedies import Remedy, remedies, together
from pacheck.mending.revision import Edit, Revision
from pacheck.mending.wheel import wheel_edits, wheels, with_wheel
from pacheck.source.nodes import Fault
from pacheck.source.text import BOM, decode

_MOST_TRIALS = 300
"""How often one file is checked again at the most, so that none costs more than a moment."""

_MOST_READ = 6 * 1024 * 1024
"""How many characters are checked again for one file, if that is not done so often; a few times it always is."""

_FEWEST_TRIALS = 12

_MOST_WHEELS = 4
"""How many wheels of one file are put right one by one; all others only together."""

_TOO_MUCH = "So much is wrong in this file that it was not mended to the end: apply this, and mend it again."


class Left(NamedTuple):
    """A finding that was not mended, and what is to be settled first, where that is known."""

    document: int
    finding: Finding
    settle_first: str | None = None

    @property
    def counts(self) -> bool:
        """Whether it keeps the submission from being compliant."""
        return self.finding.severity is Severity.ERROR and not self.finding.waived


class Mended(NamedTuple):
    """What became of one file."""

    path: str
    data: bytes
    """Its bytes as they were."""
    text: str
    """Its text as it was, with its byte-order mark; empty where it cannot be read as text."""
    changes: tuple[Edit, ...]
    """What is to be changed of its text."""
    mended: int
    """How many findings that puts right."""
    left: tuple[Left, ...]
    """What is left, in the lines of the file as it was."""
    left_after: tuple[Left, ...]
    """The same in the lines of the file once the changes are made."""

    @property
    def new_data(self) -> bytes:
        """Its bytes with the changes made."""
        revision = Revision(self.text).revised(self.changes) if self.changes else None
        return revision.text.encode("utf-8") if revision else self.data


def mend(data: bytes, context: Context) -> Mended:
    """Mend the submissions in the bytes of a file where the regulation leaves one right value."""
    text = decode(data)
    if isinstance(text, Fault):
        return _unmended(data, context)
    whole = BOM + text if data.startswith(BOM.encode()) else text
    work = _Work(Reading(Revision(whole), context))
    before = work.reading
    if before.told:
        work.do()
    changes = tuple(work.reading.revision.changes())
    left = tuple(_left(before.told, work.reading.keys, work.settle_first))
    after = tuple(_left(work.reading.told, work.reading.keys, work.settle_first))
    return Mended(context.path, data, whole, changes, work.mended, left, after)


def _unmended(data: bytes, context: Context) -> Mended:
    from pacheck.pipeline import check_bytes

    reports = [context.waive(one) for one in check_bytes(context.path, data, context.day, context.catalog)]
    left = tuple(Left(report.document, finding) for report in reports for finding in report.findings)
    return Mended(context.path, data, "", (), 0, left, left)


def _left(told: Sequence[Told], keys: Counter[Key], settle_first: dict[Key, str]) -> list[Left]:
    """The findings that are still there, notes apart."""
    still = Counter(keys)
    left: list[Left] = []
    for one in told:
        if still[one.key] > 0 and one.finding.severity is not Severity.NOTE:
            still[one.key] -= 1
            left.append(Left(one.judged.report.document, one.finding, settle_first.get(one.key)))
    return left


class _Work:
    """The mending of one text."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.mended = 0
        self.trials = max(_FEWEST_TRIALS, min(_MOST_TRIALS, _MOST_READ // (len(reading.text) + 1)))
        self._single_wheels = _MOST_WHEELS
        self._open: dict[Key, str] = {}
        self._too_much: dict[Key, str] = {}
        self._failed: set[Key] = set()

    @property
    def settle_first(self) -> dict[Key, str]:
        """What is to be settled before a finding can be mended, by finding."""
        return {**self._open, **self._too_much}

    def do(self) -> None:
        """Mend what can be mended; what failed is tried again after something else was mended."""
        progress = True
        while progress and self.trials:
            self._failed.clear()
            progress = bool(self.trials) and self._wheels()
            while self.trials and (batch := self._next()):
                progress = self._try_all(batch) or progress
        if not self.trials:
            self._too_much |= dict.fromkeys((key for one in self._next() for key in one.keys), _TOO_MUCH)

    def _next(self) -> list[Remedy]:
        found = remedies(self.reading)
        self._open = found.open
        return list(together(one for one in found.found if not self._failed.intersection(one.keys)))

    def _try_all(self, batch: list[Remedy]) -> bool:
        """Make several edits at once; if they do not all do what they are for, fewer of them, down to one."""
        while self.trials:
            edits = [edit for one in batch for edit in one.edits]
            told = [told for one in batch for told in one.told]
            if self._try(self.reading.revision.revised(edits), told, lambda *leaves, n=batch: _as_meant(n, *leaves)):
                return True
            if len(batch) == 1:
                self._failed.update(batch[0].keys)
                return False
            batch = batch[: len(batch) // 2]
        return False

    def _wheels(self) -> bool:
        """All wheels at once where one step puts them right, then those that are left one after another."""
        progress = False
        wanted = [wheel for wheel in wheels(self.reading) if wheel.wanted]
        if len(wanted) > 1:
            made = [(one, wheel_edits(self.reading, one)) for one in wanted]
            good = [(one, edits) for one, edits in made if edits]
            edits = [edit for _, several in good for edit in several]
            told = [told for one, _ in good for told in one.told]
            about = _only_in([one.path for one, _ in good])
            progress = bool(edits) and self._try(self.reading.revision.revised(edits), told, about)
        tried: set[tuple[object, ...]] = set()
        while wanted := [one for one in wheels(self.reading) if one.wanted and one.path not in tried]:
            if not self._single_wheels:
                self._too_much |= dict.fromkeys((told.key for one in wanted for told in one.told), _TOO_MUCH)
                break
            wheel = wanted[0]
            tried.add(wheel.path)
            revision = with_wheel(self.reading, wheel)
            self._single_wheels -= revision is not None
            progress = self._try(revision, wheel.told, _only_in([wheel.path])) or progress
        return progress

    def _try(self, revision: Revision | None, told: Sequence[Told], meant: _Meant) -> bool:
        if revision is None:
            return False
        self.trials -= 1
        before, after = self.reading, Reading(revision, self.reading.context)
        gone = Counter(one.key for one in told)
        if (
            after.keys - before.keys
            or any(after.keys[key] > before.keys[key] - count for key, count in gone.items())
            or before.waived - after.waived
            or not meant(before.leaves - after.leaves, after.leaves - before.leaves)
        ):
            return False
        self.mended += sum(before.keys.values()) - sum(after.keys.values())
        self.reading = after
        return True


_Meant = Callable[["Counter[tuple[object, ...]]", "Counter[tuple[object, ...]]"], bool]


def _as_meant(batch: Sequence[Remedy], gone: Counter[tuple[object, ...]], new: Counter[tuple[object, ...]]) -> bool:
    """Whether so many values changed, came and went as the edits are to change, add and take away."""
    changed, added = sum(one.changed for one in batch), sum(one.added for one in batch)
    taken = sum(one.taken for one in batch)
    under = Counter(path[:-1] for path in gone.elements())
    same = (under & Counter(path[:-1] for path in new.elements())).total()
    return (gone.total(), new.total(), same) == (changed + taken, changed + added, changed)


def _only_in(paths: Collection[tuple[object, ...]]) -> _Meant:
    """Whether nothing changed but what stands under one of those paths."""
    return lambda gone, new: all(any(leaf[: len(path)] == path for path in paths) for leaf in (*gone, *new))
