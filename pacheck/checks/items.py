"""Single items of the wheel, the table, the dealing and so on: a value that is required, a least or a most.

An item that is not stated is listed, not reported: the regulation binds the casino whether or not the submission
repeats it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.figures import other_terms
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, Severity, error, note, warning
from pacheck.regulations.model import ItemRule, Limit
from pacheck.regulations.provision import Path
from pacheck.submission.kinds import Value, read_value, within
from pacheck.submission.model import Stated, Submission
from pacheck.values.odds import Odds


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each stated item with what its provision requires."""
    for rule in submission.regulation.part_rules:
        if isinstance(rule, ItemRule):
            stated = submission.items.get(rule.path)
            if stated is None:
                if submission.form.get(*rule.path) is None and submission.applies(rule.provision):
                    yield NotChecked(rule.provision.citation, subject(rule.path), Aside.NOT_STATED)
            elif not submission.applies(rule.provision):
                if rule.provision.if_item:
                    yield NotChecked(rule.provision.citation, subject(rule.path), Aside.UNVERIFIED)
            else:
                yield from _judge(rule, stated, submission)


def subject(path: Path) -> str:
    """An item in words: `wheel: diameter`."""
    return ": ".join(name.replace("_", " ") for name in path)


def required_text(rule: ItemRule) -> str | None:
    """What an item must be, in words; None where the provision leaves it open."""
    if rule.required is None:
        return None
    return rule.required if rule.limit is Limit.EXACTLY else f"{rule.limit.value} {rule.required}"


def _judge(rule: ItemRule, stated: Stated[Value], submission: Submission) -> Iterator[Finding | Checked]:
    value = stated.value
    found = stated.fault if value is None else _fault(rule, stated, value, submission)
    if found is not None and found is not stated.fault:
        yield found
    required = found.required if found and found.required else required_text(rule)
    row = Row(subject(rule.path[-1:]), required, stated.shown, stated.place.line, found)
    differs = value is None or (found is not None and found.severity is Severity.ERROR)
    result = Result.DIFFERS if differs else Result.COMPLIES
    yield Checked(rule.provision.citation, subject(rule.path), result, rows=(row,))


def _fault(rule: ItemRule, stated: Stated[Value], value: Value, submission: Submission) -> Finding | None:
    citation, name = rule.provision.citation, subject(rule.path)
    if rule.on_record and value not in rule.on_record:
        return note(
            "unverified",
            citation,
            stated,
            f"{name} is {stated.shown}: the provisions for it are not on record, so that this part is not verified.",
            submitted=stated.shown,
        )
    if rule.required is not None and not within(value, rule.limit, read_value(rule, rule.required)):
        message = f"{name} is {stated.shown}; {required_text(rule)} is required."
        advice = f"Write {rule.required}{'' if rule.limit is Limit.EXACTLY else ' or ' + _BETTER[rule.limit]}."
        return error(
            "item-differs", citation, stated, message, required=required_text(rule), submitted=stated.shown, help=advice
        )
    if rule.more_not_on_record and value != read_value(rule, rule.required or ""):
        return note(
            "unverified",
            citation,
            stated,
            f"{name} is {stated.shown}: whether it may be more than {rule.required} depends on "
            f"{rule.more_not_on_record}, so that this part is not verified.",
            required=required_text(rule),
            submitted=stated.shown,
        )
    if rule.required is not None and isinstance(value, Odds) and value != read_value(rule, rule.required):
        return other_terms(citation, stated, name, rule.required, stated.shown, None)
    if rule.differs_from is not None:
        other = submission.items.get(rule.differs_from)
        if other is not None and other.value == value:
            return _same_as_other(rule, stated, value, rule.differs_from)
    return _election_fault(rule, stated, value, submission)


_BETTER = {Limit.AT_LEAST: "more", Limit.AT_MOST: "less"}


def _same_as_other(rule: ItemRule, stated: Stated[Value], value: Value, other: Path) -> Finding:
    left = [choice for choice in rule.choices if choice != value]
    message = (
        f"{subject(rule.path)} is {stated.shown}, as {subject(other)} is; they must be on opposite sides of the dealer."
    )
    return error(
        "item-conflict",
        rule.provision.citation,
        stated,
        message,
        required=" or ".join(left),
        submitted=stated.shown,
        help=f"Write {' or '.join(left)}, or move the other.",
    )


def _election_fault(rule: ItemRule, stated: Stated[Value], value: Value, submission: Submission) -> Finding | None:
    for choice, citation in rule.needs_election.items():
        elected = submission.elects(citation)
        if value == choice and not elected:
            return error(
                "election-missing",
                rule.provision.citation,
                stated,
                f"{subject(rule.path)} is {stated.shown}, which the submission must elect (§ {citation}).",
                submitted=stated.shown,
                help=f"Add {citation} to “elections:”, or state the other.",
            )
        if value not in rule.needs_election and elected:
            return warning(
                "election-contradicted",
                rule.provision.citation,
                stated,
                f"{subject(rule.path)} is {stated.shown}; § {citation}, which is elected, makes it {choice}.",
                required=choice,
                submitted=stated.shown,
                help=f"Write {choice}, or delete the election.",
            )
    return None
