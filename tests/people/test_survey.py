"""`pacheck survey`: which casino offers which game, with which paytables and which odds."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pacheck.report.spreadsheet import csv_text
from tests.people.support import ROOT, Ran, out, run, snapshot
from tests.report.test_hostile_text import each_text, filed

# § 649a.12(b): Paytable B pays 5, 3 and 1 to 1. § 649a.12(d): D pays 6 to 1 for a straight, B 5 to 1.
KEYSTONE = """\
certificate_holder: Keystone
game: Three Card Poker
effective: 2025-07-01
wagers:
  Ante Wager: 1 to 1
  Ante Bonus: {paytable: B}
  Pair Plus Wager:
    payouts:
      Pair: even money
      Flush: 4 to 1
      Straight: "6:1"
      3 of a kind: 30 to 1
      Straight flush: 40 to 1
"""
RIVERSIDE = """\
certificate_holder: Riverside
game: Three Card Poker
wagers:
  Ante Wager: 1 to 1
  Ante Bonus: {paytable: B}
  Pair Plus Wager:
    paytable: D
    payouts: {Straight flush: 40 to 1, Three-of-a-kind: 30 to 1, Straight: 5 to 1, Flush: 4 to 1, Pair: 1 to 1}
"""
WHEEL = "certificate_holder: Aster\ngame: Roulette\nwagers: {House Bet: 2 to 1}\n"
BROKEN = "game: [Three Card Poker\n"
UNKNOWN = "game: Four Hundred Card Poker\nwagers: {}\n"

TABLE_D = "Straight flush: 40 to 1; Three-of-a-kind: 30 to 1; Straight: 6 to 1; Flush: 4 to 1; Pair: 1 to 1"
TABLE_B = TABLE_D.replace("Straight: 6", "Straight: 5")
COLUMNS = (
    "game", "chapter", "certificate_holder", "effective", "wager", "paytable", "odds", "terms", "standing", "complies",
    "path", "document", "line", "reason",
)  # fmt: skip


def put(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8", errors="surrogatepass")
    return folder


def cells(ran: Ran) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(ran.stdout)))


def rows(folder: Path, *options: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = json.loads(out("survey", ".", "--format", "json", *options, folder=folder))["rows"]
    return listed


# The table


def test_casinos_stand_beside_each_other(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE, r=RIVERSIDE)
    assert out("survey", ".", folder=tmp_path, COLUMNS="80").splitlines() == [
        "Three Card Poker  chapter 649a",
        "1  ✓  2025-07-01  Keystone, k.yaml",
        "2  ✗  -           Riverside, r.yaml",
        "                          1       2",
        "    Ante Wager       1 to 1  1 to 1",
        "    Ante Bonus            B       B",
        "    Pair Plus Wager       D     D !",
        "  Ante Bonus · Paytable B · 1 and 2",
        "    Straight flush: 5 to 1; Three-of-a-kind: 3 to 1; Straight: 1 to 1",
        "  Pair Plus Wager · Paytable D · 1",
        "    Straight flush: 40 to 1; Three-of-a-kind: 30 to 1; Straight: 6 to 1;",
        "    Flush: 4 to 1; Pair: 1 to 1",
        "  Pair Plus Wager · Paytable D · 2",
        "    Straight flush: 40 to 1; Three-of-a-kind: 30 to 1; Straight: 5 to 1;",
        "    Flush: 4 to 1; Pair: 1 to 1",
        "",
        "2 submissions, 1 game: 1 ✓ compliant, 1 ✗ not",
        "! is not allowed as it is stated; “pacheck check” tells why.",
    ]


def test_the_guide_shows_what_is_printed(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8").split("## Who offers what")[1]
    block = re.findall(r"```\n(Three Card Poker.*?)```", guide, flags=re.DOTALL)[0]
    put(tmp_path, **{one.split()[1].lower(): one for one in (KEYSTONE, RIVERSIDE)})
    assert out("survey", ".", folder=tmp_path, COLUMNS="80").startswith(block + "\n")


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_line_is_wider_than_the_terminal(width: int, filings: Path) -> None:
    holder = "The Certificate Holder of a Casino with a Rather Long Name, its Racecourse and its Hotel"
    many = {f"casino-{number}": KEYSTONE.replace("Keystone", f"{holder} {number}") for number in range(1, 31)}
    put(filings / "submissions", broken=BROKEN, **many)
    lines = out("survey", "submissions", folder=filings, COLUMNS=str(width)).splitlines()
    assert max(map(len, lines)) <= width
    assert "Three Card Poker  chapter 649a" in lines


def test_a_figure_stays_with_its_row(filings: Path) -> None:
    lines = out("survey", "submissions", "--game", "649a", folder=filings, COLUMNS="80").splitlines()
    assert [text for text in lines if re.match(r" *[\d,]+ (to|for) \d", text)] == []


def test_a_pipe_is_as_wide_as_it_takes(tmp_path: Path) -> None:
    assert f"    {TABLE_D}" in out("survey", ".", folder=put(tmp_path, k=KEYSTONE)).splitlines()


def test_colour_is_for_those_who_want_it(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE, r=RIVERSIDE)
    assert "\x1b[" in out("survey", ".", "--color", "always", folder=tmp_path)
    assert "\x1b[" not in out("survey", ".", folder=tmp_path, NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b[" not in out("survey", ".", "--format", "csv", "--color", "always", folder=tmp_path)


def test_what_is_not_on_record_is_marked(tmp_path: Path) -> None:
    lines = out("survey", ".", folder=put(tmp_path, w=WHEEL)).splitlines()
    assert "    House Bet  2 to 1 ?" in lines
    assert lines[-1] == "? is not verified, since its figures are not on record."


def test_a_wager_called_by_a_number_is_told_apart_from_a_casino(filings: Path) -> None:
    # Dreamcatcher has wagers 1, 2, 5, 10, 20 and 40.
    assert "    wager 40  45 to 1" in out("survey", "submissions/dreamcatcher/compliant.yaml", folder=filings)


def test_the_submissions_of_one_file_are_told_apart(tmp_path: Path) -> None:
    lines = out("survey", "both.yaml", folder=put(tmp_path, both=f"{KEYSTONE}---\n{RIVERSIDE}")).splitlines()
    assert lines[1:3] == [
        "1  ✓  2025-07-01  Keystone, both.yaml (document 1)",
        "2  ✗  -           Riverside, both.yaml (document 2)",
    ]


# Rows


def test_csv_has_a_row_for_each_submission_and_wager(tmp_path: Path) -> None:
    ran = run("survey", ".", "--format", "csv", folder=put(tmp_path, k=KEYSTONE, r=RIVERSIDE))
    assert ran.stdout.splitlines()[0] == ",".join(f'"{name}"' for name in COLUMNS)
    assert [tuple(row.values()) for row in cells(ran)] == [
        ("Three Card Poker", "649a", "Keystone", "2025-07-01", "Ante Wager", "", "1 to 1", "", "allowed", "yes",
         "k.yaml", "1", "5", ""),
        ("Three Card Poker", "649a", "Keystone", "2025-07-01", "Ante Bonus", "B",
         "Straight flush: 5 to 1; Three-of-a-kind: 3 to 1; Straight: 1 to 1", "", "allowed", "yes", "k.yaml", "1", "6",
         ""),
        ("Three Card Poker", "649a", "Keystone", "2025-07-01", "Pair Plus Wager", "D", TABLE_D, "", "allowed", "yes",
         "k.yaml", "1", "7", ""),
        ("Three Card Poker", "649a", "Riverside", "", "Ante Wager", "", "1 to 1", "", "allowed", "no", "r.yaml", "1",
         "4", ""),
        ("Three Card Poker", "649a", "Riverside", "", "Ante Bonus", "B",
         "Straight flush: 5 to 1; Three-of-a-kind: 3 to 1; Straight: 1 to 1", "", "allowed", "no", "r.yaml", "1", "5",
         ""),
        ("Three Card Poker", "649a", "Riverside", "", "Pair Plus Wager", "D", TABLE_B, "", "not allowed", "no",
         "r.yaml", "1", "6", ""),
    ]  # fmt: skip


def test_json_says_the_same_and_counts(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE, r=RIVERSIDE, broken=BROKEN)
    document = json.loads(out("survey", ".", "--format", "json", folder=tmp_path))
    assert document["version"] == 1
    assert document["summary"] == {"submissions": 3, "comply": 1, "do_not_comply": 1, "not_judged": 1}
    ran = run("survey", ".", "--format", "csv", folder=tmp_path)
    as_text = [{name: "" if value is None else str(value) for name, value in row.items()} for row in document["rows"]]
    assert as_text == cells(ran)
    assert tuple(document["rows"][0]) == COLUMNS
    assert document["rows"][0]["paytable"] is None


def test_a_paytable_is_recognised_by_all_of_its_figures_only(tmp_path: Path) -> None:
    one_off = KEYSTONE.replace("Flush: 4 to 1", "Flush: 5 to 1")
    put(tmp_path, exact=KEYSTONE, near=one_off.replace("Keystone", "Near"))
    letters = {row["path"]: row["paytable"] for row in rows(tmp_path, "--wager", "Pair Plus")}
    assert letters == {"exact.yaml": "D", "near.yaml": None}


def test_amounts_meters_and_envy_bonuses_are_further_terms(tmp_path: Path) -> None:
    text = (
        "game: Three Card Poker\nwagers:\n  Progressive Payout Wager:\n    paytable: A\n    amounts: [$1, $5]\n"
        "    meter:\n      primary: 14%\n    envy_bonus: {$1: {Straight: $20}}\n"
    )
    (row,) = rows(put(tmp_path, one=text))
    assert row["terms"].startswith("wager amounts: $1 and $5; meter: Primary: 14%")
    # § 649a.12(e)(1), Paytable A.
    assert row["odds"].endswith("Straight flush: 70 for 1; Three-of-a-kind: 60 for 1; Straight: 6 for 1")


def test_the_order_is_chapter_holder_path(tmp_path: Path) -> None:
    zeta, alpha = KEYSTONE.replace("Keystone", "zeta"), KEYSTONE.replace("Keystone", "Alpha")
    nobody = KEYSTONE.replace("certificate_holder: Keystone\n", "")
    put(tmp_path, a=zeta, b=nobody, c=alpha, d=BROKEN, e=WHEEL, f=alpha)
    listed = rows(tmp_path)
    # Chapter 617a comes before 649a; who names no holder comes after those who do, and what cannot be judged last.
    assert list(dict.fromkeys(row["path"] for row in listed)) == [f"{name}.yaml" for name in "ecfabd"]
    assert rows(tmp_path) == listed
    assert [row["wager"] for row in listed if row["path"] == "a.yaml"] == [
        "Ante Wager",
        "Ante Bonus",
        "Pair Plus Wager",
    ]


def test_the_survey_is_the_same_however_many_processes_make_it(filings: Path) -> None:
    one, two = (out("survey", "submissions", "--format", "json", "-j", number, folder=filings) for number in "12")
    assert one == two


def test_a_submission_that_states_no_wager_is_listed(tmp_path: Path) -> None:
    put(tmp_path, none="game: Dreamcatcher\nwagers: {}\n")
    (row,) = rows(tmp_path)
    assert (row["game"], row["wager"], row["odds"], row["standing"]) == ("Dreamcatcher", None, None, None)
    assert "  None of them states a wager." in out("survey", ".", folder=tmp_path).splitlines()


def test_a_wager_that_is_not_on_record_is_told_as_typed(tmp_path: Path) -> None:
    text = (
        "game: Roulette\nwagers:\n  House Bet: 2 to 1\n  Side Bet:\n    paytable: Q\n    amounts: [$1, $5]\n"
        "    payouts: {Odd number: 3 to 1}\n"
    )
    listed = {row["wager"]: row for row in rows(put(tmp_path, one=text))}
    assert listed["House Bet"]["odds"] == "2 to 1"
    side = listed["Side Bet"]
    assert (side["paytable"], side["odds"], side["terms"]) == ("Q", "Odd number: 3 to 1", "amounts: $1 and $5")
    assert side["standing"] == "not verified"


# Narrowed


def test_one_game(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE, w=WHEEL)
    assert {row["game"] for row in rows(tmp_path, "--game", "three-card-poker")} == {"Three Card Poker"}
    assert {row["game"] for row in rows(tmp_path, "--game", "617a")} == {"Roulette"}


def test_one_wager_tells_who_does_not_offer_it(tmp_path: Path) -> None:
    without = KEYSTONE.partition("  Pair Plus Wager")[0].replace("Keystone", "Without")
    put(tmp_path, k=KEYSTONE, without=without, w=WHEEL)
    assert [
        (row["certificate_holder"], row["wager"], row["standing"]) for row in rows(tmp_path, "-w", "pair plus")
    ] == [
        ("Keystone", "Pair Plus Wager", "allowed"),
        ("Without", "Pair Plus Wager", "not offered"),
    ]
    assert "    Pair Plus Wager  D  -" in out("survey", ".", "-w", "pair plus", folder=tmp_path).splitlines()


def test_a_wager_that_nobody_offers(tmp_path: Path) -> None:
    ran = run("survey", ".", "-w", "Six Card Bonus", folder=put(tmp_path, k=KEYSTONE))
    assert ran.exit_code == 0
    assert "  None of them offers it." in ran.stdout.splitlines()
    assert [row["standing"] for row in rows(tmp_path, "-w", "Six Card Bonus")] == ["not offered"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--game", "Three Crad Poker"], "there is no game “Three Crad Poker”; did you mean Three Card Poker?"),
        (["--game", "Dreamcatcher"], "nothing to survey: of 1 submission, none is for Dreamcatcher"),
        (["--game", "649a", "--wager", "Pear Plus"], "Three Card Poker has no wager “Pear Plus”; did you mean"),
        (["--wager", "Pear Plus"], "has a wager “Pear Plus”; did you mean Pair Plus Wager?"),
        (["--output", "survey.docx"], "the format of “survey.docx” is not clear: name it (table:FILE) or use .txt"),
        (["--format", "sarif"], "sarif"),
        (["--as-of", "soon"], "--as-of"),
    ],
)
def test_wrong_use(options: list[str], said: str, tmp_path: Path) -> None:
    ran = run("survey", ".", *options, folder=put(tmp_path, k=KEYSTONE))
    assert ran.exit_code == 2
    assert said in ran.stderr
    assert not ran.stdout


# What is read


def test_nothing_found_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "other.yaml").write_text("services: {}\n")
    ran = run("survey", ".", "--output", "survey.csv", folder=tmp_path)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert "nothing to survey" in ran.stderr
    assert not (tmp_path / "survey.csv").exists()
    assert run("survey", "missing", folder=tmp_path).exit_code == 2
    assert run("survey", folder=tmp_path).exit_code == 2


def test_the_files_are_those_of_the_check(filings: Path) -> None:
    (filings / "submissions" / "other.yaml").write_text("services: {}\n")
    (filings / "submissions" / ".hidden.yaml").write_text(KEYSTONE)
    (filings / "pacheck.toml").write_text('exclude = ["submissions/dreamcatcher/"]\nformat = "sarif"\n')
    checked = run("check", "submissions", "--format", "json", folder=filings).stdout
    paths = {one["path"] for one in json.loads(checked)["submissions"]}
    listed = json.loads(out("survey", "submissions", "--format", "json", folder=filings))["rows"]
    assert {row["path"] for row in listed} == paths
    assert not any("dreamcatcher" in path for path in paths)


def test_standard_input(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pacheck", "survey", "-", "--stdin-filename", "sent.yaml", "--format", "csv"],
        input=KEYSTONE.encode(), capture_output=True, cwd=tmp_path, check=True,
    )  # fmt: skip
    assert ran.stdout.count(b'"sent.yaml"') == 3


def test_what_could_not_be_judged_is_listed_with_the_reason(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE, broken=BROKEN, unknown=UNKNOWN)
    lines = out("survey", ".", "--game", "649a", folder=tmp_path).splitlines()
    at = lines.index("Not judged")
    assert lines[at + 1].startswith("  broken.yaml, line ")
    said = "The game “Four Hundred Card Poker” is not among those that pacheck knows."
    assert lines[at + 2] == f"  unknown.yaml, line 1: {said}"
    assert "1 ✓ compliant, 2 not judged" in lines[-1]
    last = rows(tmp_path)[-1]
    assert (last["path"], last["complies"], last["reason"], last["game"]) == ("unknown.yaml", "not judged", said, None)


def test_where_nothing_can_be_judged_the_reasons_are_told_all_the_same(tmp_path: Path) -> None:
    ran = run("survey", ".", folder=put(tmp_path, broken=BROKEN))
    assert ran.exit_code == 2
    assert "  broken.yaml, line " in ran.stdout
    assert "no submission to tell of; 1 file could not be judged" in ran.stderr


def test_a_file_that_cannot_be_read_is_listed_and_told_by_the_exit_status(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE)
    try:
        (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    except OSError:
        pytest.skip("this system lets no links be made")
    ran = run("survey", ".", "--format", "csv", folder=tmp_path)
    assert ran.exit_code == 2
    assert "1 file could not be read" in ran.stderr
    listed = cells(ran)
    assert len(listed) == 4
    assert listed[-1]["path"] == "gone.yaml"
    assert listed[-1]["reason"].startswith("The file cannot be read: ")


def test_what_is_waived_complies(tmp_path: Path) -> None:
    put(tmp_path, r=RIVERSIDE)
    (tmp_path / "pacheck-waivers.yaml").write_text(
        "waivers:\n- {path: r.yaml, rule: odds-differ, citation: 649a.12(d), reference: Order 1, until: 2030-01-01,"
        " reason: Trial.}\n"
    )
    as_of = ("--as-of", "2026-01-15")
    assert {row["complies"] for row in rows(tmp_path, *as_of)} == {"yes"}
    assert {row["standing"] for row in rows(tmp_path, *as_of)} == {"allowed"}
    assert {row["complies"] for row in rows(tmp_path, *as_of, "--no-waivers")} == {"no"}


def test_a_pack_of_another_state(filings: Path) -> None:
    ran = run("survey", str(ROOT / "schemas/nj/examples"), "--schemas", str(ROOT / "schemas/nj"), folder=filings)
    assert ran.exit_code == 0
    assert "Mini-Dice" in ran.stdout


# Files that are written


def test_files_are_written_whole_and_nothing_else_is(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    put(tmp_path / "in", k=KEYSTONE)
    before = snapshot(tmp_path)
    outputs = ("-o", "a.csv", "-o", "a.json", "-o", "a.txt", "-o", "table:a.out")
    printed = out("survey", "in", *outputs, folder=tmp_path, COLUMNS="30", FORCE_COLOR="1")
    assert "\x1b[" in printed
    after = snapshot(tmp_path)
    assert after.keys() - before.keys() == {"a.csv", "a.json", "a.txt", "a.out"}
    assert before.items() <= after.items()
    for name, form in {"a.csv": "csv", "a.json": "json", "a.txt": "table", "a.out": "table"}.items():
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text == out("survey", "in", "--format", form, folder=tmp_path)


def test_a_file_that_cannot_be_written_is_no_success(tmp_path: Path) -> None:
    ran = run("survey", ".", "-o", "no/such/folder/a.csv", folder=put(tmp_path, k=KEYSTONE))
    assert (ran.exit_code, ran.stdout) == (3, "")
    twice = run("survey", ".", "-o", "a.csv", "-o", "json:a.csv", folder=tmp_path)
    assert twice.exit_code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["k.yaml"]


# Hostile texts


def assert_harmless(text: str) -> None:
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2028\u2029\u2066-\u2069]", text)
    assert "<script" not in text


@each_text
@pytest.mark.parametrize("form", ["table", "csv", "json"])
def test_hostile_texts_stay_text(text: str, form: str, tmp_path: Path) -> None:
    typed = json.dumps(text).replace("\\udb40\\udc41", "\\U000e0041").replace("\\udb40\\udc7f", "\\U000e007f")
    put(
        tmp_path,
        a=filed(text),
        b=f"game: Roulette\ncertificate_holder: {typed}\nwagers:\n  ? {typed}\n  : payouts:\n      ? {typed}\n"
        f"      : {typed}\n",
        c=f"game: {typed}\n",
        d=f"{KEYSTONE}  Five-Card Progressive Payout Wager:\n    paytable: {typed}\n",
    )
    ran = run("survey", ".", "--format", form, folder=tmp_path, COLUMNS="80")
    assert ran.exit_code in (0, 2)
    assert_harmless(ran.output)
    if form == "json":
        assert ran.stdout.isascii()
        for row in json.loads(ran.stdout)["rows"]:
            assert_harmless("".join(str(value) for value in row.values()))
    if form == "csv":
        assert {len(row) for row in csv.reader(io.StringIO(ran.stdout))} == {len(COLUMNS)}


def test_markup_is_text_where_colours_are_on(tmp_path: Path) -> None:
    put(tmp_path, k=KEYSTONE.replace("Keystone", "'[red]Keystone[/red] :smiley:'"))
    assert "[red]Keystone[/red] :smiley:, k.yaml" in out("survey", ".", "--color", "always", folder=tmp_path)


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", " =", "\uff1d", "'="])
def test_no_cell_of_the_csv_is_a_formula(sign: str, tmp_path: Path) -> None:
    formula = f'{sign}HYPERLINK("https://example.com","x")'
    typed = json.dumps(formula)
    put(
        tmp_path,
        one=f"game: Roulette\ncertificate_holder: {typed}\nwagers:\n  ? {typed}\n  : {typed}\n"
        f"  Side Bet:\n    payouts:\n      Red: 1 to 1\n      ? {typed}\n      : {typed}\n",
    )
    ran = run("survey", ".", "--format", "csv", folder=tmp_path)
    assert ran.exit_code == 0
    for row in csv.reader(io.StringIO(ran.stdout)):
        for cell in row:
            assert not re.search("(^|;) *[=+@\\-\uff1d]", cell), cell
    first = cells(ran)[0]
    assert first["certificate_holder"].replace("'", "").strip() == formula.replace("'", "").strip()


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("35 to 1", '"35 to 1"'),
        ("", '""'),
        ("=1+1", '"\'=1+1"'),
        ("+1", '"\'+1"'),
        ("-1", '"\'-1"'),
        ("@SUM(A1)", '"\'@SUM(A1)"'),
        ("a;=1", '"a;\'=1"'),
        ('"=1', '"\'""=1"'),
        ("100% of meter", '"100% of meter"'),
        ("3-of-a-kind", '"3-of-a-kind"'),
        ('say "x", y', '"say ""x"", y"'),
    ],
)
def test_how_a_cell_is_written(cell: str, written: str) -> None:
    assert csv_text([[cell, "x"]]) == f'{written},"x"\n'
