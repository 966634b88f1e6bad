"""`pacheck regulations check`: each fault that a pack may have, in a made-up pack that is spoilt in one place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.linting.support import FILE, GAME, PACK, line_of, lint, write_pack
from tests.people.support import out, run

SPOILT = {
    "a required name is missing": (
        "    page: The house rules of 2026\n",
        "",
        "house:",
        "error: “page” is missing",
    ),
    "a name that means nothing": (
        "wagers_under: 901a.1\n",
        "wagers_under: 901a.1\ncolour: red\n",
        "colour",
        "error: “colour” has no meaning here",
    ),
    "a citation that is none": (
        "citation: 901a.2(c)",
        "citation: section 2(c)",
        "citation: section",
        "error: “section 2(c)” is not a citation",
    ),
    "another way of binding": (
        "binds: selection",
        "binds: choice",
        "binds: choice",
        "error: this must be one of “fixed”, “selection” or “minimum”",
    ),
    "a list where names belong": (
        "    odds:\n      Main Wager: 3 to 1\n",
        "    odds: [3 to 1]\n",
        "odds: [3",
        "error: needed here: names with values",
    ),
    "a colon without a blank after it": (
        "      Main Wager: 3 to 1\n",
        "      Main Wager:3 to 1\n",
        "    odds:\n",
        "error: needed here: names with values; a colon needs a blank after it",
    ),
    "a name that stands twice": (
        "          Pair: [1 to 1, 1 to 1]\n",
        "          Pair: [1 to 1, 1 to 1]\n          Flush: [2 to 1, 2 to 1]\n",
        "          Flush: [2 to 1",
        "error: “Flush” stands twice at this place",
    ),
    "two columns of one letter": (
        "      - columns: [A, B]\n        rows:\n          Straight",
        "      - columns: [A, A]\n        rows:\n          Straight",
        "  - citation: 901a.2(b)",
        "error: more than one column is called A, and only the first could be selected (§ 901a.2(b))",
    ),
    "wagers under another chapter": (
        "wagers_under: 901a.1",
        "wagers_under: 902a.1",
        "wagers_under",
        "error: 902a.1 is not a citation of chapter 901a (§ 902a.1)",
    ),
    "a provision without how it binds": (
        "    binds: fixed\n    odds:",
        "    odds:",
        "    odds:",
        "error: “odds” needs “binds” beside it",
    ),
    "a provision that says two things": (
        "      Main Wager: 3 to 1\n",
        "      Main Wager: 3 to 1\n    rule_of_play: Players sit.\n",
        "  - citation: 901a.2(a)",
        "error: “odds” and “rule_of_play” cannot stand together",
    ),
    "a figure that cannot be read": (
        "[40 to 1, 50 to 1]",
        "[40 to 1, 50]",
        "Straight flush",
        "error: “50” does not say whether it is to or for",
    ),
    "a row that is too short": (
        "[4 to 1, 3 to 1]",
        "[4 to 1]",
        "Flush: [4 to 1]",
        "error: the row has 1 cell for 2 columns; a figure with a comma, such as 1,000, needs quotation marks around "
        "its cell",
    ),
    "a figure with a comma that is not in quotation marks": (
        "Straight flush: [40 to 1, 50 to 1]",
        "Straight flush: [1,000 to 1, 50 to 1]",
        "Straight flush",
        "error: the row has 3 cells for 2 columns; a figure with a comma, such as 1,000, needs quotation marks around "
        "its cell",
    ),
    "an election that there is not": (
        "if_elected: 901a.3(a)",
        "if_elected: 901a.3(b)",
        "  - citation: 901a.2(d)",
        "error: it turns on an election under 901a.3(b), and “elections” has none (§ 901a.2(d))",
    ),
    "a condition on an item that there is not": (
        "if_item: {dealing/from: hand}",
        "if_item: {dealing/by: hand}",
        "  - citation: 901a.4\n    source: house\n    binds",
        "error: it turns on the item dealing/by, and no provision is about that item (§ 901a.4)",
    ),
    "a condition on a value that no one can choose": (
        "if_item: {dealing/from: hand}",
        "if_item: {dealing/from: sleeve}",
        "  - citation: 901a.4\n    source: house\n    binds",
        "error: it turns on dealing/from being “sleeve”, which is none of its choices: hand or shoe (§ 901a.4)",
    ),
    "rows added to a table that there is not": (
        "added_to: 901a.2(b)",
        "added_to: 901a.2(e)",
        "  - citation: 901a.2(d)",
        "error: it adds a row to the Side Wager of 901a.2(e), and no paytable stands there (§ 901a.2(d))",
    ),
    "a meter for a letter that there is not": (
        "      columns: [A, B]\n      rows:\n        Primary",
        "      columns: [A, C]\n      rows:\n        Primary",
        "  - citation: 901a.2(c)",
        "error: the meter has a column for C, and the Side Wager has no such paytable (§ 901a.2(c))",
    ),
    "odds for a wager with a table": (
        "      Main Wager: 3 to 1\n",
        "      Main Wager: 3 to 1\n      Side Wager: 2 to 1\n",
        "  - citation: 901a.2(a)",
        "error: the Side Wager has a paytable as well, so that its payouts could never be stated (§ 901a.2(a))",
    ),
    "an election that needs a wager that there is not": (
        "needs_wager: Side Wager",
        "needs_wager: Best Wager",
        "  - name: Mini-royal rows",
        "error: it needs the Best Wager, and no provision is about that wager (§ 901a.3(a))",
    ),
    "an election that needs a row that there is not": (
        "needs_row: Mini-royal",
        "needs_row: Royal",
        "  - name: Mini-royal rows",
        "error: it needs the row Royal, and no paytable has it (§ 901a.3(a))",
    ),
    "two spellings of a hand": (
        "          Pair: [1 to 1, 1 to 1]\n",
        "          Pair: [1 to 1, 1 to 1]\n          straight-flush: [1 to 1, 1 to 1]\n",
        "straight-flush",
        "error: “straight-flush” cannot be told from “Straight flush”, which stands before it: write both alike "
        "(§ 901a.2(b))",
    ),
    "two spellings of a wager": (
        "      Main Wager: 3 to 1\n",
        "      Main Wager: 3 to 1\n      Main: 3 to 1\n",
        "      Main: 3",
        "error: “Main” cannot be told from “Main Wager”, which stands before it: write both alike (§ 901a.2(a))",
    ),
    "a word for two choices": (
        "shoe: [dealing shoe]",
        "shoe: [dealing shoe, By hand]",
        "  - citation: 901a.4",
        "error: “By hand” cannot be told from “by hand”, which stands before it: write both alike (§ 901a.4)",
    ),
    "a citation of another chapter": (
        "citation: 901a.2(a)",
        "citation: 902a.2(a)",
        "citation: 902a",
        "error: 902a.2(a) is not a citation of chapter 901a (§ 902a.2(a))",
    ),
    "a chapter that only begins alike": (
        "citation: 901a.2(a)",
        "citation: 901b.2(a)",
        "citation: 901b",
        "error: 901b.2(a) is not a citation of chapter 901a (§ 901b.2(a))",
    ),
    "a source that is not described": (
        "    citation: 901a.3(a)\n    source: house\n",
        "    citation: 901a.3(a)\n    source: hearsay\n",
        "source: hearsay",
        "error: the source “hearsay” is not described under “sources”",
    ),
    "days in the wrong order": (
        "provisions:\n",
        "in_force: {citation: 901a.1, source: house, from: 2026-02-01, until: 2026-01-31}\nprovisions:\n",
        "in_force",
        "error: the provision would end on 2026-01-31, before it begins on 2026-02-01 (§ 901a.1)",
    ),
    "a day that there is not": (
        "provisions:\n",
        "in_force: {citation: 901a.1, source: house, from: 2026-02-30}\nprovisions:\n",
        "in_force",
        "error: “2026-02-30” is not a day of the calendar",
    ),
    "the name of another game's file": (
        "chapter: 901a",
        "chapter: 901b",
        "chapter: 901b",
        "error: the chapter is not the one that the file is named after",
    ),
}
DOUBTFUL = {
    "two tables that are the same": (
        "Straight flush: [40 to 1, 50 to 1]\n          Flush: [4 to 1, 3 to 1]",
        "Straight flush: [40 to 1, 40 to 1]\n          Flush: [4 to 1, 10 for 2]",
        "  - citation: 901a.2(b)",
        "warning: these paytables are the same: A and B; if the page prints it so, say so in a note (§ 901a.2(b))",
    ),
    "a table that is nowhere better": (
        "Flush: [4 to 1, 3 to 1]",
        "Flush: [3 to 1, 3 to 1]",
        "  - citation: 901a.2(b)",
        "warning: these paytables pay more for no hand: A than B; if the page prints it so, say so in a note "
        "(§ 901a.2(b))",
    ),
    "a table that is nowhere better for a row that it lacks": (
        "Flush: [4 to 1, 3 to 1]",
        "Flush: [N/A, 3 to 1]",
        "  - citation: 901a.2(b)",
        "warning: these paytables pay more for no hand: A than B; if the page prints it so, say so in a note "
        "(§ 901a.2(b))",
    ),
    "a row that pays more than the one above": (
        "Pair: [1 to 1, 1 to 1]",
        "Pair: [1 to 1, 10 to 1]",
        "Pair",
        "warning: Pair pays more than Flush above it (10 to 1 after 3 to 1 in B); if the page prints it so, say so in "
        "a note (§ 901a.2(b))",
    ),
    "figures that are on record and said not to be": (
        "elections:\n",
        "  - citation: 901a.2(e)\n    source: house\n    not_on_record: Payout odds\n    wagers: [Main Wager]\n"
        "elections:\n",
        "  - citation: 901a.2(e)",
        "warning: the Main Wager has figures under § 901a.2(a): take it out of “not_on_record”, or say under “parts” "
        "that only its meter or envy_bonus is meant (§ 901a.2(e))",
    ),
    "a source that backs nothing": (
        "provisions:\n",
        "  gossip: {page: A letter, current: 2026}\nprovisions:\n",
        "gossip",
        "warning: nothing in the file is backed by the source “gossip”",
    ),
}


def test_a_pack_without_faults(tmp_path: Path) -> None:
    write_pack(tmp_path)
    assert lint(tmp_path, "--strict") == (0, [], "1 regulation file: no faults")


@pytest.mark.parametrize(("old", "new", "place", "told"), SPOILT.values(), ids=SPOILT.keys())
def test_an_error(tmp_path: Path, old: str, new: str, place: str, told: str) -> None:
    assert GAME.count(old) == 1
    text = GAME.replace(old, new)
    write_pack(tmp_path, text)
    status, lines, _ = lint(tmp_path)
    assert f"pack/{FILE}:{line_of(text, place)}: {told}" in lines
    assert status == 1


@pytest.mark.parametrize(("old", "new", "place", "told"), DOUBTFUL.values(), ids=DOUBTFUL.keys())
def test_a_warning(tmp_path: Path, old: str, new: str, place: str, told: str) -> None:
    assert GAME.count(old) == 1
    text = GAME.replace(old, new)
    write_pack(tmp_path, text)
    assert lint(tmp_path) == (0, [f"pack/{FILE}:{line_of(text, place)}: {told}"], "1 regulation file: 1 warning")
    assert lint(tmp_path, "--strict").status == 1


@pytest.mark.parametrize(
    ("old", "new"), [("Flush: [4 to 1, 3 to 1]", "Flush: [3 to 1, 3 to 1]"), ("Pair: [1 to 1,", "Pair: [20 to 1,")]
)
def test_a_note_says_that_the_page_was_seen(tmp_path: Path, old: str, new: str) -> None:
    noted = GAME.replace(old, new).replace("    binds: selection\n", "    binds: selection\n    note: As printed.\n")
    write_pack(tmp_path, noted)
    assert lint(tmp_path).lines == []


def test_a_meter_may_be_not_on_record_where_the_payouts_are(tmp_path: Path) -> None:
    gap = "  - {citation: 901a.2(e), source: house, not_on_record: Rates, wagers: [Side Wager], parts: [envy_bonus]}\n"
    write_pack(tmp_path, GAME.replace("elections:\n", f"{gap}elections:\n"))
    assert lint(tmp_path).lines == []


def test_payouts_that_cannot_be_compared_are_not_called_better(tmp_path: Path) -> None:
    write_pack(tmp_path, GAME.replace("[40 to 1, 50 to 1]", '["100% of meter", "$5,000"]'))
    assert lint(tmp_path).lines == []


@pytest.mark.parametrize(
    ("until", "faults"),
    [("2026-05-31", 0), ("2026-06-01", 1)],
    ids=["the day before", "the same day"],
)
def test_two_versions_of_a_provision_in_force_together(tmp_path: Path, until: str, faults: int) -> None:
    first = "  - citation: 901a.2(a)\n    source: house\n    binds: fixed\n"
    odds = "    odds:\n      Main Wager: 3 to 1\n"
    old = f"{first}    in_force: {{until: {until}}}\n{odds}"
    new = f"{first}    in_force: {{from: 2026-06-01}}\n{odds.replace('3', '4')}"
    write_pack(tmp_path, GAME.replace(first + odds, old + new))
    lines = lint(tmp_path).lines
    assert len(lines) == faults
    assert all(
        "another version of the provision is in force on some of these days (§ 901a.2(a))" in one for one in lines
    )


def test_a_version_outside_the_days_of_the_game(tmp_path: Path) -> None:
    text = GAME.replace("    odds:\n", "    in_force: {until: 2025-12-31}\n    odds:\n").replace(
        "provisions:\n", "in_force: {citation: 901a.1, source: house, from: 2026-01-01}\nprovisions:\n"
    )
    write_pack(tmp_path, text)
    (told,) = lint(tmp_path).lines
    assert told.endswith("the provision is in force on no day on which the game is (§ 901a.2(a))")


def test_a_chapter_that_adds_to_a_game_is_checked_with_it(tmp_path: Path) -> None:
    write_pack(tmp_path)
    added = "\n".join(
        [
            "game: House Poker",
            "chapter: 901b",
            "wagers_under: 901b.1",
            "sources: {house: {page: The house rules of 2026, current: now}}",
            "provisions:",
            "  - citation: 901b.1",
            "    source: house",
            "    binds: minimum",
            "    wager: Side Wager",
            "    added_to: 901a.2(b)",
            "    optional_rows: {STRAIGHT FLUSH: 9 to 1}",
            "elections: []\n",
        ]
    )
    write_pack(tmp_path, added, "901b-house-poker.yaml")
    (told,) = lint(tmp_path).lines
    assert told.startswith("pack/901b-house-poker.yaml:11: error: “STRAIGHT FLUSH” cannot be told from")


def test_every_fault_of_form_is_told_at_once(tmp_path: Path) -> None:
    write_pack(tmp_path, GAME.replace("binds: selection", "binds: choice").replace("901a.2(a)", "901"))
    status, lines, total = lint(tmp_path)
    assert (status, len(lines), total) == (1, 2, "1 regulation file: 2 errors")


def test_a_file_that_is_no_yaml(tmp_path: Path) -> None:
    write_pack(tmp_path, "game: [House Poker\n")
    status, lines, _ = lint(tmp_path)
    assert status == 1
    assert lines[0].startswith(f"pack/{FILE}:")


def test_a_file_that_is_never_read(tmp_path: Path) -> None:
    write_pack(tmp_path)
    write_pack(tmp_path, GAME, "901a.yaml")
    assert lint(tmp_path).lines == [
        "pack/901a.yaml:1: error: the file is never read: a regulation file is named <chapter>-<game>.yaml"
    ]


def test_a_pack_without_its_common_file(tmp_path: Path) -> None:
    write_pack(tmp_path)
    (tmp_path / "pack" / "pack.yaml").write_text("filing: {}\n", encoding="utf-8")
    assert lint(tmp_path).lines == ["pack/pack.yaml:1: error: “filing” with its “citation” is missing"]


def test_a_folder_without_regulations(tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "pack.yaml").write_text(PACK, encoding="utf-8")
    assert lint(tmp_path) == (
        1,
        ["pack:1: error: there is no regulation file in the folder"],
        "0 regulation files: 1 error",
    )


def test_a_folder_that_is_missing_is_wrong_use() -> None:
    ran = run("regulations", "check", "nowhere")
    assert ran.exit_code == 2
    assert "“nowhere” is not a folder" in ran.stderr


def test_the_built_in_pack_has_no_faults() -> None:
    assert out("regulations", "check", "--strict").splitlines()[0].endswith(": no faults")
