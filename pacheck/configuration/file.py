"""The configuration file: `pacheck.toml`, or the table `[tool.pacheck]` of a `pyproject.toml`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from pacheck.configuration.limits import TABLE, BadLimit, read_limits
from pacheck.configuration.options import OPTIONS, BadValue, Value, read_value
from pacheck.selection.reading import read_file
from pacheck.source.nodes import Fault
from pacheck.values.labels import nearest
from pacheck.wording import listing, quoted, shown

OWN_NAME = "pacheck.toml"
_SHARED_NAME = "pyproject.toml"
_TABLE = "[tool.pacheck]"


class BrokenConfiguration(Exception):
    """A configuration file that cannot be used: its path, the line where it is known, and the fault in words."""

    def __init__(self, path: str, line: int | None, fault: str) -> None:
        super().__init__(f"{shown(path, 4096)}:{f'{line}:' if line else ''} {fault}")


class Configuration(NamedTuple):
    """The options that a file sets; relative files and folders among them are seen from its folder."""

    path: str
    values: Mapping[str, Value]
    limits: Mapping[str, int] = MappingProxyType({})

    @property
    def folder(self) -> str:
        """The folder that holds the file."""
        return os.path.dirname(self.path)


def find_configuration(folder: str) -> str | None:
    """The configuration file in a folder: its own one first, then a shared one that has the table."""
    own, shared = os.path.join(folder, OWN_NAME), os.path.join(folder, _SHARED_NAME)
    if os.path.isfile(own):
        return own
    mentioned = os.path.isfile(shared) and "pacheck" in _text(shared)
    return shared if mentioned and _table(shared) is not None else None


def read_configuration(path: str) -> Configuration:
    """Read a configuration file. Raises BrokenConfiguration, also for a name that is no option."""
    values: dict[str, Value] = {}
    table = dict(_table(path) or {})
    try:
        limits = read_limits(table.pop(TABLE, {}))
    except BadLimit as bad:
        raise BrokenConfiguration(path, _line(path, bad.name, TABLE), bad.fault) from None
    for name, value in table.items():
        if name not in OPTIONS:
            near = nearest(name, list(OPTIONS))
            hint = f"Did you mean {near}?" if near else f"Known: {listing((*OPTIONS, TABLE), 'and')}."
            raise BrokenConfiguration(path, _line(path, name), f"there is no option {quoted(name)}. {hint}")
        try:
            values[name] = _from_folder(path, name, read_value(OPTIONS[name], value))
        except BadValue as bad:
            raise BrokenConfiguration(path, _line(path, name), f"“{name}” {bad}.") from None
    return Configuration(path, values, limits)


def _table(path: str) -> dict[str, Any] | None:
    """The options in a file; None for a shared file that has no table of them."""
    table: Any = _parsed(path)
    if os.path.basename(path) == _SHARED_NAME:
        for name in ("tool", "pacheck"):
            table = table.get(name) if isinstance(table, dict) else None
        if table is not None and not isinstance(table, dict):
            raise BrokenConfiguration(path, None, f"{_TABLE} is not a table.")
    return cast("dict[str, Any] | None", table)


def _from_folder(path: str, name: str, value: Value) -> Value:
    """Files and folders seen from where the configuration stands."""
    if not OPTIONS[name].names_files:
        return value
    folder = os.path.dirname(path)
    if isinstance(value, tuple):
        return tuple(_joined(folder, one) for one in value)
    return os.path.join(folder, str(value))


def _joined(folder: str, text: str) -> str:
    form, colon, file = text.partition(":")
    if colon and form in OPTIONS["format"].choices:
        return f"{form}:{os.path.join(folder, file)}"
    return os.path.join(folder, text)


@cache
def _text(path: str) -> str:
    data = read_file(path)
    if isinstance(data, Fault):
        raise BrokenConfiguration(path, None, data.message)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BrokenConfiguration(path, None, "the file is not encoded as UTF-8.") from None


@cache
def _parsed(path: str) -> dict[str, Any]:
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib

    try:
        return cast("dict[str, Any]", tomllib.loads(_text(path)))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BrokenConfiguration(path, None, f"the file is not TOML: {shown(str(error), 200)}.") from None


def _line(path: str, name: str, below: str = "") -> int | None:
    """The line on which an option is set, as far as it can be told from the text; `below` is the table it may be in."""
    dotted = rf"(?:{below}\.)?" if below else ""
    setting = re.compile(rf"""^\s*(?:{dotted}["']?{re.escape(name)}["']?\s*=|\[{re.escape(name)}\])""")
    tables = {None} if os.path.basename(path) == OWN_NAME else {_TABLE, f"{_TABLE[:-1]}.{below}]"}
    for number, line in enumerate(_text(path).splitlines(), 1):
        if line.strip() in tables:
            tables = {None}
        elif None in tables and setting.match(line):
            return number
    return None
