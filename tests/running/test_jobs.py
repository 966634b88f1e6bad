"""Several processes: the same bytes, the same status, and no loss that goes unnoticed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pacheck.parallel import WorkerDied, in_parallel, worth_it
from pacheck.regulations.broken import BrokenRegulation
from pacheck.report.formats import Format
from tests.running.support import filings, many
from tests.test_cli import BAD, environment, interruptible, pacheck, posix

__all__ = ["filings"]


@pytest.mark.parametrize("form", list(Format), ids=lambda form: form.value)
def test_the_same_bytes_for_any_number_of_processes(filings: Path, form: Format) -> None:
    arguments = ["check", ".", "--verbose", "--as-of", "2026-01-01", "--format", form.value, "--output"]
    runs = [
        pacheck(*arguments, f"{form.value}:../report-{jobs}", "--jobs", str(jobs), folder=filings) for jobs in (1, 2, 7)
    ]
    written = {(filings.parent / f"report-{jobs}").read_bytes() for jobs in (1, 2, 7)}
    assert len({(run.returncode, run.stdout, run.stderr) for run in runs}) == 1
    assert len(written) == 1
    assert runs[0].returncode == 1
    assert form is Format.GITHUB or "050-broken.yaml" in runs[0].stdout
    assert "passed over “./051-other.yaml”: not a Rules Submission" in runs[0].stderr


def test_standard_input_among_files_for_several_processes(filings: Path) -> None:
    runs = [
        pacheck("check", ".", "-", "--jobs", jobs, "--format", "concise", folder=filings, data=BAD.encode())
        for jobs in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout
    assert "stdin:2:" in runs[0].stdout


def test_waivers_and_baseline_count_in_every_process(filings: Path) -> None:
    wrote = pacheck("check", ".", "--baseline", "../known.json", "--write-baseline", "--jobs", "2", folder=filings)
    assert wrote.returncode == 1
    (filings / "050-broken.yaml").unlink()
    for jobs in ("1", "2"):
        ran = pacheck("check", ".", "--baseline", "../known.json", "--jobs", jobs, folder=filings)
        assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("items", "asked", "used"),
    [(0, None, 1), (10, None, 1), (63, None, 1), (10, 4, 4), (3, 8, 3), (1, 8, 1), (1000, 1, 1)],
)
def test_how_many_processes_are_used(items: int, asked: int | None, used: int) -> None:
    assert worth_it(items, asked) == used


def test_no_more_processes_than_the_machine_has() -> None:
    assert 1 <= worth_it(1_000_000, None) <= (os.cpu_count() or 1)


def double(number: int) -> int:
    return 2 * number


def fatal(number: int) -> int:
    if number == 70:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def broken(number: int) -> int:
    raise BrokenRegulation(Path("game.yaml"), 3, "a figure is missing")


def test_results_come_in_order_and_only_a_few_are_made_ahead() -> None:
    assert list(in_parallel(double, range(1000), 3)) == [2 * number for number in range(1000)]


@posix
def test_a_process_that_is_killed_is_noticed() -> None:
    results: Iterator[int] = in_parallel(fatal, range(1000), 2)
    with pytest.raises(WorkerDied):
        list(results)


def test_what_a_process_raises_arrives_whole() -> None:
    with pytest.raises(BrokenRegulation, match=r"game\.yaml.*3.*a figure is missing"):
        list(in_parallel(broken, range(10), 2))


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc")
@pytest.mark.parametrize(("target", "status"), [("worker", 3), ("interrupt", 130)])
def test_a_run_that_loses_a_process_or_is_interrupted_writes_no_report(
    tmp_path: Path, target: str, status: int
) -> None:
    folder = tmp_path / "filings"
    folder.mkdir()
    many(folder, 1500)
    command = [sys.executable, "-m", "pacheck", "check", "filings", "--jobs", "2", "--output", "report.json"]
    started = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=interruptible,
    )
    children = Path(f"/proc/{started.pid}/task/{started.pid}/children")
    deadline = time.monotonic() + 30
    while not (workers := children.read_text().split()) and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(0.3)
    if target == "worker":
        os.kill(int(workers[0]), signal.SIGKILL)
    else:
        started.send_signal(signal.SIGINT)
    _, told = started.communicate(timeout=60)
    assert started.returncode == status, told
    assert "Traceback" not in told
    assert ("not everything was checked" in told) == (target == "worker")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["filings"]


@posix
def test_a_closed_pipe_with_several_processes(filings: Path) -> None:
    command = f"{sys.executable} -m pacheck check . --jobs 2 --format concise | head -n 1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(
        ["bash", "-c", command], cwd=filings, env=environment(), capture_output=True, text=True, check=False
    )
    assert ran.stdout.splitlines()[-1] == "1"
    assert ran.stderr == ""


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_report_that_cannot_be_written_is_a_fault_and_leaves_nothing(filings: Path, jobs: str) -> None:
    before = sorted(path.name for path in filings.iterdir())
    ran = pacheck("check", ".", "--jobs", jobs, "--output", "missing/report.json", folder=filings)
    assert ran.returncode == 3
    assert ran.stderr == "pacheck: reading or writing failed: “missing/report.json”: no such file or directory\n"
    assert sorted(path.name for path in filings.iterdir()) == before


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk_is_a_fault(filings: Path, jobs: str) -> None:
    ran = pacheck("check", ".", "--jobs", jobs, "--output", "json:/dev/full", folder=filings)
    assert ran.returncode == 3
    assert ran.stderr == "pacheck: reading or writing failed: “/dev/full”: no space left on device\n"


@posix
def test_an_old_report_stays_where_the_new_one_cannot_be_written(filings: Path, tmp_path: Path) -> None:
    """The disk is full: files may not grow beyond one block."""
    report = tmp_path / "report.json"
    report.write_text("old")
    command = f'ulimit -f 1; trap "" XFSZ; "{sys.executable}" -m pacheck check . --jobs 2 --output "{report}"'
    ran = subprocess.run(
        ["bash", "-c", command], cwd=filings, env=environment(), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 3
    assert report.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".pacheck")] == []
