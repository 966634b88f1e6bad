"""The baseline: old faults are known by what they say, and nothing new hides behind them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.excuses.support import SUBMISSION, repository
from tests.support.report_schema import valid_report
from tests.test_cli import pacheck

__all__ = ["repository"]

BASELINE = ("--baseline", "baseline.json")


@pytest.fixture
def gated(repository: Path) -> Path:
    ran = pacheck("check", "riverside", *BASELINE, "--write-baseline", folder=repository)
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "1 fault written to “baseline.json”" in ran.stderr
    return repository


def status(repository: Path, text: str) -> int:
    (repository / "riverside" / "poker.yaml").write_text(text)
    return pacheck("check", "riverside", *BASELINE, folder=repository).returncode


def test_what_is_written(gated: Path) -> None:
    assert json.loads((gated / "baseline.json").read_text()) == {
        "version": 1,
        "faults": [
            {
                "path": "riverside/poker.yaml",
                "chapter": "649a",
                "rule": "odds-differ",
                "citation": "649a.12(d)",
                "pointer": "/wagers/Pair Plus Wager/payouts/Flush",
                "wager": "Pair Plus Wager",
                "paytable": "D",
                "hand": "Flush",
                "required": "4 to 1",
                "submitted": "5 to 1",
                "count": 1,
            }
        ],
    }


def test_an_old_fault_does_not_fail_the_gate_and_is_not_called_compliant(gated: Path) -> None:
    ran = pacheck("check", "riverside", *BASELINE, folder=gated)
    assert ran.returncode == 0
    assert "riverside/poker.yaml  Three Card Poker  ✗ 1 known" in ran.stdout
    assert "  line 12: known from the baseline" in ran.stdout
    assert "2 submissions: 1 compliant, 1 not (1 known)" in ran.stdout
    document = valid_report(pacheck("check", "riverside", *BASELINE, "--format", "json", folder=gated).stdout)
    (submission,) = [one for one in document["submissions"] if one["path"].endswith("poker.yaml")]
    assert (submission["compliant"], submission["findings"][0]["known"]) == (False, True)
    assert (document["summary"]["errors"], document["summary"]["known"]) == (0, 1)


def test_the_fault_stays_known_on_another_line(gated: Path) -> None:
    assert status(gated, "# moved\n\n" + SUBMISSION) == 0


def test_another_figure_is_a_new_fault(gated: Path) -> None:
    assert status(gated, SUBMISSION.replace("5 to 1", "3 to 1")) == 1


def test_a_further_fault_is_new(gated: Path) -> None:
    assert status(gated, SUBMISSION.replace("6 to 1", "7 to 1")) == 1


def test_the_same_fault_in_another_file_is_new(gated: Path) -> None:
    (gated / "riverside" / "copy.yaml").write_text(SUBMISSION)
    assert pacheck("check", "riverside", *BASELINE, folder=gated).returncode == 1


def test_the_same_fault_a_second_time_is_new(gated: Path) -> None:
    assert status(gated, SUBMISSION + "---\n" + SUBMISSION) == 1


def test_a_file_that_can_no_longer_be_read_is_new(gated: Path) -> None:
    assert status(gated, SUBMISSION + "\t[") == 1


def test_what_cannot_be_judged_is_in_no_baseline(repository: Path) -> None:
    (repository / "riverside" / "poker.yaml").write_text("game: [\n")
    ran = pacheck("check", "riverside", *BASELINE, "--write-baseline", folder=repository)
    assert (ran.returncode, "could not be judged" in ran.stderr) == (1, True)
    assert pacheck("check", "riverside", *BASELINE, folder=repository).returncode == 1


def test_warnings_are_known_too(repository: Path) -> None:
    (repository / "riverside" / "poker.yaml").write_text(SUBMISSION.replace("5 to 1", "8 to 2"))
    strict = ("check", "riverside", *BASELINE, "--strict")
    pacheck(*strict, "--write-baseline", folder=repository)
    assert pacheck(*strict, folder=repository).returncode == 0
    assert pacheck(*strict[:2], "--strict", folder=repository).returncode == 1


def test_two_runs_write_the_same_bytes(gated: Path) -> None:
    first = (gated / "baseline.json").read_bytes()
    pacheck("check", "riverside", *BASELINE, "--write-baseline", "--jobs", "2", folder=gated)
    assert (gated / "baseline.json").read_bytes() == first


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"version": 2, "faults": []}',
        '{"version": 1, "faults": [{}]}',
        '{"version": 1, "faults": {"a": 1}}',
        "[" * 100_000,
        '{"version": 1, "faults": [{"rule": 1}]}',
    ],
)
def test_a_file_that_is_no_baseline(repository: Path, text: str) -> None:
    (repository / "baseline.json").write_text(text)
    ran = pacheck("check", "riverside", *BASELINE, folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "baseline.json" in ran.stderr


def test_a_missing_baseline(repository: Path) -> None:
    ran = pacheck("check", "riverside", *BASELINE, folder=repository)
    assert (ran.returncode, "baseline.json" in ran.stderr) == (2, True)


def test_a_baseline_needs_a_file(repository: Path) -> None:
    ran = pacheck("check", "riverside", "--write-baseline", folder=repository)
    assert (ran.returncode, "--baseline" in ran.stderr) == (2, True)


def test_waived_faults_are_not_in_the_baseline(repository: Path) -> None:
    from tests.excuses.support import WAIVER, waiver_text

    (repository / "pacheck-waivers.yaml").write_text(waiver_text({**WAIVER, "until": "9999-12-31"}))
    pacheck("check", "riverside", *BASELINE, "--write-baseline", folder=repository)
    assert json.loads((repository / "baseline.json").read_text())["faults"] == []
