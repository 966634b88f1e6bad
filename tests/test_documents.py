"""What is written twice agrees: the reports beside the examples, README's example and table, its commands and
values.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.regulations.catalog import GameFile, game_files

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_generated_files_are_current() -> None:
    command = [sys.executable, "docs/generate.py", "--check"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_generated_files_are_seen_to_be_stale(tmp_path: Path) -> None:
    """The comparison above can fail: one changed byte of a report is told."""
    sys.path.insert(0, str(ROOT / "docs"))
    try:
        import generate

        path, text = next(iter(generate.generated()))
    finally:
        sys.path.remove(str(ROOT / "docs"))
    assert path.read_text(encoding="utf-8") == text
    assert path.read_text(encoding="utf-8") != text.replace("compliant", "complaint", 1)


@pytest.mark.parametrize("file", game_files(), ids=lambda file: file.path.stem)
def test_each_game_has_a_compliant_example_and_two_faulty_ones(file: GameFile) -> None:
    folder = ROOT / "examples" / file.path.stem.partition("-")[2]
    verdicts = [path.read_text(encoding="utf-8").splitlines()[0] for path in sorted(folder.glob("*.report.txt"))]
    assert len(verdicts) >= 3
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
