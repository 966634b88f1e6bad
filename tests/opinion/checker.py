"""A second opinion: the same law, judged slowly and plainly, from the figures copied by hand in tests/figures.

It shares nothing with pacheck. A submission is plain text in dicts and lists, as a person would read it from the page.
"""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).resolve().parent.parent / "figures"
LINES = [
    [field.strip() for field in line.split("|")]
    for chapter in ("617b", "645c", "649a", "679a", "689a")
    for line in (FIGURES / f"{chapter}.txt").read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]
METER = {"Seed/reseed": "seed_reseed", "Seed": "seed", "Reseed": "reseed", "Primary": "primary", "Reserve": "reserve"}
COMMUNITY_CARD = "679a.9(g)"
INCHES = {"ft": Fraction(12), "in": Fraction(1), "m": Fraction(10000, 254), "cm": Fraction(100, 254)}


def table(citation: str, wager: str, letter: str = "-") -> dict[str, str]:
    """The rows of one table, as copied."""
    return {
        row: value for cited, _, of, column, row, value in LINES if (cited, of, column) == (citation, wager, letter)
    }


def letters(citation: str, wager: str) -> list[str]:
    return list(dict.fromkeys(line[3] for line in LINES if line[0] == citation and line[2] == wager))


def same_name(name: str) -> str:
    """A name without its punctuation."""
    words = re.findall("[a-z0-9/]+", name.lower().replace("'", ""))
    words = [{"3": "three", "4": "four", "5": "five", "6": "six"}.get(word, word) for word in words if word != "and"]
    return "".join(words[:-1] if words[-1:] == ["wager"] else words)


def number(text: str) -> Fraction | None:
    """A figure above zero with commas where thousands end, or None."""
    plain = re.fullmatch(r"([1-9][0-9]{0,2}(?:,[0-9]{3})+|[1-9][0-9]*|0)(\.[0-9]+)?", text)
    return Fraction(text.replace(",", "")) if plain else None


def worth(cell: str) -> tuple[str, Fraction] | None:
    """What a cell pays: (kind, figure); odds by what one unit wins. None where it cannot be read."""
    if cell == "N/A":
        return ("nothing", Fraction(0))
    if cell == "even money":
        return ("odds", Fraction(1))
    if match := re.fullmatch(r"(\S+)% of meter", cell):
        share = number(match[1])
        return ("share", share) if share is not None else None
    if match := re.fullmatch(r"\$([0-9,]+)", cell):
        dollars = number(match[1])
        return ("money", dollars) if dollars is not None else None
    if match := re.fullmatch(r"([0-9.,]+)(?: to |-to-|:| for )([0-9.,]+)", cell):
        win, stake = number(match[1]), number(match[2])
        if win and stake:
            return ("odds", win / stake - (1 if " for " in cell else 0))
    return None


def allowed(figure: str) -> list[tuple[str, Fraction] | None]:
    """What a copied cell allows: one figure, or each reading of an unsettled one."""
    return [worth(one) for one in figure.removeprefix("unsettled: ").split(" or ")]


def rows_agree(required: dict[str, str], stated: dict[str, str], extra: dict[str, tuple[str, str]]) -> bool:
    """Whether stated rows are the required ones; `extra` rows may stand there too: hand to (how it binds, figure)."""
    left = {same_name(hand): worth(cell) for hand, cell in stated.items()}
    if None in left.values():
        return False
    for hand, figure in required.items():
        if left.pop(same_name(hand), ("nothing", Fraction(0))) not in allowed(figure):
            return False
    for hand, (binds, figure) in extra.items():
        cell, least = left.pop(same_name(hand), None), worth(figure)
        if cell is None or cell[0] == "nothing":
            continue
        assert least is not None, f"{figure} was copied wrongly"
        if cell[0] != least[0] or not (cell[1] >= least[1] if binds == "minimum" else cell[1] == least[1]):
            return False
    return not left


TABLES = {
    "Pair Plus Wager": ("649a.12(d)", "649a.12(g)(2)", "", ""),
    "Progressive Payout Wager": ("649a.12(e)(1)", "", "649a.12(e)(3)", "649a.12(e)(5)"),
    "Six Card Bonus Wager": ("649a.12(f)", "", "", ""),
    "Five-Card Progressive Payout Wager": ("649a.12(h)(1)", "", "649a.12(h)(3)", "649a.12(h)(5)"),
    "Five Card Hand Bonus Wager": ("649a.12(i)(1)", "649a.12(i)(3)", "649a.12(i)(4)", ""),
    "5 of 6 Progressive Payout Wager": ("649a.12(j)(1)", "", "649a.12(j)(3)", "649a.12(j)(5)"),
    "Sum Wager": ("645c.2(g)", "", "", ""),
}
"""For each wager: where its tables stand, its further rows, its meter, its Envy Bonus."""


