"""The progress of a long run: on a terminal only, and gone at the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.report.progress import Progress
from tests.running.support import filings, many
from tests.test_cli import environment, posix

__all__ = ["filings"]


@posix
def test_it_is_shown_on_standard_error_and_is_gone_at_the_end(tmp_path: Path) -> None:
    import pty

    many(tmp_path, 3000)
    controller, terminal = pty.openpty()
    command = [sys.executable, "-m", "pacheck", "check", str(tmp_path), "--jobs", "1", "--format", "json"]
    started = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=terminal, env=environment(TERM="xterm", COLUMNS="80")
    )
    os.close(terminal)
    assert started.stdout is not None
    report = started.stdout.read()
    started.wait(timeout=60)
    shown = b""
    try:
        while piece := os.read(controller, 4096):
            shown += piece
    except OSError:
        pass
    assert b"Checking" in shown
    assert b"/3002" in shown
    assert shown.rstrip().endswith(b"\x1b[2K"), "the last thing is that the bar's line is cleared"
    assert report.startswith(b"{")
    assert b"Checking" not in report
    assert b"\x1b" not in report


def test_nothing_is_shown_where_standard_error_is_no_terminal(
    filings: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pacheck.report.progress._PATIENCE", -1)
    with Progress(10) as progress:
        progress.advance()
    assert capsys.readouterr().err == ""
