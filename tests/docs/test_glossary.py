"""The glossary has the words that reports use, in order."""

from __future__ import annotations

import re
from pathlib import Path

from pacheck.findings import Aside, Result, Severity
from pacheck.regulations.provision import Binds

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
WORDS = re.findall(r"^\| \*\*(.+?)\*\* \|", TEXT, re.MULTILINE)


def test_the_words_stand_in_order_and_once() -> None:
    assert sorted(WORDS, key=str.lower) == WORDS
    assert len(set(WORDS)) == len(WORDS)


def test_every_word_that_a_report_uses_of_a_provision_is_there() -> None:
    used = [severity.value for severity in Severity] + [binds.value for binds in Binds]
    used += [aside.value.replace("_", " ") for aside in Aside] + [Result.UNSETTLED.value]
    assert {word for word in used if word not in WORDS} == set()


def test_every_word_that_another_refers_to_is_there() -> None:
    assert {word for word in re.findall(r"See \*(.+?)\*", TEXT) if word not in WORDS} == set()
