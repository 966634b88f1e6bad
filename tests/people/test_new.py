"""`pacheck new`: what it writes complies, for every game and whatever is chosen; questions, options and files."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pacheck.drafting import yaml
from pacheck.drafting.answers import Usual
from pacheck.drafting.given import Options
from pacheck.drafting.ground import Ground
from pacheck.drafting.settle import Draft, settle
from pacheck.drafting.written import submission_text
from pacheck.explanations.page import page
from pacheck.findings import Finding, Severity
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog, GameFile, regulation
from pacheck.regulations.model import (
    EnvyRule,
    MeterRule,
    OddsRule,
    OptionalRowRule,
    PaytableRule,
    Regulation,
    Unsettled,
    paid,
)
from pacheck.regulations.provision import Absence, Binds
from pacheck.source.nodes import Mapping, Node, Scalar
from pacheck.source.nodes import Sequence as Listed
from pacheck.source.reader import read_documents
from pacheck.wording import is_hidden
from tests.people.support import ROOT, Ran, out, run
from tests.support.filing import day_in_force
from tests.test_cli import environment, posix

T = TypeVar("T")

CATALOG = Catalog(
    tuple(pack.parent for pack in sorted((ROOT / "schemas").glob("*/pack.yaml")) if pack.parent.name != "pa")
)
LAWS = [regulation(file) for file in CATALOG.files]
DAYS = [datetime.date(2025, 7, 1), datetime.date(2026, 3, 23), datetime.date(2026, 3, 24), datetime.date(2028, 6, 14)]
"""Days before, on and after those on which provisions expire; the whole of every game may begin on each."""

each_game = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.game)


def draft(law: Regulation, answers: object = None, day: datetime.date | None = None, **options: Sequence[str]) -> Draft:
    effective = str(day or day_in_force(law))
    chosen = Options(effective=effective, **options)  # type: ignore[arg-type]
    return settle(law, chosen, answers or Usual(), DAYS[0], 80)  # type: ignore[arg-type]


def findings(text: str, day: datetime.date, catalog: Catalog = CATALOG) -> list[Finding]:
    reports = list(check_bytes("new.yaml", text.encode(), day, catalog))
    assert len(reports) == 1
    return list(reports[0].findings)


def assert_complies(draft: Draft, catalog: Catalog = CATALOG) -> str:
    """No error and no warning, except that a game without a wager on record has none; the text of the draft."""
    text = submission_text(draft)
    found = [one for one in findings(text, draft.ground.day, catalog) if one.severity is not Severity.NOTE]
    assert {one.rule for one in found} <= (set() if draft.letters else {"nothing-stated"}), (found, text)
    assert max(map(len, text.splitlines())) <= 120
    return text


class Drawn:
    """Answers drawn by hypothesis, so that every combination of choices that is offered may come."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def wants(self, question: str, usual: bool, option: str) -> bool:
        return self.data.draw(st.booleans())

    def one_of(self, question: str, choices: Sequence[str], option: str, law: Callable[[], Sequence[str]]) -> str:
        assert all(line.startswith("    ") for line in law() if line)
        return self.data.draw(st.sampled_from(choices))

    def value(self, question: str, read: Callable[[str], T], usual: str | None, option: str) -> T:
        assert usual is not None
        return read(usual)


@given(st.data())
@settings(max_examples=400, deadline=None)
def test_whatever_is_chosen_complies(data: st.DataObject) -> None:
    law, day = data.draw(st.sampled_from(LAWS)), data.draw(st.sampled_from(DAYS))
    assert_complies(draft(law, Drawn(data), day))


@each_game
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_usual_and_everything_comply(law: Regulation, day: datetime.date) -> None:
    assert_complies(draft(law, day=day))
    everything = draft(law, day=day, offer=["all"], row=["all"], elect=["all"], part=["all"])
    assert everything.letters.keys() == {wager for wager in law.wagers if everything.ground.open(wager)}
    assert everything.parts == everything.ground.parts().keys()
    text = assert_complies(everything)
    nothing = draft(law, day=day, offer=["none"], row=["none"], elect=["none"], part=["none"])
    assert assert_complies(nothing) != text or not (everything.rows or everything.elections or everything.letters)


