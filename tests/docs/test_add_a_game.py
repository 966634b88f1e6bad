"""`docs/add-a-game.md` is followed to the letter, so that whoever follows it comes to the same files and answers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from pacheck.regulations.catalog import Catalog, regulation
from tests.docs.following import ROOT, Block, Reader, blocks
from tests.people.support import run

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = list(blocks(GUIDE))
PIECES = [block for block in BLOCKS if block.purpose == "piece"]
PACK = "ex"
FILE = "ex/12-lantern-poker.yaml"
FIGURE = re.compile(r"[0-9,]+ (?:to|for) 1\b")


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """A folder in which the whole guide was followed."""
    reader = Reader(tmp_path_factory.mktemp("followed"))
    for block in BLOCKS:
        reader.does(block)
    return reader


def test_the_guide_comes_out_as_it_says(followed: Reader) -> None:
    assert followed.found is None, "something is to be found, and nothing is put in its place"
    assert any(command.startswith("pacheck regulations new") for command in followed.typed)
    assert any(command.startswith("pacheck check") for command in followed.typed)


def test_the_finished_pack_has_no_faults(followed: Reader) -> None:
    ran = run("regulations", "check", PACK, "--strict", folder=followed.folder)
    assert (ran.exit_code, ran.stdout) == (0, "1 regulation file: no faults\n")


def test_every_figure_of_the_printed_section_stands_in_the_finished_file(followed: Reader) -> None:
    (printed,) = [block.text for block in BLOCKS if block.purpose == "text"]
    written = (followed.folder / FILE).read_text(encoding="utf-8")
    assert Counter(FIGURE.findall(printed)) == Counter(FIGURE.findall(written))


def test_the_wagers_are_those_of_the_printed_section(followed: Reader) -> None:
    (printed,) = [" ".join(block.text.split()) for block in BLOCKS if block.purpose == "text"]
    (file,) = Catalog((followed.folder / PACK,)).by_name("Lantern Poker")
    named = re.findall(r"((?:[A-Z][a-z]+ )+Wager)s?\b", printed)
    assert set(regulation(file).wagers) == {name.removeprefix("An ").removeprefix("A ") for name in named}


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"line {piece.line}")
def test_a_piece_for_another_page_can_be_used(followed: Reader, tmp_path: Path, piece: Block) -> None:
    """Put at the end of the provisions of the finished file, it has no fault."""
    (tmp_path / PACK).mkdir()
    for path in (followed.folder / PACK).glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        if path.name == Path(FILE).name:
            assert text.count("\nelections:\n") == 1
            text = text.replace("\nelections:\n", f"\n{piece.text}elections:\n")
        (tmp_path / PACK / path.name).write_text(text, encoding="utf-8")
    ran = run("regulations", "check", PACK, "--strict", folder=tmp_path)
    assert (ran.exit_code, ran.stdout) == (0, "1 regulation file: no faults\n")


def test_every_name_that_the_guide_uses_is_explained_in_its_words() -> None:
    """Each name that stands in a file or piece of the guide is also spoken of, between backquotes."""
    words = re.sub(r"^```.*?^```$", "", GUIDE, flags=re.DOTALL | re.MULTILINE)
    spoken = set(re.findall(r"`([a-z_]+)(?:: [^`]+)?`", words))
    used: set[str] = set()
    for block in BLOCKS:
        if block.purpose in ("piece", "reads"):
            used |= names(YAML(typ="safe").load(block.text))
    assert sorted(used - spoken) == []


def names(value: object) -> set[str]:
    """The names of small letters in a value, and in what stands in it; those of hands, wagers and the like have a
    large one.
    """
    if isinstance(value, dict):
        own = {name for name in value if isinstance(name, str) and re.fullmatch("[a-z_]+", name)}
        return own.union(*map(names, value.values()))
    if isinstance(value, list):
        return set().union(*map(names, value))
    return set()


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_it_is_linked_where_a_new_game_is_spoken_of(document: str) -> None:
    section = (ROOT / document).read_text(encoding="utf-8").partition("## Add a game")[2].partition("\n## ")[0]
    assert "](docs/add-a-game.md)" in section
