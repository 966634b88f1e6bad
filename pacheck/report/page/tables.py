"""The differences as tables: the regulation in removed rows, the submission in added ones, as in the diff."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Checked, Row
from pacheck.report.diff import is_change, near_a_change
from pacheck.report.page.markup import Markup, element, joined


def differs(checked: Checked) -> bool:
    """Whether a comparison has rows that are shown as differences."""
    return any(map(is_change, checked.rows))


def difference(checked: Checked) -> Markup:
    """One comparison with its differences; long tables are folded to the neighbourhood of them."""
    heads = (element("th", head, scope="col") for head in ("Sign", "Row", "Figure", "In words"))
    head = element("thead", element("tr", *heads))
    table = element("table", element("caption", title(checked)), head, element("tbody", *_rows(checked)))
    return joined(table, element("p", checked.remark)) if checked.remark else table


def title(checked: Checked) -> str:
    """What is compared: its name, its citation, its paytable."""
    paytable = f" · Paytable {checked.paytable}" if checked.paytable else ""
    return f"{checked.subject} · § {checked.citation}{paytable}"


def _rows(checked: Checked) -> Iterator[Markup]:
    folded = False
    for number, row in enumerate(checked.rows):
        if near_a_change(checked.rows, number):
            folded = False
            yield from _row(row)
        elif not folded:
            folded = True
            yield _cells("", "…", "", "rows without a difference are left out", "same")


def _row(row: Row) -> Iterator[Markup]:
    if not is_change(row):
        yield _cells("", row.label, row.submitted or row.required or "", "", "same")
        return
    assert row.finding is not None
    line = row.finding.place.line
    if row.required is not None:
        where = f"required; missing at line {line}" if row.submitted is None else "required"
        yield _cells("−", row.label, element("del", row.required), where, "removed")
    if row.submitted is not None:
        yield _cells("+", row.label, element("ins", row.submitted), f"submitted, line {row.line or line}", "added")


def _cells(sign: str, label: str, figure: str, words: str, kind: str) -> Markup:
    cells = (
        element("td", sign),
        element("th", label, scope="row"),
        element("td", figure, class_="figure"),
        element("td", words),
    )
    return element("tr", *cells, class_=kind)
