"""Submissions for the second opinion: compliant ones, and the same with up to five faults at once."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.opinion.checker import LINES, METER, TABLES, letters, table

Filed = dict[str, Any]
ELECTIONS = ["649a.7(e)", *(f"649a.12({letter})" for letter in "efghij")]
CELLS = sorted({line[5] for line in LINES if line[5].endswith((" to 1", " for 1"))})
ODD_CELLS = [
    "N/A",
    "35",
    "40-1",
    "0 to 1",
    "1 to 0",
    "even money",
    "100% of meter",
    "25% of meter",
    "$100",
    "$1,000",
    "",
]
SYMBOLS = ["1", "2", "5", "10", "20", "40", "2-", "7-", "2x", "7×", "77"]


def settled(cell: str, chance: random.Random) -> str:
    return chance.choice(cell.removeprefix("unsettled: ").split(" or "))


def spelled(cell: str, chance: random.Random) -> str:
    """The same odds, now and then in another spelling."""
    win, to, stake = cell.partition(" to ")
    if not to or chance.random() < 0.7:
        return cell
    plain = int(win.replace(",", ""))
    return chance.choice(
        [f"{win}:{stake}", f"{win}-to-{stake}", f"{plain * 2} to 2", f"{plain}.0 to 1", f"{plain + 1} for 1"]
    )


def rows(citation: str, wager: str, letter: str, chance: random.Random) -> dict[str, str]:
    made = {hand: spelled(settled(cell, chance), chance) for hand, cell in table(citation, wager, letter).items()}
    return {hand: cell for hand, cell in made.items() if cell != "N/A" or chance.random() < 0.5}


def tables(citation: str, wager: str, more: str, chance: random.Random) -> dict[str, Any]:
    letter = chance.choice(letters(citation, wager))
    stated: dict[str, Any] = {"paytable": letter} if letter != "-" and chance.random() < 0.7 else {}
    if not stated or chance.random() < 0.7:
        stated["payouts"] = rows(citation, wager, letter, chance)
        for row in [line for line in LINES if line[0] == more and line[2] == wager]:
            if chance.random() < 0.4:
                stated["payouts"][row[4]] = row[5]
    stated["letter"] = letter
    return stated


def poker(chance: random.Random) -> Filed:
    elected = chance.random() < 0.3
    ante = "649a.12(c)" if elected else "649a.12(b)"
    wagers: dict[str, Any] = {"Ante Bonus": tables(ante, "Ante Bonus", "" if elected else "649a.12(g)(1)", chance)}
    for name in ("Ante Wager", "Play Wager"):
        if chance.random() < 0.5:
            wagers[name] = spelled("1 to 1", chance)
    for name, (cited, more, meter, envy) in TABLES.items():
        if name == "Sum Wager" or chance.random() < 0.5:
            continue
        stated = wagers[name] = tables(cited, name, more, chance)
        if meter and chance.random() < 0.6:
            stated["meter"] = {METER[row]: cell for row, cell in table(meter, name, stated["letter"]).items()}
            if chance.random() < 0.3 and "seed_reseed" in stated["meter"]:
                seed = stated["meter"].pop("seed_reseed")
                stated["meter"] |= {"seed": seed, "reseed": seed}
            if chance.random() < 0.5:
                stated["amounts"] = chance.choice([["$1"], ["$5"], ["$1", "$5"]])
        if envy and chance.random() < 0.6:
            stated["envy_bonus"] = {
                amount: table(envy, name, amount) for amount in chance.choice([["$1"], ["$1", "$5"]])
            }
    for stated in wagers.values():
        if isinstance(stated, dict):
            del stated["letter"]
    made = [one for one in ELECTIONS[1:] if chance.random() < 0.1]
    return {"game": "Three Card Poker", "wagers": wagers, "elections": made + (["649a.7(e)"] if elected else [])}


def pai_gow(chance: random.Random) -> Filed:
    stated = tables("645c.2(g)", "Sum Wager", "", chance)
    del stated["letter"]
    return {"game": "Pai Gow Poker", "wagers": {"Sum Wager": stated}}


def dreamcatcher(chance: random.Random) -> Filed:
    order = list(table("689a.1(b)", "wheel", "clockwise").values())
    start = chance.randrange(len(order))
    wheel: dict[str, Any] = {"sections": order[start:] + order[:start]}
    if chance.random() < 0.5:
        wheel["diameter"] = chance.choice(["5 ft", "60 in", "152.4 cm", "1.6 m", "6 ft 1 in"])
        wheel["clapper"] = "yes"
    wagers = {line[2]: spelled(line[5], chance) for line in LINES if line[0] == "689a.3(a)" and line[4] == "odds"}
    filed: Filed = {"game": "Dreamcatcher", "wheel": wheel, "wagers": wagers}
    if chance.random() < 0.5:
        filed["table"] = chance.choice(
            [{"drop_box": "left", "tip_box": "right"}, {"drop_box": "right", "tip_box": "left"}]
        )
        shown = (
            chance.choice(["name or logo", "name", "logo"]),
            "payout odds",
            chance.choice(["minimum wager", "maximum wager"]),
        )
        filed["layout"] = {"shows": list(shown), "betting_areas": ["1", "2", "5", "10", "20", "40"]}
    return filed


def jinzi(chance: random.Random) -> Filed:
    others = [str(number) for number in range(1, 13)]
    chance.shuffle(others)
    colors = chance.choice([("red", "black"), ("black", "red")])
    ring = ["0 white", *(f"{number} {colors[place % 2]}" for place, number in enumerate(others))]
    start = chance.randrange(13)
    wagers = {
        line[2]: spelled(line[5], chance) for line in LINES if line[0] == "617b.8(f)" and chance.random() < 0.8
    } or {"Red": "1 to 1"}
    filed: Filed = {"game": "Jinzi Roulette", "wheel": {"compartments": ring[start:] + ring[:start]}, "wagers": wagers}
    if chance.random() < 0.5:
        filed["on_zero"] = {
            "Straight up on zero": "11 to 1",
            "Other wagers": chance.choice(["half", "one-half", "1/2", "50%"]),
        }
    return filed


def prime(chance: random.Random) -> Filed:
    due = {
        line[4].replace(" ", "_"): line[5] for line in LINES if line[0].startswith("679a.9") and "wrong" not in line[4]
    }
    dealing: dict[str, Any] = {item: value for item, value in due.items() if chance.random() < 0.7}
    dealing |= {"from": "hand", "shuffler_counts_cards": chance.choice(["yes", "no"])}
    if chance.random() < 0.6:
        hands, wagers, deck = "void hands", "return wagers", "remove deck"
        dealing["stub_count_wrong"] = {"misdealt": [wagers, hands], "not_misdealt": [hands, wagers, deck]}
    filed: Filed = {"game": "Three Card Prime", "dealing": dealing, "wagers": {"Ante Wager": "1 to 1"}}
    if chance.random() < 0.5:
        filed["wagers"]["Pair Bonus Wager"] = {"paytable": "A"}
        filed["elections"] = ["679a.9(g)"]
        dealing["pair_bonus"] = "community card"
    return filed


MAKERS = [poker, poker, poker, pai_gow, dreamcatcher, jinzi, prime]
OTHER = {
    "diameter": ["4 ft 11.999 in", "59 in", "1.5 m", "152 cm", "152.39 cm", "153 cm"],
    "clapper": ["no", "yes"],
    "drop_box": ["left", "right"],
    "tip_box": ["left", "right"],
    "from": ["hand", "manual shoe", "by foot"],
    "direction": ["clockwise", "counter-clockwise"],
    "first_card_to": ["dealer", "player farthest to the dealer's right"],
    "one_card_at_a_time": ["yes", "no"],
    "cards_each": ["2", "3", "4"],
    "face": ["up", "down"],
    "cards_in_deck": ["52", "51", "53", "54"],
    "shuffler_counts_cards": ["yes", "no"],
    "stub_counted_every": ["1 rounds", "5 rounds", "6 rounds", "50 rounds"],
    "pair_bonus": ["community card", "extra card"],
    "community_card_dealt": ["before all hands", "after all hands"],
    "Other wagers": ["1/3", "51%", "half", "49%", "1/2"],
    "paytable": ["A", "B", "C", "D", "E", "F"],
    "seed_reseed": ["$1,000 for 1", "$10,000 for 1", "$100,000 for 1", "$1,000", "$5,000", "$10,000", "$50,000"],
    "primary": ["14%", "20%", "21%", "28%", "8%"],
}
OTHER |= {"seed": OTHER["seed_reseed"], "reseed": [*OTHER["seed_reseed"], "$0"], "reserve": OTHER["primary"]}


def leaves(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of each value but the game's name."""
    if isinstance(part, str):
        return [path] if path != ("game",) else []
    entries = part.items() if isinstance(part, dict) else enumerate(part)
    return [leaf for name, value in entries for leaf in leaves(value, (*path, name))]


