"""A small made-up pack that has no faults, to be spoilt in one place."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tests.people.support import run

PACK = "filing: {citation: 900a.1}\ncitations: {chapter: '[0-9]{3}[a-z]', section: '[.][0-9]+'}\n"
GAME = """\
game: House Poker
chapter: 901a
wagers_under: 901a.1
sources:
  house:
    page: The house rules of 2026
    current: January 1, 2026
provisions:
  - citation: 901a.2(a)
    source: house
    binds: fixed
    odds:
      Main Wager: 3 to 1
  - citation: 901a.2(b)
    source: house
    binds: selection
    wager: Side Wager
    paytables:
      - columns: [A, B]
        rows:
          Straight flush: [40 to 1, 50 to 1]
          Flush: [4 to 1, 3 to 1]
          Pair: [1 to 1, 1 to 1]
  - citation: 901a.2(c)
    source: house
    binds: fixed
    wager: Side Wager
    meter:
      columns: [A, B]
      rows:
        Primary: [14%, 20%]
  - citation: 901a.2(d)
    source: house
    binds: minimum
    wager: Side Wager
    added_to: 901a.2(b)
    if_elected: 901a.3(a)
    optional_rows:
      Mini-royal: 50 to 1
  - citation: 901a.4
    source: house
    item: dealing/from
    kind: choice
    choices:
      hand: [by hand]
      shoe: [dealing shoe]
  - citation: 901a.4
    source: house
    binds: fixed
    item: dealing/cards_each
    kind: whole number
    value: 3
    if_item: {dealing/from: hand}
elections:
  - name: Mini-royal rows
    citation: 901a.3(a)
    source: house
    needs_wager: Side Wager
    needs_row: Mini-royal
"""
FILE = "901a-house-poker.yaml"


class Linted(NamedTuple):
    """What `pacheck regulations check` said of a pack: its exit status, and its lines but for the sum."""

    status: int
    lines: list[str]
    sum: str


def lint(folder: Path, *options: str) -> Linted:
    """Lint the pack in a folder."""
    ran = run("regulations", "check", "pack", *options, folder=folder)
    assert ran.stderr == ""
    *lines, total = ran.stdout.splitlines()
    return Linted(ran.exit_code, lines, total)


def write_pack(folder: Path, text: str = GAME, name: str = FILE) -> None:
    """Write the pack with one file."""
    (folder / "pack").mkdir(exist_ok=True)
    (folder / "pack" / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "pack" / name).write_text(text, encoding="utf-8")


def line_of(text: str, part: str) -> int:
    """The line (from 1) at which a part of a text first stands."""
    return text[: text.index(part)].count("\n") + 1
