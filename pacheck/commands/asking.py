"""What a command asks for on a terminal, where the command line does not say it; a script is never asked."""

from __future__ import annotations

import sys


class Asked:
    """The questions of one command."""

    def __init__(self) -> None:
        self.terminal = sys.stdin is not None and sys.stdin.isatty()

    def one(self, given: str | None, name: str, question: str) -> str:
        """One value: as given, or as typed. Raises Misuse where neither is possible."""
        from pacheck.misuse import Misuse

        value = given if given is not None or not self.terminal else self._typed(f"{question}: ")
        if value is None or not value.strip():
            raise Misuse(f"{name} is missing")
        return value.strip()

    def several(self, given: list[str] | None, question: str) -> tuple[str, ...]:
        """Several values, or none: as given, or as typed, one a line."""
        if given is None and self.terminal:
            print(f"{question}.", file=sys.stderr)
            given = list(iter(lambda: self._typed("- "), ""))
        return tuple(value.strip() for value in given or () if value.strip())

    def _typed(self, prompt: str) -> str:
        print(prompt, end="", file=sys.stderr, flush=True)
        return sys.stdin.readline().strip()
