"""Unknown names, missing parts, empty values and wrong shapes, each at its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pacheck.findings import Finding, error
from pacheck.regulations.model import Regulation
from pacheck.regulations.schema import submission_schema
from pacheck.structure.shape import Flaw, Misshapen, misshapen
from pacheck.submission.citing import cite
from pacheck.submission.electing import find_election
from pacheck.submission.tree import Entry, Form, Listing, Text, Tree
from pacheck.values.labels import nearest
from pacheck.values.typography import look_alikes
from pacheck.wording import listing, quoted, shown


def check_structure(form: Form, regulation: Regulation) -> list[Finding]:
    """What of a document does not have the shape of a submission of this game."""
    flaws = list(misshapen(form, submission_schema(regulation)))
    if not flaws:
        return []
    cited = _Citations(form, regulation)
    findings = [finding for flaw in flaws for finding in _findings(flaw, cited)]
    return sorted(dict.fromkeys(findings), key=lambda one: (one.place, one.rule, one.message))


class _Citations:
    """Citations of parts of the schema; where a wager's provisions depend on an election, the one that applies."""

    def __init__(self, form: Form, regulation: Regulation) -> None:
        self._regulation = regulation
        named = [find_election(regulation, text.text) for text in form.texts("elections") or ()]
        self._elected = {election.citation for election in named if election is not None}

    def of(self, schema: Any, wager: str | None) -> str:
        citation = str(schema["$comment"])
        if wager is not None and citation == cite(self._regulation, wager, ()).payouts:
            return cite(self._regulation, wager, self._elected).payouts
        return citation


def _findings(found: Misshapen, cited: _Citations) -> Iterator[Finding]:
    tree, schema, wager = found.tree, found.schema, found.wager
    citation = cited.of(schema, wager)
    if found.flaw is Flaw.UNKNOWN_NAME and isinstance(tree, Form):
        unknown = tree.entries[found.name]
        if not unknown.faulty:
            yield _unknown(unknown, schema, citation, wager)
    elif found.flaw is Flaw.MISSING_PART and isinstance(tree, Form):
        yield _missing(found.name, tree, schema, wager, cited)
    elif found.flaw is Flaw.EMPTY:
        yield _empty(tree, found.entry, citation, wager)
    else:
        yield _wrong_shape(tree, found.entry, schema, citation, wager)


def _empty(tree: Tree, entry: Entry | None, citation: str, wager: str | None) -> Finding:
    name = quoted(entry.typed) if entry else "The list" if isinstance(tree, Listing) else "An item of the list"
    if isinstance(tree, Listing):
        message, help = f"{name} is an empty list.", "Fill or delete it."
    else:
        message, help = f"{name} has no value.", "Write the value, or delete the line."
    return error("empty-value", citation, tree, message, wager=wager, help=help)


def _unknown(entry: Entry, schema: dict[str, Any], citation: str, wager: str | None) -> Finding:
    kind, known = schema["title"], list(schema["properties"])
    near = nearest(entry.typed, known)
    hint = f"Did you mean {near}?" if near else f"Known here: {listing(known, 'and')}." if known else ""
    colon = "A blank is needed after the colon of a name." if ":" in entry.typed else ""
    if entry.typed != entry.typed.strip():
        colon = "The line is indented with unusual blanks: use plain ones."
    where = f" of the {wager}" if wager else ""
    if isinstance(entry.value, Text) and not entry.value.text and kind == "key" and not near:
        hint = f"{hint} In {{…}} a comma ends a value: write it in lines of its own."
    return error(
        f"unknown-{kind.replace(' ', '-')}",
        citation,
        entry,
        f"{quoted(entry.typed)} is not a known {kind}{where}.",
        wager=wager or (shown(entry.typed) if kind == "wager" else None),
        hand=shown(entry.typed) if kind == "hand" else None,
        submitted=shown(entry.typed),
        help=" ".join(filter(None, (look_alikes(entry.typed), colon, hint))) or None,
    )


def _missing(name: str, form: Form, schema: dict[str, Any], wager: str | None, cited: _Citations) -> Finding:
    kind = schema["title"]
    what = f"The wager {name}" if kind == "wager" else f"“{name}”"
    wager = name if kind == "wager" else wager
    return error(
        "part-missing",
        cited.of(schema["properties"][name], wager),
        form,
        f"{what} is missing: the regulation requires it.",
        wager=wager,
        required=name,
        help=f"Add “{name}:”.",
    )


_SHAPES = {"string": "a single value", "object": "names with values", "array": "a list"}


def _wrong_shape(tree: Tree, entry: Entry | None, schema: dict[str, Any], citation: str, wager: str | None) -> Finding:
    allowed = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    name = quoted(entry.typed) if entry else "An item of the list"
    is_now = (
        "a list" if isinstance(tree, Listing) else "names with values" if isinstance(tree, Form) else "a single value"
    )
    needed = listing(_SHAPES[shape] for shape in allowed)
    stated = shown(tree.text) if isinstance(tree, Text) else is_now
    return error(
        "wrong-shape",
        citation,
        tree,
        f"{name} is {is_now}; needed here: {needed}.",
        wager=wager,
        required=needed,
        submitted=stated,
        help=_shape_help(tree, schema),
    )


def _shape_help(tree: Tree, schema: dict[str, Any]) -> str | None:
    known = schema.get("properties", {})
    if isinstance(tree, Text) and "paytable" in known:
        return "Write “paytable:” with the letter under it, or “payouts:” with the rows."
    if isinstance(tree, Text) and schema["type"] == "array":
        return f"Write it as a list: [{shown(tree.text)}]."
    return f"Known here: {listing(known, 'and')}." if known else None