def wager_complies(wager: str, stated: dict[str, Any], elected: bool) -> bool:
    """A wager with paytables: its table, its meter and its Envy Bonus."""
    if wager == "Ante Bonus":
        tables, more, meter, envy = ("649a.12(c)", "", "", "") if elected else ("649a.12(b)", "649a.12(g)(1)", "", "")
    else:
        tables, more, meter, envy = TABLES[wager]
    known = letters(tables, wager)
    extra = {line[4]: (line[1], line[5]) for line in LINES if line[0] == more and line[2] == wager}
    letter, payouts = stated.get("paytable"), stated.get("payouts")
    if letter is not None and letter not in known:
        return False
    if letter is None and payouts is None and known != ["-"]:
        return False
    possible = [one for one in known if letter in (None, one)]
    if payouts is not None:
        possible = [one for one in possible if rows_agree(table(tables, wager, one), payouts, extra)]
    if not possible:
        return False
    if "meter" in stated and not any(meter_agrees(table(meter, wager, one), stated) for one in possible):
        return False
    for amount, rows in stated.get("envy_bonus", {}).items():
        due = table(envy, wager, amount)
        if due and {same_name(hand): cell for hand, cell in due.items()} != {same_name(h): c for h, c in rows.items()}:
            return False
    return True


def meter_agrees(required: dict[str, str], stated: dict[str, Any]) -> bool:
    """Whether each stated part of a meter is the required one; seed and reseed may be written as one or as two."""
    due = {METER[part]: figure for part, figure in required.items()}
    if "seed_reseed" in due:
        due = {"seed": due["seed_reseed"], "reseed": due["seed_reseed"], **due}
    amounts = stated.get("amounts", [])
    for part, figure in stated["meter"].items():
        accepted = {due.get(part)}
        if len(amounts) == 1 and due.get(part, "").endswith(" for 1"):
            per_dollar, amount = number(due[part][1:].removesuffix(" for 1")), number(amounts[0][1:])
            accepted.add(f"${int((per_dollar or 0) * (amount or 0)):,}")
        if figure not in accepted:
            return False
    return True


def poker_complies(filed: dict[str, Any]) -> bool:
    """Three Card Poker."""
    wagers, elections = filed["wagers"], filed.get("elections", [])
    for name, stated in wagers.items():
        if isinstance(stated, str):
            if name not in ("Ante Wager", "Play Wager") or worth(stated) != worth(table("649a.12(a)", name)["odds"]):
                return False
        elif name not in ("Ante Bonus", *TABLES) or name == "Sum Wager":
            return False
        if isinstance(stated, dict) and not wager_complies(name, stated, "649a.7(e)" in elections):
            return False
    needs = {
        "649a.7(e)": True,
        "649a.12(e)": "Progressive Payout Wager" in wagers,
        "649a.12(f)": "Six Card Bonus Wager" in wagers,
        "649a.12(g)": any(
            cell != "N/A"
            for stated in wagers.values()
            if isinstance(stated, dict)
            for hand, cell in stated.get("payouts", {}).items()
            if same_name(hand) == "miniroyalflush"
        ),
        "649a.12(h)": "Five-Card Progressive Payout Wager" in wagers,
        "649a.12(i)": "Five Card Hand Bonus Wager" in wagers,
        "649a.12(j)": "5 of 6 Progressive Payout Wager" in wagers,
    }
    return (
        "Ante Bonus" in wagers
        and len(set(elections)) == len(elections)
        and all(needs.get(one, False) for one in elections)
    )


def pai_gow_complies(filed: dict[str, Any]) -> bool:
    """Pai Gow Poker's Sum Wager."""
    return all(wager_complies(name, stated, False) for name, stated in filed["wagers"].items())


def minimums_hold(citation: str, wagers: dict[str, str]) -> bool:
    """Whether each wager is known and pays no less than its minimum."""
    for name, cell in wagers.items():
        least, paid = worth(table(citation, name).get("odds", "")), worth(cell)
        if least is None or paid is None or paid[0] != "odds" or paid[1] < least[1]:
            return False
    return True


