"""Commented YAML, line by line: names and values that stay what they are, comments that stay in their line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence

from pacheck.report.columns import folding
from pacheck.wording import shown

_WIDTH = 110
_COMMENT_LENGTH = 4_000
_STEP = "  "
# A letter, digit or dollar first; nothing that YAML gives a meaning to, alone or beside a blank.
_PLAIN = re.compile(r"[A-Za-z0-9$][A-Za-z0-9_ $%&'(),./+-]*(?<! )")
_PLAIN_IN_LIST = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .'-]*(?<! )")
_OTHER_READERS = re.compile(r"null|true|false|yes|no|on|off|y|n|nan|inf", re.IGNORECASE)
"""Words that a reader of YAML may take for something else than text."""


def text(value: str) -> str:
    """A name or value as it is written in a line of its own; between quotation marks where it must be."""
    return value if _PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=False)


def typed_text(value: str) -> str:
    """What a user typed: without quotation marks only where every reader takes it for that text."""
    harmless = _PLAIN.fullmatch(value) and value[0].isalpha() and not _OTHER_READERS.fullmatch(value)
    return value if harmless else json.dumps(value, ensure_ascii=False)


def comment(remark: str, depth: int = 0) -> Iterator[str]:
    """A remark as lines of comment; nothing in it can end the comment."""
    safe = shown(" ".join(remark.split()), _COMMENT_LENGTH)
    indent = _STEP * depth
    yield from (f"{indent}# {line}" for line in folding(safe, _WIDTH - len(indent) - 2))


def entry(name: str, value: str | None = None, depth: int = 0) -> str:
    """A name with its value in one line, or a name that lines follow under."""
    return f"{_STEP * depth}{text(name)}:" + ("" if value is None else f" {text(value)}")


def items(values: Sequence[str], depth: int) -> Iterator[str]:
    """A list, one value a line."""
    yield from (f"{_STEP * depth}- {text(value)}" for value in values)


def flow(name: str, values: Sequence[str], depth: int) -> Iterator[str]:
    """A long list of short values, several in a line."""
    written = [value if _PLAIN_IN_LIST.fullmatch(value) else json.dumps(value, ensure_ascii=False) for value in values]
    line = indent = _STEP * (depth + 1)
    yield f"{_STEP * depth}{text(name)}: ["
    for number, value in enumerate(written, 1):
        added = value if number == len(written) else f"{value}, "
        if line != indent and len(line) + len(added) > _WIDTH:
            yield line.rstrip()
            line = indent
        line += added
    yield line
    yield f"{_STEP * depth}]"


def whole(lines: Iterable[str]) -> str:
    """Lines as the text of a file."""
    return "".join(f"{line}\n" for line in lines)