def one_choice() -> Iterator[tuple[Regulation, dict[str, list[str]]]]:
    """Each wager with each of its letters, each row and each election, alone."""
    for law in LAWS:
        steered: list[list[str]] = [["none"], *([one.citation] for one in Ground(law, day_in_force(law)).steering())]
        for elect in steered:
            ground = Ground(law.on(day_in_force(law)), day_in_force(law), frozenset(elect))
            for wager in law.wagers:
                lettered = ground.lettered(wager)
                for letter in lettered.letters if lettered else ():
                    yield law, {"elect": elect, "paytable": [f"{wager}={letter}"]}
                if ground.open(wager):
                    yield law, {"elect": elect, "offer": [wager]}
                for row in ground.rows(wager):
                    yield law, {"offer": [wager], "row": [f"{wager}={row.hand}"]}
        for election in law.elections:
            wagers = [election.needs_wager] if election.needs_wager else ["all"] if election.needs_row else []
            if all(wager == "all" or Ground(law, day_in_force(law)).on_record(wager) for wager in wagers):
                yield law, {"elect": [election.citation], "offer": wagers or ["none"]}


CHOICES = list(one_choice())


@pytest.mark.parametrize(
    ("law", "options"), CHOICES, ids=lambda one: one.game if isinstance(one, Regulation) else str(one)
)
def test_each_choice_alone_complies_and_is_made(law: Regulation, options: dict[str, list[str]]) -> None:
    made = draft(law, None, None, **options)
    assert_complies(made)
    for text in options.get("paytable", ()):
        wager, _, letter = text.partition("=")
        assert made.letters[wager] == letter
    for text in options.get("row", ()):
        assert tuple(text.split("=")) in made.rows
    assert {one for one in options.get("elect", ()) if one != "none"} <= {one.citation for one in made.elections}


def plain(node: Node) -> object:
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.pairs if isinstance(key, Scalar)}
    return [plain(item) for item in node.items] if isinstance(node, Listed) else node.text


def read(text: str) -> dict[str, Any]:
    (document,) = read_documents(text.encode())
    assert document.root is not None
    result = plain(document.root)
    assert isinstance(result, dict)
    return result


@each_game
def test_paytables_meters_and_envy_bonuses_are_written_whole(law: Regulation) -> None:
    made = draft(law, offer=["all"], row=["all"], elect=["none"])
    wagers, text = read(submission_text(made))["wagers"], submission_text(made)
    for rule in made.ground.law.rules:
        if not isinstance(rule, OddsRule | PaytableRule | OptionalRowRule | MeterRule | EnvyRule):
            continue
        if rule.wager not in made.letters or not made.ground.applies(rule.provision):
            continue
        stated, letter = wagers[rule.wager], made.letters[rule.wager]
        assert f"# § {rule.provision.citation}" in text
        if isinstance(rule, OddsRule):
            assert stated == str(rule.odds)
        elif isinstance(rule, PaytableRule):
            table = rule.table(letter) if letter else rule.tables[0]
            assert table is not None
            cells = {
                hand: cell.readings[0] if isinstance(cell, Unsettled) else cell for hand, cell in table.rows.items()
            }
            added = {row.hand: row.odds for row in made.ground.rows(rule.wager)}
            due = {hand: str(cell) for hand, cell in {**cells, **added}.items() if paid(cell)}
            assert stated["payouts"] == due
            assert stated.get("paytable") == letter
        elif isinstance(rule, MeterRule):
            assert list(stated["meter"].values()) == [str(figure) for figure in rule.columns[letter].values()]
        elif isinstance(rule, EnvyRule):
            assert stated["amounts"] == [str(amount) for amount in rule.schedules]
            assert stated["envy_bonus"] == {
                str(amount): {hand: str(bonus) for hand, bonus in bonuses.items()}
                for amount, bonuses in rule.schedules.items()
            }


