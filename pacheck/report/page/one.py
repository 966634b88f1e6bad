"""One submission on the page: its verdict, what was found, the differences, what was checked and what was not."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.findings import Aside, Checked, Finding, Result, Subject, SubmissionReport
from pacheck.report.page.found import findings, pairs
from pacheck.report.page.markup import Markup, element, joined
from pacheck.report.page.tables import difference, differs
from pacheck.report.page.wheel import wheel
from pacheck.report.summary import in_words, severities
from pacheck.wording import counted, shown

_PATH_LENGTH = 4096
_NOT_JUDGED = "not judged"
_RESULTS = {
    Result.COMPLIES: ("✓ complies", "good"),
    Result.DIFFERS: ("✗ differs", "bad"),
    Result.UNSETTLED: ("? unsettled", "care"),
}


def name_of(report: SubmissionReport) -> str:
    """What a submission is called on the page: its game and its certificate holder."""
    holder = f", {shown(report.certificate_holder)}" if report.certificate_holder else ""
    return report.title[:1].upper() + report.title[1:] + holder


def file_of(report: SubmissionReport) -> str:
    """The file in which it stands, and which document of it."""
    document = f" (document {report.document})" if report.document > 1 else ""
    return shown(report.path, _PATH_LENGTH) + document


def verdict(report: SubmissionReport) -> Markup:
    """Whether it is compliant, with the number of findings of each severity."""
    waived = sum(finding.waived is not None for finding in report.findings)
    known = sum(finding.known for finding in report.findings)
    tally = in_words(severities(report), waived, known)
    if report.about is Subject.WAIVERS:
        return element("span", tally, class_="care")
    word, look = ("✓ compliant", "good") if report.compliant else ("✗ not compliant", "bad")
    return joined(element("span", word, class_=look), f", {tally}" if tally else "")


def effective_of(report: SubmissionReport) -> str:
    """The day on which the rules start to be used."""
    if report.effective:
        return report.effective.isoformat()
    return _NOT_JUDGED if report.game is None else "not stated, or not readable"


def holder_of(report: SubmissionReport) -> str:
    """The certificate holder, safe to show."""
    if report.certificate_holder:
        return shown(report.certificate_holder)
    return _NOT_JUDGED if report.game is None else "not stated"


def submission(report: SubmissionReport, name: str) -> Markup:
    """The section of one submission; `name` is what links to it say, and begins the names of its parts."""
    head = element("h2", name_of(report), id=f"{name}-title")
    parts = [head, _facts(report, f"{name}-file")]
    if report.findings:
        parts += [element("h3", "What was found"), findings(report.findings)]
    if changed := [checked for checked in report.checked if differs(checked)]:
        signs = element("p", "− before a row that the regulation requires, + before one that was submitted.")
        parts += [element("h3", "Differences"), signs, *map(difference, changed)]
    wheels = [checked for checked in report.checked if checked.ring and checked.rows]
    for number, checked in enumerate(wheels, 1):
        parts += [element("h3", f"The wheel, § {checked.citation}"), wheel(checked, f"{name}-wheel-{number}")]
    if report.about is Subject.SUBMISSION:
        parts += [*_checked(report), *_not_checked(report)]
    # Two submissions may have one game and one holder: their files tell them apart.
    return element("section", *parts, id=name, class_="submission", aria_labelledby=f"{name}-title {name}-file")


def _facts(report: SubmissionReport, named: str) -> Markup:
    file = element("span", file_of(report), id=named)
    if report.about is Subject.WAIVERS:
        return pairs([("Findings", verdict(report)), ("File", file)])
    facts = [
        ("Verdict", verdict(report)),
        ("Certificate holder", holder_of(report)),
        ("Game", report.game or _NOT_JUDGED),
        ("Chapter", report.chapter or _NOT_JUDGED),
        ("Effective date", effective_of(report)),
        ("File", file),
    ]
    return pairs(facts)


def _checked(report: SubmissionReport) -> Iterator[Markup]:
    yield element("h3", "Provisions checked")
    if not report.checked:
        yield element("p", "None.")
        return
    heads = (element("th", head, scope="col") for head in ("Section", "What was compared", "Paytable", "Result"))
    rows = map(_provision, report.checked)
    table = element("table", element("thead", element("tr", *heads)), element("tbody", *rows))
    yield element("details", element("summary", counted(len(report.checked), "provision")), table, open="")


def _provision(checked: Checked) -> Markup:
    word, look = _RESULTS[checked.result]
    cells = (
        element("th", f"§ {checked.citation}", scope="row"),
        element("td", checked.subject),
        element("td", checked.paytable or ""),
        element("td", element("span", word, class_=look)),
    )
    return element("tr", *cells)


def _not_checked(report: SubmissionReport) -> Iterator[Markup]:
    """What no verdict covers: figures that are not on record, cells printed ambiguously, what was not stated."""
    unsettled = [_cell(finding) for finding in report.findings if finding.rule == "unsettled"]
    kinds = (
        ("Unverified", "Figures that are not on record: accepted, and compared with nothing.", Aside.UNVERIFIED),
        ("Not stated", "Provisions about which the submission says nothing.", Aside.NOT_STATED),
    )
    (unverified, not_stated) = (
        (head, words, [f"§ {one.citation} {one.subject}" for one in report.not_checked if one.reason is reason])
        for head, words, reason in kinds
    )
    ambiguous = ("Unsettled", "Cells printed ambiguously in the source: every possible reading passes.", unsettled)
    for head, words, listed in (unverified, ambiguous, not_stated):
        yield element("h3", head)
        if listed:
            items = element("ul", *(element("li", one) for one in listed))
            yield element("details", element("summary", f"{len(listed):,}: {words}"), items, open="")
        else:
            yield element("p", "None.")


def _cell(finding: Finding) -> str:
    paytable = f"Paytable {finding.paytable}" if finding.paytable else None
    return "§ " + ", ".join(filter(None, (finding.citation, finding.wager, paytable, finding.hand)))
