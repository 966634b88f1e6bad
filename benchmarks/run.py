"""How long pacheck takes beside other checkers, in one go on one machine.

`python benchmarks/run.py` makes its inputs from the examples, one in ten with a fault, and runs each tool as a whole
process: pacheck, check-jsonschema with the schemas that `pacheck schema` prints, yamllint, ajv where it is installed,
and the floor, which is the C parser making nodes of the same files. Only ratios mean something on another machine.
`--counts 1,1000` names the numbers of files, `--repeat 5` how often each is run; medians are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FLOOR = Path(__file__).resolve().parent / "floor.py"
SLOW_FROM = 2_000
"""From so many files on, only pacheck and the floor are run more than once."""
TOO_SLOW = 20_000
"""From so many files on, only pacheck and the floor are run."""


class Cost(NamedTuple):
    """What one run took: seconds of time, seconds of processor, and the most memory of one process in MiB."""

    wall: float
    cpu: float
    memory: float


def main() -> None:
    """Run everything and print a table for each number of files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--counts", default="1,100,1000,10000", help="numbers of files, with commas between them")
    parser.add_argument("--repeat", type=int, default=5, help="how often each command is run")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        schema = Path(scratch) / "schema.json"
        schema.write_text(json.dumps(combined_schema()), encoding="utf-8")
        for count in map(int, options.counts.split(",")):
            folder = Path(scratch) / str(count)
            files = make_inputs(folder, count)
            print(f"\n{count:,} file{'s' if count > 1 else ''}, {len(os.sched_getaffinity(0))} processors")
            print("| command | time | of pacheck's | processor | memory |")
            print("| --- | ---: | ---: | ---: | ---: |")
            base: Cost | None = None
            for name, command in commands(folder, files, schema):
                cost = median(command, 1 if count >= SLOW_FROM and "pacheck" not in name else options.repeat)
                base = base or cost
                print(
                    f"| {name} | {cost.wall:.3f} s | {cost.wall / base.wall:.2f} | {cost.cpu:.3f} s "
                    f"| {cost.memory:.0f} MiB |",
                    flush=True,
                )


def commands(folder: Path, files: Sequence[str], schema: Path) -> Iterator[tuple[str, list[str]]]:
    """The commands that are compared, pacheck first; tools that are not installed are left out."""
    pacheck = [tool("pacheck") or "pacheck", "check", str(folder), "--format", "concise"]
    yield "pacheck", pacheck
    yield "pacheck --jobs 1", [*pacheck, "--jobs", "1"]
    yield "pacheck --version", [pacheck[0], "--version"]
    yield "floor: C parser, nodes", [sys.executable, str(FLOOR), str(folder)]
    if len(files) >= TOO_SLOW:
        return
    if name := tool("check-jsonschema"):
        yield "check-jsonschema", [name, "--schemafile", str(schema), *files]
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


def make_inputs(folder: Path, count: int) -> list[str]:
    """Submissions of all games in turn, each with a holder of its own; every tenth is an example with a fault."""
    folder.mkdir()
    examples = sorted((ROOT / "examples").rglob("*.yaml"))
    good = [path.read_text(encoding="utf-8") for path in examples if path.stem == "compliant"]
    bad = [path.read_text(encoding="utf-8") for path in examples if path.stem != "compliant"]
    if count == 1:
        good = [(ROOT / "examples" / "three-card-poker" / "compliant.yaml").read_text(encoding="utf-8")]
    files = []
    for number in range(count):
        text = bad[number // 10 % len(bad)] if number % 10 == 9 else good[number % len(good)]
        path = folder / f"{number:06}.yaml"
        path.write_text(f"# Submission {number} of the benchmark.\n{text}", encoding="utf-8")
        files.append(str(path))
    return files


def combined_schema() -> dict[str, object]:
    """One schema for the submissions of all games, from what `pacheck schema` prints for each."""
    pacheck = tool("pacheck") or "pacheck"
    games = [path.parent for path in sorted((ROOT / "examples").rglob("compliant.yaml"))]
    branches = []
    for folder in games:
        game = game_of(folder / "compliant.yaml")
        ran = subprocess.run([pacheck, "schema", game], capture_output=True, encoding="utf-8", check=True)
        of_game = {"properties": {"game": {"const": game}}, "required": ["game"]}
        branches.append({"if": of_game, "then": json.loads(ran.stdout)})
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": branches}


def game_of(path: Path) -> str:
    """The game that an example names."""
    line = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("game:"))
    return line.removeprefix("game:").partition("#")[0].strip().strip("\"'")


def median(command: Sequence[str], times: int) -> Cost:
    """The median of several runs, after one that is not counted where there are several."""
    costs = [run(command) for _ in range(times + (times > 1))][-times:]
    return Cost(*(statistics.median(values) for values in zip(*costs, strict=True)))


def run(command: Sequence[str]) -> Cost:
    """One run as a whole process; its output is thrown away. Raises SystemExit where it does not work."""
    import time

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
