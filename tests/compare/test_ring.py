"""The ring comparison explains a wheel by the fewest edits, whatever its start and direction."""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from time import process_time

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pacheck.compare.ring import Edit, RingDifference, compare_rings

ORDER = (
    "7- 2 1 5 1 2 5 1 2 10 1 2 1 20 1 2 1 2 1 5 1 2 10 1 5 1 2 "
    "2- 1 5 1 40 2 1 2 1 10 2 1 5 1 2 1 5 2 1 20 1 2 1 10 1 2 1"
)
WHEEL = ORDER.split()
SYMBOLS = sorted(set(WHEEL))
INDEX = st.integers(0, len(WHEEL) - 1)
SMALL = st.text("abc", max_size=6)
LONGEST = 7


def turned(ring: Sequence[str], start: int) -> list[str]:
    return [*ring[start:], *ring[:start]]


def cost(difference: RingDifference) -> int:
    return len(difference.edits) + difference.reversed


def mended(difference: RingDifference, submitted: Sequence[str]) -> list[str]:
    """The submitted ring after the edits, read clockwise."""
    held = [[symbol] for symbol in submitted] + [[]]
    before: list[list[str]] = [[] for _ in held]
    for edit in difference.edits:
        if edit.kind == "swapped":
            one, other = edit.positions
            assert (held[one], held[other]) == ([edit.submitted[0]], [edit.submitted[1]])
            held[one], held[other] = held[other], held[one]
            assert edit.required == (*held[one], *held[other])
    for edit in difference.edits:
        (at, *_) = edit.positions
        if edit.kind == "missing":
            before[at].extend(edit.required)
        elif edit.kind != "swapped":
            assert held[at] == list(edit.submitted)
            held[at] = list(edit.required)
    ring = [symbol for at, there in enumerate(held) for symbol in before[at] + there]
    return ring[::-1] if difference.reversed else ring


def first_turn(ring: Sequence[str]) -> tuple[str, ...]:
    """The turn of a ring by which all its turns are known."""
    return min((tuple(turned(ring, start)) for start in range(len(ring))), default=())


def edited(ring: str) -> Iterator[str]:
    yield ring[::-1]
    for at, here in enumerate(ring):
        yield ring[:at] + ring[at + 1 :]
        for symbol in "abc":
            yield ring[:at] + symbol + ring[at + 1 :]
        for other in range(at):
            yield ring[:other] + here + ring[other + 1 : at] + ring[other] + ring[at + 1 :]
    if len(ring) < LONGEST:
        yield from (ring[:at] + new + ring[at:] for at in range(len(ring) + 1) for new in "abc")


@cache
def neighbours() -> dict[tuple[str, ...], set[tuple[str, ...]]]:
    rings = {first_turn(ring) for n in range(LONGEST + 1) for ring in product("abc", repeat=n)}
    return {ring: {first_turn(after) for after in edited("".join(ring))} for ring in rings}


@cache
def distances(ring: tuple[str, ...]) -> dict[tuple[str, ...], int]:
    """The fewest edits and reversals from a ring to every other, by breadth-first search."""
    found, queue = {ring: 0}, deque([ring])
    while queue:
        here = queue.popleft()
        for after in neighbours()[here] - found.keys():
            found[after] = found[here] + 1
            queue.append(after)
    return found


CASES = [
    pytest.param("abcdef", "abcdef", 0, False, [], id="equal"),
    pytest.param("abcdef", "defabc", 3, False, [], id="turned"),
    pytest.param("abcdef", "fedcba", 5, True, [], id="reversed"),
    pytest.param("abcdef", "cbafed", 2, True, [], id="reversed and turned"),
    pytest.param("abab", "baba", 1, False, [], id="its own mirror image is clockwise"),
    pytest.param("abcdef", "acbdef", 0, False, [("swapped", (1, 2), "bc", "cb")], id="neighbours"),
    pytest.param("abcdef", "aecdbf", 0, False, [("swapped", (1, 4), "be", "eb")], id="far swap"),
    pytest.param("abcdef", "fbcdea", 0, False, [("swapped", (0, 5), "af", "fa")], id="seam swap"),
    pytest.param("abcdef", "abxdef", 0, False, [("replaced", (2,), "c", "x")], id="replaced"),
    pytest.param("abcdef", "abdef", 0, False, [("missing", (2,), "c", "")], id="missing"),
    pytest.param("abcdef", "bcdef", 1, False, [("missing", (0,), "a", "")], id="first missing"),
    pytest.param("abcdef", "abcde", 0, False, [("missing", (5,), "f", "")], id="last missing"),
    pytest.param("abcdef", "abxcdef", 0, False, [("extra", (2,), "", "x")], id="extra"),
    pytest.param("abcdef", "xabcdef", 0, False, [("extra", (0,), "", "x")], id="extra first"),
    pytest.param("abcdef", "abcdefx", 0, False, [("extra", (6,), "", "x")], id="extra last"),
    pytest.param("abcdef", "fedxba", 5, True, [("replaced", (3,), "c", "x")], id="reversed fault"),
    pytest.param(
        "abcdefgh",
        "cbadefxh",
        0,
        False,
        [("swapped", (0, 2), "ac", "ca"), ("replaced", (6,), "g", "x")],
        id="two faults",
    ),
    pytest.param(
        "abcdefghi",
        "dbcgefahi",
        0,
        False,
        [("swapped", (0, 3), "gd", "dg"), ("swapped", (0, 6), "ag", "ga")],
        id="a circle of three is two exchanges",
    ),
]


