"""`python -m tests.opinion.run [HOW MANY] [FIRST]`: the second opinion over many submissions; 100,000 unless told."""

from __future__ import annotations

import datetime
import sys
from collections import Counter
from collections.abc import Iterator

from pacheck.findings import Severity
from pacheck.pipeline import check_bytes
from tests.opinion.checker import complies
from tests.opinion.generate import submission, written

TODAY = datetime.date(2026, 1, 15)


def disagreements(seeds: range, tally: Counter[str]) -> Iterator[str]:
    """What the two checkers judge differently, as text; the tally counts what was judged, by game and verdict."""
    for seed in seeds:
        filed = submission(seed)
        text = written(filed, seed)
        (report,) = check_bytes("filed.yaml", text.encode(), TODAY)
        errors = [one for one in report.findings if one.severity is Severity.ERROR]
        expected = complies(filed)
        tally[f"{filed['game']}, {'compliant' if expected else 'not compliant'}"] += 1
        if expected != (not errors):
            said = "; ".join(f"line {one.place.line}: {one.citation} {one.message}" for one in errors)
            verdict = "compliant" if expected else "not compliant"
            yield f"Seed {seed}: {verdict}, but pacheck: {said or 'compliant'}\n{text}"


def main() -> int:
    """Run, print each disagreement and the tally; 1 where there is a disagreement."""
    numbers = [int(word) for word in sys.argv[1:]]
    many, first = [*numbers, *(100_000, 0)[len(numbers) :]]
    tally: Counter[str] = Counter()
    found = 0
    for one in disagreements(range(first, first + many), tally):
        found += 1
        print(one)
    for what, count in sorted(tally.items()):
        print(f"{count:>9,} {what}")
    print(f"{tally.total():>9,} submissions, {found} judged differently")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
