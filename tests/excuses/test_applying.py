"""Waivers and the baseline as such, without a run of the command: what is read, what is marked, what is told."""

from __future__ import annotations

import datetime
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from pacheck.excuses.baseline import Baseline, baseline_text, faults_of, read_baseline
from pacheck.excuses.files import BrokenBaseline, BrokenWaivers
from pacheck.excuses.waiver_file import read_waivers
from pacheck.excuses.waivers import Waiver, Waivers
from pacheck.findings import Place, Subject, SubmissionReport
from pacheck.pipeline import check_bytes
from pacheck.source.nodes import Fault
from tests.excuses.support import SUBMISSION, WAIVER, changed, waiver_text
from tests.excuses.test_waivers import BROKEN, COVERS, COVERS_NOT

TODAY = datetime.date(2026, 12, 1)
NEVER = frozenset({"not-yaml", "unknown-game"})


def report(text: str = SUBMISSION, path: str = "riverside/poker.yaml") -> SubmissionReport:
    (only,) = check_bytes(path, text.encode(), TODAY)
    return only


def read(*waivers: Mapping[str, str]) -> tuple[Waiver, ...]:
    return read_waivers("pacheck-waivers.yaml", waiver_text(*map(dict, waivers)).encode(), NEVER)


def in_use(*waivers: Mapping[str, str], today: datetime.date = TODAY) -> Waivers:
    return Waivers("pacheck-waivers.yaml", read(*waivers), today)


def refused(data: bytes | Fault) -> str:
    with pytest.raises(BrokenWaivers) as caught:
        read_waivers("pacheck-waivers.yaml", data, NEVER)
    return str(caught.value)


def test_a_waiver_is_read_with_its_place() -> None:
    first, second = read(WAIVER, changed(wager=None, submitted="5 to 1"))
    assert (first.place.line, first.pointer, second.place.line, second.pointer) == (2, "/waivers/0", 10, "/waivers/1")
    assert (first.rule, first.citation, first.path) == ("odds-differ", "649a.12(d)", "riverside/poker.yaml")
    assert (first.wager, first.hand, first.submitted) == ("Pair Plus Wager", "Flush", None)
    assert (second.wager, second.submitted, second.certificate_holder) == (None, "5 to 1", None)
    assert (first.approval.reference, first.approval.until) == ("Order 2026-114", datetime.date(2026, 12, 31))
    assert first.approval.reason == "Trial until the end of the year."


@pytest.mark.parametrize(("waiver", "told"), BROKEN)
def test_a_waiver_that_could_be_misunderstood_is_refused_at_its_line(waiver: dict[str, str], told: str) -> None:
    message = refused(waiver_text(WAIVER, waiver).encode())
    assert told in message
    assert 10 <= int(message.split(":")[1]) <= 10 + len(waiver)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "1: The file holds no Rules Submission."),
        (b"- a\n", "1: the file needs “waivers:” with a list under it."),
        (b"waivers: []\n---\nwaivers: []\n", "1: the file needs “waivers:” with a list under it."),
        (b"waivers: none\n", "1: the file needs “waivers:” with a list under it."),
        (b"{}\n", "1: the file needs “waivers:” with a list under it."),
        (b"waivers: []\nwaivers: []\n", "2: “waivers” is given twice."),
        (b"\nwaivers: [a]\n", "2: a waiver consists of names with values."),
        (b"\nzzz: []\n", "2: the name “zzz” is not known here. Known: waivers."),
        (b"wavers: []\n", "1: the name “wavers” is not known here. Did you mean waivers?"),
        (b"? [a]\n: b\n", "1: the name “” is not known here. Known: waivers."),
        (b"waivers:\n- path: [a]\n", "2: “path” needs a single value."),
        (Fault("not-readable", "The file cannot be read.", Place(1, 1, 1, 1)), "1: The file cannot be read."),
    ],
)
def test_a_file_of_another_form_is_refused_at_its_line(data: bytes | Fault, message: str) -> None:
    assert refused(data) == f"pacheck-waivers.yaml:{message}"


def test_a_rule_that_is_like_none_is_refused_without_a_guess() -> None:
    assert refused(waiver_text(changed(rule="zzz")).encode()).endswith("there is no rule “zzz”.")


@pytest.mark.parametrize("fields", [*COVERS, pytest.param({"path": "riverside\\\\poker.yaml"}, id="backslashes")])
def test_what_a_waiver_covers(fields: dict[str, str | None]) -> None:
    (finding,) = in_use(changed(**fields)).apply(report()).findings
    assert finding.waived is not None
    assert finding.waived.reference == "Order 2026-114"


@pytest.mark.parametrize(
    "fields",
    [
        *COVERS_NOT,
        pytest.param({"submitted": "five"}, id="a figure that cannot be read"),
        pytest.param({"path": None, "certificate_holder": "Wager"}, id="another name"),
    ],
)
def test_what_a_waiver_does_not_cover(fields: dict[str, str | None]) -> None:
    assert in_use(changed(**fields)).apply(report()) == report()


def test_a_figure_that_no_finding_has() -> None:
    """§ 649a.12(d): without its letter and rows the wager selects no paytable; that finding quotes no figure."""
    text = "game: Three Card Poker\nwagers: {Ante Bonus: {paytable: B}, Pair Plus Wager: {}}\n"
    about = {"rule": "paytable-not-selected", "wager": "Pair Plus Wager", "hand": None}
    assert in_use(changed(**about)).apply(report(text)).findings[0].waived is not None
    assert in_use(changed(**about, submitted="5 to 1")).apply(report(text)).findings[0].waived is None
    assert in_use(changed(**{**about, "hand": "Flush"})).apply(report(text)).findings[0].waived is None