@pytest.mark.parametrize(("required", "submitted", "rotation", "backwards", "edits"), CASES)
def test_named_faults(
    required: str,
    submitted: str,
    rotation: int,
    backwards: bool,
    edits: list[tuple[str, tuple[int, ...], str, str]],
) -> None:
    found = compare_rings(required, submitted)
    told = [(e.kind, e.positions, "".join(e.required), "".join(e.submitted)) for e in found.edits]
    assert (found.rotation, found.reversed, told) == (rotation, backwards, edits)
    assert found.comparable
    assert found.minimal


def test_alignment_is_in_submitted_order() -> None:
    found = compare_rings("abcdef", "cdexfa")
    told = [(cell.required, cell.submitted, cell.position) for cell in found.aligned]
    assert found.rotation == 2
    assert told == [
        ("b", None, None),
        ("c", "c", 0),
        ("d", "d", 1),
        ("e", "e", 2),
        (None, "x", 3),
        ("f", "f", 4),
        ("a", "a", 5),
    ]


LENGTHS = [
    pytest.param("ab", "ababa", False, id="too long"),
    pytest.param("ababa", "ab", False, id="too short"),
    pytest.param("", "a", False, id="nothing required"),
    pytest.param("ab", "abab", True, id="twice as long"),
    pytest.param("", "", True, id="both empty"),
]


@pytest.mark.parametrize(("required", "submitted", "comparable"), LENGTHS)
def test_very_unequal_lengths_are_refused(required: str, submitted: str, comparable: bool) -> None:
    found = compare_rings(required, submitted)
    assert found.comparable is comparable
    assert comparable or found == RingDifference(0, False, (), (), comparable=False)


@given(SMALL, SMALL)
@settings(max_examples=400, deadline=None)
def test_fewest_edits_by_exhaustive_search(required: str, submitted: str) -> None:
    found = compare_rings(required, submitted)
    assume(found.comparable)
    assert cost(found) == distances(first_turn(submitted))[first_turn(required)]
    assert first_turn(mended(found, submitted)) == first_turn(required)
    assert "".join(cell.submitted or "" for cell in found.aligned) == submitted


@given(INDEX, st.booleans())
def test_any_start_and_direction_is_recognised(start: int, backwards: bool) -> None:
    ring = turned(WHEEL[::-1] if backwards else WHEEL, start)
    found = compare_rings(WHEEL, ring)
    assert (found.rotation, found.reversed, found.edits) == (
        len(WHEEL) - 1 - start if backwards else start,
        backwards,
        (),
    )


@given(INDEX, INDEX, st.sampled_from(SYMBOLS))
@settings(deadline=None)
def test_one_replaced_section_is_that_edit(start: int, at: int, symbol: str) -> None:
    ring = turned(WHEEL, start)
    due, ring[at] = ring[at], symbol
    assume(symbol != due)
    found = compare_rings(WHEEL, ring)
    assert found.rotation == start
    assert found.edits == (Edit("replaced", (at,), (due,), (symbol,)),)


@given(INDEX, INDEX, INDEX)
@settings(deadline=None)
def test_one_exchange_is_that_edit(start: int, one: int, other: int) -> None:
    ring = turned(WHEEL, start)
    assume(one < other and ring[one] != ring[other])
    due = ring[one], ring[other]
    ring[other], ring[one] = due
    found = compare_rings(WHEEL, ring)
    assert found.rotation == start
    assert found.edits == (Edit("swapped", (one, other), due, due[::-1]),)


@given(INDEX, INDEX)
@settings(deadline=None)
def test_one_missing_section_is_that_edit(start: int, at: int) -> None:
    ring = turned(WHEEL, start)
    due = ring.pop(at)
    (edit,) = compare_rings(WHEEL, ring).edits
    assert (edit.kind, edit.required, edit.submitted) == ("missing", (due,), ())
    assert edit.positions[0] % len(ring) == at % len(ring)


@given(INDEX, INDEX, st.sampled_from([*SYMBOLS, "99"]))
@settings(deadline=None)
def test_one_extra_section_is_that_edit(start: int, at: int, symbol: str) -> None:
    ring = turned(WHEEL, start)
    unique = symbol not in (ring[at], ring[at - 1])
    ring.insert(at, symbol)
    found = compare_rings(WHEEL, ring)
    (edit,) = found.edits
    assert (edit.kind, edit.required, edit.submitted) == ("extra", (), (symbol,))
    assert edit.positions == (at,) or not unique
    assert first_turn(mended(found, ring)) == first_turn(WHEEL)


@given(st.permutations(WHEEL))
@settings(max_examples=5, deadline=None)
def test_a_shuffled_wheel_is_explained_soundly(ring: list[str]) -> None:
    found = compare_rings(WHEEL, ring)
    assert first_turn(mended(found, ring)) == first_turn(WHEEL)
    assert found == compare_rings(WHEEL, ring)


@pytest.mark.parametrize(
    ("ring", "seconds"),
    [
        pytest.param([*WHEEL[9:30], "5", "99", *WHEEL[32:], *WHEEL[1:9]], 0.5, id="a few faults"),
        pytest.param(WHEEL * 2, 1.5, id="the wheel twice"),
        pytest.param(sorted(WHEEL * 2), 1.5, id="sorted and twice"),
    ],
)
def test_time_is_bounded(ring: list[str], seconds: float) -> None:
    before = process_time()
    compare_rings(WHEEL, ring)
    assert process_time() - before < 2 * seconds
