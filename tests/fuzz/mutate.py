"""Mutations that know what a submission looks like: they keep most of it readable, so that the checks are reached."""

from __future__ import annotations

import random

from tests.opinion.generate import CELLS, ODD_CELLS, submission, written

TOKENS = [
    *(
        "&a",
        "*a",
        "<<: *a",
        "!!str",
        "!x",
        "%YAML 1.1",
        "---",
        "...",
        "|",
        ">-",
        "? ",
        ": ",
        "- ",
        "# ",
        "{",
        "}",
        "[",
        "]",
    ),
    *(
        "\t",
        "\r",
        "\r\n",
        "\x00",
        "\x1b[2J",
        "\u202e",
        "\u200b",
        "\u0410",
        "\uff11",
        "\ufeff",
        "\u2028",
        "\x85",
        "\U000e0041",
    ),
    *(
        "\u00a0",
        "\u2013",
        "\u2019",
        "\u00d7",
        "\u221e",
        '"',
        "'",
        '"\\ud800"',
        '"\\x1b"',
        "`",
        "@",
        "|x|",
        "<b>",
        "::error::",
    ),
    *(
        "1e400",
        "-1",
        "0 to 1",
        "35 to 0",
        "1/2",
        "9" * 400,
        "1_000",
        "0x1F",
        "NO",
        "~",
        "null",
        "2025-02-30",
        "9999-12-31",
    ),
    *("game:", "chapter: 649a", "wagers:", "payouts:", "paytable: C", "elections: [649a.7(e)]", "wheel:", "sections:"),
    *CELLS[::7],
    *ODD_CELLS,
]


def changed(data: bytes, chance: random.Random) -> bytes:
    """Bytes of a submission with one or more lines or words changed; now and then another submission altogether."""
    if chance.random() < 0.1:
        seed = chance.randrange(1 << 30)
        return written(submission(seed), seed).encode()
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    for _ in range(chance.choice([1, 1, 2, 4])):
        place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                lines.insert(place, lines[other])
            case 1:
                lines[place], lines[other] = lines[other], lines[place]
            case 2 if len(lines) > 1:
                del lines[place]
            case 3:
                lines[place] = chance.choice([" ", "  ", "    "]) + lines[place]
            case 4:
                lines[place] = lines[place][chance.randrange(3) :]
            case 5:
                name, colon, _ = lines[place].partition(":")
                lines[place] = f"{name}{colon} {chance.choice(TOKENS)}"
            case _:
                at = chance.randrange(len(lines[place]) + 1)
                lines[place] = lines[place][:at] + chance.choice(TOKENS) + lines[place][at:]
    return "\n".join(lines).encode("utf-8", "surrogateescape")
