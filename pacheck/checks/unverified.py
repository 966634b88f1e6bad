"""What is accepted and said to be unverified: wagers, rows and parts that are not on record; and submissions that
state no wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Aside, Finding, NotChecked, note, warning
from pacheck.regulations.model import PaytableRule, UnrecordedRule
from pacheck.regulations.schema import submission_schema
from pacheck.submission.model import Submission
from pacheck.submission.tree import Entry, Form
from pacheck.submission.unlisted import unlisted
from pacheck.wording import shown


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
                yield from _unrecorded(rule, wager, submission)
    yield from _doubts(submission)
    yield from _unlisted(submission)


def _unrecorded(rule: UnrecordedRule, wager: str, submission: Submission) -> Iterator[Finding | NotChecked]:
    citation = rule.provision.citation
    for part in rule.parts or (None,):
        entry = submission.form.get("wagers", wager, *filter(None, (part,)))
        subject = f"{wager}: {part.replace('_', ' ')}" if part else wager
        if entry is None:
            yield NotChecked(citation, subject, Aside.NOT_STATED)
            continue
        message = f"{rule.what} under § {citation} are not on record: {subject} is accepted and not verified."
        yield note("unverified", citation, entry, message, wager=wager)
        yield NotChecked(citation, subject, Aside.UNVERIFIED)


def _doubts(submission: Submission) -> Iterator[Finding]:
    """What was not seen of provisions that a statement was compared with all the same."""
    said = set()
    for wager, stated in submission.wagers.items():
        for rule in submission.regulation.wager_rules(wager):
            provision = rule.provision
            if provision.doubt and submission.applies(provision) and (wager, provision.citation) not in said:
                said.add((wager, provision.citation))
                yield note("doubt", provision.citation, stated, provision.doubt, wager=wager)


def _unlisted(submission: Submission) -> Iterator[Finding | NotChecked]:
    """Wagers, rows and parts that are not on record, where not all of them are."""
    law, form = submission.regulation, submission.form
    wagers = form.part("wagers")
    if law.not_seen:
        for entry in _unknown(form):
            parts = list(submission_schema(law)["properties"])
            yield unlisted("key", entry.typed, parts, entry, law.filed_under, law.not_seen)
        for entry in _unknown(wagers):
            yield unlisted("wager", entry.typed, law.wagers, entry, law.wagers_under, law.not_seen)
            yield NotChecked(law.wagers_under, shown(entry.typed), Aside.UNVERIFIED)
    for wager in submission.wagers:
        tables = [rule for rule in law.wager_rules(wager) if isinstance(rule, PaytableRule)]
        gap = next((rule for rule in tables if rule.other_rows), None)
        if gap is not None:
            hands = [hand for rule in tables for hand in rule.hands()]
            for entry in _unknown(form.part("wagers", wager, "payouts")):
                yield unlisted("hand", entry.typed, hands, entry, gap.provision.citation, gap.other_rows)


def _unknown(form: Form | None) -> Iterator[Entry]:
    yield from (entry for entry in (form.entries.values() if form else ()) if not entry.known and not entry.faulty)
