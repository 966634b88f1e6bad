"""Lists of a layout or a procedure that must include certain things; more may be listed where the regulation is a
minimum.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pacheck.checks.items import subject
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, Severity, error, warning
from pacheck.regulations.model import ListRule
from pacheck.submission.model import Submission
from pacheck.submission.tree import Entry, Text
from pacheck.values.labels import nearest, normalise
from pacheck.wording import listing, quoted, shown


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """See that each stated list includes what its provision requires."""
    for rule in submission.regulation.part_rules:
        if isinstance(rule, ListRule):
            entry, stated = submission.form.get(*rule.path), submission.form.texts(*rule.path)
            applies = submission.applies(rule.provision)
            if entry is None:
                if applies:
                    yield NotChecked(rule.provision.citation, subject(rule.path), Aside.NOT_STATED)
            elif not applies:
                yield NotChecked(rule.provision.citation, subject(rule.path), Aside.UNVERIFIED)
            elif stated is not None:
                yield from _judge(rule, entry, stated)


def _judge(rule: ListRule, entry: Entry, stated: tuple[Text, ...]) -> Iterator[Finding | Checked]:
    rows = [_required_row(rule, word, entry, stated) for word in rule.includes]
    rows += _other_rows(rule, stated)
    yield from (row.finding for row in rows if row.finding)
    differs = any(row.finding and row.finding.severity is Severity.ERROR for row in rows)
    result = Result.DIFFERS if differs else Result.COMPLIES
    yield Checked(rule.provision.citation, subject(rule.path), result, rows=tuple(rows))


def _required_row(rule: ListRule, word: str, entry: Entry, stated: tuple[Text, ...]) -> Row:
    meant = _meanings(word, rule.includes[word])
    found = next((text for text in stated if normalise(text.text) in meant), None)
    if found is not None:
        return Row(word, word, word, found.place.line)
    missing = error(
        "item-missing",
        rule.provision.citation,
        entry,
        f"{subject(rule.path)} does not include {word}.",
        required=word,
        help=f"Add “{word}” to the list.",
    )
    return Row(word, word, None, None, missing)


def _other_rows(rule: ListRule, stated: tuple[Text, ...]) -> Iterator[Row]:
    """Entries that the regulation does not ask for; refused or doubted only where the list is closed."""
    if rule.words is None:
        return
    required = set().union(*(_meanings(word, others) for word, others in rule.includes.items()))
    known = set().union(*(_meanings(word, others) for word, others in rule.words.items()))
    for text in stated:
        word = normalise(text.text)
        if word in required or text.faulty:
            continue
        found = _not_asked_for(rule, text) if word in known else _unknown(rule, text)
        yield Row(shown(text.text), None, shown(text.text), text.place.line, found)


def _not_asked_for(rule: ListRule, text: Text) -> Finding:
    return warning(
        "item-extra",
        rule.provision.citation,
        text,
        f"{subject(rule.path)} includes {quoted(text.text)}, which the provision does not ask for in this case.",
        submitted=shown(text.text),
        help="Delete it unless it is meant.",
    )


def _unknown(rule: ListRule, text: Text) -> Finding:
    words = [*rule.includes, *(rule.words or ())]
    near = nearest(text.text, words)
    hint = f"Did you mean {near}?" if near else f"Known are: {listing(words)}."
    return error(
        "item-differs",
        rule.provision.citation,
        text,
        f"{subject(rule.path)} includes {quoted(text.text)}, which is not known here.",
        submitted=shown(text.text),
        required=listing(rule.includes, "and"),
        help=hint,
    )


def _meanings(word: str, others: Iterable[str]) -> set[str]:
    return {normalise(meaning) for meaning in (word, *others)}
