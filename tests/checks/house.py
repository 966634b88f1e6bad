"""A house's own regulation: provisions such as the built-in pack has none of today and other packs may have."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from textwrap import dedent, indent

from pacheck.findings import Aside, SubmissionReport
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog
from tests.checks.support import DAY, Said, said_of

REGULATION = """\
game: House Poker
chapter: 901a
wagers_under: 901a.1
sources:
  house: {page: The house rules of 2026, current: "January 1, 2026"}
provisions:
  - citation: 901a.2
    source: house
    binds: selection
    wager: Top Wager
    paytables:
      - columns: [A, B]
        rows:
          Flush: [4 to 1, 5 to 1]
          Pair: [1 to 1, 1 to 1]
  - citation: 901a.3
    source: house
    binds: fixed
    wager: Top Wager
    paytable:
      Four kings: 50 to 1
      Four queens: 40 to 1
  - citation: 901a.4
    source: house
    binds: selection
    wager: Bonus Wager
    if_elected: 901a.20
    paytables:
      - columns: [A]
        rows: {Flush: [10 to 1]}
  - citation: 901a.5
    source: house
    binds: fixed
    wager: Side Wager
    partly_on_record: {rows: the hands below a flush}
    paytable: {Flush: 2 to 1}
  - citation: 901a.6
    source: house
    binds: selection
    wager: Last Wager
    unless_elected: 901a.21
    paytables:
      - columns: [A]
        rows: {Flush: [3 to 1], Pair: [1 to 1]}
  - citation: 901a.7
    source: house
    binds: selection
    wager: Last Wager
    if_elected: 901a.21
    paytables:
      - columns: [A]
        rows: {Flush: [3 to 1], Full house: [9 to 1]}
  - citation: 901a.8
    source: house
    binds: fixed
    wager: Last Wager
    if_item: {dealing/from: shoe}
    paytable: {Five aces: 90 to 1}
  - citation: 901a.9
    source: house
    binds: fixed
    wager: Bonus Wager
    meter:
      rows: {Seed: $100, Primary: 5%}
  - citation: 901a.10
    source: house
    binds: fixed
    wager: Top Wager
    envy_bonus:
      $1: {Flush: $10}
      $5: {Flush: $50, Pair: $5}
  - citation: 901a.11
    source: house
    binds: fixed
    item: dealing/from
    kind: choice
    choices: {hand: [], shoe: []}
  - citation: 901a.12
    source: house
    binds: fixed
    if_elected: 901a.21
    item: dealing/cards
    kind: whole number
    value: 5
  - citation: 901a.13
    source: house
    binds: minimum
    item: dealing/decks
    kind: whole number
    at_least: 6
    more_not_on_record: the table
  - citation: 901a.14
    source: house
    binds: minimum
    item: limits/aggregate_payout
    kind: money
    at_least: $50,000
elections:
  - {name: Bonus offered, citation: 901a.20, source: house}
  - {name: Other version, citation: 901a.21, source: house}
"""


@cache
def house() -> Catalog:
    """The built-in regulations and those of the house."""
    folder = Path(tempfile.mkdtemp(prefix="house-"))
    (folder / "pack.yaml").write_text("filing: {citation: House rules 1}\n")
    (folder / "901a-house-poker.yaml").write_text(REGULATION)
    return Catalog((folder,))


def filed(wagers: str, rest: str = "") -> str:
    """A submission of the house's game."""
    return "game: House Poker\nwagers:\n" + indent(dedent(wagers).strip("\n"), "  ") + "\n" + dedent(rest)


def report_on(text: str) -> SubmissionReport:
    """The report on a text that holds one submission of the house's game."""
    (report,) = check_bytes("filed.yaml", text.encode(), DAY, house())
    return report


def said(text: str) -> list[Said]:
    """What is found, each with all that a program reads of it."""
    return said_of(report_on(text))


def results(text: str) -> dict[tuple[str, str], str]:
    """How each provision came out, by citation and subject."""
    return {(one.citation, one.subject): one.result.value for one in report_on(text).checked}


def not_stated(text: str) -> list[tuple[str, str]]:
    """The provisions of which nothing is stated, by citation and subject."""
    return [(one.citation, one.subject) for one in report_on(text).not_checked if one.reason is Aside.NOT_STATED]
