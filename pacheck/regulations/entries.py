"""The entries of a regulation file: figures, tables, days and sources, each fault told with its line."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from pacheck.regulations import model
from pacheck.regulations.broken import BrokenRegulation
from pacheck.regulations.plain import Plain
from pacheck.regulations.provision import Absence, Binds, InForce, Provision, Source
from pacheck.regulations.provision import Path as ItemPath
from pacheck.values.measures import read_date
from pacheck.values.money import Money, read_money, read_rate, read_seed
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import Payout, read_payout
from pacheck.wording import counted

T = TypeVar("T")


class Entries:
    """A regulation file while it is turned into the model."""

    def __init__(self, path: Path, plain: Plain) -> None:
        self.path, self.plain = path, plain
        self.data: dict[str, Any] = plain.value
        self.sources = {name: Source(**source) for name, source in self.data["sources"].items()}

    def broken(self, fault: str, at: tuple[Any, ...] = ()) -> BrokenRegulation:
        """A fault at a path of names and list positions."""
        return BrokenRegulation(self.path, self.plain.line(at), fault)

    def days(self, entry: dict[str, str], citation: str, at: tuple[Any, ...], *, whole_game: bool = False) -> InForce:
        """The days between which a provision is in force. Raises BrokenRegulation."""

        def day(name: str) -> datetime.date | None:
            return self.read(read_date, entry[name], at) if name in entry else None

        return InForce(citation, day("from"), day("until"), whole_game)

    def provision(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Provision:
        """What an entry says of its citation, source and force. Raises BrokenRegulation."""
        return Provision(
            citation=entry["citation"],
            source=self.source(entry, at),
            binds=Binds(entry.get("binds", "fixed")),
            absence=Absence(entry.get("if_not_stated", "listed")),
            condition=entry.get("condition", ""),
            note=entry.get("note", ""),
            doubt=entry.get("doubt", ""),
            in_force=self.days(entry["in_force"], entry["citation"], at) if "in_force" in entry else None,
            if_elected=entry.get("if_elected"),
            unless_elected=entry.get("unless_elected"),
            if_item=_item_conditions(entry.get("if_item", {})),
            unless_item=_item_conditions(entry.get("unless_item", {})),
        )

    def source(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Source:
        """The source that an entry names. Raises BrokenRegulation."""
        try:
            return self.sources[entry["source"]]
        except KeyError:
            fault = f"the source “{entry['source']}” is not described under “sources”"
            raise self.broken(fault, (*at, "source")) from None

    def lettered(self, blocks: list[dict[str, Any]], at: tuple[Any, ...]) -> Iterator[model.Paytable]:
        """The lettered or numbered tables of blocks with columns. Raises BrokenRegulation."""
        for number, block in enumerate(blocks):
            for column, letter in enumerate(block["columns"]):
                rows = {
                    hand: self.cell(cells, column, len(block["columns"]), (*at, number, "rows", hand))
                    for hand, cells in block["rows"].items()
                }
                yield model.Paytable(letter, rows)

    def cell(self, cells: Any, column: int, columns: int, at: tuple[Any, ...]) -> model.Cell:
        """One cell of a row that has a cell for each column, or one that is unsettled. Raises BrokenRegulation."""
        if isinstance(cells, dict):
            readings = tuple(self.payout(reading, at) for reading in cells["unsettled"])
            return model.Unsettled(readings, cells["printed"])
        return self.payout(self.column(cells, column, columns, at), at)

    def column(self, cells: list[str], column: int, columns: int, at: tuple[Any, ...]) -> str:
        """The figure of one column. Raises BrokenRegulation."""
        if len(cells) != columns:
            row = f"the row has {counted(len(cells), 'cell')} for {counted(columns, 'column')}"
            raise self.broken(f"{row}; a figure with a comma, such as 1,000, needs quotation marks around its cell", at)
        return cells[column]

    def meter(self, entry: dict[str, Any], at: tuple[Any, ...]) -> dict[str | None, dict[str, model.MeterFigure]]:
        """The figures of a meter by column. Raises BrokenRegulation."""
        columns: list[str | None] = list(entry.get("columns", [None]))
        result: dict[str | None, dict[str, model.MeterFigure]] = {}
        for number, letter in enumerate(columns):
            result[letter] = {}
            for part, cells in entry["rows"].items():
                place = (*at, "rows", part)
                listed = cells if isinstance(cells, list) else [cells]
                reader: Callable[[str], model.MeterFigure] = read_seed if "seed" in part.lower() else read_rate
                result[letter][part] = self.read(reader, self.column(listed, number, len(columns), place), place)
        return result

    def schedules(self, entry: dict[str, Any], at: tuple[Any, ...]) -> dict[Money, dict[str, Money]]:
        """The Envy Bonuses by wager amount. Raises BrokenRegulation."""
        return {
            self.read(read_money, amount, at): {
                hand: self.read(read_money, bonus, (*at, amount, hand)) for hand, bonus in rows.items()
            }
            for amount, rows in entry.items()
        }

    def payout(self, text: str, at: tuple[Any, ...]) -> Payout:
        """A payout. Raises BrokenRegulation."""
        return self.read(read_payout, text, at)

    def read(self, reader: Callable[[str], T], text: str, at: tuple[Any, ...]) -> T:
        """A value, read by its grammar. Raises BrokenRegulation."""
        try:
            return reader(text)
        except Unreadable as fault:
            raise self.broken(f"“{text}” {fault.problem}", at) from None


def _item_conditions(entry: dict[str, str]) -> tuple[tuple[ItemPath, str], ...]:
    return tuple((tuple(path.split("/")), value) for path, value in entry.items())
