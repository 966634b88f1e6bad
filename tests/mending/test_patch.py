"""The patch is one that `git apply` and `patch` take: both are run on it, for names and texts of every kind."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from pacheck.mending.patch import patch
from pacheck.mending.revision import Edit, Revision
from tests.mending.support import mended
from tests.mending.test_style import ANTE_BONUS, HEAD, TABLE_D, block

WRONG = block("Straight flush: 41 to 1", *TABLE_D[1:4])
TOOLS = {"git": ["git", "apply", "-"], "patch": ["patch", "-p1", "--quiet", "--no-backup-if-mismatch"]}
TOOL = pytest.mark.parametrize(
    "tool",
    [
        pytest.param(tool, marks=pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool} here"))
        for tool in TOOLS
    ],
)


def applied(tool: str, folder: Path, diff: bytes) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CEILING_DIRECTORIES": os.fspath(folder.parent)}
    ran = subprocess.run(TOOLS[tool], cwd=folder, input=diff, capture_output=True, check=False, env=environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr + diff


@TOOL
@pytest.mark.parametrize("repository", [False, True], ids=["folder", "repository"])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("poker.yaml", id="plain"),
        pytest.param("two words.yaml", id="blank"),
        pytest.param("a/b/poker.yaml", id="folders like the marks of a patch"),
        pytest.param("Spiele/café 東京.yaml", id="other letters"),
        pytest.param('the "best".yaml', id="quotation marks"),
        pytest.param("back\\slash.yaml", id="backslash"),
        pytest.param("tab\tin it.yaml", id="tab"),
        pytest.param("line\nend.yaml", id="line end"),
        pytest.param("-w.yaml", id="like an option"),
        pytest.param("\x1b[2J\u202e.yaml", id="hostile"),
        pytest.param(os.fsdecode(b"caf\xe9.yaml"), id="no UTF-8"),
        pytest.param("dev null 2025-07-01 00:00:00.yaml", id="like a date"),
    ],
)
def test_names(tool: str, repository: bool, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if repository:
        subprocess.run(["git", "init", "--quiet", "."], check=True)
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(WRONG, encoding="utf-8")
    result = mended(WRONG)
    applied(tool, tmp_path, patch(name, result.text, result.changes))
    assert file.read_bytes() == result.new_data == block(*TABLE_D).encode()


@TOOL
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("ended", [True, False], ids=["ended", "not ended"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["", "byte-order mark"])
@pytest.mark.parametrize(
    "rows",
    [
        pytest.param(["Straight flush: 41 to 1", *TABLE_D[1:4]], id="figure and last row"),
        pytest.param(TABLE_D[1:], id="first row"),
        pytest.param([*TABLE_D[:4], "Pair: 2 to 1"], id="last figure"),
        pytest.param(["Straight: 6 to 1"], id="all but one row"),
    ],
)
def test_texts(tool: str, line_end: str, ended: bool, mark: str, rows: Sequence[str], tmp_path: Path) -> None:
    text = mark + block(*rows)
    text = (text if ended else text.rstrip("\n")).replace("\n", line_end)
    result = mended(text)
    (tmp_path / "poker.yaml").write_bytes(text.encode())
    applied(tool, tmp_path, patch("poker.yaml", result.text, result.changes))
    assert (tmp_path / "poker.yaml").read_bytes() == result.new_data
    right = mark + block(*TABLE_D)
    assert result.new_data.decode() == (right if ended else right.rstrip("\n")).replace("\n", line_end)


@TOOL
def test_several_files_in_one_patch_of_a_subfolder(tool: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run(["git", "init", "--quiet", "."], check=True, cwd=tmp_path)
    folder = tmp_path / "filings" / "2025"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    result = mended(WRONG)
    for name in ("one.yaml", "two.yaml"):
        (folder / name).write_text(WRONG, encoding="utf-8")
    diff = b"".join(patch(name, result.text, result.changes) for name in ("one.yaml", os.fspath(folder / "two.yaml")))
    applied(tool, folder, diff)
    assert {path.read_bytes() for path in folder.iterdir()} == {result.new_data}


def test_a_file_elsewhere_is_named_from_the_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    result = mended(WRONG)
    diff = patch("../poker.yaml", result.text, result.changes)
    assert diff.startswith(b"--- a" + os.fsencode(tmp_path / "poker.yaml"))


def test_a_patch_reads_as_git_writes_it() -> None:
    text = HEAD.replace("Play Wager: 1", "Play Wager: 2") + ANTE_BONUS + "# further\n"
    result = mended(text)
    assert patch("two words.yaml", result.text, result.changes).decode() == (
        "--- a/two words.yaml\t\n"
        "+++ b/two words.yaml\t\n"
        "@@ -2,7 +2,7 @@\n"
        " effective: 2025-07-01\n"
        " wagers:\n"
        "   Ante Wager: 1 to 1\n"
        "-  Play Wager: 2 to 1\n"
        "+  Play Wager: 1 to 1\n"
        "   Ante Bonus:\n"
        "     paytable: A\n"
        " # further\n"
    )


@TOOL
@pytest.mark.parametrize("seed", range(25))
def test_any_edits_of_any_text(tool: str, seed: int, tmp_path: Path) -> None:
    """Edits that no submission would need: lines joined, divided, emptied, at the beginning and at the end."""
    chance = random.Random(seed)
    lines = [chance.choice(["", "a", "bb", "  - c", "é"]) + chance.choice(["\n", "\n", "\r\n"]) for _ in range(40)]
    text = "".join(lines) + chance.choice(["", "end"])
    revision = Revision(text)
    for _ in range(chance.randint(1, 8)):
        start = chance.randrange(len(revision.text) + 1)
        end = min(start + chance.choice([0, 0, 1, 5]), len(revision.text))
        new = chance.choice(["", "x", "y\n", "\nz", "w\r\n"])
        following = revision.revised([Edit(start, end, new)])
        assert following is not None
        assert following.text == revision.text[:start] + new + revision.text[end:]
        revision = following
    again = Revision(text).revised(list(revision.changes()))
    assert again is not None
    assert again.text == revision.text
    (tmp_path / "any.yaml").write_bytes(text.encode())
    diff = patch("any.yaml", text, list(revision.changes()))
    if diff:
        applied(tool, tmp_path, diff)
    assert (tmp_path / "any.yaml").read_bytes() == revision.text.encode()


def test_edits_that_overlap_are_refused() -> None:
    assert Revision("abc").revised([Edit(0, 2, "x"), Edit(1, 3, "y")]) is None
    assert Revision("abc").revised([Edit(2, 1, "x")]) is None
