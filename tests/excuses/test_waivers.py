"""Waivers: what each one covers, and that nothing else is covered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.excuses.support import SUBMISSION, WAIVER, changed, repository, waiver_text
from tests.support.report_schema import valid_report
from tests.test_cli import pacheck

__all__ = ["repository"]

AS_OF = ("--as-of", "2026-12-01")


def report(repository: Path, *arguments: str) -> tuple[int, dict[str, Any]]:
    ran = pacheck("check", "riverside", *AS_OF, "--format", "json", *arguments, folder=repository)
    return ran.returncode, valid_report(ran.stdout)


def write(repository: Path, *waivers: dict[str, str]) -> None:
    (repository / "pacheck-waivers.yaml").write_text(waiver_text(*waivers))


def test_without_a_waiver_the_fault_counts(repository: Path) -> None:
    status, document = report(repository)
    assert (status, document["summary"]["errors"], document["summary"]["waived"]) == (1, 1, 0)


def test_a_waived_fault_is_shown_with_its_reference_and_does_not_fail_the_gate(repository: Path) -> None:
    write(repository, WAIVER)
    status, document = report(repository)
    assert (status, document["summary"]["errors"], document["summary"]["waived"]) == (0, 0, 1)
    (submission,) = [one for one in document["submissions"] if one["path"].endswith("poker.yaml")]
    (finding,) = submission["findings"]
    assert submission["compliant"] is True
    assert finding["severity"] == "error"
    assert finding["waived"] == {
        "reference": "Order 2026-114",
        "until": "2026-12-31",
        "reason": "Trial until the end of the year.",
    }
    assert document["waivers"] == []


def test_the_diff_shows_the_fault_and_the_waiver(repository: Path) -> None:
    write(repository, WAIVER)
    ran = pacheck("check", "riverside", *AS_OF, folder=repository)
    assert ran.returncode == 0
    assert "riverside/poker.yaml  Three Card Poker  ✓ compliant, 1 waived" in ran.stdout
    assert "+   Flush             5 to 1    submitted, line 12" in ran.stdout
    assert "  line 12: waived until 2026-12-31 by Order 2026-114: Trial until the end of the year." in ran.stdout
    assert "1 file" not in ran.stdout.splitlines()[0]
    assert "2 files, 2 submissions: 2 compliant (1 waived)" in ran.stdout


def test_no_waivers(repository: Path) -> None:
    write(repository, WAIVER)
    status, document = report(repository, "--no-waivers")
    assert (status, document["summary"]["errors"]) == (1, 1)


def test_a_waiver_holds_through_its_last_day(repository: Path) -> None:
    write(repository, WAIVER)
    assert pacheck("check", "riverside", "--as-of", "2026-12-31", folder=repository).returncode == 0
    assert pacheck("check", "riverside", "--as-of", "2027-01-01", folder=repository).returncode == 1


def test_an_ended_waiver_is_reported_at_its_line(repository: Path) -> None:
    write(repository, changed(until="2026-11-30"))
    status, document = report(repository)
    assert (status, document["summary"]["errors"], document["summary"]["warnings"]) == (1, 1, 1)
    (waivers,) = document["waivers"]
    (finding,) = waivers["findings"]
    assert (finding["rule"], finding["line"], finding["severity"]) == ("waiver-expired", 2, "warning")
    assert finding["citation"] == "649a.12(d)"
    assert "Order 2026-114" in finding["message"]
    assert "2026-11-30" in finding["message"]


COVERS = [
    pytest.param({"path": "riverside"}, id="a folder"),
    pytest.param({"path": "./riverside/"}, id="a folder with a slash"),
    pytest.param({"path": None, "certificate_holder": "riverside casino"}, id="certificate holder"),
    pytest.param({"certificate_holder": "Riverside Casino"}, id="both"),
    pytest.param({"hand": None}, id="any hand"),
    pytest.param({"wager": None, "hand": None}, id="any wager"),
    pytest.param({"wager": "pair-plus"}, id="another spelling of the wager"),
    pytest.param({"citation": "§ 649a.12(d)"}, id="section sign"),
    pytest.param({"submitted": "5:1"}, id="the very figure"),
]
COVERS_NOT = [
    pytest.param({"path": "riverside/right.yaml"}, id="another file"),
    pytest.param({"path": "riverside/poker"}, id="the beginning of a name"),
    pytest.param({"path": "river"}, id="the beginning of a folder"),
    pytest.param({"path": None, "certificate_holder": "Riverside"}, id="part of the certificate holder"),
    pytest.param({"certificate_holder": "Keystone Casino"}, id="another certificate holder"),
    pytest.param({"rule": "row-missing"}, id="another rule"),
    pytest.param({"citation": "649a.12(b)"}, id="another citation"),
    pytest.param({"citation": "649a.12"}, id="the section alone"),
    pytest.param({"wager": "Ante Bonus"}, id="another wager"),
    pytest.param({"hand": "Straight"}, id="another hand"),
    pytest.param({"submitted": "6 to 1"}, id="another figure"),
]


@pytest.mark.parametrize("fields", COVERS)
def test_what_a_waiver_covers(repository: Path, fields: dict[str, str | None]) -> None:
    write(repository, changed(**fields))
    assert report(repository)[0] == 0


@pytest.mark.parametrize("fields", COVERS_NOT)
def test_what_a_waiver_does_not_cover_is_told(repository: Path, fields: dict[str, str | None]) -> None:
    write(repository, changed(**fields))
    status, document = report(repository)
    assert status == 1
    assert (document["summary"]["errors"], document["summary"]["waived"]) == (1, 0)
    rules = [finding["rule"] for waivers in document["waivers"] for finding in waivers["findings"]]
    # The folder with the waivers lies above what was searched: only waivers that speak of a checked file can be judged.
    speaks = fields.get("path", WAIVER["path"]) in (None, "riverside/right.yaml", WAIVER["path"])
    holder = fields.get("certificate_holder", "Riverside Casino") == "Riverside Casino"
    assert rules == (["waiver-unused"] if speaks and holder else [])


def test_in_a_run_over_everything_each_idle_waiver_is_told(repository: Path) -> None:
    write(repository, WAIVER, changed(path="mountain/poker.yaml"))
    ran = pacheck("check", ".", *AS_OF, "--format", "concise", folder=repository)
    assert ran.returncode == 0
    assert [line for line in ran.stdout.splitlines() if "waiver-unused" in line] == [
        "pacheck-waivers.yaml:10:5: warning waiver-unused The waiver “Order 2026-114” matches nothing that was found. "
        "(§ 649a.12(d))"
    ]
    assert pacheck("check", ".", *AS_OF, "--strict", folder=repository).returncode == 1


def test_the_file_of_waivers_is_no_submission(repository: Path) -> None:
    write(repository, changed(path=None, certificate_holder="Riverside Casino"))
    listed = pacheck("check", ".", "--list-files", folder=repository).stdout.splitlines()
    assert listed == ["riverside/poker.yaml", "riverside/right.yaml"]
    named = pacheck("check", "pacheck-waivers.yaml", "--allow-empty", "--verbose", folder=repository)
    assert (named.returncode, "the file of waivers" in named.stderr) == (0, True)


BROKEN = [
    pytest.param(changed(reference=None), "reference", id="no reference"),
    pytest.param(changed(until=None), "until", id="no end"),
    pytest.param(changed(reason=None), "reason", id="no reason"),
    pytest.param(changed(rule=None), "rule", id="no rule"),
    pytest.param(changed(citation=None), "citation", id="no citation"),
    pytest.param(changed(path=None), "path", id="for nobody"),
    pytest.param(changed(reference=" "), "reference", id="empty reference"),
    pytest.param(changed(until="2026"), "2026", id="no day"),
    pytest.param(changed(until="2026-02-30"), "2026-02-30", id="no day of the calendar"),
    pytest.param(changed(rule="odds-difer"), "odds-differ", id="unknown rule"),
    pytest.param(changed(rule="not-yaml"), "never waived", id="never waived"),
    pytest.param(changed(rule="unknown-game"), "never waived", id="never waived either"),
    pytest.param(changed(path="../other/poker.yaml"), "below", id="outside"),
    pytest.param(changed(path="/riverside/poker.yaml"), "below", id="absolute"),
    pytest.param(changed(path="riverside/*.yaml"), "below", id="pattern"),
    pytest.param({**WAIVER, "refrence": "x"}, "reference", id="unknown name"),
]


@pytest.mark.parametrize(("waiver", "told"), BROKEN)
def test_a_waiver_that_could_be_misunderstood_stops_the_run(
    repository: Path, waiver: dict[str, str], told: str
) -> None:
    write(repository, WAIVER, waiver)
    ran = pacheck("check", "riverside", *AS_OF, folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert told in ran.stderr
    line = int(ran.stderr.partition("pacheck-waivers.yaml:")[2].partition(":")[0])
    assert 10 <= line <= 10 + len(waiver)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("waivers: none\n", id="no list"),
        pytest.param("- a\n", id="list"),
        pytest.param("waivers: [a]\n", id="word"),
        pytest.param("waivers: &x []\n", id="anchor"),
        pytest.param("waivers: []\nwaivers: []\n", id="twice"),
        pytest.param("waivers: []\n---\nwaivers: []\n", id="two documents"),
        pytest.param("waivers: [\n", id="not YAML"),
        pytest.param("waivers: []\n\ud8ff", id="not UTF-8"),
        pytest.param("exceptions: []\n", id="another name"),
        pytest.param("waivers:\n  - path: \x1b[31mx\n", id="hostile"),
    ],
)
def test_a_file_of_waivers_of_another_form(repository: Path, text: str) -> None:
    (repository / "pacheck-waivers.yaml").write_bytes(text.encode("utf-8", "surrogatepass"))
    ran = pacheck("check", "riverside", *AS_OF, folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "pacheck-waivers.yaml:" in ran.stderr
    assert "\x1b" not in ran.stderr


def test_a_missing_file_of_waivers(repository: Path) -> None:
    ran = pacheck("check", "riverside", "--waivers", "nowhere.yaml", folder=repository)
    assert (ran.returncode, "nowhere.yaml:1:" in ran.stderr) == (2, True)


def test_a_file_of_waivers_by_another_name(repository: Path) -> None:
    (repository / "approved.yaml").write_text(waiver_text(WAIVER))
    assert pacheck("check", ".", *AS_OF, "--waivers", "approved.yaml", folder=repository).returncode == 0
    assert pacheck("check", ".", *AS_OF, folder=repository).returncode == 1


def test_waivers_are_not_looked_for_above_the_repository(repository: Path) -> None:
    (repository / ".git").rmdir()
    (repository / "riverside" / ".git").mkdir()
    write(repository, WAIVER)
    assert report(repository)[0] == 1


def test_a_fault_that_is_not_waived_still_counts(repository: Path) -> None:
    text = SUBMISSION.replace("Straight: 6 to 1", "Straight: 7 to 1")
    (repository / "riverside" / "poker.yaml").write_text(text)
    write(repository, WAIVER)
    status, document = report(repository)
    assert (status, document["summary"]["errors"], document["summary"]["waived"]) == (1, 1, 1)


@pytest.mark.parametrize("form", ["concise", "sarif", "junit", "github", "gitlab", "markdown", "html"])
def test_every_format_says_that_it_is_waived(repository: Path, form: str) -> None:
    write(repository, WAIVER)
    ran = pacheck("check", "riverside", *AS_OF, "--format", form, folder=repository)
    assert ran.returncode == 0
    assert "Order 2026-114" in ran.stdout.replace("&#8201;", " ")
    assert "2026-12-31" in ran.stdout
    assert not ran.stdout.startswith("::error")
    assert "<failure" not in ran.stdout
    if form == "sarif":
        (result,) = json.loads(ran.stdout)["runs"][0]["results"]
        assert result["suppressions"] == [
            {
                "kind": "external",
                "status": "accepted",
                "justification": "Order 2026-114, until 2026-12-31: Trial until the end of the year.",
            }
        ]
    if form == "gitlab":
        assert [issue["severity"] for issue in json.loads(ran.stdout)] == ["info"]
