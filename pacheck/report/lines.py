"""Lines of a report as stretches of text, each with a style that a terminal may show."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeAlias

from pacheck.findings import Finding


class Style(str, Enum):
    """How a stretch of text looks on a terminal, in rich's terms."""

    PLAIN = ""
    PATH = "bold"
    GOOD = "green"
    BAD = "bold red"
    CARE = "yellow"
    HUNK = "cyan"
    REMOVED = "red"
    ADDED = "bright_green"
    QUIET = "dim"


class Span(NamedTuple):
    """A stretch of text of one style."""

    text: str
    style: Style = Style.PLAIN


Line: TypeAlias = tuple[Span, ...]


def line(text: str, style: Style = Style.PLAIN) -> Line:
    """A line of one style."""
    return (Span(text, style),)


def as_text(lines: Iterable[Line]) -> str:
    """Lines without their styles."""
    return "".join("".join(span.text for span in spans) + "\n" for spans in lines)


def excuse(finding: Finding) -> str:
    """By what a finding does not fail the gate, to follow its message; empty where it does."""
    if finding.waived:
        return f" [waived until {finding.waived.until} by {finding.waived.reference}]"
    return " [known from the baseline]" if finding.known else ""
