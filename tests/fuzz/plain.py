"""`python -m tests.fuzz.plain [HOW MANY] [FIRST]`: the same inputs without Atheris, each from its number; a million
unless told. Those that fail are kept in files `crash-<number>`.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from tests.fuzz.mutate import changed
from tests.fuzz.target import judge
from tests.support.examples import EXAMPLES

HERE = Path(__file__).resolve().parent
MOST_BYTES = 8192


def seeds() -> list[bytes]:
    """The small corpus and all examples."""
    paths = [*sorted((HERE / "corpus").iterdir()), *sorted(EXAMPLES.rglob("*.yaml"))]
    return [path.read_bytes() for path in paths]


def made(number: int, from_these: list[bytes]) -> bytes:
    """The input of a number: one of the seeds, changed up to six times."""
    chance = random.Random(number)
    data = chance.choice(from_these)
    for _ in range(chance.choice([1, 1, 2, 3, 6])):
        data = changed(data, chance)[:MOST_BYTES]
    return data


def main() -> int:
    """Run, and tell how many were judged and failed; 1 where one failed."""
    numbers = [int(word) for word in sys.argv[1:]]
    many, first = [*numbers, *(1_000_000, 0)[len(numbers) :]]
    from_these, failed, begun = seeds(), 0, time.monotonic()
    for number in range(first, first + many):
        data = made(number, from_these)
        try:
            judge(data)
        except Exception as fault:
            failed += 1
            Path(f"crash-{number}").write_bytes(data)
            print(f"{number}: {type(fault).__name__}: {fault}")
    print(f"{many:,} inputs in {time.monotonic() - begun:,.0f} s, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
