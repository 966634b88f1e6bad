"""What is compliant passes: every combination of paytables, every rotation of a wheel, every accepted spelling."""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from pacheck.findings import Severity
from pacheck.pipeline import check_bytes
from pacheck.regulations.catalog import BUILT_IN, GameFile, game_files, regulation
from pacheck.regulations.model import OddsRule, PaytableRule, Regulation, SectionsRule, Unsettled, paid

TODAY = datetime.date(2026, 1, 15)
ROOT = Path(__file__).resolve().parent.parent
POKER = "game: Three Card Poker\neffective: 2025-07-01\nwagers:\n  Ante Bonus: {paytable: A}\n"


def problems(text: str) -> list[str]:
    """Errors and warnings; notes (unsettled, unverified) are no alarm."""
    (report,) = check_bytes("filed.yaml", text.encode(), TODAY)
    return [f"{one.place.line}: {one.message}" for one in report.findings if one.severity is not Severity.NOTE]


def law(name: str) -> Regulation:
    (file,) = BUILT_IN.by_name(name)
    return regulation(file)


def rows(wager: str, cells: Mapping[str, object]) -> str:
    lines = [f'      "{hand}": "{cell}"' for hand, cell in cells.items()]
    return f"  {wager}:\n    payouts:\n" + "\n".join(lines) + "\n"


def choices(rule: PaytableRule) -> Iterator[str]:
    """Each table of a wager as its letter alone, and as its rows alone where the source settles them."""
    for table in rule.tables:
        if table.letter:
            yield f"  {rule.wager}: {{paytable: {table.letter}}}\n"
        if not any(isinstance(cell, Unsettled) for cell in table.rows.values()):
            yield rows(rule.wager, {hand: cell for hand, cell in table.rows.items() if paid(cell)})


@pytest.mark.parametrize("elected", [False, True], ids=["without 649a.7(e)", "with 649a.7(e)"])
def test_every_combination_of_paytables_passes(elected: bool) -> None:
    """Letters for all wagers at once, in every combination; then each wager's tables by letter and by rows."""
    poker = law("Three Card Poker")
    rules = [
        rule
        for rule in poker.rules
        if isinstance(rule, PaytableRule) and rule.letters and bool(rule.provision.if_elected) == elected
    ]
    rules += [
        rule
        for rule in poker.rules
        if elected and isinstance(rule, PaytableRule) and rule.letters and rule.wager != "Ante Bonus"
    ]
    end = "elections: [649a.7(e)]\n" if elected else ""
    combinations = list(itertools.product(*(rule.letters for rule in rules)))
    assert len(combinations) == 3 * 5 * 2 * 5
    for letters in combinations:
        wagers = "".join(
            f"  {rule.wager}: {{paytable: {letter}}}\n" for rule, letter in zip(rules, letters, strict=True)
        )
        assert problems(f"game: Three Card Poker\neffective: 2025-07-01\nwagers:\n{wagers}{end}") == []


@pytest.mark.parametrize("file", game_files(), ids=lambda file: file.path.stem)
def test_each_table_passes_by_its_letter_and_by_its_rows(file: GameFile) -> None:
    game = regulation(file)
    for rule in (rule for rule in game.rules if isinstance(rule, PaytableRule)):
        base = "" if rule.wager == "Ante Bonus" or "Ante Bonus" not in game.wagers else "  Ante Bonus: {paytable: A}\n"
        end = f"elections: ['{rule.provision.if_elected}']\n" if rule.provision.if_elected else ""
        for choice in choices(rule):
            assert problems(f"game: {game.game}\neffective: 2025-07-01\nwagers:\n{base}{choice}{end}") == []


