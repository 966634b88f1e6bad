"""How long pacheck takes beside other checkers, in one go on one machine.

`python benchmarks/run.py` makes its inputs from the examples, one in ten with a fault, and runs each tool as a whole
process: pacheck, check-jsonschema and ajv with one schema for all games, yamllint, and the floor, which is the C parser
making nodes of the same files; tools that are not installed are left out. Only ratios mean something elsewhere, and on
a busy machine only those of processor time.
`--counts 1,1000` names the numbers of files, `--repeat 5` how often each is run, in turn; the least is printed.
`--write README.md` puts the ratios between the marks of that file. Before that install pacheck as a user does, without
`-e`, and leave PYTHONDONTWRITEBYTECODE unset, or its start is not what a user has.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parent / "examples"
SLOW_FROM = 2_000
"""From so many files on, only pacheck and the floor are run more than once."""
TOO_SLOW = 20_000
"""From so many files on, only pacheck and the floor are run, and once."""
MOST_OVER_THE_FLOOR = 2.5
"""The aim: what checking may cost in a process, as a multiple of the floor."""
MOST_MEMORY = 40
"""The aim: the most memory of one process in MiB, however many files there are."""


class Cost(NamedTuple):
    """What one run took: seconds of time, seconds of processor, and the most memory of one process in MiB, which the
    system counts from this process on: it must stay small itself.
    """

    wall: float
    cpu: float
    memory: float


Costs = dict[int, dict[str, Cost]]
"""What each command took, by number of files."""


def main() -> None:
    """Run everything, print a table for each number of files, and write the ratios where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--counts", default="1,100,1000,10000", help="numbers of files, with commas between them")
    parser.add_argument("--repeat", type=int, default=5, help="how often each command is run")
    parser.add_argument("--game", default="*", help="the folder of one game's examples, instead of all games")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the ratios between the marks of this file")
    options = parser.parse_args()
    costs: Costs = {}
    with tempfile.TemporaryDirectory() as scratch:
        schema = Path(scratch) / "schema.json"
        schema.write_text(script("schema.py"), encoding="utf-8")
        for count in map(int, options.counts.split(",")):
            folder = Path(scratch) / str(count)
            make_inputs(folder, count, options.game)
            costs[count] = {}
            for number in range(options.repeat):
                for name, command in commands(folder, count, schema):
                    if number < repeats(name, count, options.repeat):
                        costs[count][name] = least(costs[count].get(name), run(command))
            print(f"\n{files_(count)}, {len(os.sched_getaffinity(0))} processors", *table(costs[count]), sep="\n")
        make_inputs(Path(scratch) / "inside", 500, options.game)
        inside = script("inside.py", str(Path(scratch) / "inside"))
    print(f"\nIn one process, milliseconds for a file and multiples of the floor:\n{inside}")
    if options.write:
        write(options.write, "\n".join((*ratios(costs), "", *aims(costs, inside))))


def files_(count: int) -> str:
    """A number of files in words."""
    return f"{count:,} file{'s' if count > 1 else ''}"


def repeats(name: str, count: int, asked: int) -> int:
    """How often a command is run."""
    return 1 if count >= TOO_SLOW or (count >= SLOW_FROM and "pacheck" not in name) else asked


def table(costs: dict[str, Cost]) -> Iterator[str]:
    """A table of what each command took for one number of files."""
    yield "| command | time | of pacheck's | processor | of pacheck's | memory |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    base = costs[PACHECK]
    for name, cost in costs.items():
        yield (
            f"| {name} | {cost.wall:.3f} s | {cost.wall / base.wall:.2f} "
            f"| {cost.cpu:.3f} s | {cost.cpu / base.cpu:.2f} | {cost.memory:.0f} MiB |"
        )


def ratios(costs: Costs) -> Iterator[str]:
    """A table of processor times as multiples of pacheck's, and of the most memory of a process."""
    yield f"| processor time, as a multiple of pacheck’s | {' | '.join(map(files_, costs))} | memory |"
    yield f"| --- |{' ---: |' * len(costs)} ---: |"
    for name in dict.fromkeys(name for of_count in costs.values() for name in of_count):
        taken = [of_count.get(name) for of_count in costs.values()]
        cells = [
            f"{cost.cpu / of_count[PACHECK].cpu:.2f}" if cost else "–"
            for cost, of_count in zip(taken, costs.values(), strict=True)
        ]
        memory = [round(cost.memory) for cost in taken if cost]
        yield f"| {name} | {' | '.join(cells)} | {min(memory)} to {max(memory)} MiB |"


