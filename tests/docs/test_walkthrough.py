"""`docs/walkthrough.md` is followed to the letter: each command prints what stands under it."""

from __future__ import annotations

from pathlib import Path

from tests.docs.following import ROOT, Reader, blocks

GUIDE = (ROOT / "docs" / "walkthrough.md").read_text(encoding="utf-8")


def test_the_walk_through_a_filing_comes_out_as_it_says(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in blocks(GUIDE):
        reader.does(block)
    commands = {command.split()[1] for command in reader.typed if command.startswith("pacheck")}
    assert commands == {"new", "check", "fix", "report", "compare"}
    assert (tmp_path / "review.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_walk_is_linked() -> None:
    assert "(docs/walkthrough.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
