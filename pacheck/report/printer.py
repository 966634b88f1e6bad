"""Where a report goes: a terminal with colour, a pipe without, an encoding that may lack some characters."""

from __future__ import annotations

import os
from collections.abc import Iterable
from enum import Enum
from typing import Any, TextIO

from pacheck.report.lines import Line, Style


class Color(str, Enum):
    """When to colour."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


_ASCII = str.maketrans(
    {"✗": "x", "✓": "+", "·": "-", "§": "Sec.", "“": '"', "”": '"', "’": "'", "‘": "'", "…": "...", "×": "x", "–": "-"}
)


class Printer:
    """Prints lines to a stream as far as its encoding and its kind allow."""

    def __init__(self, stream: TextIO, color: Color) -> None:
        self._stream = stream
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._console: Any = _console(stream) if _wants_color(stream, color) else None

    def lines(self, lines: Iterable[Line]) -> None:
        """Print each line."""
        for spans in lines:
            if self._console is None:
                self.text("".join(span.text for span in spans) + "\n")
            else:
                self._colored(spans)

    def text(self, text: str) -> None:
        """Print text as it is, with replacements for what the encoding lacks."""
        self._stream.write(self._fitted(text))

    def _colored(self, spans: Line) -> None:
        from rich.text import Text

        text = Text()
        for span in spans:
            text.append(self._fitted(span.text), style=span.style.value if span.style is not Style.PLAIN else "")
        self._console.print(text, soft_wrap=True)

    def _fitted(self, text: str) -> str:
        try:
            text.encode(self._encoding)
        except UnicodeEncodeError:
            return text.translate(_ASCII).encode(self._encoding, "backslashreplace").decode(self._encoding)
        return text


def _console(stream: TextIO) -> Any:
    from rich.console import Console

    return Console(
        file=stream,
        force_terminal=True,
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
        no_color=False,
    )


def _wants_color(stream: TextIO, color: Color) -> bool:
    if color is not Color.AUTO:
        return color is Color.ALWAYS
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
