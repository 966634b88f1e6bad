"""The sections of a wheel: their clockwise order from any section on, and how many there are of each kind.

A difference is told as the smallest edit: sections exchanged, missing, extra, replaced, or the whole wheel read
counter-clockwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pacheck.checks.items import subject
from pacheck.compare.ring import Edit, RingDifference, compare_rings
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, Spot, error
from pacheck.regulations.model import CountsRule, SectionsRule
from pacheck.submission.model import Submission
from pacheck.submission.tree import Entry, Text
from pacheck.values.numbers import Unreadable
from pacheck.values.wheels import read_section
from pacheck.wording import counted, listing, shown

MOST_EDITS = 6
"""More edits than this are told in one finding: the list is then of another wheel."""


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare the stated sections with the required order, then with the required counts."""
    for rule in submission.regulation.part_rules:
        if isinstance(rule, SectionsRule | CountsRule):
            entry, texts = submission.form.get(*rule.path), submission.form.texts(*rule.path)
            if entry is not None and texts is not None:
                yield from _order(rule, entry, texts) if isinstance(rule, SectionsRule) else _counts(rule, entry, texts)
            elif entry is None and isinstance(rule, CountsRule):
                yield NotChecked(rule.provision.citation, f"{subject(rule.path)}: counts", Aside.NOT_STATED)


def section_symbol(text: Text) -> str:
    """A section in the regulation's form; what is no section symbol stands for itself, and equals none."""
    try:
        return read_section(text.text)
    except Unreadable:
        return f"“{shown(text.text, 20)}”"


def _order(rule: SectionsRule, entry: Entry, texts: Sequence[Text]) -> Iterator[Finding | Checked]:
    symbols = [section_symbol(text) for text in texts]
    required = [read_section(symbol) for symbol in rule.order]
    difference = compare_rings(required, symbols, MOST_EDITS)
    findings = list(_order_findings(rule, entry, texts, difference))
    yield from findings
    result = Result.DIFFERS if findings else Result.COMPLIES
    yield Checked(rule.provision.citation, subject(rule.path), result, rows=_rows(difference, texts, findings))


def _order_findings(
    rule: SectionsRule, entry: Entry, texts: Sequence[Text], difference: RingDifference
) -> Iterator[Finding]:
    citation = rule.provision.citation
    clockwise = "the clockwise order of the regulation"
    if not difference.comparable:
        message = (
            f"The {counted(len(texts), 'section')} stated are in another order than the {len(rule.order)} required."
        )
        yield error(
            "wheel-order",
            citation,
            entry,
            message,
            required=clockwise,
            submitted=f"{counted(len(texts), 'section')} in another order",
            help="List all sections clockwise, beginning anywhere.",
        )
        return
    if difference.reversed:
        yield error(
            "wheel-order",
            citation,
            entry,
            "The sections are listed counter-clockwise.",
            required=clockwise,
            submitted="the order read counter-clockwise",
            help="Turn the list around.",
        )
    for edit in difference.edits:
        yield _edit_finding(citation, entry, texts, edit)


def _edit_finding(citation: str, entry: Entry, texts: Sequence[Text], edit: Edit) -> Finding:
    position = edit.positions[0]
    stated, required = ", ".join(edit.submitted) or None, ", ".join(edit.required) or None
    at: Spot = texts[min(position, len(texts) - 1)] if texts else entry
    if edit.kind == "swapped":
        numbers = " and ".join(str(place + 1) for place in edit.positions)
        message = f"Sections {numbers} of the list are exchanged: {' and '.join(edit.submitted)}."
        advice = "Exchange them."
    elif edit.kind == "missing":
        before = f"section {position + 1} of the list" if position < len(texts) else "the end of the list"
        message = f"A section {edit.required[0]} is missing before {before}."
        advice = f"Insert {edit.required[0]}."
    elif edit.kind == "extra":
        message = f"Section {position + 1} of the list, {edit.submitted[0]}, does not belong there."
        advice = "Delete it."
    else:
        message = f"Section {position + 1} of the list is {edit.submitted[0]}; {edit.required[0]} is required."
        advice = f"Write {edit.required[0]}."
    return error("wheel-order", citation, at, message, required=required, submitted=stated, help=advice)


def _rows(difference: RingDifference, texts: Sequence[Text], findings: Sequence[Finding]) -> tuple[Row, ...]:
    """The sections as they stand beside those required, each with its finding; none where there are too many edits."""
    if not difference.comparable:
        return ()
    wrong: dict[int, Finding] = {}
    missing: list[Finding] = []
    for edit, finding in zip(difference.edits, findings[difference.reversed :], strict=True):
        if edit.kind == "missing":
            missing.append(finding)
        else:
            wrong |= dict.fromkeys(edit.positions, finding)
    rows = []
    for due, there, place in ((one.required, one.submitted, one.position) for one in difference.aligned):
        if place is None:
            rows.append(Row("section", due, None, None, missing.pop(0)))
        else:
            found = wrong.get(place) if due != there else None
            rows.append(Row(f"section {place + 1}", due, there, texts[place].place.line, found))
    return tuple(rows)


def _counts(rule: CountsRule, entry: Entry, texts: Sequence[Text]) -> Iterator[Finding | Checked]:
    stated = Counter(section_symbol(text) for text in texts)
    required = {read_section(symbol): count for symbol, count in rule.counts.items()}
    symbols = (*required, *sorted(set(stated) - set(required)))
    off = {
        symbol: (required.get(symbol, 0), stated[symbol])
        for symbol in symbols
        if required.get(symbol, 0) != stated[symbol]
    }
    found = _count_finding(rule, entry, off) if off else None
    yield from [found] if found else []
    rows = [
        Row(
            f"sections of {symbol}",
            str(required.get(symbol, 0)),
            str(stated[symbol]),
            entry.place.line,
            found if symbol in off else None,
        )
        for symbol in symbols
    ]
    result = Result.DIFFERS if found else Result.COMPLIES
    yield Checked(rule.provision.citation, f"{subject(rule.path)}: counts", result, rows=tuple(rows))


def _count_finding(rule: CountsRule, entry: Entry, off: dict[str, tuple[int, int]]) -> Finding:
    """All counts that are off, in one finding: one wrong section makes two of them wrong."""
    counts = listing((f"{there} of {symbol} ({due} required)" for symbol, (due, there) in off.items()), "and")
    return error(
        "wheel-count",
        rule.provision.citation,
        entry,
        f"Of {rule.total} sections the wheel has {counts}.",
        required=", ".join(f"{due} of {symbol}" for symbol, (due, _) in off.items()),
        submitted=", ".join(f"{there} of {symbol}" for symbol, (_, there) in off.items()),
        help="Correct the list of sections.",
    )
