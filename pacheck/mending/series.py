"""Rows of a group and entries of a list: one put in, or one taken out, in block and in flow style."""

from __future__ import annotations

import re
from typing import NamedTuple

from pacheck.mending.revision import Edit

_BEFORE_ROW = re.compile(r" *")
_BEFORE_ENTRY = re.compile(r" *-[ \t]+")
_NOTHING_BUT_COMMENT = re.compile(r"[ \t]*(?:(?<=[ \t])#[^\r\n]*)?(?=\r|\n|\Z)")
_COMMA = re.compile(r"\s*,")


class Series(NamedTuple):
    """The rows or entries that stand one after another in a text, each from its first character to the one after its
    last.
    """

    text: str
    spans: tuple[tuple[int, int], ...]
    flow: bool
    """Whether they stand inside brackets."""
    entries: bool
    """Whether they are entries of a list, not rows."""

    def insertion(self, at: int, content: str) -> list[Edit] | None:
        """What puts a further one before the one of that number, or at the end; None where it cannot be told how."""
        before = self.spans[at - 1] if at > 0 else None
        after = self.spans[at] if at < len(self.spans) else None
        return self._into_flow(before, after, content) if self.flow else self._into_block(before, after, content)

    def removal(self, at: int) -> list[Edit] | None:
        """What takes out the one of that number; None where it cannot be told how."""
        return self._out_of_flow(at) if self.flow else self._line_of(self.spans[at])

    def _into_block(
        self, before: tuple[int, int] | None, after: tuple[int, int] | None, content: str
    ) -> list[Edit] | None:
        neighbour = before or after
        if neighbour is None:
            return None
        begin = self._line_start(neighbour[0])
        lead = self.text[begin : neighbour[0]]
        if not (_BEFORE_ENTRY if self.entries else _BEFORE_ROW).fullmatch(lead):
            return None
        if before is None:
            end = self._line_end(neighbour[1])
            return [Edit(begin, begin, lead + content + (self._line_break(end) or self._usual_break()))]
        end = self._line_end(before[1])
        if not _NOTHING_BUT_COMMENT.match(self.text, before[1]):
            return None
        line_break = self._line_break(end)
        if not line_break:
            return [Edit(end, end, self._usual_break() + lead + content)]
        end += len(line_break)
        return [Edit(end, end, lead + content + line_break)]

    def _into_flow(
        self, before: tuple[int, int] | None, after: tuple[int, int] | None, content: str
    ) -> list[Edit] | None:
        if after and self._alone(after) and (before is None or self._alone(before)):
            begin = self._line_start(after[0])
            lead = self.text[begin : after[0]]
            return [Edit(after[0], after[0], f"{content},{self._usual_break()}{lead}")]
        if before is None:
            return [Edit(after[0], after[0], f"{content}, ")] if after else None
        if after or not self._alone(before):
            return [Edit(before[1], before[1], f", {content}")]
        lead = self.text[self._line_start(before[0]) : before[0]]
        line = f"{self._usual_break()}{lead}{content}"
        comma = _COMMA.match(self.text, before[1])
        if comma:
            end = self._line_end(comma.end())
            if not _NOTHING_BUT_COMMENT.match(self.text, comma.end()):
                return None
            return [Edit(end, end, f"{line},")]
        if not _NOTHING_BUT_COMMENT.match(self.text, before[1]):
            return [Edit(before[1], before[1], f",{line}")]
        end = self._line_end(before[1])
        return [Edit(before[1], before[1], ","), Edit(end, end, line)]

    def _line_of(self, span: tuple[int, int]) -> list[Edit] | None:
        begin, end = self._line_start(span[0]), self._line_end(span[1])
        lead = (_BEFORE_ENTRY if self.entries else _BEFORE_ROW).fullmatch(self.text[begin : span[0]])
        if not lead or not _NOTHING_BUT_COMMENT.match(self.text, span[1]):
            return None
        return [Edit(begin, end + len(self._line_break(end)), "")]

    def _out_of_flow(self, at: int) -> list[Edit] | None:
        start, end = self.spans[at]
        before = self.spans[at - 1] if at > 0 else None
        after = self.spans[at + 1] if at + 1 < len(self.spans) else None
        comma = _COMMA.match(self.text, end)
        rest = comma.end() if comma else end
        if self._alone((start, end)) and _NOTHING_BUT_COMMENT.match(self.text, rest):
            last = _COMMA.match(self.text, before[1]) if before and not after and not comma else None
            return [*self._whole_line(start, rest), *([Edit(last.end() - 1, last.end(), "")] if last else [])]
        if after:
            if comma is None or "#" in self.text[end : after[0]]:
                return None
            return [Edit(start, after[0], "")]
        if before:
            return None if "#" in self.text[before[1] : start] else [Edit(before[1], end, "")]
        return [Edit(start, end, "")]

    def _whole_line(self, start: int, rest: int) -> list[Edit]:
        end = self._line_end(rest)
        return [Edit(self._line_start(start), end + len(self._line_break(end)), "")]

    def _alone(self, span: tuple[int, int]) -> bool:
        """Whether one in brackets begins its line, and no other one begins in it."""
        begin, end = self._line_start(span[0]), self._line_end(span[1])
        return not self.text[begin : span[0]].strip() and sum(begin <= start < end for start, _ in self.spans) == 1

    def _line_start(self, at: int) -> int:
        return max(self.text.rfind("\n", 0, at), self.text.rfind("\r", 0, at)) + 1

    def _line_end(self, at: int) -> int:
        ends = [end for end in (self.text.find("\n", at), self.text.find("\r", at)) if end >= 0]
        return min(ends, default=len(self.text))

    def _line_break(self, at: int) -> str:
        """The line break that stands at a place; empty at the end of the text."""
        return "\r\n" if self.text.startswith("\r\n", at) else self.text[at : at + 1]

    def _usual_break(self) -> str:
        return self._line_break(self._line_end(0)) or "\n"
