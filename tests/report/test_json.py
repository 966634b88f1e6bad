"""The JSON report, version 1: exactly the keys of the contract, in ASCII, the same bytes each time."""

from __future__ import annotations

import json
from typing import Any

from pacheck.findings import SubmissionReport
from pacheck.report.json_report import json_text
from tests.checks.support import DAY, poker, prime
from tests.report.support import reports_on, summary_of
from tests.report.test_diff import ONE_FIGURE_OFF
from tests.support.report_schema import valid_report

SUBMISSION = {
    "path", "document", "game", "chapter", "compliant", "checked", "not_stated", "unverified", "unsettled", "findings",
    "certificate_holder",
}  # fmt: skip
FINDING = {
    "rule", "severity", "citation", "wager", "paytable", "hand", "required", "submitted", "pointer", "line", "column",
    "end_line", "end_column", "message", "help", "waived", "known",
}  # fmt: skip
CHECKED = {"citation", "wager", "paytable", "result"}
CHECKED_ADDITIONS = {"subject"}
SUMMARY = {"files", "submissions", "errors", "warnings", "notes"}
SUMMARY_ADDITIONS = {"waived", "known", "checked", "unverified", "unsettled", "not_stated"}


def json_of(*reports: SubmissionReport) -> dict[str, Any]:
    return valid_report(json_text(reports, summary_of(*reports)))


def test_the_keys_are_those_of_the_contract() -> None:
    document = json_of(*reports_on("a.yaml", ONE_FIGURE_OFF), *reports_on("b.yaml", prime("face: down")))
    assert list(document) == ["version", "summary", "submissions", "waivers"]
    assert document["version"] == 1
    assert set(document["summary"]) == SUMMARY | SUMMARY_ADDITIONS
    for submission in document["submissions"]:
        assert set(submission) == SUBMISSION
        assert submission["checked"]
        assert submission["findings"]
        assert all(set(checked) == CHECKED | CHECKED_ADDITIONS for checked in submission["checked"])
        assert all(set(finding) == FINDING for finding in submission["findings"])


def test_one_figure_off() -> None:
    document = json_of(*reports_on("riverside/three-card-poker.yaml", ONE_FIGURE_OFF))
    assert {key: document["summary"][key] for key in SUMMARY} == {
        "files": 1,
        "submissions": 1,
        "errors": 1,
        "warnings": 0,
        "notes": 0,
    }
    (submission,) = document["submissions"]
    assert submission["path"] == "riverside/three-card-poker.yaml"
    assert (submission["document"], submission["game"], submission["chapter"]) == (1, "Three Card Poker", "649a")
    assert submission["compliant"] is False
    results = [(one["citation"], one["wager"], one["paytable"], one["result"]) for one in submission["checked"]]
    assert results == [
        ("649a.12(b)", "Ante Bonus", "B", "complies"),
        ("649a.12(d)", "Pair Plus Wager", "D", "differs"),
    ]
    assert "649a.12(a) Ante Wager" in submission["not_stated"]
    (finding,) = submission["findings"]
    assert {key: finding[key] for key in FINDING - {"message", "help", "waived", "known"}} == {
        "rule": "odds-differ",
        "severity": "error",
        "citation": "649a.12(d)",
        "wager": "Pair Plus Wager",
        "paytable": "D",
        "hand": "Flush",
        "required": "4 to 1",
        "submitted": "9 to 1",
        "pointer": "/wagers/Pair Plus Wager/payouts/Flush",
        "line": 11,
        "column": 14,
        "end_line": 11,
        "end_column": 20,
    }
    assert finding["message"].startswith("Flush pays 9 to 1")


def test_unverified_and_unsettled_provisions_are_listed() -> None:
    (unverified,) = json_of(*reports_on("a.yaml", prime()))["submissions"]
    assert unverified["unverified"] == ["679a.12 Ante Wager"]
    text = poker("", "elections: [649a.7(e)]\n", "Ante Bonus: {paytable: C}\n")
    (unsettled,) = json_of(*reports_on("a.yaml", text))["submissions"]
    assert unsettled["compliant"] is True
    assert unsettled["unsettled"] == ["649a.12(c) Ante Bonus Paytable C: Straight"]


def test_a_file_that_cannot_be_parsed_is_one_submission_without_game() -> None:
    (submission,) = json_of(*reports_on("a.yaml", "game: x\nwagers: [1\n"))["submissions"]
    assert (submission["game"], submission["chapter"], submission["compliant"]) == (None, None, False)
    (finding,) = submission["findings"]
    assert (finding["line"], finding["column"], finding["citation"]) == (2, 9, "601a.2")


def test_several_documents_and_files() -> None:
    reports = [*reports_on("a.yaml", f"{ONE_FIGURE_OFF}---\n{ONE_FIGURE_OFF}"), *reports_on("b.yaml", prime())]
    document = json_of(*reports)
    assert [(one["path"], one["document"]) for one in document["submissions"]] == [
        ("a.yaml", 1),
        ("a.yaml", 2),
        ("b.yaml", 1),
    ]
    assert document["summary"]["files"] == 2
    assert document["summary"]["submissions"] == 3


def test_the_report_is_ascii_and_the_same_bytes_each_time() -> None:
    text = ONE_FIGURE_OFF.replace("9 to 1", "neun zu \u00e9ins \U0001f0cf")
    first, second = (json_text(reports, summary_of(*reports)) for reports in [reports_on("caf\u00e9.yaml", text)] * 2)
    assert first == second
    assert first.isascii()
    assert json.loads(first)["submissions"][0]["path"] == "caf\u00e9.yaml"


def test_no_reports() -> None:
    document = json_of()
    assert document["submissions"] == []
    assert DAY.isoformat() not in json.dumps(document)
