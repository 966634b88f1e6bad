"""Harmless typography, read as what it stands for; nothing else is ever replaced."""

from __future__ import annotations

from pacheck.wording import code_point, listing, shown

_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63"
_APOSTROPHES = "\u2018\u2019\u201b\u02bc\u2032"
_QUOTATION_MARKS = "\u201c\u201d\u201f\u2033"
_SPACES = "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"

_PLAIN = str.maketrans(
    {
        **dict.fromkeys(_DASHES, "-"),
        **dict.fromkeys(_APOSTROPHES, "'"),
        **dict.fromkeys(_QUOTATION_MARKS, '"'),
        **dict.fromkeys(_SPACES, " "),
    }
)
_LOWER = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


def plain(text: str) -> str:
    """A value with typographic dashes, quotation marks and spaces as their plain forms, spaces single and outer
    ones gone.
    """
    text = text.strip("\n").translate(_PLAIN)
    return " ".join(part for part in text.split(" ") if part)


def lower(text: str) -> str:
    """Lower case for the letters A to Z only: letters of other scripts never become one of these."""
    return text.translate(_LOWER)


def look_alikes(text: str) -> str:
    """Which letters and digits of a text are not the plain ones, in words; empty where all are."""
    strange = [char for char in dict.fromkeys(plain(text)) if not char.isascii()]
    if not strange:
        return ""
    named = listing([f"“{shown(char)}” ({code_point(char)})" for char in strange[:3]], "and")
    return (
        f"It contains {named}, which is not a plain letter or digit."
        if len(strange) == 1
        else (f"It contains {named}, which are not plain letters or digits.")
    )
