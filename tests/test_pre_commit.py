"""The real pre-commit runs the hook from a clone of this repository on a scratch repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GIT = shutil.which("git")

pytestmark = [pytest.mark.slow, pytest.mark.skipif(GIT is None, reason="git is not installed")]


def run(command: list[str], folder: Path, home: Path, expected: int = 0) -> str:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "GITHUB_", "PYTHONPATH"))
    }
    environment |= {
        "PRE_COMMIT_HOME": str(home),
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_AUTHOR_NAME": "A",
        "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.org",
        "PYTHONIOENCODING": "utf-8",
    }
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == expected, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def hook(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A clone of this checkout with the work tree's state committed, and a scratch repository that uses its hook."""
    home, clone, scratch = (tmp_path_factory.mktemp(name) for name in ("home", "clone", "scratch"))
    for name in ("pacheck", "schemas", "pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        source = ROOT / name
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(source, clone / name, ignore=ignore) if source.is_dir() else shutil.copy(source, clone / name)
    run(["git", "init", "--quiet"], clone, home)
    run(["git", "add", "--all"], clone, home)
    run(["git", "commit", "--quiet", "--message", "hook"], clone, home)
    revision = run(["git", "rev-parse", "HEAD"], clone, home).strip()
    config = f"repos:\n  - repo: {clone}\n    rev: {revision}\n    hooks:\n      - id: pacheck\n"
    (scratch / ".pre-commit-config.yaml").write_text(config, encoding="utf-8")
    (scratch / "docker-compose.yaml").write_text("services: {}\n", encoding="utf-8")
    run(["git", "init", "--quiet"], scratch, home)
    return scratch, home


def pre_commit(hook: tuple[Path, Path], *arguments: str, expected: int = 0) -> str:
    return run([sys.executable, "-m", "pre_commit", "run", "--color", "never", *arguments], *hook, expected=expected)


def stage(hook: tuple[Path, Path], example: str, name: str) -> None:
    shutil.copy(ROOT / "examples" / example, hook[0] / name)
    run(["git", "add", "--all"], *hook)


def test_a_compliant_submission_passes_and_other_yaml_is_left_alone(hook: tuple[Path, Path]) -> None:
    stage(hook, "dreamcatcher/compliant.yaml", "dreamcatcher.yaml")
    assert "Passed" in pre_commit(hook)


def test_a_violation_fails_with_its_report(hook: tuple[Path, Path]) -> None:
    stage(hook, "three-card-poker/one-figure-off.yaml", "poker.yaml")
    output = pre_commit(hook, expected=1)
    assert "+   Flush             5 to 1    submitted, line 17" in output.splitlines()
    assert "dreamcatcher.yaml" not in output


def test_only_changed_files_are_checked(hook: tuple[Path, Path]) -> None:
    run(["git", "commit", "--quiet", "--no-verify", "--message", "filed"], *hook)
    stage(hook, "jinzi-roulette/compliant.yaml", "roulette.yaml")
    assert "Passed" in pre_commit(hook)
    pre_commit(hook, "--all-files", expected=1)


def test_many_files_are_split_over_processes(hook: tuple[Path, Path]) -> None:
    for number in range(60):
        shutil.copy(ROOT / "examples/jinzi-roulette/compliant.yaml", hook[0] / f"roulette-{number}.yaml")
    shutil.copy(ROOT / "examples/jinzi-roulette/below-minimum.yaml", hook[0] / "roulette-faulty.yaml")
    run(["git", "add", "--all"], *hook)
    output = pre_commit(hook, expected=1)
    assert output.count("✗") == 1
    assert "roulette-faulty.yaml  Jinzi Roulette  ✗ 3 errors" in output
