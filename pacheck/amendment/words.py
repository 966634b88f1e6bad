"""Changes in words, the same for each format."""

from __future__ import annotations

from pacheck.amendment.changes import Amendment, Change, Verdict
from pacheck.choices.model import Choice
from pacheck.findings import Finding
from pacheck.wording import counted, shown

NOTHING = "not stated"
_NOT_OFFERED = "not offered"


def sides(change: Change) -> tuple[str, str]:
    """What was chosen before and after."""
    return _side(change.old, change), _side(change.new, change)


def _side(choice: Choice | None, change: Change) -> str:
    if choice is not None:
        return choice.text
    if change.about.text in ("offered", "elected"):
        return f"not {change.about.text}"
    return "not paid" if change.about.hand and not change.about.name.startswith("Envy") else NOTHING


def arrow(change: Change) -> str:
    """A change in one line: `Paytable D → B`, `Straight 6 to 1 → 5 to 1`."""
    before, after = sides(change)
    return f"{change.about.name} {before} → {after}".strip()


def why(change: Change) -> str:
    """Why a change is not allowed, and what to do; or where it stands that it is."""
    if change.verdict is Verdict.NOT_ALLOWED:
        return " ".join(dict.fromkeys(in_words(finding) for finding in change.findings))
    if change.verdict is Verdict.UNVERIFIED:
        return f"The figures of § {change.about.citation} are not on record."
    return ""


def in_words(finding: Finding) -> str:
    """A finding with its advice."""
    return " ".join(filter(None, (finding.message, finding.help)))


def verdict_of(amendment: Amendment) -> str:
    """The amendment of one submission in a few words."""
    if amendment.new is None:
        return "no longer there"
    if amendment.old is None:
        return "new" + (f", {counted(len(amendment.elsewhere), 'error')}" if amendment.elsewhere else ", compliant")
    if not amendment.changes:
        return "no change"
    tally = [
        f"{number} {verdict.value}"
        for verdict in Verdict
        if (number := sum(change.verdict is verdict for change in amendment.changes))
    ]
    return f"{counted(len(amendment.changes), 'change')}: {', '.join(tally)}"


def title_of(amendment: Amendment) -> str:
    """The game, and the certificate holder where one is stated."""
    holder = amendment.report.certificate_holder
    return amendment.report.title + (f", {shown(holder)}" if holder else "")


def untouched(amendment: Amendment) -> str:
    """What is said of errors that no change brought about; empty where there are none."""
    number = len(amendment.elsewhere)
    if not number or amendment.old is None:
        return ""
    return f"Beside the changes, the new version has {counted(number, 'error')}; see pacheck check."
