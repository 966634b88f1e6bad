"""Gross losses of speed, told by what is loaded, by what is read, and by ratios within one process: no time counts."""

from __future__ import annotations

import datetime
import gc
import os
import runpy
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from pacheck.pipeline import check_bytes
from pacheck.report.formats import Format
from tests.fuzz.target import printed

ROOT = Path(__file__).resolve().parent.parent
COMPLIANT = sorted((ROOT / "examples").rglob("compliant.yaml"))
DAY = datetime.date(2025, 8, 1)

# What is loaded and what is read

AT_THE_END = """
import sys
opened = []
sys.addaudithook(lambda event, about: opened.append(str(about[0])) if event == "open" else None)
from pacheck.cli import main
sys.argv = ["pacheck", *sys.argv[1:]]
try:
    main()
except SystemExit:
    pass
from pathlib import Path
print(*sorted(name for name in sys.modules), file=sys.stderr)
print(*sorted(path.name for path in map(Path, opened) if "schemas" in path.parts), file=sys.stderr)
"""


class Ran(NamedTuple):
    """What a command printed, the modules that were loaded at its end, and the files of `schemas/` that it opened."""

    output: str
    modules: set[str]
    files: list[str]


def pacheck(*arguments: str, folder: Path, **variables: str) -> Ran:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **variables}
    ran = subprocess.run(
        [sys.executable, "-c", AT_THE_END, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    modules, files = ran.stderr.splitlines()[-2:]
    return Ran(ran.stdout, set(modules.split()), files.split())


SPARED = {"jsonschema", "rich", "pathspec", "concurrent.futures", "multiprocessing", "json"}
HEAVY = {*SPARED, "ruamel", "hashlib", "fractions", "pacheck.pipeline", "pacheck.checking"}
COMPLETING = {
    "COMP_WORDS": "pacheck check --no-c",
    "COMP_CWORD": "2",
    "_TYPER_COMPLETE_ARGS": "pacheck check --no-c",
    "_TYPER_COMPLETE_FISH_ACTION": "get-args",
}


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["check", "--help"]], ids=" ".join)
def test_version_and_help_load_nothing_of_the_check(arguments: list[str], tmp_path: Path) -> None:
    ran = pacheck(*arguments, folder=tmp_path)
    assert ran.modules & HEAVY == set()
    assert ran.files == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_loads_nothing_of_the_check_and_loses_no_word(shell: str, tmp_path: Path) -> None:
    asked = {"_PACHECK_COMPLETE": f"complete_{shell}", **COMPLETING}
    ran = pacheck(folder=tmp_path, **asked)
    assert "--no-config" in ran.output
    assert "no [tool.pacheck] of" in ran.output or shell == "bash"
    assert ran.modules & HEAVY == set()
    assert ran.files == []


@pytest.mark.parametrize("example", ["compliant", "one-figure-off"])
def test_a_check_reads_the_regulation_of_its_game_alone(example: str, tmp_path: Path) -> None:
    path = ROOT / "examples" / "three-card-poker" / f"{example}.yaml"
    ran = pacheck("check", str(path), "--as-of", str(DAY), folder=tmp_path)
    assert ran.modules & SPARED == set()
    assert {name for name in ran.files if name.endswith(".yaml")} == {"649a-three-card-poker.yaml", "pack.yaml"}
    assert ran.files.count("649a-three-card-poker.yaml") == 1


def test_a_check_of_many_files_reads_each_regulation_once(tmp_path: Path) -> None:
    folder = ROOT / "examples" / "three-card-poker"
    ran = pacheck("check", str(folder), "--as-of", str(DAY), folder=tmp_path)
    assert ran.files.count("649a-three-card-poker.yaml") == 1
    assert len(ran.files) < 10


# Ratios, of the processor time of this process alone: the least of several rounds


