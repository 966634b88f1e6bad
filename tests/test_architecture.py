"""The way of the data, held: imports point down it, checks are pure, figures stand in `schemas/`, modules are short."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pacheck
from pacheck.regulations.catalog import game_files, regulation

PACKAGE = Path(pacheck.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if "schemas" not in path.parts
}

# What stands in one line knows only the lines above it, and its own folder.
WAY = (
    ("wording", "parallel", "misuse"),
    ("findings", "rules"),
    ("values",),
    ("source",),
    ("regulations",),
    ("submission",),
    ("structure", "compare"),
    ("checks",),
    ("pipeline",),
    ("report", "selection", "excuses"),
    ("law", "choices", "linting", "lawschema"),
    ("amendment", "drafting"),
    ("checking",),
    ("mending",),
    ("explanations", "survey"),
    ("api",),
    ("configuration",),
    ("run",),
    ("__init__",),
    ("commands",),
    ("cli",),
    ("__main__",),
)
RANK = {part: number for number, parts in enumerate(WAY) for part in parts}

MOST_LINES = 260


def part_of(module: str) -> str:
    return module.partition(".")[0]


def imports(path: Path) -> Iterator[str]:
    """The modules of the package that a module imports, wherever in it, without the package's own name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            whole = node.module == "pacheck"
            names = [f"pacheck.{alias.name}" if whole else str(node.module) for alias in node.names]
        else:
            continue
        yield from (name.removeprefix("pacheck.") for name in names if name.startswith("pacheck."))


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down_the_way_of_the_data(module: str) -> None:
    own = part_of(module)
    assert own in RANK, f"{own} has no place on the way of the data"
    for imported in imports(MODULES[module]):
        other = part_of(imported)
        if other in ("__version__", own):
            continue
        assert RANK[other] < RANK[own], f"{module} imports {imported}"


def test_no_two_modules_import_each_other() -> None:
    graph = {module: {name for name in imports(path) if name in MODULES} for module, path in MODULES.items()}
    remaining = dict(graph)
    while free := [module for module, needed in remaining.items() if not needed & remaining.keys()]:
        for module in free:
            del remaining[module]
    assert list(remaining) == []


PURE = [module for module in MODULES if part_of(module) in ("checks", "compare", "values", "structure", "submission")]
OUTSIDE = {"os", "io", "sys", "pathlib", "subprocess", "socket", "logging", "tempfile", "shutil", "random", "time"}


@pytest.mark.parametrize("module", PURE)
def test_checks_neither_print_nor_open_files(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "open", "input", "exec", "eval", "float")
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("read_text", "write_text", "read_bytes", "today", "now")
        if isinstance(node, ast.Import):
            assert not {alias.name.partition(".")[0] for alias in node.names} & OUTSIDE
        if isinstance(node, ast.ImportFrom):
            assert str(node.module).partition(".")[0] not in OUTSIDE


def strings(path: Path) -> Iterator[str]:
    """The texts in a module, without its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


LAWS = [regulation(file) for file in game_files()]
GAMES = {law.game for law in LAWS}
WAGERS = {wager for law in LAWS for wager in law.wagers if re.search("[A-Za-z]", wager)}
ELECTIONS = {election.name for law in LAWS for election in law.elections}
CITATION = re.compile(rf"\b(?:601a|{'|'.join(law.chapter for law in LAWS)})\b")
FIGURE = re.compile(r"\d (?:to|for) \d|\$\d")
WITH_EXAMPLES = ("values", "source", "rules")
"""Parts whose help shows the writer how odds and money are written."""


@pytest.mark.parametrize("module", MODULES)
def test_no_module_knows_a_game_or_a_wager(module: str) -> None:
    for text in strings(MODULES[module]):
        assert not [name for name in GAMES | WAGERS | ELECTIONS if " " in name and name in text]
        assert text not in WAGERS
        assert not CITATION.search(text)


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) not in WITH_EXAMPLES])
def test_no_figure_of_a_regulation_stands_in_code(module: str) -> None:
    assert [text for text in strings(MODULES[module]) if FIGURE.search(text)] == []


@pytest.mark.parametrize("module", MODULES)
def test_modules_are_short(module: str) -> None:
    assert len(MODULES[module].read_text(encoding="utf-8").splitlines()) < MOST_LINES


@pytest.mark.parametrize("module", MODULES)
def test_every_module_says_what_it_is_for(module: str) -> None:
    documentation = ast.get_docstring(ast.parse(MODULES[module].read_text(encoding="utf-8")))
    assert documentation
    assert documentation.strip()


def test_no_arithmetic_is_binary() -> None:
    for module, path in MODULES.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, float):
                assert module == "values.labels", f"{module} holds the float {node.value}"
