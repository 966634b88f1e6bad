"""JSON Schemas of single values: a figure as the regulation prints it, a least figure, a date.

A parser of YAML makes numbers of some texts and truth values of others; both are the same to a schema made here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from pacheck.lawschema.numbers import days, not_below, not_negative, positive
from pacheck.regulations.provision import InForce
from pacheck.regulations.schema import Schema
from pacheck.values.measures import Length, read_length
from pacheck.values.money import Money
from pacheck.values.numbers import figure
from pacheck.values.odds import EVEN_MONEY, Odds, Payout, Share, Word

STAKES = range(1, 11)
"""Least odds may be written to or for so many."""

ODDS_PLACES, MONEY_PLACES, LENGTH_PLACES = 2, 2, 3
_ODDS = f"(?:{positive(ODDS_PLACES)} (?:to|for) {positive(ODDS_PLACES)}|even money)"
_MONEY = rf"\$(?:0|{positive(MONEY_PLACES)})"
_OF = "of (?:the )?(?:progressive )?(?:meter|jackpot|(?:mega|major|minor|mini) jackpot)"
_SHARE = f"{not_negative(MONEY_PLACES)}% {_OF}"
_DATE = (
    "^[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    "|02-(?:0[1-9]|[12][0-9]))$"
)
_NO_ROW = [str(Word.NOT_PAID), "loss"]

UNITS = ("ft", "in", "m", "cm")
"""The units of length that a schema knows."""
_WHOLE_FEET = "(?:0|[1-9][0-9]{0,8}) ft"
_INCHES_BELOW_A_FOOT = rf"(?:[0-9]|1[01])(?:\.[0-9]{{1,{LENGTH_PLACES}}})? in"

ABSENT: Schema = {"enum": _NO_ROW}
"""A row that pays nothing, or a part that is not there."""
ANYTHING: Schema = {"type": ["string", "number"], "minLength": 1}
DATE: Schema = {"type": "string", "pattern": _DATE}
ODDS: Schema = {"type": "string", "pattern": f"^{_ODDS}$"}
PAYOUT: Schema = {"type": "string", "pattern": rf"^(?:{_ODDS}|{_SHARE}|{_MONEY}|Push|N/A|loss)$"}
MONEY: Schema = {"type": "string", "pattern": f"^(?:{_MONEY}|N/A)$"}
SEED: Schema = {"type": "string", "pattern": f"^(?:{_MONEY}(?: for 1)?|N/A)$"}
RATE: Schema = {"type": "string", "pattern": f"^(?:{not_negative(MONEY_PLACES)}%|N/A)$"}
WAGER_AMOUNT: Schema = {
    "type": ["string", "number"],
    "pattern": rf"^\$?{positive(MONEY_PLACES)}$",
    "exclusiveMinimum": 0,
}


def spelled(text: str) -> list[Any]:
    """A text, and what a parser of YAML may have made of it."""
    if re.fullmatch("0|[1-9][0-9]*", text):
        return [text, int(text)]
    return [text, text == "yes"] if text in ("yes", "no") else [text]


def written(payout: Payout) -> list[str]:
    """The ways to write a payout in the words of the regulations."""
    if isinstance(payout, Share):
        share = f"{figure(payout.percent)}% of"
        return [str(payout), *(f"{share} {word} {payout.of}" for word in ("the", "progressive", "the progressive"))]
    return [str(payout), "even money"] if payout == EVEN_MONEY else [str(payout)]


def one_of(texts: Iterable[str]) -> Schema:
    """The schema of a value that is one of several."""
    return {"enum": [value for text in dict.fromkeys(texts) for value in spelled(text)]}


def all_of(schemas: Iterable[Schema]) -> Schema:
    """What several schemas ask together."""
    asked = [schema for schema in schemas if schema]
    return {"allOf": asked} if len(asked) > 1 else asked[0] if asked else {}


def amount_key(amount: Money) -> str:
    """The regular expression of a wager amount as the name of a schedule."""
    whole = figure(amount.dollars)
    return rf"^\$?(?:{re.escape(whole)}|{re.escape(whole.replace(',', ''))})(?:\.00)?$"


def least_odds(least: Odds) -> Schema:
    """Odds that are not below others, to or for one of the STAKES."""
    stakes = sorted({*map(Fraction, STAKES), least.stake})
    enough = ["even money"] if least.net <= 1 else []
    enough += [
        f"{not_below(bound * stake, ODDS_PLACES)} {form} {re.escape(figure(stake))}"
        for stake in stakes
        for form, bound in (("to", least.net), ("for", least.net + 1))
    ]
    return {**ODDS, "allOf": [{"pattern": f"^(?:{'|'.join(enough)})$"}], "examples": [str(least)]}


def lengths() -> Schema:
    """A length in one of the UNITS, or in feet and inches below a foot."""
    number = not_negative(LENGTH_PLACES)
    return {"type": "string", "pattern": f"^(?:{number} (?:{'|'.join(UNITS)})|{_WHOLE_FEET} {_INCHES_BELOW_A_FOOT})$"}


def least_length(least: Length) -> Schema:
    """A length that is not below another."""
    enough = [f"{not_below(least.inches / inches(unit), LENGTH_PLACES)} {unit}" for unit in UNITS]
    feet, rest = divmod(least.inches, inches("ft"))
    enough.append(f"{not_below(Fraction(feet + 1), 0)} ft {_INCHES_BELOW_A_FOOT}")
    enough.append(f"{feet} ft {not_below(rest, LENGTH_PLACES)} in")
    return {"pattern": f"^(?:{'|'.join(enough)})$"}


def inches(unit: str) -> Fraction:
    """One of the UNITS in inches."""
    return read_length(f"1 {unit}").inches


def least_money(least: Fraction) -> Schema:
    """Dollars that are not below others."""
    return {"pattern": rf"^\${not_below(least, MONEY_PLACES)}$"}


def between(in_force: InForce) -> Schema:
    """A date on which a provision is in force."""
    return all_of({"pattern": pattern} for pattern in days(in_force.begins, in_force.expires))