@each_game
def test_what_must_be_stated_is_always_written(law: Regulation) -> None:
    made = read(submission_text(draft(law, offer=["none"], row=["none"], elect=["none"], part=["none"])))
    for rule in law.rules:
        if rule.provision.absence is Absence.LISTED or rule.provision.if_elected:
            continue
        if isinstance(rule, OddsRule | PaytableRule):
            assert rule.wager in made["wagers"]
    for part in law.part_rules:
        if part.provision.absence is Absence.VIOLATION:
            assert part.path[-1] in made[part.path[0]]
    for wager, stated in made["wagers"].items():
        for rule in law.wager_rules(wager):
            if isinstance(rule, OddsRule) and rule.provision.binds is Binds.MINIMUM:
                assert stated == str(rule.odds)


@each_game
def test_wagers_that_are_not_on_record_are_left_to_be_filled_in(law: Regulation) -> None:
    text = submission_text(draft(law))
    for wager in law.wagers:
        if not Ground(law, DAYS[0]).on_record(wager):
            assert f"\n  # {wager}:\n" in text
            assert f"§ {law.unrecorded_under(wager)}" in text
            # Without the sign it is a wager whose value is missing, and with a value it is accepted.
            begun = text.replace("wagers: {}", "wagers:").replace(f"\n  # {wager}:", f"\n  {wager}:")
            assert "empty-value" in {one.rule for one in findings(begun, DAYS[0])}
            filled = begun.replace(f"\n  {wager}:", f"\n  {wager}: even money")
            assert not [one for one in findings(filled, DAYS[0]) if one.severity is Severity.ERROR]


@pytest.mark.parametrize("file", CATALOG.files, ids=lambda file: f"{file.chapter}-{file.key}")
def test_the_command_writes_the_same_bytes_each_time(file: GameFile) -> None:
    law = regulation(file)
    schemas = ["--schemas", str(file.path.parent)] if file.path.parent.name != "pa" else []
    names = [law.game] if len(CATALOG.by_name(law.game)) == 1 else [file.chapter]
    command = ["new", *names, *schemas, "--holder", "X", "--effective", str(day_in_force(law)), "--yes"]
    assert out(*command) == out(*command)


def test_comments_cite_the_sections() -> None:
    text = out(
        "new", "649a", "--effective", "2025-07-01", "--offer", "all", "--elect", "649a.12(g)", "--part", "none", "--yes"
    )
    # § 649a.12(d), (e)(1), (e)(3), (e)(5) and (g)(2), as printed.
    assert "  # § 649a.12(d): one of Paytable A, B, C, D or E\n  Pair Plus Wager:\n    paytable: A\n" in text
    assert "      # § 649a.12(g)(2): no less than 40 to 1, or no such row\n      Mini-royal flush: 40 to 1\n" in text
    assert "    # § 649a.12(e)(3)\n    meter:\n      seed_reseed: $1,000 for 1\n      primary: 14%\n" in text
    assert "  # § 649a.12(a): fixed odds\n  Ante Wager: 1 to 1\n  Play Wager: 1 to 1\n" in text
    assert "\n  # § 649a.12(g), Mini-royal flush (needs the row Mini-royal flush)\n  - 649a.12(g)\n" in text


NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(
    lambda name: name.strip() and not any(map(is_hidden, name))
)


@given(
    NAMES
    | st.sampled_from(
        ['"', "'", "# x", "x #y", "x: y", "- x", "null", "~", "yes", "007", "{a", "*a", "&a", "\\n", "x\\", "…"]
    )
)
def test_a_name_stays_what_was_typed(name: str) -> None:
    made = draft(LAWS[0])._replace(holder=name.strip())
    assert read(submission_text(made))["certificate_holder"] == name.strip()
    assert read(f"{yaml.text(name)}: {yaml.text(name)}\n") == {name: name}
    assert read("\n".join(yaml.flow("x", [name, name], 0)))["x"] == [name, name]


