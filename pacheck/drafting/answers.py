"""Who answers what the command line leaves open: a person, the first or least of everything, or nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from pacheck.misuse import Misuse
from pacheck.wording import listing

T = TypeVar("T")


class Answers(Protocol):
    """Answers to questions; each question names the option that answers it."""

    def wants(self, question: str, usual: bool, option: str) -> bool:
        """Yes or no."""

    def one_of(self, question: str, choices: Sequence[str], option: str, law: Callable[[], Sequence[str]]) -> str:
        """One of several, of which the first is the usual one; `law` are lines to choose by."""

    def value(self, question: str, read: Callable[[str], T], usual: str | None, option: str) -> T:
        """A value that `read` accepts, or else raises Misuse for; `usual` is what stands for an empty answer."""


class Usual:
    """The usual answer to everything: the first paytable, the least that may be stated."""

    def wants(self, question: str, usual: bool, option: str) -> bool:
        """What is usual."""
        return usual

    def one_of(self, question: str, choices: Sequence[str], option: str, law: Callable[[], Sequence[str]]) -> str:
        """The first."""
        return choices[0]

    def value(self, question: str, read: Callable[[str], T], usual: str | None, option: str) -> T:
        """The usual value. Raises Misuse where there is none."""
        if usual is None:
            raise Misuse(f"{option} is missing: {question}")
        return read(usual)


class Nobody:
    """No answer: a script is told which option is missing."""

    def wants(self, question: str, usual: bool, option: str) -> bool:
        """Raises Misuse."""
        raise _missing(f"{option}, or {option.partition(' ')[0]} none", question)

    def one_of(self, question: str, choices: Sequence[str], option: str, law: Callable[[], Sequence[str]]) -> str:
        """Raises Misuse."""
        raise _missing(option, f"{question} ({listing(choices)})")

    def value(self, question: str, read: Callable[[str], T], usual: str | None, option: str) -> T:
        """Raises Misuse."""
        raise Misuse(f"{option} is missing: {question}") if usual is None else _missing(option, question)


def _missing(option: str, question: str) -> Misuse:
    return Misuse(f"{option} is missing: {question} (--yes takes the usual answer to all that is left open)")
