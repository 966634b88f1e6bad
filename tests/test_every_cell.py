"""Every cell is guarded: each figure of each regulation file, changed alone, is an error at its very line.

The submissions are built from the model of the regulation, whatever game it is of; a new file is covered as it is.
"""

from __future__ import annotations

import datetime
import itertools
import os
from typing import Any

import pytest

from pacheck.findings import Finding, Severity
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog, GameFile, regulation
from pacheck.regulations.files import PACK, schemas_folder
from pacheck.regulations.model import PaytableRule, Regulation, SectionsRule
from pacheck.regulations.provision import InForce
from tests.support.faults import Fault, subjects
from tests.support.filing import Document, base, changed, rendered, rules_with_counts

TODAY = datetime.date(2026, 1, 15)
FURTHER = tuple(sorted(path.parent for path in schemas_folder().glob("*/pack.yaml") if path.parent.name != PACK))
CATALOG = Catalog(FURTHER)
FILES = CATALOG.files
"""The regulation files of all packs that the project has."""
GAMES = pytest.mark.parametrize("file", FILES, ids=lambda file: file.path.stem)
FULL = os.environ.get("PACHECK_FULL") == "1"
"""With PACHECK_FULL=1 every position of the wheel is tried at every rotation, instead of a sample of them."""


def found_in(document: Document) -> tuple[list[Finding], dict[tuple[str | int, ...], int]]:
    text, places = rendered(document)
    (report,) = check_bytes("filed.yaml", text.encode(), TODAY, CATALOG)
    return list(report.findings), places


def errors_in(document: Document) -> list[Finding]:
    return [finding for finding in found_in(document)[0] if finding.severity is Severity.ERROR]


def told(fault: Fault) -> bool:
    """Whether the fault is found at its line, under its citation, with what is required and what was submitted."""
    findings, places = found_in(fault.document)
    return any(
        finding.place.line == places[fault.at]
        and finding.citation == fault.citation
        and finding.severity.value == fault.severity
        and (fault.required is None or fault.required in (finding.required or ""))
        and (fault.submitted is None or fault.submitted in (finding.submitted or ""))
        for finding in findings
    )


@GAMES
def test_every_single_fault_is_told_at_its_line(file: GameFile, capsys: pytest.CaptureFixture[str]) -> None:
    law = regulation(file)
    missed: list[str] = []
    count = 0
    for subject in subjects(law):
        alarms = [f"{one.place.line}: {one.message}" for one in errors_in(subject.document)]
        assert alarms == [], f"{subject.name} is compliant"
        for fault in subject.faults:
            count += 1
            if not told(fault):
                said = [
                    (one.place.line, one.citation, one.required, one.submitted) for one in errors_in(fault.document)
                ]
                missed.append(f"{subject.name}: {fault.name} at {fault.at} ({fault.required}): {said}")
    assert missed == [], "\n".join(missed)
    with capsys.disabled():
        print(f"\n{law.game}: {count:,} single faults, each told at its line", end="")


@GAMES
def test_a_further_fault_hides_none(file: GameFile) -> None:
    """For two faults of different parts of one document, both are told."""
    for subject in subjects(regulation(file)):
        for one, other in itertools.pairwise(subject.faults):
            if (
                one.at == other.at
                or "letter" in one.name
                or "letter" in other.name
                or not one.submitted
                or not other.submitted
            ):
                continue
            if not isinstance(one.at[-1], str) or one.document.keys() != other.document.keys():
                continue
            value = _value_at(other.document, other.at)
            both = one._replace(document=changed(one.document, other.at, value))
            assert told(both), f"{subject.name}: {one.name} with {other.name}"
            assert told(other._replace(document=both.document)), f"{subject.name}: {other.name} with {one.name}"


def _value_at(document: Document, path: tuple[str | int, ...]) -> Any:
    part: Any = document
    for step in path:
        part = part[step]
    return part


def wheels() -> list[tuple[Regulation, SectionsRule]]:
    laws = [regulation(file) for file in FILES]
    return [(law, rule) for law in laws for rule in law.part_rules if isinstance(rule, SectionsRule)]


