"""Payout odds, and the other things that a cell of a paytable may hold."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pacheck.values.money import Money
from pacheck.values.odds import Agreement, Odds, Payout, Share, Word, agreement, read_odds, read_payout
from tests.values.support import NOT_NUMBERS, refusal, refused

Form = Literal["to", "for"]


@pytest.mark.parametrize(
    ("text", "win", "stake", "form"),
    [
        pytest.param("35 to 1", 35, 1, "to", id="to"),
        pytest.param("35-to-1", 35, 1, "to", id="hyphens"),
        pytest.param("35:1", 35, 1, "to", id="colon"),
        pytest.param("35 : 1", 35, 1, "to", id="colon between blanks"),
        pytest.param("35 TO 1", 35, 1, "to", id="capitals"),
        pytest.param("1,000 to 1", 1000, 1, "to", id="thousands"),
        pytest.param("1000 to 1", 1000, 1, "to", id="thousands without comma"),
        pytest.param("1,000,000:1", 1_000_000, 1, "to", id="two commas"),
        pytest.param("3 to 2", 3, 2, "to", id="stake of two"),
        pytest.param("1.5 to 1", Fraction(3, 2), 1, "to", id="decimals"),
        pytest.param("40.0 to 1", 40, 1, "to", id="decimal zero"),
        pytest.param("0.5 to 1", Fraction(1, 2), 1, "to", id="less than one"),
        pytest.param("0.125 to 1", Fraction(1, 8), 1, "to", id="three decimals of less than one"),
        pytest.param("999,999,999,999 to 1", 999_999_999_999, 1, "to", id="twelve digits"),
        pytest.param("even money", 1, 1, "to", id="even money"),
        pytest.param("Even Money", 1, 1, "to", id="even money in capitals"),
        pytest.param("500 for 1", 500, 1, "for", id="for"),
        pytest.param("500-for-1", 500, 1, "for", id="for with hyphens"),
        pytest.param("500 For 1", 500, 1, "for", id="for in capitals"),
        pytest.param("35\u00a0to\u00a01", 35, 1, "to", id="no-break spaces"),
        pytest.param("35\u2009to\u202f1", 35, 1, "to", id="thin spaces"),
        pytest.param("35\u2013to\u20131", 35, 1, "to", id="en dashes"),
        pytest.param("35\u2011to\u20111", 35, 1, "to", id="no-break hyphens"),
        pytest.param(" 35  to  1 ", 35, 1, "to", id="blanks around"),
    ],
)
def test_odds_are_read_exactly(text: str, win: int | Fraction, stake: int, form: Form) -> None:
    odds = read_payout(text)
    assert isinstance(odds, Odds)
    assert (odds.win, odds.stake, odds.form) == (Fraction(win), Fraction(stake), form)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("100% of meter", Share(Fraction(100)), id="share"),
        pytest.param("10 % of the meter", Share(Fraction(10)), id="share with blank and article"),
        pytest.param("25% of the progressive meter", Share(Fraction(25)), id="share of the progressive meter"),
        pytest.param("0.5% of meter", Share(Fraction(1, 2)), id="share with decimals"),
        pytest.param("$100,000", Money(Fraction(100_000)), id="money"),
        pytest.param("$1000000", Money(Fraction(1_000_000)), id="money without commas"),
        pytest.param("$2.50", Money(Fraction(5, 2)), id="money with cents"),
        pytest.param("Push", Word.PUSH, id="push"),
        pytest.param("PUSH", Word.PUSH, id="push in capitals"),
        pytest.param("N/A", Word.NOT_PAID, id="not paid"),
        pytest.param("n/a", Word.NOT_PAID, id="not paid in small letters"),
    ],
)
def test_other_cells_are_read_exactly(text: str, expected: Payout) -> None:
    assert read_payout(text) == expected


REFUSED = {
    "nothing": "",
    "a bare number": "35",
    "a bare number with comma": "1,000",
    "a bare decimal": "1.5",
    "a hyphen alone": "40-1",
    "a hyphen between blanks": "40 - 1",
    "a dash alone": "40\u20131",
    "a slash": "40/1",
    "a leading zero": "040 to 1",
    "a leading zero in the stake": "40 to 01",
    "thousands or decimals": "1.000 to 1",
    "thousands or decimals in the stake": "3 to 1.000",
    "a plus sign": "+35 to 1",
    "a minus sign": "-35 to 1",
    "a minus sign in the stake": "35 to -1",
    "a typographic minus": "\u221235 to 1",
    "zero": "0 to 1",
    "zero with decimals": "0.0 to 1",
    "a stake of zero": "35 to 0",
    "thirteen digits": "1234567890123 to 1",
    "thirteen digits with decimals": "123456789012.5 to 1",
    "no blank before the word": "35to 1",
    "no blanks": "35to1",
    "no stake": "35 to",
    "no win": "to 1",
    "a second colon": "35:1:1",
    "two figures in words": "thirty-five to one",
    "both forms": "35 to 1 for 1",
    "another word": "35 against 1",
    "a comma for the point": "1,5 to 1",
    "a dollar sign": "$500 for 1",
    "a percent sign": "35% to 1",
    "a comment without blank": "35 to 1#note",
    "a share without its meter": "100%",
    "a share of something else": "100% of pot",
    "a Kelvin sign in a word": "100% of jac\u212apot",
    "a long s in a word": "pu\u017fh",
    "a Cyrillic letter in a word": "35 t\u043e 1",
    "a full-width colon": "35\uff1a1",
    "a ratio sign": "35\u22361",
    "a division slash": "40\u22151",
    "not applicable without slash": "NA",
    "null": "null",
    "a tilde": "~",
    "a truth value": "true",
}


@refused(REFUSED)
def test_other_forms_are_refused_with_a_remedy(text: str) -> None:
    assert refusal(read_payout, text).remedy


@pytest.mark.parametrize("form", ["{} to 1", "35 to {}", "{} for 1", "{}:1"], ids=lambda form: form.format("n"))
@refused(NOT_NUMBERS)
def test_no_odds_hold_what_is_no_number(form: str, text: str) -> None:
    assert refusal(read_payout, form.format(text)).remedy


@pytest.mark.parametrize("form", ["{}% of meter", "${}"], ids=["share", "money"])
@refused(NOT_NUMBERS)
def test_no_other_cell_holds_what_is_no_number(form: str, text: str) -> None:
    refusal(read_payout, form.format(text))


@pytest.mark.parametrize("text", ["-5% of meter", "1234567890123% of meter", "$1234567890123", "$,100"])
def test_a_refused_share_or_amount_has_a_remedy(text: str) -> None:
    assert refusal(read_payout, text).remedy


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        pytest.param("35", "Write 35 to 1, or 35 for 1.", id="bare"),
        pytest.param("40-1", "Write 40 to 1.", id="hyphen"),
        pytest.param("40/1", "Write 40 to 1.", id="slash"),
        pytest.param("3/2", "Write 3 to 2.", id="slash of two"),
        pytest.param("1.000 to 1", "Write 1,000 or 1000 for thousands.", id="point"),
        pytest.param("040 to 1", "Write the number without leading zeros.", id="leading zero"),
        pytest.param("1,00 to 1", "Commas separate thousands (1,000); decimals need a point (1.5).", id="comma"),
        pytest.param("35 to 1#x", "A comment needs a blank before its “#”.", id="comment"),
    ],
)
def test_the_remedy_shows_the_right_form(text: str, remedy: str) -> None:
    assert refusal(read_payout, text).remedy == remedy


@pytest.mark.parametrize("text", ["1000.000 to 1", "1,000.000 to 1"])
def test_a_remedy_never_shows_a_form_that_is_refused(text: str) -> None:
    assert "1000,000" not in refusal(read_odds, text).remedy


@pytest.mark.parametrize(
    ("required", "submitted", "expected"),
    [
        pytest.param("35 to 1", "35 to 1", Agreement.SAME, id="same"),
        pytest.param("35 to 1", "35:1", Agreement.SAME, id="punctuation is no difference"),
        pytest.param("1 to 1", "even money", Agreement.SAME, id="even money"),
        pytest.param("500 for 1", "499 to 1", Agreement.OTHER_TERMS, id="to for for"),
        pytest.param("499 to 1", "500 for 1", Agreement.OTHER_TERMS, id="for for to"),
        pytest.param("1 to 1", "2 to 2", Agreement.OTHER_TERMS, id="not in lowest terms"),
        pytest.param("40 to 1", "40.0 to 1", Agreement.OTHER_TERMS, id="decimals"),
        pytest.param("3 to 2", "1.5 to 1", Agreement.OTHER_TERMS, id="decimals for a fraction"),
        pytest.param("500 for 1", "500 to 1", Agreement.DIFFERS, id="to in place of for"),
        pytest.param("500 to 1", "500 for 1", Agreement.DIFFERS, id="for in place of to"),
        pytest.param("35 to 1", "1 to 35", Agreement.DIFFERS, id="turned round"),
        pytest.param("1 to 1", "0.99999999999 to 1", Agreement.DIFFERS, id="a hair below"),
        pytest.param("100% of meter", "100% of meter", Agreement.SAME, id="same share"),
        pytest.param("100% of meter", "10% of meter", Agreement.DIFFERS, id="other share"),
        pytest.param("$100,000", "$100000", Agreement.SAME, id="same money"),
        pytest.param("$100,000", "100,000 to 1", Agreement.DIFFERS, id="odds for money"),
        pytest.param("1 to 1", "Push", Agreement.DIFFERS, id="push for odds"),
        pytest.param("Push", "push", Agreement.SAME, id="push"),
    ],
)
def test_how_two_payouts_agree(required: str, submitted: str, expected: Agreement) -> None:
    assert agreement(read_payout(required), read_payout(submitted)) is expected


def written(number: Fraction) -> str:
    return f"{float(number):.2f}" if number.denominator > 1 else str(number)


wholes = st.integers(1, 999_999_999).map(Fraction)
hundredths = st.integers(1, 999_999).map(lambda cents: Fraction(cents, 100))
figures = st.one_of(wholes, hundredths)
forms: st.SearchStrategy[Form] = st.sampled_from(("to", "for"))


@given(figures, figures, forms)
def test_what_is_printed_is_read_again(win: Fraction, stake: Fraction, form: Form) -> None:
    odds = read_odds(f"{written(win)} {form} {written(stake)}")
    assert (odds.win, odds.stake, odds.form) == (win, stake, form)
    again = read_odds(str(odds))
    assert (again.win, again.stake, again.form, str(again)) == (win, stake, form, str(odds))


@given(wholes, wholes, st.sampled_from(("{:,} {} {:,}", "{}-{}-{}", "{:,} {} {}", " {}  {}  {:,}")), forms)
def test_every_way_of_writing_is_one_value(win: Fraction, stake: Fraction, layout: str, form: Form) -> None:
    assert read_odds(layout.format(int(win), form, int(stake))) == Odds(win, stake, form)


@given(wholes, wholes)
def test_to_and_for_differ_by_the_returned_wager(win: Fraction, stake: Fraction) -> None:
    to, for_ = read_odds(f"{win} to {stake}"), read_odds(f"{win + stake} for {stake}")
    assert to.net == for_.net == Fraction(win, stake)
    assert agreement(to, for_) is Agreement.OTHER_TERMS
    assert agreement(to, read_odds(f"{win} for {stake}")) is Agreement.DIFFERS


@given(st.text(max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        payout = read_payout(text)
    except ValueError:
        return
    if isinstance(payout, Odds):
        assert payout.win > 0
        assert payout.stake > 0