@given(st.text(max_size=300))
def test_a_remark_stays_a_comment(remark: str) -> None:
    for line in yaml.comment(remark, 1):
        assert line.startswith("  # ")
        assert not any(map(is_hidden, line))


@pytest.mark.parametrize(
    "name", ["a\nb", "a\x1b[31mb", "a\tb", "a\u202eb", "a\u2028b", "a\x00b", "a\udcffb", "a" * 2001]
)
def test_a_name_with_hidden_characters_is_refused(name: str) -> None:
    ran = run("new", "649a", "--yes", "--holder", name)
    assert ran.exit_code == 2
    assert not ran.stdout
    assert "\x1b" not in ran.stderr
    assert ran.stderr.startswith("pacheck: --holder: ")


GIVEN = ("--holder", "X", "--effective", "2025-07-01")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "GAME is missing"),
        (("--yes",), "GAME is missing"),
        (("649a",), "--holder is missing"),
        (("649a", "--holder", "X"), "--effective is missing"),
        (("649a", *GIVEN), "--elect 649a.7(e), or --elect none is missing"),
        (("649a", *GIVEN, "--elect", "none"), "--paytable 'Ante Bonus=LETTER' is missing"),
        (("649a", *GIVEN, "--elect", "none", "--paytable", "Ante Bonus=B"), "--offer 'Pair Plus Wager', or"),
        (("689a", *GIVEN), "--part table, or --part none is missing"),
        (("689a", *GIVEN, "--part", "table"), "--item table/drop_box=VALUE is missing"),
        (("whist", "--yes"), "there is no game “whist”"),
        (("649a", "--yes", "--effective", "1 July"), "--effective: “1 July” is not a date"),
        (("617b.8", "--yes", "--effective", "2025-06-13"), "from 2025-06-14 to 2028-06-14, and not on 2025-06-13"),
        (("617b.8", "--yes", "--as-of", "2028-06-15"), "not on 2028-06-15"),
        (("689a", "--yes", "--effective", "2024-05-24"), "§ 689a.3(a) is in force from 2024-05-25"),
        (("633a", "--yes", "--effective", "2026-03-24", "--offer", "21+3 Progressive"), "§ 633b.17 is not in force"),
        (("679a", "--yes", "--offer", "Prime Wager"), "Prime Wager is not on record"),
        (("679a", "--yes", "--elect", "679a.9(g)"), "needs the Pair Bonus Wager, which is not on record"),
        (("649a", "--yes", "--offer", "Pair Pluss"), "did you mean Pair Plus Wager?"),
        (("649a", "--yes", "--paytable", "Pair Plus=F"), "no Paytable “F”; there are A, B, C, D and E"),
        (("649a", "--yes", "--paytable", "Play Wager=A"), "Play Wager has no paytables to choose from"),
        (("649a", "--yes", "--paytable", "Pair Plus"), "does not have the form WAGER=LETTER"),
        (("649a", "--yes", "--paytable", "Pair Plus=A", "--paytable", "pair plus=b"), "given twice, as A and as B"),
        (("649a", "--yes", "--elect", "649a.12(f)"), "add --offer 'Six Card Bonus Wager'"),
        (("649a", "--yes", "--elect", "649a.99"), "has no election “649a.99”"),
        (("649a", "--yes", "--elect", "649a.7(e)", "--row", "Ante Bonus=Mini-royal flush"), "cannot be added"),
        (("649a", "--yes", "--row", "Pair Plus=Pair"), "called “Pair”; there is Mini-royal flush"),
        (("689a", "--yes", "--part", "roof"), "has no part “roof”"),
        (("689a", "--yes", "--item", "table/drop_box=top"), "is not one of the known values, left or right"),
        (("689a", "--yes", "--item", "table/drop_box=left", "--item", "table/tip_box=left"), "it may be right"),
        (("679a", "--yes", "--item", "dealing/pair_bonus=extra card"), "has no place in what is chosen otherwise"),
    ],
)  # fmt: skip
def test_what_is_missing_or_cannot_be_had_is_said(arguments: tuple[str, ...], said: str) -> None:
    ran = run("new", *arguments)
    assert ran.exit_code == 2, ran.output
    assert said in ran.stderr
    assert not ran.stdout


