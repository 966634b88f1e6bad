"""The file of waivers. It is strict: a waiver that could be misunderstood stops the run."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeVar

from pacheck.excuses.files import BrokenWaivers
from pacheck.excuses.waivers import Waiver
from pacheck.findings import Approval, Place
from pacheck.rules import RULES
from pacheck.source.nodes import Fault, Mapping, Node, Scalar, Sequence
from pacheck.source.reader import read_documents
from pacheck.values.labels import nearest
from pacheck.values.measures import read_date
from pacheck.values.numbers import Unreadable
from pacheck.wording import listing, quoted, shown

T = TypeVar("T")

_NAMES = (
    "path", "certificate_holder", "rule", "citation", "wager", "hand", "submitted", "reference", "until", "reason"
)  # fmt: skip
_NEEDED = ("rule", "citation", "reference", "until", "reason")
_REFERENCE_LENGTH = 200


def read_waivers(path: str, data: bytes | Fault, never_waived: Collection[str]) -> tuple[Waiver, ...]:
    """The waivers in the bytes of a file, in its order. Raises BrokenWaivers, also for a rule that is never waived."""
    try:
        return tuple(_waivers(data, never_waived))
    except _Wrong as wrong:
        raise BrokenWaivers(path, wrong.line, wrong.fault) from None


class _Wrong(Exception):
    def __init__(self, place: Place, fault: str) -> None:
        super().__init__(fault)
        self.line, self.fault = place.line, fault


def _waivers(data: bytes | Fault, never_waived: Collection[str]) -> Iterator[Waiver]:
    if isinstance(data, Fault):
        raise _Wrong(data.place, data.message)
    documents = list(read_documents(data))
    for fault in (fault for document in documents for fault in document.faults):
        raise _Wrong(fault.place, fault.message)
    root = documents[0].root
    start = Place(1, 1, 1, 1)
    if len(documents) != 1 or not isinstance(root, Mapping):
        raise _Wrong(start, "the file needs “waivers:” with a list under it.")
    listed = _fields(root, ("waivers",)).get("waivers")
    if listed is None or not isinstance(listed, Sequence):
        raise _Wrong(root.place, "the file needs “waivers:” with a list under it.")
    for number, item in enumerate(listed.items):
        yield _waiver(number, item, never_waived)


def _waiver(number: int, item: Node, never_waived: Collection[str]) -> Waiver:
    if not isinstance(item, Mapping):
        raise _Wrong(item.place, "a waiver consists of names with values.")
    texts = {name: _text(name, value) for name, value in _fields(item, _NAMES).items()}
    for name in _NEEDED:
        if name not in texts:
            raise _Wrong(item.place, f"the waiver has no “{name}”; it needs {listing(_NEEDED, 'and')}.")
    if "path" not in texts and "certificate_holder" not in texts:
        raise _Wrong(item.place, "the waiver names neither a “path” nor a “certificate_holder”.")
    rule = texts["rule"]
    if rule.text not in RULES:
        near = nearest(rule.text, list(RULES))
        raise _Wrong(rule.place, f"there is no rule {quoted(rule.text)}." + (f" Did you mean {near}?" if near else ""))
    if rule.text in never_waived:
        raise _Wrong(rule.place, f"what the rule “{rule.text}” finds is never waived.")
    approval = Approval(
        shown(texts["reference"].text, _REFERENCE_LENGTH),
        _read(texts["until"], read_date),
        shown(texts["reason"].text, _REFERENCE_LENGTH),
    )

    def typed(name: str) -> str | None:
        return texts[name].text if name in texts else None

    return Waiver(
        place=item.place,
        pointer=f"/waivers/{number}",
        rule=rule.text,
        citation=texts["citation"].text.removeprefix("§").strip(),
        approval=approval,
        path=_path(texts["path"]) if "path" in texts else None,
        certificate_holder=typed("certificate_holder"),
        wager=typed("wager"),
        hand=typed("hand"),
        submitted=typed("submitted"),
    )


def _fields(mapping: Mapping, known: tuple[str, ...]) -> dict[str, Node]:
    """The values by name; every name must be known and stand once."""
    fields: dict[str, Node] = {}
    for key, value in mapping.pairs:
        name = key.text if isinstance(key, Scalar) else ""
        if name not in known:
            near = nearest(name, known)
            hint = f"Did you mean {near}?" if near else f"Known: {listing(known, 'and')}."
            raise _Wrong(key.place, f"the name {quoted(name)} is not known here. {hint}")
        if name in fields:
            raise _Wrong(key.place, f"“{name}” is given twice.")
        fields[name] = value
    return fields


def _text(name: str, value: Node) -> Scalar:
    if not isinstance(value, Scalar) or not value.text.strip():
        raise _Wrong(value.place, f"“{name}” needs a single value.")
    return value


def _path(text: Scalar) -> str:
    """A path seen from the folder of the waivers; it names a file, or a folder with all below it."""
    path = text.text.replace("\\", "/").removeprefix("./")
    if path.startswith("/") or ".." in path.split("/") or "*" in path:
        raise _Wrong(text.place, f"{quoted(text.text)} is not a file or folder below the one of this file.")
    return path


def _read(text: Scalar, reader: Callable[[str], T]) -> T:
    try:
        return reader(text.text)
    except Unreadable as unreadable:
        raise _Wrong(text.place, f"{quoted(text.text)} {unreadable.problem}.") from None
