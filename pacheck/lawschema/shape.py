"""The shape of a submission for other programs: plain descriptions, and what parsers of YAML make of texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pacheck.lawschema.texts import ANYTHING, MONEY, PAYOUT, RATE, SEED, WAGER_AMOUNT
from pacheck.regulations.model import WagerRule
from pacheck.regulations.schema import Schema


def scalars(schema: Schema, code: str) -> Schema:
    """A copy of a shape in which a value may be a number or a truth value, with citations in its descriptions."""
    copy: Schema = {}
    for keyword, value in schema.items():
        if keyword == "properties":
            copy[keyword] = {name: scalars(part, code) for name, part in value.items()}
        elif keyword in ("items", "additionalProperties") and isinstance(value, dict):
            copy[keyword] = scalars(value, code)
        elif keyword == "$comment":
            copy["description"] = f"{code} § {value}"
        elif keyword != "title":
            copy[keyword] = list(value) if isinstance(value, list) else value
    if numbers := [name for name in copy.get("properties", {}) if name.isdecimal()]:
        # Some editors take a name that is a number for an unknown one, unless a pattern knows it too.
        copy["patternProperties"] = {f"^(?:{'|'.join(numbers)})$": True}
    return {**copy, **ANYTHING} if copy.get("type") == "string" else copy


def wager_values(wager: Schema, rules: Sequence[WagerRule]) -> None:
    """Say of the values of a wager how they must be written, whatever its rules allow of them."""
    parts: dict[str, Any] = wager["properties"]
    if not rules:
        wager["pattern"] = PAYOUT["pattern"]
        parts["odds"] |= PAYOUT
    parts["amounts"]["items"] = WAGER_AMOUNT
    if "paytable" in parts:
        parts["paytable"] |= {"pattern": "^[A-Z0-9]{1,3}$"}
    payouts = parts.get("payouts", {"properties": {}})
    for hand in payouts.get("properties", {}).values():
        hand |= PAYOUT
    if not rules:
        payouts["additionalProperties"] = PAYOUT
    if "meter" in parts:
        _meter(parts["meter"])
    if "envy_bonus" in parts:
        _schedules(parts["envy_bonus"])


def _meter(meter: Schema) -> None:
    for part, value in meter.get("properties", {}).items():
        value |= SEED if "seed" in part else RATE
    if meter["additionalProperties"] is not False:
        meter |= {"patternProperties": {"seed": SEED}, "additionalProperties": RATE}


def _schedules(schedules: Schema) -> None:
    for schedule in (*schedules.get("properties", {}).values(), schedules["additionalProperties"]):
        for bonus in schedule.get("properties", {}).values():
            bonus |= MONEY
        if schedule["additionalProperties"] is not False:
            schedule["additionalProperties"] = MONEY
