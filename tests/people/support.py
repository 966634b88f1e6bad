"""Running the commands in this process, in a folder of filings."""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pacheck.cli import main

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def filings(tmp_path: Path) -> Path:
    """The folder in which the examples of `--help` work: `submissions/`, and two versions of one submission."""
    submissions = tmp_path / "submissions"
    for example in sorted((ROOT / "examples").rglob("*.yaml")):
        copy = submissions / example.parent.name / example.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(example, copy)
    shutil.copy(ROOT / "examples/three-card-poker/compliant.yaml", tmp_path / "old.yaml")
    shutil.copy(ROOT / "examples/three-card-poker/one-figure-off.yaml", tmp_path / "new.yaml")
    return tmp_path


class Ran(NamedTuple):
    """What a command came to."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        """All that was printed."""
        return self.stdout + self.stderr


def run(*arguments: str, folder: Path | None = None, typed: str | None = None, **variables: str) -> Ran:
    """Run a command as a script would; nothing of the environment colours or narrows it. Where `typed` is given, a
    person at a terminal types it.
    """
    before, streams = Path.cwd(), [Stream(text, typed is not None) for text in (typed or "", "", "")]
    usual = {"NO_COLOR": "", "FORCE_COLOR": "", "COLUMNS": "", "TERM": "xterm", **variables}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in usual.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["pacheck", *arguments])
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        os.chdir(folder or before)
        try:
            main()
        except SystemExit as ended:
            status = ended.code
        finally:
            os.chdir(before)
    _, stdout, stderr = (stream.printed() for stream in streams)
    assert "Traceback" not in stdout + stderr
    assert isinstance(status, int)
    return Ran(status, stdout, stderr)


class Stream(io.TextIOWrapper):
    """A standard stream in memory, which may pass for a terminal."""

    def __init__(self, text: str, terminal: bool) -> None:
        super().__init__(io.BytesIO(text.encode()), encoding="utf-8", newline="")
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def printed(self) -> str:
        """What was written to it."""
        self.flush()
        written = self.buffer
        assert isinstance(written, io.BytesIO)
        return written.getvalue().decode()


def out(*arguments: str, folder: Path | None = None, **variables: str) -> str:
    """What a command prints, which must succeed."""
    ran = run(*arguments, folder=folder, **variables)
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def snapshot(folder: Path) -> dict[str, str]:
    """Every file of a folder with a digest of its bytes."""
    return {
        os.fspath(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in _files(folder)
    }


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())
