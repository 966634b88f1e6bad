"""A repository with a faulty submission, and what its waivers say."""

from __future__ import annotations

from pathlib import Path

import pytest

SUBMISSION = """\
certificate_holder: Riverside Casino
game: Three Card Poker
effective: 2025-07-01
wagers:
  Ante Bonus: {paytable: B}
  Pair Plus Wager:
    paytable: D
    payouts:
      Straight flush: 40 to 1
      Three-of-a-kind: 30 to 1
      Straight: 6 to 1
      Flush: 5 to 1
      Pair: 1 to 1
"""
"""Paytable D of § 649a.12(d) pays 4 to 1 for a flush."""

WAIVER = {
    "path": "riverside/poker.yaml",
    "rule": "odds-differ",
    "citation": "649a.12(d)",
    "wager": "Pair Plus Wager",
    "hand": "Flush",
    "reference": "Order 2026-114",
    "until": "2026-12-31",
    "reason": "Trial until the end of the year.",
}


def waiver_text(*waivers: dict[str, str]) -> str:
    """A file of waivers, one field a line."""
    lines = ["waivers:"]
    for waiver in waivers:
        marks = ["  - ", *["    "] * (len(waiver) - 1)]
        lines += [f'{mark}{name}: "{value}"' for mark, (name, value) in zip(marks, waiver.items(), strict=True)]
    return "\n".join(lines) + "\n"


def changed(**fields: str | None) -> dict[str, str]:
    """The waiver with some fields otherwise, or left out."""
    merged: dict[str, str | None] = {**WAIVER, **fields}
    return {name: value for name, value in merged.items() if value is not None}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A git repository with one faulty and one compliant submission."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "riverside").mkdir()
    (tmp_path / "riverside" / "poker.yaml").write_text(SUBMISSION)
    (tmp_path / "riverside" / "right.yaml").write_text(SUBMISSION.replace("5 to 1", "4 to 1"))
    return tmp_path
