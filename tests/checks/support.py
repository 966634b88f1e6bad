"""Small submissions, and what is said of them, in the words of the contract."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from textwrap import dedent, indent
from typing import NamedTuple

from pacheck.findings import Aside, Finding, SubmissionReport
from pacheck.pipeline import check_bytes

DAY = datetime.date(2025, 7, 1)

SECTIONS = (  # noqa: SIM905 - one line of text can be held beside the printed order
    "7- 2 1 5 1 2 5 1 2 10 1 2 1 20 1 2 1 2 1 5 1 2 10 1 5 1 2 "
    "2- 1 5 1 40 2 1 2 1 10 2 1 5 1 2 1 5 2 1 20 1 2 1 10 1 2 1"
).split()
"""The sections of § 689a.1(b), clockwise."""

SIX_WAGERS = "wagers: {1: 1 to 1, 2: 2 to 1, 5: 5 to 1, 10: 10 to 1, 20: 20 to 1, 40: 40 to 1}\n"
COMPARTMENTS = ["0 white", *(f"{number} {'red' if number % 2 else 'black'}" for number in range(1, 13))]
JINZI_ODDS = {
    "Straight up": "11 to 1",
    "Split": "5 to 1",
    "Street": "3 to 1",
    "Corner": "2 to 1",
    "Three numbers": "3 to 1",
    "Column": "2 to 1",
    "Red": "1 to 1",
    "Black": "1 to 1",
    "Small": "1 to 1",
    "Big": "1 to 1",
}


class Said(NamedTuple):
    """A finding without its wording."""

    rule: str
    severity: str
    citation: str
    line: int
    required: str | None = None
    submitted: str | None = None
    wager: str | None = None
    paytable: str | None = None
    hand: str | None = None


def report_on(text: str, today: datetime.date = DAY) -> SubmissionReport:
    """The report on a text that holds one document."""
    (report,) = check_bytes("filed.yaml", dedent(text).encode(), today)
    return report


def findings(text: str, today: datetime.date = DAY) -> tuple[Finding, ...]:
    """What is found in a text that holds one document."""
    return report_on(text, today).findings


def only_finding(text: str, today: datetime.date = DAY) -> Finding:
    """The one thing that is found."""
    (finding,) = findings(text, today)
    return finding


def said(text: str, today: datetime.date = DAY) -> list[Said]:
    """The findings, each with all that a program reads of it."""
    return said_of(report_on(text, today))


def said_of(report: SubmissionReport) -> list[Said]:
    """The findings of a report, each with all that a program reads of it."""
    return [
        Said(
            found.rule,
            found.severity.value,
            found.citation,
            found.place.line,
            found.required,
            found.submitted,
            found.wager,
            found.paytable,
            found.hand,
        )
        for found in report.findings
    ]


def rules(text: str, today: datetime.date = DAY) -> list[str]:
    """Which rules were broken."""
    return [found.rule for found in findings(text, today)]


def results(text: str, today: datetime.date = DAY) -> dict[tuple[str, str], str]:
    """How each provision came out, by citation and subject."""
    return {(one.citation, one.subject): one.result.value for one in report_on(text, today).checked}


def aside(text: str, reason: Aside) -> list[tuple[str, str]]:
    """The provisions that were not compared for a reason, by citation and subject."""
    return [(one.citation, one.subject) for one in report_on(text).not_checked if one.reason is reason]


def here(text: str, mark: str = "# here") -> int:
    """The line that bears a mark."""
    (line,) = (number for number, line in enumerate(dedent(text).splitlines(), 1) if mark in line)
    return line


def part(name: str, text: str) -> str:
    """A part of a submission with its text under it."""
    return f"{name}:\n{indent(dedent(text).strip(chr(10)), '  ')}\n"


def poker(wagers: str, rest: str = "", ante_bonus: str = "Ante Bonus: {paytable: B}\n") -> str:
    """A Three Card Poker submission that is compliant but for what is added."""
    return "game: Three Card Poker\n" + part("wagers", ante_bonus + dedent(wagers)) + dedent(rest)


def dreamcatcher(
    wheel: str = "", wagers: str = "", rest: str = "", sections: Iterable[str] = SECTIONS, indented: bool = False
) -> str:
    """A Dreamcatcher submission that is compliant but for what is changed."""
    layout = "".join(f"\n  - {symbol}" for symbol in sections) if indented else f" [{', '.join(sections)}]"
    return (
        "game: Dreamcatcher\neffective: 2025-07-01\n"
        + part("wheel", f"sections:{layout}\n{dedent(wheel)}")
        + part("wagers", wagers or "".join(f"{number}: {number} to 1\n" for number in (1, 2, 5, 10, 20, 40)))
        + dedent(rest)
    )


def jinzi(
    rest: str = "",
    compartments: Iterable[str] = COMPARTMENTS,
    wagers: str = "",
    effective: str = "effective: 2025-07-01\n",
) -> str:
    """A Jinzi Roulette submission that is compliant but for what is changed."""
    return (
        "game: Jinzi Roulette\n"
        + effective
        + part("wheel", "compartments:" + "".join(f"\n  - {one}" for one in compartments))
        + part("wagers", wagers or "".join(f"{wager}: {odds}\n" for wager, odds in JINZI_ODDS.items()))
        + dedent(rest)
    )


def prime(dealing: str = "", wagers: str = "Ante Wager: 1 to 1", rest: str = "") -> str:
    """A Three Card Prime submission with a part on dealing."""
    return (
        "game: Three Card Prime\n"
        + part("wagers", wagers)
        + (part("dealing", dealing) if dealing else "")
        + dedent(rest)
    )
