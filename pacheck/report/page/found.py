"""Findings on the page: each with its weight, its place and citation, what is required and submitted, what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pacheck.findings import Finding, Severity
from pacheck.report.page.markup import Markup, element, joined

_LOOKS = {Severity.ERROR: "bad", Severity.WARNING: "care", Severity.NOTE: "soft"}


def findings(found: Sequence[Finding]) -> Markup:
    """All findings, in the order of the file."""
    return element("ol", *map(_finding, found), class_="findings")


def pairs(named: Sequence[tuple[str, str]]) -> Markup:
    """Names with what they stand for."""
    return element("dl", *(joined(element("dt", name), element("dd", said)) for name, said in named))


def _finding(finding: Finding) -> Markup:
    weight = finding.weight
    word = element("span", finding.severity.value.capitalize(), class_=_LOOKS[weight])
    excused = ", waived" if finding.waived else ", known from the baseline" if finding.known else ""
    head = element("h4", word, f"{excused}, line {finding.place.line}: § {finding.citation}")
    message = element("p", finding.message)
    return element("li", head, message, pairs(list(_details(finding))), class_=f"finding {weight.value}")


def _details(finding: Finding) -> Iterator[tuple[str, str]]:
    about = (
        ("Wager", finding.wager),
        ("Paytable", finding.paytable),
        ("Row", finding.hand),
        ("Submitted", finding.submitted),
        ("Required", finding.required),
        ("What to do", finding.help),
    )
    yield from ((name, said) for name, said in about if said is not None)
    if finding.waived:
        approval = finding.waived
        yield "Waived by", approval.reference
        yield "Last day of the waiver", approval.until.isoformat()
        yield "Reason of the waiver", approval.reason
    if finding.known:
        yield "Baseline", "known from the baseline: an old fault, which stays a fault"
    yield "Rule", finding.rule
