"""How a value or name is written: as its neighbours are, in quotation marks where they are or where it must be."""

from __future__ import annotations

import json
import re

_PLAIN = re.compile(r"[A-Za-z0-9$](?:[^#:]|(?<! )#|:(?! ))*(?<![: ])")
"""What can be read in no other way without quotation marks, in lines of its own."""

_ENDS_IN_BRACKETS = frozenset(",[]{}:")


def quotation_mark(token: str) -> str:
    """The mark in which a text of the file is quoted; empty where it is not."""
    return token[:1] if token[:1] in ('"', "'") else ""


def needs_none(text: str, flow: bool) -> bool:
    """Whether a text can stand without quotation marks, inside brackets (`flow`) or not."""
    fits = text.isprintable() and _PLAIN.fullmatch(text) is not None
    return fits and not (flow and any(char in _ENDS_IN_BRACKETS for char in text))


def written(text: str, mark: str, flow: bool) -> str:
    """A text in those quotation marks; where there are none, in double ones if it needs them."""
    if mark == "'":
        return "'" + text.replace("'", "''") + "'"
    if mark or not needs_none(text, flow):
        return json.dumps(text, ensure_ascii=False)
    return text


def written_like(text: str, neighbour: str, stated: str, flow: bool) -> str:
    """A text as its neighbour is written, of which `stated` is the text: in quotation marks if that would do without
    them and has them all the same.
    """
    mark = quotation_mark(neighbour)
    if mark and not needs_none(stated, flow) and needs_none(text, flow):
        mark = ""
    return written(text, mark, flow)
