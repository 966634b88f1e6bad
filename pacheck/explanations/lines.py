"""A rule's page on a terminal."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from pacheck.explanations.page import Example, Page
from pacheck.report.columns import folding, laid_out
from pacheck.report.lines import Line, Style, line
from pacheck.rules import RULES
from pacheck.wording import counted

_INDENT = "  "
_STYLES = {"-": Style.REMOVED, "+": Style.ADDED}


def rule_list(width: int | None) -> Iterator[Line]:
    """Every rule with what it says in one line."""
    yield from (line(text) for text in laid_out(list(RULES.items()), width))


def page_lines(page: Page, width: int | None) -> Iterator[Line]:
    """A page: what the finding means, where it is written, how to put it right, an example before and after."""
    yield line(f"{page.rule}: {page.summary}", Style.PATH)
    parts = (
        ("What it means", page.meaning),
        ("Where it is written", page.written),
        ("How to put it right", page.put_right),
    )
    for title, text in parts:
        yield line("")
        yield line(title, Style.HUNK)
        yield from (line(_INDENT + one) for one in folding(text, width and width - len(_INDENT)))
    yield line("")
    yield line("For example, before (-) and after (+)", Style.HUNK)
    for remark in remarks(page.bad):
        yield from (line(_INDENT + one, Style.QUIET) for one in folding(remark, width and width - len(_INDENT)))
    for text in changes(page):
        yield line(_INDENT + text, _STYLES.get(text[0], Style.PLAIN))


def remarks(example: Example) -> Iterator[str]:
    """What the text of an example does not show."""
    if example.link is not None:
        yield f"Before, the file is a link to {example.link}, which is not there."
    if example.encoding != "utf-8":
        yield f"Before, the file is saved in the encoding {example.encoding}."
    if example.repeated > 1:
        yield f"Before, the line stands {counted(example.repeated, 'time')}."
    if example.waivers is not None:
        yield "Before, a file of waivers stands beside the submission:"
        yield from (f"{_INDENT}{text}" for text in example.waivers.splitlines())


def changes(page: Page) -> Iterator[str]:
    """The whole example, with what goes and what comes marked as in a diff."""
    before, after = page.bad.text.splitlines(), page.good.text.splitlines()
    context = max(len(before), len(after))
    differences = list(difflib.unified_diff(before, after, n=context, lineterm=""))[3:]
    yield from differences or (f" {text}" for text in after)
