"""A pack of another state: its own figures, its own form of citations, and never in place of Pennsylvania's."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from pacheck.regulations.catalog import BUILT_IN, Catalog, regulation
from pacheck.regulations.citations import Citations, bare_citation, is_under
from pacheck.regulations.model import OddsRule
from pacheck.regulations.provision import Binds
from tests.people.support import out, run

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / "schemas" / "nj"
CITED = "13:69F-13.6(b)"
FORMS = Citations("13:69[A-Z]", "-[0-9]+[.][0-9]+[A-Z]?", "[(][a-z]+[)][0-9]*", "N.J.A.C.")


def filed(folder: Path, text: str) -> Path:
    path = folder / "filed.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def findings(path: Path, *options: str) -> list[dict[str, Any]]:
    ran = run("check", str(path), "--format", "json", "--as-of", "2026-01-15", *options)
    assert ran.exit_code in (0, 1), ran.stderr
    found: list[dict[str, Any]] = json.loads(ran.stdout)["submissions"][0]["findings"]
    return found


def test_the_figures_are_those_of_the_plain_copy_and_no_others() -> None:
    lines = (ROOT / "tests" / "figures" / "nj-13_69F.txt").read_text(encoding="utf-8").splitlines()[1:]
    (file,) = Catalog((PACK,)).by_name("Mini-Dice")
    rules = [rule for rule in regulation(file).rules if isinstance(rule, OddsRule)]
    assert [f"{rule.wager} | {rule.odds}" for rule in rules] == lines
    assert {(rule.provision.citation, rule.provision.binds) for rule in rules} == {(CITED, Binds.MINIMUM)}


def test_the_pack_has_no_faults() -> None:
    assert out("regulations", "check", str(PACK), "--strict") == "1 regulation file: no faults\n"


def test_without_the_pack_the_game_is_not_known(tmp_path: Path) -> None:
    (found,) = findings(PACK / "examples" / "mini-dice" / "compliant.yaml")
    assert found["rule"] == "unknown-game"
    assert not BUILT_IN.by_chapter("13:69F")


@pytest.mark.parametrize("chapter", ["13:69F", "Chapter 13:69f", "N.J.A.C. 13:69F-13", "N.J.A.C. § 13:69F-13.6(b)"])
def test_the_chapter_may_be_stated_as_the_code_is_cited(tmp_path: Path, chapter: str) -> None:
    path = filed(tmp_path, f"chapter: {chapter}\nwagers: {{Any 7: 3 to 1}}\n")
    (found,) = findings(path, "--schemas", str(PACK))
    if chapter.endswith("-13"):
        assert found["rule"] == "unknown-chapter"
    else:
        assert (found["rule"], found["citation"], found["required"]) == ("below-minimum", CITED, "no less than 4 to 1")


def test_a_waiver_and_a_sarif_report_cite_the_other_code(tmp_path: Path) -> None:
    path = filed(tmp_path, "game: Mini-Dice\nwagers:\n  Any 7: 3 to 1\n")
    (tmp_path / "pacheck-waivers.yaml").write_text(
        f"waivers:\n  - path: filed.yaml\n    citation: {CITED}\n    rule: below-minimum\n"
        "    until: 2026-12-31\n    reference: DGE 2026-1\n    reason: Approved.\n",
        encoding="utf-8",
    )
    options = ["--schemas", str(PACK), "--as-of", "2026-01-15", "--waivers", str(tmp_path / "pacheck-waivers.yaml")]
    assert run("check", str(path), *options, folder=tmp_path).exit_code == 0
    sarif = run("check", str(path), "--schemas", str(PACK), "--format", "sarif", folder=tmp_path).stdout
    assert f"(§ {CITED})" in json.loads(sarif)["runs"][0]["results"][0]["message"]["text"]


@pytest.mark.parametrize("citation", ["13:69F-13.6", "13:69f-13.6(b)", "N.J.A.C. 13:69F-13.6(b)", "§ 13:69F-13.6"])
def test_a_citation_is_explained(citation: str) -> None:
    assert "no less than 4 to 1" in out("explain", citation, "--schemas", str(PACK))
    assert "13:69F-13.2" not in out("explain", citation, "--schemas", str(PACK))


def test_faults_of_the_writing_are_not_cited_under_the_law_of_another_state(tmp_path: Path) -> None:
    path = filed(tmp_path, "game: Mini-Dice\nwagers:\n  Any 7: 4 to 1\n  any-7: 4 to 1\n")
    assert [found["citation"] for found in findings(path, "--schemas", str(PACK))] == ["13:69F"]


def test_one_name_in_two_states_needs_the_chapter(tmp_path: Path) -> None:
    """A New Jersey game named as a Pennsylvania one is judged by neither law until the submission says which."""
    other = tmp_path / "nj"
    other.mkdir()
    shutil.copy(PACK / "pack.yaml", other)
    text = (PACK / "13_69F-mini-dice.yaml").read_text(encoding="utf-8").replace("game: Mini-Dice", "game: Dreamcatcher")
    (other / "13_69F-dreamcatcher.yaml").write_text(text, encoding="utf-8")
    (found,) = findings(filed(tmp_path, "game: Dreamcatcher\nwagers: {Any 7: 3 to 1}\n"), "--schemas", str(other))
    assert (found["rule"], found["help"]) == ("no-game", "State both “game:” and “chapter:”.")
    stated = filed(tmp_path, "game: Dreamcatcher\nchapter: 13:69F\nwagers: {Any 7: 3 to 1}\n")
    assert [one["citation"] for one in findings(stated, "--schemas", str(other))] == [CITED]
    assert {one["citation"][:4] for one in findings(stated)} <= {"601a", "689a"}


@pytest.mark.parametrize(
    ("citation", "wanted", "under"),
    [
        ("649a.12(e)(1)", "649a.12(e)", True),
        ("649a.12(e)(1)", "649a.12", True),
        ("649a.12", "649a.1", False),
        ("649a.12", "649a", True),
        ("649a", "649a.12", False),
        ("649ab.1", "649a", False),
        ("13:69F-13.6(b)1", "13:69F-13.6(b)", True),
        ("13:69F-13.6", "13:69f", True),
        ("13:69F-13.6", "13:69F-1", False),
        ("13:69F-13.6A", "13:69F-13.6", False),
    ],
)
def test_which_citations_are_parts_of_others(citation: str, wanted: str, under: bool) -> None:
    assert is_under(citation, wanted) == under


def test_the_name_of_the_code_is_no_part_of_a_citation() -> None:
    assert bare_citation("58 Pa Code § 649a.12(G)", "58 Pa. Code") == "649a.12(g)"
    assert FORMS.name("n.j.a.c. 13:69F-13.6A", "13:69F")
    assert not FORMS.name("13:69G", "13:69F")


def test_a_form_that_is_no_pattern_is_a_broken_pack(tmp_path: Path) -> None:
    shutil.copytree(PACK, tmp_path / "nj")
    pack = tmp_path / "nj" / "pack.yaml"
    pack.write_text(pack.read_text(encoding="utf-8").replace("13:69[A-Z]", "13:69[A-"), encoding="utf-8")
    ran = run("games", "--schemas", str(tmp_path / "nj"))
    assert ran.exit_code == 2
    assert "the form of a chapter under “citations” is no regular expression" in ran.stderr
