"""Mending texts in this process, and what must hold of whatever is mended."""

from __future__ import annotations

import datetime
from collections import Counter

from pacheck.findings import Severity, SubmissionReport
from pacheck.mending.mend import Mended, mend
from pacheck.mending.reading import Context
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import BUILT_IN, Catalog

TODAY = datetime.date(2026, 1, 15)


def as_it_is(report: SubmissionReport) -> SubmissionReport:
    """Waives nothing."""
    return report


def mended(text: str | bytes, catalog: Catalog = BUILT_IN) -> Mended:
    """What becomes of a text; whatever it is, nothing new may be found in it, and its bytes stay outside the edits."""
    data = text.encode() if isinstance(text, str) else text
    result = mend(data, Context("filed.yaml", TODAY, catalog, as_it_is))
    before, after = rules(data, catalog), rules(result.new_data, catalog)
    assert not after - before, "something new is found"
    assert (before - after).total() == result.mended
    assert len(result.left) == len(result.left_after) == after.total()
    assert bytes_outside(result) == outside_after(result)
    return result


def fixed(text: str) -> str:
    """The mended text."""
    return mended(text).new_data.decode()


def rules(data: bytes, catalog: Catalog = BUILT_IN) -> Counter[tuple[str, str, str | None]]:
    """Which errors and warnings there are."""
    reports = check_bytes("filed.yaml", data, TODAY, catalog)
    found = [one for report in reports for one in report.findings if one.severity is not Severity.NOTE]
    return Counter((one.rule, one.citation, one.hand) for one in found)


def bytes_outside(result: Mended) -> list[str]:
    """The stretches of the original that no edit touches."""
    edits = result.changes
    starts, ends = [0, *(edit.end for edit in edits)], [*(edit.start for edit in edits), len(result.text)]
    return [result.text[start:end] for start, end in zip(starts, ends, strict=True)]


def outside_after(result: Mended) -> list[str]:
    """The same stretches, found again in the new text between what the edits wrote."""
    text, at = result.new_data.decode() if result.text else "", 0
    stretches: list[str] = []
    for stretch, edit in zip(bytes_outside(result), [*result.changes, None], strict=True):
        stretches.append(text[at : at + len(stretch)])
        at += len(stretch)
        if edit is not None:
            assert text.startswith(edit.text, at)
            at += len(edit.text)
    assert at == len(text)
    return stretches
