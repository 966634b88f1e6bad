"""Paytables: exactly one of the regulation's, whole, with the rows that it lets a certificate holder add.

The regulation prescribes a table, or lettered tables of which the Rules Submission selects one. A letter alone is a
selection;
so are payouts that equal one table. Every other figure, a missing row and a row of another table are violations.
"""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.beside import hands_apart, is_open, own_part
from pacheck.checks.figures import other_terms
from pacheck.checks.optional_rows import added_rows
from pacheck.checks.unknown_rows import foreign_rows, unknown_rows
from pacheck.compare.tables import VIOLATIONS, Match, RowMatch, Selection, cell_text, equal_tables, select
from pacheck.findings import Aside, Checked, Finding, NotChecked, Result, Row, Severity, Spot, error, note
from pacheck.regulations.model import Paytable, PaytableRule, Unsettled
from pacheck.submission.model import StatedTable, StatedWager, Submission
from pacheck.values.odds import Payout
from pacheck.wording import listing


def check(submission: Submission) -> Iterator[Finding | Checked | NotChecked]:
    """Compare each wager that pays by a paytable with the tables that apply to it."""
    for rule in submission.regulation.rules:
        if isinstance(rule, PaytableRule) and submission.applies(rule.provision):
            stated = submission.wagers.get(rule.wager)
            if stated is not None:
                yield from _Table(submission, rule, own_part(submission, rule, stated)).judge()
            elif submission.form.get("wagers", rule.wager) is None:
                yield NotChecked(rule.provision.citation, rule.wager, Aside.NOT_STATED)


