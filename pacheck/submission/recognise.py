"""Which game a document is about."""

from __future__ import annotations

from pacheck.findings import Place
from pacheck.regulations.catalog import Catalog, GameFile, regulation
from pacheck.source.nodes import Fault, Mapping, Scalar
from pacheck.values.labels import nearest, normalise
from pacheck.values.typography import look_alikes
from pacheck.wording import listing, quoted


def recognise(root: Mapping, catalog: Catalog) -> GameFile | Fault:
    """The game that `game:` or `chapter:` names; both must agree where both are given."""
    game, chapter = _value(root, "game"), _value(root, "chapter")
    for value in (game, chapter):
        if isinstance(value, Fault):
            return value
    named = catalog.by_name(game.text) if isinstance(game, Scalar) else ()
    if isinstance(game, Scalar) and not named:
        of_chapter = catalog.by_chapter(chapter.text) if isinstance(chapter, Scalar) else ()
        if len(of_chapter) == 1 and of_chapter[0].unnamed:
            return of_chapter[0]
        return _unknown("game", game, [file.title for file in catalog.files if not file.unnamed])
    if not isinstance(chapter, Scalar):
        return _only(named, game) if isinstance(game, Scalar) else _no_game(root.place)
    files = catalog.by_chapter(chapter.text)
    if not files:
        return _unknown("chapter", chapter, [one for file in catalog.files for one in file.chapters])
    if not named:
        return _only(files, chapter)
    both = [file for file in named if file.is_named_by(chapter.text)]
    return both[0] if both else _mismatch(named[0], chapter, files)


def _only(files: tuple[GameFile, ...], stated: Scalar) -> GameFile | Fault:
    """The one file that a name or chapter stands for."""
    if len(files) == 1:
        return files[0]
    games = listing([f"{regulation(file).game} (chapter {file.chapter})" for file in files], "and")
    message = f"{quoted(stated.text)} may be any of several games: {games}."
    return Fault("no-game", message, stated.place, "State both “game:” and “chapter:”.")


def _value(root: Mapping, name: str) -> Scalar | Fault | None:
    """The value under a name, or what is wrong with it; None where the name is not given."""
    for key, value in root.pairs:
        if isinstance(key, Scalar) and normalise(key.text) == name:
            if not isinstance(value, Scalar):
                return Fault("wrong-shape", f"{quoted(key.text)} needs a single value.", key.place, "Write one name.")
            if not value.text:
                return Fault("empty-value", f"{quoted(key.text)} has no value.", key.place, "Write the value.")
            return value
    return None


def _unknown(kind: str, value: Scalar, known: list[str]) -> Fault:
    near = nearest(value.text, known)
    hint = f"Did you mean {near}?" if near else f"“pacheck games” lists the {kind}s that it knows."
    message = f"The {kind} {quoted(value.text)} is not among those that pacheck knows."
    return Fault(f"unknown-{kind}", message, value.place, " ".join(filter(None, (look_alikes(value.text), hint))))


def _no_game(place: Place) -> Fault:
    start = Place(place.line, place.column, place.line, place.column + 1)
    return Fault(
        "no-game", "The submission does not say for which game it is.", start, "Add “game:” with the name of the game."
    )


def _mismatch(named: GameFile, chapter: Scalar, files: tuple[GameFile, ...]) -> Fault:
    message = (
        f"The game and the chapter disagree: {regulation(named).game} is in chapter {named.chapter}, "
        f"chapter {files[0].chapter} is {listing([regulation(file).game for file in files])}."
    )
    return Fault("game-mismatch", message, chapter.place, f"Write chapter: {named.chapter}, or correct the game.")
