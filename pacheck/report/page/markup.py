"""HTML that is safe by the way it is made: a text becomes markup only by being escaped."""

from __future__ import annotations

from html import escape

from pacheck.wording import is_hidden

_VOID = frozenset({"meta"})
"""Elements without content and end; those of a drawing always have an end."""
_OWN_LINE = frozenset(
    {
        *("html", "head", "meta", "title", "style", "body", "header", "nav", "main", "footer", "section", "figure"),
        *("svg", "g", "table", "thead", "tbody", "tr", "ol", "ul", "li", "dl"),
    }
)
"""Elements after which a new line makes the file easier to read and changes nothing on the page."""


class Markup(str):
    """A text that is HTML already. Everything else is escaped where it is put into an element."""

    __slots__ = ()


def element(tag: str, /, *inside: str, **attributes: str) -> Markup:
    """An element. What is inside is text, and escaped, unless it is Markup; values of attributes are always escaped.

    A name of an attribute is written with `_` for `-`, and with `_` at its end where Python has the word itself.
    """
    named = "".join(f' {key.rstrip("_").replace("_", "-")}="{text(value)}"' for key, value in attributes.items())
    line = "\n" if tag in _OWN_LINE else ""
    if tag in _VOID:
        return Markup(f"<{tag}{named}>{line}")
    return Markup(f"<{tag}{named}>{joined(*inside)}</{tag}>{line}")


def joined(*parts: str) -> Markup:
    """Parts one after the other: Markup as it is, text escaped."""
    return Markup("".join(part if isinstance(part, Markup) else text(part) for part in parts))


def text(words: str) -> Markup:
    """Words as text. What is hidden in them, and should not have come so far, is told by its number."""
    if not (words.isascii() and words.isprintable()):
        words = "".join(f"<U+{ord(char):04X}>" if is_hidden(char) else char for char in words)
    return Markup(escape(words, quote=True))


def in_ascii(page: Markup) -> str:
    """The page in characters that every encoding has, so that its bytes are the same wherever it is written."""
    return page.encode("ascii", "xmlcharrefreplace").decode("ascii")
