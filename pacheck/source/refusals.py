"""What YAML allows and a Rules Submission does not: every figure stands where it applies, as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Place
from pacheck.source.nodes import Fault
from pacheck.wording import code_point, counted, is_hidden, listing, quoted

RULE = "refused-yaml"


def anchor_fault(name: str, place: Place) -> Fault:
    """An anchor: `&name`."""
    return Fault(RULE, f"The anchor {quoted('&' + name)} is not allowed.", place, "Write the value out in each place.")


def alias_fault(name: str, place: Place) -> Fault:
    """An alias: `*name`."""
    return Fault(
        RULE,
        f"The alias {quoted('*' + name)} is not allowed: every figure must stand where it applies.",
        place,
        "Write the value itself.",
    )


def tag_fault(tag: str, place: Place) -> Fault:
    """A tag: `!!str`, `!ref`."""
    short = "!!" + tag.removeprefix("tag:yaml.org,2002:") if tag.startswith("tag:yaml.org,2002:") else tag
    return Fault(
        RULE, f"The tag {quoted(short)} is not allowed.", place, "Leave the tag out; values are read as typed."
    )


def merge_fault(place: Place) -> Fault:
    """A merge key: `<<`."""
    return Fault(RULE, "The merge key “<<” is not allowed.", place, "Write the rows themselves.")


def directive_fault(place: Place) -> Fault:
    """A `%` directive in front of a document."""
    return Fault(RULE, "Directives (lines that begin with “%”) are not allowed.", place, "Delete the line.")


def hidden_character_faults(text: str, place: Place) -> Iterator[Fault]:
    """The invisible characters in a value or name, in one fault, or none."""
    hidden = [char for char in dict.fromkeys(text) if char not in "\t\r\n" and is_hidden(char)]
    if hidden:
        named = listing([code_point(char) for char in hidden[:3]], "and")
        more = f" and {counted(len(hidden) - 3, 'other')}" if len(hidden) > 3 else ""
        yield Fault(
            "invisible-character",
            f"{quoted(text)} contains {named}{more}, which cannot be seen.",
            place,
            "Delete what is invisible; retype the text if it was copied from another program.",
        )


def without_hidden(text: str) -> str:
    """A text without its invisible characters."""
    return "".join(char for char in text if char in "\t\r\n" or not is_hidden(char))
