"""Limits set in a configuration file: lower, higher, and never beyond their ceilings."""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pacheck.configuration.limits import LIMITS
from pacheck.pipeline import judge_bytes
from pacheck.regulations.catalog import BUILT_IN
from pacheck.source import limits
from pacheck.source.limits import CEILINGS, USUAL, Limits
from tests.people.support import run
from tests.test_cli import GOOD, environment, posix

NAMES = list(Limits._fields)

OVER = {
    "max-bytes": (100, GOOD + "#" * 100, "too-large", 1),
    "max-documents": (2, "---\n".join([GOOD] * 3), "over-limit", 6),
    "max-depth": (2, GOOD, "over-limit", 2),
    "max-entries": (3, GOOD + "submitted: 2025-07-01\neffective: 2025-07-01\n", "over-limit", 4),
    "max-nodes": (5, GOOD, "over-limit", 2),
    "max-text-length": (15, GOOD.replace("Three Card Poker", "Three Card Poker"), "over-limit", 1),
    "max-faults": (1, "game: &a Three Card Poker\nwagers: &b {Ante Bonus: {paytable: B}}\n", "over-limit", 2),
}
"""For each name a limit, a file that is over it, what is found and on which line."""


def rules(folder: Path, *options: str) -> list[str]:
    ran = run("check", "filed.yaml", "--format", "concise", *options, folder=folder)
    return [line.partition(":")[2] for line in ran.stdout.splitlines() if "filed.yaml:" in line]


def test_every_limit_has_its_name() -> None:
    assert list(OVER) == list(LIMITS) == [name.replace("_", "-") for name in NAMES]
    assert [getattr(limits, name.upper()) for name in NAMES] == list(USUAL)
    assert all(usual <= ceiling for usual, ceiling in zip(USUAL, CEILINGS, strict=True))


@pytest.mark.parametrize("name", OVER)
@pytest.mark.parametrize("form", ["[limits]\n{name} = {value}\n", "limits.{name} = {value}\n"])
def test_a_lower_limit_holds(name: str, form: str, tmp_path: Path) -> None:
    value, text, rule, line = OVER[name]
    (tmp_path / "filed.yaml").write_text(text)
    assert not any(rule in found for found in rules(tmp_path))
    (tmp_path / "pacheck.toml").write_text(form.format(name=name, value=value))
    found = rules(tmp_path)
    assert re.match(rf"{line}:[0-9]+: error {rule} ", found[-1]), found
    assert not any(rule in one for one in rules(tmp_path, "--no-config"))


def test_the_limit_itself_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text(GOOD)
    (tmp_path / "pacheck.toml").write_text(
        f"[limits]\nmax-bytes = {len(GOOD)}\nmax-documents = 1\nmax-depth = 3\nmax-entries = 2\nmax-nodes = 9\n"
        f"max-text-length = {len('Three Card Poker')}\nmax-faults = 1\n"
    )
    assert rules(tmp_path) == []


