"""Progressive meters: seed, reseed and incrementation rates of the paytable that is selected.

A seed "for 1" goes with each dollar wagered; written in plain dollars it is the same only where one wager amount is
stated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from pacheck.checks.beside import hands_apart, own_part
from pacheck.checks.figures import result_of
from pacheck.compare.tables import select
from pacheck.findings import Aside, Checked, Finding, NotChecked, Row, error, warning
from pacheck.regulations.model import MeterFigure, MeterRule, PaytableRule
from pacheck.submission.model import Stated, StatedTable, StatedWager, Submission
from pacheck.values.money import Money, Rate, Seed
from pacheck.wording import counted, listing

_SEED_RESEED = "seed_reseed"
_PARTS = {"Seed/reseed": _SEED_RESEED, "Seed": "seed", "Reseed": "reseed", "Primary": "primary", "Reserve": "reserve"}
_LABELS = {part: label for label, part in _PARTS.items()}


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each stated meter with the figures for its paytable."""
    for rule in submission.regulation.rules:
        if isinstance(rule, MeterRule) and submission.applies(rule.provision):
            stated = submission.wagers.get(rule.wager)
            if stated is None:
                continue
            if stated.meter is None:
                yield NotChecked(rule.provision.citation, f"{rule.wager}: meter", Aside.NOT_STATED)
            else:
                yield from _Meter(rule, stated, stated.meter, _letters(rule, stated, submission)).judge()


def _letters(rule: MeterRule, stated: StatedWager, submission: Submission) -> tuple[str | None, ...]:
    """The letters whose figures may apply: one where the paytable is known, else all that are possible."""
    for table_rule in submission.regulation.wager_rules(rule.wager):
        if isinstance(table_rule, PaytableRule) and submission.applies(table_rule.provision):
            own = own_part(submission, table_rule, stated)
            chosen = select(table_rule, own, hands_apart(submission, table_rule))
            letters = [table.letter for table in chosen.tables if table.letter in rule.columns]
            return tuple(letters or rule.columns)
    return tuple(rule.columns)


class _Meter:
    def __init__(
        self, rule: MeterRule, stated: StatedWager, meter: StatedTable[MeterFigure], letters: tuple[str | None, ...]
    ) -> None:
        self.rule, self.stated, self.meter, self.letters = rule, stated, meter, letters
        self.citation, self.wager = rule.provision.citation, rule.wager
        self.paytable = letters[0] if len(letters) == 1 else None

    def judge(self) -> Iterator[Finding | Checked]:
        findings: list[Finding] = []
        rows: list[Row] = []
        unmatched = dict(self.meter.rows)
        for label, figures in self.required().items():
            stated_parts = [part for part in stated_as(label) if part in self.meter.rows]
            if not stated_parts:
                missing = self.missing(label, figures)
                findings.append(missing)
                rows.append(Row(label, _text(figures), None, None, missing))
            for part in stated_parts:
                unmatched.pop(part, None)
                row = self.compared(label, figures, part, self.meter.rows[part])
                rows.append(row)
                findings += [row.finding] if row.finding and row.finding is not self.meter.rows[part].fault else []
        for part, stated in unmatched.items():
            row = self.beside(part, stated)
            rows.append(row)
            findings += [row.finding] if row.finding and row.finding is not stated.fault else []
        yield from findings
        result = result_of(findings, self.meter.rows.values())
        yield Checked(self.citation, f"{self.wager}: meter", result, self.wager, self.paytable, tuple(rows))

    def required(self) -> Mapping[str, tuple[MeterFigure, ...]]:
        """Each figure that the meter must have, by label, for each letter that may apply."""
        columns = [self.rule.columns[letter] for letter in self.letters]
        figures = {label: tuple(dict.fromkeys(column[label] for column in columns)) for label in columns[0]}
        apart = {"seed", "reseed"} & self.meter.rows.keys() and _SEED_RESEED not in self.meter.rows
        if apart and "Seed/reseed" in figures:
            both = figures.pop("Seed/reseed")
            return {"Seed": both, "Reseed": both, **figures}
        return figures

    def compared(self, label: str, figures: tuple[MeterFigure, ...], part: str, stated: Stated[MeterFigure]) -> Row:
        if stated.value is None:
            return Row(label, _text(figures), stated.shown, stated.place.line, stated.fault)
        found = None
        if not any(self.agrees(figure, stated.value) for figure in figures):
            found = self.differs(label, figures, stated)
        return Row(label, _text(figures), stated.shown, stated.place.line, found)

    def agrees(self, figure: MeterFigure, value: MeterFigure) -> bool:
        if not (isinstance(figure, Seed) and isinstance(value, Seed)) or figure.for_one == value.for_one:
            return figure == value
        if figure.dollars == value.dollars == 0:
            return True
        per_dollar, in_all = (figure, value) if figure.for_one else (value, figure)
        amount = self.only_amount()
        return amount is not None and per_dollar.dollars * amount == in_all.dollars

    def only_amount(self) -> Fraction | None:
        """The one wager amount in dollars, or None where none or several are stated."""
        amounts = {amount.value for amount in self.stated.amounts}
        only = amounts.pop() if len(amounts) == 1 else None
        return only.dollars if isinstance(only, Money) else None

    def differs(self, label: str, figures: tuple[MeterFigure, ...], stated: Stated[MeterFigure]) -> Finding:
        message = f"{label} of the meter is {stated.shown}; {self.of_paytable()}{_text(figures)} is required."
        advice = f"Write {_text(figures)}."
        value = stated.value
        if isinstance(value, Seed) and not value.for_one and self.only_amount() is None:
            amounts = len({amount.text.text for amount in self.stated.amounts})
            beside = f"{counted(amounts, 'wager amount')} are stated" if amounts else "no wager amount is stated"
            advice = f"A seed in dollars does not say for which wager amount ({beside}). {advice}"
        return error(
            "meter-differs",
            self.citation,
            stated,
            message,
            wager=self.wager,
            paytable=self.paytable,
            required=_text(figures),
            submitted=stated.shown,
            help=advice,
        )

    def missing(self, label: str, figures: tuple[MeterFigure, ...]) -> Finding:
        return warning(
            "meter-incomplete",
            self.citation,
            self.meter,
            f"{label} of the meter is not stated; {self.of_paytable()}{_text(figures)} is required.",
            wager=self.wager,
            paytable=self.paytable,
            required=_text(figures),
            help=f"Add {_PARTS[label]}: {_text(figures)}.",
        )

    def beside(self, part: str, stated: Stated[MeterFigure]) -> Row:
        label = _LABELS[part]
        if stated.value is None:
            return Row(label, None, stated.shown, stated.place.line, stated.fault)
        found = error(
            "meter-differs",
            self.citation,
            stated,
            f"The meter has no {label.lower()} rate; {stated.shown} is stated."
            if isinstance(stated.value, Rate)
            else f"{label} is stated beside figures that already say it.",
            wager=self.wager,
            paytable=self.paytable,
            submitted=stated.shown,
            help="Delete the line.",
        )
        return Row(label, None, stated.shown, stated.place.line, found)

    def of_paytable(self) -> str:
        return f"for Paytable {self.paytable} " if self.paytable else ""


def stated_as(label: str) -> tuple[str, ...]:
    """The names in a submission under which a figure of the regulation may stand."""
    if label == "Seed/reseed":
        return (_SEED_RESEED, "seed", "reseed")
    return (_PARTS[label], _SEED_RESEED) if label in ("Seed", "Reseed") else (_PARTS[label],)


def _text(figures: tuple[MeterFigure, ...]) -> str:
    return listing(str(figure) for figure in figures)
