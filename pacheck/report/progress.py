"""How far a long run is, on a terminal; gone at the end."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Any

_PATIENCE = 1
"""Seconds before the progress of a run is shown."""


class Progress:
    """A bar on standard error, where that is a terminal and the run takes more than a moment."""

    def __init__(self, files: int) -> None:
        self._files, self._done = files, 0
        self._wanted = sys.stderr is not None and sys.stderr.isatty() and files > 1
        self._started = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.hide()

    def advance(self) -> None:
        """One more file is done."""
        self._done += 1
        if self._wanted and self._bar is None and time.monotonic() - self._started > _PATIENCE:
            self._bar = _bar(self._files)
        if self._bar is not None:
            self._bar.start()
            self._bar.update(self._bar.task_ids[0], completed=self._done)

    def hide(self) -> None:
        """Take the bar away, before something is printed or at the end."""
        if self._bar is not None:
            self._bar.stop()


def _bar(files: int) -> Any:
    from rich import progress
    from rich.console import Console

    columns = (progress.TextColumn("Checking"), progress.BarColumn(), progress.MofNCompleteColumn())
    bar = progress.Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False)
    bar.add_task("", total=files)
    return bar
