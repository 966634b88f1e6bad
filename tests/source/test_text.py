"""From bytes to text that hides nothing."""

from __future__ import annotations

import codecs

import pytest

from pacheck.source.limits import MAX_BYTES
from pacheck.source.nodes import Fault
from pacheck.source.text import decode


def fault(data: bytes) -> Fault:
    decoded = decode(data)
    assert isinstance(decoded, Fault)
    return decoded


@pytest.mark.parametrize(
    ("data", "text"),
    [
        pytest.param(b"", "", id="nothing"),
        pytest.param(b"a: 1\n", "a: 1\n", id="LF"),
        pytest.param(b"a: 1\r\n", "a: 1\r\n", id="CRLF"),
        pytest.param(b"a: 1\rb: 2\r", "a: 1\rb: 2\r", id="CR"),
        pytest.param(b"a:\t1", "a:\t1", id="tab"),
        pytest.param(codecs.BOM_UTF8 + b"a: 1\n", "a: 1\n", id="byte-order mark"),
        pytest.param("café \u2013 №1 \U0001f0cf".encode(), "café \u2013 №1 \U0001f0cf", id="not ASCII"),
        pytest.param("a\u00a0b".encode(), "a\u00a0b", id="no-break space"),
    ],
)
def test_text_is_decoded(data: bytes, text: str) -> None:
    assert decode(data) == text


@pytest.mark.parametrize(
    ("data", "place"),
    [
        pytest.param("a: 1\n".encode("utf-16"), (1, 1), id="UTF-16"),
        pytest.param(codecs.BOM_UTF16_LE + "a: 1\n".encode("utf-16-le"), (1, 1), id="UTF-16 little-endian"),
        pytest.param(codecs.BOM_UTF16_BE + "a: 1\n".encode("utf-16-be"), (1, 1), id="UTF-16 big-endian"),
        pytest.param(codecs.BOM_UTF32_LE + "a: 1\n".encode("utf-32-le"), (1, 1), id="UTF-32 little-endian"),
        pytest.param(codecs.BOM_UTF32_BE + "a: 1\n".encode("utf-32-be"), (1, 1), id="UTF-32 big-endian"),
        pytest.param(b"a: 1\nname: caf\xe9\n", (2, 10), id="Latin-1"),
        pytest.param(b"a: 1\r\nb: \x93quoted\x94\r\n", (2, 4), id="Windows-1252"),
        pytest.param("é: ".encode() + b"\xff", (1, 4), id="columns count characters"),
        pytest.param(codecs.BOM_UTF8 + b"\xff", (1, 1), id="the mark has no column"),
        pytest.param(b"a: \xed\xa0\x80", (1, 4), id="a surrogate"),
        pytest.param(b"a: \xc0\xaf", (1, 4), id="an overlong form"),
        pytest.param(b"a: \xf4\x90\x80\x80", (1, 4), id="beyond Unicode"),
        pytest.param(b"a: \xe2\x82", (1, 4), id="a character cut off"),
    ],
)
def test_another_encoding_is_refused_at_its_place(data: bytes, place: tuple[int, int]) -> None:
    found = fault(data)
    assert (found.rule, found.place[:2], found.help) == ("not-utf8", place, "Save the file as UTF-8.")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le"])
def test_an_unmarked_wide_encoding_is_refused(encoding: str) -> None:
    assert "U+0000" in fault("a: 1\n".encode(encoding)).message


MISLEADING = {
    "NUL": 0x00,
    "backspace": 0x08,
    "vertical tab": 0x0B,
    "form feed": 0x0C,
    "escape": 0x1B,
    "delete": 0x7F,
    "next line": 0x85,
    "control sequence introducer": 0x9B,
    "Arabic letter mark": 0x61C,
    "left-to-right mark": 0x200E,
    "right-to-left mark": 0x200F,
    "line separator": 0x2028,
    "paragraph separator": 0x2029,
    "left-to-right embedding": 0x202A,
    "right-to-left override": 0x202E,
    "left-to-right isolate": 0x2066,
    "pop directional isolate": 0x2069,
    "byte-order mark within": 0xFEFF,
    "interlinear annotation": 0xFFF9,
    "noncharacter": 0xFFFF,
}


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in MISLEADING.items()])
@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        pytest.param("a: 1\nb: é", "2\n", (2, 5), id="value"),
        pytest.param("a: 1\r\n# ", " to 1", (2, 3), id="comment"),
        pytest.param("a: 1\rb: 2\r\r", "", (4, 1), id="line start"),
    ],
)
def test_a_misleading_character_is_named_at_its_place(
    code: int, before: str, after: str, place: tuple[int, int]
) -> None:
    found = fault(f"{before}{chr(code)}{after}".encode())
    assert (found.rule, found.place[:2]) == ("misleading-character", place)
    assert f"U+{code:04X}" in found.message


def test_a_second_byte_order_mark_is_no_beginning() -> None:
    assert "U+FEFF" in fault(codecs.BOM_UTF8 * 2 + b"a: 1\n").message


def test_the_limit_of_bytes() -> None:
    assert decode(b" " * MAX_BYTES) == " " * MAX_BYTES
    assert fault(b" " * (MAX_BYTES + 1)).rule == "too-large"
