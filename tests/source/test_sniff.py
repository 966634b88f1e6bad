"""Whether a file looks like a Rules Submission: in doubt it does."""

from __future__ import annotations

import pytest

from pacheck.source.limits import MAX_BYTES
from pacheck.source.sniff import looks_like_a_submission


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"game: x\n", id="game"),
        pytest.param(b"a: 1\nchapter: 649a\n", id="chapter on a later line"),
        pytest.param(b"a: 1\rwagers: {}\r", id="old line ends"),
        pytest.param(b"Wager: 1\n", id="wager"),
        pytest.param(b"certificate holder: x\n", id="with a blank"),
        pytest.param(b"CERTIFICATE-HOLDER : x\n", id="capitals and a hyphen"),
        pytest.param(b"certificate_holder: x\n", id="with an underscore"),
        pytest.param(b'{"game": "x"}\n', id="JSON"),
        pytest.param(b"- game: x\n", id="in a list"),
        pytest.param(b"\xef\xbb\xbfgame: x\n", id="after a byte-order mark"),
        pytest.param(b"", id="nothing"),
        pytest.param(b"# a note\n---\n...\n", id="a comment"),
        pytest.param(b"a: 1\x00", id="NUL"),
        pytest.param(b"a" * (MAX_BYTES + 1), id="too large to be searched"),
    ],
)
def test_it_does(data: bytes) -> None:
    assert looks_like_a_submission(data)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"services: {}\n", id="another file"),
        pytest.param(b"games: x\n", id="a longer name"),
        pytest.param(b"a: game: x\n", id="inside a value"),
        pytest.param(b"video-game: x\n", id="the end of a name"),
        pytest.param(b"game\n", id="no colon"),
        pytest.param(b"a" * MAX_BYTES, id="as large as a file may be"),
        pytest.param(b"---\na: 1\n# game\n", id="the word in a comment"),
    ],
)
def test_it_does_not(data: bytes) -> None:
    assert not looks_like_a_submission(data)
