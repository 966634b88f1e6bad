"""What is told of a regulation file that cannot be used."""

from __future__ import annotations

from pathlib import Path


class BrokenRegulation(Exception):
    """A regulation file that cannot be used: its path, the line of the fault and the fault in words."""

    def __init__(self, path: Path, line: int, fault: str) -> None:
        super().__init__(path, line, fault)

    def __str__(self) -> str:
        return "a regulation file is broken: {}:{}: {}".format(*self.args)
