"""What one submission offers: each wager with its paytable, its odds and its further terms, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pacheck.choices.model import ODDS, PAYTABLE, Choice
from pacheck.choices.wagers import choices_by_wager
from pacheck.law.tables import hands_in_order
from pacheck.pipeline import Judged
from pacheck.regulations.model import OptionalRowRule, PaytableRule, Regulation
from pacheck.submission.model import Submission


class Offer(NamedTuple):
    """A wager that a submission offers; all texts are safe to show."""

    wager: str
    paytable: str | None
    """The letter that is stated, or that of the table whose figures are stated exactly."""
    odds: str
    """The payouts in the order of the regulation: `4 to 1`, or `Straight: 6 to 1; Flush: 4 to 1`."""
    terms: str
    """Wager amounts, meter and Envy Bonuses."""
    pays_one_way: bool
    pointer: str
    line: int


class Filed(NamedTuple):
    """What a survey tells of one submission; nothing where it could not be judged."""

    effective: str | None = None
    line: int = 1
    offers: tuple[Offer, ...] = ()
    wagers: tuple[str, ...] = ()
    """The wagers of its game on record, in the regulation's order."""


def filed(judged: Judged) -> Filed:
    """What a submission offers."""
    submission = judged.submission
    if submission is None:
        return Filed(line=min((finding.place.line for finding in judged.report.findings), default=1))
    offers = tuple(_offer(submission.regulation, made) for made in choices_by_wager(submission))
    return Filed(_effective(submission), submission.form.place.line, offers, submission.regulation.wagers)


def _effective(submission: Submission) -> str | None:
    stated = submission.effective
    if stated is None:
        return None
    return stated.value.isoformat() if stated.value else stated.shown


def _offer(law: Regulation, made: Sequence[Choice]) -> Offer:
    offered, *others = made
    letter = next((one.text for one in others if one.name == PAYTABLE and one.hand is None), None)
    single = [one.text for one in others if one.name == ODDS and one.hand is None]
    places = _places(law, offered.subject)
    # Rows that the regulation does not have come last, in the order in which they are stated.
    rows = sorted(filter(_is_row, others), key=lambda row: places.get(row.name, len(places)))
    terms = [one for one in others if one.hand != one.name and one.name not in (PAYTABLE, ODDS)]
    return Offer(
        offered.subject,
        letter,
        "; ".join([*single, *map(_in_words, rows)]),
        "; ".join(map(_in_words, terms)),
        bool(single) and not rows,
        offered.pointer,
        offered.line,
    )


def _is_row(choice: Choice) -> bool:
    """Whether a choice is the payout for a hand, and not an Envy Bonus for it."""
    return choice.hand is not None and choice.hand == choice.name


def _in_words(choice: Choice) -> str:
    return f"{choice.name}: {choice.text}"


def _places(law: Regulation, wager: str) -> dict[str, int]:
    """The places of payouts among the rows of the regulation."""
    return {hand: place for place, hand in enumerate(dict.fromkeys(_hands(law, wager)))}


def _hands(law: Regulation, wager: str) -> Iterator[str]:
    for rule in law.wager_rules(wager):
        if isinstance(rule, PaytableRule):
            yield from hands_in_order(rule)
    for rule in law.wager_rules(wager):
        if isinstance(rule, OptionalRowRule):
            yield rule.hand