def test_a_figure_that_cannot_be_read_is_the_same_by_its_words() -> None:
    text = SUBMISSION.replace("5 to 1", "five")
    about = {"rule": "unreadable-value", "submitted": "Five"}
    assert in_use(changed(**about)).apply(report(text)).findings[0].waived is not None
    assert in_use(changed(**{**about, "submitted": "six"})).apply(report(text)).findings[0].waived is None


def test_a_note_is_never_waived() -> None:
    text = "game: Three Card Prime\nwagers: {Ante Wager: 1 to 1}\n"
    about = {"rule": "unverified", "citation": "679a.12", "wager": "Ante Wager", "hand": None}
    assert in_use(changed(**about)).apply(report(text)) == report(text)


def test_the_figure_in_the_table_is_marked_as_the_finding_is() -> None:
    marked = in_use(WAIVER).apply(report())
    rows = [row.finding for one in marked.checked for row in one.rows if row.finding]
    assert rows == list(marked.findings)
    assert rows[0].waived is not None


@pytest.mark.parametrize(
    ("today", "waived", "rule"),
    [
        (datetime.date(2026, 12, 31), True, None),
        (datetime.date(2027, 1, 1), False, "waiver-expired"),
    ],
)
def test_a_waiver_holds_through_its_last_day(today: datetime.date, waived: bool, rule: str | None) -> None:
    waivers = in_use(WAIVER, today=today)
    assert (waivers.apply(report()).findings[0].waived is not None) == waived
    told = waivers.out_of_use(["."])
    assert (told.findings[0].rule if told else None) == rule


def test_what_is_told_of_a_waiver_out_of_use() -> None:
    waivers = in_use(WAIVER, changed(path="riverside/right.yaml"), changed(path="elsewhere.yaml"))
    waivers.apply(report())
    waivers.apply(report(SUBMISSION.replace("5 to 1", "4 to 1"), "riverside/right.yaml"))
    told = waivers.out_of_use(["riverside"])
    assert told is not None
    assert (told.path, told.about, [finding.place.line for finding in told.findings]) == (
        "pacheck-waivers.yaml", Subject.WAIVERS, [10]
    )  # fmt: skip
    (finding,) = told.findings
    assert (finding.rule, finding.pointer, finding.wager, finding.hand) == (
        "waiver-unused", "/waivers/1", "Pair Plus Wager", "Flush"
    )  # fmt: skip
    everything = waivers.out_of_use(["."])
    assert everything is not None
    assert [one.place.line for one in everything.findings] == [10, 18]


# The baseline


def old_faults(text: str = SUBMISSION) -> Baseline:
    return read_baseline("baseline.json", baseline_text(faults_of("baseline.json", [report(text)])).encode())


def test_an_old_fault_is_known_once() -> None:
    baseline = old_faults()
    assert [finding.known for finding in baseline.apply(report("\n" + SUBMISSION)).findings] == [True]
    assert [finding.known for finding in baseline.apply(report()).findings] == [False]


def test_what_is_in_a_baseline_and_what_not() -> None:
    verdicts = [
        (SUBMISSION, 1),
        (SUBMISSION.replace("5 to 1", "8 to 2"), 1),
        ("game: Three Card Prime\nwagers: {Ante Wager: 1 to 1}\n", 0),
        ("game: [\n", 0),
    ]
    for text, faults in verdicts:
        assert faults_of("baseline.json", [report(text)]).total() == faults
        marked = old_faults(text).apply(report(text))
        assert sum(finding.known for finding in marked.findings) == faults


def test_a_waived_fault_is_in_no_baseline() -> None:
    assert faults_of("baseline.json", [in_use(WAIVER).apply(report())]) == Counter()


def entry(**changes: object) -> str:
    (fault,) = json.loads(baseline_text(faults_of("b.json", [report()])))["faults"]
    return json.dumps({"version": 1, "faults": [{**fault, **changes}]})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "it is not a baseline as --write-baseline writes it"),
        ("[]", "it is not a baseline as --write-baseline writes it"),
        ("[" * 100_000, "it is not a baseline as --write-baseline writes it"),
        (entry(rule=1), "it is not a baseline as --write-baseline writes it"),
        (entry(further="x"), "it is not a baseline as --write-baseline writes it"),
        (entry(count=0), "it is not a baseline as --write-baseline writes it"),
        (entry(count=True), "it is not a baseline as --write-baseline writes it"),
        (entry(count="1"), "it is not a baseline as --write-baseline writes it"),
        ('{"version": 2}', "it is of another version; write it anew with --write-baseline"),
    ],
)
def test_a_file_that_is_no_baseline(text: str, told: str) -> None:
    with pytest.raises(BrokenBaseline) as caught:
        read_baseline("baseline.json", text.encode())
    assert str(caught.value) == f"baseline.json: {told}"


def test_a_count_is_how_often_a_fault_is_known() -> None:
    baseline = read_baseline("baseline.json", entry(count=2).encode())
    known = [finding.known for _ in range(3) for finding in baseline.apply(report()).findings]
    assert known == [True, True, False]


def test_paths_are_seen_from_the_baseline(tmp_path: Path) -> None:
    (fault,) = faults_of(str(tmp_path / "gate" / "baseline.json"), [report(path=str(tmp_path / "filed" / "a.yaml"))])
    assert fault.path == "../filed/a.yaml"
