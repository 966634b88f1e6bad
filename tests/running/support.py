"""A folder with many submissions of every verdict."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted(path for path in (ROOT / "examples").rglob("*.yaml"))


def many(folder: Path, number: int = 100) -> Path:
    """Copies of the examples, and between them a file that is no YAML and one that is no submission."""
    for index in range(number):
        shutil.copy(EXAMPLES[index % len(EXAMPLES)], folder / f"{index:03}.yaml")
    (folder / "050-broken.yaml").write_text("game: [Three Card Poker\nwagers: {")
    (folder / "051-other.yaml").write_text("services: {}\n")
    return folder


@pytest.fixture
def filings(tmp_path: Path) -> Path:
    """A folder of a hundred submissions."""
    folder = tmp_path / "filings"
    folder.mkdir()
    return many(folder)
