"""Limits hold while the file is read, and no input costs more than a moment."""

from __future__ import annotations

import time

import pytest

from pacheck.source.limits import MAX_DEPTH, MAX_DOCUMENTS, MAX_ENTRIES, MAX_FAULTS, MAX_NODES, MAX_TEXT_LENGTH
from pacheck.source.nodes import Document
from pacheck.source.reader import read_documents

MANY = 200_000


def last(text: str) -> Document:
    return list(read_documents(text.encode()))[-1]


def assert_over_limit(text: str, line: int, column: int) -> None:
    document = last(text)
    assert document.root is None
    assert [(fault.rule, fault.place[:2]) for fault in document.faults] == [("over-limit", (line, column))]


@pytest.mark.parametrize(
    ("opening", "closing", "step"),
    [
        pytest.param("[", "]", 1, id="lists"),
        pytest.param("{a: ", "}", 4, id="mappings"),
        pytest.param("- ", "", 2, id="dashes"),
    ],
)
def test_the_limit_of_depth(opening: str, closing: str, step: int) -> None:
    assert last(opening * MAX_DEPTH + "x" + closing * MAX_DEPTH).faults == ()
    too_deep = MAX_DEPTH + 1
    assert_over_limit(opening * too_deep + "x" + closing * too_deep, 1, MAX_DEPTH * step + 1)


def listed(entries: int) -> str:
    """A list in a line of its own: one node more than it has entries."""
    return f"- [{', '.join(['x'] * entries)}]\n"


def test_the_limit_of_entries() -> None:
    assert last("- x\n" * MAX_ENTRIES).faults == ()
    assert_over_limit("- x\n" * (MAX_ENTRIES + 1), MAX_ENTRIES + 1, 3)
    names = [f"n{number}: x\n" for number in range(MAX_ENTRIES + 1)]
    assert last("".join(names[:-1])).faults == ()
    assert last("".join(names)).faults[0].place.line == MAX_ENTRIES + 1


def test_the_limit_of_nodes() -> None:
    """A list of lists: the last nodes that fit, and one too many."""
    lines = MAX_NODES // 1000 - 1
    most = listed(999) * lines
    assert last(most + listed(998)).faults == ()
    assert_over_limit(most + listed(999), lines + 1, 4 + 3 * 998)


def test_the_limit_of_nodes_holds_for_the_file() -> None:
    """The nodes of all documents count together: the first of these alone does not reach the limit."""
    half = "---\n" + listed(999) * (MAX_NODES // 2000)
    assert last(half).faults == ()
    assert [fault.rule for fault in last(half + half).faults] == ["over-limit"]


def test_the_limit_of_text() -> None:
    assert last(f"a: {'x' * MAX_TEXT_LENGTH}\n").faults == ()
    assert_over_limit(f"b: 1\na: {'x' * (MAX_TEXT_LENGTH + 1)}\n", 2, 4)
    assert_over_limit(f"a: |\n  {'x' * (MAX_TEXT_LENGTH + 1)}\n", 1, 4)
    assert_over_limit(f"? {'x' * (MAX_TEXT_LENGTH + 1)}\n: 1\n", 1, 3)


def test_the_limit_of_faults() -> None:
    assert len(last("\n".join(["- &x 1"] * MAX_FAULTS)).faults) == MAX_FAULTS
    assert_over_limit("\n".join(["- &x 1"] * (MAX_FAULTS + 1)), MAX_FAULTS + 1, 3)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[" * MANY, id="brackets"),
        pytest.param("{" * MANY, id="braces"),
        pytest.param("- " * MANY, id="dashes"),
        pytest.param("? " * MANY, id="question marks"),
        pytest.param("[" * MANY + "]" * MANY, id="brackets that close"),
        pytest.param("{a: " * MANY + "}" * MANY, id="mappings that close"),
        pytest.param("[{" * MANY, id="brackets and braces"),
        pytest.param("!" * MANY, id="exclamation marks"),
        pytest.param("&" * MANY, id="ampersands"),
        pytest.param("*" * MANY, id="asterisks"),
        pytest.param(": " * MANY, id="colons"),
        pytest.param("'" * MANY, id="quotes"),
        pytest.param('"' * MANY, id="double quotes"),
        pytest.param("%" * MANY, id="percent signs"),
        pytest.param("#" * MANY, id="comment signs"),
        pytest.param("," * MANY, id="commas"),
        pytest.param("\\" * MANY, id="backslashes"),
        pytest.param("\n" * MANY, id="line breaks"),
        pytest.param("\r" * MANY, id="carriage returns"),
        pytest.param(" " * MANY, id="blanks"),
        pytest.param("\t" * MANY, id="tabs"),
        pytest.param("x" * MANY, id="letters"),
        pytest.param("a: " + "9" * MANY, id="digits"),
        pytest.param("---\n" * MANY, id="documents"),
        pytest.param("a:\n" * MANY, id="names"),
        pytest.param("a: |\n" + "  x\n" * MANY, id="a block"),
        pytest.param("".join(f"{' ' * depth}a:\n" for depth in range(600)), id="indentation"),
        pytest.param("[" + "[]," * MANY + "]", id="empty lists"),
        pytest.param("\u00e9" * MANY, id="letters of two bytes"),
    ],
)
def test_a_long_monotonous_file_costs_no_time(text: str) -> None:
    started = time.process_time()
    for document in read_documents(text.encode()):
        assert document.root is not None or document.faults
    assert time.process_time() - started < 2


def test_more_documents_than_a_file_may_hold() -> None:
    """The documents up to the limit are read; the place of the first one beyond it is told."""
    read = list(read_documents(b"--- {game: x}\n" * (MAX_DOCUMENTS + 1)))
    assert [document.root is None for document in read] == [False] * MAX_DOCUMENTS + [True]
    (fault,) = read[-1].faults
    assert (fault.rule, fault.place.line) == ("over-limit", MAX_DOCUMENTS + 1)
