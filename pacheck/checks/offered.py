"""Wagers that a certificate holder may offer only if its submission elects them: stated without the election, their
figures would be compared with nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Checked, Finding, Result, error
from pacheck.regulations.model import OddsRule, PaytableRule
from pacheck.submission.model import Submission
from pacheck.wording import listing


def check(submission: Submission) -> Iterator[Finding | Checked]:
    """See that each stated wager that needs an election has one."""
    for wager, stated in submission.wagers.items():
        rules = submission.regulation.wager_rules(wager)
        provisions = [rule.provision for rule in rules if isinstance(rule, OddsRule | PaytableRule)]
        missing = list(dict.fromkeys(one.if_elected for one in provisions if one.if_elected))
        if not missing or any(map(submission.applies, provisions)) or any(map(submission.elects, missing)):
            continue
        citation, named = provisions[0].citation, listing(missing)
        yield error(
            "election-missing",
            citation,
            stated,
            f"{wager} is offered only where the submission elects it (§ {named}).",
            wager=wager,
            required=f"{named} among the elections",
            help=f"Add {named} to “elections:”, or delete the wager.",
        )
        yield Checked(citation, wager, Result.DIFFERS, wager)
