"""Which election a text names: by its name, or by its citation."""

from __future__ import annotations

from functools import cache

from pacheck.findings import Finding, error
from pacheck.regulations.citations import bare_citation
from pacheck.regulations.model import Election, Regulation
from pacheck.submission.tree import Text
from pacheck.values.labels import nearest, normalise
from pacheck.values.typography import look_alikes, lower
from pacheck.wording import listing, quoted, shown


def find_election(regulation: Regulation, text: str) -> Election | None:
    """The election that a text names, with or without the name of the code and a paragraph sign."""
    citation = bare_citation(text, regulation.code)
    cited = next((election for election in regulation.elections if lower(election.citation) == citation), None)
    return cited or _by_name(regulation).get(normalise(text))


def unknown_election(regulation: Regulation, text: Text) -> Finding:
    """The finding for a text that names no election of the game."""
    near = nearest(text.text, [election.name for election in regulation.elections])
    hint = f"Did you mean {near}?" if near else _allowed(regulation)
    return error(
        "unknown-election",
        regulation.wagers_under,
        text,
        f"{quoted(text.text)} is not an election that {regulation.game} allows.",
        submitted=shown(text.text),
        help=" ".join(filter(None, (look_alikes(text.text), hint))) or None,
    )


@cache
def _allowed(regulation: Regulation) -> str:
    known = [f"{election.name} (§ {election.citation})" for election in regulation.elections]
    return f"{regulation.game} allows: {listing(known)}." if known else ""


@cache
def _by_name(regulation: Regulation) -> dict[str, Election]:
    return {normalise(election.name): election for election in regulation.elections}
