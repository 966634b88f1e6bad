"""Which files are checked: named ones always, folders by what they hold; what is passed over, and why."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.selection.files import NoSuchPath, select_files
from pacheck.source.sniff import looks_like_a_submission

SUBMISSION = "game: Three Card Poker\neffective: 2025-07-01\nwagers:\n  Ante Bonus: {paytable: A}\n"


def pacheck(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    root = str(Path(__file__).resolve().parent.parent)
    environment = {**os.environ, "PYTHONPATH": root, "PYTHONIOENCODING": "utf-8"}
    for name in ("GITHUB_ACTIONS", "GITLAB_CI"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "pacheck", "check", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, input=given, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name in (
        "kept.yaml",
        "below/kept.yml",
        "below/ignored.yaml",
        "build/made.yaml",
        ".hidden/x.yaml",
        ".y.yaml",
        "back.yaml",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SUBMISSION, encoding="utf-8")
    (tmp_path / "compose.yaml").write_text("services:\n  web: {}\n", encoding="utf-8")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".gitignore").write_text("build/\nback*.yaml\n!back.yaml\n", encoding="utf-8")
    (tmp_path / "below" / ".gitignore").write_text("ignored.yaml\n", encoding="utf-8")
    return tmp_path


def test_a_folder_is_searched_as_git_would_see_it(repository: Path) -> None:
    listed = pacheck(repository, ".", "--list-files")
    assert (listed.stdout.splitlines(), listed.returncode) == (["back.yaml", "kept.yaml", "below/kept.yml"], 0)


def test_what_is_passed_over_is_told_with_the_reason(repository: Path) -> None:
    ran = pacheck(repository, ".", "--verbose", "--exclude", "back.yaml")
    assert ran.stderr.splitlines() == [
        "pacheck: passed over “./back.yaml”: excluded",
        "pacheck: passed over “./compose.yaml”: not a Rules Submission",
        "pacheck: passed over “./below/ignored.yaml”: ignored by git",
    ]


def test_a_named_file_is_never_passed_over(repository: Path) -> None:
    ran = pacheck(repository, "build/made.yaml", "compose.yaml", "below/ignored.yaml")
    assert ran.returncode == 1
    assert "compose.yaml  not judged  ✗ 1 error" in ran.stdout
    assert "3 files, 3 submissions: 2 compliant, 1 not (1 error)" in ran.stdout


def test_named_files_are_passed_over_where_only_submissions_are_wanted(repository: Path) -> None:
    ran = pacheck(repository, "compose.yaml", "kept.yaml", "--only-submissions")
    assert (ran.returncode, "1 file, 1 submission: 1 compliant" in ran.stdout) == (0, True)


@pytest.mark.parametrize(("more", "status"), [((), 2), (("--allow-empty",), 0)])
def test_nothing_to_check_is_wrong_use_unless_it_is_allowed(
    repository: Path, more: tuple[str, ...], status: int
) -> None:
    assert pacheck(repository, ".", "--exclude", "*", *more).returncode == status
    assert pacheck(repository, "compose.yaml", "--only-submissions", *more).returncode == status


def test_standard_input_has_the_name_that_is_given(repository: Path) -> None:
    ran = pacheck(repository, "-", "--stdin-filename", "filed.yaml", given=SUBMISSION)
    assert ran.stdout.splitlines()[0] == "filed.yaml  Three Card Poker  ✓ compliant"


def test_quiet_shows_only_what_needs_attention(repository: Path) -> None:
    (repository / "kept.yaml").write_text(SUBMISSION.replace("paytable: A", "paytable: Z"), encoding="utf-8")
    lines = pacheck(repository, ".", "--quiet").stdout.splitlines()
    assert lines[0] == "kept.yaml  Three Card Poker  ✗ 1 error"
    assert not [line for line in lines if "compliant" in line]


def test_each_file_is_checked_once_in_the_order_given(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(repository)
    paths = [target.path for target in select_files(["kept.yaml", "below", "./kept.yaml", "below/kept.yml"])]
    assert [os.path.normpath(path) for path in paths] == ["kept.yaml", "below/ignored.yaml", "below/kept.yml"]


def test_a_path_that_does_not_exist_is_told_by_name() -> None:
    with pytest.raises(NoSuchPath, match="nowhere"):
        select_files(["nowhere.yaml"])


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param(SUBMISSION.encode(), True, id="submission"),
        pytest.param(b"\xef\xbb\xbfgame: x", True, id="byte-order mark"),
        pytest.param(b"a: 1\rchapter : 649a", True, id="old line ends"),
        pytest.param(b'{"Game": "x"}', True, id="json"),
        pytest.param(b"- game: x", True, id="list"),
        pytest.param(b"  Certificate Holder: K", True, id="other key"),
        pytest.param(b"wager: {", True, id="misspelled and broken"),
        pytest.param(b"# nothing\n---\n", True, id="says nothing"),
        pytest.param(b"", True, id="empty"),
        pytest.param("game: x".encode("utf-16"), True, id="cannot be searched"),
        pytest.param(b"services: {}\n", False, id="other yaml"),
        pytest.param(b"# game: chess\non: push\n", False, id="only a comment"),
        pytest.param(b"videogame: x\nendgame: y\n", False, id="part of a name"),
    ],
)
def test_what_looks_like_a_submission(data: bytes, expected: bool) -> None:
    assert looks_like_a_submission(data) is expected
