"""Whether a finding leaves one right value, or something that only the casino can say: which paytable, which color."""

from __future__ import annotations

from pacheck.checks.beside import hands_apart, own_part
from pacheck.compare.tables import compare_table, select, violations
from pacheck.findings import Finding, SubmissionReport
from pacheck.regulations.model import CompartmentsRule, MeterRule, PaytableRule
from pacheck.submission.model import StatedWager, Submission
from pacheck.submission.tree import Listing
from pacheck.wording import listing


def open_choice(finding: Finding, submission: Submission, report: SubmissionReport) -> str | None:
    """What is to be settled first, in words; None where the regulation leaves one right value."""
    if finding.rule == "compartment-color":
        return _colors(finding, submission, report)
    stated = submission.wagers.get(finding.wager or "")
    if stated is None:
        return None
    for rule in submission.regulation.wager_rules(stated.name):
        if rule.provision.citation != finding.citation or not submission.applies(rule.provision):
            continue
        if isinstance(rule, PaytableRule):
            return _paytable(finding, rule, own_part(submission, rule, stated), submission)
        if isinstance(rule, MeterRule) and len(rule.columns) > 1:
            return _meter(finding, stated, submission)
    return None


def _meter(finding: Finding, stated: StatedWager, submission: Submission) -> str | None:
    """The figures of a meter are those of the paytable that is selected."""
    for rule in submission.regulation.wager_rules(stated.name):
        if isinstance(rule, PaytableRule) and submission.applies(rule.provision):
            return _paytable(finding, rule, own_part(submission, rule, stated), submission)
    return None


def _paytable(finding: Finding, rule: PaytableRule, stated: StatedWager, submission: Submission) -> str | None:
    if not rule.letters:
        return None
    apart = hands_apart(submission, rule)
    letter = stated.letter.value if stated.letter else None
    table = rule.table(letter) if letter else None
    if table is None or finding.paytable not in (None, letter):
        chosen = select(rule, stated, apart)
        if stated.letter is None and chosen.exact and len(chosen.tables) == 1:
            return None
        if stated.letter is not None:
            return f"There is no paytable of the {rule.named_by} that is stated: say which one is meant."
        return f"No {rule.named_by} of a paytable is stated, and no payouts that equal one: say which one is meant."
    if stated.payouts is None:
        return None
    wrong = {one.letter: violations(compare_table(one, stated.payouts.rows, apart)) for one in rule.tables}
    least = min(wrong.values())
    if least < wrong[table.letter]:
        nearer = [one for one, count in wrong.items() if count == least]
        others = listing(f"Paytable {one}" for one in nearer)
        how, than = ("nearer to", f"than to Paytable {letter}, which is stated")
        if not least:
            how, than = ("those of", f"and Paytable {letter} is stated")
        return f"The payouts are {how} {others} {than}: say which is meant."
    return None


def _colors(finding: Finding, submission: Submission, report: SubmissionReport) -> str | None:
    """Colors that alternate leave one right value where every number is there and far fewer are wrong than right."""
    beside = [one for one in report.findings if one.citation == finding.citation]
    for rule in submission.regulation.part_rules:
        entry = submission.form.get(*rule.path)
        if not isinstance(rule, CompartmentsRule) or rule.provision.citation != finding.citation or entry is None:
            continue
        number = (finding.required or "").partition(" ")[0]
        if number in rule.colors or not isinstance(entry.value, Listing):
            return None
        alternating = len(rule.numbers) - len(rule.colors)
        wrong = [one for one in beside if (one.required or "").partition(" ")[0] not in rule.colors]
        whole = all(one.rule == finding.rule for one in beside) and len(entry.value.items) == len(rule.numbers)
        two_ways = len(rule.alternating) == 2 and alternating % 2 == 0
        if not (whole and two_ways and 2 * len(wrong) < alternating):
            return "The colors can be made to alternate in more than one way: say which is meant."
    return None