def test_a_higher_limit_holds(tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text("---\n".join([GOOD] * (limits.MAX_DOCUMENTS + 1)))
    assert [found.split()[2] for found in rules(tmp_path)] == ["over-limit"]
    (tmp_path / "pacheck.toml").write_text("[limits]\nmax-documents = 65\n")
    assert rules(tmp_path) == []


@pytest.mark.parametrize("folder", ["pyproject.toml", "pacheck.toml"])
def test_a_larger_file_is_read(folder: str, tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text(GOOD + "#" * limits.MAX_BYTES)
    (tmp_path / folder).write_text(
        ("[tool.pacheck.limits]" if folder == "pyproject.toml" else "[limits]") + "\nmax-bytes = 5_000_000\n"
    )
    assert rules(tmp_path) == []
    ran = run("check", ".", "--show-config", folder=tmp_path)
    assert ran.stdout == f"limits.max-bytes = 5000000  # {tmp_path}/{folder}\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        *(
            pytest.param(f"\n[limits]\n{name} = {wrong}\n", f":3: “{name}” takes a whole number from 1 to ")
            for name, ceiling in LIMITS.items()
            for wrong in (0, -1, ceiling + 1, "true", "'9'", "1.5")
        ),
        pytest.param("[limits]\nmax-byte = 1\n", ":2: there is no limit “max-byte”. Did you mean max-bytes?"),
        pytest.param("[limits]\nx = 1\n", ":2: there is no limit “x”. Known: max-bytes, max-documents, ", id="far"),
        pytest.param("limits.x = 1\n", ":1: there is no limit “x”. Known: ", id="dotted"),
        pytest.param("limits = 5\n", ":1: “limits” takes names with numbers: max-bytes, ", id="no table"),
        pytest.param("limit = 5\n", ":1: there is no option “limit”. ", id="an option like it"),
    ],
)  # fmt: skip
def test_a_limit_that_cannot_be_set_stops_the_run(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text(GOOD)
    (tmp_path / "pacheck.toml").write_text(text)
    ran = run("check", "filed.yaml", folder=tmp_path)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert f"pacheck.toml{told}" in ran.stderr


def test_the_line_of_a_limit_in_a_shared_file(tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text(GOOD)
    (tmp_path / "pyproject.toml").write_text("[tool.other]\nmax-bytes = 1\n[tool.pacheck.limits]\nmax-bytes = 0\n")
    ran = run("check", "filed.yaml", folder=tmp_path)
    assert "pyproject.toml:4: “max-bytes” takes " in ran.stderr


ENTRIES, NODES, LENGTH, BYTES = (
    CEILINGS.max_entries, CEILINGS.max_nodes, CEILINGS.max_text_length, CEILINGS.max_bytes
)  # fmt: skip
COSTLY = {
    "elections": "game: Three Card Poker\nelections:\n"
    + "".join(f"- Progressive Payout {number} Wager\n" for number in range(ENTRIES - 1)),
    "wagers": "---\n".join(
        "game: Three Card Poker\nwagers:\n"
        + "".join(f"  Progressive Payot {number}: 1 to 1\n" for number in range(1990))
        for _ in range(NODES // 4000)
    ),
    "sections": "game: Dreamcatcher\nwheel: {sections: [" + ", ".join(["1", "2", "5"] * (ENTRIES // 3)) + "]}\n",
    "wheels": "---\n".join(
        "game: Dreamcatcher\nwheel: {sections: ["
        + ", ".join(str(1 + (at * 7 + turn) % 5) for at in range(104))
        + "]}\n"
        for turn in range(NODES // 115)
    ),
    "documents": "---\n".join(["game: Three Card Poker\nwagers: {Ante Wager: 2 to 1}\n"] * CEILINGS.max_documents),
    "long values": "game: Three Card Poker\nwagers:\n"
    + "".join(f"  {'x' * 500}{number}: {'1,000' * (LENGTH // 5)}\n" for number in range(700)),
    "depth": "game: Three Card Poker\nwagers: " + "{a: " * (CEILINGS.max_depth - 1) + "}" * (CEILINGS.max_depth - 1),
    "a comment": "game: Three Card Poker\n#" + "é" * (BYTES // 2 - 100),
    "faults": "game: Three Card Poker\nwagers:\n" + "".join(f"  a{at}: &x 1\n" for at in range(CEILINGS.max_faults)),
}


@pytest.mark.parametrize("name", COSTLY)
def test_no_file_up_to_the_ceilings_costs_more_than_two_seconds(name: str) -> None:
    data = COSTLY[name].encode()
    assert len(data) <= BYTES
    list(judge_bytes("filed.yaml", b"game: Three Card Poker\n", datetime.date(2026, 1, 1)))
    list(judge_bytes("filed.yaml", b"game: Dreamcatcher\n", datetime.date(2026, 1, 1)))
    started = time.process_time()
    assert list(judge_bytes("filed.yaml", data, datetime.date(2026, 1, 1), BUILT_IN, CEILINGS))
    assert time.process_time() - started < 2


@posix
@pytest.mark.parametrize("name", ["long values", "a comment", "wagers"])
def test_no_file_up_to_the_ceilings_costs_more_than_two_hundred_megabytes(name: str, tmp_path: Path) -> None:
    (tmp_path / "filed.yaml").write_text(COSTLY[name], encoding="utf-8")
    (tmp_path / "pacheck.toml").write_text(
        "[limits]\n" + "".join(f"{limit} = {most}\n" for limit, most in LIMITS.items())
    )
    script = (
        "import resource, subprocess, sys\n"
        "subprocess.run([sys.executable, '-m', 'pacheck', 'check', 'filed.yaml', '--format', 'concise'],"
        " stdout=subprocess.DEVNULL)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=True
    )
    unit = 1 if sys.platform == "darwin" else 1024
    assert int(ran.stdout) * unit < 200 * 1000 * 1000
