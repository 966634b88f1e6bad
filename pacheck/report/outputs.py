"""Where reports go: standard output, and files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import StringIO

from pacheck.findings import SubmissionReport
from pacheck.report.formats import Detail, Format, Writer
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary


class StandardOutput:
    """Standard output, which its reader may close at any time; checking then goes on only until the status is known."""

    def __init__(self, form: Format, color: Color, detail: Detail) -> None:
        self.closed = sys.stdout is None
        if sys.stdout is not None:
            printer = Printer(sys.stdout, color)
            self._writer = Writer(form, printer, detail)

    def prints(self, reports: Sequence[SubmissionReport]) -> bool:
        """Whether something will be printed at once for the reports of one file."""
        return not self.closed and any(map(self._writer.prints, reports))

    def add(self, reports: Sequence[SubmissionReport]) -> None:
        """Print the reports of one file, or keep them for the end."""
        self._while_open(lambda: self._writer.add(reports))

    def end(self, summary: Summary) -> None:
        """Print what remains."""
        self._while_open(lambda: self._writer.end(summary))

    def _while_open(self, write: Callable[[], None]) -> None:
        if self.closed:
            return
        try:
            write()
            sys.stdout.flush()
        except BrokenPipeError:
            self.closed = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class ReportFile:
    """A report in a file, which appears when it is whole; or text added to a file that others write to as well."""

    def __init__(self, form: Format, path: str, detail: Detail, append: bool = False) -> None:
        self._path, self._append, self._text = path, append, StringIO()
        self._writer = Writer(form, Printer(self._text, Color.NEVER), detail)

    def add(self, reports: Sequence[SubmissionReport]) -> None:
        """Take the reports of one file."""
        self._writer.add(reports)

    def end(self, summary: Summary) -> None:
        """Write the file. Raises OSError, and leaves no half-written report behind then."""
        self._writer.end(summary)
        if self._append:
            with open(self._path, "a", encoding="utf-8") as file:
                file.write(self._text.getvalue())
        else:
            from pacheck.report.files import write_whole

            write_whole(self._path, self._text.getvalue())
