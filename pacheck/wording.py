"""How anything typed by a submitter, and any list of names, is put into words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

SHOWN_LENGTH = 80
"""Characters of a submitted text that a report quotes; the rest is counted, not shown."""

_LOOKS_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_VARIATION_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_NEEDS_CARE = re.compile("<|%(?=[0-9A-Fa-f]{2})|  ")
_BLANKS = re.compile(" {2,}")
_PERCENT_CODE = re.compile("%(?=[0-9A-Fa-f]{2})")
_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def is_hidden(char: str) -> bool:
    """Whether a character is invisible or changes how its neighbours are displayed.

    Control, format (zero-width, bidirectional, soft hyphen), surrogate and private-use characters, line
    and paragraph separators, noncharacters, fillers and variation selectors.
    """
    if " " <= char <= "~":
        return False
    code = ord(char)
    return (
        unicodedata.category(char) in _HIDDEN_CATEGORIES
        or char in _LOOKS_EMPTY
        or code & 0xFFFE == 0xFFFE
        or 0xFDD0 <= code <= 0xFDEF
        or any(code in selectors for selectors in _VARIATION_SELECTORS)
    )


def code_point(char: str) -> str:
    """A character by number and name, as in `U+200B ZERO WIDTH SPACE`."""
    kind = "(a control character)" if unicodedata.category(char) == "Cc" else ""
    return f"U+{ord(char):04X} {unicodedata.name(char, kind)}".rstrip()


def shown(text: str, length: int = SHOWN_LENGTH) -> str:
    """A submitted text in a form that is safe on a terminal, in a report and in a log.

    Hidden characters appear as `<U+200B>`, and so do the `<` that begins such a form (or a tag, where a report is
    pasted into a page), a `%` that could be decoded with the two digits after it, combining marks and letters that are
    written from right to left. Unusual spaces appear as plain ones, several as one, so that a text cannot imitate the
    columns of a report; a long text is cut and its length told.
    """
    text = text.rstrip("\n")
    if len(text) <= length and text.isascii() and text.isprintable() and not _NEEDS_CARE.search(text):
        return text
    cut = _PERCENT_CODE.sub(f"<U+{ord('%'):04X}>", "".join(_shown_char(char) for char in text[:length]))
    cut = _BLANKS.sub(" ", cut)
    return cut if len(text) <= length else f"{cut}… ({len(text):,} characters)"


def _shown_char(char: str) -> str:
    if is_hidden(char) or char == "<" or _moves_others(char):
        return f"<U+{ord(char):04X}>"
    return " " if unicodedata.category(char) == "Zs" else char


def _moves_others(char: str) -> bool:
    """Whether a character is drawn onto its neighbour, or turns the direction of the line; of one that is not assigned
    nothing is known.
    """
    turns = ("R", "AL", "AN", "")
    return char > "~" and (unicodedata.combining(char) != 0 or unicodedata.bidirectional(char) in turns)


def quoted(text: str) -> str:
    """A submitted text between quotation marks, safe to display."""
    return f"“{shown(text)}”"


def listing(names: Iterable[str], word: str = "or") -> str:
    """Names in a sentence: `A`, `A or B`, `A, B or C`."""
    all_names = list(names)
    if len(all_names) < 2:
        return "".join(all_names)
    return f"{', '.join(all_names[:-1])} {word} {all_names[-1]}"


def counted(number: int, singular: str, plural: str | None = None) -> str:
    """A number with its noun: `1 error`, `2 errors`, `1,000 errors`."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"
