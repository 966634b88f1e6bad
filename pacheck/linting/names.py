"""Names that would be the same to a reader of submissions: whichever of them is meant, only one could be found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from pacheck.linting.chapter_file import At, ChapterFile
from pacheck.linting.faults import PackFault
from pacheck.values.labels import normalise

Named: TypeAlias = tuple[Any, str, str, ChapterFile, At, str]
"""A group within which names must differ, what is named, its name, and where it stands."""


def name_faults(files: Iterable[ChapterFile]) -> Iterator[PackFault]:
    """Two spellings of one name among a game's wagers, the hands of a wager, its elections, or the words of an item."""
    first: dict[tuple[Any, str], tuple[str, str]] = {}
    for group, meaning, name, file, at, citation in (named for one in files for named in _names(one)):
        form = normalise(name)
        if not form:
            yield file.error(at, f"nothing of the name “{name}” can be told from punctuation", citation)
            continue
        other_meaning, other = first.setdefault((group, form), (meaning, name))
        if other_meaning != meaning:
            message = (
                f"“{name}” means two things here: {meaning} and {other_meaning}"
                if other == name
                else f"“{name}” cannot be told from “{other}”, which stands before it: write both alike"
            )
            yield file.error(at, message, citation)


def _names(file: ChapterFile) -> Iterator[Named]:
    for at, entry in file.entries:
        for group, meaning, name, place in _of_entry(entry):
            yield group, meaning, name, file, (*at, *place), entry["citation"]
    for at, entry in file.elections:
        yield "elections", entry["citation"], entry["name"], file, (*at, "name"), entry["citation"]


def _of_entry(entry: dict[str, Any]) -> Iterator[tuple[Any, str, str, At]]:
    wagers = entry.get("wagers") or ([entry["wager"]] if "wager" in entry else [])
    for number, wager in enumerate(wagers):
        yield "wagers", wager, wager, ("wagers", number) if "wagers" in entry else ("wager",)
    for wager in entry.get("odds", ()):
        yield "wagers", wager, wager, ("odds", wager)
    for hand, place in _hands(entry):
        for wager in wagers:
            yield ("hands", normalise(wager)), hand, hand, place
    for amount, rows in entry.get("envy_bonus", {}).items():
        for hand in rows:
            yield ("envy", *wagers, amount), hand, hand, ("envy_bonus", amount, hand)
    vocabulary = {**entry.get("choices", {}), **entry.get("includes", {}), **entry.get("words", {})}
    for meaning, words in vocabulary.items():
        for word in (meaning, *words):
            yield ("words", entry["citation"], entry["item"]), meaning, word, ()


def _hands(entry: dict[str, Any]) -> Iterator[tuple[str, At]]:
    for number, block in enumerate(entry.get("paytables", ())):
        yield from ((hand, ("paytables", number, "rows", hand)) for hand in block["rows"])
    for name in ("paytable", "optional_rows"):
        yield from ((hand, (name, hand)) for hand in entry.get(name, ()))
