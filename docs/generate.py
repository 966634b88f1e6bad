"""Write what would otherwise be written twice: the reports beside the examples, and the generated blocks of README.

`python docs/generate.py` writes; `python docs/generate.py --check` only says what is stale, and then exits with 1.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from pacheck.explanations.markdown import rules_document
from pacheck.law.coverage import State, days_in_words
from pacheck.law.coverage import coverage as covered
from pacheck.linting.pack import regulation_files
from pacheck.regulations import model
from pacheck.regulations.catalog import BUILT_IN, citations_of, game_files, regulation
from pacheck.regulations.documents import read_plain, validate
from pacheck.regulations.files import schemas_folder
from pacheck.regulations.sums import SUMS, sums_text
from pacheck.wording import listing

ROOT = Path(__file__).resolve().parent.parent
AS_OF = "2026-01-15"
"""The day that counts in generated reports for submissions without an effective date."""


def main(arguments: list[str]) -> int:
    """Write or check everything; the number of stale files decides the exit status."""
    stale = [path for path, text in generated() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"stale: {path.relative_to(ROOT)}; run python docs/generate.py")
        return 1 if stale else 0
    for path, text in generated():
        path.write_text(text, encoding="utf-8")
    return 0


def generated() -> Iterator[tuple[Path, str]]:
    """Every generated file with its text. Raises BrokenRegulation for a regulation file that is not valid."""
    yield schemas_folder() / SUMS, validated_sums()
    for example in sorted((ROOT / "examples").rglob("*.yaml")):
        yield example.with_suffix(".report.txt"), report_of(example)
    for example in sorted(schemas_folder().glob("*/examples/*/*.yaml")):
        yield example.with_suffix(".report.txt"), report_of(example, "--schemas", str(example.parents[2]))
    yield ROOT / "docs" / "rules.md", rules_document()
    yield ROOT / "docs" / "coverage.md", coverage_document()
    readme = ROOT / "README.md"
    yield readme, with_blocks(readme.read_text(encoding="utf-8"))


def validated_sums() -> str:
    """The sums of the regulation files, after each of them is validated."""
    packs = sorted(path.parent for path in schemas_folder().glob("*/pack.yaml"))
    files = [path for folder in packs for path in regulation_files(folder)]
    for path in files:
        validate(path, read_plain(path, path.read_bytes()), citations_of(path.parent))
    return sums_text([*(folder / "pack.yaml" for folder in packs), *files])


def report_of(example: Path, *options: str) -> str:
    """What `pacheck check` prints for an example, run as a user would."""
    name = example.relative_to(ROOT).as_posix()
    command = [sys.executable, "-m", "pacheck", "check", name, "--format", "diff", "--as-of", AS_OF, "--color", "never"]
    command += options
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if ran.returncode not in (0, 1):
        raise SystemExit(ran.stderr)
    return ran.stdout


def with_blocks(text: str) -> str:
    """README with its marked blocks made anew."""

    def example(match: re.Match[str]) -> str:
        report = report_of(ROOT / match["path"])
        return f"{match['start']}```\n$ pacheck check {match['path']}\n{report}```\n<!-- end -->"

    text = re.sub(r"(?P<start><!-- example: (?P<path>\S+) -->\n).*?<!-- end -->", example, text, flags=re.DOTALL)
    return re.sub(
        r"(<!-- coverage -->\n).*?<!-- end -->",
        lambda match: f"{match[1]}{coverage()}<!-- end -->",
        text,
        flags=re.DOTALL,
    )


def coverage() -> str:
    """README's table: what is compared, by game and citation, and the games of which there are names only."""
    laws = [regulation(file) for file in game_files()]
    names = [law for law in laws if covered(law).state is State.NAMES_ONLY]
    checked = [law for law in laws if law not in names]
    games = listing([f"{law.game} ({law.chapter})" for law in names], "and")
    table = coverage_table(checked, lambda rule: not isinstance(rule, model.UnrecordedRule))
    more = f"Of {len(names)} more games there are names only: their odds are accepted and reported as unverified"
    return f"{table}\n{more}. They are {games}. [docs/coverage.md](docs/coverage.md) has every chapter.\n"


