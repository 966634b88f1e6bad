"""`pacheck compare`: what changed in the casino's choices, and whether the regulation allows it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.people.support import ROOT, Ran, out, run
from tests.report.test_hostile_text import each_text, filed

HEAD = "game: Three Card Poker\neffective: 2025-07-01\nwagers:\n  Ante Bonus: {paytable: B}\n"
EXAMPLES = sorted((ROOT / "examples").rglob("*.yaml"))
# § 649a.12(d).
TABLE_D = {"Straight flush": "40 to 1", "Three-of-a-kind": "30 to 1", "Straight": "6 to 1", "Flush": "4 to 1"}


def plus(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(HEAD + text, encoding="utf-8")
    return name


def compared(folder: Path, old: str, new: str, *options: str) -> Ran:
    return run("compare", plus(folder, "old.yaml", old), plus(folder, "new.yaml", new), *options, folder=folder)


def changes(folder: Path, old: str, new: str) -> list[tuple[str, ...]]:
    ran = compared(folder, old, new, "--format", "json")
    listed = json.loads(ran.stdout)["submissions"][0]["changes"]
    return [tuple(one[name] for name in ("subject", "name", "old", "new", "verdict")) for one in listed]


def pair_plus(letter: str | None, **rows: str) -> str:
    paytable = f"    paytable: {letter}\n" if letter else ""
    stated = {**TABLE_D, "Pair": "1 to 1", **rows} if rows or letter is None else {}
    payouts = "    payouts:\n" + "".join(f"      {hand}: {odds}\n" for hand, odds in stated.items()) if stated else ""
    return f"  Pair Plus Wager:\n{paytable}{payouts}"


def test_another_paytable_is_told_with_the_rows_that_it_changes(tmp_path: Path) -> None:
    # § 649a.12(d): Paytable D pays 6 to 1 for a straight, Paytable B 5 to 1; the rest is the same.
    assert changes(tmp_path, pair_plus("D"), pair_plus("B")) == [
        ("Pair Plus Wager", "Paytable", "D", "B", "allowed"),
        ("Pair Plus Wager", "Straight", "6 to 1", "5 to 1", "allowed"),
    ]
    diff = compared(tmp_path, pair_plus("D"), pair_plus("B"))
    assert diff.exit_code == 0
    assert "@@ Pair Plus Wager · § 649a.12(d) @@" in diff.stdout
    assert "-   Straight  6 to 1    before, line 6" in diff.stdout
    assert "+   Straight  5 to 1    after, line 6    allowed" in diff.stdout


def test_a_letter_and_its_rows_are_the_same_choice(tmp_path: Path) -> None:
    assert changes(tmp_path, pair_plus("D"), pair_plus(None)) == []
    spelt = pair_plus(None).replace("Three-of-a-kind", "3 of a kind").replace("40 to 1", "40:1")
    assert changes(tmp_path, spelt, pair_plus("d")) == []


def test_a_change_that_the_paytable_does_not_have_is_not_allowed(tmp_path: Path) -> None:
    ran = compared(tmp_path, pair_plus("D"), pair_plus("D", Straight="5 to 1"))
    assert ran.exit_code == 1
    assert "+   Straight  5 to 1    after, line 10    not allowed" in ran.stdout
    assert "Straight pays 5 to 1; Paytable D requires 6 to 1." in ran.stdout
    assert changes(tmp_path, pair_plus("D"), pair_plus("D", Straight="5 to 1")) == [
        ("Pair Plus Wager", "Straight", "6 to 1", "5 to 1", "not allowed")
    ]


def test_a_letter_whose_rows_stayed_is_not_allowed(tmp_path: Path) -> None:
    both = changes(tmp_path, pair_plus("D", Straight="6 to 1"), pair_plus("B", Straight="6 to 1"))
    assert both == [("Pair Plus Wager", "Paytable", "D", "B", "not allowed")]


def test_a_missing_row_is_not_allowed(tmp_path: Path) -> None:
    less = pair_plus("D", Straight="6 to 1").replace("      Straight: 6 to 1\n", "")
    assert changes(tmp_path, pair_plus("D"), less) == [
        ("Pair Plus Wager", "Straight", "6 to 1", "not paid", "not allowed")
    ]


def test_wagers_come_and_go(tmp_path: Path) -> None:
    assert changes(tmp_path, "", pair_plus("D")) == [
        ("Pair Plus Wager", "", "not offered", "offered", "allowed"),
        ("Pair Plus Wager", "Paytable", "not stated", "D", "allowed"),
    ]
    assert changes(tmp_path, pair_plus("D"), "") == [("Pair Plus Wager", "", "offered", "not offered", "allowed")]


def test_a_wager_that_must_be_there_may_not_go(tmp_path: Path) -> None:
    (tmp_path / "new.yaml").write_text("game: Three Card Poker\neffective: 2025-07-01\nwagers: {Ante Wager: 1 to 1}\n")
    old = plus(tmp_path, "old.yaml", "  Ante Wager: 1 to 1\n")
    ran = run("compare", old, "new.yaml", folder=tmp_path)
    assert ran.exit_code == 1
    assert "+   not offered    after    not allowed" in ran.stdout


PROGRESSIVE = (
    "  Progressive Payout Wager:\n    paytable: A\n    amounts: [$1]\n"
    "    meter:\n      seed_reseed: $1,000 for 1\n      primary: 14%\n"
    '    envy_bonus: {$1: {"Ace, king and queen of spades": $100,\n'
    '      "Ace, king and queen of hearts, diamonds or clubs": $25}}\n'
)


def test_meters_envy_bonuses_and_amounts(tmp_path: Path) -> None:
    # § 649a.12(e)(3): 14% goes with Paytable A; (e)(5): $25 for $1.
    new = PROGRESSIVE.replace("14%", "20%").replace("$25", "$20").replace("[$1]", "[$1, $5]")
    assert changes(tmp_path, PROGRESSIVE, new) == [
        ("Progressive Payout Wager", "wager amounts", "$1", "$1 and $5", "allowed"),
        ("Progressive Payout Wager", "meter: Primary", "14%", "20%", "not allowed"),
        (
            "Progressive Payout Wager",
            "Envy Bonus for $1: Ace, king and queen of hearts, diamonds or clubs",
            "$25",
            "$20",
            "not allowed",
        ),
    ]


def test_elections(tmp_path: Path) -> None:
    needs_a_wager = "elections: [649a.12(f)]\n"
    assert changes(tmp_path, "", needs_a_wager) == [
        ("Elections", "Six Card Bonus Wager", "not elected", "elected", "not allowed")
    ]


def example(name: str) -> str:
    return str(ROOT / "examples" / name)


def verdicts(old: str, new: str, subject: str) -> list[tuple[str, ...]]:
    ran = run("compare", example(old), example(new), "--format", "json")
    listed = json.loads(ran.stdout)["submissions"][0]["changes"]
    return [
        tuple(one[name] for name in ("name", "old", "new", "verdict")) for one in listed if one["subject"] == subject
    ]


def test_a_wheel_is_told_section_by_section() -> None:
    # The regulation has 40, 2, 1 there.
    assert ("sections: numbers 33 and 34", "2, 1", "1, 2", "not allowed") in verdicts(
        "dreamcatcher/compliant.yaml", "dreamcatcher/exchanged-sections.yaml", "wheel"
    )


def test_a_turned_wheel_is_the_same(tmp_path: Path) -> None:
    text = Path(example("dreamcatcher/compliant.yaml")).read_text()
    first, rest = "1, 40, 2,", text.replace("    1, 40, 2,", "    2,")
    turned = rest.replace("2x, 1, 5]", "2x, 1, 5, 1, 40]")
    assert first not in turned
    (tmp_path / "turned.yaml").write_text(turned)
    assert "no change" in out("compare", example("dreamcatcher/compliant.yaml"), str(tmp_path / "turned.yaml"))


def test_what_is_not_on_record_is_not_said_to_be_allowed(tmp_path: Path) -> None:
    text = "game: Three Card Prime\nwagers:\n  Ante Wager: {}\n"
    (tmp_path / "old.yaml").write_text(text.format("1 to 1"))
    (tmp_path / "new.yaml").write_text(text.replace("{}", "2 to 1"))
    ran = run("compare", "old.yaml", "new.yaml", folder=tmp_path)
    assert "2 to 1    after, line 3    not verified" in ran.stdout
    assert "The figures of § 679a.12 are not on record." in ran.stdout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_submission_does_not_differ_from_itself(path: Path) -> None:
    assert "no change" in out("compare", str(path), str(path))


@pytest.mark.parametrize(
    "path", [path for path in EXAMPLES if path.stem == "compliant"], ids=lambda path: path.parent.name
)
@pytest.mark.parametrize("other", [path for path in EXAMPLES if path.stem != "compliant"], ids=lambda path: path.stem)
def test_every_fault_that_an_amendment_brings_is_told(path: Path, other: Path) -> None:
    """From a compliant version to a faulty one: each error is that of a change, or is said to be elsewhere."""
    if path.parent != other.parent:
        return
    checked = json.loads(run("check", str(other), "--format", "json", "--as-of", "2026-01-15").stdout)
    errors = [one for one in checked["submissions"][0]["findings"] if one["severity"] == "error"]
    amended = json.loads(run("compare", str(path), str(other), "--format", "json").stdout)["submissions"][0]
    told = [rule for change in amended["changes"] for rule in change["rules"]]
    assert len(told) + len(amended["errors_elsewhere"]) >= len(errors)
    assert amended["allowed"] is False or not told


def test_new_and_removed_submissions(tmp_path: Path) -> None:
    plus(tmp_path, "new.yaml", "")
    assert "new, compliant" in out("compare", os.devnull, "new.yaml", folder=tmp_path)
    assert "no longer there" in out("compare", "new.yaml", os.devnull, folder=tmp_path)
    plus(tmp_path, "new.yaml", pair_plus("Q"))
    ran = run("compare", os.devnull, "new.yaml", folder=tmp_path)
    assert ran.exit_code == 1
    assert "The Pair Plus Wager has no Paytable Q" in ran.stdout


def test_markdown(tmp_path: Path) -> None:
    text = compared(tmp_path, pair_plus("D"), pair_plus("B"), "--format", "markdown").stdout
    assert "| Pair Plus Wager | § 649a.12(d) | Straight 6 to 1 → 5 to 1 | ✅ allowed |" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {5}


@each_text
@pytest.mark.parametrize("form", ["diff", "markdown", "json"])
def test_hostile_texts_stay_text(text: str, form: str, tmp_path: Path) -> None:
    (tmp_path / "old.yaml").write_text(HEAD)
    (tmp_path / "new.yaml").write_text(filed(text), encoding="utf-8", errors="surrogatepass")
    ran = run("compare", "old.yaml", "new.yaml", "--format", form, folder=tmp_path)
    assert ran.exit_code in (1, 2)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2028\u2029\u2066-\u2069]", ran.output)
    assert "<script" not in ran.output
    listed = run("compare", "new.yaml", folder=tmp_path)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2028\u2029\u2066-\u2069]", listed.output)


def test_a_file_that_cannot_be_judged_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("game: [")
    ran = run("compare", plus(tmp_path, "old.yaml", ""), "broken.yaml", folder=tmp_path)
    assert ran.exit_code == 2
    assert "broken.yaml: line" in ran.stderr
    assert run("compare", "old.yaml", "missing.yaml", folder=tmp_path).exit_code == 2
    assert run("compare", "old.yaml", "old.yaml", "--as-of", "soon", folder=tmp_path).exit_code == 2


def test_a_change_of_a_wager_that_is_not_on_record_is_told(tmp_path: Path) -> None:
    old = "game: Roulette\nwagers:\n  House Bet: 2 to 1\n  Side Bet: {payouts: {Odd: 3 to 1}}\n"
    (tmp_path / "old.yaml").write_text(old)
    (tmp_path / "new.yaml").write_text(old.replace("2 to 1", "1 to 1").replace("3 to 1", "4 to 1"))
    ran = run("compare", "old.yaml", "new.yaml", "--format", "json", folder=tmp_path)
    assert ran.exit_code == 0
    (amended,) = json.loads(ran.stdout)["submissions"]
    assert [(one["subject"], one["name"], one["old"], one["new"], one["verdict"]) for one in amended["changes"]] == [
        ("House Bet", "odds", "2 to 1", "1 to 1", "not verified"),
        ("Side Bet", "Odd", "3 to 1", "4 to 1", "not verified"),
    ]


def test_one_file_lists_its_choices(tmp_path: Path) -> None:
    lines = out("compare", plus(tmp_path, "one.yaml", pair_plus("D")), folder=tmp_path).splitlines()
    assert lines[:3] == [
        "Three Card Poker (chapter 649a)",
        "  Submission: effective: 2025-07-01",
        "  Ante Bonus: offered",
    ]
    assert "  Pair Plus Wager: Straight: 6 to 1" in lines


GIT, BASH = shutil.which("git"), shutil.which("bash")


@pytest.mark.skipif(not (GIT and BASH), reason="git or bash is not installed")
def test_the_recipes_for_git_work(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8").split("### With git\n")[1]
    blocks: list[Any] = re.findall(r"```sh\n(.*?)```", guide, flags=re.DOTALL)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip

    def shell(script: str) -> str:
        ran = subprocess.run(
            [str(BASH), "-euc", script],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    (tmp_path / "submissions").mkdir()
    plus(tmp_path, "submissions/poker.yaml", pair_plus("D"))
    shell("git init -q && git add . && git commit -qm one")
    plus(tmp_path, "submissions/poker.yaml", pair_plus("B"))
    shell("git add . && git commit -qm two")
    amended = shell(blocks[0])
    assert "+   Straight  5 to 1    after, line 6    allowed" in amended
    shown = shell(blocks[1])
    assert "-  Pair Plus Wager: Straight: 6 to 1" in shown
    assert "+  Pair Plus Wager: Straight: 5 to 1" in shown
