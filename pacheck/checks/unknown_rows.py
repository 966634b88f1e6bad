"""Rows of a statement whose hands the regulation does not have for the wager; they are compared with nothing.

Where all tables of the wager are on record, its structure refuses them. Where some are not, it allows them for the sake
of those, and whether a row belongs to the table that is named is told here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pacheck.findings import Finding, error
from pacheck.regulations.model import PaytableRule
from pacheck.submission.model import StatedWager, Submission
from pacheck.submission.tree import Entry
from pacheck.wording import listing, quoted, shown


def unknown_rows(submission: Submission, wager: str) -> list[Entry]:
    """The stated rows of a wager whose hands are not known."""
    payouts = submission.form.part("wagers", wager, "payouts")
    return [entry for entry in payouts.entries.values() if not entry.known] if payouts else []


def foreign_rows(rule: PaytableRule, stated: StatedWager, unknown: Sequence[Entry]) -> Iterator[Finding]:
    """The unknown rows under the letter of a table on record, where other tables are not."""
    table = rule.table(stated.letter.value) if stated.letter and stated.letter.value else None
    if table is None or not rule.other_tables:
        return
    for entry in unknown:
        if not entry.faulty:
            yield error(
                "unknown-hand",
                rule.provision.citation,
                entry,
                f"{quoted(entry.typed)} is not paid under Paytable {table.letter}.",
                wager=rule.wager,
                submitted=shown(entry.typed),
                help=f"Delete the row, or correct its name. Paytable {table.letter} has {listing(table.rows, 'and')}.",
            )
