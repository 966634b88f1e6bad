"""A wheel drawn as a ring: the sections as submitted, clockwise from the top, and a cross at each that is wrong.

The drawing is told in words, too: what is wrong below it, and the whole list of sections.
"""

from __future__ import annotations

from collections.abc import Sequence

from pacheck.findings import Checked, Row, Severity
from pacheck.report.page.markup import Markup, element, joined
from pacheck.wording import counted

_MOST_DRAWN = 120
"""Sections beyond which a ring could not be read any more; the list in words has them all."""

_PARTS = 20
"""Parts that one section has along the ring; the last is the gap before the next section."""

_RADIUS, _MARK_RADIUS, _CROSS_RADIUS = 108, 134, 147
_SHORT = 3
"""Characters of a section that is written upright; a longer one is written outward."""

_LONGEST = 12
"""Characters of a section for which there is room in the drawing."""

_WIDTH = 42
"""How far the ring reaches from its inner to its outer edge."""


def wheel(checked: Checked, name: str) -> Markup:
    """The wheel of a comparison as a figure; `name` begins the names of its parts, which no other figure has."""
    rows = checked.rows
    parts = [element("figcaption", _caption(rows))]
    if len(rows) <= _MOST_DRAWN:
        parts.insert(0, _drawing(checked, name))
    order = element("ul", *(element("li", _in_words(row)) for row in rows))
    listed = element("details", element("summary", "The same in words, section by section"), order)
    return joined(element("figure", *parts), listed)


def _drawing(checked: Checked, name: str) -> Markup:
    rows = checked.rows
    title = element("title", f"{checked.subject}, § {checked.citation}", id=f"{name}-title")
    told = element("desc", _caption(rows), id=f"{name}-desc")
    longest = max(1, *(len(_label(row)) for row in rows))
    size = max(4, min(11, 600 // len(rows), 2 * _WIDTH // longest))
    places = [_place(row, number, len(rows), size) for number, row in enumerate(rows)]
    middle = element("text", _counted(rows), class_="middle", font_size="14")
    return element(
        "svg",
        *(title, told, *places, middle),
        class_="wheel",
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        viewBox="-160 -160 320 320",
    )


def _place(row: Row, number: int, of: int, size: int) -> Markup:
    """One section: an arc of the ring with its text and, where it is wrong, an outer arc and a cross."""
    begins = 360_000 * (2 * number - 1) // (2 * of)
    middle = 360_000 * number // of
    arc = {"pathLength": str(_PARTS * of), "stroke_dasharray": f"{_PARTS - 1} {_PARTS * of}"}
    turn = f"rotate({_degrees(begins - 90_000)})"
    inside = [
        element("circle", class_="place", r=str(_RADIUS), stroke_width=str(_WIDTH), transform=turn, **arc),
        _written(_label(row), middle, size),
    ]
    if not _wrong(row):
        return element("g", *inside)
    cross = f"rotate({_degrees(middle - 90_000)}) translate({_CROSS_RADIUS})"
    inside += [
        element("circle", class_="mark", r=str(_MARK_RADIUS), stroke_width="5", transform=turn, **arc),
        element("text", "×", class_="mark", font_size="18", transform=cross),
    ]
    return element("g", *inside, class_="wrong missing" if row.submitted is None else "wrong")


def _label(row: Row) -> str:
    """What is written into a section: what was submitted, or what is missing there; cut where there is no room."""
    label = row.submitted if row.submitted is not None else row.required or ""
    return label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"


def _written(label: str, middle: int, size: int) -> Markup:
    """The text of a section, upright or along the radius, and never upside down."""
    if len(label) <= _SHORT:
        turned = f" rotate({_degrees(90_000 - middle)})"
    else:
        turned = " rotate(180)" if middle > 180_000 else ""
    where = f"rotate({_degrees(middle - 90_000)}) translate({_RADIUS}){turned}"
    return element("text", label, font_size=str(size), transform=where)


def _degrees(thousandths: int) -> str:
    """An angle in degrees, exactly: the same digits on every machine."""
    sign = "-" if thousandths < 0 else ""
    whole, rest = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}.{rest:03d}"


def _counted(rows: Sequence[Row]) -> str:
    """How many sections or compartments there are, those that are missing among them."""
    return counted(len(rows), rows[0].label.partition(" ")[0])


def _caption(rows: Sequence[Row]) -> str:
    wrong = [row for row in rows if _wrong(row)]
    first = f"{_counted(rows)} as submitted, clockwise from the top"
    if not wrong:
        return f"{first}. None is marked as wrong."
    return f"{first}. Marked with a cross: {'; '.join(map(_in_words, wrong))}."


def _in_words(row: Row) -> str:
    """One section and what is wrong with it: `section 13: 20, 1 is required`."""
    if row.submitted is None:
        return f"{row.label}: missing, {row.required} is required"
    said = f"{row.label}: {row.submitted}"
    if not _wrong(row):
        return said
    if row.required is None or row.required == row.submitted:
        return f"{said}, wrong"
    return f"{said}, {row.required} is required"


def _wrong(row: Row) -> bool:
    return row.finding is not None and row.finding.severity is not Severity.NOTE
