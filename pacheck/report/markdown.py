"""Markdown for a pull-request comment or a job summary."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pacheck.findings import Finding, Subject, SubmissionReport
from pacheck.report.lines import excuse
from pacheck.report.summary import Summary
from pacheck.wording import shown

_PATH_LENGTH = 4096
_SPECIAL = re.compile(r"[\\`*_\[\]<>#|~&@$:^]")
_PARAGRAPH = "§ "


def markdown_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """A heading with the verdict, then a table for each submission that has findings."""
    submissions, provisions = summary.lines()
    lines = ["## pacheck", "", f"**{submissions}**  ", provisions, ""]
    for report in reports:
        if report.findings:
            lines += [*_submission(report), ""]
    return "\n".join(lines)


def _submission(report: SubmissionReport) -> Iterator[str]:
    mark = "⚠️" if report.about is Subject.WAIVERS else "✅" if report.compliant else "❌"
    document = f", document {report.document}" if report.document > 1 else ""
    yield f"### {mark} {plain(shown(report.path, _PATH_LENGTH))}{document}: {plain(report.title)}"
    yield ""
    yield "| line | | section | required | submitted | what is found |"
    yield "| ---: | --- | --- | --- | --- | --- |"
    for finding in report.findings:
        yield f"| {' | '.join(_cells(finding))} |"


def _cells(finding: Finding) -> tuple[str, ...]:
    advice = f" {finding.help}" if finding.help else ""
    return (
        str(finding.place.line),
        finding.weight.value,
        _PARAGRAPH + plain(finding.citation),
        plain(finding.required or ""),
        plain(finding.submitted or ""),
        plain(finding.message + advice + excuse(finding)),
    )


def plain(text: str) -> str:
    """Text that Markdown and HTML leave as it is: every character with a meaning in either becomes an entity."""
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", text)
