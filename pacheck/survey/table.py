"""A survey on a terminal, game by game: the casinos by number, their wagers beside each other, and what these pay."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pacheck.law.tables import side_by_side
from pacheck.report.columns import folding
from pacheck.report.lines import Line, Span, Style, line
from pacheck.survey.offers import Offer
from pacheck.survey.surveyed import Complies, Standing, Surveyed, Wanted, names_of
from pacheck.wording import counted, listing, shown

_PATH_LENGTH = 4096
_LONGEST_CELL = 14
"""Characters of odds that are shown beside each other; longer ones are told below."""

_LEAST = 20
"""Columns of characters below which nothing is folded any further."""

_NONE = "-"
_KEPT = "\u00a0"
_FIGURE = re.compile(r"(?<=:) [^;:]{1,20}(?=;|$)")
"""A figure behind the name of its row, from which a line break does not part it."""

_MARKS = {Standing.NOT_ALLOWED: " !", Standing.UNVERIFIED: " ?"}
_LEGEND = {
    Standing.NOT_ALLOWED: "! is not allowed as it is stated; “pacheck check” tells why.",
    Standing.UNVERIFIED: "? is not verified, since its figures are not on record.",
}
_INDENT = "  "


def survey_lines(found: Sequence[Surveyed], wanted: Wanted, width: int | None) -> Iterator[Line]:
    """A block for each game, then what could not be judged, and a sum."""
    several = {path for path, number in Counter(one.report.path for one in found).items() if number > 1}
    unjudged = [one for one in found if one.complies is Complies.NOT_JUDGED]
    judged = [one for one in found if one.complies is not Complies.NOT_JUDGED]
    games = [list(of_game) for _, of_game in groupby(judged, lambda one: one.report[2:4])]
    for of_game in games:
        yield from _game(of_game, wanted, several, width)
        yield line("")
    if unjudged:
        yield line("Not judged", Style.PATH)
        for one in unjudged:
            text = f"{_path(one, several)}, line {one.filed.line}: {one.reason}"
            yield from (line(text, Style.BAD) for text in _hanging(_INDENT, text, width))
        yield line("")
    yield from _sum(judged, unjudged, len(games), width)


def _game(of_game: Sequence[Surveyed], wanted: Wanted, several: set[str], width: int | None) -> Iterator[Line]:
    report = of_game[0].report
    if width is None or len(f"{report.title}  chapter {report.chapter}") <= width:
        yield (Span(report.title, Style.PATH), Span(f"  chapter {report.chapter}", Style.QUIET))
    else:
        yield from (line(text, Style.PATH) for text in folding(report.title, width))
        yield line(f"{_INDENT}chapter {report.chapter}", Style.QUIET)
    yield from _casinos(of_game, several, width)
    if not any(one.filed.offers for one in of_game):
        yield line(f"{_INDENT}None of them " + ("offers it." if wanted.wager else "states a wager."), Style.QUIET)
        return
    heads = [str(number) for number, _ in enumerate(of_game, 1)]
    rows = {_label(wager): [_cells(one, wager) for one in of_game] for wager in names_of(of_game)}
    yield from (line(text) for text in side_by_side(heads, rows, width))
    for offer, numbers in _in_full(of_game).items():
        title = f"{_label(offer[0])} · " + (f"Paytable {offer[1]} · " if offer[1] else "")
        yield from (line(text, Style.HUNK) for text in _hanging(_INDENT, title + listing(numbers, "and"), width))
        for text in filter(None, offer[2:]):
            yield from (line(text) for text in _hanging("    ", text, width))


def _casinos(of_game: Sequence[Surveyed], several: set[str], width: int | None) -> Iterator[Line]:
    """Each submission under its number: whether it complies, from when on, whose it is, and its file."""
    numbers = len(str(len(of_game)))
    days = [_day(one) for one in of_game]
    dates = max(map(len, days))
    for number, (one, day) in enumerate(zip(of_game, days, strict=True), 1):
        holder, path = one.report.certificate_holder, _path(one, several)
        mark = "✓" if one.complies is Complies.YES else "✗"
        before = f"{number:>{numbers}}  {mark}  {day:<{dates}}  "
        texts = _casino(before, shown(holder) if holder else "", path, width)
        yield from (line(text, Style.PLAIN if one.complies is Complies.YES else Style.BAD) for text in texts)


def _casino(before: str, holder: str, path: str, width: int | None) -> Iterator[str]:
    """A certificate holder and a file behind a beginning; the file in lines of its own where they are too long."""
    text = ", ".join(filter(None, (holder, path)))
    if not holder or width is None or len(before + text) <= width:
        yield from _hanging(before, text, width)
        return
    yield from _hanging(before, f"{holder},", width)
    yield from _hanging(" " * len(before) if len(before + path) <= width else "    ", path, width)


def _day(one: Surveyed) -> str:
    """From when on a submission applies; what is no day stands in it as typed, and is told by the check."""
    day = one.filed.effective or _NONE
    return day if len(day) <= _LONGEST_CELL else "no day"


def _path(one: Surveyed, several: set[str]) -> str:
    path = shown(one.report.path, _PATH_LENGTH)
    return f"{path} (document {one.report.document})" if one.report.path in several else path


def _label(wager: str) -> str:
    """A wager by its name, if that has a letter: a wager may be called by a number."""
    return wager if any(map(str.isalpha, wager)) else f"wager {wager}"


def _cells(one: Surveyed, wager: str) -> str:
    """How one submission offers a wager, in short."""
    return " / ".join(_cell(one, offer) for offer in one.filed.offers if offer.wager == wager) or _NONE


def _cell(one: Surveyed, offer: Offer) -> str:
    short = offer.paytable or (offer.odds if offer.pays_one_way else "")
    return (short if 0 < len(short) <= _LONGEST_CELL else "offered") + _MARKS.get(one.standing(offer), "")


def _in_cell(offer: Offer) -> bool:
    """Whether all payouts of a wager stand in its cell."""
    return offer.pays_one_way and not offer.paytable and len(offer.odds) <= _LONGEST_CELL


def _in_full(of_game: Sequence[Surveyed]) -> Mapping[tuple[str, str | None, str, str], list[str]]:
    """Wagers with odds and terms that do not stand beside each other above, each with the numbers of those who offer
    it so.
    """
    places = {wager: place for place, wager in enumerate(names_of(of_game))}
    found: dict[tuple[str, str | None, str, str], list[str]] = {}
    for number, one in enumerate(of_game, 1):
        for offer in one.filed.offers:
            odds = "" if _in_cell(offer) else offer.odds
            if odds or offer.terms:
                found.setdefault((offer.wager, offer.paytable, odds, offer.terms), []).append(str(number))
    return dict(sorted(found.items(), key=lambda item: places[item[0][0]]))


def _hanging(before: str, text: str, width: int | None) -> Iterator[str]:
    """A text after a beginning; its further lines stand under the first."""
    room = None if width is None else max(_LEAST, width - len(before))
    kept = _FIGURE.sub(lambda figure: figure[0].replace(" ", _KEPT), text)
    first, *more = (one.replace(_KEPT, " ") for one in folding(kept, room))
    yield before + first
    yield from (" " * len(before) + one for one in more)


def _sum(judged: Sequence[Surveyed], unjudged: Sequence[Surveyed], games: int, width: int | None) -> Iterator[Line]:
    comply = sum(one.complies is Complies.YES for one in judged)
    numbers = {"✓ compliant": comply, "✗ not": len(judged) - comply, "not judged": len(unjudged)}
    tally = [f"{number:,} {word}" for word, number in numbers.items() if number]
    text = f"{counted(len(judged) + len(unjudged), 'submission')}, {counted(games, 'game')}: {', '.join(tally)}"
    yield from (line(one, Style.PATH) for one in folding(text, width))
    standings = {one.standing(offer) for one in judged for offer in one.filed.offers}
    for standing, remark in _LEGEND.items():
        if standing in standings:
            yield from (line(one, Style.QUIET) for one in folding(remark, width))
