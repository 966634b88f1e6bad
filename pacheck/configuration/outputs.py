"""Files that a command writes beside what it prints: `FORMAT:FILE`, or a file whose ending tells the format."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TypeVar

from pacheck.wording import listing, quoted

Form = TypeVar("Form", bound=Enum)


class BadOption(Exception):
    """An option whose value cannot be used, and why."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"{name}: {fault}")


def read_outputs(texts: Sequence[str], endings: Mapping[str, Form], forms: type[Form]) -> tuple[tuple[Form, str], ...]:
    """Each file with its format. Raises BadOption for a format that is not clear, and where two would be one file."""
    outputs = tuple(_read(text, endings, forms) for text in texts)
    files = [os.path.realpath(path) for _, path in outputs if not os.path.exists(path) or os.path.isfile(path)]
    if len(files) > len(set(files)):
        raise BadOption("--output", "two reports cannot go to the same file.")
    return outputs


def _read(text: str, endings: Mapping[str, Form], forms: type[Form]) -> tuple[Form, str]:
    named, colon, path = text.partition(":")
    if colon and named in {form.value for form in forms}:
        return forms(named), path
    for ending, form in endings.items():
        if text.lower().endswith(ending):
            return form, text
    ways = f"name it ({next(iter(forms)).value}:FILE) or use {listing(endings)}"
    raise BadOption("--output", f"the format of {quoted(text)} is not clear: {ways}.")
