"""A document whose names are those of the regulation, wherever they could be recognised."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from pacheck.findings import Place


class Text(NamedTuple):
    """A value as typed. `faulty` values have been reported already and are not judged again."""

    text: str
    place: Place
    pointer: str
    faulty: bool = False


class Listing(NamedTuple):
    """A list of values."""

    items: tuple[Tree, ...]
    place: Place
    pointer: str


class Entry(NamedTuple):
    """A name and what stands under it: the canonical name if `known`, the name as typed otherwise."""

    name: str
    typed: str
    place: Place
    """Where the name stands."""
    value: Tree
    known: bool
    faulty: bool = False
    """Whether invisible characters in the name have been reported already."""

    @property
    def pointer(self) -> str:
        """JSON Pointer to the value, by the names as typed."""
        return self.value.pointer


class Form(NamedTuple):
    """Names with values, by canonical name, in file order."""

    entries: dict[str, Entry]
    place: Place
    """Where the name of this part stands, or its beginning where it has none."""
    pointer: str

    def get(self, *path: str) -> Entry | None:
        """The entry at a path of canonical names."""
        form: Tree = self
        entry = None
        for name in path:
            entry = form.entries.get(name) if isinstance(form, Form) else None
            if entry is None:
                return None
            form = entry.value
        return entry

    def part(self, *path: str) -> Form | None:
        """The part at a path, if it is stated as names with values."""
        entry = self.get(*path)
        return entry.value if entry is not None and isinstance(entry.value, Form) else None

    def text(self, *path: str) -> Text | None:
        """The value at a path, if it is stated as text and not empty."""
        entry = self.get(*path)
        return entry.value if entry is not None and isinstance(entry.value, Text) and entry.value.text else None

    def texts(self, *path: str) -> tuple[Text, ...] | None:
        """The values of the list at a path, if one is stated."""
        entry = self.get(*path)
        if entry is None or not isinstance(entry.value, Listing):
            return None
        return tuple(item for item in entry.value.items if isinstance(item, Text) and item.text)


Tree: TypeAlias = Text | Listing | Form
