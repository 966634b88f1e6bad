"""Many files: which ones, their bytes, their reports, and what of those is excused."""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from pacheck.excuses.files import WAIVERS, BrokenBaseline
from pacheck.findings import SubmissionReport
from pacheck.parallel import in_parallel, worth_it
from pacheck.pipeline import Judged, judge_bytes, unjudged
from pacheck.regulations.catalog import Catalog
from pacheck.selection.files import STANDARD_INPUT, Target, select_files, shown_name
from pacheck.selection.reading import read_file
from pacheck.source.limits import USUAL, Limits
from pacheck.source.nodes import Fault
from pacheck.source.sniff import looks_like_a_submission

if TYPE_CHECKING:
    from pacheck.excuses.baseline import Baseline
    from pacheck.excuses.waivers import Waivers

T = TypeVar("T")


class Request(NamedTuple):
    """What is to be checked, and against what."""

    paths: Sequence[str]
    exclude: Sequence[str] = ()
    """Patterns, as in a `.gitignore`, of what is left out."""
    exclude_from: str = ""
    """The folder from which the patterns are seen; empty for the current one."""
    only_submissions: bool = False
    """Whether named files, too, are passed over if they do not look like submissions."""
    standard_input: str = "stdin"
    """What a report calls standard input."""
    as_of: datetime.date | None = None
    """The day that counts for a submission without an effective date, and for waivers; None for today."""
    schemas: tuple[Path, ...] = ()
    """Folders of further regulation packs."""
    waivers: str | None = None
    """The file of waivers."""
    baseline: str | None = None
    """The file of old faults."""
    jobs: int | None = 1
    """How many processes check; None for as many as pay."""
    limits: Limits = USUAL
    """What a file may hold at the most."""

    @property
    def day(self) -> datetime.date:
        """The day that counts."""
        return self.as_of or datetime.date.today()

    @property
    def catalog(self) -> Catalog:
        """The regulations in use."""
        return Catalog(self.schemas)


class FileReport(NamedTuple):
    """One file: the reports on its submissions, or why it was passed over."""

    path: str
    reports: list[SubmissionReport]
    passed_over: str | None = None


def targets(request: Request) -> Sequence[Target]:
    """The files that the paths name. Raises NoSuchPath."""
    return select_files(request.paths, request.exclude, request.exclude_from)


def check_targets(files: Sequence[Target], request: Request) -> Iterator[FileReport]:
    """Check files in their order; last comes what is to be said of the waivers, if anything.

    Raises BrokenWaivers and BrokenBaseline at once, BrokenRegulation when a game's regulation is needed.
    """
    waivers, baseline = waivers_of(request), _baseline(request)
    return _excused(_each(partial(check_target, request=request), files, request), request, waivers, baseline)


def noted_targets(
    files: Sequence[Target], request: Request, note: Callable[[Judged], T]
) -> Iterator[tuple[FileReport, list[T]]]:
    """Check many files as `check_targets` does, and give each report with what `note` makes of its submission. What is
    to be said of the waivers themselves is left out. Raises what `check_targets` raises.
    """
    waivers, baseline = waivers_of(request), _baseline(request)
    for file, noted in _each(partial(_noted, request=request, note=note), files, request):
        yield _with_excuses(file, waivers, baseline), noted


def checked_paths(files: Iterable[Target], request: Request) -> Iterator[str]:
    """The files that would be checked, as a report names them."""
    for target in files:
        data, _ = bytes_of(target, request)
        if data is not None:
            yield shown_name(target.path, request.standard_input)


def check_target(target: Target, request: Request) -> FileReport:
    """Check one file."""
    return _noted(target, request, lambda _: None)[0]


def _noted(target: Target, request: Request, note: Callable[[Judged], T]) -> tuple[FileReport, list[T]]:
    """The reports on one file, and what `note` makes of each of its submissions."""
    path = shown_name(target.path, request.standard_input)
    data, passed_over = bytes_of(target, request)
    if data is None:
        return FileReport(target.path, [], passed_over), []
    judged = (
        [Judged(unjudged(path, (data,)))]
        if isinstance(data, Fault)
        else list(judge_bytes(path, data, request.day, request.catalog, request.limits))
    )
    return FileReport(path, [one.report for one in judged]), [note(one) for one in judged]


def _each(work: Callable[[Target], T], files: Sequence[Target], request: Request) -> Iterator[T]:
    """What `work` makes of each file, in order, in as many processes as are asked for or pay."""
    jobs = worth_it(len(files), request.jobs)
    if jobs > 1 and all(target.path != STANDARD_INPUT for target in files):
        return in_parallel(work, files, jobs)
    return map(work, files)


def _excused(
    files: Iterator[FileReport], request: Request, waivers: Waivers | None, baseline: Baseline | None
) -> Iterator[FileReport]:
    for file in files:
        yield _with_excuses(file, waivers, baseline)
    searched = [path for path in request.paths if path != STANDARD_INPUT and os.path.isdir(path)]
    report = waivers.out_of_use(searched) if waivers is not None else None
    if report is not None:
        yield FileReport(report.path, [report])


def _with_excuses(file: FileReport, waivers: Waivers | None, baseline: Baseline | None) -> FileReport:
    reports = file.reports
    if waivers is not None:
        reports = [waivers.apply(report) for report in reports]
    if baseline is not None:
        reports = [baseline.apply(report) for report in reports]
    return file._replace(reports=reports)


def waivers_of(request: Request) -> Waivers | None:
    """The waivers in use. Raises BrokenWaivers."""
    if request.waivers is None:
        return None
    from pacheck.excuses.waiver_file import read_waivers
    from pacheck.excuses.waivers import Waivers

    listed = read_waivers(request.waivers, read_file(request.waivers), request.catalog.never_waived)
    return Waivers(request.waivers, listed, request.day)


def _baseline(request: Request) -> Baseline | None:
    if request.baseline is None:
        return None
    from pacheck.excuses.baseline import read_baseline

    try:
        data = Path(request.baseline).read_bytes()
    except OSError as error:
        raise BrokenBaseline(request.baseline, (error.strerror or "it cannot be read").lower()) from None
    return read_baseline(request.baseline, data)


def bytes_of(target: Target, request: Request) -> tuple[bytes | Fault | None, str | None]:
    """The bytes of a file, or why they cannot be had; or None, and why the file is passed over."""
    most = request.limits.max_bytes
    if target.path == STANDARD_INPUT:
        return (sys.stdin.buffer.read(most + 1) if sys.stdin is not None else b""), None
    if target.skipped:
        return None, target.skipped
    if target.fault:
        return target.fault, None
    if _is_waivers(target.path, request.waivers):
        return None, "the file of waivers"
    data = read_file(target.path, most)
    searched = request.only_submissions or not target.named
    if isinstance(data, bytes) and searched and not looks_like_a_submission(data, most):
        return None, "not a Rules Submission"
    return data, None


def _is_waivers(path: str, in_use: str | None) -> bool:
    return os.path.basename(path) == WAIVERS or (
        in_use is not None and os.path.abspath(path) == os.path.abspath(in_use)
    )
