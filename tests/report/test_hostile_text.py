"""What a submitter types never reaches a terminal or a report in a form that changes what is seen there."""

from __future__ import annotations

import json
import unicodedata

import pytest

from pacheck.report.json_report import json_text
from pacheck.report.printer import Color
from pacheck.wording import SHOWN_LENGTH, quoted, shown
from tests.report.support import printed, reports_on, summary_of

HOSTILE = {
    "escape sequence": "\x1b[2J\x1b[31mcompliant",
    "control sequence introducer": "\x9b31m",
    "title of the window": "\x1b]0;owned\x07",
    "carriage return": "9 to 1\r5 to 1",
    "line break": "x\n::error::forged\ny",
    "line separator": "x\u2028::error::forged",
    "next line": "x\x85y",
    "backspace": "9\b5 to 1",
    "right-to-left override": "\u202e1 ot 5",
    "isolate": "\u2066x\u2069",
    "zero-width space": "5\u200b to 1",
    "tag characters": "5 to 1\U000e0041\U000e007f",
    "markup of rich": "[bold red]x[/bold red][link=https://example.com]y[/link]",
    "an emoji code of rich": ":smiley:",
    "HTML": "<script>alert(1)</script>",
    "a code of this program's own": "<U+200B>",
    "percent codes": "%0A::error::forged%0D",
    "markdown": "|x|`y`**z**",
    "quotes": "\"'\u201d\\",
    "NUL": "5\x00 to 1",
    "noncharacter": "5\ufffe to 1",
    "five thousand letters": "x" * 1900,
}
each_text = pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in HOSTILE.items()])


def filed(text: str) -> str:
    """A submission in which the text is a value, the name of a wager, of a hand, of a key, and an election."""
    typed = json.dumps(text).replace("\\udb40\\udc41", "\\U000e0041").replace("\\udb40\\udc7f", "\\U000e007f")
    return (
        "game: Three Card Poker\n"
        f"effective: {typed}\n"
        f"elections: [{typed}]\n"
        "wagers:\n"
        "  Ante Bonus: {paytable: A}\n"
        f"  Ante Wager: {typed}\n"
        f"  ? {typed}\n  : 1 to 1\n"
        "  Pair Plus Wager:\n"
        f"    paytable: {typed}\n"
        f"    payouts:\n      Flush: {typed}\n      ? {typed}\n      : 4 to 1\n"
        "  Progressive Payout Wager:\n    paytable: A\n"
        f"    amounts: [{typed}]\n    meter:\n      primary: {typed}\n"
        f"    envy_bonus:\n      ? {typed}\n      : {{? {typed} : {typed}}}\n"
        f"? {typed}\n: {typed}\n"
    )


def assert_harmless(text: str) -> None:
    for char in text.replace("\n", ""):
        assert unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"), f"U+{ord(char):04X}"


@each_text
@pytest.mark.parametrize("where", ["in the file", "in its name", "as the game", "as the chapter"])
def test_nothing_hostile_is_printed(text: str, where: str) -> None:
    typed = json.dumps(text).replace("\\udb40\\udc41", "\\U000e0041").replace("\\udb40\\udc7f", "\\U000e007f")
    reports = {
        "in the file": lambda: reports_on("a.yaml", filed(text)),
        "in its name": lambda: reports_on(f"{text}.yaml", "game: x\n"),
        "as the game": lambda: reports_on("a.yaml", f"game: {typed}\n"),
        "as the chapter": lambda: reports_on("a.yaml", f"chapter: {typed}\n"),
    }[where]()
    diff = printed(*reports, verbose=True)
    assert_harmless(diff)
    assert not any(line.startswith("::") for line in diff.splitlines())
    report = json_text(reports, summary_of(*reports))
    assert report.isascii()
    for value in _texts(json.loads(report)):
        assert_harmless(value)
        assert "\n" not in value


def _texts(document: object) -> list[str]:
    if isinstance(document, dict):
        return [text for value in document.values() for text in _texts(value)]
    if isinstance(document, list):
        return [text for value in document for text in _texts(value)]
    return [document] if isinstance(document, str) else []


def test_markup_is_text_where_colours_are_on() -> None:
    reports = reports_on("[red]a.yaml", "game: '[bold]x[/bold] :smiley: [link=https://example.com]y[/link]'\n")
    assert "[bold]x[/bold] :smiley: [link=https://example.com]y[/link]" in printed(*reports, color=Color.ALWAYS)
    assert "[red]a.yaml" in printed(*reports, color=Color.ALWAYS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("35 to 1", "35 to 1", id="plain"),
        pytest.param("caf\u00e9 \u4e2d", "caf\u00e9 \u4e2d", id="letters"),
        pytest.param("a\u00a0b\u2009c", "a b c", id="unusual spaces"),
        pytest.param("a\u200bb", "a<U+200B>b", id="invisible"),
        pytest.param("a\x1b[0m", "a<U+001B>[0m", id="escape"),
        pytest.param("a\nb\tc\r", "a<U+000A>b<U+0009>c<U+000D>", id="line breaks and tabs"),
        pytest.param("<U+200B>", "<U+003C>U+200B>", id="a code as text"),
        pytest.param("50% of", "50% of", id="percent"),
        pytest.param("%0A", "<U+0025>0A", id="percent code"),
        pytest.param("\u202ex", "<U+202E>x", id="override"),
        pytest.param("x\U000e0041", "x<U+E0041>", id="tag"),
        pytest.param("\ufe0fx", "<U+FE0F>x", id="variation selector"),
        pytest.param("x" * SHOWN_LENGTH, "x" * SHOWN_LENGTH, id="long"),
        pytest.param("x" * 2000, "x" * SHOWN_LENGTH + "\u2026 (2,000 characters)", id="too long"),
    ],
)
def test_how_a_text_is_shown(text: str, expected: str) -> None:
    assert shown(text) == expected
    assert quoted(text) == f"\u201c{expected}\u201d"
