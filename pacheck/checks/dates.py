"""Dates: the rules start to be used on a day on which each provision that they rest on is in force.

Without an effective date, today counts. The day of expiry is still a day in force.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterator

from pacheck.findings import Checked, Finding, Result, Row, Severity, Spot, error, note
from pacheck.regulations.provision import InForce
from pacheck.submission.model import Submission


def check(submission: Submission, today: datetime.date, compared: Collection[str]) -> Iterator[Finding | Checked]:
    """Compare the day on which the submission takes effect with the days between which provisions are in force: those
    that the whole game rests on, and those whose citations are among the `compared` ones.
    """
    stated = submission.effective
    if stated is not None and stated.value is None:
        return
    day = submission.day(today)
    at: Spot = stated or submission.form
    words = f"{day}" if stated else f"not stated; on {day}"
    for days in submission.regulation.in_force:
        if not days.whole_game and not any(map(days.governs, compared)):
            continue
        found = _fault(days, day, at, words, stated is not None)
        if found is not None:
            yield found
        differs = found is not None and found.severity is Severity.ERROR
        line = stated.place.line if stated else None
        row = Row("effective", in_force_text(days), words, line, found)
        yield Checked(days.citation, "effective date", Result.DIFFERS if differs else Result.COMPLIES, rows=(row,))


def in_force_text(days: InForce) -> str:
    """The days between which a provision is in force, in words."""
    begins = f"from {days.begins}" if days.begins else ""
    expires = f"to {days.expires}" if days.expires else ""
    return " ".join(filter(None, (begins, expires)))


def _said(day: datetime.date, stated: bool) -> str:
    return (
        f"The effective date is {day}" if stated else f"No effective date is stated, and the day that counts is {day}"
    )


def _fault(days: InForce, day: datetime.date, at: Spot, words: str, stated: bool) -> Finding | None:
    if days.begins is not None and day < days.begins:
        message = f"{_said(day, stated)}; § {days.citation} takes effect on {days.begins}."
        advice = f"Write {days.begins} or a later day."
    elif days.expires is not None and day > days.expires:
        message = f"{_said(day, stated)}; § {days.citation} expires on {days.expires}."
        advice = "Ask the Board which provision has followed it."
    elif days.expires == day:
        message = f"{_said(day, stated)}, the very day on which § {days.citation} expires."
        return note("expires-that-day", days.citation, at, message, required=in_force_text(days), submitted=words)
    else:
        return None
    return error("not-in-force", days.citation, at, message, required=in_force_text(days), submitted=words, help=advice)
