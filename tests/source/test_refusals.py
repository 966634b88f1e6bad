"""What YAML allows and a submission does not: refused at its place, and nothing of the document is judged."""

from __future__ import annotations

import pytest

from pacheck.source.nodes import Document
from pacheck.source.reader import read_documents
from tests.source.test_reader import scalars


def only_document(text: str) -> Document:
    (document,) = read_documents(text.encode())
    return document


@pytest.mark.parametrize(
    ("text", "place", "named"),
    [
        pytest.param("a: &x 1\n", (1, 4), "“&x”", id="anchor on a value"),
        pytest.param("a: 1\n&x b: 2\n", (2, 1), "“&x”", id="anchor on a name"),
        pytest.param("a: &x {b: 1}\n", (1, 4), "“&x”", id="anchor on a mapping"),
        pytest.param("a: &x [1]\n", (1, 4), "“&x”", id="anchor on a list"),
        pytest.param("a: 1\nb: *x\n", (2, 4), "“*x”", id="alias without anchor"),
        pytest.param("*x : 1\n", (1, 1), "“*x”", id="alias as name"),
        pytest.param("a: [1, *x]\n", (1, 8), "“*x”", id="alias in a list"),
        pytest.param("a:\n  <<: {b: 1}\n", (2, 3), "“<<”", id="merge key"),
        pytest.param("{<<: {b: 1}}\n", (1, 2), "“<<”", id="merge key in flow style"),
        pytest.param("a: !!str 1\n", (1, 4), "“!!str”", id="tag"),
        pytest.param("a: !!python/object:os.system x\n", (1, 4), "“!!python/object:os.system”", id="Python tag"),
        pytest.param("a: !ref {b: 1}\n", (1, 4), "“!ref”", id="tag of one's own"),
        pytest.param("a: !ref [1]\n", (1, 4), "“!ref”", id="tag on a list"),
        pytest.param("a: !<tag:yaml.org,2002:int> 1\n", (1, 4), "“!!int”", id="tag in full"),
        pytest.param("a: ! 1\n", (1, 4), "“!”", id="bare tag"),
        pytest.param("!!map\na: 1\n", (1, 1), "“!!map”", id="tag on the document"),
        pytest.param("%YAML 1.1\n---\na: 1\n", (1, 1), "“%”", id="YAML directive"),
        pytest.param("%YAML 1.2\n---\na: 1\n", (1, 1), "“%”", id="YAML directive of this version"),
        pytest.param("%TAG ! tag:x,2000:\n---\na: 1\n", (1, 1), "“%”", id="TAG directive"),
        pytest.param("%YAML 1.1\n---\n", (1, 1), "“%”", id="directive before nothing"),
        pytest.param("&x\n", (1, 1), "“&x”", id="anchor on nothing"),
    ],
)
def test_it_is_refused_at_its_place(text: str, place: tuple[int, int], named: str) -> None:
    document = only_document(text)
    (fault,) = document.faults
    assert (fault.rule, fault.place[:2], document.judgeable) == ("refused-yaml", place, False)
    assert named in fault.message
    assert fault.help


def test_each_is_refused() -> None:
    document = only_document("a: &x 1\nb: *x\n<<: *x\nc: !!int 3\n")
    assert [fault.place[:2] for fault in document.faults] == [(1, 4), (2, 4), (3, 1), (3, 5), (4, 4)]


def test_an_unknown_directive_is_refused() -> None:
    document = only_document("%FOO bar\n---\na: 1\n")
    assert document.faults != ()
    assert document.faults[0].place.line == 1


def test_an_anchor_cannot_contain_itself() -> None:
    document = only_document("&x a: *x\nb: &y [*y]\n")
    assert len(document.faults) == 4
    assert not document.judgeable


@pytest.mark.parametrize(
    "text", ["a: '<<'\n", "'<<': 1\n", "a: '*x'\n", "a: '&x'\n", "a: '!x'\n", "'%a': 1\n", "a: <<\n"]
)
def test_quoted_signs_are_text(text: str) -> None:
    document = only_document(text)
    assert (document.faults, document.judgeable) == ((), True)


def test_the_other_documents_are_still_judged() -> None:
    first, second, third = read_documents(b"a: 1\n---\nb: &x 2\n---\nc: 3\n")
    assert [document.judgeable for document in (first, second, third)] == [True, False, True]
    assert second.faults[0].place[:2] == (3, 4)


INVISIBLE = {
    "zero-width space": 0x200B,
    "zero-width non-joiner": 0x200C,
    "zero-width joiner": 0x200D,
    "word joiner": 0x2060,
    "soft hyphen": 0xAD,
    "combining grapheme joiner": 0x34F,
    "Hangul filler": 0x3164,
    "braille blank": 0x2800,
    "variation selector": 0xFE0F,
    "variation selector supplement": 0xE0100,
    "Mongolian vowel separator": 0x180E,
    "tag character": 0xE0041,
    "private use": 0xE000,
    "invisible times": 0x2062,
}


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in INVISIBLE.items()])
def test_an_invisible_character_is_named(code: int) -> None:
    document = only_document(f"a: 1\nb: 35{chr(code)} to 1\n")
    (fault,) = document.faults
    assert (fault.rule, fault.place[:2]) == ("invisible-character", (2, 4))
    assert f"U+{code:04X}" in fault.message
    assert scalars_of(document) == ["a", "1", "b", "35 to 1"]


@pytest.mark.parametrize(
    ("escape", "code"),
    [(r"\0", 0), (r"\a", 7), (r"\e", 0x1B), (r"\N", 0x85), (r"\L", 0x2028), (r"\P", 0x2029), (r"\u202e", 0x202E),
     (r"\ufeff", 0xFEFF), (r"\x9b", 0x9B), (r"\U000e0041", 0xE0041)],
)  # fmt: skip
def test_an_escape_hides_nothing(escape: str, code: int) -> None:
    document = only_document(f'a: "3{escape}5"\n')
    (fault,) = document.faults
    assert (fault.rule, fault.place[:2]) == ("invisible-character", (1, 4))
    assert f"U+{code:04X}" in fault.message
    assert chr(code) not in fault.message


def test_an_invisible_character_in_a_name() -> None:
    document = only_document("Ante\u200bWager: 1\n")
    assert [fault.place[:2] for fault in document.faults] == [(1, 1)]
    assert scalars_of(document) == ["AnteWager", "1"]


def test_several_invisible_characters_are_one_fault() -> None:
    (fault,) = only_document("a: 3\u200b5\u200c\u200d\u2060\u00ad\n").faults
    assert "U+200B" in fault.message
    assert "2 others" in fault.message


def scalars_of(document: Document) -> list[str]:
    assert document.root is not None
    return [scalar.text for scalar in scalars(document.root)]
