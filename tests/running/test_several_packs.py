"""Games of one name in two packs: a submission says which of them it means."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog
from tests.running.test_packs import pack


@pytest.mark.parametrize(
    ("stated", "rule"),
    [
        ("game: House Dice", "no-game"),
        ("game: House Dice\nchapter: 901a", None),
        ("game: House Dice\nchapter: 902a", None),
        ("chapter: 902a", None),
    ],
)
def test_a_name_that_two_packs_have(tmp_path: Path, stated: str, rule: str | None) -> None:
    for name, chapter in (("one", "901a"), ("two", "902a")):
        pack(tmp_path, name, "House Dice", chapter)
    catalog = Catalog((tmp_path / "one", tmp_path / "two"))
    text = f"{stated}\nwagers: {{Main Wager: 3 to 1}}\n"
    (report,) = check_bytes("filed.yaml", text.encode(), datetime.date(2026, 1, 1), catalog)
    assert [finding.rule for finding in report.findings] == ([rule] if rule else [])
    if rule:
        assert report.findings[0].message == (
            "“House Dice” may be any of several games: House Dice (chapter 901a) and House Dice (chapter 902a)."
        )
