"""Names of wagers, hands and keys, compared without regard to how they are punctuated."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from pacheck.values.recall import kept
from pacheck.values.typography import lower, plain

_SEPARATORS = re.compile(r"[ ,_/-]+")
_NUMBER_WORDS = {"3": "three", "4": "four", "5": "five", "6": "six", "7": "seven"}
_WAGER = "wager"
_SUITS = frozenset({"clubs", "diamonds", "hearts", "spades"})

NEAREST_LENGTH = 100
"""Longer texts are not compared with known names: no name of a regulation is near to them."""

_ALIKE = Fraction(1, 2)


@kept(2048)
def normalise(label: str) -> str:
    """The form in which two spellings of one name are equal.

    Case, hyphens, dashes, spaces, apostrophes, commas, underscores and slashes do not count, nor does an "and" (or "&")
    inside, nor "Wager" at the end, nor the order of several suits; "3-of-a-kind" is "Three-of-a-kind". The form itself
    is normalised already.
    """
    words = [word for word in _SEPARATORS.split(lower(plain(label)).replace("'", "").replace("\n", " ")) if word]
    words = _suits_in_order(["and" if word == "&" else word for word in words])
    inner = [word for word in words[1:-1] if word != "and"]
    name = "".join(_NUMBER_WORDS.get(word, word) for word in (*words[:1], *inner, *words[1:][-1:]))
    while name.endswith(_WAGER) and name != _WAGER:
        name = name[: -len(_WAGER)]
    return _NUMBER_WORDS.get(name, name)


def _suits_in_order(words: list[str]) -> list[str]:
    places = [place for place, word in enumerate(words) if word in _SUITS]
    for place, suit in zip(places, sorted(words[place] for place in places), strict=True):
        words[place] = suit
    return words


def nearest(name: str, known: Sequence[str]) -> str | None:
    """The known name most like `name`, or None where none is like it.

    Likeness is the share of pairs of neighbouring letters that two names have in common, twice counted (Dice's
    coefficient), regardless of punctuation.
    """
    if len(name) > NEAREST_LENGTH:
        return None
    pairs = _letter_pairs(name)
    likeness, found = max(
        ((_likeness(pairs, _known_pairs(one)), -place) for place, one in enumerate(known)), default=(0, 0)
    )
    return known[-found] if likeness >= _ALIKE else None


def _likeness(pairs: frozenset[str], others: frozenset[str]) -> Fraction:
    return Fraction(2 * len(pairs & others), len(pairs) + len(others))


def _letter_pairs(name: str) -> frozenset[str]:
    form = f" {normalise(name)} "
    return frozenset(form[place : place + 2] for place in range(len(form) - 1))


_known_pairs = cache(_letter_pairs)
