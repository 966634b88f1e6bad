"""A text while it is mended: what stands in it now, and what of the original was changed, by places of the original."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Edit(NamedTuple):
    """A stretch of a text, from its first character to the one after its last, and what is to stand there."""

    start: int
    end: int
    text: str


class _Piece(NamedTuple):
    """A stretch of the text as it is now; where it stood in the original, or None where it is new."""

    text: str
    origin: int | None


class Revision:
    """A text with what was changed of it. It never changes itself: `revised` gives the next one."""

    def __init__(self, original: str, pieces: Sequence[_Piece] | None = None) -> None:
        self.original = original
        self._pieces = tuple(pieces) if pieces is not None else (_Piece(original, 0),)
        self.text = "".join(piece.text for piece in self._pieces)

    def revised(self, edits: Sequence[Edit]) -> Revision | None:
        """The text with edits made that are placed in it as it is now; None where two of them overlap."""
        ordered = sorted(edits, key=lambda edit: (edit.start, edit.end))
        left = _Left(self._pieces)
        pieces: list[_Piece] = []
        for edit in ordered:
            if edit.start < left.at or edit.end < edit.start:
                return None
            pieces += left.up_to(edit.start)
            list(left.up_to(edit.end))
            if edit.text:
                pieces.append(_Piece(edit.text, None))
        pieces += left.up_to(len(self.text))
        return Revision(self.original, pieces)

    def changes(self) -> Iterator[Edit]:
        """What was changed of the original, in order, by its places."""
        at, new = 0, ""
        for piece in (*self._pieces, _Piece("", len(self.original))):
            if piece.origin is None:
                new += piece.text
                continue
            if piece.origin > at or new:
                yield Edit(at, piece.origin, new)
            at, new = piece.origin + len(piece.text), ""


class _Left:
    """The pieces of a text that were not taken yet, and how far they were."""

    def __init__(self, pieces: Sequence[_Piece]) -> None:
        self._pieces = list(reversed(pieces))
        self.at = 0

    def up_to(self, end: int) -> Iterator[_Piece]:
        """Take the pieces up to a place of the text; the one that it falls in is divided."""
        while self.at < end:
            text, origin = self._pieces.pop()
            taken = text[: end - self.at]
            if len(taken) < len(text):
                self._pieces.append(_Piece(text[len(taken) :], None if origin is None else origin + len(taken)))
            self.at += len(taken)
            yield _Piece(taken, origin)
