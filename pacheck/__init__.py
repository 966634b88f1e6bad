"""pacheck checks casino Rules Submissions against the Pennsylvania table-game regulations.

As a library::

    from pacheck import check

    for report in check("submissions/"):
        for finding in report.findings:
            print(report.path, finding.place.line, finding.citation, finding.message)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pacheck.api import check, check_text
    from pacheck.findings import Checked, Finding, NotChecked, Place, Severity, SubmissionReport

__version__ = "0.1.0"

__all__ = [
    "Checked",
    "Finding",
    "NotChecked",
    "Place",
    "Severity",
    "SubmissionReport",
    "__version__",
    "check",
    "check_text",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from pacheck import api, findings

    return getattr(api if name.startswith("check") else findings, name)
