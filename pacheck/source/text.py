"""From bytes to text that hides nothing: UTF-8, bounded, without characters that mislead the eye."""

from __future__ import annotations

import re

from pacheck.findings import Place
from pacheck.source.limits import MAX_BYTES, size
from pacheck.source.nodes import Fault
from pacheck.wording import code_point

BOM = "\ufeff"
_UTF_16_OR_32 = (b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")
_LINE_END = re.compile("\r\n|\r|\n")
_MISLEADING = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]"
)


def decode(data: bytes, max_bytes: int = MAX_BYTES) -> str | Fault:
    """The text of a file, without the byte-order mark at its start, or the first fault that makes it unreadable."""
    if len(data) > max_bytes:
        message = f"The file is larger than {size(max_bytes)}."
        return Fault("too-large", message, _START, "Split it: one file per game is enough.")
    if data.startswith(_UTF_16_OR_32):
        return Fault("not-utf8", "The file is encoded as UTF-16 or UTF-32, not as UTF-8.", _START, _SAVE_AS_UTF8)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix(BOM)
        message = f"The byte 0x{data[error.start]:02X} is not valid in UTF-8."
        return Fault("not-utf8", message, _place_after(before), _SAVE_AS_UTF8)
    text = text.removeprefix(BOM)
    if not text.isascii() or not text.isprintable():
        misleading = _MISLEADING.search(text)
        if misleading:
            return _misleading_fault(text, misleading.start())
    return text


_START = Place(1, 1, 1, 1)
_SAVE_AS_UTF8 = "Save the file as UTF-8."


def _misleading_fault(text: str, offset: int) -> Fault:
    char = text[offset]
    return Fault(
        "misleading-character",
        f"The file contains {code_point(char)}, with which a text can look different from what it says.",
        _place_after(text[:offset]),
        "Delete the character; retype the line if it was copied from another program.",
    )


def last_character(text: str) -> Place:
    """The place of the last character that is no blank and no line end."""
    return _place_after(text.rstrip()[:-1])


def _place_after(before: str) -> Place:
    ends = list(_LINE_END.finditer(before))
    line = len(ends) + 1
    column = len(before) - (ends[-1].end() if ends else 0) + 1
    return Place(line, column, line, column + 1)
