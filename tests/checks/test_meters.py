"""Progressive meters: the seed, reseed and incrementation rates of the paytable that is selected."""

from __future__ import annotations

import pytest

from pacheck.findings import Aside
from tests.checks.support import Said, aside, here, only_finding, poker, results, rules, said

WAGER = "Progressive Payout Wager"
CITATION = "649a.12(e)(3)"


def progressive(meter: str, letter: str = "A", amounts: str = "") -> str:
    listed = f"  amounts: [{amounts}]\n" if amounts else ""
    rows = "".join(f"    {row}\n" for row in meter.splitlines())
    return poker(f"{WAGER}:\n  paytable: {letter}\n{listed}  meter:\n{rows}")


def differs(text: str, required: str | None, submitted: str, letter: str = "A") -> list[Said]:
    return [Said("meter-differs", "error", CITATION, here(text), required, submitted, WAGER, letter)]


@pytest.mark.parametrize(
    ("letter", "meter"),
    [
        ("A", "seed_reseed: $1,000 for 1\nprimary: 14%"),
        ("A", "Seed/reseed: $1,000 for 1\nPrimary: 14.0%"),
        ("A", "seed: $1,000 for 1\nreseed: $1,000 for 1\nprimary: 14%"),
        ("B", "seed_reseed: $1000 for 1\nprimary: 20 %"),
    ],
)
def test_the_figures_of_the_table(letter: str, meter: str) -> None:
    text = progressive(meter, letter)
    assert said(text) == []
    assert results(text)[CITATION, f"{WAGER}: meter"] == "complies"


@pytest.mark.parametrize(
    ("meter", "required", "submitted"),
    [
        pytest.param("seed_reseed: $999 for 1  # here\nprimary: 14%", "$1,000 for 1", "$999 for 1", id="seed too low"),
        pytest.param("seed_reseed: $1,001 for 1  # here\nprimary: 14%", "$1,000 for 1", "$1,001 for 1", id="too high"),
        pytest.param(
            "seed: $500 for 1  # here\nreseed: $1,000 for 1\nprimary: 14%",
            "$1,000 for 1",
            "$500 for 1",
            id="seed apart",
        ),
        pytest.param("seed: $1,000 for 1\nreseed: $0  # here\nprimary: 14%", "$1,000 for 1", "$0", id="reseed apart"),
        pytest.param("seed_reseed: $1,000 for 1\nprimary: 20%  # here", "14%", "20%", id="rate of another table"),
        pytest.param("seed_reseed: $1,000 for 1\nprimary: 15%  # here", "14%", "15%", id="rate too high"),
        pytest.param("seed_reseed: $1,000 for 1\nprimary: 13.99%  # here", "14%", "13.99%", id="a hair below"),
    ],
)
def test_any_other_figure_is_a_violation(meter: str, required: str, submitted: str) -> None:
    text = progressive(meter)
    assert said(text) == differs(text, required, submitted)
    assert results(text)[CITATION, f"{WAGER}: meter"] == "differs"


def test_the_rate_is_that_of_the_letter() -> None:
    text = progressive("seed_reseed: $1,000 for 1\nprimary: 14%  # here", "B")
    assert said(text) == differs(text, "20%", "14%", "B")


def test_the_rate_is_that_of_the_payouts_without_letter() -> None:
    payouts = (
        "  payouts:\n    Ace, king and queen of spades: 100% of meter\n"
        "    Ace, king and queen of hearts, diamonds or clubs: 500 for 1\n"
        "    Straight flush: 100 for 1\n    Three-of-a-kind: 90 for 1\n"
    )
    text = progressive("seed_reseed: $1,000 for 1\nprimary: 14%  # here").replace(
        "    paytable: A\n", "".join(f"  {row}\n" for row in payouts.splitlines())
    )
    assert said(text) == differs(text, "20%", "14%", "B")


def test_a_rate_that_the_table_does_not_have() -> None:
    text = progressive("seed_reseed: $1,000 for 1\nprimary: 14%\nreserve: 5%  # here")
    assert said(text) == differs(text, None, "5%")


@pytest.mark.parametrize(
    ("amounts", "seed"), [("$1", "$1,000"), ("$5", "$5,000"), ("$5, $5", "$5,000"), ("$2.50", "$2,500")]
)
def test_a_dollar_seed_that_fits_the_one_wager_amount(amounts: str, seed: str) -> None:
    assert said(progressive(f"seed_reseed: {seed}\nprimary: 14%", amounts=amounts)) == []


