"""The corpus, and some thousand changed submissions from fixed seeds; `python -m tests.fuzz.run` looks for an hour."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz import plain
from tests.fuzz.mutate import changed
from tests.fuzz.target import judge
from tests.opinion.generate import submission, written

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FILES = sorted([*(HERE / "corpus").iterdir(), *ROOT.glob("examples/*/*.yaml")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_report_in_every_format_on_each_file_of_the_corpus(path: Path) -> None:
    judge(path.read_bytes(), every_format=True)


@pytest.mark.parametrize("start", range(0, 1_000, 250))
def test_changed_submissions_are_reported_on(start: int) -> None:
    for seed in range(start, start + 250):
        chance = random.Random(seed)
        data = written(submission(seed), seed).encode()
        for _ in range(chance.randrange(1, 4)):
            data = changed(data, chance)
        try:
            judge(data)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {data!r}") from error


def test_a_sample_of_the_plain_inputs() -> None:
    from_these = plain.seeds()
    assert len({plain.made(number, from_these) for number in range(300)}) > 250
    for number in range(300):
        judge(plain.made(number, from_these))
