"""How a fault of pacheck itself is told."""

from __future__ import annotations

import sys

from pacheck.wording import shown

_ISSUES = "https://github.com/pacheck/pacheck/issues"


def report_fault(fault: Exception) -> None:
    """Say briefly what went wrong, and where to report it."""
    print(f"pacheck: internal fault: {type(fault).__name__}: {shown(str(fault), 500)}", file=sys.stderr)
    print("pacheck: please report it, with the file that caused it, at", _ISSUES, file=sys.stderr)
