"""Wagers whose figures are not on record: accepted, and said to be unverified."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Aside, Finding, NotChecked, note
from pacheck.regulations.model import UnrecordedRule
from pacheck.submission.model import Submission


def check(submission: Submission) -> Iterator[Finding | NotChecked]:
    """Name each stated wager whose provision is not on record, and those that are not stated."""
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
