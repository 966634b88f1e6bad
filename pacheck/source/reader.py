"""The one reader: ruamel.yaml's C parser, driven event by event, so that limits hold while it reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ruamel.yaml.cyaml import CParser
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from pacheck.findings import Place
from pacheck.source import refusals
from pacheck.source.limits import USUAL, Limits
from pacheck.source.nodes import Document, Fault, Mapping, Node, Scalar, Sequence
from pacheck.source.syntax import syntax_fault
from pacheck.source.text import decode


def read_documents(data: bytes, limits: Limits = USUAL) -> Iterator[Document]:
    """The documents of a file, in order; empty ones are passed over.

    A file that cannot be read at all is one document without a root, with its fault. So is the rest of a file from the
    document on in which the text stops being YAML. A file without any document is one with that fault.
    """
    text = decode(data, limits.max_bytes)
    if isinstance(text, Fault):
        yield Document(1, None, (text,))
        return
    number = 1
    composer = _Composer(text, limits)
    try:
        while composer.at_document():
            if number > limits.max_documents:
                raise composer.too_many_documents()
            document = composer.document(number)
            if document is not None:
                yield document
                number += 1
    except _LimitReached as limit:
        yield Document(number, None, (limit.fault,))
        return
    except YAMLError as error:
        yield Document(number, None, (syntax_fault(error, text),))
        return
    if number == 1:
        yield Document(1, None, (_NO_DOCUMENT,))


_NO_DOCUMENT = Fault(
    "no-document",
    "The file holds no Rules Submission.",
    Place(1, 1, 1, 1),
    "Begin with “game:” and the name of the game.",
)


class _LimitReached(Exception):
    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message)
        self.fault = Fault("over-limit", message, place, "No Rules Submission needs this; simplify the file.")


class _Composer:
    """Builds nodes from the parser's events without recursion, and stops where a limit is reached."""

    def __init__(self, text: str, limits: Limits) -> None:
        self._limits = limits
        self._parser = CParser(text)
        self._parser.get_event()
        self._nodes = 0
        self._faults: list[Fault] = []

    def at_document(self) -> bool:
        return not isinstance(self._parser.peek_event(), StreamEndEvent)

    def too_many_documents(self) -> _LimitReached:
        """What to raise instead of reading a further document."""
        message = f"The file holds more than {self._limits.max_documents:,} submissions."
        return _LimitReached(message, _place(self._parser.peek_event()))

    def document(self, number: int) -> Document | None:
        """The next document, or None where it is empty."""
        self._faults = []
        start = self._parser.get_event()
        if isinstance(start, DocumentStartEvent) and (start.version or start.tags):
            self._refuse(refusals.directive_fault(_place(start)))
        root = self._root()
        if isinstance(root, Scalar) and root.empty and not root.quoted and not self._faults:
            return None
        judgeable = not any(fault.rule == refusals.RULE for fault in self._faults)
        return Document(number, root, tuple(self._faults), judgeable)

    def _root(self) -> Node:
        open_parts: list[_Part] = []
        root: Node | None = None
        while not isinstance(event := self._parser.get_event(), DocumentEndEvent):
            node: Node
            if isinstance(event, ScalarEvent):  # first, since most events are scalars
                self._count(event)
                is_key = bool(open_parts) and open_parts[-1].named and len(open_parts[-1].nodes) % 2 == 0
                node = self._scalar(event, is_key)
            elif isinstance(event, (MappingStartEvent, SequenceStartEvent)):
                self._count(event)
                self._refuse_properties(event)
                open_parts.append(_Part(event, isinstance(event, MappingStartEvent), []))
                if len(open_parts) > self._limits.max_depth:
                    message = f"Parts are nested more than {self._limits.max_depth} deep here."
                    raise _LimitReached(message, _place(event))
                continue
            elif isinstance(event, AliasEvent):
                self._count(event)
                self._refuse(refusals.alias_fault(event.anchor, _place(event)))
                node = Scalar(f"*{event.anchor}", _place(event), faulty=True)
            else:
                node = _closed(open_parts.pop(), event)
            if open_parts:
                part = open_parts[-1]
                part.nodes.append(node)
                most = self._limits.max_entries
                if len(part.nodes) > most * (2 if part.named else 1):
                    raise _LimitReached(f"A list or group has more than {most:,} entries.", node.place)
            else:
                root = node
        assert root is not None, "the parser gives every document a root"
        return root

    def _scalar(self, event: Any, is_key: bool) -> Scalar:
        place = _place(event) if event.style not in _BLOCKS else _beginning(event)
        text: str = event.value
        most = self._limits.max_text_length
        if len(text) > most:
            kind = "A name" if is_key else "A value"
            raise _LimitReached(f"{kind} of {len(text):,} characters is longer than {most:,}.", place)
        if event.anchor is not None or event.tag is not None:
            self._refuse_properties(event)
        if is_key and text == "<<" and not event.style:
            self._refuse(refusals.merge_fault(place))
        faulty = False
        if not (text.isascii() and text.isprintable()):
            for fault in refusals.hidden_character_faults(text, place):
                self._refuse(fault)
                faulty, text = True, refusals.without_hidden(text)
        return Scalar(text, place, bool(event.style), faulty)

    def _refuse_properties(self, event: Any) -> None:
        if event.anchor is not None:
            self._refuse(refusals.anchor_fault(event.anchor, _place(event)))
        if event.tag is not None:
            self._refuse(refusals.tag_fault(event.tag, _place(event)))

    def _refuse(self, fault: Fault) -> None:
        self._faults.append(fault)
        most = self._limits.max_faults
        if len(self._faults) > most:
            raise _LimitReached(f"The document has more than {most:,} faults of its writing.", fault.place)

    def _count(self, event: Any) -> None:
        self._nodes += 1
        most = self._limits.max_nodes
        if self._nodes > most:
            raise _LimitReached(f"The file holds more than {most:,} names and values.", _place(event))


class _Part(NamedTuple):
    """A list or mapping that has not ended yet, with its nodes so far: items, or names and values in turn."""

    start: Any
    named: bool
    nodes: list[Node]


def _closed(part: _Part, end: Any) -> Node:
    place = Place(*_place(part.start)[:2], *_place(end)[2:])
    if part.named:
        return Mapping(tuple(zip(part.nodes[::2], part.nodes[1::2], strict=True)), place)
    return Sequence(tuple(part.nodes), place)


def _place(event: Any) -> Place:
    start, end = event.start_mark, event.end_mark
    return Place(start.line + 1, start.column + 1, end.line + 1, end.column + 1)


_BLOCKS = ("|", ">")


def _beginning(event: Any) -> Place:
    start = event.start_mark
    return Place(start.line + 1, start.column + 1, start.line + 1, start.column + 2)
