"""What changed around a wheel: section by section, if it is still the same wheel."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.choices.model import Choice
from pacheck.compare.ring import Edit, compare_rings
from pacheck.wording import listing

_MOST_EDITS = 6
"""More edits than this are told as one change: it is then another wheel."""


def around(old: Choice | None, new: Choice | None) -> list[tuple[Choice | None, Choice | None]]:
    """The changes of a wheel, each as the choice before and after; none where it is told as a whole."""
    if old is None or new is None or not (old.ring and new.ring):
        return []
    difference = compare_rings(old.ring, new.ring, _MOST_EDITS)
    if not difference.comparable:
        return []
    turned: list[tuple[Choice | None, Choice | None]] = []
    if difference.reversed:
        direction = f"{new.name}: direction of the list"
        turned = [(old._replace(name=direction, text="clockwise"), new._replace(name=direction, text="the other way"))]
    return [*turned, *(pair for edit in difference.edits for pair in _edited(old, new, edit))]


def _edited(old: Choice, new: Choice, edit: Edit) -> Iterator[tuple[Choice | None, Choice | None]]:
    place = edit.positions[0]
    numbers = listing((str(position + 1) for position in edit.positions), "and")
    name = f"{new.name}: {'number' if len(edit.positions) == 1 else 'numbers'} {numbers}"
    if edit.kind == "missing":
        name = f"{new.name}: before number {place + 1}"
    before = old._replace(name=name, text=", ".join(edit.required)) if edit.required else None
    # What is missing is reported where it belongs, what is there at its own place.
    at = f"{new.pointer}/{min(place, len(new.ring) - 1)}"
    yield before, new._replace(name=name, text=", ".join(edit.submitted) or "nothing", pointer=at)
