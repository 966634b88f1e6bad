"""The rows of a stated table and the entries of a stated list, as series that a further one can be put into."""

from __future__ import annotations

import re
from collections.abc import Sequence as Several

from pacheck.mending.reading import Found, Reading
from pacheck.mending.revision import Edit
from pacheck.mending.series import Series
from pacheck.mending.writing import written, written_like
from pacheck.source.nodes import Mapping, Scalar, Sequence
from pacheck.values.labels import normalise

_SEPARATOR = re.compile(r" *: *")


class Rows:
    """A table of names with single values."""

    def __init__(self, reading: Reading, pairs: Several[tuple[Scalar, Scalar]], flow: bool) -> None:
        self._pairs, self._flow = pairs, flow
        self._text = reading.text
        self._names = [reading.span(name.place) for name, _ in pairs]
        self._values = [reading.span(value.place) for _, value in pairs]
        spans = [(name[0], value[1]) for name, value in zip(self._names, self._values, strict=True)]
        self._series = Series(reading.text, tuple(spans), flow, entries=False)

    def with_row(self, name: str, value: str, order: Several[str]) -> list[Edit] | None:
        """What puts in a row, where it stands in the order of the names; at the end where nothing tells its place."""
        if not self._pairs:
            return None
        at = self._place_in(order, name)
        neighbour = max(at - 1, 0)
        name_there, value_there = self._pairs[neighbour]
        content = written_like(name, self._token(self._names[neighbour]), name_there.text, self._flow)
        figure = written_like(value, self._token(self._values[neighbour]), value_there.text, self._flow)
        return self._series.insertion(at, content + self._separator(content) + figure)

    def without_row(self, value: Scalar) -> list[Edit] | None:
        """What takes out the row with that value."""
        at = next((number for number, (_, one) in enumerate(self._pairs) if one is value), None)
        return None if at is None else self._series.removal(at)

    def _place_in(self, order: Several[str], name: str) -> int:
        """After the nearest of the rows that come before it in the order, or else before the first of those that come
        after it.
        """
        wanted = [normalise(one) for one in order]
        if normalise(name) not in wanted:
            return len(self._pairs)
        rank = wanted.index(normalise(name))
        stated = {normalise(one.text): number for number, (one, _) in enumerate(self._pairs)}
        earlier = [stated[one] for one in wanted[:rank] if one in stated]
        later = [stated[one] for one in wanted[rank + 1 :] if one in stated]
        return earlier[-1] + 1 if earlier else min(later, default=len(self._pairs))

    def _separator(self, name: str) -> str:
        """What stands between name and figure: as in the other rows, figures under each other where theirs are."""
        gaps = [self._text[start[1] : end[0]] for start, end in zip(self._names, self._values, strict=True)]
        if len(set(gaps)) == 1 and _SEPARATOR.fullmatch(gaps[0]):
            return gaps[0]
        widths = {len(token) + len(gap) for token, gap in zip(map(self._token, self._names), gaps, strict=True)}
        if len(widths) == 1 and not self._flow and all(re.fullmatch(": +", gap) for gap in gaps):
            return ":" + " " * max(widths.pop() - len(name) - 1, 1)
        return ": "

    def _token(self, span: tuple[int, int]) -> str:
        return self._text[slice(*span)]


def rows_of(reading: Reading, found: Found | None) -> Rows | None:
    """The rows of a table; None where some of them are no names with single values, or are written over several lines
    in another way than with quotation marks.
    """
    if found is None or not isinstance(found.node, Mapping):
        return None
    pairs = [
        (name, value) for name, value in found.node.pairs if isinstance(name, Scalar) and isinstance(value, Scalar)
    ]
    if len(pairs) < len(found.node.pairs) or any(_is_block_text(reading, part) for pair in pairs for part in pair):
        return None
    return Rows(reading, pairs, found.flow or reading.in_brackets(found.node))


class Entries:
    """A list of single values."""

    def __init__(self, reading: Reading, items: Several[Scalar], flow: bool) -> None:
        self._text, self._items, self._flow = reading.text, items, flow
        self._series = Series(reading.text, tuple(reading.span(item.place) for item in items), flow, entries=True)

    def with_entry(self, at: int, text: str) -> list[Edit] | None:
        """What puts in an entry before the one of that number, or at the end."""
        if not self._items:
            return None
        neighbour = max(at - 1, 0)
        like = written_like(text, self.token(neighbour), self._items[neighbour].text, self._flow)
        return self._series.insertion(at, like)

    def without_entry(self, at: int) -> list[Edit] | None:
        """What takes out the entry of that number."""
        return self._series.removal(at)

    def replaced(self, at: int, text: str) -> Edit:
        """What writes another text in the place of an entry."""
        like = written_like(text, self.token(at), self._items[at].text, self._flow)
        return Edit(*self._series.spans[at], like)

    def turned(self) -> list[Edit]:
        """What lists the same entries from the last to the first, each on a line of the other."""
        tokens = [self.token(at) for at in range(len(self._items))]
        there = zip(self._series.spans, tokens, reversed(tokens), strict=True)
        return [Edit(*span, new) for span, old, new in there if new != old]

    def token(self, at: int) -> str:
        """An entry as it is written."""
        return self._text[slice(*self._series.spans[at])]


def entries_of(reading: Reading, found: Found | None) -> Entries | None:
    """The entries of a list; None where some of them are no single values."""
    if found is None or not isinstance(found.node, Sequence):
        return None
    items = [item for item in found.node.items if isinstance(item, Scalar) and not item.empty]
    if len(items) < len(found.node.items) or any(_is_block_text(reading, item) for item in items):
        return None
    return Entries(reading, items, found.flow or reading.in_brackets(found.node))


def figure_replaced(reading: Reading, found: Found | None, text: str) -> Edit | None:
    """What writes another text in the place of a single value, in its quotation marks; None where it cannot be."""
    if found is None or not isinstance(found.node, Scalar) or _is_block_text(reading, found.node):
        return None
    start, end = reading.span(found.node.place)
    token = reading.text[start:end]
    return Edit(start, end, written(text, token[:1] if token[:1] in ('"', "'") else "", found.flow))


def _is_block_text(reading: Reading, scalar: Scalar) -> bool:
    """Whether a text is written in lines of its own after a “|” or “>”, so that only its beginning is known."""
    return scalar.quoted and reading.text[reading.offset(*scalar.place[:2])] in "|>"