@pytest.mark.parametrize(("law", "rule"), wheels(), ids=[law.game for law, _ in wheels()])
def test_each_section_of_a_wheel_is_guarded(
    law: Regulation, rule: SectionsRule, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each section substituted, removed, doubled, exchanged: at every rotation for some, at one rotation for all."""
    document, order = base(law), list(rule.order)
    counts = {count.provision.citation for count in rules_with_counts(law)}
    tried = 0
    for start, place in itertools.product(range(len(order)), repeat=2):
        if not FULL and place % len(order) not in (0, start) and start != 7:
            continue
        ring = order[start:] + order[:start]
        other = next(symbol for symbol in dict.fromkeys(order) if symbol != ring[place])
        following = (place + 1) % len(ring)
        exchanged = list(ring)
        exchanged[place], exchanged[following] = ring[following], ring[place]
        for edited, off in (
            ([*ring[:place], other, *ring[place + 1 :]], True),
            (ring[:place] + ring[place + 1 :], True),
            ([*ring[:place], other, *ring[place:]], True),
            (exchanged, False),
        ):
            if edited == ring:
                continue
            tried += 1
            found = errors_in(changed(document, rule.path, edited))
            orders = [one for one in found if one.citation == rule.provision.citation]
            assert len(orders) == 1, (start, place, edited)
            assert {one.citation for one in found} == {rule.provision.citation, *(counts if off else ())}
    with capsys.disabled():
        print(f"\n{law.game}: {tried:,} changed wheels, each told by one edit", end="")


@pytest.mark.parametrize(("law", "rule"), wheels(), ids=[law.game for law, _ in wheels()])
def test_the_place_of_a_changed_section_is_told(law: Regulation, rule: SectionsRule) -> None:
    document, order = base(law), list(rule.order)
    for place, symbol in enumerate(order):
        edited = changed(document, (*rule.path, place), "77")
        fault = Fault("other symbol", edited, (*rule.path, place), rule.provision.citation, symbol, "77")
        assert told(fault), place


@pytest.mark.parametrize(("law", "rule"), wheels(), ids=[law.game for law, _ in wheels()])
def test_a_wheel_read_counter_clockwise_is_told_at_every_rotation(law: Regulation, rule: SectionsRule) -> None:
    document, backwards = base(law), list(rule.order)[::-1]
    for start in range(len(backwards)):
        (found,) = errors_in(changed(document, rule.path, backwards[start:] + backwards[:start]))
        assert (found.citation, "counter-clockwise" in found.message) == (rule.provision.citation, True)


@GAMES
def test_each_date_is_guarded(file: GameFile) -> None:
    law, day = regulation(file), datetime.timedelta(days=1)
    for days in law.in_force:
        document = resting_on(law, days)

        def on(effective: datetime.date, document: Document = document) -> Document:
            return {**document, "effective": str(effective)}

        if days.begins:
            assert told(Fault("early", on(days.begins - day), ("effective",), days.citation, str(days.begins)))
            assert [one for one in errors_in(on(days.begins)) if one.citation == days.citation] == []
        if days.expires:
            assert told(Fault("late", on(days.expires + day), ("effective",), days.citation, str(days.expires)))
            last = found_in(on(days.expires))[0]
            own = [one for one in last if one.citation == days.citation and one.rule != "doubt"]
            assert [(one.rule, one.severity.value) for one in own] == [("expires-that-day", "note")]


def resting_on(law: Regulation, days: InForce) -> Document:
    """A submission that rests on the provision that is in force on certain days."""
    document = base(law)
    for rule in law.rules:
        if isinstance(rule, PaytableRule) and not days.whole_game and days.governs(rule.provision.citation):
            document["wagers"][rule.wager] = {"paytable": rule.letters[0]}
    return document


@GAMES
def test_each_election_is_guarded(file: GameFile) -> None:
    law = regulation(file)
    for election in law.elections:
        document = base(law)
        if election.needs_wager:
            document["wagers"].pop(election.needs_wager, None)
        document["elections"] = [election.citation]
        at = ("elections", 0)
        if election.needs_wager or election.needs_row:
            assert told(Fault("condition", document, at, election.citation, election.needs_wager or election.needs_row))
        document["elections"] = [election.name, election.citation]
        assert told(Fault("twice", document, ("elections", 1), election.citation, None, election.citation))
    unknown = {**base(law), "elections": ["999z.1(q)"]}
    weight = "note" if law.not_seen else "error"
    assert told(Fault("unknown", unknown, ("elections", 0), law.wagers_under, None, "999z.1(q)", weight))
