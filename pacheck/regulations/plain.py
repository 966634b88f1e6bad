"""YAML nodes as plain lists, mappings and text, for a JSON Schema validator, with a line for each path into them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from pacheck.source.nodes import Mapping, Node, Scalar, Sequence
from pacheck.wording import quoted


class NameFault(Exception):
    """A name that cannot be used, told with its line."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(line, fault)
        self.line, self.fault = line, fault


class Plain(NamedTuple):
    """Plain data and the nodes they came from."""

    value: Any
    root: Node

    def line(self, path: Iterable[Any]) -> int:
        """The line at which the value at a path stands, or its nearest parent that exists."""
        node = self.root
        line = node.place.line
        for step in path:
            if isinstance(node, Mapping):
                found = next(
                    ((key, value) for key, value in node.pairs if isinstance(key, Scalar) and key.text == step), None
                )
                if found is None:
                    break
                line, node = found[0].place.line, found[1]
            elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
                node = node.items[step]
                line = node.place.line
            else:
                break
        return line


def to_plain(root: Node) -> Plain:
    """Plain data of a node. Raises NameFault for a name that is no text or stands twice."""
    return Plain(_value(root), root)


def _value(node: Node) -> Any:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [_value(item) for item in node.items]
    result: dict[str, Any] = {}
    for key, value in node.pairs:
        if not isinstance(key, Scalar):
            raise NameFault(key.place.line, "a list or names with values cannot be a name")
        if key.text in result:
            raise NameFault(key.place.line, f"{quoted(key.text)} stands twice at this place")
        result[key.text] = _value(value)
    return result
