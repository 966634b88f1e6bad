"""Printing to standard output by the commands that print once, whoever reads it and however wide it is."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable

from pacheck.report.lines import Line
from pacheck.report.printer import Color, Printer


def print_lines(lines: Iterable[Line], color: Color = Color.AUTO) -> None:
    """Print lines to standard output; a reader that closes it early is no fault."""
    _while_open(lambda printer: printer.lines(lines), color)


def print_text(text: str) -> None:
    """Print text to standard output as it is; a reader that closes it early is no fault."""
    _while_open(lambda printer: printer.text(text), Color.NEVER)


def print_bytes(data: bytes) -> None:
    """Print bytes to standard output just as they are; a reader that closes it early is no fault."""

    def write(printer: Printer) -> None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)

    _while_open(write, Color.NEVER)


def width() -> int | None:
    """The columns to keep to: those that `COLUMNS` says, else those of the terminal; None in a pipe or a file."""
    stated = os.environ.get("COLUMNS", "")
    if stated.isascii() and stated.isdigit() and int(stated) > 0:
        return int(stated)
    if sys.stdout is None or not sys.stdout.isatty():
        return None
    return shutil.get_terminal_size().columns


def _while_open(write: Callable[[Printer], None], color: Color) -> None:
    if sys.stdout is None:
        return
    try:
        write(Printer(sys.stdout, color))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
