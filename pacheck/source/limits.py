"""What a file may hold at the most, so that no input costs more than a moment."""

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
