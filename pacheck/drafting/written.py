"""A draft as the text of a submission: head, wagers, other parts and elections, each with its section."""

from __future__ import annotations

from collections.abc import Iterator

from pacheck.checks.dates import in_force_text
from pacheck.checks.items import subject
from pacheck.drafting import yaml
from pacheck.drafting.ground import Ground, cited
from pacheck.drafting.parts import part_lines
from pacheck.drafting.settle import Draft
from pacheck.drafting.wagers import wager_lines
from pacheck.regulations.model import Election, Regulation
from pacheck.wording import listing


def submission_text(draft: Draft) -> str:
    """The submission; the same draft is always the same text."""
    return yaml.whole(_lines(draft))


def _lines(draft: Draft) -> Iterator[str]:
    law = draft.ground.law
    yield from _head(law)
    yield (
        f"certificate_holder: {yaml.typed_text(draft.holder)}"
        if draft.holder
        else "# certificate_holder: the name of the casino"
    )
    yield yaml.entry("game", law.game)
    yield yaml.entry("chapter", law.chapter)
    yield from _days(draft)
    yield ""
    yield from _wagers(draft)
    for name, rules in draft.ground.parts().items():
        if name in draft.parts:
            yield ""
            yield from part_lines(draft, name, rules)
    unstated = [name for name in draft.ground.parts() if name not in draft.parts]
    for name in unstated:
        where = cited([rule.provision.citation for rule in draft.ground.parts()[name]])
        yield ""
        yield from yaml.comment(f"Not stated: {subject((name,))} ({where}), which binds whether or not it is stated.")
    yield from _elections(draft)


def _head(law: Regulation) -> Iterator[str]:
    yield from yaml.comment(f"A Rules Submission for {law.game}, chapter {law.chapter}, to start from.")
    yield from yaml.comment(
        "Above each part stands the section that it rests on. Complete what is left to fill in, delete what is not "
        "meant, and check the file."
    )
    if law.not_seen:
        yield from yaml.comment(f"Not seen by pacheck, and so not written here: {law.not_seen}.")


def _days(draft: Draft) -> Iterator[str]:
    days = [f"§ {one.citation} is in force {in_force_text(one)}" for one in draft.ground.law.in_force if one.whole_game]
    for remark in days:
        yield from yaml.comment(f"{remark}.")
    yield f"effective: {draft.ground.day}"


def _wagers(draft: Draft) -> Iterator[str]:
    ground = draft.ground
    law = ground.law
    none = not draft.letters
    yield "wagers: {}" if none else "wagers:"
    if none:
        why = "No wager is stated yet. To state one, take the {} away and write its line below, with two blanks before."
        yield from yaml.comment(why, 1)
    remark: str | None = None
    for wager in draft.letters:
        lines, remark = wager_lines(draft, wager, remark)
        yield from lines
    yield from _not_offered(draft)
    for rule_wagers, where in _unrecorded(ground).items():
        yield ""
        yield from yaml.comment(
            f"Not on record: {where}. pacheck has no figures for what follows; what is stated is accepted and reported "
            "as unverified. Where a wager is offered, take its # away and write its odds, or a paytable.",
            1,
        )
        yield from (f"  # {yaml.text(wager)}:" for wager in rule_wagers)
    if law.not_seen and none and not _unrecorded(ground):
        yield from yaml.comment("The wagers of this game are not on record.", 1)


def _not_offered(draft: Draft) -> Iterator[str]:
    ground = draft.ground
    for wager in ground.law.wagers:
        if wager in draft.letters or not ground.on_record(wager):
            continue
        rules = ground.law.wager_rules(wager)
        provision = ground.out_of_force(wager) if not ground.open(wager) else None
        yield ""
        if provision is not None:
            days = [in_force_text(one) for one in ground.law.in_force if one.governs(provision.citation)]
            why = f"Not in force on {ground.day}: {wager} (§ {provision.citation}, {listing(days, 'and')})."
        else:
            why = f"Not offered: {wager} ({cited([rule.provision.citation for rule in rules][:1])})."
        yield from yaml.comment(why, 1)


def _unrecorded(ground: Ground) -> dict[tuple[str, ...], str]:
    """The wagers without figures on record, with the citation under which they stand."""
    found: dict[str, list[str]] = {}
    for wager in ground.law.wagers:
        if not ground.on_record(wager):
            found.setdefault(cited([ground.law.unrecorded_under(wager)]), []).append(wager)
    return {tuple(wagers): where for where, wagers in found.items()}


def _elections(draft: Draft) -> Iterator[str]:
    others = [one for one in draft.ground.law.elections if one not in draft.elections]
    if draft.elections:
        yield ""
        yield "elections:"
        for election in draft.elections:
            yield from yaml.comment(_named(election), 1)
            yield from yaml.items([election.citation], 1)
    if others:
        yield ""
        yield from yaml.comment(
            "Not elected: "
            + "; ".join(_named(one) for one in others)
            + ". An election is listed under “elections:”, by its citation."
        )


def _named(election: Election) -> str:
    needs = [election.needs_wager or "", f"the row {election.needs_row}" if election.needs_row else ""]
    needed = listing(filter(None, needs), "and")
    return f"§ {election.citation}, {election.name}" + (f" (needs {needed})" if needed else "")