def test_a_script_can_make_every_choice_by_options() -> None:
    ran = run(
        "new", "three-card-poker", *GIVEN, "--elect", "none", "--paytable", "ante bonus=c", "--paytable", "Pair Plus=D",
        "--offer", "Five Card Hand Bonus", "--row", "Five Card Hand Bonus Wager=Lucky Bonus", "--part", "none",
    )  # fmt: skip
    assert ran.exit_code == 0, ran.output
    made = read(ran.stdout)
    assert list(made["wagers"]) == [
        "Ante Wager",
        "Play Wager",
        "Ante Bonus",
        "Pair Plus Wager",
        "Five Card Hand Bonus Wager",
    ]
    assert made["wagers"]["Ante Bonus"]["paytable"] == "C"
    assert "Lucky Bonus: 5 for 1" in ran.stdout
    assert "Magic Card:" not in ran.stdout
    # The election to offer a wager, and that to add a row, are made with it.
    assert made["elections"] == ["649a.12(i)", "649a.12(i)(3)"]


def test_items_follow_each_other() -> None:
    made = read(out("new", "689a", *GIVEN, "--part", "all", "--item", "table/drop_box=right", "--yes"))
    assert made["table"] == {"drop_box": "right", "tip_box": "left"}
    made = read(out("new", "679a", *GIVEN, "--item", "dealing/shuffler_counts_cards=yes", "--yes"))
    assert "stub_counted_every" not in made["dealing"]
    made = read(out("new", "679a", *GIVEN, "--item", "dealing/from=shoe", "--yes"))
    assert made["dealing"] == {"from": "manual shoe", "shuffler_counts_cards": "no"}


def test_without_a_day_the_first_counts_on_which_the_game_is_in_force() -> None:
    assert read(out("new", "617b.8", "--yes", "--as-of", "2025-01-01"))["effective"] == "2025-06-14"
    assert read(out("new", "689a", "--yes", "--as-of", "2024-01-01"))["effective"] == "2024-05-25"
    assert read(out("new", "649a", "--yes", "--as-of", "2027-02-03"))["effective"] == "2027-02-03"


def test_a_file_appears_whole_and_is_never_written_over(tmp_path: Path) -> None:
    command = ("new", "649a", *GIVEN, "--yes")
    ran = run(*command, "--output", "poker.yaml", folder=tmp_path)
    assert ran.exit_code == 0, ran.output
    assert ran.stdout == "“poker.yaml” is written; complete it, and check it with “pacheck check”.\n"
    written = (tmp_path / "poker.yaml").read_text(encoding="utf-8")
    assert written == out(*command)
    assert run("check", "poker.yaml", "--strict", folder=tmp_path).exit_code == 0
    (tmp_path / "poker.yaml").write_text("mine", encoding="utf-8")
    again = run(*command, "--output", "poker.yaml", folder=tmp_path)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "is there already, and stays as it is" in again.stderr
    assert (tmp_path / "poker.yaml").read_text(encoding="utf-8") == "mine"
    assert run(*command, "--output", "nowhere/poker.yaml", folder=tmp_path).exit_code == 2
    assert run("new", "649a", "--output", "other.yaml", folder=tmp_path).exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["poker.yaml"]


@posix
def test_a_link_to_nothing_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "poker.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    assert run("new", "649a", "--yes", "-o", "poker.yaml", folder=tmp_path).exit_code == 2
    assert not (tmp_path / "elsewhere.yaml").exists()


