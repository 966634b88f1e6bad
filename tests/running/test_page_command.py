"""The page from the command line: as a format, by a file's ending, and by a command of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.excuses.support import SUBMISSION, WAIVER, repository, waiver_text
from tests.report.pages import holds, named, words
from tests.test_cli import pacheck

__all__ = ["repository"]

AS_OF = ("--as-of", "2026-12-01")


def test_the_format_the_ending_and_the_command_give_the_same_page(repository: Path) -> None:
    printed = pacheck("check", "riverside", *AS_OF, "--format", "html", folder=repository)
    beside = pacheck("check", "riverside", *AS_OF, "-o", "a.html", "-o", "b.HTM", "-o", "html:c", folder=repository)
    alone = pacheck("report", "--html", "d.html", "riverside", *AS_OF, folder=repository)
    assert [ran.returncode for ran in (printed, beside, alone)] == [1, 1, 1]
    pages = [(repository / name).read_bytes() for name in ("a.html", "b.HTM", "c", "d.html")]
    assert pages == [printed.stdout.encode()] * 4


def test_on_the_screen_stands_only_what_the_run_came_to(repository: Path) -> None:
    ran = pacheck("report", "--html", "page.html", "riverside", *AS_OF, folder=repository)
    first, second = ran.stdout.splitlines()
    assert first == "2 files, 2 submissions: 1 compliant, 1 not (1 error)"
    assert second.endswith("not stated")
    assert ran.stderr == ""


def test_waivers_and_the_baseline_are_heeded(repository: Path) -> None:
    base = ("--baseline", "base.json")
    pacheck("check", "riverside", *AS_OF, *base, "--write-baseline", folder=repository)
    assert pacheck("report", "--html", "a.html", "riverside", *AS_OF, *base, folder=repository).returncode == 0
    assert "known from the baseline" in words(holds((repository / "a.html").read_text()))
    (repository / "pacheck-waivers.yaml").write_text(waiver_text(WAIVER))
    assert pacheck("report", "--html", "b.html", "riverside", *AS_OF, folder=repository).returncode == 0
    said = words(holds((repository / "b.html").read_text()))
    assert "Waived by Order 2026-114 Last day of the waiver 2026-12-31" in said
    ran = pacheck("report", "--html", "c.html", "riverside", *AS_OF, "--no-waivers", folder=repository)
    assert ran.returncode == 1


def test_a_waiver_that_is_over_has_a_part_of_its_own(repository: Path) -> None:
    (repository / "pacheck-waivers.yaml").write_text(waiver_text(WAIVER))
    pacheck("report", "--html", "a.html", "riverside", "--as-of", "2027-01-01", folder=repository)
    tree = holds((repository / "a.html").read_text())
    assert [words(head) for head in named(tree, "h2")][-1] == "Waivers"


def test_other_reports_of_a_configuration_are_not_written(repository: Path) -> None:
    (repository / "pacheck.toml").write_text('output = ["other.json"]\nexclude = ["riverside/poker.yaml"]\n')
    assert pacheck("report", "--html", "a.html", "riverside", *AS_OF, folder=repository).returncode == 0
    assert not (repository / "other.json").exists()


def test_a_configuration_may_ask_for_the_page(repository: Path) -> None:
    (repository / "pacheck.toml").write_text('format = "html"\noutput = ["page.html"]\n')
    ran = pacheck("check", "riverside", *AS_OF, folder=repository)
    assert (repository / "page.html").read_text() == ran.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("riverside",), 2, "--html"),
        (("--html", "a.html", "nowhere"), 2, "nowhere"),
        (("--html", "a.html", "empty"), 2, "nothing to check"),
        (("--html", "no/such/folder/a.html", "riverside"), 3, "no such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said(repository: Path, arguments: tuple[str, ...], status: int, said: str) -> None:
    (repository / "empty").mkdir()
    ran = pacheck("report", *arguments, folder=repository)
    assert (ran.returncode, said in ran.stderr) == (status, True)
    assert not (repository / "a.html").exists()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_the_bytes_do_not_depend_on_the_encoding(repository: Path, encoding: str) -> None:
    (repository / "riverside" / "ünder.yaml").write_text(SUBMISSION.replace("Riverside", "Café ✗"), encoding="utf-8")
    usual = pacheck("check", "riverside", *AS_OF, "--format", "html", folder=repository)
    other = pacheck("check", "riverside", *AS_OF, "--format", "html", folder=repository, PYTHONIOENCODING=encoding)
    assert other.stdout == usual.stdout
    assert "Café ✗ Casino" in words(holds(usual.stdout))
