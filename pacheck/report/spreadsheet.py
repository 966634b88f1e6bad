"""Rows as CSV that a spreadsheet opens as text, and never as a formula."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO

_FORMULA = re.compile("(^|;)([ \"']*)(?=[=+@\\-\uff1d\uff0b\uff20\uff0d\u2212])")
"""The beginning of a cell that a spreadsheet may take for a formula; where a semicolon parts cells, also after one."""


def csv_text(rows: Iterable[Sequence[str]]) -> str:
    """Rows as CSV: every cell between quotation marks, each row in a line of its own.

    A cell that begins like a formula (with `=`, `+`, `-` or `@`) gets an apostrophe before that.
    """
    text = StringIO()
    writer = csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return text.getvalue()


def _harmless(cell: str) -> str:
    return _FORMULA.sub(r"\1'\2", cell)