def aims(costs: Costs, inside: str) -> Iterator[str]:
    """What is aimed at, what was measured, and whether that meets it."""
    over = {name: float(multiple) for name, _, multiple in map(str.split, inside.splitlines())}
    memory = max(of_count["pacheck --jobs 1"].memory for of_count in costs.values())
    yield "| aim | measured | |"
    yield "| --- | --- | --- |"
    yield (
        f"| checking a file in a running process takes at most {MOST_OVER_THE_FLOOR} times the floor "
        f"| {over['check']:.1f} times; reading it alone {over['read']:.1f} times "
        f"| {met(over['check'], MOST_OVER_THE_FLOOR)} |"
    )
    yield (
        f"| a process needs at most {MOST_MEMORY} MiB, up to {files_(max(costs))} "
        f"| {memory:.0f} MiB | {met(memory, MOST_MEMORY)} |"
    )
    yield ""
    yield (
        f"Measured on {len(os.sched_getaffinity(0))} processors with Python {platform.python_version()}"
        f"{''.join(f', {name} {version}'.rstrip() for name, version in versions())}."
    )


def met(measured: float, most: float) -> str:
    """Whether an aim is met."""
    return "met" if measured <= most else "**missed**"


def versions() -> Iterator[tuple[str, str]]:
    """The versions of the other tools."""
    for name in ("check-jsonschema", "yamllint", "ajv"):
        if path := tool(name):
            asked = [path, "help"] if name == "ajv" else [path, "--version"]
            said = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False).stdout
            found = re.search(r"\d+\.\d+[.\d]*", said)
            yield name, found[0] if found else ""


def write(path: Path, block: str) -> None:
    """Put a text between the marks of a file."""
    text = path.read_text(encoding="utf-8")
    made = re.sub(
        r"(<!-- benchmark -->\n).*?(?=<!-- end -->)", lambda mark: f"{mark[1]}{block}\n", text, flags=re.DOTALL
    )
    path.write_text(made, encoding="utf-8")


def script(name: str, *arguments: str) -> str:
    """What a script beside this one prints; in a process of its own, so that this one stays small."""
    command = [sys.executable, str(HERE / name), *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


PACHECK = "pacheck"


def commands(folder: Path, count: int, schema: Path) -> Iterator[tuple[str, list[str]]]:
    """The commands that are compared, pacheck first; tools that are not installed are left out."""
    pacheck = [tool("pacheck") or "pacheck", "check", str(folder), "--format", "concise"]
    yield PACHECK, pacheck
    yield "pacheck --jobs 1", [*pacheck, "--jobs", "1"]
    yield "pacheck --version", [pacheck[0], "--version"]
    yield "floor: C parser, nodes", [sys.executable, str(HERE / "floor.py"), str(folder)]
    if count >= TOO_SLOW:
        return
    if name := tool("check-jsonschema"):
        yield "check-jsonschema", [name, "--schemafile", str(schema), *(str(path) for path in sorted(folder.iterdir()))]
    if name := tool("yamllint"):
        yield "yamllint", [name, "-d", "relaxed", str(folder)]
    if name := tool("ajv"):
        yield (
            "ajv",
            [name, "validate", "--spec=draft2020", "--strict=false", "-s", str(schema), "-d", f"{folder}/*.yaml"],
        )


def tool(name: str) -> str | None:
    """Where a tool is: beside this Python, or on the path."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name)


def make_inputs(folder: Path, count: int, of_game: str = "*") -> None:
    """Submissions of all games in turn, or of one; every tenth is an example with a fault."""
    folder.mkdir()
    examples = sorted(EXAMPLES.glob(f"{of_game}/*.yaml"))
    good = [path.read_text(encoding="utf-8") for path in examples if path.stem == "compliant"]
    bad = [path.read_text(encoding="utf-8") for path in examples if path.stem != "compliant"]
    if count == 1:
        good = [(EXAMPLES / "three-card-poker" / "compliant.yaml").read_text(encoding="utf-8")]
    for number in range(count):
        text = bad[number // 10 % len(bad)] if number % 10 == 9 else good[number % len(good)]
        (folder / f"{number:06}.yaml").write_text(f"# Submission {number} of the benchmark.\n{text}", encoding="utf-8")


def least(one: Cost | None, other: Cost) -> Cost:
    """The lower figures of two runs."""
    return Cost(*map(min, one or other, other))


def run(command: Sequence[str]) -> Cost:
    """One run as a whole process; its output is thrown away. Raises SystemExit where it does not work."""
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{command[0]} ended with {process.returncode}: {complaint.decode(errors='replace')[:500]}")
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
