"""What changed between two submissions of one game, and whether the regulation allows each change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from pacheck.amendment.wheels import around
from pacheck.choices.listed import ELECTIONS, choices
from pacheck.choices.model import PAYTABLE, Choice, same
from pacheck.findings import Aside, Finding, Severity, SubmissionReport
from pacheck.pipeline import Judged
from pacheck.values.labels import normalise

Key: TypeAlias = tuple[str, str]
Choices: TypeAlias = Mapping[Key, Choice]


class Verdict(str, Enum):
    """Whether a change is allowed."""

    ALLOWED = "allowed"
    NOT_ALLOWED = "not allowed"
    UNVERIFIED = "not verified"
    """The figures that it falls under are not on record."""


class Change(NamedTuple):
    """One choice that is made otherwise, anew or no more; at least one side is there."""

    old: Choice | None
    new: Choice | None
    verdict: Verdict
    findings: tuple[Finding, ...] = ()
    """Why it is not allowed."""

    @property
    def about(self) -> Choice:
        """The side that tells what the change is about."""
        side = self.new or self.old
        assert side is not None
        return side


class Amendment(NamedTuple):
    """Two versions of one submission; None where it is new, or no longer there."""

    old: SubmissionReport | None
    new: SubmissionReport | None
    changes: tuple[Change, ...] = ()
    elsewhere: tuple[Finding, ...] = ()
    """Errors of the new version that no change brought about."""

    @property
    def report(self) -> SubmissionReport:
        """The version that tells the game."""
        side = self.new or self.old
        assert side is not None
        return side

    @property
    def allowed(self) -> bool:
        """Whether no change is one that the regulation forbids, and no new submission one that does not comply."""
        wrong = any(change.verdict is Verdict.NOT_ALLOWED for change in self.changes)
        return not wrong and not (self.old is None and self.elsewhere)


def amendments(old: Sequence[Judged], new: Sequence[Judged]) -> Iterator[Amendment]:
    """The submissions of two files, paired by game and certificate holder, then by game and order."""
    left = list(old)
    for after in new:
        before = next((one for one in left if _key(one, True) == _key(after, True)), None)
        before = before or next((one for one in left if _key(one, False) == _key(after, False)), None)
        if before is None:
            yield Amendment(None, after.report, (), _errors(after.report))
        else:
            left.remove(before)
            yield _compared(before, after)
    yield from (Amendment(gone.report, None) for gone in left)


def _key(judged: Judged, with_holder: bool) -> tuple[str | None, ...]:
    report = judged.report
    return (report.game, report.chapter, report.certificate_holder if with_holder else None)


def _compared(old: Judged, new: Judged) -> Amendment:
    assert old.submission is not None
    assert new.submission is not None
    before = {(one.subject, one.name): one for one in choices(old.submission)}
    after = {(one.subject, one.name): one for one in choices(new.submission)}
    changes = []
    for key in dict.fromkeys(_in_order(after, before)):
        one, other = before.get(key), after.get(key)
        if one and other and same(one, other):
            continue
        if not _follows(key, one, other, before, after):
            changes += [_judged(*sides, new.report) for sides in (around(one, other) or [(one, other)])]
    explained = {finding for change in changes for finding in change.findings}
    elsewhere = tuple(finding for finding in _errors(new.report) if finding not in explained)
    return Amendment(old.report, new.report, tuple(changes), elsewhere)


def _in_order(after: Choices, before: Choices) -> Iterator[Key]:
    """The choices of the new version, each subject followed by what only the old one has of it."""
    subjects = dict.fromkeys(subject for subject, _ in (*after, *before))
    for subject in subjects:
        yield from (key for key in after if key[0] == subject)
        yield from (key for key in before if key[0] == subject)


def _follows(key: Key, old: Choice | None, new: Choice | None, before: Choices, after: Choices) -> bool:
    """Whether a change says nothing of its own: all that a wager loses with being offered, the rows of a wager that is
    offered anew by its letter, and those of a paytable that there is not.
    """
    subject, name = key
    offered, was_offered = (subject, "") in after, (subject, "") in before
    if name and was_offered and not offered:
        return True
    if offered and not was_offered and new is not None and not new.stated:
        return True
    by_letter = (subject, PAYTABLE) in after and not any(one.hand for one in after.values() if one.subject == subject)
    return by_letter and new is None and old is not None and old.hand is not None


def _judged(old: Choice | None, new: Choice | None, report: SubmissionReport) -> Change:
    about = new or old
    assert about is not None
    findings = tuple(finding for finding in _errors(report) if _concerns(finding, about, new))
    if findings:
        return Change(old, new, Verdict.NOT_ALLOWED, findings)
    unverified = any(finding.rule == "unverified" and _within(about, finding) for finding in report.findings) or any(
        one.reason is Aside.UNVERIFIED and one.subject == about.subject for one in report.not_checked
    )
    return Change(old, new, Verdict.UNVERIFIED if unverified and new is not None else Verdict.ALLOWED)


def _concerns(finding: Finding, about: Choice, new: Choice | None) -> bool:
    """Whether an error of the new version is about a choice: at its place or below it, a row that it took away, or a
    figure that is not of the paytable it selects.
    """
    if new is None:
        if about.hand is not None:
            of_the_row = (finding.wager, finding.hand, finding.citation) == (about.subject, about.hand, about.citation)
            return of_the_row and (not about.stated or _steps(finding.pointer) == _steps(about.pointer)[:-1])
        if finding.rule == "election-missing":
            return about.subject == ELECTIONS and finding.citation == about.citation
        return finding.wager == about.subject and (finding.rule == "part-missing" or about.name == PAYTABLE)
    if about.name == PAYTABLE and finding.wager == about.subject and finding.paytable == about.value:
        return True
    return finding.pointer == new.pointer or (new.name != "" and finding.pointer.startswith(f"{new.pointer}/"))


def _steps(pointer: str) -> list[str]:
    """The names of a pointer, however they are spelt in the two versions."""
    return [normalise(step) for step in pointer.split("/")]


def _within(about: Choice, finding: Finding) -> bool:
    return about.pointer == finding.pointer or about.pointer.startswith(f"{finding.pointer}/")


def _errors(report: SubmissionReport) -> tuple[Finding, ...]:
    return tuple(finding for finding in report.findings if finding.severity is Severity.ERROR)
