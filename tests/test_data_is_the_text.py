"""Guards that the data is the text: every figure of the four printed sections stands in `schemas/pa/`, and no other.

The same list of figures, in the order of the page, is made in four ways, and the four lists must be equal:

- from the printed text in `../shared/regulations`, by a small parser that shares no code with pacheck;
- from the regulation files, read as plain text by ruamel.yaml's pure loader;
- from a plain copy in `tests/figures/`, made by hand, that anyone can hold beside the page;
- from the regulations as pacheck itself loads them.

The texts are not part of the repository; without them the copy alone guards the data. Two things that are not in the
four sections, § 689a.3(a) and citations of other sections, are held against the notes in `../shared/facts`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from ruamel.yaml import YAML

from pacheck.regulations import model
from pacheck.regulations.catalog import BUILT_IN, GameFile, game_files, regulation

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT / ".." / "shared"
COPIES = ROOT / "tests" / "figures"
SECTIONS = {"649a": "649a.12", "617b": "617b.8", "679a": "679a.9", "689a": "689a.1"}

OTHERS = sorted(path.stem for path in COPIES.glob("[0-9]*.txt") if path.stem not in SECTIONS)
"""The other chapters that have a plain copy."""
FROM_NOTES = [chapter for chapter in OTHERS if (SHARED / "facts" / f"{chapter}.yaml").is_file()]
"""Those of them of which `../shared/facts` keeps notes."""

CELLS = {  # counted by hand, subsection by subsection
    # (a) 2, (b) 3 rows of 3, (c) 5 of 3, (d) 5 of 3 and 5 of 2, (e) 5 of 2, 2 of 2 and 4, (f) 7 of 3 and 9 of 2,
    # (g) 2, (h) 7, 2 and 4, (i) 5, 2 and 4, (j) 7, 2 and 4
    "649a": 2 + 9 + 15 + (15 + 10) + (10 + 4 + 4) + (21 + 18) + 2 + 13 + 11 + 13,
    # two dates, (c) 4, (f) 10, (g) 2
    "617b": 2 + 4 + 10 + 2,
    # (b) 5, (d) 2, (f) 2 and 3, (g) 1
    "679a": 5 + 2 + 5 + 1,
    # (a) diameter, total and 8 counts, (b) 54, (e) 1, (f) 1, (g) 1, 6, 1 and 1
    "689a": 10 + 54 + 1 + 1 + 9,
}
ELSEWHERE = 1 + 6  # 689a.3(a): a date and six odds
TOTAL = 253
# What looks like a figure on the page of 649a.12: one for each of the 147 cells, but one for both wagers of (a), none
# for the N/A of (e)(1), one for three cells of (c), one for two cells in two rows of (f); and six Envy Bonus headings.
FIGURES_PRINTED = 147 - 1 - 1 - 2 - 2 + 6

needs_text = pytest.mark.skipif(
    not (SHARED / "regulations").is_dir(), reason="the printed regulations are not there (../shared/regulations)"
)
needs_facts = pytest.mark.skipif(
    not (SHARED / "facts").is_dir(), reason="the notes on other sections are not there (../shared/facts)"
)
each_chapter = pytest.mark.parametrize("chapter", SECTIONS)


class Figure(NamedTuple):
    """One figure of a regulation: a cell of a table, or a figure that the prose gives."""

    citation: str
    binds: str
    what: str
    table: str
    row: str
    figure: str


def assert_same(first: list[Figure], second: list[Figure]) -> None:
    assert not (Counter(first) - Counter(second)), "only on the first side"
    assert not (Counter(second) - Counter(first)), "only on the second side"
    assert first == second, "in another order"


def days(citation: str, begins: str | None, expires: str | None) -> Iterator[Figure]:
    for row, day in (("from", begins), ("until", expires)):
        if day is not None:
            yield Figure(citation, "-", "in force", "-", row, day)


MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def printed_day(day: date) -> str:
    return f"{MONTHS[day.month - 1]} {day.day}, {day.year}"


# --- the printed text ------------------------------------------------------------------------------------------------

NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
FIGURE = re.compile(r"[0-9][0-9,]* (?:to|for) 1\b|\$[0-9,]+(?: for 1)?|[0-9]+%(?: of meter)?")
Parts = dict[str, list[str]]


def page(chapter: str) -> str:
    (path,) = (SHARED / "regulations").glob(f"{SECTIONS[chapter]}-*.txt")
    return path.read_text(encoding="utf-8")


def body(chapter: str) -> str:
    """The section itself, without the notes under it."""
    return re.split(r"^(?:Notes|Authority|Disclaimer:.*)$", page(chapter), maxsplit=1, flags=re.MULTILINE)[0]


@cache
def parts(chapter: str) -> Parts:
    """The lines of each subsection and numbered paragraph, by citation; those of a subsection end at its paragraphs."""
    found: Parts = {}
    letter, citation = "", ""
    for line in body(chapter).splitlines():
        marker = re.match(r"\s*(?:[0-9]+\. )?\(([a-z]|[0-9]+)\)(?: |$)(.*)", line)
        if marker and marker[1].isalpha():
            letter = f"{SECTIONS[chapter]}({marker[1]})"
        if marker:
            citation = letter if marker[1].isalpha() else f"{letter}({marker[1]})"
            assert citation not in found, f"{citation} stands twice"
        if citation:
            found.setdefault(citation, []).append(marker[2] if marker else line.strip())
    return found


def in_sequence(citations: Iterable[str]) -> bool:
    """Whether letters and numbers follow each other without a gap, so that no marker was missed or misread."""
    letters, numbers = 0, 0
    for citation in citations:
        marks = re.findall(r"\((\w+)\)", citation)
        letters, numbers = (letters + 1, 0) if len(marks) == 1 else (letters, numbers + 1)
        if marks != [chr(ord("a") + letters - 1), *([str(numbers)] if numbers else [])]:
            return False
    return True


def prose(lines: list[str]) -> str:
    return " ".join(" ".join(line for line in lines if not line.startswith("|")).split())


def find(pattern: str, text: str) -> tuple[str, ...]:
    match = re.search(pattern, text)
    assert match, f"“{pattern}” is not in “{text}”"
    return match.groups()


def binding(text: str) -> str:
    if "one of the following paytables selected" in text:
        return "selection"
    return "minimum" if re.search(r"no less than|at least", text) else "fixed"


def wager(subsection: str) -> str:
    """The wager that a subsection is about; (b) and (c) are about a bonus paid on the Ante Wager."""
    if re.search(r"paid a bonus on the Ante Wager|paid an Ante Bonus", subsection):
        return "Ante Bonus"
    return find(r"(?:offers the|offers a|placing a) ([^,:]+? Wager)\b", subsection)[0]


class Table(NamedTuple):
    columns: list[str]
    rows: list[list[str]]


def tables(lines: list[str]) -> list[Table]:
    """The tables of a part; empty cells are left out, since some pages moved them."""
    found: list[Table] = []
    amount = "-"
    for line in lines:
        if match := re.fullmatch(r"(\$[0-9]+) Progressive Payout Wager", line):
            amount = match[1]
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.split("|") if cell.strip()]
        if cells[0] == "Hand" or cells[0].startswith("Paytable"):
            found.append(Table([column(cell, amount) for cell in cells if cell != "Hand"], []))
        elif cells != ["Incrementation rate"]:
            found = found or [Table(["-"], [])]
            found[-1].rows.append(cells)
    return found


def column(heading: str, amount: str) -> str:
    if heading == "Envy Bonus":
        return amount
    assert re.fullmatch(r"Paytable(?: [A-Z])?|Payout", heading), heading
    return heading.removeprefix("Paytable ") if heading.startswith("Paytable ") else "-"


def cell(cells: list[str], number: int, columns: int) -> str:
    if len(cells) == columns:
        return cells[number]
    assert len(cells) == 1, f"{cells} for {columns} columns"
    return f"unsettled: {cells[0]} or N/A"


def poker_text(text: Parts) -> Iterator[Figure]:
    for citation, lines in text.items():
        subsection = citation[: len("649a.12(a)")]
        if subsection == "649a.12(a)":
            yield from ante_and_play(citation, prose(lines))
        elif subsection == "649a.12(g)":
            yield from mini_royal(citation, prose(lines), text)
        for table in tables(lines):
            for number, letter in enumerate(table.columns):
                for row, *cells in table.rows:
                    figure = cell(cells, number, len(table.columns))
                    yield Figure(citation, binding(prose(lines)), wager(prose(text[subsection])), letter, row, figure)


def ante_and_play(citation: str, text: str) -> Iterator[Figure]:
    wagers, odds = find(r"each winning (.+) at odds of ([0-9]+ to [0-9]+)", text)
    for name in wagers.split(" and "):
        yield Figure(citation, binding(text), name, "-", "odds", odds)


def mini_royal(citation: str, text: str, section: Parts) -> Iterator[Figure]:
    if citation != "649a.12(g)":
        added_to, hand, odds = find(
            r"In subsection (\(.\)), a (.+) shall pay out at odds of [^0-9]*([0-9]+ to 1)", text
        )
        name = wager(prose(section[f"649a.12{added_to}"]))
        yield Figure(citation, binding(text), name, "-", hand.capitalize(), odds)


def roulette_text(text: Parts) -> Iterator[Figure]:
    begins, expires = find(r"effective (\w+ \d+, \d+), expire (\w+ \d+, \d+)", page("617b"))
    yield from days("617b.8", begins, expires)
    yield from compartments_text("617b.8(c)", prose(text["617b.8(c)"]))
    odds = text["617b.8(f)"]
    for line in odds:
        if "\t" in line and line != "Wager\tPayout Odds":
            name, figure = line.split("\t")
            yield Figure("617b.8(f)", binding(prose(odds)), name, "-", "odds", figure)
    straight, number, figure = find(
        r"(Straight Up) wagers placed on (zero) shall pay (\d+ to \d+)", text["617b.8(g)(1)"][0]
    )
    yield Figure("617b.8(g)(1)", "fixed", "on zero", "-", f"{straight.capitalize()} on {number}", figure)
    (share,) = find(r"Wagers, except for wagers placed on zero, shall return (\S+) of the", text["617b.8(g)(2)"][0])
    yield Figure("617b.8(g)(2)", "fixed", "on zero", "-", "Other wagers", share)


def compartments_text(citation: str, text: str) -> Iterator[Figure]:
    total, low_word, low, high_word, high = find(
        r"containing (\d+) equally .* from (\w+) \((\d+)\) to (\w+) \((\d+)\) with each number being used exactly one",
        text,
    )
    assert (NUMBERS[int(low)], NUMBERS[int(high)]) == (low_word, high_word)
    number, color, others = find(r"number (\d+) shall be (\w+), and .* colored alternately (\w+ and \w+)\.", text)
    yield Figure(citation, "fixed", "wheel", "compartments", "in all", total)
    numbers = ", ".join(map(str, range(int(low), int(high) + 1)))
    yield Figure(citation, "fixed", "wheel", "compartments", "numbers, each once", numbers)
    yield Figure(citation, "fixed", "wheel", "compartments", f"color of {number}", color)
    yield Figure(citation, "fixed", "wheel", "compartments", "other colors, alternately", others)


def dealing_text(text: Parts) -> Iterator[Figure]:
    b, d, g = (prose(text[f"679a.9({letter})"]) for letter in "bdg")
    first, direction, cards, face = find(
        r"starting with the (.+?) and continuing around the table in a (\S+) manner, deal one card at a time to each"
        r" player .* and to the dealer until each player .* and the dealer have (\w+) cards\. .* dealt face (\w+)\.",
        b,
    )
    yield from dealing("679a.9(b)", direction=direction, first_card_to=first, one_card_at_a_time="yes")
    yield from dealing("679a.9(b)", cards_each=str(NUMBERS.index(cards)), face=face)
    deck, rounds = find(
        r"indicates whether (\d+) cards are .* count the stub at least once every (\d+ rounds) of play", d
    )
    yield from dealing("679a.9(d)", cards_in_deck=deck)
    yield from dealing("679a.9(d)", binding(d), stub_counted_every=rounds)
    yield from stub_text("679a.9(f)", prose(text["679a.9(f)"]))
    find(r"card shall be dealt after each player who placed an Ante Wager and the dealer have three cards", g)
    yield from dealing("679a.9(g)", community_card_dealt="after all hands")


def dealing(citation: str, binds: str = "fixed", **items: str) -> Iterator[Figure]:
    for name, figure in items.items():
        yield Figure(citation, binds, "dealing", "-", name.replace("_", " "), figure)


def stub_text(citation: str, text: str) -> Iterator[Figure]:
    misdealt, not_misdealt = find(
        r"If the cards were misdealt but 52 (.+?)\. If the cards were not misdealt, (.+)\.", text
    )
    for row, consequences in (("misdealt", misdealt), ("not misdealt", not_misdealt)):
        for words, name in (
            ("all hands shall be void", "void hands"),
            ("all wagers shall be returned to the players", "return wagers"),
            ("the entire deck of cards shall be removed", "remove deck"),
        ):
            if words in consequences:
                yield Figure(citation, "fixed", "dealing", "-", f"stub count wrong, {row}", name)


def wheel_text(text: Parts) -> Iterator[Figure]:
    a = prose(text["689a.1(a)"])
    diameter, total = find(r"at least (\d+) feet in diameter\. .* divided into (\d+) equally spaced sections", a)
    yield Figure("689a.1(a)", "minimum", "wheel", "-", "diameter", f"{diameter} ft")
    yield Figure("689a.1(a)", "fixed", "wheel", "sections", "in all", total)
    for count, symbol in re.findall(r"(\d+) sections? containing (?:the number|a) (\d+-?)", a):
        yield Figure("689a.1(a)", "fixed", "wheel", "sections", symbol, count)
    (order,) = find(r"arranged clockwise .* in the following order: (.+)\.$", prose(text["689a.1(b)"]))
    for place, symbol in enumerate(order.split(", "), 1):
        yield Figure("689a.1(b)", "fixed", "wheel", "clockwise", f"place {place}", symbol)
    (clapper,) = find(r"The wheel must contain a (\w+)", prose(text["689a.1(e)"]))
    yield Figure("689a.1(e)", "fixed", "wheel", "-", clapper, "yes")
    first, second = find(r"have a (\w+ \w+) and a (\w+ \w+) attached .* on opposite sides of", prose(text["689a.1(f)"]))
    yield Figure("689a.1(f)", "fixed", "table", "-", second, f"not on the side of the {first}")
    yield from layout_text(text)


def layout_text(text: Parts) -> Iterator[Figure]:
    for citation in (f"689a.1(g)({number})" for number in "1234"):
        line = prose(text[citation])
        if areas := re.search(r"including spaces for (.+)\.", line):
            for area in re.split(r", | and ", areas[1]):
                yield Figure(citation, "fixed", "layout", "-", "betting areas", area)
        else:
            (shown,) = find(r"^The (.+?)(?: of| for|,)", line)
            yield Figure(citation, "fixed", "layout", "-", "shows", shown)


TEXT: dict[str, Callable[[Parts], Iterator[Figure]]] = {
    "649a": poker_text,
    "617b": roulette_text,
    "679a": dealing_text,
    "689a": wheel_text,
}


def text_figures(chapter: str) -> list[Figure]:
    return list(TEXT[chapter](parts(chapter)))


# --- the regulation files --------------------------------------------------------------------------------------------


def load(path: Path) -> dict[str, Any]:
    """A YAML file with every scalar as the text that stands there."""
    loaded: dict[str, Any] = YAML(typ="base", pure=True).load(path.read_text(encoding="utf-8"))
    return loaded


@cache
def data(chapter: str) -> dict[str, Any]:
    file = game_of(chapter)
    return load(file.paths[file.chapters.index(chapter)])


def game_of(chapter: str) -> GameFile:
    """The game that a chapter is about, or else the one that it adds to."""
    return BUILT_IN.by_chapter(chapter)[0]


def data_figures(chapter: str) -> list[Figure]:
    law = data(chapter)
    dated = [law["in_force"]] if "in_force" in law else []
    dated += [{"citation": entry["citation"]} | entry["in_force"] for entry in law["provisions"] if "in_force" in entry]
    found = list(dict.fromkeys(figure for entry in dated for figure in data_days(entry)))
    return [*found, *chain.from_iterable(map(entry_figures, law["provisions"]))]


def data_days(entry: Mapping[str, str]) -> Iterator[Figure]:
    def day(name: str) -> str | None:
        return printed_day(date.fromisoformat(entry[name])) if name in entry else None

    return days(entry["citation"], day("from"), day("until"))


def entry_figures(entry: dict[str, Any]) -> Iterator[Figure]:
    for what, table, row, figure in entry_cells(entry):
        yield Figure(entry["citation"], entry.get("binds", "fixed"), what, table, row, figure)


Cells = Iterator[tuple[str, str, str, str]]


def entry_cells(entry: dict[str, Any]) -> Cells:
    for name in entry.get("wagers", [entry.get("wager", "")]):
        yield from wager_cells(name, entry)


def wager_cells(name: str, entry: dict[str, Any]) -> Cells:
    if "odds" in entry:
        yield from ((wager, "-", "odds", odds) for wager, odds in entry["odds"].items())
    elif "paytables" in entry or "meter" in entry:
        for block in entry.get("paytables") or [entry["meter"]]:
            yield from block_cells(name, block)
    elif "paytable" in entry or "optional_rows" in entry:
        rows = entry.get("paytable") or entry["optional_rows"]
        yield from ((name, "-", row, figure) for row, figure in rows.items())
    elif "envy_bonus" in entry:
        for amount, rows in entry["envy_bonus"].items():
            yield from ((name, amount, row, figure) for row, figure in rows.items())
    elif "counts_of" in entry:
        yield "wheel", "sections", "in all", entry["total"]
        yield from (("wheel", "sections", symbol, count) for symbol, count in entry["counts"].items())
    elif "item" in entry:
        yield from item_cells(entry)
    else:
        assert "not_on_record" in entry or "rule_of_play" in entry


def block_cells(name: str, block: dict[str, Any]) -> Cells:
    letters = block.get("columns", ["-"])
    for number, letter in enumerate(letters):
        for row, cells in block["rows"].items():
            yield name, letter, row, data_cell(cells, number, len(letters))


def data_cell(cells: Any, number: int, columns: int) -> str:
    if isinstance(cells, dict):
        return "unsettled: " + " or ".join(cells["unsettled"])
    listed: list[str] = [cells] if isinstance(cells, str) else cells
    assert len(listed) == columns
    return listed[number]


def item_cells(entry: dict[str, Any]) -> Cells:
    what, row = item_name(entry["item"])
    limits = [entry[key] for key in ("value", "at_least", "at_most") if key in entry]
    if entry["kind"] == "compartments":
        yield from compartment_cells(entry["numbers"], entry["colors"], entry["alternating"])
    elif entry["kind"] == "sections":
        yield from (("wheel", "clockwise", f"place {place}", symbol) for place, symbol in enumerate(entry["order"], 1))
    elif entry["kind"] == "list":
        yield from ((what, "-", row, included) for included in entry["includes"])
    elif "differs_from" in entry:
        yield what, "-", row, f"not on the side of the {item_name(entry['differs_from'])[1]}"
    elif limits:
        (figure,) = limits
        yield what, "-", row, figure
    else:
        assert entry["item"] in FREE, f"{entry['item']} has no figure"


FREE = ("dealing/from", "dealing/shuffler_counts_cards", "dealing/pair_bonus", "table/drop_box")
"""Items that the regulation leaves to the certificate holder, and that other provisions turn on."""


def item_name(path: str) -> tuple[str, str]:
    what, *row = path.replace("_", " ").split("/")
    return what, ", ".join(row)


def compartment_cells(numbers: Iterable[str], colors: Mapping[str, str], alternating: Iterable[str]) -> Cells:
    listed = list(numbers)
    yield "wheel", "compartments", "in all", str(len(listed))
    yield "wheel", "compartments", "numbers, each once", ", ".join(listed)
    yield from (("wheel", "compartments", f"color of {number}", color) for number, color in colors.items())
    yield "wheel", "compartments", "other colors, alternately", " and ".join(alternating)


# --- the plain copy, and the model that pacheck loads ----------------------------------------------------------------


def copied(name: str) -> list[list[str]]:
    lines = (COPIES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line.strip() and not line.startswith("#")]


def copy_figures(chapter: str) -> list[Figure]:
    return [Figure(*row) for row in copied(chapter)]


def in_pacheck_words(figures: Iterable[Figure]) -> list[Figure]:
    """The figures with the words of the page put as pacheck puts them."""
    return [figure._replace(figure=in_other_words(figure.figure)) for figure in figures]


def in_other_words(figure: str) -> str:
    meter = re.sub("^([0-9]+%) (?:of )?(?:progressive )?(meter|[a-z]+ jackpot)$", r"\1 of \2", figure)
    return {"loss": "N/A"}.get(meter, meter)


def law(chapter: str) -> model.Regulation:
    """What pacheck loads of one chapter: of a game with several, the provisions of that chapter."""
    loaded = regulation(game_of(chapter))

    def own(citation: str) -> bool:
        return citation.startswith(chapter)

    return replace(
        loaded,
        rules=tuple(rule for rule in loaded.rules if own(rule.provision.citation)),
        elections=tuple(election for election in loaded.elections if own(election.citation)),
        in_force=tuple(days for days in loaded.in_force if own(days.citation)),
    )


def model_figures(chapter: str) -> list[Figure]:
    loaded = law(chapter)
    found = [
        figure
        for entry in loaded.in_force
        for figure in days(
            entry.citation, *(printed_day(day) if day is not None else None for day in (entry.begins, entry.expires))
        )
    ]
    for rule in loaded.rules:
        citation, binds = rule.provision.citation, rule.provision.binds.value
        found += [Figure(citation, binds, *cells) for cells in rule_cells(rule)]
    return found


def rule_cells(rule: model.Rule) -> Cells:
    match rule:
        case model.OddsRule():
            yield rule.wager, "-", "odds", str(rule.odds)
        case model.PaytableRule():
            for table in rule.tables:
                yield from ((rule.wager, table.letter or "-", hand, model_cell(c)) for hand, c in table.rows.items())
        case model.OptionalRowRule():
            yield rule.wager, "-", rule.hand, str(rule.odds)
        case model.MeterRule():
            for letter, figures in rule.columns.items():
                yield from ((rule.wager, letter or "-", part, str(figure)) for part, figure in figures.items())
        case model.EnvyRule():
            for amount, rows in rule.schedules.items():
                yield from ((rule.wager, str(amount), hand, str(bonus)) for hand, bonus in rows.items())
        case model.UnrecordedRule() | model.PlayRule():
            return
        case _:
            yield from part_cells(rule)


def part_cells(rule: model.PartRule) -> Cells:
    what, row = item_name("/".join(rule.path))
    match rule:
        case model.SectionsRule():
            yield from (("wheel", "clockwise", f"place {place}", symbol) for place, symbol in enumerate(rule.order, 1))
        case model.CountsRule():
            yield "wheel", "sections", "in all", str(rule.total)
            yield from (("wheel", "sections", symbol, str(count)) for symbol, count in rule.counts.items())
        case model.CompartmentsRule():
            yield from compartment_cells(rule.numbers, rule.colors, rule.alternating)
        case model.ListRule():
            yield from ((what, "-", row, included) for included in rule.includes)
        case model.ItemRule(differs_from=tuple(other)):
            yield what, "-", row, f"not on the side of the {item_name('/'.join(other))[1]}"
        case model.ItemRule(required=str(required)):
            yield what, "-", row, required
        case _:
            assert "/".join(rule.path) in FREE


def model_cell(cell: model.Cell) -> str:
    return "unsettled: " + " or ".join(map(str, cell.readings)) if isinstance(cell, model.Unsettled) else str(cell)


# --- figures ---------------------------------------------------------------------------------------------------------


def of_section(chapter: str, figures: list[Figure]) -> list[Figure]:
    """Without § 689a.3, which stands on another page."""
    return [figure for figure in figures if figure.citation.startswith(SECTIONS[chapter])]


@needs_text
@each_chapter
def test_the_files_hold_the_figures_of_the_text_and_no_others(chapter: str) -> None:
    assert_same(text_figures(chapter), of_section(chapter, data_figures(chapter)))


@needs_text
@each_chapter
def test_the_plain_copy_holds_the_figures_of_the_text_and_no_others(chapter: str) -> None:
    assert_same(text_figures(chapter), of_section(chapter, copy_figures(chapter)))


@each_chapter
def test_the_loaded_regulation_holds_the_figures_of_the_plain_copy_and_no_others(chapter: str) -> None:
    assert_same(copy_figures(chapter), model_figures(chapter))


@each_chapter
def test_the_files_hold_the_figures_of_the_plain_copy_and_no_others(chapter: str) -> None:
    assert_same(copy_figures(chapter), data_figures(chapter))


def test_every_regulation_file_is_guarded() -> None:
    chapters = [chapter for file in game_files() for chapter in file.chapters]
    with_figures = {chapter for chapter in chapters if model_figures(chapter)}
    assert with_figures == {*SECTIONS, *OTHERS}


@pytest.mark.parametrize("chapter", OTHERS)
def test_the_figures_of_other_chapters_are_those_of_their_plain_copy(chapter: str) -> None:
    assert_same(in_pacheck_words(copy_figures(chapter)), model_figures(chapter))
    assert_same(copy_figures(chapter), data_figures(chapter))


@needs_facts
@pytest.mark.parametrize("chapter", FROM_NOTES)
def test_the_plain_copy_holds_the_complete_tables_of_the_notes_and_no_others(chapter: str) -> None:
    noted = set(note_cells(chapter))
    copied_cells = [one for one in copy_figures(chapter) if one.what != "in force"]
    assert {(one.citation, one.table, row_of(one), one.figure) for one in copied_cells} == noted
    wagers = {(one.citation, one.what) for one in copied_cells if one.row != "odds"}
    for citation, wager in wagers:
        own = {
            (one.table, one.row, one.figure) for one in copied_cells if (one.citation, one.what) == (citation, wager)
        }
        assert own == {(table, row, figure) for cited, table, row, figure in noted if cited == citation}


def row_of(figure: Figure) -> str:
    """The row of a figure; that of a wager that pays one way is the wager."""
    return figure.what if figure.row == "odds" else figure.row


def note_cells(chapter: str) -> Iterator[tuple[str, str, str, str]]:
    """Citation, table, row and figure of each cell that the notes on public pages have whole, and of limits."""
    notes = load(SHARED / "facts" / f"{chapter}.yaml")
    for entry in notes["provisions"]:
        if entry["complete"] == "true":
            for letter, table in entry["tables"].items():
                for row, figure in table.items():
                    name = "-" if letter == "only" else letter
                    yield entry["cite"], name, row.removeprefix("Winning "), str(figure)
    for entry in notes["payment_limits"]:
        for figure in re.findall(r"\$[0-9,]*[0-9]", entry["limit"]):
            yield entry["cite"], "-", "aggregate payout", figure


@needs_text
def test_no_figure_of_the_printed_payout_odds_escapes_the_parser() -> None:
    assert len(FIGURE.findall(" ".join(body("649a").split()))) == FIGURES_PRINTED


def unsettled_rows(chapter: str) -> dict[tuple[str, str], tuple[int, str]]:
    """The unsettled rows of a file: how many columns they stand for, and how the file says the page prints them."""
    return {
        (entry["citation"], row): (len(block["columns"]), cells["printed"])
        for entry in data(chapter)["provisions"]
        for block in entry.get("paytables", [])
        for row, cells in block["rows"].items()
        if isinstance(cells, dict)
    }


def test_three_rows_are_unsettled_and_say_what_is_printed() -> None:
    assert unsettled_rows("649a") == {
        ("649a.12(c)", "Straight"): (3, "one cell, 1 to 1, for the three columns"),
        ("649a.12(f)", "Super Royal of diamonds"): (2, "one figure, $1,000,000, for the two columns"),
        ("649a.12(f)", "Super Royal of hearts, spades or clubs"): (2, "one figure, $100,000, for the two columns"),
    }
    cells = [cell for rule in law("649a").rules if isinstance(rule, model.PaytableRule) for cell in table_cells(rule)]
    assert sum(isinstance(cell, model.Unsettled) for cell in cells) == 3 + 2 + 2


def table_cells(rule: model.PaytableRule) -> Iterator[model.Cell]:
    return (cell for table in rule.tables for cell in table.rows.values())


@needs_text
def test_the_unsettled_rows_are_those_printed_with_fewer_cells_than_columns() -> None:
    short = {
        (citation, row): len(table.columns)
        for citation, lines in parts("649a").items()
        for table in tables(lines)
        for row, *cells in table.rows
        if len(cells) != len(table.columns)
    }
    assert short == {place: columns for place, (columns, _) in unsettled_rows("649a").items()}


# --- citations -------------------------------------------------------------------------------------------------------


def cited(chapter: str) -> set[str]:
    """What the file cites as a provision, as an election or as what is in force."""
    loaded = data(chapter)
    entries = [*loaded["provisions"], *loaded["elections"]]
    return {entry["citation"] for entry in entries} | (
        {loaded["in_force"]["citation"]} if "in_force" in loaded else set()
    )


def cited_by_the_model(chapter: str) -> set[str]:
    loaded = law(chapter)
    citations = {rule.provision.citation for rule in loaded.rules}
    return citations | {entry.citation for entry in loaded.elections} | {entry.citation for entry in loaded.in_force}


def uncited(all_parts: list[str], citations: set[str]) -> list[str]:
    """The parts that are not cited: a subsection is where all its paragraphs are."""
    missing = []
    for part in all_parts:
        paragraphs = [other for other in all_parts if other.startswith(part + "(")]
        if part not in citations and not (paragraphs and citations.issuperset(paragraphs)):
            missing.append(part)
    return missing


def copied_citations(chapter: str) -> list[str]:
    return [row[0] for row in copied("citations") if row[0].startswith(SECTIONS[chapter])]


@needs_text
@each_chapter
def test_the_list_of_citations_is_that_of_the_text(chapter: str) -> None:
    assert in_sequence(parts(chapter))
    assert copied_citations(chapter) == list(parts(chapter))


@each_chapter
def test_every_subsection_and_paragraph_is_cited_and_none_is_invented(chapter: str) -> None:
    section, all_parts, citations = SECTIONS[chapter], copied_citations(chapter), cited(chapter)
    assert citations == cited_by_the_model(chapter)
    assert uncited(all_parts, citations) == []
    own = {citation for citation in citations if citation.startswith(section)}
    assert own <= {section, *all_parts}


@needs_text
@needs_facts
@each_chapter
def test_citations_of_other_sections_stand_in_the_text_or_in_the_notes(chapter: str) -> None:
    read = page(chapter) + (SHARED / "facts" / f"{chapter}.yaml").read_text(encoding="utf-8")
    foreign = {citation for citation in named(data(chapter)) if not citation.startswith(SECTIONS[chapter])}
    assert {citation for citation in foreign if citation not in " ".join(read.split())} == set()


def named(loaded: dict[str, Any]) -> Iterator[str]:
    """Every citation that a file holds, in whatever place."""
    yield loaded["wagers_under"]
    names = ("citation", "cited_in", "added_to", "if_elected", "unless_elected", "needs_wager_under")
    for entry in (*loaded["provisions"], *loaded["elections"]):
        yield from (entry[name] for name in names if name in entry)
        yield from entry.get("needs_election", {}).values()


@needs_text
def test_the_wagers_of_jinzi_roulette_are_named_one_a_paragraph() -> None:
    section = parts("617b")
    names = [
        section[paragraph][0].split(", a wager")[0] for paragraph in (f"617b.8(d)({number})" for number in range(1, 11))
    ]
    assert names == [figure.what for figure in model_figures("617b") if figure.citation == "617b.8(f)"]


# --- elections, conditions and references ----------------------------------------------------------------------------

ELECTED = re.compile(
    r"If a certificate holder offers|[Ii]f (?:specified|selected by the certificate holder) in its Rules Submission"
    r"|certificate holder may pay"
)
REFERENCE = re.compile(r"\b[0-9]{3}[a-z](?:\.[0-9]+(?:\([0-9a-z]+\))*)?")


@needs_text
@each_chapter
def test_the_elections_are_the_choices_that_the_text_offers(chapter: str) -> None:
    cited_in = [entry.get("cited_in", entry["citation"]) for entry in data(chapter)["elections"]]
    offered = [citation for citation, lines in parts(chapter).items() if ELECTED.search(prose(lines))]
    assert [citation for citation in cited_in if citation.startswith(SECTIONS[chapter])] == offered


@each_chapter
def test_elections_need_wagers_and_rows_that_the_file_names(chapter: str) -> None:
    loaded = law(chapter)
    rows = {rule.hand for rule in loaded.rules if isinstance(rule, model.OptionalRowRule)}
    assert {entry.needs_wager for entry in loaded.elections} <= {None, *loaded.wagers}
    assert {entry.needs_row for entry in loaded.elections} <= {None, *rows}
    for entry in loaded.elections:
        if "Wager" in entry.name:
            assert entry.needs_wager == entry.name


def test_provisions_that_turn_on_another_name_it() -> None:
    names = ("added_to", "if_elected", "unless_elected", "needs_election")
    found = [(entry["citation"], entry[name]) for entry in every_provision() for name in names if name in entry]
    assert found == [
        ("649a.12(b)", "649a.7(e)"),
        ("649a.12(c)", "649a.7(e)"),
        ("649a.12(g)(1)", "649a.12(b)"),
        ("649a.12(g)(2)", "649a.12(d)"),
        ("649a.12(i)(3)", "649a.12(i)(1)"),
        ("679a.9(g)", {"community card": "679a.9(g)"}),
    ]


def every_provision() -> Iterator[dict[str, Any]]:
    return chain.from_iterable(data(chapter)["provisions"] for chapter in SECTIONS)


@needs_text
def test_the_text_says_which_tables_a_mini_royal_flush_is_added_to() -> None:
    section = parts("649a")
    for entry in data("649a")["provisions"]:
        if entry["citation"].startswith("649a.12(g)"):
            (subsection,) = find(r"In subsection (\(.\)),", prose(section[entry["citation"]]))
            assert entry["added_to"] == f"649a.12{subsection}"


def test_the_rules_of_dealing_apply_where_the_cards_are_dealt_from_the_hand() -> None:
    for entry in data("679a")["provisions"]:
        if "item" in entry and entry["item"] not in ("dealing/from", "dealing/shuffler_counts_cards"):
            assert entry["if_item"] == {"dealing/from": "hand"}
    (stub,) = (entry for entry in data("679a")["provisions"] if "unless_item" in entry)
    assert (stub["item"], stub["unless_item"]) == (
        "dealing/stub_counted_every",
        {"dealing/shuffler_counts_cards": "yes"},
    )


@needs_text
@each_chapter
def test_sections_that_a_provision_mentions_are_mentioned_there_in_the_text(chapter: str) -> None:
    section = parts(chapter)
    for entry in data(chapter)["provisions"]:
        if entry["citation"] in section:
            words = " ".join(entry.get(name, "") for name in ("condition", "note", "rule_of_play"))
            text = set(REFERENCE.findall(prose(section[entry["citation"]])))
            assert set(REFERENCE.findall(words)) <= text, entry["citation"]


# --- sources, and the wheel ------------------------------------------------------------------------------------------


@each_chapter
def test_every_provision_has_a_citation_and_a_source_with_page_and_date(chapter: str) -> None:
    loaded = data(chapter)
    entries = [*loaded["provisions"], *loaded["elections"], *([loaded["in_force"]] if "in_force" in loaded else [])]
    for entry in entries:
        assert entry["citation"].startswith(chapter)
        assert loaded["sources"][entry["source"]]["page"].strip()
        assert loaded["sources"][entry["source"]]["current"].strip()
    assert {entry["source"] for entry in entries} == set(loaded["sources"]), "a source that nothing was read from"


@needs_text
@pytest.mark.parametrize(
    ("chapter", "source", "words"),
    [
        ("649a", "lii", "1202(b)(30), 1207(3) and (9), 1322, 13A02(1), (2) and (4), 13A27, 1602, 1604 and 1608"),
        ("617b", "bulletin", "June 13, 2025, effective June 14, 2025"),
        ("689a", "register-44", "Current through Register Vol. 54, No. 44, November 2, 2024"),
    ],
)
def test_the_sources_repeat_what_the_page_says_of_its_date(chapter: str, source: str, words: str) -> None:
    assert words in page(chapter)
    assert words in data(chapter)["sources"][source]["current"]


def wheel(chapter: str) -> tuple[model.CountsRule, model.SectionsRule]:
    rules = law(chapter).rules
    (counts,) = (rule for rule in rules if isinstance(rule, model.CountsRule))
    (order,) = (rule for rule in rules if isinstance(rule, model.SectionsRule))
    return counts, order


def test_the_counts_of_the_wheel_are_those_of_its_order() -> None:
    counts, order = wheel("689a")
    assert dict(counts.counts) == Counter(order.order)
    assert counts.total == len(order.order) == sum(counts.counts.values())


def dreamcatcher_odds() -> dict[str, str]:
    (odds,) = (entry["odds"] for entry in data("689a")["provisions"] if entry["citation"] == "689a.3(a)")
    return dict(odds)


def test_each_number_of_the_wheel_pays_itself_to_one() -> None:
    numbers = [symbol for symbol in wheel("689a")[0].counts if symbol.isdigit()]
    assert dreamcatcher_odds() == {number: f"{number} to 1" for number in numbers}


@needs_text
def test_the_example_in_the_text_of_the_wheel_agrees_with_the_odds() -> None:
    number, odds = find(r"sections with the number (\d+) are (\d+ to 1)", prose(parts("689a")["689a.1(c)"]))
    assert dreamcatcher_odds()[number] == odds


@needs_facts
def test_the_odds_of_another_section_are_those_of_the_notes() -> None:
    notes = load(SHARED / "facts" / "689a.yaml")
    (odds,) = (entry for entry in notes["provisions"] if entry["cite"] == "689a.3(a)")
    (provision,) = (entry for entry in data("689a")["provisions"] if entry["citation"] == "689a.3(a)")
    assert list(odds["tables"]["only"].items()) == list(provision["odds"].items())
    assert provision["binds"] == odds["rule"]
    (source,) = (source for source in notes["sources"] if source["section"] == "689a.3")
    (month, day, year) = find(r"effective (\d+)/(\d+)/(\d+)", source["currency"])
    assert provision["in_force"] == {"from": date(int(year), int(month), int(day)).isoformat()}


@needs_text
def test_the_numbers_of_the_deal_are_the_same_wherever_the_text_repeats_them() -> None:
    text = body("679a")
    assert set(re.findall(r"(\d+) cards", text)) == {"52"}
    assert {word for word in re.findall(r"(\w+) cards", text) if word in NUMBERS} == {"three"}


# --- how much was compared -------------------------------------------------------------------------------------------


def test_as_many_cells_are_compared_as_were_counted_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    with_text = (SHARED / "regulations").is_dir()
    for chapter, cells in CELLS.items():
        assert len(of_section(chapter, model_figures(chapter))) == cells
        assert not with_text or len(text_figures(chapter)) == cells
    assert sum(CELLS.values()) == TOTAL
    assert sum(len(model_figures(chapter)) for chapter in SECTIONS) == TOTAL + ELSEWHERE
    sides = "the printed text and its plain copy" if with_text else "the plain copy of the text"
    with capsys.disabled():
        print(f"\n{TOTAL} cells compared with {sides}, {ELSEWHERE} more of § 689a.3 with their copy")
