"""What the YAML parser stumbled over, in plain words and at the place where the writer must look."""

from __future__ import annotations

from ruamel.yaml.error import MarkedYAMLError, YAMLError

from pacheck.findings import Place
from pacheck.source.nodes import Fault
from pacheck.source.text import last_character

RULE = "not-yaml"

_EXPLANATIONS: tuple[tuple[str, str, str], ...] = (
    (
        "found unexpected ':'",
        "A colon stands inside a value or a name here.",
        "Inside {…} and […] write a blank after the colon of a name (Flush: 4 to 1), and put a value that contains "
        "a colon between quotation marks, or write the odds with “to” (4 to 1).",
    ),
    (
        "mapping values are not allowed",
        "A second colon in the line, or a line that belongs to no name, cannot be read.",
        "Put a value that contains a colon and a blank between quotation marks, and check the indentation.",
    ),
    (
        "could not find expected ':'",
        "A line here is neither “name: value” nor part of the value above it.",
        "Add the colon and a blank after the name, or indent the line below its name.",
    ),
    (
        "did not find expected key",
        "The line does not fit the lines around it.",
        "Give all names of one group the same indentation, and check the quotation marks.",
    ),
    (
        "did not find expected '-' indicator",
        "The line does not fit the list above it.",
        "Give all items of one list the same indentation.",
    ),
    (
        "found character that cannot start any token",
        "A value or line cannot begin with this character.",
        "Indent with blanks, not with tabs, and put a value that begins with a special character between "
        "quotation marks.",
    ),
    (
        "found a tab character",
        "A tab stands where a blank is needed.",
        "Use blanks instead of tabs.",
    ),
    (
        "did not find expected ',' or '}'",
        "The brace { is not closed.",
        "Close it with }, and separate its parts with commas.",
    ),
    (
        "did not find expected ',' or ']'",
        "The bracket [ is not closed.",
        "Close it with ], and separate its parts with commas.",
    ),
    ("found unexpected end of stream", "The quotation mark that opens here is never closed.", "Close it."),
    (
        "found unexpected document indicator",
        "The quotation mark that opens here is not closed in its document.",
        "Close it.",
    ),
    ("invalid Unicode character", "The escape sequence stands for no character.", "Type the character itself."),
    (
        "unknown escape character",
        "The backslash sequence is not known.",
        "Use single quotation marks, or write \\\\ for a backslash.",
    ),
    ("found undefined tag handle", "A tag is not allowed.", "Leave it out; values are read as typed."),
    ("directive", "Directives (lines that begin with “%”) are not allowed.", "Delete the line."),
    (
        "did not find expected <document start>",
        "A new document begins without its “---” line.",
        "Put “---” in a line of its own.",
    ),
)
_GENERAL = (
    "The text cannot be read from here on.",
    "Check the punctuation and the indentation of this line and the one above.",
)
_WHERE_IT_OPENS = ("quoted scalar", "flow mapping", "flow sequence", "simple key")


def syntax_fault(error: YAMLError, text: str) -> Fault:
    """The fault for what the parser raised, placed where the broken construction opens if it is never closed."""
    problem = (error.problem or "") if isinstance(error, MarkedYAMLError) else ""
    place = _place(error, text) if isinstance(error, MarkedYAMLError) else Place(1, 1, 1, 2)
    for part, message, remedy in _EXPLANATIONS:
        if part in problem:
            return Fault(RULE, message, place, remedy)
    return Fault(RULE, _GENERAL[0], place, _GENERAL[1])


def _place(error: MarkedYAMLError, text: str) -> Place:
    """Where the writer must look: where a thing opens that is never closed, else where the parser stopped."""
    context, problem = error.context or "", error.problem or ""
    stopped = error.problem_mark or error.context_mark
    at_end = stopped is not None and not text[stopped.index :].strip()
    opens = error.context_mark if any(kind in context for kind in _WHERE_IT_OPENS) else None
    if opens is not None and (at_end or "simple key" in context or "document indicator" in problem):
        return Place(opens.line + 1, opens.column + 1, opens.line + 1, opens.column + 2)
    if at_end and text.strip():
        return last_character(text)
    if stopped is None:
        return Place(1, 1, 1, 2)
    return Place(stopped.line + 1, stopped.column + 1, stopped.line + 1, stopped.column + 2)
