"""The JSON report's own schema, to which every report of the tests is held."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def _validator() -> Draft202012Validator:
    schema = json.loads((ROOT / "schemas" / "report.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def valid_report(text: str) -> dict[str, Any]:
    """The report in a text, which must be valid under the schema."""
    document: dict[str, Any] = json.loads(text)
    assert [f"{error.json_path}: {error.message}" for error in _validator().iter_errors(document)] == []
    return document
