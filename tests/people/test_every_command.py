"""What holds for every command: its help has an example that works, and what only reads writes nothing."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pacheck.cli import app
from tests.people.support import run, snapshot

COMMANDS = [(str(command.name),) for command in app.registered_commands] + [
    (str(group.name), str(command.name))
    for group in app.registered_groups
    for command in getattr(group.typer_instance, "registered_commands", ())
]
ESCAPE = "\x1b["


def examples(command: tuple[str, ...]) -> list[list[str]]:
    """The examples in a command's help, without the name of the program."""
    text = " ".join(run(*command, "--help", COLUMNS="400").stdout.split())
    return [shlex.split(found) for found in re.findall(r"Example: pacheck (.+?)(?=$| Example:)", text)]


EXAMPLES = [(command, example) for command in COMMANDS for example in examples(command)]


def test_every_command_has_an_example() -> None:
    assert {command for command, _ in EXAMPLES} == set(COMMANDS)
    assert all(tuple(example[: len(command)]) == command for command, example in EXAMPLES)


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES], ids=" ".join)
def test_the_example_in_the_help_works(example: list[str], filings: Path) -> None:
    before = snapshot(filings)
    result = run(*example, folder=filings)
    # The submissions in the folder are faulty on purpose: 1 is a verdict, not a fault.
    assert result.exit_code in ((0, 1) if example[0] in ("check", "report", "compare", "fix") else (0,)), result.output
    assert result.stdout
    # The page is the one file that is written, and it is named.
    new = {"report.html"} if example[0] == "report" else set()
    after = snapshot(filings)
    assert {name: digest for name, digest in after.items() if name not in new} == before
    assert after.keys() - before.keys() == new


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES], ids=" ".join)
def test_colour_is_for_those_who_want_it(example: list[str], filings: Path) -> None:
    assert ESCAPE not in run(*example, folder=filings).stdout
    assert ESCAPE not in run(*example, folder=filings, NO_COLOR="1", FORCE_COLOR="1").stdout


def test_the_check_pays_for_no_other_command() -> None:
    program = (
        "import sys; sys.argv = ['pacheck', 'check', '--list-files', 'examples']; import pacheck.__main__ as m\n"
        "try: m.main()\nexcept SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('pacheck.law', 'pacheck.explanations',"
        " 'pacheck.amendment', 'pacheck.drafting', 'pacheck.mending', 'pacheck.survey', 'pacheck.writing'))])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines()[-1] == "[]"