@pytest.mark.parametrize(
    ("amounts", "seed"),
    [("$1, $5", "$1,000"), ("$1, $5", "$5,000"), ("", "$1,000"), ("$5", "$1,000"), ("$1", "$5,000")],
)
def test_a_dollar_seed_that_fits_no_or_several_wager_amounts(amounts: str, seed: str) -> None:
    text = progressive(f"seed_reseed: {seed}  # here\nprimary: 14%", amounts=amounts)
    assert said(text) == differs(text, "$1,000 for 1", seed)


def test_the_help_says_which_question_is_open() -> None:
    finding = only_finding(progressive("seed_reseed: $1,000\nprimary: 14%", amounts="$1, $5"))
    assert finding.help is not None
    assert "2 wager amounts" in finding.help


HAND_BONUS = "Five Card Hand Bonus Wager:\n  amounts: [$1]\n  meter:\n"


@pytest.mark.parametrize("reseed", ["$0", "$0 for 1"])
def test_a_reseed_of_nothing(reseed: str) -> None:
    meter = f"    seed: $10,000 for 1\n    reseed: {reseed}\n    primary: 21%\n    reserve: 8%\n"
    assert said(poker(HAND_BONUS + meter)) == []


def test_a_joint_seed_and_reseed_where_they_differ() -> None:
    text = poker(f"{HAND_BONUS}    seed_reseed: $10,000 for 1  # here\n    primary: 21%\n    reserve: 8%\n")
    (found,) = said(text)
    assert found[:6] == ("meter-differs", "error", "649a.12(i)(4)", here(text), "$0", "$10,000 for 1")


def test_a_wrong_reserve_rate() -> None:
    meter = "    seed: $10,000 for 1\n    reseed: $0\n    primary: 21%\n    reserve: 7%  # here\n"
    text = poker(HAND_BONUS + meter)
    (found,) = said(text)
    assert found[:6] == ("meter-differs", "error", "649a.12(i)(4)", here(text), "8%", "7%")


def test_a_figure_that_is_not_stated_is_told() -> None:
    text = progressive("primary: 14%").replace("meter:", "meter:  # here")
    assert said(text) == [Said("meter-incomplete", "warning", CITATION, here(text), "$1,000 for 1", None, WAGER, "A")]


def test_a_meter_that_is_not_stated_is_listed() -> None:
    text = poker(f"{WAGER}: {{paytable: A}}")
    assert said(text) == []
    assert (CITATION, f"{WAGER}: meter") in aside(text, Aside.NOT_STATED)


@pytest.mark.parametrize("rate", ["0.14", "14", "14 to 1", "fourteen percent"])
def test_a_rate_that_is_no_percentage(rate: str) -> None:
    text = progressive(f"seed_reseed: $1,000 for 1\nprimary: {rate}  # here")
    assert said(text) == [Said("unreadable-value", "error", CITATION, here(text), None, rate, WAGER)]
    assert results(text)[CITATION, f"{WAGER}: meter"] == "differs"


def test_an_unknown_figure() -> None:
    assert rules(progressive("seed_reseed: $1,000 for 1\nprimary: 14%\nsecondary: 2%")) == ["unknown-key"]


@pytest.mark.parametrize(("stated", "missing"), [("seed", "Reseed"), ("reseed", "Seed")])
def test_one_of_seed_and_reseed_alone_is_incomplete(stated: str, missing: str) -> None:
    text = progressive(f"{stated}: $1,000 for 1\nprimary: 14%")
    finding = only_finding(text)
    assert (finding.rule, finding.severity.value, finding.required) == ("meter-incomplete", "warning", "$1,000 for 1")
    assert finding.message.startswith(f"{missing} of the meter is not stated")


@pytest.mark.parametrize("rate", ["x", "0.05", "5 percent"])
def test_a_figure_beside_those_of_the_table_that_cannot_be_read_is_told_once(rate: str) -> None:
    text = progressive(f"seed_reseed: $1,000 for 1\nprimary: 14%\nreserve: {rate}  # here")
    assert said(text) == [Said("unreadable-value", "error", CITATION, here(text), None, rate, WAGER)]
    assert results(text)[CITATION, f"{WAGER}: meter"] == "differs"
