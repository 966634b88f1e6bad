"""Work in several processes: the same results, in the same order."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

A = TypeVar("A")
B = TypeVar("B")

_FEW = 512
"""Items below which a second process costs more than it saves."""

_AT_A_TIME = 32
"""Items that a process is handed at once."""

_AHEAD = 4
"""Portions for each process that are begun before the first of them is taken."""


class WorkerDied(Exception):
    """A process ended before its work was done."""


def worth_it(items: int, jobs: int | None) -> int:
    """How many processes to use for so many items; `jobs` is what was asked for, None for what pays."""
    if jobs is None:
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return 1 if items < _FEW else min(jobs, items // _AT_A_TIME)
    return min(jobs, items)


def in_parallel(work: Callable[[A], B], items: Sequence[A], jobs: int) -> Iterator[B]:
    """What `work` makes of each item, in order, by `jobs` processes. Raises WorkerDied, and what `work` raises."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    size = min(_AT_A_TIME, -(-len(items) // jobs))
    portions = (items[start : start + size] for start in range(0, len(items), size))
    pool = ProcessPoolExecutor(jobs, get_context("fork" if sys.platform == "linux" else "spawn"), _ignore_interrupts)
    begun: deque[Future[list[B]]] = deque()
    try:
        while True:
            for portion in islice(portions, jobs * _AHEAD - len(begun)):
                begun.append(pool.submit(_portion, work, portion))
            if not begun:
                return
            yield from begun.popleft().result()
    except BrokenProcessPool:
        raise WorkerDied("a process was ended from outside; not everything was checked") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _portion(work: Callable[[A], B], items: Sequence[A]) -> list[B]:
    return [work(item) for item in items]


def _ignore_interrupts() -> None:
    """An interrupt is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
