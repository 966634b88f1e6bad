"""Where the examples of a game are."""

from __future__ import annotations

from pathlib import Path

from pacheck.regulations.catalog import GameFile

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def examples_of(file: GameFile) -> Path:
    """The folder of a game's examples: named after the game, or after its chapter where no source names it."""
    return EXAMPLES / (file.chapter if file.unnamed else file.path.stem.partition("-")[2])
