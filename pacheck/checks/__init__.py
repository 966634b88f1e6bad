"""The checks, in the order in which they are made. Each is one module with a generator that neither prints nor
opens files.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from pacheck.checks import (
    compartments,
    dates,
    elections,
    envy,
    items,
    lists,
    meters,
    odds,
    offered,
    optional_rows,
    paytables,
    unverified,
    wheel,
)
from pacheck.findings import Checked, Finding, NotChecked
from pacheck.submission.model import Submission

Verdict: TypeAlias = Finding | Checked | NotChecked

CHECKS: tuple[Callable[[Submission], Iterable[Verdict]], ...] = (
    odds.check,
    paytables.check,
    optional_rows.check,
    offered.check,
    meters.check,
    envy.check,
    unverified.check,
    wheel.check,
    compartments.check,
    items.check,
    lists.check,
    elections.check,
)


def run_checks(submission: Submission, today: datetime.date) -> Iterator[Verdict]:
    """Everything that the checks have to say about a submission; only the dates depend on today."""
    verdicts = [verdict for check in CHECKS for verdict in check(submission)]
    compared = {verdict.citation for verdict in verdicts if isinstance(verdict, Checked)}
    yield from dates.check(submission, today, compared)
    yield from verdicts
