"""`python -m tests.fuzz.run CORPUS [libFuzzer's options]`: coverage-guided fuzzing for an hour unless told.

Half of the inputs are changed byte by byte, half as a submission would be. CORPUS is a folder that keeps what
reached new code; the small corpus beside this file is read as well. An input that fails is kept in a file `crash-...`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["pacheck"]):
    from tests.fuzz.mutate import changed
    from tests.fuzz.target import judge

HERE = Path(__file__).resolve().parent


def mutate(data: bytes, size: int, seed: int) -> bytes:
    """Another input made of one, by bytes or by lines."""
    chance = random.Random(seed)
    made = atheris.Mutate(data, size) if chance.random() < 0.5 else changed(data, chance)
    return bytes(made[:size])


def one_input(data: bytes) -> None:
    """Judge one input."""
    judge(data)


def main() -> None:
    """Fuzz; libFuzzer ends the process."""
    folders = [*(sys.argv[1:2] or ["corpus"]), str(HERE / "corpus")]
    Path(folders[0]).mkdir(parents=True, exist_ok=True)
    options = ["-max_total_time=3600", "-max_len=8192", "-timeout=10", "-rss_limit_mb=1024", *sys.argv[2:]]
    atheris.Setup([sys.argv[0], *folders, *options], one_input, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
