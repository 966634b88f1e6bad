"""The beginning of a regulation file: what is known of a game, its figures not on record, and how to put them in."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from pacheck.regulations.files import file_stem, schemas_folder
from pacheck.values.typography import lower, plain

TEMPLATE = "new-regulation.txt"
_NOT_IN_A_NAME = re.compile(r"[^a-z0-9]+")


class Known(NamedTuple):
    """What an author knows of a game before its figures are written down."""

    chapter: str
    game: str
    wagers: tuple[str, ...]
    section: str
    """The section with the payout odds; the chapter where it is not known."""
    page: str
    """The page on which the game was read."""
    current: str
    """How current that page says it is."""

    @property
    def file_name(self) -> str:
        """The name of the file, `<chapter>-<game>.yaml`; empty where nothing of the game's name can be in it."""
        game = _NOT_IN_A_NAME.sub("-", lower(plain(self.game)).replace("'", "")).strip("-")
        return f"{file_stem(self.chapter, game)}.yaml" if game else ""


def scaffold(known: Known) -> str:
    """The text of the file; every value in it is quoted, so that it stays what was typed."""
    wagers = "".join(f"      - {_text(wager)}\n" for wager in known.wagers)
    figures = (
        f"  - citation: {_text(known.section)}\n    source: page\n    not_on_record: Payout odds\n    wagers:\n{wagers}"
    )
    template = (schemas_folder() / TEMPLATE).read_text(encoding="utf-8")
    return template.format(
        heading=_comment(f"{known.game}, chapter {known.chapter}"),
        game=_text(known.game),
        chapter=_text(known.chapter),
        section=_text(known.section),
        page=_text(known.page),
        current=_text(known.current),
        provisions=f"provisions:\n{figures}" if wagers else "provisions: []\n",
        example=_comment(known.wagers[0] if known.wagers else "Name of the wager"),
    )


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _comment(value: str) -> str:
    """A text that stays within the line of a comment."""
    return " ".join(value.split())
