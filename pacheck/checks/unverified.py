"""Wagers whose figures are not on record, accepted and said to be unverified; and submissions that state no wager."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Aside, Finding, NotChecked, note, warning
from pacheck.regulations.model import UnrecordedRule
from pacheck.submission.model import Submission
from pacheck.submission.tree import Form


def check(submission: Submission) -> Iterator[Finding | NotChecked]:
    """Name each stated wager whose provision is not on record, and those that are not stated."""
    wagers = submission.form.get("wagers")
    if wagers is not None and isinstance(wagers.value, Form) and not wagers.value.entries:
        message = "No wager is stated, so that there is little to check."
        yield warning(
            "nothing-stated", submission.regulation.wagers_under, wagers, message, help="State the wagers offered."
        )
    for rule in submission.regulation.rules:
        if isinstance(rule, UnrecordedRule):
            for wager in rule.wagers:
                entry = submission.form.get("wagers", wager)
                citation = rule.provision.citation
                if entry is None:
                    yield NotChecked(citation, wager, Aside.NOT_STATED)
                    continue
                message = f"{rule.what} under § {citation} are not on record: {wager} is accepted and not verified."
                yield note("unverified", citation, entry, message, wager=wager)
                yield NotChecked(citation, wager, Aside.UNVERIFIED)
