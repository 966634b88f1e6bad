"""`python docs/draw.py` draws the pictures of README and the guides anew: what commands print on a terminal."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
COLUMNS = 100


class Picture(NamedTuple):
    """What is typed, without the name of the program, and how many lines of the answer are drawn; None for all."""

    arguments: tuple[str, ...]
    lines: int | None = None


DRAWN = {
    "check": Picture(("check", "examples/three-card-poker/one-figure-off.yaml", "--as-of", "2026-01-15")),
    "show": Picture(("show", "three-card-poker", "pair-plus")),
    "wheel": Picture(("check", "examples/dreamcatcher/exchanged-sections.yaml", "--as-of", "2026-01-15")),
}


def printed(picture: Picture, color: str) -> str:
    """What the command of a picture prints on a terminal of so many columns."""
    ran = subprocess.run(
        [sys.executable, "-m", "pacheck", *picture.arguments, "--color", color],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": str(COLUMNS), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return "\n".join(ran.stdout.splitlines()[: picture.lines])


def drawn(picture: Picture) -> str:
    """The picture as SVG; it loads nothing from elsewhere."""
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(printed(picture, "always")))
    usual = inspect.signature(Console.export_svg).parameters["code_format"].default
    head, _, rest = usual.partition("@font-face")
    plain = head + rest[rest.index(".{unique_id}-matrix") :]
    title = f"pacheck {' '.join(picture.arguments[:2])}"
    return console.export_svg(title=title, theme=MONOKAI, code_format=plain, unique_id="pacheck")


def main() -> None:
    """Draw all pictures."""
    PICTURES.mkdir(exist_ok=True)
    for name, picture in DRAWN.items():
        (PICTURES / f"{name}.svg").write_text(drawn(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
