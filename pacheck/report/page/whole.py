"""The whole page: what the run came to, a table of all submissions, and a section for each.

It is one file without any program in it, and a browser is told to load nothing for it from anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from pacheck import __version__
from pacheck.findings import Severity, Subject, SubmissionReport
from pacheck.report.page.found import pairs
from pacheck.report.page.markup import Markup, element, in_ascii, joined
from pacheck.report.page.one import effective_of, file_of, holder_of, name_of, submission, verdict
from pacheck.report.page.style import POLICY, STYLE
from pacheck.report.summary import Summary

_TITLE = "Check of Rules Submissions"
_COLUMNS = ("Submission", "Verdict", "Game", "Chapter", "Certificate holder", "Effective date")


def page_text(reports: Sequence[SubmissionReport], summary: Summary) -> str:
    """The page as a file, in ASCII."""
    named = [(f"submission-{number}", report) for number, report in enumerate(reports, 1)]
    body = element(
        "body",
        element("a", "Skip to the report", href="#report", class_="skip"),
        element("header", element("h1", _TITLE), element("p", summary.lines()[0])),
        *([_contents(named)] if len(named) > 1 else []),
        element(
            "main",
            _run(summary, named),
            *(submission(report, name) for name, report in named),
            id="report",
            tabindex="-1",
        ),
        element("footer", element("p", _FOOTER)),
    )
    page = element("html", _head(summary), body, lang="en")
    return in_ascii(joined(Markup("<!doctype html>\n"), page))


_FOOTER = (
    f"Made by pacheck {__version__}, which helps a reviewer. It does not replace the regulation, "
    "and no verdict of it is legal advice."
)


def _head(summary: Summary) -> Markup:
    wrong = summary.submissions - summary.compliant
    title = f"{_TITLE}: {summary.compliant:,} compliant" + (f", {wrong:,} not" if wrong else "")
    return element(
        "head",
        element("meta", charset="utf-8"),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", Markup(STYLE)),
    )


def _contents(named: Sequence[tuple[str, SubmissionReport]]) -> Markup:
    links = (element("li", _link(name, report)) for name, report in named)
    listed = element("details", element("summary", "Go to a submission"), element("ul", *links))
    return element("nav", listed, aria_label="Submissions")


def _run(summary: Summary, named: Sequence[tuple[str, SubmissionReport]]) -> Markup:
    counts = (
        ("Files", summary.files),
        ("Submissions", summary.submissions),
        ("Compliant", summary.compliant),
        ("Not compliant", summary.submissions - summary.compliant),
        ("Errors", summary.severities[Severity.ERROR]),
        ("Warnings", summary.severities[Severity.WARNING]),
        ("Notes", summary.severities[Severity.NOTE]),
        ("Waived findings", summary.waived),
        ("Findings known from the baseline", summary.known),
        ("Provisions checked", summary.checked),
        ("Unverified", summary.unverified),
        ("Unsettled", summary.unsettled),
        ("Not stated", summary.not_stated),
    )
    parts = [element("h2", "Summary", id="summary"), pairs([(name, f"{number:,}") for name, number in counts])]
    if summary.fails_by_strictness:
        words = "No submission has an error, but findings of less weight were asked to count: the run fails."
        parts.append(element("p", words, class_="bad"))
    rows = [_row(name, report) for name, report in named if report.about is Subject.SUBMISSION]
    if rows:
        heads = (element("th", head, scope="col") for head in _COLUMNS)
        head = element("thead", element("tr", *heads))
        parts.append(element("table", element("caption", "All submissions"), head, element("tbody", *rows)))
    return element("section", *parts, aria_labelledby="summary")


def _row(name: str, report: SubmissionReport) -> Markup:
    cells = (
        element("th", element("a", file_of(report), href=f"#{name}"), scope="row"),
        element("td", verdict(report)),
        element("td", report.title),
        element("td", report.chapter or "not judged"),
        element("td", holder_of(report)),
        element("td", effective_of(report), class_="day"),
    )
    return element("tr", *cells)


def _link(name: str, report: SubmissionReport) -> Markup:
    return element("a", f"{name_of(report)}: {file_of(report)}", href=f"#{name}")
