"""`pacheck explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pacheck.commands.guard import guarded
from pacheck.commands.options import ColorChoice, ColorOption, DebugOption, SchemasOption, catalog_of, color_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pacheck.regulations.catalog import Catalog
    from pacheck.report.lines import Line
    from pacheck.run import ExitStatus

EXAMPLE = "Example: pacheck explain odds-differ"


def explain(
    subject: Annotated[
        str | None,
        typer.Argument(metavar="[RULE|CITATION]", help="The rule of a finding, or a section; all rules if left out."),
    ] = None,
    schemas: SchemasOption = None,
    color: ColorOption = ColorChoice.auto,
    debug: DebugOption = False,
) -> None:
    """Explain what a finding means, or show what a section says.

    For a rule: what it means, where it is written, how to put it right, and an example before and after. For a
    citation: the provisions under it as pacheck holds them.
    """

    def work() -> ExitStatus:
        from pacheck.report.printing import print_lines, width
        from pacheck.run import ExitStatus

        print_lines(_explained(subject, catalog_of(schemas), width()), color_of(color))
        return ExitStatus.COMPLIANT

    guarded(work, debug)


def _explained(subject: str | None, catalog: Catalog, width: int | None) -> Iterator[Line]:
    """The lines for what is asked. Raises Misuse before the first of them."""
    from pacheck.explanations.lines import page_lines, rule_list
    from pacheck.explanations.page import page
    from pacheck.law.finding import provisions_under
    from pacheck.law.shown import citation_lines
    from pacheck.misuse import Misuse
    from pacheck.rules import RULES
    from pacheck.values.labels import nearest
    from pacheck.wording import quoted

    if subject is None:
        return rule_list(width)
    rule = subject.strip().lower().replace(" ", "-").replace("_", "-")
    if rule in RULES:
        return page_lines(page(rule), width)
    found = list(provisions_under(catalog, subject))
    if found:
        return (line for law, rules, elections in found for line in citation_lines(law, rules, elections, width))
    near = nearest(subject, list(RULES))
    hint = f"did you mean {near}?" if near else "“pacheck explain” lists the rules, “pacheck games” the chapters"
    raise Misuse(f"{quoted(subject)} is neither a rule nor a section that pacheck holds; {hint}")
