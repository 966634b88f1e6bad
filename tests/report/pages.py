"""Reading the page as a browser would: with a strict parser of HTML, which takes no fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import html5lib

from pacheck.findings import SubmissionReport
from pacheck.report.page.whole import page_text
from tests.report.support import summary_of
from tests.report.test_hostile_text import assert_harmless

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    *("html", "head", "meta", "title", "style", "body", "a", "header", "h1", "h2", "h3", "h4", "p", "nav", "details"),
    *("summary", "ul", "ol", "li", "main", "section", "dl", "dt", "dd", "table", "caption", "thead", "tbody", "tr"),
    *("th", "td", "span", "del", "ins", "figure", "figcaption", "footer"),
    *(f"{SVG}{name}" for name in ("svg", "title", "desc", "g", "circle", "text")),
}
ATTRIBUTES = {
    *("lang", "charset", "http-equiv", "content", "name", "href", "class", "id", "tabindex", "role", "aria-label"),
    *("aria-labelledby", "scope", "open", "viewBox", "r", "stroke-width", "stroke-dasharray", "pathLength"),
    *("transform", "font-size"),
}


def page_of(*reports: SubmissionReport) -> str:
    """The page with these reports."""
    return page_text(reports, summary_of(*reports))


def parsed(page: str) -> Any:
    """The page as a tree; any fault of the HTML is raised."""
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)


def words(tree: Any) -> str:
    """All that a reader sees of an element, with single blanks."""
    return " ".join("".join(_texts(tree)).split())


def _texts(tree: Any) -> Iterator[str]:
    if not isinstance(tree.tag, str) or tree.tag in ("style", "head"):
        return
    yield tree.text or ""
    for inner in tree:
        yield from _texts(inner)
        yield inner.tail or ""
    if tree.tag not in ("span", "a", "del", "ins"):
        yield " "


def named(tree: Any, tag: str) -> list[Any]:
    """All elements of a kind, in the order of the page."""
    return list(tree.iter(tag))


def one_blank(text: str) -> str:
    """A text as a browser shows it."""
    return re.sub(r"\s+", " ", text).strip()


def holds(page: str) -> Any:
    """The tree of a page, after all that must hold for every page was looked at."""
    assert page.isascii()
    tree = parsed(page)
    assert {element.tag for element in tree.iter()} <= ELEMENTS
    assert {key for element in tree.iter() for key in element.attrib} <= ATTRIBUTES
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(link.get("href", "").removeprefix("#") in ids for link in named(tree, "a"))
    for element in tree.iter():
        assert set((element.get("aria-labelledby") or "").split()) <= set(ids)
    levels = [int(element.tag[1]) for element in tree.iter() if re.fullmatch("h[1-6]", element.tag)]
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(deeper <= before + 1 for before, deeper in pairwise(levels))
    assert all(head.get("scope") in ("col", "row") for head in named(tree, "th"))
    assert all(named(table, "th") for table in named(tree, "table"))
    assert len(named(tree, "main")) == 1
    assert tree.get("lang") == "en"
    for element in tree.iter():
        for said in (element.text, element.tail, *element.attrib.values()):
            assert_harmless(said or "")
    return tree
