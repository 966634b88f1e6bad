"""Where a file of the project's own departs from its JSON Schema, in the words of the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pacheck.regulations.plain import Plain
from pacheck.wording import counted, listing, quoted

_SHAPES = {"string": "a single value", "array": "a list", "object": "names with values"}


class FormFault(NamedTuple):
    """A fault of form, and the line at which it stands."""

    line: int
    fault: str


def form_faults(plain: Plain, validator: Any) -> list[FormFault]:
    """What a JSON Schema validator finds in a file, by line; each thing once."""
    found = (
        FormFault(plain.line((*error.absolute_path, *step)), fault)
        for error in validator.iter_errors(plain.value)
        for step, fault in _told(error)
    )
    return sorted(set(found))


def _told(error: Any) -> Iterator[tuple[tuple[Any, ...], str]]:
    """The faults that one error stands for, each with the steps from the error's place to its own."""
    kind, wanted, instance = error.validator, error.validator_value, error.instance
    if kind == "required":
        yield from (((), f"{quoted(name)} is missing") for name in wanted if name not in instance)
    elif kind == "additionalProperties":
        known, patterns = error.schema.get("properties", {}), error.schema.get("patternProperties", {})
        for name in instance:
            if name not in known and not any(re.search(pattern, name) for pattern in patterns):
                yield (name,), f"{quoted(name)} has no meaning here"
    elif kind == "dependentRequired":
        for name, needed in wanted.items():
            if name in instance:
                missing = [quoted(one) for one in needed if one not in instance]
                yield from (((name,), f"{quoted(name)} needs {one} beside it") for one in missing)
    elif kind in ("oneOf", "anyOf"):
        yield (), _alternatives(_required_by(wanted), instance)
    elif kind == "not":
        yield (), f"{_names(_required_by([wanted]))} may not stand here"
    else:
        yield (), _value(kind, wanted, instance, error.schema)


def _value(kind: str, wanted: Any, instance: Any, schema: dict[str, Any]) -> str:
    if kind == "type":
        shapes = [_SHAPES[name] for name in ([wanted] if isinstance(wanted, str) else wanted)]
        blank = "; a colon needs a blank after it" if isinstance(instance, str) and ":" in instance else ""
        return f"needed here: {listing(shapes)}{blank}"
    if kind == "enum":
        return f"this must be one of {_names(wanted)}"
    if kind in ("minItems", "minProperties"):
        return f"at least {counted(wanted, 'entry', 'entries')} must stand here"
    if kind == "minLength":
        return "the value is empty"
    return f"{quoted(instance)} is not {schema.get('title', 'in the form needed here')}"


def _required_by(alternatives: Iterable[dict[str, Any]]) -> list[str]:
    return [name for one in alternatives for name in one.get("required", one.get("properties", ()))]


def _alternatives(names: list[str], instance: Any) -> str:
    present = [name for name in names if name in instance]
    if len(present) > 1:
        return f"{_names(present, 'and')} cannot stand together"
    return f"{_names(names)} is missing" if len(names) < 3 else f"one of these must stand here: {_names(names)}"


def _names(names: Iterable[str], word: str = "or") -> str:
    return listing(map(quoted, names), word)
