"""The page of a rule, read from the file of its name in `pages/`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from pacheck.regulations.catalog import filed_under
from pacheck.regulations.documents import read_plain
from pacheck.rules import RULES

_CODE_POINT = re.compile(r"<U\+([0-9A-F]{4,6})>")
_FOLDER = Path(__file__).parent / "pages"


class Example(NamedTuple):
    """A submission, or what stands in its place: a link that leads nowhere.

    In its text, `<U+200B>` stands for the character of that number, as in a report.
    """

    text: str
    encoding: str = "utf-8"
    repeated: int = 1
    """How often the text stands in the file."""
    link: str | None = None
    """Where the file leads that is a link."""
    waivers: str | None = None
    """The file of waivers beside it."""

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        text = _CODE_POINT.sub(lambda match: chr(int(match[1], 16)), self.text)
        return text.encode(self.encoding) * self.repeated


class Page(NamedTuple):
    """What there is to say about a rule."""

    rule: str
    summary: str
    meaning: str
    written: str
    """Where it is written what the finding is held against."""
    put_right: str
    bad: Example
    """A submission with this finding, and with no others but those that come with it."""
    good: Example
    """The same submission put right: without any finding."""
    comes_with: tuple[str, ...]
    """The rules whose findings the same fault brings about."""
    good_has: tuple[str, ...]
    """The rules of notes that every submission of the example's game has."""


def page(rule: str) -> Page:
    """The page of one of the rules."""
    path = _FOLDER / f"{rule}.yaml"
    entry: dict[str, Any] = read_plain(path, path.read_bytes()).value
    return Page(
        rule,
        RULES[rule],
        entry["meaning"],
        entry["written"].replace("{filing}", filed_under()),
        entry["put_right"],
        Example(
            entry.get("bad", ""),
            entry.get("bad_encoding", "utf-8"),
            int(entry.get("bad_repeated", "1")),
            entry.get("bad_link"),
            entry.get("bad_waivers"),
        ),
        Example(entry["good"]),
        tuple(entry.get("comes_with", entry.get("both_have", ()))),
        tuple(entry.get("good_has", entry.get("both_have", ()))),
    )
