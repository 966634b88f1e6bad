"""What pacheck has to say about a submission: finished, immutable records, with all wording decided."""

from __future__ import annotations

import datetime
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypedDict

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Place(NamedTuple):
    """A stretch of a file. Lines and columns start at 1; columns count characters; the end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


class Severity(str, Enum):
    """How much a finding weighs."""

    ERROR = "error"
    """A violation, or a file that cannot be read as a submission."""
    WARNING = "warning"
    NOTE = "note"


class Approval(NamedTuple):
    """An exception that the regulator approved, by its reference, until a day that still counts, for a reason; the
    texts are safe to show.
    """

    reference: str
    until: datetime.date
    reason: str


class Finding(NamedTuple):
    """One thing found, with its place and its citation.

    `required` and `submitted` are figures or names in words; texts of the submission are already safe to show.
    """

    rule: str
    severity: Severity
    citation: str
    message: str
    place: Place
    pointer: str
    wager: str | None = None
    paytable: str | None = None
    hand: str | None = None
    required: str | None = None
    submitted: str | None = None
    help: str | None = None
    waived: Approval | None = None
    """The approved exception by which this is not held against the submission."""
    known: bool = False
    """Whether the baseline has it: an old fault, which stays a fault and does not fail the gate."""

    @property
    def weight(self) -> Severity:
        """How much it weighs for the gate: what is waived or known already is only a note."""
        return Severity.NOTE if self.waived or self.known else self.severity


class Spot(Protocol):
    """Anything of a submission that has a place: a value, a name, a part."""

    @property
    def place(self) -> Place:
        """Where it stands."""

    @property
    def pointer(self) -> str:
        """JSON Pointer to it, by the names as typed."""


class Details(TypedDict, total=False):
    """What a finding may say beside its message."""

    wager: str | None
    paytable: str | None
    hand: str | None
    required: str | None
    submitted: str | None
    help: str | None


def error(rule: str, citation: str, at: Spot, message: str, **details: Unpack[Details]) -> Finding:
    """A violation, or something that cannot be read."""
    return Finding(rule, Severity.ERROR, citation, message, at.place, at.pointer, **details)


def warning(rule: str, citation: str, at: Spot, message: str, **details: Unpack[Details]) -> Finding:
    """Something that the writer should look at, though no provision forbids it."""
    return Finding(rule, Severity.WARNING, citation, message, at.place, at.pointer, **details)


def note(rule: str, citation: str, at: Spot, message: str, **details: Unpack[Details]) -> Finding:
    """Something that a reader of the report should know."""
    return Finding(rule, Severity.NOTE, citation, message, at.place, at.pointer, **details)


class Result(str, Enum):
    """How a provision came out for one submission."""

    COMPLIES = "complies"
    DIFFERS = "differs"
    UNSETTLED = "unsettled"


class Row(NamedTuple):
    """One line of a comparison: what the regulation requires and what was submitted beside it."""

    label: str
    required: str | None
    submitted: str | None
    line: int | None = None
    finding: Finding | None = None


class Checked(NamedTuple):
    """A provision that was compared with the submission, side by side, and how it came out."""

    citation: str
    subject: str
    """The wager, or the part of the submission, that the provision speaks of."""
    result: Result
    wager: str | None = None
    paytable: str | None = None
    rows: tuple[Row, ...] = ()
    remark: str | None = None
    ring: bool = False
    """Whether the rows are the sections or compartments of a wheel, clockwise as submitted."""


class Aside(str, Enum):
    """Why a provision was not compared."""

    NOT_STATED = "not stated"
    UNVERIFIED = "unverified"


class NotChecked(NamedTuple):
    """A provision that was not compared: the submission does not state it, or its figures are not on record."""

    citation: str
    subject: str
    reason: Aside


class Subject(str, Enum):
    """What a report is about."""

    SUBMISSION = "submission"
    WAIVERS = "waivers"
    """The file of waivers, reported where one of them is expired or matches nothing."""


class SubmissionReport(NamedTuple):
    """All that was found out about one submission, in file order."""

    path: str
    document: int
    game: str | None
    chapter: str | None
    findings: tuple[Finding, ...]
    checked: tuple[Checked, ...] = ()
    not_checked: tuple[NotChecked, ...] = ()
    certificate_holder: str | None = None
    """The certificate holder as typed; not safe to show."""
    about: Subject = Subject.SUBMISSION
    effective: datetime.date | None = None
    """The day on which the rules start to be used, as stated; None where none is stated or it cannot be read."""

    @property
    def compliant(self) -> bool:
        """Whether there is no error but waived ones. A fault that the baseline knows is a fault."""
        return not any(finding.severity is Severity.ERROR and not finding.waived for finding in self.findings)

    @property
    def title(self) -> str:
        """What the report is about, in a word or two."""
        return "Waivers" if self.about is Subject.WAIVERS else self.game or "not judged"
