"""`pacheck show`: the law as pacheck holds it, in words and tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.compare.tables import cell_text
from pacheck.law.ring import ring
from pacheck.regulations import model
from pacheck.regulations.catalog import game_files, regulation
from tests.people.support import out, run

LAWS = [regulation(file) for file in game_files()]


def block(text: str, title: str) -> list[list[str]]:
    """The rows of the block with that title, each split into its cells."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(title))
    rows = []
    for line in lines[start + 1 :]:
        if not line:
            break
        rows.append([cell.strip() for cell in line.split("  ") if cell.strip()])
    return rows


def test_the_tables_stand_side_by_side_with_the_letters_as_columns() -> None:
    shown = out("show", "Three Card Poker", "Pair Plus Wager")
    # § 649a.12(d), as printed.
    note, *table = block(shown, "§ 649a.12(d)  Pair Plus Wager · one of Paytable A, B, C, D or E, whole")
    assert note[0].startswith("Note: As printed, ")
    assert table == [
        ["A", "B", "C", "D", "E"],
        ["Straight flush", "35 to 1", "40 to 1", "40 to 1", "40 to 1", "40 to 1"],
        ["Three-of-a-kind", "25 to 1", "30 to 1", "30 to 1", "30 to 1", "25 to 1"],
        ["Straight", "6 to 1", "5 to 1", "6 to 1", "6 to 1", "6 to 1"],
        ["Flush", "4 to 1", "4 to 1", "3 to 1", "4 to 1", "4 to 1"],
        ["Pair", "1 to 1", "1 to 1", "1 to 1", "1 to 1", "1 to 1"],
    ]


def test_meters_and_envy_bonuses() -> None:
    shown = out("show", "649a", "progressive payout")
    assert block(shown, "§ 649a.12(e)(3)")[1:] == [
        ["A", "B"],
        ["Seed/reseed", "$1,000 for 1", "$1,000 for 1"],
        ["Primary", "14%", "20%"],
    ]
    assert block(shown, "§ 649a.12(e)(5)")[1:] == [
        ["$1", "$5"],
        ["Ace, king and queen of spades", "$100", "$500"],
        ["Ace, king and queen of hearts, diamonds or clubs", "$25", "$125"],
    ]


def test_minimum_odds_and_days_of_force() -> None:
    shown = out("show", "dreamcatcher")
    assert block(shown, "§ 689a.3(a)  payout odds · minimum") == [
        ["In force from 2024-05-25."],
        *[[number, f"no less than {number} to 1"] for number in ("1", "2", "5", "10", "20", "40")],
    ]


def test_a_hand_of_the_later_tables_stands_where_the_page_prints_it() -> None:
    rows = block(out("show", "649a", "Six Card Bonus Wager"), "§ 649a.12(f)")
    assert rows[0][0].startswith("Condition: ")
    assert rows[1][0].startswith("Note: ")
    assert [row[0] for row in rows[3:6]] == [
        "Super Royal of diamonds",
        "Super Royal of hearts, spades or clubs",
        "Royal flush",
    ]
    assert rows[3][1:] == ["-", "-", "-", "$1,000,000 or N/A*", "$1,000,000 or N/A*"]


def figures(law: model.Regulation) -> Iterator[tuple[str, str]]:
    """Every figure and requirement of a law with its citation."""
    for rule in law.rules:
        citation = rule.provision.citation
        if isinstance(rule, model.OddsRule | model.OptionalRowRule):
            yield citation, str(rule.odds)
        elif isinstance(rule, model.PaytableRule):
            yield from ((citation, cell_text(cell)) for table in rule.tables for cell in table.rows.values())
        elif isinstance(rule, model.MeterRule):
            yield from ((citation, str(cell)) for column in rule.columns.values() for cell in column.values())
        elif isinstance(rule, model.EnvyRule):
            yield from ((citation, str(bonus)) for rows in rule.schedules.values() for bonus in rows.values())
        elif isinstance(rule, model.ItemRule) and rule.required:
            yield citation, rule.required
        elif isinstance(rule, model.ListRule):
            yield from ((citation, word) for word in rule.includes)
        elif isinstance(rule, model.PlayRule):
            yield citation, rule.summary
        else:
            yield citation, citation


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.chapter)
def test_every_figure_is_shown_under_its_citation(law: model.Regulation) -> None:
    blocks: dict[str, str] = {}
    for part in out("show", law.game).split("\n\n"):
        citation = part.removeprefix("§ ").split("  ")[0].strip()
        blocks[citation] = blocks.get(citation, "") + part
    for citation, text in figures(law):
        assert text in blocks[citation]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.chapter)
def test_every_wager_is_shown_with_its_sources(law: model.Regulation) -> None:
    whole = out("show", law.game)
    for source in {rule.provision.source for rule in law.rules}:
        assert source.page in whole
        assert source.current in whole
    for wager in law.wagers:
        assert "Sources\n    [" in out("show", law.game, wager)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.chapter)
@pytest.mark.parametrize("columns", [80, 120])
def test_lines_keep_to_the_terminal(law: model.Regulation, columns: int) -> None:
    for line in out("show", law.game, COLUMNS=str(columns)).splitlines():
        # A title is one line, and a column cannot be narrower than its longest cell.
        assert len(line) <= columns or line.startswith("§ ") or "  " in line.strip()


@given(st.lists(st.sampled_from(["1", "2", "10", "7-"]), min_size=1, max_size=90), st.integers(20, 90))
def test_a_ring_reads_clockwise(sections: list[str], width: int) -> None:
    lines = list(ring(sections, width))
    top, bottom = lines[0].split(), lines[-1].split() if len(lines) > 1 else []
    sides = [line.split() for line in lines[1:-1]]
    right, left = [line[-1] for line in sides], [line[0] for line in sides]
    assert [*top, *right, *bottom[::-1], *left[::-1]] == sections


def test_a_ring_fits_the_terminal() -> None:
    law = next(law for law in LAWS if any(isinstance(rule, model.SectionsRule) for rule in law.rules))
    order = next(rule.order for rule in law.rules if isinstance(rule, model.SectionsRule))
    for width in range(30, 90):
        assert max(map(len, ring(order, width))) <= width


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Three Card Pokr"], "did you mean Three Card Poker?"),
        (["\x1b[31mwhist"], "there is no game “<U+001B>[31mwhist”"),
        (["649a", "Pair Plus Wagr"], "did you mean Pair Plus Wager?"),
        (["649a", "xyz"], "its wagers are Ante Wager"),
    ],
)
def test_what_is_not_known_is_said(arguments: list[str], said: str) -> None:
    result = run("show", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not result.stdout
