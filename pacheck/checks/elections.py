"""Elections: each is one that the regulation allows, is made once, and has what it needs."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Checked, Finding, Result, Severity, error
from pacheck.regulations.model import Election, OptionalRowRule
from pacheck.submission.model import Stated, Submission
from pacheck.values.odds import Word


def check(submission: Submission) -> Iterator[Finding | Checked]:
    """See that each election's own condition is met."""
    first: dict[str, Stated[Election]] = {}
    for stated in submission.elections:
        election = stated.value
        if election is None:
            continue
        earlier = first.setdefault(election.citation, stated)
        found = _repeated(election, stated, earlier) if earlier is not stated else _unmet(election, stated, submission)
        if found is not None:
            yield found
        differs = found is not None and found.severity is Severity.ERROR
        yield Checked(election.citation, f"election: {election.name}", Result.DIFFERS if differs else Result.COMPLIES)


def _repeated(election: Election, stated: Stated[Election], earlier: Stated[Election]) -> Finding:
    message = f"The election {election.name} stands twice: first in line {earlier.place.line}."
    return error(
        "repeated-name", election.citation, stated, message, submitted=stated.shown, help="Delete one of the two."
    )


def _unmet(election: Election, stated: Stated[Election], submission: Submission) -> Finding | None:
    wager = election.needs_wager
    if wager is not None and submission.form.get("wagers", wager) is None:
        return error(
            "election-condition",
            election.citation,
            stated,
            f"The election {election.name} needs the {wager}, which is not among the wagers.",
            wager=wager,
            required=f"{wager} among the wagers",
            submitted=stated.shown,
            help=f"Add {wager} to “wagers:”, or delete the election.",
        )
    if election.needs_row is not None and not _has_row(election.needs_row, submission):
        tables = [rule.wager for rule in submission.regulation.rules if isinstance(rule, OptionalRowRule)]
        wagers = [wager for wager in dict.fromkeys(tables) if wager in submission.wagers]
        return error(
            "election-condition",
            election.citation,
            stated,
            f"The election {election.name} needs the odds of {election.needs_row}, which no paytable states.",
            required=f"the odds of {election.needs_row}",
            submitted=stated.shown,
            help=f"Add the row to the payouts of {' or '.join(wagers)}, or delete the election." if wagers else None,
        )
    return None


def _has_row(hand: str, submission: Submission) -> bool:
    tables = [wager.payouts for wager in submission.wagers.values() if wager.payouts]
    return any(hand in table.rows and table.rows[hand].value is not Word.NOT_PAID for table in tables)
