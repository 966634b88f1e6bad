"""Names that the regulation file does not have, where the chapter was not seen whole: accepted, and not verified."""

from __future__ import annotations

from collections.abc import Sequence

from pacheck.findings import Finding, Spot, note, warning
from pacheck.values.labels import nearest
from pacheck.values.typography import look_alikes
from pacheck.wording import quoted, shown


def unlisted(kind: str, typed: str, known: Sequence[str], at: Spot, citation: str, gap: str) -> Finding:
    """What is said of such a name: a warning where it is like a known one, which may be meant; `gap` tells what was
    not seen.
    """
    message = f"{quoted(typed)} is not among the {kind}s on record, which lack {gap}: it is accepted and not verified."
    near = nearest(typed, known)
    if near is None:
        return note("unverified", citation, at, message, submitted=shown(typed))
    help = " ".join(filter(None, (look_alikes(typed), f"If {near} is meant, write that.")))
    return warning(f"unknown-{kind}", citation, at, message, submitted=shown(typed), help=help)
