"""All choices of a submission: its head, its wagers, its other parts, its elections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from pacheck.checks.items import subject
from pacheck.choices.model import Choice
from pacheck.choices.wagers import wager_choices
from pacheck.findings import Spot
from pacheck.regulations.model import CompartmentsRule, CountsRule, ItemRule, ListRule, PartRule, SectionsRule
from pacheck.regulations.provision import Path
from pacheck.submission.model import Submission
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from pacheck.values.labels import normalise
from pacheck.values.numbers import Unreadable
from pacheck.values.typography import lower, plain
from pacheck.values.wheels import read_compartment, read_section
from pacheck.wording import shown

SUBMISSION = "Submission"
ELECTIONS = "Elections"
_HEAD = ("certificate_holder", "submitted", "effective")
_LIST_LENGTH = 400
"""Characters of a list that are shown."""


def choices(submission: Submission) -> list[Choice]:
    """Everything that the submission settles, in the order of the format."""
    return [
        *_head(submission),
        *wager_choices(submission),
        *_parts(submission),
        *_elections(submission),
    ]


def _head(submission: Submission) -> Iterator[Choice]:
    filed = submission.regulation.filed_under
    for name in _HEAD:
        text = submission.form.text(name)
        if text is not None:
            yield _choice(SUBMISSION, name.replace("_", " "), shown(text.text), plain(text.text), text, filed)


def _parts(submission: Submission) -> Iterator[Choice]:
    rules: dict[Path, list[PartRule]] = {}
    for rule in submission.regulation.part_rules:
        if not isinstance(rule, CountsRule):
            rules.setdefault(rule.path, []).append(rule)
    for path, speaking in rules.items():
        entry, rule = submission.form.get(*path), speaking[0]
        if entry is None:
            continue
        about, name, citation = subject(path[:1]), subject(path[1:]), rule.provision.citation
        if isinstance(rule, ItemRule):
            stated = submission.items.get(path)
            if stated is not None:
                known = stated.shown if stated.value is None else stated.value
                yield _choice(about, name, stated.shown, known, stated, citation)
        elif isinstance(entry.value, Listing):
            texts = [_as_text(item) for item in entry.value.items]
            ring = _around(rule, texts)
            value = _from_the_least(ring) if ring else Counter(_meant(speaking, text) for text in texts)
            made = _choice(about, name, shown(", ".join(texts), _LIST_LENGTH), value, entry, citation)
            yield made._replace(ring=ring)


def _elections(submission: Submission) -> Iterator[Choice]:
    for stated in submission.elections:
        election = stated.value
        name = election.name if election else stated.shown
        citation = election.citation if election else submission.regulation.wagers_under
        yield _choice(ELECTIONS, name, "elected", True, stated, citation)


def _choice(about: str, name: str, text: str, value: Any, at: Spot, citation: str) -> Choice:
    return Choice(about, name, text, value, citation, at.pointer, at.place.line)


def _as_text(item: Tree) -> str:
    """An item of a list as text; a compartment that is written as number and color, in one."""
    if isinstance(item, Text):
        return item.text
    if isinstance(item, Form):
        return " ".join(_entry_text(item.entries.get(name)) for name in ("number", "color"))
    return ""


def _entry_text(entry: Entry | None) -> str:
    return entry.value.text if entry is not None and isinstance(entry.value, Text) else ""


def _around(rule: PartRule, texts: Sequence[str]) -> tuple[str, ...]:
    """What stands around a wheel, each by the regulation's symbol; nothing for other lists."""
    if not isinstance(rule, CompartmentsRule | SectionsRule):
        return ()
    read = read_compartment if isinstance(rule, CompartmentsRule) else read_section
    return tuple(_symbol(read, text) for text in texts)


def _meant(rules: Sequence[PartRule], text: str) -> str:
    """What an entry of a list means, by any of its words."""
    for rule in rules:
        known = {**rule.includes, **(rule.words or {})} if isinstance(rule, ListRule) else {}
        for word, others in known.items():
            if normalise(text) in {normalise(one) for one in (word, *others)}:
                return word
    return normalise(text)


def _symbol(read: Any, text: str) -> str:
    try:
        return str(read(text))
    except Unreadable:
        return shown(lower(plain(text)))


def _from_the_least(ring: Sequence[str]) -> tuple[str, ...]:
    """A ring turned so that it reads least: two rings are the same exactly where these are."""
    turned = [tuple(ring[place:]) + tuple(ring[:place]) for place in range(len(ring))]
    return min(turned, default=())
