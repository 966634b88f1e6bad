"""What is to be changed of a file as a unified diff, as `git apply` and `patch -p1` take it.

Lines end where git has them end, with a line feed; a carriage return before it belongs to the line.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pacheck.mending.revision import Edit

_CONTEXT = 3
"""Lines shown before and after a change."""

_QUOTED = re.compile(rb'[\x00-\x1f"\\\x7f-\xff]')
_ESCAPES = {7: b"a", 8: b"b", 9: b"t", 10: b"n", 11: b"v", 12: b"f", 13: b"r", 34: b'"', 92: b"\\"}


def patch(path: str, text: str, changes: Sequence[Edit]) -> bytes:
    """The diff of one file; empty where nothing is to be changed.

    The name is seen from the current folder, or from the root of the file system for a file that is not below it.
    """
    blocks = _joined(_blocks(text, changes))
    if not blocks:
        return b""
    name = patch_name(path)
    head = b"--- " + _git_name("a/" + name) + b"\n+++ " + _git_name("b/" + name) + b"\n"
    return head + b"".join(_hunks(_lines(text), blocks))


def patch_name(path: str) -> str:
    """The name of a file in a patch."""
    relative = os.path.relpath(path) if os.path.isabs(path) else os.path.normpath(path)
    outside = relative == os.pardir or relative.startswith(os.pardir + os.sep)
    return (os.path.abspath(path).lstrip(os.sep) if outside else relative).replace(os.sep, "/")


def _git_name(name: str) -> bytes:
    """A name as git writes it: in quotation marks where a character is unusual, with a tab after it where it has
    blanks.
    """
    raw = os.fsencode(name)
    quoted = _QUOTED.sub(lambda char: b"\\" + _ESCAPES.get(char[0][0], b"%03o" % char[0][0]), raw)
    return (b'"' + quoted + b'"' if quoted != raw else raw) + (b"\t" if b" " in raw else b"")


class _Block(NamedTuple):
    """Lines that are exchanged for others: the number of the first, from 0."""

    first: int
    old: list[str]
    new: list[str]

    @property
    def end(self) -> int:
        """The number of the line after the last."""
        return self.first + len(self.old)


def _lines(text: str) -> list[str]:
    lines = text.split("\n")
    return [line + "\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])


def _blocks(text: str, changes: Iterable[Edit]) -> Iterator[_Block]:
    """The changes by whole lines; those of one line together, without lines that stay as they are."""
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    groups: list[tuple[int, int, list[Edit]]] = []
    for change in changes:
        first, last = bisect_right(starts, change.start) - 1, bisect_right(starts, change.end) - 1
        if groups and first <= groups[-1][1]:
            before = groups.pop()
            groups.append((before[0], max(before[1], last), [*before[2], change]))
        else:
            groups.append((first, last, [change]))
    for first, last, edits in groups:
        begin, end = starts[first], starts[last + 1] if last + 1 < len(starts) else len(text)
        new, at = "", begin
        for edit in edits:
            new, at = new + text[at : edit.start] + edit.text, edit.end
        yield from _trimmed(_Block(first, _lines(text[begin:end]), _lines(new + text[at:end])))


def _trimmed(block: _Block) -> Iterator[_Block]:
    first, old, new = block
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    first, old, new = first + same, old[same:], new[same:]
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    if old or new:
        yield _Block(first, old, new)


def _joined(blocks: Iterable[_Block]) -> list[_Block]:
    """Blocks that follow one another without a line between them as one."""
    joined: list[_Block] = []
    for block in blocks:
        if joined and joined[-1].end == block.first:
            before = joined.pop()
            joined.append(_Block(before.first, before.old + block.old, before.new + block.new))
        else:
            joined.append(block)
    return joined


def _hunks(lines: Sequence[str], blocks: Sequence[_Block]) -> Iterator[bytes]:
    """Blocks that are near to each other come in one hunk, with the lines around and between them."""
    near: list[list[_Block]] = []
    for block in blocks:
        if near and block.first - near[-1][-1].end <= 2 * _CONTEXT:
            near[-1].append(block)
        else:
            near.append([block])
    shift = 0
    for hunk in near:
        begin, end = max(hunk[0].first - _CONTEXT, 0), min(hunk[-1].end + _CONTEXT, len(lines))
        more = sum(len(block.new) - len(block.old) for block in hunk)
        yield f"@@ -{_extent(begin, end - begin)} +{_extent(begin + shift, end - begin + more)} @@\n".encode()
        at = begin
        for block in hunk:
            yield _marked(" ", lines[at : block.first])
            yield _marked("-", block.old)
            yield _marked("+", block.new)
            at = block.end
        yield _marked(" ", lines[at:end])
        shift += more


def _extent(begin: int, count: int) -> str:
    """Lines as the head of a hunk names them, from 1; where there are none, the line before."""
    return f"{begin + 1}" if count == 1 else f"{begin + 1 if count else begin},{count}"


def _marked(mark: str, lines: Iterable[str]) -> bytes:
    return "".join(
        mark + line + ("" if line.endswith("\n") else "\n\\ No newline at end of file\n") for line in lines
    ).encode("utf-8")
