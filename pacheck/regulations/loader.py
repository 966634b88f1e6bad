"""From a regulation file to the model; a broken file is told with its line."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pacheck.regulations import model
from pacheck.regulations.files import schemas_folder
from pacheck.regulations.plain import Plain, to_plain
from pacheck.regulations.provision import Absence, Binds, InForce, Provision, Source
from pacheck.regulations.provision import Path as ItemPath
from pacheck.source.nodes import Mapping
from pacheck.source.reader import read_documents
from pacheck.values.measures import read_date
from pacheck.values.money import Money, read_money, read_rate, read_seed
from pacheck.values.numbers import Unreadable
from pacheck.values.odds import Payout, read_payout

T = TypeVar("T")


class BrokenRegulation(Exception):
    """A regulation file that cannot be used: its path, the line of the fault and the fault in words."""

    def __init__(self, path: Path, line: int, fault: str) -> None:
        super().__init__(path, line, fault)

    def __str__(self) -> str:
        return "a regulation file is broken: {}:{}: {}".format(*self.args)


def load_regulation(path: Path, filed_under: str) -> model.Regulation:
    """Read the regulation file of one game. Raises BrokenRegulation."""
    plain = read_plain(path)
    _validate(path, plain)
    return _Loader(path, plain, filed_under).regulation()


def read_plain(path: Path) -> Plain:
    """Read a YAML file of the project's own as plain text values that remember their lines. Raises BrokenRegulation."""
    documents = list(read_documents(path.read_bytes()))
    for fault in (fault for document in documents for fault in document.faults):
        raise BrokenRegulation(path, fault.place.line, fault.message)
    if len(documents) != 1 or not isinstance(documents[0].root, Mapping):
        raise BrokenRegulation(path, 1, "the file is not one document of names and values")
    try:
        return to_plain(documents[0].root)
    except KeyError as repeated:
        raise BrokenRegulation(path, 1, f"{repeated} is not a name, or stands twice") from None


def _validate(path: Path, plain: Plain) -> None:
    errors = list(_validator().iter_errors(plain.value))
    if errors:
        from jsonschema.exceptions import best_match

        error = best_match(sorted(errors, key=lambda error: [str(step) for step in error.absolute_path]))
        raise BrokenRegulation(path, plain.line(error.absolute_path), error.message)


@cache
def _validator() -> Any:
    from jsonschema import Draft202012Validator

    schema = json.loads((schemas_folder() / "regulation.schema.json").read_text(encoding="utf-8"))
    return Draft202012Validator(schema)


