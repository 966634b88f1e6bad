"""The page in a real browser: no complaint, no barrier, by day, by night and on paper.

Needs a Chromium on this machine (or the one that PACHECK_BROWSER names), and `pip install -e '.[browser]'`.
"""

from __future__ import annotations

import datetime
import os
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pacheck.pipeline import check_bytes
from tests.report.pages import page_of
from tests.report.test_hostile_text import filed
from tests.report.test_page import MARKUP, reported

playwright = pytest.importorskip("playwright.sync_api", reason="the packages for a browser are not installed")
axe = pytest.importorskip("axe_playwright_python", reason="the packages for a browser are not installed")

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = os.environ.get("PACHECK_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
TODAY = datetime.date(2026, 1, 15)

pytestmark = [pytest.mark.slow, pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed")]


@cache
def pages() -> dict[str, str]:
    """All examples on one page, and pages whose submissions and whose reports hold what is meant to do harm."""
    examples = sorted((ROOT / "examples").rglob("*.yaml"))
    reports = [report for path in examples for report in check_bytes(path.name, path.read_bytes(), TODAY)]
    hostile = [one for text in MARKUP for one in check_bytes(f"{text}.yaml", filed(text).encode(), TODAY)]
    return {
        "examples": page_of(*reports),
        "hostile submissions": page_of(*hostile),
        "hostile reports": page_of(*map(reported, MARKUP)),
    }


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as running:
        started = running.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(params=["examples", "hostile submissions", "hostile reports"])
def opened(request: pytest.FixtureRequest, browser: Any, tmp_path: Path) -> Iterator[Any]:
    """A page in the browser. Whatever the browser complains of, asks for or runs fails the test."""
    file = tmp_path / "report.html"
    file.write_text(pages()[request.param], encoding="ascii")
    page = browser.new_page(viewport={"width": 1100, "height": 800})
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("dialog", lambda dialog: complaints.append(dialog.message))
    page.on("request", lambda asked: complaints.append(asked.url))
    page.goto(file.as_uri())
    assert complaints == [file.as_uri()]
    yield page
    assert complaints == [file.as_uri()]
    page.close()


def barriers(page: Any) -> list[str]:
    """What axe finds, in its usual rules and in those of best practice."""
    found = page.evaluate(
        "async source => { (0, eval)(source); const found = await axe.run(document); return found.violations; }",
        (Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8"),
    )
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.mark.parametrize(("scheme", "width"), [("light", 1100), ("dark", 360)])
def test_there_is_no_barrier(opened: Any, scheme: str, width: int) -> None:
    opened.emulate_media(color_scheme=scheme)
    opened.set_viewport_size({"width": width, "height": 800})
    opened.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert barriers(opened) == []


def background(page: Any) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_it_follows_the_dark_setting_and_is_printed_in_light_colours(opened: Any) -> None:
    opened.emulate_media(color_scheme="light")
    light = background(opened)
    opened.emulate_media(color_scheme="dark")
    assert background(opened) != light
    opened.emulate_media(color_scheme="dark", media="print")
    assert background(opened) == light
    assert not opened.locator("a.skip").is_visible()
    assert opened.pdf(print_background=False).startswith(b"%PDF")


def test_the_keyboard_reaches_the_skip_link_first_and_then_every_link(opened: Any) -> None:
    reached: list[str] = []
    for _ in range(12):
        opened.keyboard.press("Tab")
        reached.append(opened.evaluate("document.activeElement.tagName + ' ' + document.activeElement.innerText"))
        outline = opened.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid" or reached[-1].startswith("BODY")
    assert reached[0] == "A Skip to the report"
    assert any(one.startswith("SUMMARY") for one in reached)
    assert len(set(reached)) > 3


def test_the_skip_link_goes_to_the_report(opened: Any) -> None:
    opened.keyboard.press("Tab")
    assert opened.locator("a.skip").bounding_box()["x"] >= 0
    opened.keyboard.press("Enter")
    assert opened.evaluate("document.activeElement.id") == "report"


@pytest.mark.parametrize("width", [1100, 360])
def test_nothing_is_wider_than_the_window(opened: Any, width: int) -> None:
    opened.set_viewport_size({"width": width, "height": 800})
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
