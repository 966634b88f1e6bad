"""The options that both the command line and a configuration file may set, by the same names."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from pacheck.report.formats import Format
from pacheck.report.printer import Color
from pacheck.wording import listing

Value: TypeAlias = str | bool | int | tuple[str, ...]


class FailOn(str, Enum):
    """From which weight on a finding fails the run."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Kind(Enum):
    """What an option takes."""

    FLAG = "true or false"
    TEXT = "a text"
    DAY = "a date as YYYY-MM-DD"
    NUMBER = "a whole number from 1 on"
    LIST = "a list of texts"


class Option(NamedTuple):
    """One option: what it takes, the only texts it takes if there are such, and whether it names files or folders."""

    kind: Kind
    choices: tuple[str, ...] = ()
    names_files: bool = False


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        "format": Option(Kind.TEXT, tuple(form.value for form in Format)),
        "output": Option(Kind.LIST, names_files=True),
        "strict": Option(Kind.FLAG),
        "fail-on": Option(Kind.TEXT, tuple(level.value for level in FailOn)),
        "as-of": Option(Kind.DAY),
        "color": Option(Kind.TEXT, tuple(color.value for color in Color)),
        "exclude": Option(Kind.LIST),
        "only-submissions": Option(Kind.FLAG),
        "allow-empty": Option(Kind.FLAG),
        "quiet": Option(Kind.FLAG),
        "verbose": Option(Kind.FLAG),
        "jobs": Option(Kind.NUMBER),
        "schemas": Option(Kind.LIST, names_files=True),
        "waivers": Option(Kind.TEXT, names_files=True),
        "baseline": Option(Kind.TEXT, names_files=True),
    }
)


class BadValue(Exception):
    """A value that an option does not take, and what it takes."""


def read_value(option: Option, value: object) -> Value:
    """The value of an option as a configuration file states it. Raises BadValue."""
    if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
        value = value.isoformat()
    match option.kind, value:
        case Kind.FLAG, bool():
            return value
        case Kind.NUMBER, int() if not isinstance(value, bool) and value > 0:
            return value
        case Kind.LIST, list() if all(isinstance(one, str) for one in value):
            return tuple(value)
        case ((Kind.TEXT | Kind.DAY), str()) if not option.choices or value in option.choices:
            return value
    raise BadValue(f"takes {listing(option.choices) if option.choices else option.kind.value}")
