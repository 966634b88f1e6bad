"""The pictures show what the commands print today, and load nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from docs import draw
from docs.draw import DRAWN, PICTURES, ROOT, printed

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_current(name: str) -> None:
    drawn = ElementTree.parse(PICTURES / f"{name}.svg")
    lines: dict[float, str] = {}
    for text in drawn.iter(f"{SVG}text"):
        if text.get("class", "").endswith("-title"):
            continue
        row = float(text.get("y", "0"))
        column = round(float(text.get("x", "0")) / 12.2)
        lines[row] = lines.get(row, "").ljust(column) + (text.text or "").replace("\u00a0", " ")
    shown = [line.rstrip() for _, line in sorted(lines.items())]
    wanted = [line.rstrip() for line in printed(DRAWN[name], "never").split("\n")]
    assert [line for line in shown if line] == [line for line in wanted if line], "run python docs/draw.py"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_loads_nothing(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\s\"<]+", text)) <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
    assert "url(" not in text.replace("url(#", "")


def test_every_picture_is_shown_and_every_one_shown_is_drawn() -> None:
    documents = [ROOT / "README.md", *sorted(Path(draw.__file__).parent.glob("*.md"))]
    text = "".join(path.read_text(encoding="utf-8") for path in documents)
    assert set(re.findall(r"pictures/([a-z-]+)\.svg", text)) == set(DRAWN)
    assert {path.stem for path in PICTURES.iterdir()} == set(DRAWN)
