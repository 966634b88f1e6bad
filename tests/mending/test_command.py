"""`pacheck fix` as it is run: a patch on standard output, what is left beside it, files written whole or not at all."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mending.test_style import TABLE_D, block
from tests.people.support import ROOT, run, snapshot

RIGHT = block(*TABLE_D)
WRONG = RIGHT.replace("Flush: 4 to 1", "Flush: 5 to 2")
OPEN = RIGHT.replace("Pair: 1 to 1", "Nine of a kind: 1 to 1\n      Pair: 1 to 1")
BOTH = WRONG.replace("Pair: 1 to 1", "Nine of a kind: 1 to 1\n      Pair: 1 to 1")


@pytest.fixture
def poker(tmp_path: Path) -> Path:
    file = tmp_path / "poker.yaml"
    file.write_text(WRONG, encoding="utf-8")
    return file


def test_a_patch_on_standard_output_and_nothing_else(poker: Path) -> None:
    ran = run("fix", "poker.yaml", folder=poker.parent)
    assert ran.exit_code == 1
    assert ran.stdout.splitlines() == [
        "--- a/poker.yaml",
        "+++ b/poker.yaml",
        "@@ -11,5 +11,5 @@",
        "       Straight flush: 40 to 1",
        "       Three-of-a-kind: 30 to 1",
        "       Straight: 6 to 1",
        "-      Flush: 5 to 2",
        "+      Flush: 4 to 1",
        "       Pair: 1 to 1",
    ]
    assert ran.stderr == "1 finding in 1 file would be mended by this patch; nothing is left\n"
    assert poker.read_text(encoding="utf-8") == WRONG


def test_write(poker: Path) -> None:
    poker.chmod(0o640)
    ran = run("fix", "--write", "poker.yaml", folder=poker.parent)
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert ran.stderr == "poker.yaml: 1 finding mended\n1 finding mended in 1 file; nothing is left\n"
    assert poker.read_text(encoding="utf-8") == RIGHT
    assert stat.S_IMODE(poker.stat().st_mode) == 0o640
    assert [path.name for path in poker.parent.iterdir()] == ["poker.yaml"]
    again = run("fix", "--write", "poker.yaml", folder=poker.parent)
    assert (again.exit_code, again.stderr) == (0, "nothing to mend; nothing is left\n")


@pytest.mark.parametrize(
    ("text", "plain", "write"),
    [
        pytest.param(RIGHT, 0, 0, id="nothing wrong"),
        pytest.param(WRONG, 1, 0, id="all mended"),
        pytest.param(OPEN, 1, 1, id="left"),
        pytest.param(BOTH, 1, 1, id="mended and left"),
        pytest.param("game: [\n", 1, 1, id="no YAML"),
        pytest.param("game: Dreamcatcher\nwagers: {}\n", 1, 1, id="a wheel is missing"),
    ],
)
def test_exit_status(poker: Path, text: str, plain: int, write: int) -> None:
    poker.write_text(text, encoding="utf-8")
    assert run("fix", "poker.yaml", folder=poker.parent).exit_code == plain
    assert run("fix", "poker.yaml", "--write", folder=poker.parent).exit_code == write


def test_what_is_left_is_told_with_place_and_citation(poker: Path) -> None:
    poker.write_text(BOTH, encoding="utf-8")
    ran = run("fix", "poker.yaml", folder=poker.parent)
    assert ran.stderr.startswith("Left for you:\npoker.yaml:15: error: “Nine of a kind” is not a known hand")
    assert "(§ 649a.12(d))\n" in ran.stderr
    assert ran.stderr.endswith("1 finding in 1 file would be mended by this patch; left for you: 1 error\n")


def test_a_folder_is_mended_whole(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    before = run("check", "examples", "--as-of", "2026-01-15", "--format", "concise", folder=tmp_path).stdout
    files = snapshot(tmp_path)
    ran = run("fix", "examples", "--as-of", "2026-01-15", folder=tmp_path)
    assert snapshot(tmp_path) == files
    diff = ran.stdout.encode()
    subprocess.run(["git", "apply", "--check", "-"], cwd=tmp_path, input=diff, check=True)
    subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=diff, check=True)
    after = run("check", "examples", "--as-of", "2026-01-15", "--format", "concise", folder=tmp_path).stdout
    assert without_places(after) <= without_places(before)
    by_patch = snapshot(tmp_path)
    shutil.rmtree(tmp_path / "examples")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    assert run("fix", "examples", "--write", "--as-of", "2026-01-15", folder=tmp_path).exit_code == 1
    assert snapshot(tmp_path) == by_patch
    assert run("fix", "examples", "--as-of", "2026-01-15", folder=tmp_path).stdout == ""


def without_places(report: str) -> set[str]:
    return {line.partition(" ")[2] for line in report.splitlines() if ".yaml:" in line}


def test_several_processes_print_the_same(tmp_path: Path) -> None:
    for number in range(130):
        (tmp_path / f"{number}.yaml").write_text(BOTH, encoding="utf-8")
    (tmp_path / "pacheck.toml").write_text("jobs = 2\n", encoding="utf-8")
    two = run("fix", ".", folder=tmp_path)
    (tmp_path / "pacheck.toml").write_text("jobs = 1\n", encoding="utf-8")
    assert run("fix", ".", folder=tmp_path) == two


def test_a_link_is_not_written(poker: Path) -> None:
    link = poker.parent / "link.yaml"
    link.symlink_to("poker.yaml")
    ran = run("fix", "--write", "link.yaml", folder=poker.parent)
    assert ran.exit_code == 2
    assert "link.yaml is a link to another file: name that file itself; nothing was written" in ran.stderr
    assert poker.read_text(encoding="utf-8") == WRONG
    assert link.is_symlink()
    assert run("fix", "link.yaml", folder=poker.parent).exit_code == 1


def test_a_read_only_file_is_not_written_nor_any_other(poker: Path) -> None:
    other = poker.parent / "other.yaml"
    other.write_text(WRONG, encoding="utf-8")
    poker.chmod(0o444)
    ran = run("fix", "--write", "other.yaml", "poker.yaml", folder=poker.parent)
    assert ran.exit_code == 2
    assert "poker.yaml is read-only; nothing was written" in ran.stderr
    assert other.read_text(encoding="utf-8") == WRONG


def test_a_read_only_file_that_is_right_is_no_fault(poker: Path) -> None:
    poker.write_text(RIGHT, encoding="utf-8")
    poker.chmod(0o444)
    assert run("fix", "--write", "poker.yaml", folder=poker.parent).exit_code == 0


def test_a_file_that_was_changed_meanwhile_is_not_written(poker: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pacheck.mending import files
    from pacheck.misuse import Misuse
    from tests.mending.support import mended

    monkeypatch.chdir(poker.parent)
    result = mended(WRONG)._replace(path="poker.yaml")
    poker.write_text(OPEN, encoding="utf-8")
    with pytest.raises(Misuse, match="was changed meanwhile"):
        files.write_back([result])
    assert poker.read_text(encoding="utf-8") == OPEN


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["nowhere.yaml"], id="no such file"),
        pytest.param([], id="no path"),
        pytest.param(["poker.yaml", "--as-of", "tomorrow"], id="no day"),
        pytest.param(["poker.yaml", "--schemas", "nowhere"], id="no such folder"),
        pytest.param(["poker.yaml", "-", "--write"], id="standard input beside a file"),
        pytest.param(["empty"], id="an empty folder"),
        pytest.param(["pipe"], id="no regular file"),
    ],
)
def test_wrong_use(poker: Path, arguments: list[str]) -> None:
    (poker.parent / "empty").mkdir()
    os.mkfifo(poker.parent / "pipe")
    before = poker.read_bytes()
    ran = run("fix", *arguments, folder=poker.parent)
    assert ran.exit_code == 2
    assert ran.stderr
    assert poker.read_bytes() == before


def test_standard_input() -> None:
    command = [sys.executable, "-m", "pacheck", "fix", "-", "--stdin-filename", "filed.yaml"]
    text = WRONG.replace("\n", "\r\n").encode()
    plain = subprocess.run(command, input=text, capture_output=True, check=False)
    assert plain.returncode == 1
    assert plain.stdout.startswith(b"--- a/filed.yaml\n+++ b/filed.yaml\n@@ ")
    assert b"-      Flush: 5 to 2\r\n+      Flush: 4 to 1\r\n" in plain.stdout
    written = subprocess.run([*command, "--write"], input=text, capture_output=True, check=False)
    assert (written.returncode, written.stdout) == (0, RIGHT.replace("\n", "\r\n").encode())


def test_what_is_waived_is_left(poker: Path) -> None:
    (poker.parent / "pacheck-waivers.yaml").write_text(
        "waivers:\n  - path: poker.yaml\n    rule: odds-differ\n    citation: 649a.12(d)\n    reference: Order 1\n"
        "    until: 2099-12-31\n    reason: A trial.\n",
        encoding="utf-8",
    )
    ran = run("fix", ".", folder=poker.parent)
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert "[waived until 2099-12-31 by Order 1]" in ran.stderr
    assert ran.stderr.endswith("nothing to mend; left for you: 1 error waived\n")
    assert run("fix", ".", "--no-waivers", folder=poker.parent).exit_code == 1


def test_a_reader_that_closes_early_is_no_fault(poker: Path) -> None:
    command = f"{sys.executable} -m pacheck fix poker.yaml 2>/dev/null | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], cwd=poker.parent, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() in ("0", "1")


def test_hostile_names_and_texts_are_shown_safely(tmp_path: Path) -> None:
    name = "\x1b[2J\u202e.yaml"
    hostile = OPEN.replace("Nine of a kind", '"Nine\\u202e of \\e[2J kind"')
    (tmp_path / name).write_text(hostile, encoding="utf-8")
    ran = run("fix", name, folder=tmp_path)
    assert ran.exit_code == 1
    assert not {"\x1b", "\u202e"} & set(ran.output)