def dreamcatcher_complies(filed: dict[str, Any]) -> bool:
    """Dreamcatcher: its wheel from any section, its diameter, its parts, its six minimum odds."""
    order = list(table("689a.1(b)", "wheel", "clockwise").values())
    sections = [re.sub("[x×]$", "-", one) for one in filed["wheel"]["sections"]]
    if not any(order[start:] + order[:start] == sections for start in range(len(order))):
        return False
    diameter = filed["wheel"].get("diameter", "5 ft")
    inches = sum(Fraction(figure) * INCHES[unit] for figure, unit in re.findall(r"([0-9.]+) (ft|in|m|cm)", diameter))
    if inches < 60 or filed["wheel"].get("clapper", "yes") != "yes":
        return False
    boxes = filed.get("table", {})
    if len(boxes) == 2 and boxes["drop_box"] == boxes["tip_box"]:
        return False
    layout = filed.get("layout", {})
    for part in ("shows", "betting areas"):
        due = [line[5] for line in LINES if line[0].startswith("689a.1(g)") and line[4] == part]
        on_it = layout.get(part.replace(" ", "_"))
        if on_it is not None and not all(any(one in on_it for one in (d, *d.split(" or "))) for d in due):
            return False
    due_odds = [line[2] for line in LINES if line[0] == "689a.3(a)" and line[4] == "odds"]
    return set(due_odds) <= set(filed["wagers"]) and minimums_hold("689a.3(a)", filed["wagers"])


def jinzi_complies(filed: dict[str, Any]) -> bool:
    """Jinzi Roulette: 0 to 12 once each, 0 white, the others red and black by turns around the wheel."""
    stated = [entry.split() for entry in filed["wheel"]["compartments"]]
    if sorted(number for number, _ in stated) != sorted(str(number) for number in range(13)):
        return False
    zero = next(place for place, (number, _) in enumerate(stated) if number == "0")
    colors = [color for _, color in stated[zero:] + stated[:zero]]
    if colors not in (["white", *["red", "black"] * 6], ["white", *["black", "red"] * 6]):
        return False
    zero_rule = filed.get("on_zero", {})
    if worth(zero_rule.get("Straight up on zero", "11 to 1")) != ("odds", Fraction(11)):
        return False
    if zero_rule.get("Other wagers", "one-half") not in ("one-half", "half", "1/2", "50%"):
        return False
    return minimums_hold("617b.8(f)", filed["wagers"])


def prime_complies(filed: dict[str, Any]) -> bool:
    """Three Card Prime, dealt from the hand (a shoe is not judged); its odds are not on record, only their form is."""
    dealing, elections = filed.get("dealing", {}), filed.get("elections", [])
    elected = COMMUNITY_CARD in elections
    if set(elections) - {COMMUNITY_CARD} or None in [
        worth(cell) for cell in filed["wagers"].values() if isinstance(cell, str)
    ]:
        return False
    if elected and "Pair Bonus Wager" not in filed["wagers"]:
        return False
    if dealing.get("from", "hand") not in ("hand", "manual shoe", "automated shoe"):
        return False
    if dealing.get("from", "hand") != "hand":
        return elected or dealing.get("pair_bonus") != "community card"
    due = {row: value for cited, _, part, _, row, value in LINES if cited.startswith("679a.9") and part == "dealing"}
    for item in ("direction", "first card to", "one card at a time", "cards each", "face", "cards in deck"):
        if dealing.get(item.replace(" ", "_"), due[item]) != due[item]:
            return False
    rounds = int(dealing.get("stub_counted_every", "5 rounds").split()[0])
    if rounds > int(due["stub counted every"].split()[0]) and dealing.get("shuffler_counts_cards") != "yes":
        return False
    for case in ("misdealt", "not misdealt"):
        steps = {line[5] for line in LINES if line[0] == "679a.9(f)" and line[4] == f"stub count wrong, {case}"}
        if steps - set(dealing.get("stub_count_wrong", {}).get(case.replace(" ", "_"), steps)):
            return False
    if dealing.get("community_card_dealt", due["community card dealt"]) != due["community card dealt"]:
        return False
    return elected or dealing.get("pair_bonus") != "community card"


JUDGES = {
    "Three Card Poker": poker_complies,
    "Pai Gow Poker": pai_gow_complies,
    "Dreamcatcher": dreamcatcher_complies,
    "Jinzi Roulette": jinzi_complies,
    "Three Card Prime": prime_complies,
}


def complies(filed: dict[str, Any]) -> bool:
    """Whether a submission is compliant."""
    return JUDGES[filed["game"]](filed)
