"""Names of wagers, hands and keys, compared without regard to how they are punctuated."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pacheck.values.typography import lower, plain

_SEPARATORS = re.compile(r"[ ,_/-]+")
_NUMBER_WORDS = {"3": "three", "4": "four", "5": "five", "6": "six", "7": "seven"}
_WAGER = "wager"

NEAREST_LENGTH = 100
"""Longer texts are not compared with known names: no name of a regulation is near to them."""

_ALIKE = 0.6


def normalise(label: str) -> str:
    """The form in which two spellings of one name are equal.

    Case, hyphens, dashes, spaces, apostrophes, commas, underscores and slashes do not count, nor does an "and" inside,
    nor "Wager" at the end; "3-of-a-kind" is "Three-of-a-kind". The form itself is normalised already.
    """
    words = [word for word in _SEPARATORS.split(lower(plain(label)).replace("'", "").replace("\n", " ")) if word]
    inner = [word for word in words[1:-1] if word != "and"]
    name = "".join(_NUMBER_WORDS.get(word, word) for word in (*words[:1], *inner, *words[1:][-1:]))
    while name.endswith(_WAGER) and name != _WAGER:
        name = name[: -len(_WAGER)]
    return _NUMBER_WORDS.get(name, name)


def nearest(name: str, known: Sequence[str]) -> str | None:
    """The known name most like `name`, or None where none is like it."""
    if len(name) > NEAREST_LENGTH:
        return None
    from difflib import get_close_matches

    by_form = {normalise(candidate): candidate for candidate in reversed(known)}
    found = get_close_matches(normalise(name), list(by_form), n=1, cutoff=_ALIKE)
    return by_form[found[0]] if found else None
