"""Cases that once went wrong somewhere, with the right answer, where their folder stands beside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parent.parent.parent / "shared" / "cases"
FORMATS = ("json", "diff", "concise", "sarif", "junit", "github", "gitlab", "markdown")


@pytest.mark.slow
@pytest.mark.skipif(not CASES.is_dir(), reason="the folder of cases does not stand beside this checkout")
def test_every_case_is_right(tmp_path: Path) -> None:
    script = tmp_path / "pacheck"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pacheck "$@"\n')
    script.chmod(0o755)
    cases = [path for path in sorted(CASES.iterdir()) if (path / "expect.json").exists()]
    assert len(cases) > 100
    command = [sys.executable, str(CASES / "run.py"), str(script), str(CASES), "--formats", ",".join(FORMATS)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
