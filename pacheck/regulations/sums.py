"""Which regulation files were held to the schema of regulation files already, known by the sums of their bytes.

Validating takes longer than checking a submission. A file that has changed since, or a schema that has, is not known.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pacheck.regulations.files import schemas_folder

SUMS = "validated.sha256"
SCHEMA = "regulation.schema.json"


def is_known(path: Path, data: bytes) -> bool:
    """Whether the bytes of a regulation file have been validated against the schema as it is now."""
    sums = _sums()
    if sums.get(_name(path)) != _sum(data):
        return False
    held_to = (schemas_folder() / SCHEMA, path.with_name("pack.yaml"))
    return all(sums.get(_name(other)) == _sum(other.read_bytes()) for other in held_to)


def sums_text(files: Iterable[Path]) -> str:
    """The sums of validated files and of the schema, as `sha256sum --check` reads them."""
    paths = (schemas_folder() / SCHEMA, *files)
    return "".join(f"{_sum(path.read_bytes())}  {_name(path)}\n" for path in paths)


@cache
def _sums() -> dict[str, str]:
    try:
        lines = (schemas_folder() / SUMS).read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):
        return {}
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def _name(path: Path) -> str:
    """The path of a file as seen from the folder of the schemas; that of any other file is its own."""
    try:
        return path.relative_to(schemas_folder()).as_posix()
    except ValueError:
        return str(path)


def _sum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
