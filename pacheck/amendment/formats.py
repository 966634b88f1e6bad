"""An amendment as Markdown and as JSON, and the choices of one submission as lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from pacheck.amendment.changes import Amendment, Change, Verdict
from pacheck.amendment.words import arrow, in_words, sides, title_of, untouched, verdict_of, why
from pacheck.choices.listed import choices
from pacheck.pipeline import Judged
from pacheck.report.markdown import plain
from pacheck.wording import shown

_PATH_LENGTH = 4096
_MARKS = {Verdict.ALLOWED: "✅ allowed", Verdict.NOT_ALLOWED: "❌ not allowed", Verdict.UNVERIFIED: "⚠️ not verified"}


def markdown_text(amendments: Sequence[Amendment], old: str, new: str) -> str:
    """A heading for each submission, and a table of its changes."""
    lines = [f"## {plain(shown(old, _PATH_LENGTH))} → {plain(shown(new, _PATH_LENGTH))}", ""]
    for amendment in amendments:
        lines += [f"### {plain(title_of(amendment))}: {verdict_of(amendment)}", ""]
        if amendment.changes:
            lines += ["| wager or part | section | change | |", "| --- | --- | --- | --- |"]
            lines += [f"| {' | '.join(_cells(change))} |" for change in amendment.changes]
            lines.append("")
        if amendment.old is None and amendment.elsewhere:
            lines += [f"- line {one.place.line}: {plain(in_words(one))}" for one in amendment.elsewhere]
            lines.append("")
        if remark := untouched(amendment):
            lines += [remark, ""]
    return "\n".join(lines)


def _cells(change: Change) -> tuple[str, ...]:
    reason = f": {plain(why(change))}" if why(change) else ""
    return (
        plain(change.about.subject),
        f"§ {plain(change.about.citation)}",
        plain(arrow(change)),
        _MARKS[change.verdict] + reason,
    )


def json_text(amendments: Sequence[Amendment], old: str, new: str) -> str:
    """The same for programs."""
    document = {
        "version": 1,
        "old": shown(old, _PATH_LENGTH),
        "new": shown(new, _PATH_LENGTH),
        "allowed": all(amendment.allowed for amendment in amendments),
        "submissions": [_submission(amendment) for amendment in amendments],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _submission(amendment: Amendment) -> dict[str, Any]:
    report = amendment.report
    return {
        "game": report.game,
        "chapter": report.chapter,
        "certificate_holder": shown(report.certificate_holder) if report.certificate_holder else None,
        "status": "removed" if amendment.new is None else "new" if amendment.old is None else "amended",
        "allowed": amendment.allowed,
        "changes": [_change(change) for change in amendment.changes],
        "errors_elsewhere": [in_words(finding) for finding in amendment.elsewhere],
    }


def _change(change: Change) -> dict[str, Any]:
    before, after = sides(change)
    return {
        "subject": change.about.subject,
        "name": change.about.name,
        "citation": change.about.citation,
        "old": before,
        "new": after,
        "old_line": change.old.line if change.old else None,
        "new_line": change.new.line if change.new else None,
        "verdict": change.verdict.value,
        "why": why(change),
        "rules": [finding.rule for finding in change.findings],
    }


def choice_lines(submissions: Sequence[Judged]) -> Iterator[str]:
    """Every choice of a file, one a line, however it is written there: what `git diff` compares as text."""
    for judged in submissions:
        assert judged.submission is not None
        law = judged.submission.regulation
        yield f"{law.game} (chapter {law.chapter})"
        for subject, made in groupby(choices(judged.submission), lambda choice: choice.subject):
            for choice in made:
                yield f"  {': '.join(filter(None, (subject, choice.name, choice.text)))}"