def coverage_document() -> str:
    """Every chapter that is known to exist, and what of it is on record."""
    laws = [regulation(file) for file in game_files()]
    lines = [
        "# What is on record",
        "",
        COVERAGE_INTRODUCTION,
        "| chapter | game | state | not seen |",
        "| --- | --- | --- | --- |",
    ]
    for file, law in zip(game_files(), laws, strict=True):
        chapters = ", ".join(file.chapters)
        lines.append(f"| {chapters} | {law.game} | {covered(law).state.value} | {law.not_seen or '-'} |")
    lines += [
        f"| {chapter} | - | nothing on record | all of it; named by {page} |"
        for chapter, page in BUILT_IN.nothing_on_record.items()
    ]
    table = coverage_table(laws, lambda rule: True)
    return "\n".join([*lines, "", "## Provision by provision", "", table])


COVERAGE_INTRODUCTION = """
Each chapter about a table game that is known to exist, and how much of it pacheck checks. *Checked*: the sections seen
are checked whole. *Partly*: some figures are on record and checked, others are not. *Names only*: wagers, elections or
the game's name are on record, and no figure. What is not on record is accepted and reported as unverified.
`pacheck games` shows the same. Each game's file names the pages that its figures were read from: one where only one
was found, and where there are two, that they agree. `pacheck show GAME` prints them.
""".lstrip()


def coverage_table(laws: Iterable[model.Regulation], wanted: Callable[[model.Rule], bool]) -> str:
    """The table of what is checked, by game and citation."""
    lines = ["| game | citation | what is checked | how it binds |", "| --- | --- | --- | --- |"]
    for law in laws:
        rows = dict.fromkeys(row for rule in law.rules if wanted(rule) for row in row_of(rule))
        rows |= dict.fromkeys((f"§ {days.citation}", "effective date", days_in_words(days)) for days in law.in_force)
        merged: dict[tuple[str, str], list[str]] = {}
        for citation, what, how in rows:
            merged.setdefault((citation, how), []).append(what)
        lines += [
            f"| {law.game} | {citation} | {', '.join(what)} | {how} |" for (citation, how), what in merged.items()
        ]
    return "\n".join(lines) + "\n"


def row_of(rule: model.Rule) -> Iterator[tuple[str, str, str]]:
    """Citation, subject and force of a rule, for the table; rules of play have no row."""
    binds, citation = rule.provision.binds.value, f"§ {rule.provision.citation}"
    if isinstance(rule, model.UnrecordedRule):
        what = f"{rule.what[:1].lower()}{rule.what[1:]} of {listing(rule.wagers, 'and')}"
        yield citation, what, "not on record: unverified"
    elif isinstance(rule, model.PaytableRule):
        letters = f": one of Paytable {listing(rule.letters)}" if rule.letters else ""
        unsettled = any(isinstance(cell, model.Unsettled) for table in rule.tables for cell in table.rows.values())
        elected = f", where § {rule.provision.if_elected} is elected" if rule.provision.if_elected else ""
        yield citation, rule.wager + elected, f"{binds}{letters}{'; unsettled cells' if unsettled else ''}"
    elif isinstance(rule, model.OptionalRowRule):
        yield citation, f"{rule.wager}: {rule.hand}", f"{binds}, optional"
    elif isinstance(rule, model.OddsRule):
        yield citation, rule.wager, binds
    elif isinstance(rule, model.MeterRule):
        yield citation, f"{rule.wager}: meter", binds
    elif isinstance(rule, model.EnvyRule):
        yield citation, f"{rule.wager}: Envy Bonus for {listing(map(str, rule.schedules), 'and')}", binds
    elif isinstance(rule, model.CountsRule):
        yield citation, "wheel: counts of sections", binds
    elif not isinstance(rule, model.PlayRule):
        yield citation, ": ".join(rule.path).replace("_", " "), binds


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
