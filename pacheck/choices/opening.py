"""The submissions of a file, each with its report."""

from __future__ import annotations

import datetime

from pacheck.misuse import Misuse
from pacheck.pipeline import Judged, check_document
from pacheck.regulations.catalog import Catalog
from pacheck.selection.reading import read_file
from pacheck.source.nodes import Fault
from pacheck.source.reader import read_documents
from pacheck.wording import shown

_PATH_LENGTH = 4096


def open_file(path: str, today: datetime.date, catalog: Catalog) -> list[Judged]:
    """The submissions of a named file; none for an empty one. Raises Misuse for a file that cannot be judged."""
    data = b"" if path in ("/dev/null", "nul") else read_file(path)
    if isinstance(data, Fault):
        raise Misuse(f"{shown(path, _PATH_LENGTH)}: {data.message}")
    judged = [check_document(path, document, today, catalog) for document in read_documents(data)]
    for one in judged:
        if one.submission is None and any(finding.rule != "no-document" for finding in one.report.findings):
            found = one.report.findings[0]
            raise Misuse(f"{shown(path, _PATH_LENGTH)}: line {found.place.line}: {found.message}")
    return [one for one in judged if one.submission is not None]
