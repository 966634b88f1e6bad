"""An example, checked as a user would: its files in a folder of their own."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

from pacheck.checking import Request, check_targets, targets
from pacheck.excuses.files import WAIVERS
from pacheck.explanations.page import Example
from pacheck.findings import SubmissionReport

SUBMISSION = "submission.yaml"
DAY = datetime.date(2026, 1, 15)
"""The day that counts for examples without an effective date, and for waivers."""


def tried(example: Example, folder: Path) -> list[SubmissionReport]:
    """The reports on an example, whose files are written to the folder."""
    file = folder / SUBMISSION
    if example.link is not None:
        os.symlink(folder / example.link, file)
    else:
        file.write_bytes(example.data)
    waivers = None
    if example.waivers is not None:
        (folder / WAIVERS).write_text(example.waivers, encoding="utf-8")
        waivers = str(folder / WAIVERS)
    named = str(folder) if example.link is not None else str(file)
    request = Request([named], as_of=DAY, waivers=waivers)
    return [report for found in check_targets(targets(request), request) for report in found.reports]
