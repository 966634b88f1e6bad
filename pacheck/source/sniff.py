"""Whether a file looks like a Rules Submission at all: a repository holds other YAML as well."""

from __future__ import annotations

import re

from pacheck.source.limits import MAX_BYTES

_NAME = re.compile(
    rb"^[\s\xef\xbb\xbf{\[?\"'-]*(?:game|chapter|wagers?|certificate[ _-]?holder)[\"']?\s*:",
    re.IGNORECASE | re.MULTILINE,
)
_COMMENT_OR_MARK = re.compile(rb"#[^\r\n]*|^(?:---|\.\.\.)\s*$", re.MULTILINE)


def looks_like_a_submission(data: bytes, max_bytes: int = MAX_BYTES) -> bool:
    """Whether a name that only submissions have stands somewhere, or the file says nothing, or cannot be searched.

    In doubt a file is taken for a submission, so that none is passed over because it is broken.
    """
    if len(data) > max_bytes or b"\x00" in data or not _COMMENT_OR_MARK.sub(b"", data).strip():
        return True
    return _NAME.search(data.replace(b"\r", b"\n")) is not None
