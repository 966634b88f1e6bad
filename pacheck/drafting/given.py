"""What the command line says of the choices, in the regulation's own names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from pacheck.law.finding import find_wager
from pacheck.misuse import Misuse
from pacheck.regulations.model import ItemRule, OptionalRowRule, PaytableRule, Regulation
from pacheck.regulations.provision import Path
from pacheck.submission.electing import find_election
from pacheck.submission.kinds import read_choice
from pacheck.values.labels import nearest, normalise
from pacheck.values.measures import read_yes_no
from pacheck.values.numbers import Unreadable
from pacheck.wording import listing, quoted

T = TypeVar("T")
K = TypeVar("K")

_ALL, _NONE = "all", "none"
YES_OR_NO = "yes or no"


class Options(NamedTuple):
    """The options as they are typed; None for those that are not given."""

    holder: str | None = None
    effective: str | None = None
    offer: Sequence[str] | None = None
    paytable: Sequence[str] | None = None
    row: Sequence[str] | None = None
    elect: Sequence[str] | None = None
    part: Sequence[str] | None = None
    item: Sequence[str] | None = None


class Given(NamedTuple):
    """The choices that the options make; None where they leave a kind of choice open."""

    offers: frozenset[str] | None
    letters: Mapping[str, str]
    rows: frozenset[tuple[str, str]] | None
    elections: frozenset[str] | None
    parts: frozenset[str] | None
    items: Mapping[Path, str]
    everything: frozenset[str]
    """The options that say `all`: what cannot be had is passed over there, and refused where it is named."""


def given(law: Regulation, options: Options) -> Given:
    """The options in the regulation's names. Raises Misuse for what it does not have."""
    rows = [rule for rule in law.rules if isinstance(rule, OptionalRowRule)]
    every_row = [(rule.wager, rule.hand) for rule in rows]
    parts = list(dict.fromkeys(rule.path[0] for rule in law.part_rules))
    lists = {"--offer": options.offer, "--row": options.row, "--elect": options.elect, "--part": options.part}
    return Given(
        _several(options.offer, law.wagers, lambda text: find_wager(law, text)),
        _each_once("--paytable", (_letter(law, text) for text in options.paytable or ())),
        _several(options.row, every_row, lambda text: _row(law, rows, text)),
        _several(options.elect, [one.citation for one in law.elections], lambda text: _election(law, text)),
        _several(options.part, parts, lambda text: _known(f"--part: {law.game} has no part", text, parts)),
        _each_once("--item", (_item(law, text) for text in options.item or ())),
        frozenset(name for name, texts in lists.items() if texts and _ALL in map(normalise, texts)),
    )


def choices_of(rule: ItemRule) -> list[str]:
    """The values that there are to choose from for an item; none where there is only one, or any will do."""
    if rule.required is not None:
        return []
    return list(rule.choices) or (["no", "yes"] if rule.kind == YES_OR_NO else [])


def _several(texts: Sequence[str] | None, every: Iterable[T], read: Callable[[str], T]) -> frozenset[T] | None:
    """What a repeated option names: everything for `all`, nothing for `none`."""
    if texts is None:
        return None
    if any(normalise(text) == _ALL for text in texts):
        return frozenset(every)
    return frozenset(read(text) for text in texts if normalise(text) != _NONE)


def _each_once(option: str, pairs: Iterable[tuple[K, str]]) -> dict[K, str]:
    found: dict[K, str] = {}
    for name, value in pairs:
        if found.setdefault(name, value) != value:
            what = name if isinstance(name, str) else "/".join(map(str, name)) if isinstance(name, tuple) else name
            raise Misuse(f"{option}: {what} is given twice, as {found[name]} and as {value}")
    return found


def _split(option: str, text: str, form: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (sign and name.strip() and value.strip()):
        raise Misuse(f"{option}: {quoted(text)} does not have the form {form}")
    return name.strip(), value.strip()


def _known(fault: str, text: str, known: Sequence[str]) -> str:
    found = {normalise(name): name for name in known}.get(normalise(text))
    if found is not None:
        return found
    near = nearest(text, known)
    there = f"there {'is' if len(known) == 1 else 'are'} {listing(known, 'and') or 'none'}"
    hint = f"did you mean {near}?" if near else there
    raise Misuse(f"{fault} {quoted(text)}; {hint}")


def _letter(law: Regulation, text: str) -> tuple[str, str]:
    name, letter = _split("--paytable", text, "WAGER=LETTER")
    wager = find_wager(law, name)
    rules = [rule for rule in law.wager_rules(wager) if isinstance(rule, PaytableRule)]
    letters = list(dict.fromkeys(letter for rule in rules for letter in rule.letters))
    if not letters:
        raise Misuse(f"--paytable: {wager} has no paytables to choose from")
    return wager, _known(f"--paytable: {wager} has no Paytable", letter, letters)


def _row(law: Regulation, rows: Sequence[OptionalRowRule], text: str) -> tuple[str, str]:
    name, hand = _split("--row", text, "WAGER=HAND")
    wager = find_wager(law, name)
    hands = [rule.hand for rule in rows if rule.wager == wager]
    return wager, _known(f"--row: to the tables of {wager} no row may be added that is called", hand, hands)


def _election(law: Regulation, text: str) -> str:
    election = find_election(law, text)
    if election is not None:
        return election.citation
    known = listing([f"{one.citation} ({one.name})" for one in law.elections], "and")
    raise Misuse(f"--elect: {law.game} has no election {quoted(text)}; there are {known or 'none on record'}")


def _item(law: Regulation, text: str) -> tuple[Path, str]:
    name, value = _split("--item", text, "PART/ITEM=VALUE")
    rules = {"/".join(rule.path): rule for rule in law.part_rules if isinstance(rule, ItemRule) and choices_of(rule)}
    found = _known(f"--item: {law.game} leaves no choice of an item", name, list(rules))
    rule = rules[found]
    try:
        return rule.path, read_choice(rule.choices, value) if rule.choices else _yes_no(value)
    except Unreadable as unreadable:
        raise Misuse(f"--item: {found}: {quoted(value)} {unreadable.problem}") from None


def _yes_no(value: str) -> str:
    return "yes" if read_yes_no(value) else "no"
