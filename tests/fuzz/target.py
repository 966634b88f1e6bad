"""What must hold for any bytes: a report in every format, with places and citations, and nothing harmful printed."""

from __future__ import annotations

import datetime
import json
import re
import unicodedata
import zlib
from io import StringIO
from xml.etree import ElementTree

from pacheck.findings import SubmissionReport
from pacheck.pipeline import check_bytes
from pacheck.report.formats import Detail, Format, Writer
from pacheck.report.printer import Color, Printer
from pacheck.report.summary import Summary

TODAY = datetime.date(2026, 1, 15)
_COMMAND = re.compile(r"::(error|warning|notice) file=filed\.yaml,line=[0-9]+,")
_HARMFUL = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def judge(data: bytes, every_format: bool = False) -> list[SubmissionReport]:
    """Check bytes and print the report in every format, or in one that the bytes choose. Raises AssertionError."""
    reports = list(check_bytes("filed.yaml", data, TODAY))
    assert reports, "a file without any report"
    lines = len(data.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    for finding in (finding for report in reports for finding in report.findings):
        place = finding.place
        assert 1 <= place.line <= place.end_line <= lines + 1, f"{place} in {lines} lines"
        assert place.column >= 1, place
        assert (place.line, place.column) <= (place.end_line, place.end_column), place
        assert finding.citation, finding.message
        assert finding.message, finding.rule
    forms = list(Format)
    for form in forms if every_format else [forms[zlib.crc32(data) % len(forms)]]:
        hold_harmless(form, printed(form, reports))
    return reports


def printed(form: Format, reports: list[SubmissionReport]) -> str:
    """A report on one file in a format."""
    text, summary = StringIO(), Summary()
    writer = Writer(form, Printer(text, Color.NEVER), Detail.VERBOSE)
    writer.add(reports)
    for report in reports:
        summary.add(report)
    writer.end(summary)
    return text.getvalue()


def hold_harmless(form: Format, text: str) -> None:
    """See that a report holds no character that a terminal obeys or an eye overlooks, and that its form is whole."""
    harmful = [f"U+{ord(char):04X}" for char in set(text) - {"\n"} if unicodedata.category(char) in _HARMFUL]
    assert not harmful, f"{form.value}: {', '.join(harmful)}"
    if form in (Format.JSON, Format.SARIF, Format.GITLAB):
        json.loads(text)
    elif form is Format.JUNIT:
        ElementTree.fromstring(text)
    elif form is Format.GITHUB:
        commands = [line for line in text.split("\n") if line.lstrip().startswith("::")]
        assert all(_COMMAND.match(line) for line in commands), "a command that is not pacheck's own"