class _Loader:
    def __init__(self, path: Path, plain: Plain, filed_under: str) -> None:
        self.path, self.plain, self.filed_under = path, plain, filed_under
        self.data: dict[str, Any] = plain.value
        self.sources = {name: Source(**source) for name, source in self.data["sources"].items()}

    def regulation(self) -> model.Regulation:
        return model.Regulation(
            game=self.data["game"],
            chapter=self.data["chapter"],
            filed_under=self.filed_under,
            wagers_under=self.data["wagers_under"],
            sources=self.sources,
            in_force=tuple(self.in_force()),
            rules=tuple(self.rules()),
            elections=tuple(self.elections()),
        )

    def in_force(self) -> Iterator[InForce]:
        if "in_force" in self.data:
            yield self.days(self.data["in_force"], self.data["in_force"]["citation"], ("in_force",))
        for number, entry in enumerate(self.data["provisions"]):
            if "in_force" in entry:
                yield self.days(entry["in_force"], entry["citation"], ("provisions", number))

    def days(self, entry: dict[str, str], citation: str, at: tuple[Any, ...]) -> InForce:
        def day(name: str) -> datetime.date | None:
            return self.read(read_date, entry[name], at) if name in entry else None

        return InForce(citation, day("from"), day("until"))

    def elections(self) -> Iterator[model.Election]:
        for number, entry in enumerate(self.data["elections"]):
            source = self.source(entry, ("elections", number))
            yield model.Election(
                entry["name"], entry["citation"], source, entry.get("needs_wager"), entry.get("needs_row")
            )

    def rules(self) -> Iterator[model.Rule]:
        for number, entry in enumerate(self.data["provisions"]):
            yield from self.rules_of(entry, ("provisions", number))

    def rules_of(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Iterator[model.Rule]:
        provision = self.provision(entry, at)
        if "odds" in entry:
            for wager, odds in entry["odds"].items():
                yield model.OddsRule(provision, wager, self.payout(odds, (*at, "odds", wager)))
        elif "paytables" in entry:
            yield model.PaytableRule(
                provision, entry["wager"], tuple(self.lettered(entry["paytables"], (*at, "paytables")))
            )
        elif "paytable" in entry:
            rows = {hand: self.payout(cell, (*at, "paytable", hand)) for hand, cell in entry["paytable"].items()}
            yield model.PaytableRule(provision, entry["wager"], (model.Paytable(None, rows),))
        elif "optional_rows" in entry:
            for hand, odds in entry["optional_rows"].items():
                figure = self.payout(odds, (*at, "optional_rows", hand))
                yield model.OptionalRowRule(provision, entry["wager"], entry["added_to"], hand, figure)
        elif "meter" in entry:
            yield model.MeterRule(provision, entry["wager"], self.meter(entry["meter"], (*at, "meter")))
        elif "envy_bonus" in entry:
            yield model.EnvyRule(provision, entry["wager"], self.schedules(entry["envy_bonus"], (*at, "envy_bonus")))
        elif "not_on_record" in entry:
            yield model.UnrecordedRule(provision, entry["not_on_record"], tuple(entry["wagers"]))
        elif "rule_of_play" in entry:
            yield model.PlayRule(provision, entry["rule_of_play"])
        else:
            yield self.part_rule(provision, entry, at)

    def part_rule(self, provision: Provision, entry: dict[str, Any], at: tuple[Any, ...]) -> model.Rule:
        path = tuple(entry.get("item", entry.get("counts_of", "")).split("/"))
        try:
            if "counts_of" in entry:
                counts = {symbol: int(count) for symbol, count in entry["counts"].items()}
                return model.CountsRule(provision, path, int(entry["total"]), counts)
            if entry["kind"] == "sections":
                return model.SectionsRule(provision, path, tuple(entry["order"]))
            if entry["kind"] == "compartments":
                numbers, alternating = tuple(entry["numbers"]), tuple(entry["alternating"])
                return model.CompartmentsRule(provision, path, numbers, entry["colors"], alternating)
            if entry["kind"] == "list":
                return model.ListRule(provision, path, _vocabulary(entry["includes"]), self.known_words(entry))
            return self.item_rule(provision, path, entry)
        except KeyError as missing:
            raise BrokenRegulation(
                self.path, self.plain.line(at), f"{missing} is missing for this kind of item"
            ) from None

    def item_rule(self, provision: Provision, path: ItemPath, entry: dict[str, Any]) -> model.ItemRule:
        limits = {"value": model.Limit.EXACTLY, "at_least": model.Limit.AT_LEAST, "at_most": model.Limit.AT_MOST}
        name = next((name for name in limits if name in entry), "value")
        return model.ItemRule(
            provision=provision,
            path=path,
            kind=entry["kind"],
            limit=limits[name],
            required=entry.get(name),
            choices=_vocabulary(entry["choices"]) if entry["kind"] == "choice" else {},
            on_record=tuple(entry.get("on_record", ())),
            differs_from=tuple(entry["differs_from"].split("/")) if "differs_from" in entry else None,
            needs_election=entry.get("needs_election", {}),
        )

    def known_words(self, entry: dict[str, Any]) -> dict[str, tuple[str, ...]] | None:
        return _vocabulary(entry["words"]) if "words" in entry else None

    def provision(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Provision:
        return Provision(
            citation=entry["citation"],
            source=self.source(entry, at),
            binds=Binds(entry.get("binds", "fixed")),
            absence=Absence(entry.get("if_not_stated", "listed")),
            condition=entry.get("condition", ""),
            note=entry.get("note", ""),
            if_elected=entry.get("if_elected"),
            unless_elected=entry.get("unless_elected"),
            if_item=_item_conditions(entry.get("if_item", {})),
            unless_item=_item_conditions(entry.get("unless_item", {})),
        )

    def source(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Source:
        try:
            return self.sources[entry["source"]]
        except KeyError:
            fault = f"the source “{entry['source']}” is not described under “sources”"
            raise BrokenRegulation(self.path, self.plain.line((*at, "source")), fault) from None

    def lettered(self, blocks: list[dict[str, Any]], at: tuple[Any, ...]) -> Iterator[model.Paytable]:
        for number, block in enumerate(blocks):
            for column, letter in enumerate(block["columns"]):
                rows = {
                    hand: self.cell(cells, column, len(block["columns"]), (*at, number, "rows", hand))
                    for hand, cells in block["rows"].items()
                }
                yield model.Paytable(letter, rows)

    def cell(self, cells: Any, column: int, columns: int, at: tuple[Any, ...]) -> model.Cell:
        if isinstance(cells, dict):
            readings = tuple(self.payout(reading, at) for reading in cells["unsettled"])
            return model.Unsettled(readings, cells["printed"])
        return self.payout(self.column(cells, column, columns, at), at)

    def column(self, cells: list[str], column: int, columns: int, at: tuple[Any, ...]) -> str:
        if len(cells) != columns:
            raise BrokenRegulation(
                self.path, self.plain.line(at), f"the row has {len(cells)} cells for {columns} columns"
            )
        return cells[column]

    def meter(self, entry: dict[str, Any], at: tuple[Any, ...]) -> dict[str | None, dict[str, model.MeterFigure]]:
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
        return {
            self.read(read_money, amount, at): {
                hand: self.read(read_money, bonus, (*at, amount, hand)) for hand, bonus in rows.items()
            }
            for amount, rows in entry.items()
        }

    def payout(self, text: str, at: tuple[Any, ...]) -> Payout:
        return self.read(read_payout, text, at)

    def read(self, reader: Callable[[str], T], text: str, at: tuple[Any, ...]) -> T:
        try:
            return reader(text)
        except Unreadable as fault:
            raise BrokenRegulation(self.path, self.plain.line(at), f"“{text}” {fault.problem}") from None


def _vocabulary(entry: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {word: tuple(others) for word, others in entry.items()}


def _item_conditions(entry: dict[str, str]) -> tuple[tuple[ItemPath, str], ...]:
    return tuple((tuple(path.split("/")), value) for path, value in entry.items())
