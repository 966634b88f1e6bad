"""A sample of the second opinion; `python -m tests.opinion.run` judges 100,000 submissions."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.opinion.checker import complies
from tests.opinion.run import disagreements

SAMPLE = 1_000
HERE = Path(__file__).resolve().parent


def test_both_checkers_judge_alike() -> None:
    tally: Counter[str] = Counter()
    assert list(disagreements(range(SAMPLE), tally)) == []
    assert len(tally) == 10, "five games, compliant and not"
    assert min(tally.values()) > SAMPLE / 40


def test_the_second_opinion_shares_no_code() -> None:
    for name in ("checker.py", "generate.py"):
        tree = ast.parse((HERE / name).read_text(encoding="utf-8"))
        imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        names = [node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imported]
        assert not [one for one in names if one.startswith("pacheck")]


def test_the_second_opinion_reads_the_law() -> None:
    """Cases judged by hand."""
    ante: dict[str, object] = {"Ante Bonus": {"paytable": "A"}}
    pairs = {"Straight flush": "40 to 1", "Three-of-a-kind": "30 to 1", "Straight": "6 to 1", "Flush": "4 to 1"}
    for rows, verdict in (({**pairs, "Pair": "1 to 1"}, True), (pairs, False), ({**pairs, "Pair": "2 to 1"}, False)):
        filed = {"game": "Three Card Poker", "wagers": {**ante, "Pair Plus Wager": {"payouts": rows}}}
        assert complies(filed) is verdict
    assert not complies({"game": "Three Card Poker", "wagers": {}})
