"""YAML nodes that keep what was typed: text is never turned into a number, a date or a truth value."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from pacheck.findings import Place


class Scalar(NamedTuple):
    """A value or name as typed, without its quotation marks and without invisible characters.

    `faulty` tells that invisible characters were taken out, and reported.
    """

    text: str
    place: Place
    quoted: bool = False
    faulty: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing stands here at all."""
        return not self.text and not self.faulty


class Sequence(NamedTuple):
    """A list."""

    items: tuple[Node, ...]
    place: Place


class Mapping(NamedTuple):
    """Names and their values, in file order; a name may be any node, and may be repeated."""

    pairs: tuple[tuple[Node, Node], ...]
    place: Place


Node: TypeAlias = Scalar | Sequence | Mapping


class Fault(NamedTuple):
    """What makes a text unreadable as a submission, or a part of it."""

    rule: str
    message: str
    place: Place
    help: str = ""


class Document(NamedTuple):
    """One document of a file: its number from 1, its root (None where it could not be read) and its faults."""

    number: int
    root: Node | None
    faults: tuple[Fault, ...] = ()
    judgeable: bool = True
    """False where something refused stands in it, so that no figure of it is judged."""