def least(*works: Callable[[], object], rounds: int) -> list[float]:
    """The least time that each work took in several rounds, the works in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, taken in zip(works, times, strict=True):
            started = time.process_time()
            work()
            taken.append(time.process_time() - started)
    return [min(taken) for taken in times]


@pytest.fixture(autouse=True)
def _no_collection_of_garbage() -> Iterator[None]:
    """What other tests have left behind is not looked through while time is taken."""
    gc.disable()
    yield
    gc.enable()


MOST_OVER_THE_FLOOR = 10
"""About 6 is usual, whatever the Python; it was 11 when each submission's chapter was compared with all others."""


@pytest.mark.skipif(not (ROOT / "benchmarks").is_dir(), reason="needs the benchmarks beside the tests")
def test_compliant_examples_are_checked_within_a_multiple_of_the_floor() -> None:
    """The floor is the C parser making nodes of the same bytes, as in the benchmark."""
    composer = runpy.run_path(str(ROOT / "benchmarks" / "floor.py"))["Composer"]

    def nodes(data: bytes) -> None:
        parser = composer(data)
        while parser.check_node():
            parser.get_node()

    def check(data: bytes) -> None:
        list(check_bytes("filed.yaml", data, DAY))

    floor = checked = 0.0
    for data in (path.read_bytes() for path in COMPLIANT):
        of_nodes, of_check = least(partial(nodes, data), partial(check, data), rounds=15)
        floor, checked = floor + of_nodes, checked + of_check
    assert checked < MOST_OVER_THE_FLOOR * floor, f"{checked / floor:.1f} times the floor"


def rows(number: int) -> str:
    """A paytable with that many rows that no paytable has."""
    lines = "".join(f"      Hand of {place}: {place} to 1\n" for place in range(1, number + 1))
    return f"game: Three Card Poker\nwagers:\n  Pair Plus Wager:\n    payouts:\n{lines}"


def wagers(number: int) -> str:
    """That many wagers that the game does not have."""
    return "game: Three Card Poker\nwagers:\n" + "".join(f"  Side bet {place}: 1 to 1\n" for place in range(number))


def unreadable(number: int) -> str:
    """An Envy Bonus with that many amounts that cannot be read."""
    lines = "".join(f"      ${place}.5x: {{Flush: $1}}\n" for place in range(number))
    return f"game: Three Card Poker\nwagers:\n  Progressive Payout Wager:\n    paytable: A\n    envy_bonus:\n{lines}"


def sections(number: int) -> str:
    """A wheel of that many sections."""
    return f"game: Dreamcatcher\nwheel: {{sections: [{', '.join(str(1 + place % 9) for place in range(number))}]}}\n"


def compartments(number: int) -> str:
    """A roulette wheel of that many compartments."""
    listed = ", ".join(f"{place} {('red', 'black')[place % 2]}" for place in range(number))
    return f"game: Jinzi Roulette\nwheel: {{compartments: [{listed}]}}\n"


def elections(number: int) -> str:
    """That many elections that the game does not allow."""
    return f"game: Three Card Poker\nelections: [{', '.join(f'649a.12(x{place})' for place in range(number))}]\n"


def repeated(number: int) -> str:
    """One wager, that many times."""
    return "game: Three Card Poker\nwagers:\n" + "  Ante Wager: 2 to 1\n" * number


LONG: dict[str, Callable[[int], str]] = {
    function.__name__: function for function in (rows, wagers, unreadable, sections, compartments, elections, repeated)
}
FEW, TIMES = 100, 8
MOST_OVER_LINEAR = 3
"""Where the time grows with the square of the number, it is `TIMES` over."""


def reported(text: str, form: Format) -> str:
    return printed(form, list(check_bytes("filed.yaml", text.encode(), DAY)))


@pytest.mark.parametrize("form", [Format.DIFF, Format.JSON], ids=lambda form: form.value)
@pytest.mark.parametrize("kind", LONG)
def test_time_grows_with_the_length_and_not_with_its_square(kind: str, form: Format) -> None:
    few, many = LONG[kind](FEW), LONG[kind](FEW * TIMES)
    short, long = least(lambda: [reported(few, form) for _ in range(TIMES)], lambda: reported(many, form), rounds=3)
    assert long < MOST_OVER_LINEAR * short, f"{long / short:.1f} times the time for {TIMES} times the length"