class _Table:
    def __init__(self, submission: Submission, rule: PaytableRule, stated: StatedWager) -> None:
        self.submission, self.rule, self.stated = submission, rule, stated
        self.citation, self.wager = rule.provision.citation, rule.wager
        self.added = added_rows(submission, rule, stated)
        self.apart = hands_apart(submission, rule)
        self.unknown = [] if is_open(submission, rule) else unknown_rows(submission, rule.wager)

    def judge(self) -> Iterator[Finding | Checked | NotChecked]:
        chosen = select(self.rule, self.stated, self.apart)
        if self.is_another_table(chosen):
            yield from self.unverified()
            return
        if not self.rule.letters and not self.stated.payouts and self.submission_states_payouts():
            yield NotChecked(self.citation, self.wager, Aside.NOT_STATED)
            return
        findings = [*self.letter_findings(), *foreign_rows(self.rule, self.stated, self.unknown)]
        rows: list[Row] = []
        paytable = chosen.tables[0].letter if len(chosen.tables) == 1 else None
        no_match = None
        if len(chosen.tables) > 1 and not chosen.exact and self.stated.payouts:
            no_match = self.no_match(chosen, self.stated.payouts)
            findings.append(no_match)
        for row in chosen.rows:
            found = self.row_finding(row, chosen.tables[0]) if len(chosen.tables) == 1 else None
            findings += [found] if found else []
            rows.append(_drawn(row, found or (no_match if row.match in VIOLATIONS else None)))
        if not chosen.rows and len(chosen.tables) == 1:
            findings += self.unsettled_by_letter(chosen.tables[0])
        yield from findings
        table_rows = (*rows, *self.added) if rows else ()
        result = Result.DIFFERS if self.unreadable(chosen) or self.unknown else _result(findings)
        yield Checked(self.citation, self.wager, result, self.wager, paytable, table_rows, self.remark(chosen))

    def is_another_table(self, chosen: Selection) -> bool:
        """Whether the statement may be one of the tables that are not on record."""
        letter, payouts = self.stated.letter, self.stated.payouts
        if not self.rule.other_tables or (letter is None and payouts is None):
            return False
        if letter:
            return letter.value not in (None, *self.rule.letters)
        return not chosen.exact or bool(self.unknown)

    def unverified(self) -> Iterator[Finding | NotChecked]:
        message = (
            f"The {self.wager} is not on Paytable {listing(self.rule.letters)}; not on record is: "
            f"{self.rule.other_tables}. What is stated is accepted and not verified."
        )
        yield note("unverified", self.citation, self.stated.letter or self.table_spot(), message, wager=self.wager)
        yield NotChecked(self.citation, self.wager, Aside.UNVERIFIED)

    def submission_states_payouts(self) -> bool:
        return self.submission.wagers[self.wager].payouts is not None

    def unreadable(self, chosen: Selection) -> bool:
        letter = self.stated.letter
        return any(row.match is Match.UNREADABLE for row in chosen.rows) or (
            letter is not None and letter.value is None
        )

    def letter_findings(self) -> Iterator[Finding]:
        letter, letters = self.stated.letter, self.rule.letters
        named = f"Paytable {listing(letters)}"
        if letter is None:
            if letters and self.stated.payouts is None and not self.structurally_wrong():
                yield error(
                    "paytable-not-selected",
                    self.citation,
                    self.stated,
                    f"The {self.wager} selects no paytable.",
                    wager=self.wager,
                    required=f"one of {named}",
                    help=f"Add “paytable:” with the {self.rule.named_by}.",
                )
        elif letter.value is not None and letter.value not in letters:
            has = f"has {named}" if letters else "has one paytable, without a letter"
            yield error(
                "paytable-unknown",
                self.citation,
                letter,
                f"The {self.wager} has no Paytable {letter.value}; it {has}.",
                wager=self.wager,
                required=f"one of {named}" if letters else "no letter",
                submitted=f"Paytable {letter.value}",
                help=self.equal_elsewhere()
                or (f"Write one of these {self.rule.named_by}s." if letters else "Leave “paytable:” out."),
            )

    def structurally_wrong(self) -> bool:
        form = self.submission.form
        if form.get("wagers", self.wager, "paytable") is not None:
            return True
        return form.get("wagers", self.wager, "payouts") is not None and not self.submission_states_payouts()

    def row_finding(self, row: RowMatch, table: Paytable) -> Finding | None:
        name = _table_name(table)
        required, submitted = cell_text(row.cell), row.stated.shown if row.stated else None
        at: Spot = row.stated or self.table_spot()
        if row.match is Match.UNREADABLE:
            return None
        if row.match is Match.UNSETTLED:
            return self.unsettled(row.hand, row.cell, table, at, submitted) if isinstance(row.cell, Unsettled) else None
        if row.match is Match.OTHER_TERMS:
            return other_terms(self.citation, at, row.hand, required, submitted, self.wager, table.letter)
        if row.match is Match.DIFFERS:
            message = f"{row.hand} pays {submitted}; {name} requires {required}."
        elif row.match is Match.MISSING:
            how = f"is {submitted}" if row.stated else "is missing"
            message = f"{row.hand} {how}; {name} requires {required}."
        elif row.match is Match.EXTRA:
            message = f"{row.hand} is not paid under {name}."
        else:
            return None
        rule = {Match.DIFFERS: "odds-differ", Match.MISSING: "row-missing", Match.EXTRA: "row-extra"}[row.match]
        return error(
            rule,
            self.citation,
            at,
            message,
            wager=self.wager,
            paytable=table.letter,
            hand=row.hand,
            required=None if row.match is Match.EXTRA else required,
            submitted=submitted,
            help=self.row_help(row, required),
        )

    def row_help(self, row: RowMatch, required: str) -> str:
        if row.match is not Match.EXTRA:
            advice = f"Write {required}." if row.stated else f"Add {row.hand}: {required}."
            nearest = self.rule.letters and self.stated.letter is None
            return f"{advice} Or say which paytable is meant." if nearest else self.equal_elsewhere() or advice
        for other in self.submission.regulation.wager_rules(self.wager):
            if isinstance(other, PaytableRule) and other is not self.rule and row.hand in other.hands():
                provision = other.provision
                if provision.if_elected:
                    elects = f"where § {provision.if_elected} is elected"
                elif provision.unless_elected:
                    elects = f"where § {provision.unless_elected} is not elected"
                else:
                    continue
                return f"The row belongs to § {provision.citation}, which applies {elects}."
        return "Delete the row."

    def table_spot(self) -> Spot:
        return self.stated.payouts or self.stated

    def unsettled(self, hand: str, cell: Unsettled, table: Paytable, at: Spot, submitted: str | None) -> Finding:
        return note(
            "unsettled",
            self.citation,
            at,
            f"{hand} of {_table_name(table)} is not settled by the source, which prints {cell.printed}; "
            f"{listing((str(reading) for reading in cell.readings), 'and')} are both accepted.",
            wager=self.wager,
            paytable=table.letter,
            hand=hand,
            required=cell_text(cell),
            submitted=submitted,
        )

    def unsettled_by_letter(self, table: Paytable) -> Iterator[Finding]:
        for hand, cell in table.rows.items():
            if isinstance(cell, Unsettled):
                yield self.unsettled(hand, cell, table, self.stated.letter or self.stated, None)

    def no_match(self, chosen: Selection, payouts: StatedTable[Payout]) -> Finding:
        near = listing((f"Paytable {table.letter}" for table in chosen.tables), "and")
        return error(
            "paytable-no-match",
            self.citation,
            payouts,
            f"The payouts of the {self.wager} equal no paytable; {near} are equally near.",
            wager=self.wager,
            required=f"one of Paytable {listing(self.rule.letters)}, whole",
            submitted="payouts of no paytable",
            help=f"Add “paytable:” with the {self.rule.named_by} that is meant, and its odds.",
        )

    def equal_elsewhere(self) -> str | None:
        if self.stated.payouts is None:
            return None
        equal = [
            table.letter for table in equal_tables(self.rule, self.stated.payouts.rows, self.apart) if table.letter
        ]
        stated = self.stated.letter.value if self.stated.letter else None
        if not equal or stated in equal or self.stated.letter is None:
            return None
        letter = listing(equal)
        return f"The payouts are those of Paytable {letter}: write paytable: {letter}, or correct the payouts."

    def remark(self, chosen: Selection) -> str | None:
        if self.stated.payouts is None or not self.rule.letters or not chosen.tables:
            return None
        wrong = [row.hand for row in chosen.rows if row.match in (Match.DIFFERS, Match.MISSING, Match.EXTRA)]
        names = listing((_table_name(table) for table in chosen.tables), "and")
        if len(chosen.tables) > 1:
            return f"Compared with {_table_name(chosen.tables[0])}."
        if wrong and (equal := self.equal_elsewhere()):
            return equal
        if wrong and self.stated.letter is None:
            none = f"No {self.rule.named_by} is stated, and the payouts equal no paytable."
            return f"{none} {names} is the nearest."
        return f"The odds are {names}’s but for {listing(wrong, 'and')}." if 0 < len(wrong) < 3 else None


def _table_name(table: Paytable) -> str:
    return f"Paytable {table.letter}" if table.letter else "the paytable"


def _drawn(row: RowMatch, found: Finding | None) -> Row:
    line = row.stated.place.line if row.stated else None
    required = None if row.cell is None else cell_text(row.cell)
    submitted = row.stated.shown if row.stated else None
    return Row(row.hand, required, submitted, line, found or (row.stated.fault if row.stated else None))


def _result(findings: list[Finding]) -> Result:
    if any(finding.severity is Severity.ERROR for finding in findings):
        return Result.DIFFERS
    return Result.UNSETTLED if any(finding.rule == "unsettled" for finding in findings) else Result.COMPLIES
