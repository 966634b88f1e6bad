"""The choices of a wager that the regulation file does not have, as they are typed: nothing says how they are read."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.choices.model import ODDS, PAYTABLE, Choice
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from pacheck.values.labels import normalise
from pacheck.values.typography import plain
from pacheck.wording import listing, shown

_PAYOUTS = "payouts"
_LETTER = "paytable"


def unlisted_choices(entry: Entry, citation: str) -> Iterator[Choice]:
    """That the wager is offered, and everything that is stated of it."""
    about = shown(entry.typed)
    yield Choice(about, "", "offered", True, citation, entry.pointer, entry.place.line)
    for names, text, pointer, line in _stated(entry.value, ()):
        hand = names[1] if len(names) == 2 and normalise(names[0]) == _PAYOUTS else None
        is_letter = len(names) == 1 and normalise(names[0]) == _LETTER
        name = PAYTABLE if is_letter else shown(hand) if hand is not None else ": ".join(map(shown, names)) or ODDS
        safe = shown(hand) if hand is not None else None
        yield Choice(about, name, shown(text), plain(text), citation, pointer, line, hand=safe)


def _stated(tree: Tree, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str, str, int]]:
    """Each text under a name, with the names that lead to it, its pointer and its line."""
    if isinstance(tree, Form):
        for entry in tree.entries.values():
            yield from _stated(entry.value, (*names, entry.typed))
    elif isinstance(tree, Text) and tree.text:
        yield names, tree.text, tree.pointer, tree.place.line
    elif isinstance(tree, Listing) and tree.items:
        texts = [item.text if isinstance(item, Text) else "…" for item in tree.items]
        yield names, listing(texts, "and"), tree.pointer, tree.place.line
