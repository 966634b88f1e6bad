"""The bytes of a file. Nothing but a regular file is ever read, and never more than the limit of it."""

from __future__ import annotations

import os
import stat

from pacheck.findings import Place
from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault

_START = Place(1, 1, 1, 1)
_USUAL_BYTES = 64 * 1024
"""Bytes that are asked for first: room for the largest file is made only where a file is that large."""


def read_file(path: str, max_bytes: int = MAX_BYTES) -> bytes | Fault:
    """The bytes of a regular file, one more than the limit at most, or why they cannot be had."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
    except OSError as error:
        return unreadable(error)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            advice = "Name a file, or use “-” for standard input."
            return Fault("not-readable", "This is not a regular file.", _START, advice)
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(min(_USUAL_BYTES, max_bytes + 1))
            return data + file.read(max_bytes + 1 - len(data)) if len(data) == _USUAL_BYTES else data
    except OSError as error:
        return unreadable(error)
    finally:
        os.close(descriptor)


def unreadable(error: OSError) -> Fault:
    """The fault of a file or folder that the system does not let be read."""
    reason = (error.strerror or "unknown reason").lower()
    return Fault("not-readable", f"The file cannot be read: {reason}.", _START, "Check the path and its permissions.")
