"""The YAML files of the project's own: read as text with lines, regulation files held to their JSON Schema."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from pacheck.regulations.broken import BrokenRegulation
from pacheck.regulations.citations import Citations
from pacheck.regulations.files import schemas_folder
from pacheck.regulations.plain import NameFault, Plain, to_plain
from pacheck.regulations.sums import SCHEMA, is_known
from pacheck.source.nodes import Mapping
from pacheck.source.reader import read_documents


def read_plain(path: Path, data: bytes) -> Plain:
    """Read a YAML file of the project's own as plain text values that remember their lines. Raises BrokenRegulation."""
    documents = list(read_documents(data))
    for fault in (fault for document in documents for fault in document.faults):
        raise BrokenRegulation(path, fault.place.line, fault.message)
    if len(documents) != 1 or not isinstance(documents[0].root, Mapping):
        raise BrokenRegulation(path, 1, "the file is not one document of names and values")
    try:
        return to_plain(documents[0].root)
    except NameFault as name:
        raise BrokenRegulation(path, name.line, name.fault) from None


def read_regulation_file(path: Path, citations: Citations) -> Plain:
    """Read a regulation file, and hold it to its JSON Schema unless its bytes are known. Raises BrokenRegulation."""
    data = path.read_bytes()
    plain = read_plain(path, data)
    if not is_known(path, data):
        validate(path, plain, citations)
    return plain


def validate(path: Path, plain: Plain, citations: Citations) -> None:
    """Hold a regulation file to the schema of regulation files. Raises BrokenRegulation."""
    from pacheck.regulations.form import form_faults

    for line, fault in form_faults(plain, regulation_validator(citations)):
        raise BrokenRegulation(path, line, fault)


@cache
def regulation_validator(citations: Citations) -> Any:
    """The validator of the regulation files of a code that is so cited."""
    import json

    from jsonschema import Draft202012Validator

    schema = json.loads((schemas_folder() / SCHEMA).read_text(encoding="utf-8"))
    schema["$defs"]["chapter"]["pattern"] = citations.chapter_pattern
    schema["$defs"]["citation"]["pattern"] = citations.citation_pattern
    return Draft202012Validator(schema)
