"""The recipes of docs/gates.md and the action do what they say, as far as that can be seen without the service."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.excuses.support import SUBMISSION

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "gates.md").read_text(encoding="utf-8")
BASH = shutil.which("bash")

needs_bash = pytest.mark.skipif(BASH is None, reason="bash is not installed")


def section(heading: str) -> str:
    return GUIDE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def block(heading: str, language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", section(heading), flags=re.DOTALL)
    assert found
    return found[1]


def yaml(text: str) -> Any:
    return YAML(typ="safe", pure=True).load(text)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One submission that pays 5 to 1 for a flush where § 649a.12(d) has 4 to 1, and one that is compliant."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "submissions" / "riverside").mkdir(parents=True)
    (tmp_path / "submissions" / "riverside" / "poker.yaml").write_text(SUBMISSION, encoding="utf-8")
    (tmp_path / "submissions" / "right.yaml").write_text(SUBMISSION.replace("5 to 1", "4 to 1"), encoding="utf-8")
    return tmp_path


def shell(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script as a CI service would, with pacheck on the path."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("GITHUB_", "GITLAB_"))}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [str(BASH), "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=folder,
        env={**inherited, "PATH": path, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def mend(repository: Path) -> None:
    (repository / "submissions" / "riverside" / "poker.yaml").unlink()


@needs_bash
def test_the_shell_recipe_fails_and_passes(repository: Path) -> None:
    script = block("A plain shell", "sh")
    assert shell(script, repository).returncode == 1
    assert json.loads((repository / "report.json").read_text(encoding="utf-8"))["summary"]["errors"] == 1
    mend(repository)
    assert shell(script, repository).returncode == 0


@needs_bash
def test_the_gitlab_recipe_writes_the_reports_it_names(repository: Path) -> None:
    job = yaml(block("GitLab CI", "yaml"))["submissions"]
    install, check = job["script"]
    assert install.startswith("pip install ")
    assert shell(check, repository, GITLAB_CI="true").returncode == 1
    reports = job["artifacts"]["reports"]
    quality = json.loads((repository / reports["codequality"]).read_text(encoding="utf-8"))
    assert [entry["location"]["path"] for entry in quality] == ["submissions/riverside/poker.yaml"]
    assert "<testsuites" in (repository / reports["junit"]).read_text(encoding="utf-8")
    assert job["artifacts"]["when"] == "always"


def test_the_workflow_gives_the_action_only_inputs_it_has() -> None:
    action = yaml((ROOT / "action.yml").read_text(encoding="utf-8"))
    (step,) = (step for step in yaml(block("GitHub Actions", "yaml"))["jobs"]["submissions"]["steps"] if "with" in step)
    assert set(step["with"]) <= set(action["inputs"])


@needs_bash
@pytest.mark.parametrize(
    ("paths", "options", "status", "told"),
    [
        ("submissions", "", 1, "::error file=submissions/riverside/poker.yaml,line=12,"),
        ("submissions/right.yaml submissions/riverside", "--format concise", 1, "submissions/riverside/poker.yaml:12:"),
        ("submissions/right.yaml", "--strict", 0, ""),
        ("--help", "", 2, ""),
        ("submissions/*.yaml $(touch forged)", "", 2, ""),
    ],
)
def test_the_step_of_the_action(repository: Path, paths: str, options: str, status: int, told: str) -> None:
    """Its script, run as GitHub runs it; the inputs are never read as shell words."""
    script = yaml((ROOT / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"][-1]["run"]
    summary = repository / "summary.md"
    ran = shell(
        script, repository, PATHS=paths, OPTIONS=options, GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(summary)
    )
    assert ran.returncode == status, ran.stderr
    assert told in ran.stdout
    assert not (repository / "forged").exists()


@needs_bash
def test_the_waivers_of_the_guide(repository: Path) -> None:
    (repository / "submissions" / "pacheck-waivers.yaml").write_text(block_of_file("pacheck-waivers.yaml", "yaml"))
    ran = shell("pacheck check submissions --as-of 2026-12-31", repository)
    assert ran.returncode == 0
    assert "Order 2026-114" in ran.stdout
    assert shell("pacheck check submissions --as-of 2027-01-01", repository).returncode == 1


def block_of_file(name: str, language: str) -> str:
    found = re.search(rf"<!-- file: {re.escape(name)} -->\n```{language}\n(.*?)```", GUIDE, flags=re.DOTALL)
    assert found
    return found[1]


@needs_bash
def test_the_baseline_of_the_guide(repository: Path) -> None:
    script = block("A baseline: gate new faults first", "sh")
    assert shell(script, repository).returncode == 0
    (repository / "submissions" / "right.yaml").write_text(SUBMISSION.replace("5 to 1", "3 to 1"), encoding="utf-8")
    assert shell(script.splitlines()[1], repository).returncode == 1


@needs_bash
def test_the_configuration_of_the_guide(repository: Path) -> None:
    (repository / "pacheck.toml").write_text(block_of_file("pacheck.toml", "toml"), encoding="utf-8")
    (repository / "pacheck-waivers.yaml").write_text("waivers: []\n", encoding="utf-8")
    (repository / "drafts").mkdir()
    (repository / "submissions" / "riverside").rename(repository / "drafts" / "riverside")
    (repository / "submissions" / "right.yaml").rename(repository / "right.yaml")
    ran = shell("pacheck check .", repository)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert (repository / "report.json").exists()
    assert (repository / "checks.xml").exists()


def test_the_guide_names_every_option_a_configuration_may_set() -> None:
    from pacheck.configuration.options import OPTIONS

    text = section("Configuration")
    assert set(re.findall(r"`([a-z-]+)`", text.split("The options are ")[1])) == set(OPTIONS)


def test_the_library_example(repository: Path) -> None:
    found = re.search(r"<!-- library -->\n```python\n(.*?)```", GUIDE, flags=re.DOTALL)
    assert found
    ran = subprocess.run(
        [sys.executable, "-c", found[1]], cwd=repository, capture_output=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("submissions/riverside/poker.yaml:12: ")
    assert ran.stdout.endswith("(§ 649a.12(d))\n")
