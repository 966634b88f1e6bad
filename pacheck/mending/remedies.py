"""From a finding to the edit that mends it: a figure, a row or a wheel written as the regulation has it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pacheck.findings import Finding
from pacheck.mending.choice import open_choice
from pacheck.mending.reading import Key, Reading, Told, to_be_mended
from pacheck.mending.revision import Edit
from pacheck.mending.rows import figure_replaced, rows_of
from pacheck.regulations.model import EnvyRule, MeterRule, PaytableRule
from pacheck.source.nodes import Mapping, Scalar
from pacheck.submission.model import Submission
from pacheck.values.labels import normalise


class Remedy(NamedTuple):
    """What mends findings: the edits, and how many values they change, add and take away."""

    told: tuple[Told, ...]
    edits: tuple[Edit, ...]
    changed: int = 0
    added: int = 0
    taken: int = 0
    table: object = None
    """Where the table stands that gets or loses a row; None where a figure is replaced."""

    @property
    def keys(self) -> list[Key]:
        """By what its findings are known again."""
        return [told.key for told in self.told]


class Remedies(NamedTuple):
    """What can be mended of a text, and what must be settled first, by finding."""

    found: list[Remedy]
    open: dict[Key, str]


def remedies(reading: Reading) -> Remedies:
    """What mends each finding for itself; wheels are another module's."""
    found: list[Remedy] = []
    settle_first: dict[Key, str] = {}
    for told in reading.told:
        submission = told.judged.submission
        if submission is None or not to_be_mended(told.finding):
            continue
        remedy = _remedy(reading, told, submission)
        if remedy is None:
            continue
        choice = open_choice(told.finding, submission, told.judged.report)
        if choice is not None:
            settle_first[told.key] = choice
        else:
            found.append(remedy)
    return Remedies(found, settle_first)


def _remedy(reading: Reading, told: Told, submission: Submission) -> Remedy | None:
    finding = told.finding
    figure = _right_figure(told)
    if figure is not None:
        edit = _replacement(reading, finding, figure)
        return Remedy((told,), (edit,), changed=1) if edit else None
    row = _missing_row(finding)
    if row is not None:
        rows = rows_of(reading, reading.named_at(finding.place))
        edits = rows.with_row(*row, _order(finding, submission)) if rows else None
        return Remedy((told,), tuple(edits), added=1, table=finding.place) if edits else None
    if finding.rule in _TAKEN_OUT and finding.help in _DELETE:
        return _without_row(reading, told)
    return None


def _right_figure(told: Told) -> str | None:
    """The figure that must stand where another one stands, or where what stands cannot be read."""
    finding = told.finding
    if finding.rule == "unreadable-value":
        rows = (row for one in told.judged.report.checked for row in one.rows if row.finding == finding)
        return next((row.required for row in rows if row.required and row.label != row.required), None)
    if finding.required is None or finding.submitted is None or finding.help is None:
        return None
    advice = f"Write {finding.required}."
    if finding.rule == "compartment-color":
        return finding.required if finding.help.startswith(advice) else None
    if finding.rule == "meter-differs":
        return finding.required if finding.help.endswith(advice) else None
    return finding.required if finding.help == advice and finding.rule != "wheel-order" else None


def _replacement(reading: Reading, finding: Finding, figure: str) -> Edit | None:
    found = reading.value_at(finding.place)
    if found is not None and isinstance(found.node, Mapping) and finding.rule == "compartment-color":
        named = {normalise(name.text): value for name, value in found.node.pairs if isinstance(name, Scalar)}
        color = named.get("color")
        found, figure = reading.value_at(color.place) if color else None, figure.partition(" ")[2]
    return figure_replaced(reading, found, figure)


def _missing_row(finding: Finding) -> tuple[str, str] | None:
    """The name and the figure of a row that must be added."""
    advice = (finding.help or "").removesuffix(f": {finding.required}.")
    if finding.rule not in ("row-missing", "meter-incomplete") or not advice.startswith("Add "):
        return None
    name = advice.removeprefix("Add ")
    return (name, finding.required or "") if name != finding.help else None


_TAKEN_OUT = frozenset({"row-extra", "meter-differs"})
_DELETE = frozenset({"Delete the row.", "Delete the line."})


def _without_row(reading: Reading, told: Told) -> Remedy | None:
    found = reading.value_at(told.finding.place)
    table = reading.table_of(told.finding.place)
    rows = rows_of(reading, table)
    if rows is None or table is None or found is None or not isinstance(found.node, Scalar):
        return None
    edits = rows.without_row(found.node)
    return Remedy((told,), tuple(edits), taken=1, table=table.node.place) if edits else None


def _order(finding: Finding, submission: Submission) -> list[str]:
    """The names of a table's rows in the order of the regulation."""
    for rule in submission.regulation.wager_rules(finding.wager or ""):
        if rule.provision.citation != finding.citation or not submission.applies(rule.provision):
            continue
        if isinstance(rule, PaytableRule):
            return list(_table_of(rule, finding.paytable))
        if isinstance(rule, EnvyRule):
            return next((list(rows) for rows in rule.schedules.values() if finding.hand in rows), [])
        if isinstance(rule, MeterRule):
            labels = rule.columns.get(finding.paytable) or next(iter(rule.columns.values()))
            return [part for label in labels for part in (label, *label.split("/"))]
    return []


def _table_of(rule: PaytableRule, letter: str | None) -> Iterable[str]:
    return next((table.rows for table in rule.tables if table.letter == letter), ())


def together(found: Iterable[Remedy]) -> Iterator[Remedy]:
    """Those that can be made at once: all replaced figures, or else one row of each table, added before taken out."""
    ordered = sorted(found, key=lambda one: (one.table is not None, one.taken))
    tables: set[object] = set()
    for remedy in ordered:
        if remedy.table is None:
            yield remedy
        elif ordered[0].table is not None and remedy.table not in tables and remedy.taken == ordered[0].taken:
            tables.add(remedy.table)
            yield remedy
