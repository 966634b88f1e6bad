"""Fixtures of the commands for people."""

from __future__ import annotations

from tests.people.support import filings

__all__ = ["filings"]
