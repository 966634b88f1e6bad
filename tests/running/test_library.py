"""pacheck as a library."""

from __future__ import annotations

import datetime
import subprocess
import sys
from pathlib import Path

import pytest

import pacheck
from pacheck import Finding, Severity, SubmissionReport, check, check_text
from pacheck.selection.files import NoSuchPath
from tests.running.support import filings
from tests.test_cli import BAD, GOOD, UNDATED, environment

__all__ = ["filings"]


def test_findings_are_typed_and_complete(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "bad.yaml").write_text(BAD)
    bad, good = check(tmp_path)
    assert isinstance(bad, SubmissionReport)
    (finding,) = bad.findings
    assert isinstance(finding, Finding)
    assert (finding.rule, finding.severity, finding.citation) == ("paytable-unknown", Severity.ERROR, "649a.12(b)")
    assert (finding.place.line, finding.place.column) == (2, 33)
    assert not bad.compliant
    assert good.compliant
    assert not good.findings


def test_the_library_finds_what_the_command_finds(filings: Path) -> None:
    day = datetime.date(2026, 1, 1)
    one = list(check(filings, as_of=day))
    assert one == list(check(filings, as_of=day, jobs=3))
    assert len(one) >= 100
    command = [sys.executable, "-m", "pacheck", "check", str(filings), "--as-of", "2026-01-01", "--format", "concise"]
    ran = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    printed = [line for line in ran.stdout.splitlines() if " error " in line]
    errors = [finding for report in one for finding in report.findings if finding.severity is Severity.ERROR]
    assert len(printed) == len(errors)


@pytest.mark.parametrize("text", [BAD, BAD.encode(), BAD.encode("utf-16")], ids=["text", "utf-8", "utf-16"])
def test_a_text(text: str | bytes) -> None:
    (report,) = check_text(text, "poker.yaml")
    assert report.path == "poker.yaml"
    assert not report.compliant


def test_a_text_with_a_lone_surrogate_is_a_report_and_no_exception() -> None:
    (report,) = check_text(GOOD + "certificate_holder: \ud800\n")
    assert not report.compliant


def test_several_documents_are_several_reports() -> None:
    assert [report.compliant for report in check_text(f"{GOOD}---\n{BAD}")] == [True, False]


def test_the_day_that_counts() -> None:
    assert check_text(UNDATED, as_of=datetime.date(2026, 1, 1))[0].compliant
    assert not check_text(UNDATED, as_of=datetime.date(2029, 1, 1))[0].compliant


def test_a_missing_path(tmp_path: Path) -> None:
    with pytest.raises(NoSuchPath):
        list(check(tmp_path / "missing.yaml"))


def test_no_configuration_file_is_heeded(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(BAD)
    (tmp_path / "pacheck.toml").write_text('exclude = ["bad.yaml"]\n')
    assert len(list(check(tmp_path))) == 1


def test_all_names_of_the_package_are_there() -> None:
    assert all(hasattr(pacheck, name) for name in pacheck.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        pacheck.nothing  # noqa: B018 - reading the name is what must fail
