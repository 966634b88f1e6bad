"""The way of the data, told once: bytes, documents, a submission, its checks, a report."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pacheck.checks import Verdict, run_checks
from pacheck.findings import Checked, Finding, NotChecked, Place, Severity, SubmissionReport
from pacheck.regulations.catalog import BUILT_IN, Catalog, filed_under, regulation
from pacheck.regulations.schema import submission_schema
from pacheck.source.limits import USUAL, Limits
from pacheck.source.nodes import Document, Fault, Mapping
from pacheck.source.reader import read_documents
from pacheck.structure.check import check_structure
from pacheck.submission.model import Submission
from pacheck.submission.naming import name_parts
from pacheck.submission.reading import read_submission
from pacheck.submission.recognise import recognise


class Judged(NamedTuple):
    """The report on one document, and the submission that it is; None where it could not be read as one."""

    report: SubmissionReport
    submission: Submission | None = None


def check_bytes(
    path: str, data: bytes, today: datetime.date, catalog: Catalog = BUILT_IN
) -> Iterator[SubmissionReport]:
    """Check every submission in the bytes of a file; `path` is only told in the reports."""
    return (judged.report for judged in judge_bytes(path, data, today, catalog))


def judge_bytes(
    path: str, data: bytes, today: datetime.date, catalog: Catalog = BUILT_IN, limits: Limits = USUAL
) -> Iterator[Judged]:
    """The same, each report with the submission that it is about."""
    for document in read_documents(data, limits):
        yield check_document(path, document, today, catalog)


def check_document(path: str, document: Document, today: datetime.date, catalog: Catalog = BUILT_IN) -> Judged:
    """Check one submission: recognise its game, name its parts, check its structure, read its values, run the
    checks.
    """
    if document.root is None or not document.judgeable:
        return Judged(unjudged(path, document.faults, document.number))
    if not isinstance(document.root, Mapping):
        return Judged(unjudged(path, (*document.faults, _not_a_mapping(document)), document.number))
    game = recognise(document.root, catalog)
    if isinstance(game, Fault):
        return Judged(unjudged(path, (*document.faults, game), document.number))
    law = regulation(game)
    form, faults = name_parts(document.root, submission_schema(law))
    structure = check_structure(form, law)
    submission, unreadable = read_submission(form, law, today)
    verdicts: list[Verdict] = [*_as_findings((*document.faults, *faults), law.filed_under), *structure, *unreadable]
    verdicts += run_checks(submission, today)
    holder = form.text("certificate_holder")
    report = SubmissionReport(
        path,
        document.number,
        law.game,
        law.chapter,
        in_file_order(verdict for verdict in verdicts if isinstance(verdict, Finding)),
        tuple(verdict for verdict in verdicts if isinstance(verdict, Checked)),
        tuple(verdict for verdict in verdicts if isinstance(verdict, NotChecked)),
        holder.text if holder else None,
        effective=submission.effective.value if submission.effective else None,
    )
    return Judged(report, submission)


def unjudged(path: str, faults: Iterable[Fault], number: int = 1) -> SubmissionReport:
    """The report of a file or document that cannot be judged."""
    return SubmissionReport(path, number, None, None, in_file_order(_as_findings(faults, filed_under())))


def in_file_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings by place, errors first at one place, and otherwise in the order in which they were found."""
    rank = {severity: number for number, severity in enumerate(Severity)}
    return tuple(sorted(findings, key=lambda one: (one.place, rank[one.severity])))


def _as_findings(faults: Iterable[Fault], filed: str) -> Iterator[Finding]:
    """Faults of the writing, cited under the section by which submissions are filed."""
    for fault in faults:
        yield Finding(fault.rule, Severity.ERROR, filed, fault.message, fault.place, "", help=fault.help or None)


def _not_a_mapping(document: Document) -> Fault:
    assert document.root is not None
    place = document.root.place
    start = Place(place.line, place.column, place.line, place.column + 1)
    message = "A Rules Submission consists of names with values; this is something else."
    return Fault("wrong-shape", message, start, "Begin with “game:” and the name of the game.")
