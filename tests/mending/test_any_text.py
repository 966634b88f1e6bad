"""Whatever the text: nothing new is found after mending, every byte outside the edits stays, and once is enough."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz.mutate import changed
from tests.mending.support import mended
from tests.opinion.generate import submission, written

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "tests/fuzz/corpus").iterdir(), *ROOT.glob("examples/*/*.yaml")])


def mend_twice(data: bytes) -> None:
    assert mended(mended(data).new_data).changes == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_each_file_of_the_corpus_and_of_the_examples(path: Path) -> None:
    mend_twice(path.read_bytes())


@pytest.mark.parametrize("start", range(0, 600, 150))
def test_submissions_with_several_faults_in_any_style(start: int) -> None:
    for seed in range(start, start + 150):
        chance = random.Random(seed)
        data = written(submission(seed), seed).encode()
        for _ in range(chance.randrange(3)):
            data = changed(data, chance)
        data = data.replace(b"\n", chance.choice([b"\n", b"\n", b"\r\n"]))
        try:
            mend_twice(data)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {data!r}") from error
