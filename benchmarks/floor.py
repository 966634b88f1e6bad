"""The floor of the benchmark: the C parser makes nodes of each file in a folder, on all processors; nothing else is
done.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import Pool
from pathlib import Path

from ruamel.yaml.cyaml import CParser
from ruamel.yaml.resolver import BaseResolver


class Composer(CParser, BaseResolver):  # type: ignore[misc]  # ruamel.yaml ships no types for its C parser
    """The C parser's own making of nodes, with a resolver that leaves all text as it is."""

    def __init__(self, data: bytes) -> None:
        CParser.__init__(self, data)
        BaseResolver.__init__(self, loadumper=self)

    @property
    def resolver(self) -> Composer:
        """What the parser asks for tags."""
        return self


def compose(path: Path) -> None:
    """Make the nodes of one file, if it is YAML."""
    parser = Composer(path.read_bytes())
    while parser.check_node():
        parser.get_node()


if __name__ == "__main__":
    paths = sorted(Path(sys.argv[1]).glob("*.yaml"))
    jobs = len(os.sched_getaffinity(0)) if len(paths) > 1_000 else 1
    if jobs == 1:
        for path in paths:
            compose(path)
    else:
        with Pool(jobs) as pool:
            for _ in pool.imap(compose, paths, 64):
                pass