def at_terminal(*arguments: str, typed: str) -> Ran:
    """What a person at a real terminal sees on it (standard error), and what goes to standard output. The last thing
    that is typed ends the input, so that a question too many is answered, too.
    """
    import pty

    controller, terminal = pty.openpty()
    started = subprocess.Popen(
        [sys.executable, "-m", "pacheck", "new", *arguments],
        stdin=terminal,
        stdout=subprocess.PIPE,
        stderr=terminal,
        env=environment(TERM="xterm", COLUMNS="100"),
    )
    os.close(terminal)
    os.write(controller, typed.encode() + b"\x04")
    assert started.stdout is not None
    stdout = started.stdout.read()
    started.wait(timeout=60)
    started.stdout.close()
    shown = b""
    try:
        while piece := os.read(controller, 4096):
            shown += piece
    except OSError:
        pass
    os.close(controller)
    return Ran(started.returncode, stdout.decode(), shown.decode())


@posix
def test_a_person_is_asked_wager_by_wager_with_the_tables_shown() -> None:
    answers = [
        "three card pokr", "three card poker",
        'The "Keystone" #1', "2025-13-01", "2025-07-01",
        "n", "b", "y",  # § 649a.7(e), the Ante Bonus and its mini-royal flush
        "perhaps", "", "z", "d", "",  # Pair Plus
        "y", "",  # the Progressive Payout Wager, by its first paytable
        "n", "no", "N", "",  # the other progressives
    ]  # fmt: skip
    ran = at_terminal(typed="".join(f"{answer}\n" for answer in answers))
    assert ran.exit_code == 0, ran.output
    said = " ".join(ran.stderr.split())
    for question in (
        "Game, by name or by chapter:",
        "there is no game “three card pokr”; did you mean Three Card Poker?",
        "“2025-13-01” is not a day of the calendar",
        "Elect Version of § 649a.7(e)? (§ 649a.7(e)) [y/N]",
        "Which paytable of the Ante Bonus? (§ 649a.12(b)) A, B or C [A]",
        "A B C D E Straight flush 35 to 1 40 to 1 40 to 1 40 to 1 40 to 1",
        "Offer the Pair Plus Wager? (§ 649a.12(d)) [Y/n] “perhaps” is neither yes nor no",
        "“z” is not among A, B, C, D and E",
        "Offer the Progressive Payout Wager? (§ 649a.12(e)(1)) [y/N]",
    ):
        assert question in said
    made = read(ran.stdout)
    assert made["certificate_holder"] == 'The "Keystone" #1'
    letters = {wager: stated["paytable"] for wager, stated in made["wagers"].items() if isinstance(stated, dict)}
    assert letters == {"Ante Bonus": "B", "Pair Plus Wager": "D", "Progressive Payout Wager": "A"}
    assert made["elections"] == ["649a.12(e)", "649a.12(g)"]
    assert not [one for one in findings(ran.stdout, DAYS[0]) if one.severity is Severity.ERROR]


@posix
def test_options_and_questions_come_to_the_same() -> None:
    options = ("689a", "--holder", "X", "--effective", "2025-07-01")
    asked = at_terminal(*options, typed="y\nn\nright\n")
    assert asked.exit_code == 0, asked.output
    assert asked.stdout == out("new", *options, "--part", "table", "--item", "table/drop_box=right", "--yes")
    assert "State the part layout?" in asked.stderr


@posix
def test_nothing_is_asked_with_yes_and_nothing_written_without_the_last_answer(tmp_path: Path) -> None:
    quiet = at_terminal("649a", "--effective", "2025-07-01", "--yes", typed="")
    assert quiet.exit_code == 0
    assert "[" not in quiet.stderr
    broken = at_terminal("649a", "--output", str(tmp_path / "x.yaml"), typed="X\n")
    assert broken.exit_code == 2
    assert not broken.stdout
    assert "the answers ended before the last question; nothing is written" in broken.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("rule", ["no-document", "part-missing"])
