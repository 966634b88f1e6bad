"""pacheck as a library: the check that the command makes, with typed results."""

from __future__ import annotations

import datetime
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from pacheck.checking import Request, check_targets, targets
from pacheck.findings import SubmissionReport
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog


def check(
    *paths: str | os.PathLike[str],
    as_of: datetime.date | None = None,
    exclude: Sequence[str] = (),
    schemas: Sequence[str | os.PathLike[str]] = (),
    waivers: str | os.PathLike[str] | None = None,
    baseline: str | os.PathLike[str] | None = None,
    jobs: int | None = 1,
) -> Iterator[SubmissionReport]:
    """Check Rules Submissions in files and folders, one report for each, in the order of the paths.

    `as_of` is the day that counts for a submission without an effective date, and for waivers; today if it is not
    given. `exclude` holds patterns as in a `.gitignore`. `schemas` are folders of further regulation packs.
    `waivers` and `baseline` are files that mark findings as excused; neither is looked for. With `jobs`, files are
    checked in so many processes, None for as many as pay.

    No configuration file is heeded. A file that cannot be read as a submission is a report with its fault, not an
    exception. Raises NoSuchPath, BrokenWaivers, BrokenBaseline and BrokenRegulation.
    """
    request = Request(
        [os.fspath(path) for path in paths],
        exclude=exclude,
        as_of=as_of,
        schemas=_folders(schemas),
        waivers=os.fspath(waivers) if waivers is not None else None,
        baseline=os.fspath(baseline) if baseline is not None else None,
        jobs=jobs,
    )
    for file in check_targets(targets(request), request):
        yield from file.reports


def check_text(
    text: str | bytes,
    name: str = "submission",
    *,
    as_of: datetime.date | None = None,
    schemas: Sequence[str | os.PathLike[str]] = (),
) -> list[SubmissionReport]:
    """Check the Rules Submissions in a text; `name` is what the reports call its file. Raises BrokenRegulation."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return list(check_bytes(name, data, as_of or datetime.date.today(), Catalog(_folders(schemas))))


def _folders(schemas: Sequence[str | os.PathLike[str]]) -> tuple[Path, ...]:
    return tuple(Path(os.path.abspath(folder)) for folder in schemas)
