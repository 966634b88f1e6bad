"""What was worked out for a text, kept for when it comes again: of short texts only, and of not too many.

Submissions repeat each other: the same names and figures stand in all of them. What a long text came to is never kept,
so that memory stays flat whatever is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

T = TypeVar("T")
More = ParamSpec("More")

LONGEST = 100
"""Characters of the longest text for which a result is kept."""


def kept(size: int) -> Callable[[Callable[Concatenate[str, More], T]], Callable[Concatenate[str, More], T]]:
    """Keep that many results of a function of a text, and of what else it is given; the oldest are given up."""

    def keeping(work: Callable[Concatenate[str, More], T]) -> Callable[Concatenate[str, More], T]:
        remembered = cast("Callable[Concatenate[str, More], T]", lru_cache(maxsize=size)(work))

        @wraps(work)
        def recalled(text: str, /, *more: More.args, **named: More.kwargs) -> T:
            return (remembered if len(text) <= LONGEST else work)(text, *more, **named)

        return recalled

    return keeping
