"""A survey for programs and spreadsheets: a row for each submission and wager, as CSV and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypedDict

from pacheck.report.json_report import dumped, openable
from pacheck.report.spreadsheet import csv_text
from pacheck.survey.offers import Offer
from pacheck.survey.surveyed import Complies, Standing, Surveyed, Wanted, names_of
from pacheck.wording import shown

_PATH_LENGTH = 4096


class Record(TypedDict):
    """One row, its columns in order; None for what is not stated. Texts are safe to show, but for the path."""

    game: str | None
    chapter: str | None
    certificate_holder: str | None
    effective: str | None
    wager: str | None
    paytable: str | None
    odds: str | None
    terms: str | None
    standing: str | None
    complies: str
    path: str
    document: int
    line: int
    reason: str | None


def records(found: Sequence[Surveyed], wanted: Wanted) -> Iterator[Record]:
    """The rows of a survey: one for each wager of a submission, and one for a submission that offers none of those
    that are wanted, or that could not be judged.
    """
    missing = {one.report[2:4]: name for one in found for name in names_of([one])} if wanted.wager else {}
    for one in found:
        for offer in one.filed.offers:
            yield _record(one, offer, offer.wager, one.standing(offer))
        if not one.filed.offers:
            name = missing.get(one.report[2:4])
            yield _record(one, None, name, Standing.NOT_OFFERED if name else None)


def _record(one: Surveyed, offer: Offer | None, wager: str | None, standing: Standing | None) -> Record:
    report = one.report
    return {
        "game": report.game,
        "chapter": report.chapter,
        "certificate_holder": shown(report.certificate_holder) if report.certificate_holder else None,
        "effective": one.filed.effective,
        "wager": wager,
        "paytable": offer.paytable if offer else None,
        "odds": (offer.odds or None) if offer else None,
        "terms": (offer.terms or None) if offer else None,
        "standing": standing.value if standing else None,
        "complies": one.complies.value,
        "path": report.path,
        "document": report.document,
        "line": offer.line if offer else one.filed.line,
        "reason": one.reason or None,
    }


def survey_csv(found: Sequence[Surveyed], wanted: Wanted) -> str:
    """The rows as CSV, under a row with the names of the columns; what is not stated is an empty cell."""
    rows = [_cells(record) for record in records(found, wanted)]
    return csv_text([list(Record.__annotations__), *rows])


def _cells(record: Record) -> list[str]:
    safe = {**record, "path": shown(record["path"], _PATH_LENGTH)}
    return ["" if value is None else str(value) for value in safe.values()]


def survey_json(found: Sequence[Surveyed], wanted: Wanted) -> str:
    """The rows as JSON, with a sum."""
    tally = Counter(one.complies for one in found)
    document = {
        "version": 1,
        "summary": {
            "submissions": len(found),
            "comply": tally[Complies.YES],
            "do_not_comply": tally[Complies.NO],
            "not_judged": tally[Complies.NOT_JUDGED],
        },
        "rows": [{**record, "path": openable(record["path"])} for record in records(found, wanted)],
    }
    return dumped(document)
