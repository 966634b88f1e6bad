"""The page on what is trusted: its limits are those that hold, and what it says is never done is never done."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import pacheck
from pacheck.configuration.limits import LIMITS
from pacheck.source import limits

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
MODULES = sorted(path for path in Path(pacheck.__file__).parent.rglob("*.py") if "schemas" not in path.parts)


def test_the_table_of_limits_is_that_of_the_constants() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([0-9,]+) \| ([0-9,]+) \| ", PAGE, flags=re.MULTILINE)
    names = [name for name in vars(limits) if name.startswith("MAX_")]
    assert [name.upper().replace("-", "_") for name, _, _ in rows] == names
    for (name, usual, ceiling), constant in zip(rows, names, strict=True):
        assert usual == f"{getattr(limits, constant):,}", name
        assert ceiling == f"{LIMITS[name]:,}", name


def test_the_guide_to_gates_names_every_limit() -> None:
    guide = (ROOT / "docs" / "gates.md").read_text(encoding="utf-8").partition("## Limits")[2]
    assert all(f"`{name}`" in guide for name in LIMITS)
    numbers = {"MAX_DOCUMENTS", "MAX_ENTRIES", "MAX_NODES", "MAX_DEPTH", "MAX_TEXT_LENGTH", "MAX_FAULTS"}
    assert all(re.search(rf"\b{getattr(limits, name):,}\b", guide) for name in numbers)
    assert limits.size(limits.MAX_BYTES) in guide


def test_the_pages_are_linked() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "(docs/threats.md)" in readme
    assert "(SECURITY.md)" in readme


NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "requests", "httpx", "urllib3", "asyncio", "aiohttp"}
PROGRAMS = {"subprocess", "pty", "ctypes", "runpy", "code", "pickle", "marshal", "shelve", "imp", "importlib_metadata"}
CALLS = {"eval", "exec", "compile", "__import__", "system", "popen", "fork", "execv", "import_module", "entry_points"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_connection_no_other_program_no_code_and_no_plug_in(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        # urllib.parse only writes and reads addresses.
        opened = {name.partition(".")[0] for name in names if name != "urllib.parse"}
        assert not opened & (NETWORK | PROGRAMS)
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            assert called not in CALLS or ast.unparse(node.func) == "re.compile", called
