"""The files of one run mended, and what is mended written back: all of a file in one step, or nothing of it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pacheck.checking import Request, bytes_of, waivers_of
from pacheck.excuses.waivers import Waivers
from pacheck.findings import SubmissionReport
from pacheck.mending.mend import Mended, mend
from pacheck.mending.reading import Context
from pacheck.misuse import Misuse
from pacheck.parallel import in_parallel, worth_it
from pacheck.report.files import replace_file
from pacheck.selection.files import STANDARD_INPUT, Target, shown_name
from pacheck.selection.reading import read_file
from pacheck.source.nodes import Fault
from pacheck.wording import shown

_PATH_LENGTH = 4096


class MendedFile(NamedTuple):
    """One file: what became of it, or why it was passed over, or why it cannot be read."""

    path: str
    mended: Mended | None = None
    passed_over: str | None = None
    unreadable: str | None = None


def mend_targets(files: Sequence[Target], request: Request) -> Iterator[MendedFile]:
    """Mend files in their order; none is written. Raises BrokenWaivers, BrokenRegulation and WorkerDied."""
    work = partial(_mend_target, request=request, waivers=waivers_of(request))
    jobs = worth_it(len(files), request.jobs)
    if jobs > 1 and all(target.path != STANDARD_INPUT for target in files):
        return in_parallel(work, files, jobs)
    return map(work, files)


def _mend_target(target: Target, request: Request, waivers: Waivers | None) -> MendedFile:
    path = shown_name(target.path, request.standard_input)
    data, passed_over = bytes_of(target, request)
    if data is None:
        return MendedFile(path, passed_over=passed_over)
    if isinstance(data, Fault):
        return MendedFile(path, unreadable=data.message)
    waive = waivers.apply if waivers is not None else _as_it_is
    return MendedFile(path, mend(data, Context(path, request.day, request.catalog, waive)))


def _as_it_is(report: SubmissionReport) -> SubmissionReport:
    return report


def write_back(files: Sequence[Mended]) -> None:
    """Write what is mended into the files. Raises Misuse for a file that cannot be written, before any is written, and
    for one that was changed meanwhile.
    """
    for file in files:
        problem = _not_writable(file.path)
        if problem:
            raise Misuse(f"{shown(file.path, _PATH_LENGTH)} {problem}; nothing was written")
    for file in files:
        if read_file(file.path) != file.data:
            raise Misuse(f"{shown(file.path, _PATH_LENGTH)} was changed meanwhile; it was not written")
        try:
            replace_file(file.path, file.new_data)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Misuse(f"{shown(file.path, _PATH_LENGTH)} cannot be written: {reason}") from None


def _not_writable(path: str) -> str | None:
    """Why a file must not be written; None where it may."""
    if os.path.islink(path):
        return "is a link to another file: name that file itself"
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
        return f"cannot be written: {(error.strerror or str(error)).lower()}"
    if not mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH) or not os.access(path, os.W_OK):
        return "is read-only"
    if not os.access(os.path.dirname(os.path.abspath(path)), os.W_OK):
        return "cannot be written: its folder is read-only"
    return None
