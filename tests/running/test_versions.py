"""A provision that was amended: both versions stand in the file, and the effective date decides which one counts."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from pacheck.findings import Severity
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import Catalog, regulation
from tests.test_cli import pacheck

LAW = """\
game: House Dice
chapter: 901a
wagers_under: 901a.1
sources:
  house: {page: The house rules, current: "January 1, 2026"}
provisions:
  - citation: 901a.2
    source: house
    binds: fixed
    in_force: {until: 2025-12-31}
    odds: {Main Wager: 3 to 1}
  - citation: 901a.2
    source: house
    binds: fixed
    in_force: {from: 2026-02-01}
    odds: {Main Wager: 4 to 1}
  - citation: 901a.3
    source: house
    binds: fixed
    odds: {Other Wager: 1 to 1}
elections: []
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "pack.yaml").write_text("filing: {citation: House rules 1}\n")
    (folder / "901a-house-dice.yaml").write_text(LAW)
    return folder


def errors(house: Path, odds: str, effective: str | None, today: str = "2025-07-01") -> list[tuple[str, str]]:
    dated = f"effective: {effective}\n" if effective else ""
    text = f"game: House Dice\n{dated}wagers: {{Main Wager: {odds}, Other Wager: 1 to 1}}\n"
    (report,) = check_bytes("filed.yaml", text.encode(), datetime.date.fromisoformat(today), Catalog((house,)))
    return [(one.rule, one.required or "") for one in report.findings if one.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("odds", "effective", "today", "found"),
    [
        ("3 to 1", "2025-12-31", "2030-01-01", []),
        ("4 to 1", "2025-12-31", "2030-01-01", [("odds-differ", "3 to 1")]),
        ("4 to 1", "2026-02-01", "2020-01-01", []),
        ("3 to 1", "2026-02-01", "2020-01-01", [("odds-differ", "4 to 1")]),
        ("3 to 1", None, "2025-12-31", []),
        ("4 to 1", None, "2026-02-01", []),
        ("3 to 1", None, "2026-02-01", [("odds-differ", "4 to 1")]),
        # Between the two, none is in force; the nearer one is compared.
        ("3 to 1", "2026-01-01", "2020-01-01", [("not-in-force", "to 2025-12-31")]),
        ("4 to 1", "2026-01-31", "2020-01-01", [("not-in-force", "from 2026-02-01")]),
    ],
)
def test_the_version_in_force_counts(
    house: Path, odds: str, effective: str | None, today: str, found: list[tuple[str, str]]
) -> None:
    assert errors(house, odds, effective, today) == found


def test_a_version_is_made_once(house: Path) -> None:
    """However many submissions ask for it, so that nothing grows with them."""
    (file,) = Catalog((house,)).by_chapter("901a")
    law = regulation(file)
    older, newer = (law.on(datetime.date(year, 6, 1)) for year in (2025, 2026))
    assert older is law.on(datetime.date(2024, 1, 1))
    assert newer is law.on(datetime.date(2027, 1, 1))
    assert older is not newer
    assert [len(one.rules) for one in (law, older, newer)] == [3, 2, 2]


@pytest.mark.parametrize(("day", "odds"), [("2025-07-01", "3 to 1"), ("2026-07-01", "4 to 1")])
def test_the_schema_is_of_the_law_of_a_day(house: Path, day: str, odds: str) -> None:
    ran = pacheck("schema", "901a", "--schemas", str(house), "--as-of", day, folder=house)
    wager = json.loads(ran.stdout)["properties"]["wagers"]["properties"]["Main Wager"]
    assert wager["anyOf"][0]["enum"] == [odds]


def test_the_law_is_shown_with_the_days_of_each_version(house: Path) -> None:
    shown = pacheck("show", "901a", "--schemas", str(house), folder=house).stdout
    versions = shown.split("§ 901a.2  ")[1:]
    days = [[line.strip() for line in one.splitlines() if "In force" in line] for one in versions]
    assert days == [["In force to 2025-12-31."], ["In force from 2026-02-01."]]
    assert ["3 to 1" in one for one in versions] == [True, False]
