"""The day from which a new submission counts: one on which all that it must state is in force."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from pacheck.checks.dates import in_force_text
from pacheck.drafting.ground import Ground
from pacheck.misuse import Misuse
from pacheck.regulations.model import Regulation
from pacheck.regulations.provision import InForce
from pacheck.values.measures import read_date
from pacheck.values.numbers import Unreadable
from pacheck.wording import quoted


def first_day(law: Regulation, today: datetime.date) -> datetime.date:
    """The first day from today on which the game can be offered; today where it no longer can."""
    day = today
    for _ in law.in_force:
        later = [one.begins for one in _missing(Ground(law.on(day), day)) if one.begins and one.begins > day]
        day = max([day, *later])
    return today if any(_missing(Ground(law.on(day), day))) else day


def ground_on(law: Regulation, text: str) -> Ground:
    """The law on a day as it is typed. Raises Misuse for what is no date, and where the game cannot be offered then."""
    try:
        day = read_date(text)
    except Unreadable as unreadable:
        raise Misuse(f"--effective: {quoted(text)} {unreadable.problem}") from None
    ground = Ground(law.on(day), day)
    for days in _missing(ground):
        raise Misuse(
            f"§ {days.citation} is in force {in_force_text(days)}, and not on {day}; name another day with --effective"
        )
    return ground


def _missing(ground: Ground) -> Iterator[InForce]:
    """What of the law would have to be in force on the day, and is not."""
    law = ground.law
    needed = [rule.provision for wager in law.wagers if ground.must(wager) for rule in law.wager_rules(wager)]
    for days in law.in_force:
        rested_on = [one for one in needed if days.governs(one.citation) and not ground.in_force(one)]
        if not days.on(ground.day) and (days.whole_game or rested_on):
            yield days
