"""Edits in whatever style a submission is written: nothing but the figure or row changes, and looks like the others.

Figures are those of §§ 649a.12(d) and 653a.12(b) as printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from tests.mending.support import fixed, mended

Rows: TypeAlias = Sequence[str]
Style: TypeAlias = Callable[[Rows], str]

HEAD = "game: Three Card Poker\neffective: 2025-07-01\nwagers:\n  Ante Wager: 1 to 1\n  Play Wager: 1 to 1\n"
ANTE_BONUS = "  Ante Bonus:\n    paytable: A\n"
TABLE_D = ("Straight flush: 40 to 1", "Three-of-a-kind: 30 to 1", "Straight: 6 to 1", "Flush: 4 to 1", "Pair: 1 to 1")
"""§ 649a.12(d), Paytable D."""


def block(*rows: str, letter: str = "D", head: str = HEAD + ANTE_BONUS) -> str:
    return f"{head}  Pair Plus Wager:\n    paytable: {letter}\n    payouts:\n" + "".join(
        f"      {row}\n" for row in rows
    )


def flow(rows: str) -> str:
    return f"{HEAD}{ANTE_BONUS}  Pair Plus Wager: {{paytable: D, payouts: {rows}}}\n"


WHOLE = block(*TABLE_D)


def test_a_compliant_text_stays_as_it_is() -> None:
    assert mended(WHOLE).changes == ()


@pytest.mark.parametrize("row", range(5))
def test_a_missing_row_stands_where_the_table_has_it(row: int) -> None:
    assert fixed(block(*TABLE_D[:row], *TABLE_D[row + 1 :])) == WHOLE


def test_several_missing_rows() -> None:
    assert fixed(block(TABLE_D[2])) == WHOLE


def test_a_missing_row_among_rows_in_another_order_follows_its_neighbour() -> None:
    straight, pair = TABLE_D[2], TABLE_D[4]
    text = block(pair, straight, *TABLE_D[:2])
    assert fixed(text) == block(pair, straight, TABLE_D[3], *TABLE_D[:2])


@pytest.mark.parametrize("row", range(6))
def test_an_extra_row_goes_with_its_line(row: int) -> None:
    rows = [f"      {one}\n" for one in ULTIMATE]
    assert fixed(ultimate([*rows[:row], "      Less than a straight: Push  # as before\n", *rows[row:]])) == ultimate(
        rows
    )


ULTIMATE = (
    "Royal flush: 500 to 1",
    "Straight flush: 50 to 1",
    "Four-of-a-kind: 10 to 1",
    "Full house: 3 to 1",
    "Flush: 3 to 2",
    "Less than a flush: Push",
)
"""§ 653a.12(b), Paytable B."""


def ultimate(rows: list[str]) -> str:
    head = HEAD.replace("Three Card", "Ultimate Texas Hold 'Em")
    return f"{head}  Blind Wager:\n    paytable: B\n    payouts:\n{''.join(rows)}"


def test_comments_order_and_alignment_stay() -> None:
    text = (
        block(
            "# the rows of the table",
            "Pair:             1 to 1   # as ever",
            "# the best hand",
            'Straight flush:   "40 to 1"',
            "Three-of-a-kind:  33 to 1  # too much",
            "Straight:         6 to 1",
            "Flush:            4:1   #4:1 is 4 to 1",
        )
        + "\n# the end\n"
    )
    right = text.replace("33 to 1", "30 to 1")
    assert fixed(text) == right
    assert fixed(text.replace("      Straight:         6 to 1\n", "")) == right
    assert fixed(text.replace("6 to 1\n", "6 to 2\n")) == right


def test_own_comment_lines_above_an_extra_row_stay() -> None:
    rows = [f"      {one}\n" for one in ULTIMATE]
    comment = "      # what follows is not paid any more\n"
    text = ultimate([*rows[:3], comment, "      Straight: 1 to 1 # one\n", *rows[3:]])
    assert fixed(text) == ultimate([*rows[:3], comment, *rows[3:]])


@pytest.mark.parametrize("mark", ['"', "'"])
def test_a_new_row_is_quoted_as_its_neighbours(mark: str) -> None:
    rows = [f"{mark}{name}{mark}: {mark}{odds}{mark}" for name, odds in (row.split(": ") for row in TABLE_D)]
    for gone in range(5):
        assert fixed(block(*rows[:gone], *rows[gone + 1 :])) == block(*rows)


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_other_line_ends_stay(line_end: str) -> None:
    for rows in (TABLE_D[1:], TABLE_D[:-1], (*TABLE_D[:2], "Straight: 5 to 2", *TABLE_D[3:])):
        text = block(*rows).replace("\n", line_end)
        assert fixed(text) == WHOLE.replace("\n", line_end)


def test_no_line_end_at_the_end() -> None:
    assert fixed(block(*TABLE_D[:-1])[:-1]) == WHOLE[:-1]
    assert fixed(WHOLE[:-1].replace("1 to 1", "2 to 1")) == WHOLE[:-1]
    rows = [f"      {one}\n" for one in ULTIMATE]
    assert fixed(ultimate([*rows, "      Straight: 1 to 1"])) == ultimate(rows)


def test_a_byte_order_mark_stays() -> None:
    text = ("\ufeff" + WHOLE).encode()
    assert mended(text.replace(b"Flush: 4", b"Flush: 5")).new_data == text
    first = "\ufeff{game: Three Card Poker, wagers: {Ante Wager: 1 to 1, Play Wager: %s, Ante Bonus: {paytable: A}}}\n"
    assert mended(first % "2 to 1").new_data.decode() == first % "1 to 1"


def one_line(rows: Rows) -> str:
    return "{" + ", ".join(rows) + "}"


def with_blanks(rows: Rows) -> str:
    return "{ " + ", ".join(rows) + " }"


def a_line_each(rows: Rows) -> str:
    return "{\n      " + ",\n      ".join(rows) + "\n    }"


def bracket_after_the_last(rows: Rows) -> str:
    return "{\n      " + ",\n      ".join(rows) + "}"


def comma_after_the_last(rows: Rows) -> str:
    return "{\n      " + ",\n      ".join(rows) + ",\n    }"


def two_lines(rows: Rows) -> str:
    return "{" + ", ".join(rows[:3]) + ",\n     " + ", ".join(rows[3:]) + "}"


def as_json(rows: Rows) -> str:
    return "{" + ",".join('"' + row.replace(": ", '":"') + '"' for row in rows) + "}"


def quoted(rows: Rows) -> str:
    return "{" + ", ".join("'" + row.replace(": ", "': '") + "'" for row in rows) + "}"


def with_comments(rows: Rows) -> str:
    lines = [f"{row},  # {row.partition(':')[0]}" for row in rows]
    return "{  # the rows\n      " + "\n      # further\n      ".join(lines) + "\n    }"


def comment_after_the_last(rows: Rows) -> str:
    return "{\n      " + ",\n      ".join(rows) + "  # the last\n    }"


EXACT = pytest.mark.parametrize(
    "style", [one_line, with_blanks, a_line_each, bracket_after_the_last, comma_after_the_last, quoted]
)
"""Styles in which a row that is put in or taken out leaves no trace."""

EVERY = pytest.mark.parametrize(
    "style",
    [
        *(one_line, with_blanks, a_line_each, bracket_after_the_last, comma_after_the_last, two_lines, as_json, quoted),
        *(with_comments, comment_after_the_last),
    ],
)


@EVERY
def test_figures_in_brackets(style: Style) -> None:
    for row in TABLE_D:
        rows = style(TABLE_D)
        name, figure = (row.split(": ")) if style not in (as_json, quoted) else ("", row.split(": ")[1])
        wrong = rows.replace(f"{name}: {figure}" if name else figure, f"{name}: 7{figure}" if name else f"7{figure}", 1)
        assert fixed(flow(wrong)) == flow(rows)


@EXACT
@pytest.mark.parametrize("gone", range(5))
def test_a_missing_row_in_brackets(style: Style, gone: int) -> None:
    assert fixed(flow(style([*TABLE_D[:gone], *TABLE_D[gone + 1 :]]))) == flow(style(TABLE_D))


@EXACT
@pytest.mark.parametrize("at", range(7))
def test_an_extra_row_in_brackets(style: Style, at: int) -> None:
    head = ultimate([]).rstrip("\n") + " "
    rows = [*ULTIMATE[:at], "Straight: 1 to 1", *ULTIMATE[at:]]
    assert fixed(head + style(rows) + "\n") == head + style(ULTIMATE) + "\n"


@EVERY
@pytest.mark.parametrize("at", range(7))
def test_comments_in_brackets_stay_with_their_rows(style: Style, at: int) -> None:
    head = ultimate([]).rstrip("\n") + " "
    extra = mended(head + style([*ULTIMATE[:at], "Straight: 1 to 1", *ULTIMATE[at:]]) + "\n")
    lacking = mended(flow(style([*TABLE_D[: at % 5], *TABLE_D[at % 5 + 1 :]])))
    for result, rows in ((extra, ULTIMATE), (lacking, TABLE_D)):
        assert result.left == ()
        for line in result.new_data.decode().splitlines():
            if style is with_comments and ",  # " in line:
                row, _, comment = line.strip().partition(",")
                assert comment == f"  # {row.partition(':')[0]}"
                assert row in rows
    assert lacking.new_data.count(b"#") == lacking.data.count(b"#")
    assert extra.new_data.count(b"#") == extra.data.count(b"#") - (style is with_comments) - (
        style is comment_after_the_last and at == 6
    )