def other_value(path: tuple[Any, ...], value: str, chance: random.Random) -> str:
    if path[-1] in OTHER:
        return chance.choice(OTHER[path[-1]])
    if "sections" in path:
        return chance.choice(SYMBOLS)
    if "compartments" in path:
        return f"{chance.randrange(15)} {chance.choice(['red', 'black', 'white', 'green'])}"
    if "elections" in path:
        return chance.choice([*ELECTIONS, "649a.99(z)"])
    if "envy_bonus" in path:
        return chance.choice(["$100", "$25", "$500", "$125", "$1,000", "$300", "$50", "$250"])
    if "amounts" in path:
        return chance.choice(["$1", "$5", "$10"])
    if path[0] in ("layout", "dealing"):
        return chance.choice(["minimum wager", "payout odds", "name", "1", "2", "void hands", "remove deck"])
    return chance.choice(CELLS if chance.random() < 0.8 else ODD_CELLS)


def spoil(filed: Filed, chance: random.Random) -> None:
    """Change, remove or exchange one thing; it may stay compliant."""
    path = chance.choice(leaves(filed))
    part: Any = filed
    for step in path[:-1]:
        part = part[step]
    how = chance.random()
    if how < 0.7:
        part[path[-1]] = other_value(path, part[path[-1]], chance)
    elif how < 0.85 and len(part) > 1 and "elections" not in path:
        del part[path[-1]]
    elif isinstance(part, list):
        if "sections" in path or "compartments" in path:
            other = chance.randrange(len(part))
            part[path[-1]], part[other] = part[other], part[path[-1]]
    elif path[-2] == "payouts":
        part[chance.choice(["Mini-royal flush", "Pair", "Flush", "Magic Card", "Royal flush"])] = chance.choice(CELLS)


