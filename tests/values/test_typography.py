"""Harmless typography is read as what it stands for; nothing else is replaced."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.values.typography import look_alikes, lower, plain


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("35\u00a0to\u00a01", "35 to 1", id="no-break spaces"),
        pytest.param("35\u2009to\u200a1", "35 to 1", id="thin and hair spaces"),
        pytest.param("35\u202fto\u20071", "35 to 1", id="narrow and figure spaces"),
        pytest.param("35\u3000to 1", "35 to 1", id="ideographic space"),
        pytest.param("35\u2010to\u20111", "35-to-1", id="hyphens"),
        pytest.param("35\u2013to\u20141", "35-to-1", id="dashes"),
        pytest.param("\u22121", "-1", id="minus"),
        pytest.param("player\u2019s", "player's", id="apostrophe"),
        pytest.param("\u2018a\u2019 \u201cb\u201d", "'a' \"b\"", id="quotation marks"),
        pytest.param("5\u2032 6\u2033", "5' 6\"", id="primes"),
        pytest.param("  a   b  ", "a b", id="blanks"),
        pytest.param("a\n", "a", id="final line break of a block"),
    ],
)
def test_plain(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize(
    "text",
    ["\u0410", "\uff13", "\u00b2", "\u212a", "\u017f", "\u2044", "\uff0d", "\u00ad", "\u200b", "\u02d7", "\uff1a"],
    ids=ascii,
)
def test_what_only_looks_alike_is_kept(text: str) -> None:
    assert plain(f"a{text}b") == f"a{text}b"


@given(st.text())
def test_plain_text_is_plain_already(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@given(st.text())
def test_only_latin_capitals_become_small(text: str) -> None:
    assert lower(text) == "".join(char.lower() if char.isascii() else char for char in text)


@pytest.mark.parametrize(
    ("text", "code_points"),
    [
        pytest.param("35 to 1", (), id="plain"),
        pytest.param("35\u2013to\u20131", (), id="typography"),
        pytest.param("\u0410ce", ("U+0410 CYRILLIC CAPITAL LETTER A",), id="Cyrillic"),
        pytest.param("\uff13", ("U+FF13 FULLWIDTH DIGIT THREE",), id="full-width"),
        pytest.param("Blac\u212a", ("U+212A KELVIN SIGN",), id="Kelvin"),
        pytest.param("3\u00b2", ("U+00B2 SUPERSCRIPT TWO",), id="superscript"),
        pytest.param("\u0430\u043e", ("U+0430", "U+043E"), id="two"),
    ],
)
def test_look_alikes_are_named(text: str, code_points: tuple[str, ...]) -> None:
    said = look_alikes(text)
    assert bool(said) == bool(code_points)
    assert all(code_point in said for code_point in code_points)
