"""How every command ends: whatever goes wrong becomes a short message and an exit status that is never 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import typer

from pacheck.commands.faults import report_fault

if TYPE_CHECKING:
    from pacheck.run import ExitStatus


def guarded(work: Callable[[], ExitStatus], debug: bool = False) -> NoReturn:
    """Do the work of a command and end it with the status that the work came to."""
    raise typer.Exit(int(_status(work, debug)))


def _status(work: Callable[[], ExitStatus], debug: bool) -> ExitStatus:
    from pacheck import run

    try:
        return work()
    except KeyboardInterrupt:
        return run.ExitStatus.INTERRUPTED
    except run.WRONG_USE as wrong:
        return run.wrong_use(str(wrong))
    except OSError as fault:
        if debug:
            raise
        run.complain(_in_words(fault))
        return run.ExitStatus.FAULT_OF_PACHECK
    except run.WorkerDied as died:
        run.complain(str(died))
        return run.ExitStatus.FAULT_OF_PACHECK
    except Exception as fault:
        if debug:
            raise
        report_fault(fault)
        return run.ExitStatus.FAULT_OF_PACHECK


def _in_words(fault: OSError) -> str:
    from pacheck.wording import quoted

    name = f"{quoted(fault.filename)}: " if isinstance(fault.filename, str) else ""
    return f"reading or writing failed: {name}{(fault.strerror or str(fault)).lower()}"
