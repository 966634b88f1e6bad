"""What a plain JSON Schema cannot say of the law, told in its description."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from pacheck.lawschema.texts import STAKES, UNITS
from pacheck.regulations.model import CompartmentsRule, ItemRule, MeterRule, OddsRule, OptionalRowRule, Regulation, Rule
from pacheck.regulations.provision import Binds
from pacheck.wording import listing


def description(law: Regulation, day: datetime.date) -> str:
    """What the schema is, and what is left to `pacheck check`."""
    lines = [
        f"The law of {law.game} as pacheck holds it on {day}, as far as a JSON Schema can say it. It is no verdict: "
        "“pacheck check” gives that, with the line, the citation and what to do. It differs from this schema so:",
        *(f"- {limit}" for limit in cannot_say(law)),
    ]
    return "\n".join(lines)


def cannot_say(law: Regulation) -> list[str]:
    """What the schema does not say, or says more strictly than the law, of one game."""
    return list(_limits(law))


def _limits(law: Regulation) -> Iterator[str]:
    rules = law.rules
    yield (
        "Names and figures must be spelled as in the regulation, odds with “to” or “for” between blanks and in its own "
        "terms. pacheck reads other spellings, too, and common names for one hand."
    )
    yield "Warnings and notes: a meter that is stated in part, a provision that is not on record, a cell in doubt."
    yield (
        "A name that stands twice in one place, and anchors, aliases and tags, which a parser of YAML has taken away "
        "before a schema sees the document."
    )
    yield "Whether 29 February is a day of the year."
    if law.in_force:
        yield "Without an effective date, whether the provisions are in force today."
    if any(isinstance(rule, OddsRule | OptionalRowRule) and rule.provision.binds is Binds.MINIMUM for rule in rules):
        yield f"Least odds must be written to or for {STAKES[0]} to {STAKES[-1]}, with at most two decimals."
    if any(isinstance(rule, MeterRule) for rule in rules):
        yield (
            "A seed in dollars instead of “for 1” is known only where one dollar, or an amount that has Envy Bonuses, "
            "is the only wager amount."
        )
    if any(isinstance(rule, CompartmentsRule) for rule in rules):
        yield "Whether the colors of the compartments alternate; only how many there are of each is counted."
    if any(_has_an_order(rule) for rule in rules):
        yield f"Lengths must be written in {listing(UNITS)}, or in feet and inches, with at most three decimals."


def _has_an_order(rule: Rule) -> bool:
    return isinstance(rule, ItemRule) and rule.kind == "length"
