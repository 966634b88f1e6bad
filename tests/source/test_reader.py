"""YAML nodes: text as typed, each at its place; documents; the one parser."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest
from ruamel.yaml.cyaml import CParser
from ruamel.yaml.error import MarkedYAMLError, YAMLError

import pacheck
from pacheck.findings import Place
from pacheck.source.nodes import Document, Mapping, Node, Scalar, Sequence
from pacheck.source.reader import read_documents
from pacheck.source.syntax import syntax_fault


def documents(text: str | bytes) -> list[Document]:
    return list(read_documents(text if isinstance(text, bytes) else text.encode()))


def only_root(text: str | bytes) -> Node:
    (document,) = documents(text)
    assert document.faults == ()
    assert document.root is not None
    return document.root


def scalars(node: Node) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    parts = node.items if isinstance(node, Sequence) else [part for pair in node.pairs for part in pair]
    return [scalar for part in parts for scalar in scalars(part)]


@pytest.mark.parametrize(
    "typed",
    ["35:1", "2025-07-01", "1_000", "007", "NO", "no", "0x1F", "0o17", "1e400", "~", "null", "true", ".nan", ".inf",
     "1:30:00", "+1", "1,000 to 1", "$1,000 for 1", "100% of meter", "=", "12e03", "2001-12-14t21:59:43.10-05:00"],
)  # fmt: skip
def test_a_value_is_kept_as_typed(typed: str) -> None:
    assert [scalar.text for scalar in scalars(only_root(f"{typed}: {typed}\n"))] == [typed, typed]


def test_values_in_flow_style_are_kept_as_typed() -> None:
    root = only_root("wagers: {1: 1 to 1, Straight: '35:1', 'a': \"b\", c: [007, NO, ~]}\n")
    assert [scalar.text for scalar in scalars(root)[1:]] == [
        "1", "1 to 1", "Straight", "35:1", "a", "b", "c", "007", "NO", "~"
    ]  # fmt: skip


def test_repeated_names_are_all_kept() -> None:
    root = only_root("a: 1\na: 2\n")
    assert isinstance(root, Mapping)
    assert [scalar.text for scalar in scalars(root)] == ["a", "1", "a", "2"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param("a: 35 to 1\n", (1, 4, 1, 11), id="plain"),
        pytest.param("a: 35 to 1   # note\n", (1, 4, 1, 11), id="before a comment"),
        pytest.param("a: 'b c'\n", (1, 4, 1, 9), id="single quotes"),
        pytest.param('a: "b c"\n', (1, 4, 1, 9), id="double quotes"),
        pytest.param("a: b\n  c\n", (1, 4, 2, 4), id="over two lines"),
        pytest.param('a: "b\n  c"\n', (1, 4, 2, 5), id="quotes over two lines"),
        pytest.param("# one\n\na:\n  b\n", (4, 3, 4, 4), id="on the next line"),
        pytest.param("a: |\n  b\n", (1, 4, 1, 5), id="literal block"),
        pytest.param("a: >-\n  b\n  c\n", (1, 4, 1, 5), id="folded block"),
        pytest.param("# one\r\na: b\r\n", (2, 4, 2, 5), id="after CRLF"),
        pytest.param("# one\ra: b\r", (2, 4, 2, 5), id="after CR"),
        pytest.param("# é \U0001f0cf\né\U0001f0cf: b\n", (2, 5, 2, 6), id="after characters of several bytes"),
        pytest.param("\ufeffa: b\n", (1, 4, 1, 5), id="after a byte-order mark"),
        pytest.param("- [x, {a: b}]\n", (1, 11, 1, 12), id="in flow style"),
        pytest.param("---\na: b\n...\n", (2, 4, 2, 5), id="after a document mark"),
        pytest.param("a:\u00a0b: c\n", (1, 7, 1, 8), id="after a no-break space"),
    ],
)
def test_the_place_of_a_value(text: str, place: tuple[int, int, int, int]) -> None:
    assert scalars(only_root(text))[-1].place == Place(*place)


def test_the_place_of_what_follows_a_block() -> None:
    root = only_root("a: |\n  one\n  two\n\nb: c\n")
    assert scalars(root)[1].text == "one\ntwo\n"
    assert scalars(root)[-1].place == Place(5, 4, 5, 5)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        pytest.param("a: 1\n", [1], id="one"),
        pytest.param("---\na: 1\n---\nb: 2\n", [1, 2], id="two"),
        pytest.param("a: 1\n...\n---\nb: 2\n...\n", [1, 2], id="with end marks"),
        pytest.param("---\n---\na: 1\n---\n# nothing\n---\nb: 2\n---\n", [1, 2], id="empty ones between"),
        pytest.param("a: 1", [1], id="no final line break"),
    ],
)
def test_documents_are_counted_without_empty_ones(text: str, numbers: list[int]) -> None:
    assert [document.number for document in documents(text)] == numbers
    assert all(document.faults == () for document in documents(text))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "\ufeff", "# only a comment\n", "---\n", "---\n...\n", "---\n# a\n---\n# b\n", "  \r\n"]
)
def test_a_file_without_document(text: str) -> None:
    (document,) = documents(text)
    assert document.root is None
    assert [(fault.rule, fault.place) for fault in document.faults] == [("no-document", Place(1, 1, 1, 1))]


def test_a_broken_document_keeps_those_before_it() -> None:
    first, second = documents("a: 1\n---\nb: 2\n---\nc: [1\n")[:2]
    *whole, broken = documents("a: 1\n---\nb: 2\n---\nc: [1\n")
    assert [document.number for document in whole] == [1, 2]
    assert first.faults == second.faults == ()
    assert (broken.number, broken.root, broken.faults[0].rule) == (3, None, "not-yaml")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param("a: 1\nb: 'open\nc: 2\n", (2, 4), id="a quote where it opens"),
        pytest.param('a: "open', (1, 4), id="a double quote where it opens"),
        pytest.param("a: [1, 2\n", (1, 4), id="a bracket where it opens"),
        pytest.param("a: [", (1, 4), id="a bracket with nothing after it"),
        pytest.param("a: {b: 1\n", (1, 4), id="a brace where it opens"),
        pytest.param("a: 'x\n---\nb: 1\n", (1, 4), id="a quote that ends with its document"),
        pytest.param("a: 1\n\tb: 2\n", (2, 1), id="a tab"),
        pytest.param("a: {b:1: 2}\n", (1, 6), id="a colon in flow style"),
        pytest.param("a: b: c\n", (1, 5), id="a second colon"),
        pytest.param("a: 1\njust words\nb: 2\n", (2, 1), id="a line without colon"),
        pytest.param("a:\n  b: 1\n c: 2\n", (3, 2), id="an indentation that fits nothing"),
        pytest.param("a: @b\n", (1, 4), id="a reserved sign"),
        pytest.param("a: `b\n", (1, 4), id="a backquote"),
    ],
)
def test_a_fault_of_syntax_stands_where_the_writer_must_look(text: str, place: tuple[int, int]) -> None:
    document = documents(text)[-1]
    assert document.root is None
    (fault,) = document.faults
    assert (fault.rule, fault.place[:2]) == ("not-yaml", place)
    assert fault.help


@pytest.mark.parametrize("escape", [r"\ud800", r"\udfff", r"\U00110000", r"\xZZ", r"\q"])
def test_an_escape_that_is_no_character(escape: str) -> None:
    (document,) = documents(f'a: "{escape}"\n')
    assert (document.root, document.faults[0].rule, document.faults[0].place.line) == (None, "not-yaml", 1)


def test_a_tab_after_the_colon_and_a_colon_in_flow_style_are_explained() -> None:
    (tab,) = documents("a:\tb: c\n")
    assert tab.root is None
    (colon,) = documents("{a:1:2}\n")
    assert "to" in colon.faults[0].help


def test_the_parser_is_the_c_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def watched(text: str) -> CParser:
        made.append(text)
        return CParser(text)

    monkeypatch.setattr("pacheck.source.reader.CParser", watched)
    assert scalars(only_root("a: 1\n"))[0].text == "a"
    assert made == ["a: 1\n"]


def test_the_c_parser_is_compiled() -> None:
    file = importlib.import_module(CParser.__module__).__file__
    assert file is not None
    assert file.endswith((".so", ".pyd"))


def test_there_is_no_other_parser() -> None:
    allowed = {"ruamel.yaml.cyaml", "ruamel.yaml.error", "ruamel.yaml.events"}
    for path in Path(pacheck.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {name for name in names if name.partition(".")[0] in ("ruamel", "yaml")} <= allowed, path.name


def test_a_fault_without_a_place_stands_at_the_beginning() -> None:
    fault = syntax_fault(MarkedYAMLError(problem="did not find expected key"), "a: 1\n")
    assert fault.place == Place(1, 1, 1, 2)
    assert syntax_fault(YAMLError(), "a: 1\n").place == Place(1, 1, 1, 2)