def submission(seed: int) -> Filed:
    """The submission of a seed: every other one as it should be, the others with one to five faults."""
    chance = random.Random(seed)
    filed = chance.choice(MAKERS)(chance)
    for _ in range(chance.choice([0, 0, 0, 1, 1, 2, 3, 5])):
        spoil(filed, chance)
    filed["effective"] = "2025-07-01"
    return filed


def written(filed: Filed, seed: int) -> str:
    """The submission as YAML: flow or block style, keys in any order, any quotation marks, one of three line ends."""
    chance = random.Random(seed)
    if chance.random() < 0.2:
        return json.dumps(shuffled(filed, chance), ensure_ascii=chance.random() < 0.5)
    end: str = chance.choice(["\n", "\r\n", "\r"])
    head = chance.choice([[], ["---"], ["# filed", ""]])
    return end.join([*head, *block(filed, " " * chance.choice([1, 2, 4]), chance)]) + chance.choice([end, ""])


def shuffled(part: Any, chance: random.Random) -> Any:
    """The same with its keys in another order, at every depth; lists keep theirs."""
    if not isinstance(part, dict):
        return part
    names = list(part)
    chance.shuffle(names)
    return {name: shuffled(part[name], chance) for name in names}


def block(part: Any, step: str, chance: random.Random) -> list[str]:
    """The lines of a mapping or list in block style, parts of it in flow style."""
    entries = shuffled(part, chance).items() if isinstance(part, dict) else enumerate(part)
    lines: list[str] = []
    for name, value in entries:
        mark = f"{scalar(str(name), chance)}:" if isinstance(part, dict) else "-"
        noted = chance.choice(["", "", "  # noted: 5 to 1"])
        if isinstance(value, str):
            lines.append(f"{mark} {scalar(value, chance)}{noted}")
        elif not value or chance.random() < 0.2:
            lines.append(f"{mark} {json.dumps(shuffled(value, chance), ensure_ascii=False)}{noted}")
        else:
            lines += [mark + noted, *(step + line for line in block(value, step, chance))]
        lines += chance.choice([[], [], [], ["", "# 40 to 1"]])
    return lines


def scalar(text: str, chance: random.Random) -> str:
    """A text without quotation marks where YAML allows it, or with either kind."""
    ways = [json.dumps(text, ensure_ascii=False), "'" + text.replace("'", "''") + "'"]
    if re.fullmatch("[A-Za-z0-9$×]([A-Za-z0-9 $%.,/×'-]*[A-Za-z0-9%×-])?(:1)?", text):
        ways.append(text)
    return chance.choice(ways)
