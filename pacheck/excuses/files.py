"""The files of excuses: the name that one is found by, and what is said of those that cannot be used."""

from __future__ import annotations

from pacheck.wording import shown

WAIVERS = "pacheck-waivers.yaml"


class BrokenWaivers(Exception):
    """A file of waivers that cannot be used: its path, the line of the fault and the fault in words."""

    def __init__(self, path: str, line: int, fault: str) -> None:
        super().__init__(f"{shown(path, 4096)}:{line}: {fault}")


class BrokenBaseline(Exception):
    """A baseline that cannot be used: its path, and why."""

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"{shown(path, 4096)}: {fault}")
