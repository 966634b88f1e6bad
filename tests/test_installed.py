"""The wheel carries all that it needs: installed into an empty environment elsewhere, it checks a submission."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)], ROOT)
    return next(folder.glob("*.whl"))


def run(command: list[str], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    environment |= {"PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    return ran.stdout


def test_the_wheel_holds_every_regulation_file(wheel: Path) -> None:
    """The wheel is built from the source distribution, so that both are proved."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        f"pacheck/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "schemas").rglob("*") if path.is_file()
    }
    assert expected <= inside
    assert "pacheck/py.typed" in inside


def test_the_wheel_works_elsewhere(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "environment"
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    run([str(scripts / "python"), "-m", "pip", "install", "--quiet", str(wheel)], tmp_path)
    example = ROOT / "examples" / "three-card-poker" / "one-figure-off.yaml"
    (tmp_path / "filed.yaml").write_bytes(example.read_bytes())
    output = run([str(scripts / "pacheck"), "check", "filed.yaml"], tmp_path)
    assert "+   Flush             5 to 1    submitted, line 17" in output.splitlines()
    assert "pacheck 0." in run([str(scripts / "python"), "-m", "pacheck", "--version"], tmp_path)
