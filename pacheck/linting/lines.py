"""The faults of packs as lines for people and editors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from pacheck.linting.faults import PackFault, Weight
from pacheck.report.lines import Line, Span, Style, line
from pacheck.wording import counted, listing, shown

_PATH_LENGTH = 4096


def fault_lines(faults: Sequence[PackFault], files: int) -> Iterator[Line]:
    """One line for each fault, `file:line: error: what is wrong (§ citation)`, and a sum."""
    for fault in faults:
        style = Style.BAD if fault.weight is Weight.ERROR else Style.CARE
        cited = f" (§ {shown(fault.citation)})" if fault.citation else ""
        yield (
            Span(f"{displayed(fault.path)}:{fault.line}: ", Style.PATH),
            Span(f"{fault.weight.value}: ", style),
            Span(f"{fault.message}{cited}"),
        )
    found = [
        counted(number, weight.value)
        for weight in Weight
        if (number := sum(fault.weight is weight for fault in faults))
    ]
    yield line(f"{counted(files, 'regulation file')}: {listing(found, 'and') or 'no faults'}", Style.PATH)


def displayed(path: Path) -> str:
    """A path as seen from the current folder where it lies below it, safe to show."""
    here = Path.cwd()
    return shown(str(path.relative_to(here) if path.is_relative_to(here) else path), _PATH_LENGTH)
