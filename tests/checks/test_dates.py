"""Dates: the rules start to be used on a day on which the provision is in force."""

from __future__ import annotations

import datetime

import pytest

from tests.checks.support import Said, dreamcatcher, here, jinzi, poker, results, said

CITATION = "617b.8"
IN_FORCE = "from 2025-06-14 to 2028-06-14"


def effective(day: str) -> str:
    return jinzi(effective=f"effective: {day}  # here\n")


@pytest.mark.parametrize("day", ["2025-06-14", "2025-06-15", "2027-01-01", "2028-06-13"])
def test_a_day_in_force(day: str) -> None:
    assert said(effective(day)) == []
    assert results(effective(day))[CITATION, "effective date"] == "complies"


@pytest.mark.parametrize("day", ["2025-06-13", "2024-06-14", "2028-06-15", "2029-01-01", "0001-01-01", "9999-12-31"])
def test_a_day_before_or_after(day: str) -> None:
    text = effective(day)
    assert said(text) == [Said("not-in-force", "error", CITATION, here(text), IN_FORCE, day)]
    assert results(text)[CITATION, "effective date"] == "differs"


def test_the_very_day_of_expiry_is_a_note() -> None:
    text = effective("2028-06-14")
    assert said(text) == [Said("expires-that-day", "note", CITATION, here(text), IN_FORCE, "2028-06-14")]
    assert results(text)[CITATION, "effective date"] == "complies"


@pytest.mark.parametrize(
    ("today", "rules"),
    [
        (datetime.date(2025, 6, 13), ["not-in-force"]),
        (datetime.date(2025, 6, 14), []),
        (datetime.date(2028, 6, 14), ["expires-that-day"]),
        (datetime.date(2028, 6, 15), ["not-in-force"]),
    ],
)
def test_without_a_date_today_counts(today: datetime.date, rules: list[str]) -> None:
    found = said(jinzi(effective=""), today)
    assert [one.rule for one in found] == rules
    assert all(one.line == 1 for one in found)


def test_a_stated_date_counts_whatever_today_is() -> None:
    assert said(effective("2026-01-01"), datetime.date(2040, 1, 1)) == []


@pytest.mark.parametrize("day", ["June 14, 2025", "2025-6-14", "2025-02-30", "14.06.2025", "tomorrow"])
def test_a_date_that_cannot_be_read(day: str) -> None:
    text = effective(day)
    assert said(text) == [Said("unreadable-value", "error", "601a.2", here(text), None, day)]


def test_the_date_of_submission_is_read_too() -> None:
    text = poker("", "submitted: 5/2/2025  # here\n")
    assert said(text) == [Said("unreadable-value", "error", "601a.2", here(text), None, "5/2/2025")]


def test_a_provision_with_a_beginning_alone() -> None:
    text = dreamcatcher().replace("2025-07-01", "2024-05-24  # here")
    assert said(text) == [Said("not-in-force", "error", "689a.3(a)", here(text), "from 2024-05-25", "2024-05-24")]
    assert said(dreamcatcher().replace("2025-07-01", "2024-05-25")) == []


def test_a_provision_without_days_on_record() -> None:
    assert said(poker("", "effective: 1990-01-01\n")) == []
