"""One JSON Schema for the submissions of all games, of the schema that pacheck itself holds each game's to."""

from __future__ import annotations

import json

from pacheck.regulations.catalog import game_files, regulation
from pacheck.regulations.schema import submission_schema

if __name__ == "__main__":
    branches = [
        {
            "if": {"properties": {"game": {"const": law.game}}, "required": ["game"]},
            "then": submission_schema(law),
        }
        for law in map(regulation, game_files())
    ]
    print(json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": branches}))
