"""Following a guide literally: what its reader saves, changes and types is done in a folder, in the order of the page.

A block between fences is one of these:

- ``console``: commands after “$ ”, each with what it prints; a “\\” at the end of a line goes on in the next;
- ``text``: the printed page that the guide works from;
- ``yaml`` after a text that ends in one of the sentences of ``SENTENCES``: a file, or a change of one;
- any other ``yaml``: a piece for a regulation file, shown for other pages than the worked one.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SENTENCES = {
    "save": re.compile(r"Save this as `(?P<file>[^`]+)`:$"),
    "find": re.compile(r"In `(?P<file>[^`]+)`, find:$"),
    "put": re.compile(r"[Aa]nd put in its place:$"),
    "take out": re.compile(r"In `(?P<file>[^`]+)`, take out:$"),
    "has": re.compile(r"`(?P<file>[^`]+)` has these lines:$"),
    "reads": re.compile(r"`(?P<file>[^`]+)` now reads:$"),
}


class Block(NamedTuple):
    """One block of the guide: what it is for, the file that it is about, its text, and the line where it begins."""

    purpose: str
    file: str
    text: str
    line: int


def blocks(guide: str) -> Iterator[Block]:
    """The blocks of a guide, in order."""
    end = 0
    for match in _BLOCK.finditer(guide):
        before, end = " ".join(guide[end : match.start()].rpartition("\n\n")[0].split()), match.end()
        line = guide.count("\n", 0, match.start()) + 1
        purpose, file = match["kind"], ""
        if purpose == "yaml":
            said = {name: found for name, form in SENTENCES.items() if (found := form.search(before))}
            purpose = next(iter(said), "piece")
            file = said[purpose].groupdict().get("file", "") if said else ""
        assert purpose in (*SENTENCES, "piece", "console", "text"), f"line {line}: a block of kind {purpose}"
        yield Block(purpose, file, match["text"], line)


@dataclass
class Reader:
    """Someone who does in a folder what a guide says."""

    folder: Path
    found: tuple[Path, str] | None = None
    typed: list[str] = field(default_factory=list)

    def does(self, block: Block) -> None:
        """What one block says; a command must print what stands under it."""
        where, path = f"line {block.line} of the guide", self.folder / block.file
        if block.purpose == "console":
            assert self.types(block.text) == block.text, where
        elif block.purpose == "save":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.purpose in ("find", "take out", "has"):
            assert path.read_text(encoding="utf-8").count(block.text) == 1, f"{where}: not once in {block.file}"
            self.found = (path, block.text) if block.purpose != "has" else None
            if block.purpose == "take out":
                self.puts("")
        elif block.purpose == "put":
            assert self.found, where
            self.puts(block.text)
        elif block.purpose == "reads":
            assert path.read_text(encoding="utf-8") == block.text, where

    def puts(self, text: str) -> None:
        """Put a text in the place of the one that was found."""
        assert self.found
        (path, old), self.found = self.found, None
        path.write_text(path.read_text(encoding="utf-8").replace(old, text), encoding="utf-8")

    def types(self, console: str) -> str:
        """Type the commands of a block; the block as it should read."""
        lines, result = console.splitlines(), []
        for number, line in enumerate(lines):
            if not line.startswith("$ "):
                continue
            command = [line]
            while command[-1].endswith("\\"):
                command.append(lines[number + len(command)])
            result += [*command, *self.run(" ".join(part.removesuffix("\\") for part in command)[2:]).splitlines()]
        return "".join(f"{line}\n" for line in result)

    def run(self, command: str) -> str:
        """What a command prints. Its exit status is 1 where it tells of errors or has a patch, and 0 elsewhere."""
        name, *arguments = shlex.split(command)
        self.typed.append(command)
        if name == "mkdir":
            for folder in arguments:
                (self.folder / folder).mkdir()
            return ""
        assert name == "pacheck", command
        usual = {"NO_COLOR": "1", "COLUMNS": "", "GITHUB_ACTIONS": "", "GITLAB_CI": "", "PYTHONUTF8": "1"}
        ran = subprocess.run(
            [sys.executable, "-m", "pacheck", *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), **usual},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        printed = ran.stdout + ran.stderr
        fails = re.search(r"\b[1-9][0-9]* errors?\b|would be mended", printed)
        assert ran.returncode == (1 if fails else 0), command
        return printed
