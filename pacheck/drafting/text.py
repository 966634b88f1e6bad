"""The text of a new submission, which is checked before anyone gets it."""

from __future__ import annotations

from pacheck.drafting.settle import Draft
from pacheck.drafting.written import submission_text
from pacheck.findings import Severity
from pacheck.misuse import Misuse
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog


def draft_text(draft: Draft, catalog: Catalog) -> str:
    """The submission. Raises Misuse where what was chosen cannot stand together under the regulation."""
    text = submission_text(draft)
    for report in check_bytes("", text.encode(), draft.ground.day, catalog):
        for found in report.findings:
            if found.severity is Severity.ERROR:
                raise Misuse(f"what is chosen does not comply with § {found.citation}: {found.message}")
    return text
