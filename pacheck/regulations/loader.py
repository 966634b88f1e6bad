"""From the regulation files of a game to the model; a broken file is told with its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pacheck.regulations import model
from pacheck.regulations.citations import Citations
from pacheck.regulations.documents import read_regulation_file
from pacheck.regulations.entries import Entries
from pacheck.regulations.files import chapter_of
from pacheck.regulations.provision import InForce, Provision
from pacheck.regulations.provision import Path as ItemPath


def load_regulation(paths: Sequence[Path], citations: Citations, filed_under: str) -> model.Regulation:
    """Read the regulation files of one game: that of its chapter, and those of the chapters that add to it.

    Raises BrokenRegulation.
    """
    chapters = [Chapter(path, read_regulation_file(path, citations)) for path in paths]
    main = chapters[0].data
    for number, chapter in enumerate(chapters):
        chapter.hold(main["game"], adds=number > 0)
    return model.Regulation(
        game=main["game"],
        chapter=main["chapter"],
        code=citations.code,
        filed_under=filed_under,
        wagers_under=main["wagers_under"],
        in_force=tuple(dict.fromkeys(days for chapter in chapters for days in chapter.in_force())),
        rules=tuple(rule for chapter in chapters for rule in chapter.rules()),
        elections=tuple(election for chapter in chapters for election in chapter.elections()),
        not_seen="; ".join(chapter.data["not_seen"] for chapter in chapters if "not_seen" in chapter.data),
    )


class Chapter(Entries):
    """The regulation file of one chapter while it is turned into the model."""

    def hold(self, game: str, *, adds: bool) -> None:
        """See that the file says what its name says. Raises BrokenRegulation."""
        if self.data["chapter"] != chapter_of(self.path):
            raise self.broken("the chapter is not the one that the file is named after", ("chapter",))
        if self.data["game"] != game:
            raise self.broken(f"the game is not {game}, as in the chapter that this one adds to", ("game",))
        if adds and "in_force" in self.data:
            raise self.broken("a chapter that adds to another states its days with its provisions", ("in_force",))

    def in_force(self) -> Iterator[InForce]:
        """The days of force that the file states. Raises BrokenRegulation."""
        if "in_force" in self.data:
            yield self.days(self.data["in_force"], self.data["in_force"]["citation"], ("in_force",), whole_game=True)
        for number, entry in enumerate(self.data["provisions"]):
            if "in_force" in entry:
                yield self.days(entry["in_force"], entry["citation"], ("provisions", number))

    def elections(self) -> Iterator[model.Election]:
        """What the file says may be elected. Raises BrokenRegulation."""
        for number, entry in enumerate(self.data["elections"]):
            source = self.source(entry, ("elections", number))
            yield model.Election(
                entry["name"], entry["citation"], source, entry.get("needs_wager"), entry.get("needs_row")
            )

    def rules(self) -> Iterator[model.Rule]:
        """The rules of all provisions. Raises BrokenRegulation."""
        for number, entry in enumerate(self.data["provisions"]):
            yield from self.rules_of(entry, ("provisions", number))

    def rules_of(self, entry: dict[str, Any], at: tuple[Any, ...]) -> Iterator[model.Rule]:
        """The rules of the provision of one entry, which stands at a path. Raises BrokenRegulation."""
        provision = self.provision(entry, at)
        wagers = entry.get("wagers") or [entry.get("wager")]
        if "odds" in entry:
            for wager, odds in entry["odds"].items():
                yield model.OddsRule(provision, wager, self.payout(odds, (*at, "odds", wager)))
        elif "paytables" in entry:
            tables = tuple(self.lettered(entry["paytables"], (*at, "paytables")))
            yield from (self._table_rule(provision, wager, tables, entry) for wager in wagers)
        elif "paytable" in entry:
            rows = {hand: self.payout(cell, (*at, "paytable", hand)) for hand, cell in entry["paytable"].items()}
            tables = (model.Paytable(None, rows),)
            yield from (self._table_rule(provision, wager, tables, entry) for wager in wagers)
        elif "optional_rows" in entry:
            for hand, odds in entry["optional_rows"].items():
                figure = self.payout(odds, (*at, "optional_rows", hand))
                yield model.OptionalRowRule(provision, entry["wager"], entry["added_to"], hand, figure)
        elif "meter" in entry:
            meter = self.meter(entry["meter"], (*at, "meter"))
            yield from (model.MeterRule(provision, wager, meter) for wager in wagers)
        elif "envy_bonus" in entry:
            schedules = self.schedules(entry["envy_bonus"], (*at, "envy_bonus"))
            yield from (model.EnvyRule(provision, wager, schedules) for wager in wagers)
        elif "not_on_record" in entry:
            yield model.UnrecordedRule(
                provision, entry["not_on_record"], tuple(entry["wagers"]), tuple(entry.get("parts", ()))
            )
        elif "rule_of_play" in entry:
            yield model.PlayRule(provision, entry["rule_of_play"])
        else:
            yield self._part_rule(provision, entry, at)

    def _table_rule(
        self, provision: Provision, wager: str, tables: tuple[model.Paytable, ...], entry: dict[str, Any]
    ) -> model.PaytableRule:
        partly = entry.get("partly_on_record", {})
        return model.PaytableRule(provision, wager, tables, partly.get("tables", ""), partly.get("rows", ""))

    def _part_rule(self, provision: Provision, entry: dict[str, Any], at: tuple[Any, ...]) -> model.Rule:
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
                return model.ListRule(provision, path, _vocabulary(entry["includes"]), self._known_words(entry))
            return self._item_rule(provision, path, entry, at)
        except KeyError as missing:
            raise self.broken(f"{missing} is missing for this kind of item", at) from None

    def _item_rule(
        self, provision: Provision, path: ItemPath, entry: dict[str, Any], at: tuple[Any, ...]
    ) -> model.ItemRule:
        limits = {"value": model.Limit.EXACTLY, "at_least": model.Limit.AT_LEAST, "at_most": model.Limit.AT_MOST}
        name = next((name for name in limits if name in entry), "value")
        if name != "value" and entry["kind"] in ("choice", "yes or no", "odds"):
            raise self.broken(f"an item of the kind “{entry['kind']}” has a “value”, not a least or a most", at)
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
            more_not_on_record=entry.get("more_not_on_record", ""),
        )

    def _known_words(self, entry: dict[str, Any]) -> dict[str, tuple[str, ...]] | None:
        return _vocabulary(entry["words"]) if "words" in entry else None


def _vocabulary(entry: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {word: tuple(others) for word, others in entry.items()}
