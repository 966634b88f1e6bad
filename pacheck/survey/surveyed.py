"""The submissions of a survey: each with its report and what it offers, in order, narrowed to a game or a wager."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from pacheck.checking import Request, noted_targets, targets
from pacheck.findings import Aside, Finding, Severity, SubmissionReport
from pacheck.law.finding import find_wager
from pacheck.misuse import Misuse
from pacheck.regulations.model import Regulation
from pacheck.report.progress import Progress
from pacheck.survey.offers import Filed, Offer, filed
from pacheck.values.labels import nearest, normalise
from pacheck.values.typography import lower
from pacheck.wording import quoted


class Complies(str, Enum):
    """Whether a submission complies."""

    YES = "yes"
    NO = "no"
    NOT_JUDGED = "not judged"


class Standing(str, Enum):
    """How the regulation stands to a wager as it is offered."""

    ALLOWED = "allowed"
    NOT_ALLOWED = "not allowed"
    UNVERIFIED = "not verified"
    """Its figures are not on record."""
    NOT_OFFERED = "not offered"


class Surveyed(NamedTuple):
    """One submission, or a file that could not be judged as one."""

    report: SubmissionReport
    filed: Filed

    @property
    def complies(self) -> Complies:
        """Whether it complies; what is waived is not held against it."""
        if self.report.game is None:
            return Complies.NOT_JUDGED
        return Complies.YES if self.report.compliant else Complies.NO

    @property
    def reason(self) -> str:
        """Why it could not be judged; empty where it could."""
        if self.report.game is not None or not self.report.findings:
            return ""
        first, *others = self.report.findings
        return first.message + (f" And {len(others):,} more; see pacheck check." if others else "")

    @property
    def unread(self) -> bool:
        """Whether not even its text could be had."""
        return any(finding.rule == "not-readable" for finding in self.report.findings)

    def standing(self, offer: Offer) -> Standing:
        """How the regulation stands to one of its wagers."""
        about = [finding for finding in self.report.findings if _concerns(finding, offer)]
        if any(finding.severity is Severity.ERROR and not finding.waived for finding in about):
            return Standing.NOT_ALLOWED
        unverified = any(finding.rule == "unverified" for finding in about) or any(
            one.reason is Aside.UNVERIFIED and one.subject == offer.wager for one in self.report.not_checked
        )
        return Standing.UNVERIFIED if unverified else Standing.ALLOWED


def _concerns(finding: Finding, offer: Offer) -> bool:
    return finding.wager == offer.wager or f"{finding.pointer}/".startswith(f"{offer.pointer}/")


class Wanted(NamedTuple):
    """What a survey is narrowed to; None for everything."""

    game: Regulation | None = None
    wager: str | None = None
    """The name of a wager, as typed by who asks."""


def survey(request: Request) -> list[Surveyed]:
    """Every submission of the files, by chapter, certificate holder and path; at the end what could not be judged.

    Raises what a check raises: NoSuchPath, BrokenRegulation, BrokenWaivers, WorkerDied.
    """
    files = targets(request)
    found: list[Surveyed] = []
    with Progress(len(files)) as progress:
        for file, noted in noted_targets(files, request, filed):
            progress.advance()
            found += map(Surveyed, file.reports, noted)
    return sorted(found, key=_place)


def _place(one: Surveyed) -> tuple[bool, str, str, bool, str, str, str, int]:
    report, holder = one.report, one.report.certificate_holder or ""
    game = (report.game is None, report.chapter or "", report.game or "")
    return (*game, not holder, lower(holder), holder, report.path, report.document)


def narrowed(found: Sequence[Surveyed], wanted: Wanted) -> list[Surveyed]:
    """What is wanted of a survey, and what could not be judged, since it may belong to it.

    Of a wager, the submissions of the games that have it: those that do not offer it are left without any. Raises
    Misuse for a wager that there is not.
    """
    unjudged = [one for one in found if one.complies is Complies.NOT_JUDGED]
    judged = [one for one in found if one.complies is not Complies.NOT_JUDGED and _is_of(one.report, wanted.game)]
    if wanted.wager is None:
        return [*judged, *unjudged]
    key = normalise(wanted.wager)
    games = {one.report[2:4] for one in judged if any(normalise(name) == key for name in names_of([one]))}
    if judged and not games:
        _unknown(wanted.wager, wanted.game, judged)
    kept = [one for one in judged if one.report[2:4] in games]
    return [*(one._replace(filed=_only(one.filed, key)) for one in kept), *unjudged]


def _is_of(report: SubmissionReport, game: Regulation | None) -> bool:
    return game is None or (report.game, report.chapter) == (game.game, game.chapter)


def names_of(submissions: Iterable[Surveyed]) -> list[str]:
    """The wagers of a game in the regulation's order, and those that it does not have, as they are found."""
    known = [name for one in submissions for name in one.filed.wagers]
    return list(dict.fromkeys([*known, *(offer.wager for one in submissions for offer in one.filed.offers)]))


def _only(of: Filed, key: str) -> Filed:
    return of._replace(
        offers=tuple(offer for offer in of.offers if normalise(offer.wager) == key),
        wagers=tuple(name for name in of.wagers if normalise(name) == key),
    )


def _unknown(wager: str, game: Regulation | None, judged: Sequence[Surveyed]) -> None:
    """Say that there is no such wager. Raises Misuse."""
    if game is not None:
        find_wager(game, wager)
    near = nearest(wager, names_of(judged))
    hint = f"; did you mean {near}?" if near else ""
    raise Misuse(f"none of the games that the submissions are for has a wager {quoted(wager)}{hint}")
