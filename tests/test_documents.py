"""What is written twice agrees: the reports beside the examples, README's example and table, its commands and
values.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.regulations.catalog import GameFile, game_files
from tests.support.examples import examples_of

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_generated_files_are_current() -> None:
    command = [sys.executable, "docs/generate.py", "--check"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_stale_report_is_told_by_name(tmp_path: Path) -> None:
    """The comparison above can fail: in a copy of the checkout, one report is changed by one word."""
    for name in ("docs", "examples", "pacheck", "schemas"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "README.md").write_text(README, encoding="utf-8")
    report = tmp_path / "examples" / "dreamcatcher" / "compliant.report.txt"
    report.write_text(report.read_text(encoding="utf-8").replace("compliant", "complaint", 1), encoding="utf-8")
    command = [sys.executable, "docs/generate.py", "--check"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stdout.splitlines() == ["stale: examples/dreamcatcher/compliant.report.txt; run python docs/generate.py"]


@pytest.mark.parametrize("file", game_files(), ids=lambda file: file.path.stem)
def test_each_game_has_a_compliant_example_and_a_faulty_one(file: GameFile) -> None:
    folder = examples_of(file)
    verdicts = [path.read_text(encoding="utf-8").splitlines()[0] for path in sorted(folder.glob("*.report.txt"))]
    assert len(verdicts) >= 2
    assert sum("✓ compliant" in verdict for verdict in verdicts) == 1
    assert "✓ compliant" in (folder / "compliant.report.txt").read_text(encoding="utf-8")


def test_the_readme_submission_is_compliant(tmp_path: Path) -> None:
    block = next(block for block in re.findall(r"```yaml\n(.*?)```", README, flags=re.DOTALL) if "game:" in block)
    filed = tmp_path / "readme.yaml"
    filed.write_text(block, encoding="utf-8")
    command = [sys.executable, "-m", "pacheck", "check", str(filed)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_the_readme_names_every_exit_status() -> None:
    from pacheck.run import ExitStatus

    assert re.findall(r"^\| (\d+) \|", README, flags=re.MULTILINE) == [str(int(status)) for status in ExitStatus]
