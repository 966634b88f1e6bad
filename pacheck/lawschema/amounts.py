"""JSON Schemas of the amounts of a wager: its meter, and its Envy Bonuses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pacheck.checks.meters import stated_as
from pacheck.lawschema.texts import ABSENT, MONEY, amount_key, one_of
from pacheck.regulations.model import EnvyRule, MeterFigure, MeterRule
from pacheck.regulations.schema import METER_PARTS, Schema
from pacheck.values.money import Money, Seed
from pacheck.values.odds import Word


def meter_schema(rule: MeterRule, letter: str | None, amounts: Sequence[Money]) -> Schema:
    """The meter beside the table of a letter. Where one of the amounts is the only one that the wager has, a seed for 1
    may be written in dollars for that amount, too.
    """
    schema = _meter(rule, letter, None)
    if not any(isinstance(figure, Seed) for column in rule.columns.values() for figure in column.values()):
        return schema
    for amount in reversed(amounts):
        only = {"properties": {"amounts": {"items": _spelled(amount)}}, "required": ["amounts"]}
        schema = {"if": only, "then": _meter(rule, letter, amount), "else": schema}
    return schema


def envy_schema(rule: EnvyRule) -> Schema:
    """The Envy Bonuses for each wager amount that has a schedule; for other amounts there is nothing to compare."""
    schedules = {amount_key(amount): _schedule(rule, rows.items()) for amount, rows in rule.schedules.items()}
    bonuses = {"patternProperties": schedules, "propertyNames": {"pattern": r"^\$?[0-9.,]+$"}}
    return {"properties": {"envy_bonus": bonuses}}


def _schedule(rule: EnvyRule, rows: Iterable[tuple[str, Money]]) -> Schema:
    required = {hand: one_of([str(bonus)]) for hand, bonus in rows}
    hands = {hand: ABSENT for schedule in rule.schedules.values() for hand in schedule}
    return {"properties": hands | required, "required": list(required), "additionalProperties": MONEY}


def _meter(rule: MeterRule, letter: str | None, amount: Money | None) -> Schema:
    columns = [rule.columns[letter]] if letter in rule.columns else list(rule.columns.values())
    parts: dict[str, Schema] = {}
    for part in METER_PARTS:
        labels = [label for label in columns[0] if part in stated_as(label)]
        accepted = [
            {text for column in columns for text in _texts(column[label], amount) if label in column}
            for label in labels
        ]
        texts = sorted(set.intersection(*accepted)) if accepted else []
        parts[part] = one_of([*texts, str(Word.NOT_PAID)])
    return {"properties": {"meter": {"properties": parts}}}


def _texts(figure: MeterFigure, amount: Money | None) -> set[str]:
    """How a figure may be written, where the wager has this amount only."""
    if not isinstance(figure, Seed):
        return {str(figure)}
    texts = {str(figure)}
    if figure.dollars == 0 or amount is not None:
        stake = amount.dollars if amount else 1
        dollars = figure.dollars * stake if figure.for_one else figure.dollars / stake
        texts.add(str(Seed(dollars, not figure.for_one)))
    return texts


def _spelled(amount: Money) -> Schema:
    return one_of([str(amount), str(amount).removeprefix("$")])
