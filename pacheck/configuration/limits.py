"""The table `[limits]` of a configuration file: what a file may hold at the most, by the names of the constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pacheck.source.limits import CEILINGS, Limits
from pacheck.values.labels import nearest
from pacheck.wording import listing, quoted

TABLE = "limits"
LIMITS = {name.replace("_", "-"): ceiling for name, ceiling in CEILINGS._asdict().items()}
"""Each name with the most that it may be set to."""


class BadLimit(Exception):
    """A limit that cannot be set: its name, and the fault in words."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(fault)
        self.name, self.fault = name, fault


def read_limits(table: object) -> dict[str, int]:
    """The limits that a table sets, by name. Raises BadLimit."""
    if not isinstance(table, dict):
        raise BadLimit(TABLE, f"“{TABLE}” takes names with numbers: {listing(LIMITS, 'and')}.")
    return {name: _limit(name, value) for name, value in table.items()}


def _limit(name: str, value: Any) -> int:
    if name not in LIMITS:
        near = nearest(name, list(LIMITS))
        hint = f"Did you mean {near}?" if near else f"Known: {listing(LIMITS, 'and')}."
        raise BadLimit(name, f"there is no limit {quoted(name)}. {hint}")
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= LIMITS[name]:
        raise BadLimit(name, f"“{name}” takes a whole number from 1 to {LIMITS[name]:,}.")
    return value


def with_limits(limits: Limits, set_to: Mapping[str, int]) -> Limits:
    """Limits, some of them otherwise."""
    return limits._replace(**{name.replace("-", "_"): value for name, value in set_to.items()})
