"""Every figure of every regulation file, changed alone, is put back; where something is to be chosen, nothing changes.

The faults are those of the every-cell test of the check.
"""

from __future__ import annotations

import pytest

from pacheck.mending.mend import Mended
from pacheck.regulations.catalog import GameFile, regulation
from tests.mending.support import mended
from tests.support.faults import Fault, subjects
from tests.support.filing import rendered
from tests.test_every_cell import CATALOG, GAMES


@GAMES
def test_every_single_fault_is_put_back_or_left_whole(file: GameFile, capsys: pytest.CaptureFixture[str]) -> None:
    count = 0
    for subject in subjects(regulation(file)):
        whole = rendered(subject.document)[0]
        assert mended(whole, CATALOG).changes == ()
        for fault in subject.faults:
            text = rendered(fault.document)[0]
            result = mended(text, CATALOG)
            name = f"{subject.name}: {fault.name}"
            if result.changes:
                count += 1
                new = result.new_data.decode()
                assert new == whole or is_absent_row_written_out(fault, whole, new), name
                assert result.left == (), name
            else:
                assert result.left, name
                assert not has_one_right_value(fault, result), name
    with capsys.disabled():
        print(f"\n{regulation(file).game}: {count:,} single faults, each put back to the byte", end="")


def is_absent_row_written_out(fault: Fault, whole: str, new: str) -> bool:
    """A row that the paytable does not pay, and that was stated with odds, says `N/A`, which is as good as no row."""
    row = next((line for line in new.splitlines(keepends=True) if '"N/A"' in line), "")
    return fault.name.endswith(" pays") and bool(row) and new.replace(row, "") == whole


CHOICES = (
    "write paytable: ",
    "or correct its name",
    "Did you mean",
    "Known here",
    " or more",
    " or less",
    "or N/A.",
    "or leave the row out",
    "which applies where",
    "or state the other",
    "or move the other",
    "Add “",
    "Add what is missing",
    "Delete one of the two",
    "one of the known values",
    "It contains “½”",
)
"""What the advice on a finding says where there is a choice, or where more than a figure is to be written."""


def has_one_right_value(fault: Fault, result: Mended) -> bool:
    """Whether a finding that was left gives no choice."""
    if fault.name.startswith("letter"):
        return False
    texts = [f"{one.settle_first or ''} {one.finding.message} {one.finding.help}" for one in result.left]
    return not any(choice in text for text in texts for choice in CHOICES)
