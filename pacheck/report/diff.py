"""The diff for people: the regulation in removed lines, the submission in added ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pacheck.findings import Aside, Checked, Finding, Row, Severity, Subject, SubmissionReport
from pacheck.report.lines import Line, Span, Style, line
from pacheck.report.summary import Summary, in_words, severities
from pacheck.wording import shown

_NEIGHBOURS = 3
"""Rows shown on either side of a change in a long table."""

_LONG_TABLE = 12
"""Tables of more rows are folded to the neighbourhood of the changes."""

_PATH_LENGTH = 4096
_STYLES = {Severity.ERROR: Style.BAD, Severity.WARNING: Style.CARE, Severity.NOTE: Style.QUIET}


def submission_lines(report: SubmissionReport, several: bool, verbose: bool = False) -> Iterator[Line]:
    """One submission: its verdict, then each difference as a hunk and each other finding in words, in file order."""
    yield _header(report, several)
    drawn = {row.finding for checked in report.checked for row in checked.rows if row.finding}
    blocks: list[tuple[tuple[int, int], list[Line]]] = []
    for checked in report.checked:
        found = [row.finding for row in checked.rows if row.finding]
        if any(finding.severity is not Severity.NOTE for finding in found):
            blocks.append((min(finding.place[:2] for finding in found), list(_hunk(checked))))
        else:
            blocks += [(finding.place[:2], list(_in_words(finding))) for finding in found]
    blocks += [(finding.place[:2], list(_in_words(finding))) for finding in report.findings if finding not in drawn]
    for _, lines in sorted(blocks, key=lambda block: block[0]):
        yield from lines
    if verbose:
        yield from _not_checked(report)


def summary_lines(summary: Summary) -> Iterator[Line]:
    """The end of the report."""
    submissions, provisions = summary.lines()
    yield line(submissions, Style.PATH)
    yield line(provisions, Style.QUIET)
    if summary.fails_by_strictness:
        yield line("Warnings and unverified parts count here (--strict): the run fails.", Style.BAD)


def _header(report: SubmissionReport, several: bool) -> Line:
    waived = sum(finding.waived is not None for finding in report.findings)
    known = sum(finding.known for finding in report.findings)
    tally = in_words(severities(report), waived, known)
    verdict = Span(f"✗ {tally}", Style.BAD)
    if report.about is Subject.WAIVERS:
        verdict = Span(tally, Style.CARE)
    elif report.compliant:
        verdict = Span("✓ compliant" + (f", {tally}" if tally else ""), Style.GOOD)
    document = f" (document {report.document})" if several else ""
    return (
        Span(shown(report.path, _PATH_LENGTH) + document, Style.PATH),
        Span(f"  {report.title}  "),
        verdict,
    )


def _hunk(checked: Checked) -> Iterator[Line]:
    title = [checked.subject, f"§ {checked.citation}"]
    if checked.paytable:
        title.append(f"Paytable {checked.paytable}")
    yield line(f"@@ {' · '.join(title)} @@", Style.HUNK)
    labels = max(len(row.label) for row in checked.rows)
    texts = [text for row in checked.rows for text in (row.required, row.submitted) if text and text != row.label]
    figures = max(map(len, texts), default=0)
    folded = False
    for number, row in enumerate(checked.rows):
        if near_a_change(checked.rows, number):
            folded = False
            yield from _row_lines(row, labels, figures)
        elif not folded:
            folded = True
            yield line("    …", Style.QUIET)
    if checked.remark:
        yield line(f"  {checked.remark}")
    explanations = [
        _explained(finding, checked) for finding in dict.fromkeys(row.finding for row in checked.rows if row.finding)
    ]
    yield from dict.fromkeys(explained for lines in explanations for explained in lines)


def near_a_change(rows: Sequence[Row], number: int) -> bool:
    """Whether a row is shown: all of a short table, of a long one those beside a change."""
    if len(rows) <= _LONG_TABLE:
        return True
    return any(is_change(row) for row in rows[max(0, number - _NEIGHBOURS) : number + _NEIGHBOURS + 1])


def is_change(row: Row) -> bool:
    """Whether a row is shown as a difference."""
    return row.finding is not None and row.finding.severity is not Severity.NOTE


def _row_lines(row: Row, labels: int, figures: int) -> Iterator[Line]:
    def laid_out(mark: str, text: str, remark: str = "") -> str:
        shown_text = "" if text == row.label else text
        return f"{mark}   {row.label:<{labels}}  {shown_text:>{figures}}{remark}".rstrip()

    if row.finding is None or row.finding.severity is Severity.NOTE:
        yield line(laid_out(" ", row.submitted or row.required or ""))
        return
    if row.required is not None:
        where = f", missing at line {row.finding.place.line}" if row.submitted is None else ""
        yield line(laid_out("-", row.required, f"    required{where}"), Style.REMOVED)
    if row.submitted is not None:
        yield line(
            laid_out("+", row.submitted, f"    submitted, line {row.line or row.finding.place.line}"), Style.ADDED
        )


def _explained(finding: Finding, checked: Checked) -> Iterator[Line]:
    """What the drawn lines do not say by themselves."""
    if finding.severity is not Severity.ERROR or finding.rule not in _SELF_EXPLAINING:
        yield from _in_words(finding, drawn=True)
        return
    if finding.help and not finding.help.startswith(_PLAIN_ADVICE) and finding.help != checked.remark:
        yield line(f"  {finding.help}")
    yield from _excused(finding, f"  line {finding.place.line}: ")


def _excused(finding: Finding, indent: str) -> Iterator[Line]:
    """By what a finding does not fail the gate."""
    if finding.waived:
        approval = finding.waived
        yield line(f"{indent}waived until {approval.until} by {approval.reference}: {approval.reason}", Style.QUIET)
    if finding.known:
        yield line(f"{indent}known from the baseline", Style.QUIET)


_SELF_EXPLAINING = frozenset(
    {
        "below-minimum",
        "compartment-color",
        "envy-differs",
        "item-differs",
        "item-missing",
        "meter-differs",
        "not-in-force",
        "odds-differ",
        "odds-not-stated",
        "row-extra",
        "row-missing",
        "wheel-count",
    }
)
_PLAIN_ADVICE = ("Write ", "Add ", "Delete ", "Correct ")


def _in_words(finding: Finding, drawn: bool = False) -> Iterator[Line]:
    cited = "" if drawn else f" (§ {finding.citation})"
    yield (
        Span(f"  line {finding.place.line}: "),
        Span(finding.severity.value, _STYLES[finding.severity]),
        Span(f": {finding.message}{cited}"),
    )
    if finding.help:
        yield line(f"    {finding.help}", Style.QUIET)
    yield from _excused(finding, "    ")


def _not_checked(report: SubmissionReport) -> Iterator[Line]:
    for reason in Aside:
        for one in report.not_checked:
            if one.reason is reason:
                yield line(f"  {reason.value}: {one.subject} (§ {one.citation})", Style.QUIET)
