"""What holds for every submission, compliant or not, however it is written."""

from __future__ import annotations

import datetime
import json
import re

from hypothesis import given, settings
from hypothesis import strategies as st

from pacheck.findings import Finding, Severity
from pacheck.pipeline import check_bytes
from pacheck.wording import shown
from tests.opinion.checker import complies
from tests.opinion.generate import Filed, submission, written

TODAY = datetime.date(2026, 1, 15)
SUMMED_UP = ("paytable-no-match", "paytable-unknown", "wheel-count", "wheel-order")
"""Rules that tell of a whole table or wheel, or of a letter or section by its full name."""

seeds = st.integers(0, 1 << 40)


def found_in(text: str) -> tuple[Finding, ...]:
    (report,) = check_bytes("filed.yaml", text.encode(), TODAY)
    return report.findings


def told(text: str) -> list[tuple[str, ...]]:
    """What is found, without its place and what names other lines."""
    return sorted(
        (one.rule, one.severity.value, one.citation, one.pointer, one.required or "", one.submitted or "")
        for one in found_in(text)
    )


@given(seeds, seeds, seeds)
@settings(max_examples=60, deadline=None)
def test_how_a_submission_is_written_changes_nothing(seed: int, one: int, other: int) -> None:
    """Comments, order of keys, quotation marks, flow or block style, line ends, indentation."""
    filed = submission(seed)
    assert told(written(filed, one)) == told(written(filed, other))


def compliant(seed: int) -> Filed:
    while not complies(submission(seed)):
        seed += 1
    return submission(seed)


@given(seeds, seeds)
@settings(max_examples=60, deadline=None)
def test_a_compliant_submission_is_compliant_however_it_is_written(seed: int, style: int) -> None:
    text = written(compliant(seed), style)
    assert [one.message for one in found_in(text) if one.severity is Severity.ERROR] == [], text


@given(seeds, seeds)
@settings(max_examples=60, deadline=None)
def test_a_place_points_at_the_text_that_is_quoted(seed: int, style: int) -> None:
    text = written(submission(seed), style)
    lines = re.split("\r\n|\r|\n", text)
    for one in found_in(text):
        place = one.place
        assert place.end_line <= len(lines)
        if one.submitted is None or one.rule in SUMMED_UP or place.line != place.end_line:
            continue
        quoted = read(lines[place.line - 1][place.column - 1 : place.end_column - 1])
        assert shown(quoted) == one.submitted, (one, quoted)


def read(typed: str) -> str:
    """The text that a scalar of one line says."""
    if typed.startswith('"'):
        return str(json.loads(typed))
    return typed[1:-1].replace("''", "'") if typed.startswith("'") else typed
