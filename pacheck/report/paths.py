"""File names in reports for programs: relative, percent-encoded URI references."""

from __future__ import annotations

import os
from urllib.parse import quote


def uri(path: str) -> str:
    """A path as a URI reference: relative paths stay relative, absolute ones become `file:` URIs."""
    encoded = quote(os.fsencode(path), safe="/")
    return f"file://{encoded}" if path.startswith("/") else encoded