def test_the_pages_that_name_it_tell_the_truth(rule: str) -> None:
    assert "`pacheck new" in page(rule).put_right
    assert f"`pacheck new{' GAME' if rule == 'part-missing' else ''}`" in page(rule).put_right
    # Without a game it asks for one, where there is somebody to ask.
    assert "pacheck: GAME is missing" in run("new").stderr
    assert run("new", typed="649a\n").stderr.startswith("Game, by name or by chapter: ")


HOUSE = r"""
game: House Poker
chapter: 901a
wagers_under: 901a.2
sources:
  page: {page: x, current: y}
provisions:
  - citation: 901a.12(a)
    source: page
    binds: selection
    wager: 'Side: "Bet" #1'
    if_elected: 901a.2(a)
    condition: "line one\nline two # x"
    paytables:
      - columns: [A, B]
        rows:
          'Hand: 1': [1 to 1, N/A]
          Hand 2: [2 to 1, 3 to 1]
  - citation: 901a.12(b)
    source: page
    binds: selection
    wager: Main
    unless_elected: 901a.2(b)
    paytables:
      - columns: [A]
        rows:
          Pair: [1 to 1]
  - citation: 901a.12(c)
    source: page
    binds: selection
    wager: Main
    if_elected: 901a.2(b)
    paytables:
      - columns: [X, Y]
        rows:
          Pair: [1 to 1, 2 to 1]
          Two: [3 to 1, 4 to 1]
  - citation: 901a.12(c)
    source: page
    binds: fixed
    wager: Main
    added_to: 901a.12(c)
    optional_rows: {Extra: 9 to 1}
  - citation: 901a.3
    source: page
    binds: fixed
    counts_of: wheel/sections
    total: 3
    counts: {"1": 1, "2": 2}
  - citation: 901a.4
    source: page
    item: table/length
    kind: length
  - citation: 901a.4(b)
    source: page
    item: table/color
    kind: choice
    choices: {green: [], 'blue: #3': []}
  - citation: 901a.5
    source: page
    binds: minimum
    odds: {'10': 1 to 1, 'Yes': 2 to 1}
elections:
  - {name: Offered, citation: 901a.2(a), source: page, needs_wager: 'Side: "Bet" #1'}
  - {name: Other, citation: 901a.2(b), source: page}
  - {name: Needs two, citation: 901a.2(c), source: page, needs_row: Two}
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A pack with what none of those at hand has: wagers that only an election allows, names that YAML would misread,
    and items of which the regulation says nothing but the kind.
    """
    (tmp_path / "pack.yaml").write_text("filing: {citation: 601a.2}\n", encoding="utf-8")
    (tmp_path / "901a-house-poker.yaml").write_text(HOUSE, encoding="utf-8")
    return tmp_path


@given(st.data())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_another_pack_may_be_stranger(house: Path, data: st.DataObject) -> None:
    catalog = Catalog((house,))
    law = regulation(catalog.by_chapter("901a")[0])
    assert_complies(draft(law, Drawn(data)), catalog)


def test_a_wager_that_needs_its_election_is_offered_with_it(house: Path) -> None:
    command = ("new", "901a", "--schemas", str(house), "--effective", "2025-01-01", "--yes")
    made = read(out(*command, "--offer", 'Side: "Bet" #1', "--part", "all", "--item", "table/color=blue: #3"))
    assert made["wagers"] == {'Side: "Bet" #1': {"paytable": "A", "payouts": {"Hand: 1": "1 to 1", "Hand 2": "2 to 1"}}}
    assert made["elections"] == ["901a.2(a)"]
    assert made["table"] == {"color": "blue: #3"}
    assert made["wheel"] == {"sections": ["1", "2", "2"]}
    refused = run(*command, "--offer", "Main", "--elect", "901a.2(c)")
    assert "needs the odds of Two, which no table has that is written" in refused.stderr
    made = read(out(*command, "--offer", "Main", "--elect", "901a.2(b)", "--elect", "901a.2(c)"))
    assert made["wagers"]["Main"]["paytable"] == "X"
    assert made["elections"] == ["901a.2(b)", "901a.2(c)"]
