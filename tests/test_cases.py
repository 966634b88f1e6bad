"""Cases that once went wrong somewhere, with the right answer, where their folder stands beside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.pipeline import check_bytes
from pacheck.report.json_report import json_text
from tests.checks.support import DAY
from tests.report.support import summary_of
from tests.support.report_schema import valid_report

CASES = Path(__file__).resolve().parent.parent.parent / "shared" / "cases"
FORMATS = ("json", "diff", "concise", "sarif", "junit", "github", "gitlab", "markdown", "html")


needs_cases = pytest.mark.skipif(not CASES.is_dir(), reason="the folder of cases does not stand beside this checkout")


@needs_cases
def test_the_json_report_on_every_case_is_valid() -> None:
    inputs = [path for path in sorted(CASES.glob("*/*.y*ml")) if path.is_file()]
    assert len(inputs) > 50
    for path in inputs:
        reports = list(check_bytes(path.name, path.read_bytes(), DAY))
        valid_report(json_text(reports, summary_of(*reports)))


@pytest.mark.slow
@needs_cases
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
