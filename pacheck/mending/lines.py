"""What was mended and what is left, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pacheck.findings import Severity
from pacheck.mending.mend import Left, Mended
from pacheck.report.lines import Line, Span, Style, excuse, line
from pacheck.wording import counted, shown

_PATH_LENGTH = 4096
_STYLES = {Severity.ERROR: Style.BAD, Severity.WARNING: Style.CARE, Severity.NOTE: Style.QUIET}


def report_lines(files: Sequence[Mended], written: bool) -> Iterator[Line]:
    """What was mended where, what is left, each with its place and its citation, and how much that is; in the lines of
    the files as they are now, `written` or not.
    """
    for file in files if written else ():
        if file.changes:
            yield line(f"{shown(file.path, _PATH_LENGTH)}: {counted(file.mended, 'finding')} mended", Style.GOOD)
    yield from _left_lines(files, written)
    yield _summary_line(files, written)


def _left_lines(files: Sequence[Mended], written: bool) -> Iterator[Line]:
    left = [(file, file.left_after if written else file.left) for file in files]
    if not any(findings for _, findings in left):
        return
    yield line("Left for you:", Style.HUNK)
    for file, findings in left:
        several = len({one.document for one in findings}) > 1
        for one in findings:
            yield from _in_words(file, one, several)


def _in_words(file: Mended, left: Left, several: bool) -> Iterator[Line]:
    finding = left.finding
    where = f"{shown(file.path, _PATH_LENGTH)}:{finding.place.line}: "
    document = f" (document {left.document})" if several else ""
    yield (
        Span(where, Style.PATH),
        Span(finding.severity.value, _STYLES[finding.severity]),
        Span(f": {finding.message} (§ {finding.citation}){document}{excuse(finding)}"),
    )
    advice = left.settle_first or finding.help
    if advice:
        yield line(f"    {advice}", Style.QUIET)


def _summary_line(files: Sequence[Mended], written: bool) -> Line:
    """How much was mended and how much is left."""
    mended = sum(file.mended for file in files)
    changed = sum(bool(file.changes) for file in files)
    errors = [one for file in files for one in file.left if one.finding.severity is Severity.ERROR]
    waived = sum(one.finding.waived is not None for one in errors)
    warnings = sum(one.finding.severity is Severity.WARNING for file in files for one in file.left)
    done = f"{counted(mended, 'finding')} mended in {counted(changed, 'file')}" if mended else "nothing to mend"
    if mended and not written:
        done = f"{counted(mended, 'finding')} in {counted(changed, 'file')} would be mended by this patch"
    left = [
        *([counted(len(errors) - waived, "error")] if len(errors) > waived else []),
        *([f"{counted(waived, 'error')} waived"] if waived else []),
        *([counted(warnings, "warning")] if warnings else []),
    ]
    return line(f"{done}; left for you: {', '.join(left)}" if left else f"{done}; nothing is left", Style.PATH)
