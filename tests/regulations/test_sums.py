"""A regulation file is validated unless its very bytes were, against the very schema."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.regulations.catalog import game_files
from pacheck.regulations.sums import is_known

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "three-card-poker" / "compliant.yaml"
LAW = "schemas/pa/649a-three-card-poker.yaml"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """pacheck and its regulations in another place, where they may be changed."""
    for name in ("pacheck", "schemas"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def check(copy: Path) -> subprocess.CompletedProcess[str]:
    """Check the example with the copy; the last line of the output tells whether jsonschema was imported."""
    code = (
        "import sys\nfrom pacheck.cli import main\ntry:\n    main()\nfinally:\n    print('jsonschema' in sys.modules)"
    )
    return subprocess.run(
        [sys.executable, "-c", code, "check", str(EXAMPLE)],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_built_in_file_is_known() -> None:
    for path in (path for file in game_files() for path in file.paths):
        assert is_known(path, path.read_bytes())


def test_the_sums_are_those_that_other_programs_compute() -> None:
    for line in (ROOT / "schemas" / "validated.sha256").read_text(encoding="ascii").splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((ROOT / "schemas" / name).read_bytes()).hexdigest() == digest


def test_a_known_file_is_not_validated_again(copy: Path) -> None:
    ran = check(copy)
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, "False")


@pytest.mark.parametrize("missing", [False, True])
def test_a_changed_file_is_validated(copy: Path, missing: bool) -> None:
    law = copy / LAW
    text = law.read_text(encoding="utf-8")
    law.write_text(f"{text}remark: none\n", encoding="utf-8")
    if missing:
        (copy / "schemas" / "validated.sha256").unlink()
    ran = check(copy)
    assert ran.returncode == 2
    assert f"{law}:{text.count(chr(10)) + 1}: " in ran.stderr
    assert "remark" in ran.stderr


def test_every_file_is_validated_when_the_schema_has_changed(copy: Path) -> None:
    schema = copy / "schemas" / "regulation.schema.json"
    schema.write_text(schema.read_text(encoding="utf-8").replace('"wagers_under"', '"wagers_below"'), encoding="utf-8")
    assert check(copy).returncode == 2


def test_a_file_elsewhere_is_not_known_by_its_name(tmp_path: Path) -> None:
    other = tmp_path / Path(LAW).name
    shutil.copy(ROOT / LAW, other)
    assert not is_known(other, other.read_bytes())
