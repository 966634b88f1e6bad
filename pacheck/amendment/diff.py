"""An amendment on a terminal: the choice before in removed lines, the choice after in added ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pacheck.amendment.changes import Amendment, Change, Verdict
from pacheck.amendment.words import in_words, sides, title_of, untouched, verdict_of, why
from pacheck.report.columns import folding
from pacheck.report.lines import Line, Span, Style, line
from pacheck.wording import counted, shown

_PATH_LENGTH = 4096
_WIDEST = 20
"""Characters up to which figures are put under each other; longer texts stand as they are."""

_STYLES = {Verdict.ALLOWED: Style.GOOD, Verdict.NOT_ALLOWED: Style.BAD, Verdict.UNVERIFIED: Style.CARE}


def diff_lines(amendments: Sequence[Amendment], old: str, new: str, width: int | None) -> Iterator[Line]:
    """Each submission with its changes, and a sum."""
    yield line(f"{shown(old, _PATH_LENGTH)} → {shown(new, _PATH_LENGTH)}", Style.PATH)
    for amendment in amendments:
        good = Style.GOOD if amendment.allowed else Style.BAD
        yield (Span(f"{title_of(amendment)}  ", Style.PATH), Span(verdict_of(amendment), good))
        for (about, citation), grouped in groupby(
            amendment.changes, lambda one: (one.about.subject, one.about.citation)
        ):
            yield from _hunk(about, citation, list(grouped), width)
        if amendment.old is None:
            yield from (line(f"  line {one.place.line}: {in_words(one)}") for one in amendment.elsewhere)
        if remark := untouched(amendment):
            yield line(f"  {remark}", Style.CARE)
    changes = sum(len(amendment.changes) for amendment in amendments)
    wrong = sum(change.verdict is Verdict.NOT_ALLOWED for one in amendments for change in one.changes)
    verdict = f"{wrong:,} not allowed" if wrong else "none of them forbidden" if changes else "nothing to allow"
    yield line(f"{counted(len(amendments), 'submission')}, {counted(changes, 'change')}: {verdict}", Style.PATH)


def _hunk(about: str, citation: str, changes: Sequence[Change], width: int | None) -> Iterator[Line]:
    yield line(f"@@ {about} · § {citation} @@", Style.HUNK)
    names = max(len(change.about.name) for change in changes)
    texts = min(_WIDEST, max(len(text) for change in changes for text in sides(change)))
    for change in changes:
        before, after = sides(change)
        name = f"{change.about.name:<{names}}  " if names else ""
        was = f", line {change.old.line}" if change.old else ""
        now = f", line {change.new.line}" if change.new else ""
        yield line(f"-   {name}{before:>{texts}}    before{was}", Style.REMOVED)
        yield (
            Span(f"+   {name}{after:>{texts}}    after{now}", Style.ADDED),
            Span(f"    {change.verdict.value}", _STYLES[change.verdict]),
        )
        yield from (line(f"    {text}") for text in folding(why(change), width and width - 4) if text)
