"""What a file may hold at the most, so that no input costs more than a moment."""

from __future__ import annotations

from typing import NamedTuple

MAX_BYTES = 4 * 1024 * 1024
"""Bytes of one file."""

MAX_DOCUMENTS = 64
"""Submissions in one file."""

MAX_DEPTH = 32
"""Lists and mappings inside each other."""

MAX_ENTRIES = 1_000
"""Entries of one list, or names of one mapping."""

MAX_NODES = 20_000
"""Values, names, lists and mappings of one file."""

MAX_TEXT_LENGTH = 2_000
"""Characters of one value or name."""

MAX_FAULTS = 50
"""Refused or invisible things that are listed one by one; beyond it the document is given up."""


class Limits(NamedTuple):
    """The limits that a run holds; the constants say what each of them is about."""

    max_bytes: int = MAX_BYTES
    max_documents: int = MAX_DOCUMENTS
    max_depth: int = MAX_DEPTH
    max_entries: int = MAX_ENTRIES
    max_nodes: int = MAX_NODES
    max_text_length: int = MAX_TEXT_LENGTH
    max_faults: int = MAX_FAULTS


USUAL = Limits()
"""The limits where nothing else is set."""

CEILINGS = Limits(
    max_bytes=16 * 1024 * 1024,
    max_documents=1_000,
    max_depth=64,
    max_entries=4_000,
    max_nodes=MAX_NODES,
    max_text_length=20_000,
    max_faults=500,
)
"""What no configuration can go beyond: up to here a file is read and judged within two seconds and 200 MB."""


def size(number: int) -> str:
    """A number of bytes in words."""
    return f"{number:,} bytes" if number % (1024 * 1024) else f"{number // (1024 * 1024)} MiB"
