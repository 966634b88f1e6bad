"""What checking a file costs inside a running process, as a multiple of the floor: the least of several rounds of each,
in turn, over the files in a folder.
"""

from __future__ import annotations

import datetime
import sys
import time
from collections.abc import Callable
from pathlib import Path

from floor import Composer

from pacheck.pipeline import check_bytes
from pacheck.source.reader import read_documents

ROUNDS = 15
DAY = datetime.date(2026, 1, 15)


def floor(data: bytes) -> None:
    """The C parser makes nodes."""
    parser = Composer(data)
    while parser.check_node():
        parser.get_node()


def read(data: bytes) -> None:
    """pacheck reads, within its limits, and keeps the places."""
    list(read_documents(data))


def check(data: bytes) -> None:
    """pacheck reads and checks."""
    list(check_bytes("filed.yaml", data, DAY))


def seconds(work: Callable[[bytes], None], files: list[bytes]) -> float:
    """The processor time that some work on all files takes."""
    started = time.process_time()
    for data in files:
        work(data)
    return time.process_time() - started


if __name__ == "__main__":
    contents = [path.read_bytes() for path in sorted(Path(sys.argv[1]).glob("*.yaml"))]
    works = (floor, read, check)
    rounds = [[seconds(work, contents) for work in works] for _ in range(ROUNDS)]
    least = [min(times) for times in zip(*rounds, strict=True)]
    for work, taken in zip(works, least, strict=True):
        print(f"{work.__name__} {taken / len(contents) * 1000:.4f} {taken / least[0]:.2f}")
