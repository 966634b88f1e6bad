"""A fault of a regulation file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Weight(str, Enum):
    """Whether a pack cannot be used as it is, or something in it may be a slip."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class PackFault:
    """A fault of a regulation file, at a line (from 1), in words; under a citation where it is about a provision."""

    path: Path
    line: int
    weight: Weight
    message: str
    citation: str | None = None