def test_every_rotation_of_the_wheel_passes_in_every_spelling() -> None:
    game = law("Dreamcatcher")
    (rule,) = (rule for rule in game.rules if isinstance(rule, SectionsRule))
    wagers = ", ".join(f"{rule.wager}: {rule.odds}" for rule in game.rules if isinstance(rule, OddsRule))
    for multiplier in ("-", "x", "X", "×", "–"):
        order = [symbol.replace("-", multiplier) for symbol in rule.order]
        for start in range(len(order)):
            sections = ", ".join(order[start:] + order[:start])
            text = (
                f"game: Dreamcatcher\neffective: 2025-07-01\nwheel: {{sections: [{sections}]}}\nwagers: {{{wagers}}}\n"
            )
            assert problems(text) == []


@pytest.mark.parametrize(
    "odds",
    ["1 to 1", "1-to-1", "1:1", "even money", "EVEN MONEY", "1 TO 1", "  1   to  1 ", "1\u00a0to\u20091", "1–to–1"],
)
def test_accepted_spellings_of_odds_pass(odds: str) -> None:
    assert problems(f'{POKER}  Ante Wager: "{odds}"\n') == []


@pytest.mark.parametrize(
    "hand",
    [
        "Three-of-a-kind",
        "3-of-a-kind",
        "3 of a kind",
        "THREE OF A KIND",
        "three of a kind",
        "Three–of–a–kind",
        "Three\u2011of\u2011a\u2011kind",
        "Three_of_a_kind",
        "Threeofakind",
    ],
)
def test_accepted_spellings_of_hands_pass(hand: str) -> None:
    text = rows(
        "Pair Plus", {"straight FLUSH": "40:1", hand: "30 to 1", "Straight": "6 to 1", "Flush": "4 to 1", "Pair": "1:1"}
    )
    assert problems(POKER + text) == []


@pytest.mark.parametrize(
    "hand",
    [
        "Ace, king and queen of spades",
        "Ace, king, queen of spades",
        "Ace-king-queen of spades",
        "ace king queen of spades",
        "Ace, king, and queen of spades",
    ],
)
def test_accepted_spellings_of_the_suited_hand_pass(hand: str) -> None:
    other = "Ace-king-queen of hearts, diamonds or clubs"
    cells = {hand: "100% of meter", other: "500 for 1", "Straight flush": "100 for 1", "Three-of-a-kind": "90 for 1"}
    assert problems(POKER + rows("Progressive Payout", cells)) == []


@pytest.mark.parametrize(
    "wager", ["Pair Plus Wager", "Pair Plus", "pair-plus wager", "PAIR PLUS", "PairPlus", "Pair_Plus_Wager"]
)
def test_accepted_spellings_of_wagers_pass(wager: str) -> None:
    assert problems(f"{POKER}  {wager}: {{paytable: b}}\n") == []


@pytest.mark.parametrize("letter", ["B", "b", "Paytable B", "paytable b", "PAYTABLE B"])
def test_accepted_spellings_of_letters_pass(letter: str) -> None:
    assert problems(f"{POKER}  Pair Plus: {{paytable: {letter}}}\n") == []


REWRITINGS: dict[str, Callable[[str], str]] = {
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "old macintosh line ends": lambda text: text.replace("\n", "\r"),
    "byte-order mark": lambda text: "\ufeff" + text,
    "comments and blank lines": lambda text: text.replace("\n", "   # noted\n\n"),
    "wider indentation": lambda text: "\n".join(
        " " * (len(line) - len(line.lstrip())) + line for line in text.split("\n")
    ),
    "document marks": lambda text: f"---\n{text}...\n---\n",
}


@pytest.mark.parametrize("rewrite", REWRITINGS.values(), ids=REWRITINGS.keys())
@pytest.mark.parametrize(
    "example", sorted((ROOT / "examples").glob("*/compliant.yaml")), ids=lambda path: path.parent.name
)
def test_a_compliant_example_stays_compliant_however_it_is_laid_out(
    rewrite: Callable[[str], str], example: Path
) -> None:
    text = example.read_text(encoding="utf-8")
    assert problems(text) == []
    assert problems(rewrite(text)) == []
