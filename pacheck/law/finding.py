"""Which game, wager or provision a person means."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.misuse import Misuse
from pacheck.regulations.catalog import Catalog, GameFile, regulation
from pacheck.regulations.citations import bare_citation, is_under
from pacheck.regulations.model import Election, Regulation, Rule
from pacheck.values.labels import nearest, normalise
from pacheck.wording import listing, quoted


def find_game(catalog: Catalog, text: str) -> Regulation:
    """The law of the game of that name or chapter, however it is punctuated. Raises Misuse."""
    return regulation(find_file(catalog, text))


def find_file(catalog: Catalog, text: str) -> GameFile:
    """The regulation files of the game of that name or chapter, however it is punctuated. Raises Misuse."""
    files = catalog.by_name(text) or catalog.by_chapter(text)
    if len(files) == 1:
        return files[0]
    if files:
        games = listing([f"{regulation(file).game} (chapter {file.chapter})" for file in files], "and")
        raise Misuse(f"{quoted(text)} may be any of several games: {games}; name the one that is meant")
    near = nearest(text, [file.title for file in catalog.files])
    hint = f"did you mean {near}?" if near else "“pacheck games” lists the games"
    raise Misuse(f"there is no game {quoted(text)}; {hint}")


def find_wager(law: Regulation, text: str) -> str:
    """The wager of that name in the regulation's own words. Raises Misuse."""
    known = {normalise(wager): wager for wager in law.wagers}
    if found := known.get(normalise(text)):
        return found
    near = nearest(text, law.wagers)
    hint = f"did you mean {near}?" if near else f"its wagers are {listing(law.wagers, 'and')}"
    raise Misuse(f"{law.game} has no wager {quoted(text)}; {hint}")


def provisions_under(catalog: Catalog, text: str) -> Iterator[tuple[Regulation, list[Rule], list[Election]]]:
    """The rules and elections of each game that stand under a citation, or under a part of it: `649a.12(e)` finds
    `649a.12(e)(1)`.
    """
    for file in catalog.by_chapter(text):
        law = regulation(file)
        wanted = bare_citation(text, law.code)
        rules = [rule for rule in law.rules if is_under(rule.provision.citation, wanted)]
        elections = [election for election in law.elections if is_under(election.citation, wanted)]
        if rules or elections:
            yield law, rules, elections
