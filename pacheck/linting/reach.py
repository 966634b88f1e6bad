"""Provisions that no check could reach, because what they turn on is not there: an election, an item, a table.

A figure that is never compared with a submission lets every violation of it pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pacheck.linting.chapter_file import At, ChapterFile
from pacheck.linting.faults import PackFault
from pacheck.regulations.model import ItemRule, MeterRule, OddsRule, OptionalRowRule, PaytableRule, Rule
from pacheck.regulations.provision import Path, Provision
from pacheck.values.labels import normalise
from pacheck.wording import listing


def unreached(files: Sequence[ChapterFile]) -> Iterator[PackFault]:
    """The faults of all files of a game: those of the chapter itself, and of the chapters that add to it."""
    game = _Game(files)
    for file in files:
        for at, rule in file.rules:
            for message in dict.fromkeys((*game.conditions(rule.provision), *game.subject(rule))):
                yield file.error(at, message, rule.provision.citation)
        for at, entry in file.elections:
            for message in game.needs(entry):
                yield file.error(at, message, entry["citation"])


class _Game:
    def __init__(self, files: Sequence[ChapterFile]) -> None:
        self.rules = [rule for file in files for _, rule in file.rules]
        self.elections = {entry["citation"] for file in files for _, entry in file.elections}
        self.items = {rule.path: rule for rule in self.rules if isinstance(rule, ItemRule)}
        self.tables = [rule for rule in self.rules if isinstance(rule, PaytableRule)]
        self.wagers = {wager for file in files for _, entry in file.entries for wager in _wagers_of(entry)}

    def conditions(self, provision: Provision) -> Iterator[str]:
        """Conditions that nothing can meet."""
        for citation in filter(None, (provision.if_elected, provision.unless_elected)):
            yield from self.election(citation)
        for path, value in (*provision.if_item, *provision.unless_item):
            yield from self.item(path, value)

    def election(self, citation: str) -> Iterator[str]:
        if citation not in self.elections:
            yield f"it turns on an election under {citation}, and “elections” has none"

    def item(self, path: Path, value: str | None = None) -> Iterator[str]:
        item = self.items.get(path)
        name = "/".join(path)
        if item is None:
            yield f"it turns on the item {name}, and no provision is about that item"
        elif value is not None and item.choices and normalise(value) not in map(normalise, item.choices):
            yield f"it turns on {name} being “{value}”, which is none of its choices: {listing(item.choices)}"

    def subject(self, rule: Rule) -> Iterator[str]:
        """What keeps a rule from being compared with what a submission says of its subject."""
        if isinstance(rule, OptionalRowRule):
            if not any(table.provision.citation == rule.added_to for table in self.of_wager(rule.wager)):
                yield f"it adds a row to the {rule.wager} of {rule.added_to}, and no paytable stands there"
        elif isinstance(rule, PaytableRule):
            twice = dict.fromkeys(letter for letter in rule.letters if rule.letters.count(letter) > 1)
            if twice:
                yield f"more than one column is called {listing(twice, 'and')}, and only the first could be selected"
        elif isinstance(rule, MeterRule):
            yield from self.meter(rule)
        elif isinstance(rule, OddsRule):
            if self.of_wager(rule.wager):
                yield f"the {rule.wager} has a paytable as well, so that its payouts could never be stated"
        elif isinstance(rule, ItemRule):
            yield from self.choices(rule)

    def meter(self, rule: MeterRule) -> Iterator[str]:
        tables = self.of_wager(rule.wager)
        if not tables or any(table.other_tables for table in tables):
            return
        letters = {letter for table in tables for letter in table.letters}
        unknown = [letter for letter in rule.columns if letter is not None and letter not in letters]
        if unknown:
            yield f"the meter has a column for {listing(unknown)}, and the {rule.wager} has no such paytable"

    def choices(self, rule: ItemRule) -> Iterator[str]:
        if rule.choices:
            named = [*([rule.required] if rule.required else []), *rule.on_record, *rule.needs_election]
            for value in dict.fromkeys(named):
                if normalise(value) not in map(normalise, rule.choices):
                    yield f"“{value}” is none of the choices: {listing(rule.choices)}"
        for citation in rule.needs_election.values():
            yield from self.election(citation)
        if rule.differs_from:
            yield from self.item(rule.differs_from)

    def needs(self, election: dict[str, str]) -> Iterator[str]:
        """What an election needs and the game does not have."""
        wager, row = election.get("needs_wager"), election.get("needs_row")
        if wager and wager not in self.wagers:
            yield f"it needs the {wager}, and no provision is about that wager"
        rows = [hand for table in self.tables for hand in table.hands()]
        rows += [rule.hand for rule in self.rules if isinstance(rule, OptionalRowRule)]
        if row and row not in rows:
            yield f"it needs the row {row}, and no paytable has it"

    def of_wager(self, wager: str) -> list[PaytableRule]:
        return [table for table in self.tables if table.wager == wager]


def _wagers_of(entry: dict[str, At]) -> Iterator[str]:
    yield from entry.get("wagers", ())
    yield from entry.get("odds", ())
    if "wager" in entry:
        yield str(entry["wager"])
