"""What a command asks for on a terminal, where the command line does not say it; a script is never asked."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

_YES, _NO = ("y", "yes"), ("n", "no")


class Asked:
    """The questions of one command."""

    def __init__(self) -> None:
        self.terminal = sys.stdin is not None and sys.stdin.isatty()

    def one(self, given: str | None, name: str, question: str) -> str:
        """One value: as given, or as typed. Raises Misuse where neither is possible."""
        from pacheck.misuse import Misuse

        value = given if given is not None or not self.terminal else self.typed(f"{question}: ")
        if value is None or not value.strip():
            raise Misuse(f"{name} is missing")
        return value.strip()

    def several(self, given: list[str] | None, question: str) -> tuple[str, ...]:
        """Several values, or none: as given, or as typed, one a line."""
        if given is None and self.terminal:
            print(f"{question}.", file=sys.stderr)
            given = list(iter(lambda: self.typed("- "), ""))
        return tuple(value.strip() for value in given or () if value.strip())

    def typed(self, prompt: str) -> str:
        """A line as typed; empty where there are no more. Raises Misuse for bytes that are no text."""
        return self._line(prompt).strip()

    def answer(self, prompt: str) -> str:
        """A line as typed, which may be empty. Raises Misuse where there are no more lines."""
        from pacheck.misuse import Misuse

        line = self._line(prompt)
        if not line:
            print(file=sys.stderr)
            raise Misuse("the answers ended before the last question; nothing is written")
        return line.strip()

    def _line(self, prompt: str) -> str:
        from pacheck.misuse import Misuse

        print(prompt, end="", file=sys.stderr, flush=True)
        try:
            return sys.stdin.readline()
        except UnicodeDecodeError:
            raise Misuse("what was typed is not UTF-8 text") from None


class Questions:
    """A person at the terminal answers; an answer that cannot be had is told, and asked for again."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked

    def wants(self, question: str, usual: bool, option: str) -> bool:
        """Yes or no; an empty answer is the usual one, which stands in capitals."""
        return self._until(f"{_begun(question)} [{'Y/n' if usual else 'y/N'}] ", lambda text: _yes_or_no(text, usual))

    def one_of(self, question: str, choices: Sequence[str], option: str, law: Callable[[], Sequence[str]]) -> str:
        """One of several; an empty answer is the first."""
        from pacheck.wording import listing

        for line in law():
            print(line, file=sys.stderr)
        prompt = f"{_begun(question)} {listing(choices)} [{choices[0]}] "
        return self._until(prompt, lambda text: _choice(text, choices))

    def value(self, question: str, read: Callable[[str], T], usual: str | None, option: str) -> T:
        """A value; an empty answer is the usual one, where there is one."""
        prompt = f"{_begun(question)} [{usual}]: " if usual else f"{_begun(question)}: "
        return self._until(prompt, lambda text: read(text or usual or ""))

    def _until(self, prompt: str, read: Callable[[str], T]) -> T:
        from pacheck.misuse import Misuse

        while True:
            text = self.asked.answer(prompt)
            try:
                return read(text)
            except Misuse as wrong:
                print(f"  {wrong}", file=sys.stderr)


def _begun(question: str) -> str:
    """A question as it begins a line."""
    return question[:1].upper() + question[1:]


def _yes_or_no(text: str, usual: bool) -> bool:
    from pacheck.misuse import Misuse
    from pacheck.wording import quoted

    answer = text.lower()
    if answer not in ("", *_YES, *_NO):
        raise Misuse(f"{quoted(text)} is neither yes nor no")
    return usual if not answer else answer in _YES


def _choice(text: str, choices: Sequence[str]) -> str:
    from pacheck.misuse import Misuse
    from pacheck.values.labels import normalise
    from pacheck.wording import listing, quoted

    known = {normalise(choice): choice for choice in choices}
    found = known.get(normalise(text)) if text else choices[0]
    if found is None:
        raise Misuse(f"{quoted(text)} is not among {listing(choices, 'and')}")
    return found
