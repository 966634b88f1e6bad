"""The command: what it reads, what it prints where, and the exit status that it earns."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pacheck import __version__, cli
from pacheck.regulations import catalog, files, sums
from tests.support.report_schema import valid_report

ROOT = Path(__file__).resolve().parents[1]
GOOD = "game: Three Card Poker\nwagers: {Ante Bonus: {paytable: B}}\n"
BAD = "game: Three Card Poker\nwagers: {Ante Bonus: {paytable: Q}}\n"
WARNING = "game: Three Card Poker\nwagers: {Ante Bonus: {paytable: B}, Ante Wager: 2 to 2}\n"
UNVERIFIED = "game: Three Card Prime\nwagers: {Ante Wager: 1 to 1}\n"
UNDATED = (
    "game: Jinzi Roulette\nwheel:\n  compartments: [0 white, 1 red, 2 black, 3 red, 4 black, 5 red, 6 black, 7 red,\n"
    "    8 black, 9 red, 10 black, 11 red, 12 black]\nwagers: {Straight up: 11 to 1, Split: 5 to 1, Street: 3 to 1,\n"
    "    Corner: 2 to 1, Three numbers: 3 to 1, Column: 2 to 1, Red: 1 to 1, Black: 1 to 1,\n"
    "    Small: 1 to 1, Big: 1 to 1}\n"
)
VARIABLES = ("NO_COLOR", "FORCE_COLOR", "GITHUB_ACTIONS", "GITLAB_CI", "GITHUB_STEP_SUMMARY", "PYTHONIOENCODING")

posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX system")


def interruptible() -> None:
    """For a process that is to be interrupted: heed it even where whoever started the tests ignores interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(**variables: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    return {**inherited, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **variables}


def pacheck(
    *arguments: str, folder: Path, data: bytes | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "pacheck", *arguments],
        cwd=folder,
        env=environment(**variables),
        input=data if data is not None else b"",
        capture_output=True,
        timeout=60,
        check=False,
    )
    result = subprocess.CompletedProcess(
        ran.args, ran.returncode, *(text.decode() for text in (ran.stdout, ran.stderr))
    )
    assert "Traceback" not in result.stdout + result.stderr
    return result


def report(*arguments: str, folder: Path, data: bytes | None = None) -> dict[str, Any]:
    ran = pacheck("check", *arguments, "--format", "json", folder=folder, data=data)
    return valid_report(ran.stdout)


def paths_of(document: dict[str, Any]) -> list[str]:
    return [submission["path"] for submission in document["submissions"]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"good": GOOD, "bad": BAD, "warning": WARNING, "unverified": UNVERIFIED}.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    return tmp_path


# Exit status


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["good.yaml"], 0),
        (["warning.yaml"], 0),
        (["unverified.yaml"], 0),
        (["bad.yaml"], 1),
        (["good.yaml", "bad.yaml"], 1),
        (["."], 1),
        (["--strict", "good.yaml"], 0),
        (["--strict", "warning.yaml"], 1),
        (["--strict", "unverified.yaml"], 1),
        (["missing.yaml"], 2),
        (["bad.yaml", "missing.yaml"], 2),
        ([], 2),
        (["--no-such-option", "good.yaml"], 2),
        (["--format", "no-such-format", "good.yaml"], 2),
        (["--as-of", "2025-7-1", "good.yaml"], 2),
        (["--as-of", "2025-02-30", "good.yaml"], 2),
        (["--as-of", "tomorrow", "good.yaml"], 2),
        (["--as-of", "", "good.yaml"], 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_the_exit_status(arguments: list[str], status: int, folder: Path) -> None:
    ran = pacheck("check", *arguments, folder=folder)
    assert ran.returncode == status
    assert bool(ran.stderr) == (status == 2)
    assert bool(ran.stdout) == (status != 2)


def test_nothing_to_check(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(BAD)
    ran = pacheck("check", ".", folder=tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "nothing to check" in ran.stderr


def test_a_missing_path_is_named_safely(tmp_path: Path) -> None:
    ran = pacheck("check", "no\x1b[31msuch\u202e.yaml", folder=tmp_path)
    assert ran.returncode == 2
    assert "\x1b" not in ran.stderr
    assert "no<U+001B>[31msuch<U+202E>.yaml" in ran.stderr


@pytest.mark.parametrize(
    ("day", "status"), [("2025-06-13", 1), ("2025-06-14", 0), ("2028-06-14", 0), ("2028-06-15", 1)]
)
def test_as_of_is_today(day: str, status: int, tmp_path: Path) -> None:
    (tmp_path / "jinzi.yaml").write_text(UNDATED)
    assert pacheck("check", "--as-of", day, "jinzi.yaml", folder=tmp_path).returncode == status


def test_as_of_does_not_replace_a_stated_date(tmp_path: Path) -> None:
    (tmp_path / "jinzi.yaml").write_text(f"{UNDATED}effective: 2026-01-01\n")
    assert pacheck("check", "--as-of", "2040-01-01", "jinzi.yaml", folder=tmp_path).returncode == 0


# What is read


def test_standard_input(tmp_path: Path) -> None:
    assert pacheck("check", "-", folder=tmp_path, data=GOOD.encode()).returncode == 0
    ran = pacheck("check", "-", folder=tmp_path, data=BAD.encode())
    assert ran.returncode == 1
    assert "stdin" in ran.stdout.splitlines()[0]
    assert pacheck("check", "-", folder=tmp_path, data=b"").returncode == 1


def test_a_folder_is_read_in_order_with_all_below_it(folder: Path) -> None:
    for name in ("b/z.yml", "b/a.YAML", "a/x.yaml"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(GOOD)
    (folder / "b" / "notes.md").write_text(BAD)
    (folder / "b" / ".hidden.yaml").write_text(BAD)
    paths = paths_of(report(".", folder=folder))
    assert sorted(paths) == [
        "a/x.yaml", "b/a.YAML", "b/z.yml", "bad.yaml", "good.yaml", "unverified.yaml", "warning.yaml"
    ]  # fmt: skip
    assert paths == paths_of(report(".", folder=folder))
    below = [path for path in paths if path.startswith("b/")]
    assert below == ["b/a.YAML", "b/z.yml"]


def test_the_order_is_that_of_the_command_line(folder: Path) -> None:
    asked = ["warning.yaml", "bad.yaml", "good.yaml", "./bad.yaml"]
    assert paths_of(report(*asked, folder=folder)) == asked[:3]


def test_a_broken_file_does_not_stop_the_others(folder: Path) -> None:
    (folder / "broken.yaml").write_text("game: Three Card Poker\nwagers: [\n")
    (folder / "latin.yaml").write_bytes(b"game: caf\xe9\n")
    (folder / "refused.yaml").write_text("game: &x Three Card Poker\n")
    asked = ["broken.yaml", "latin.yaml", "refused.yaml", "good.yaml", "bad.yaml"]
    document = report(*asked, folder=folder)
    assert paths_of(document) == asked
    assert [submission["compliant"] for submission in document["submissions"]] == [False, False, False, True, False]
    assert set(asked) <= set(paths_of(report(".", folder=folder)))


@posix
def test_a_loop_of_links_ends(folder: Path) -> None:
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    (folder / "self.yaml").symlink_to("self.yaml")
    document = report(".", folder=folder)
    assert paths_of(document).count("good.yaml") == 1
    assert [
        (submission["compliant"], submission["findings"][0]["rule"])
        for submission in document["submissions"]
        if submission["path"] == "self.yaml"
    ] == [(False, "not-readable")]


@posix
def test_links_to_files_are_followed_and_links_to_folders_when_named(folder: Path) -> None:
    inside = folder / "inside"
    inside.mkdir()
    (inside / "link.yaml").symlink_to(folder / "bad.yaml")
    (folder / "to-inside").symlink_to(inside, target_is_directory=True)
    assert pacheck("check", "inside", folder=folder).returncode == 1
    assert paths_of(report("to-inside", folder=folder)) == ["to-inside/link.yaml"]
    assert "to-inside/link.yaml" not in paths_of(report(".", folder=folder))


@posix
@pytest.mark.parametrize("named", [True, False])
def test_a_broken_link_is_an_error_of_its_file(named: bool, folder: Path) -> None:
    (folder / "gone.yaml").symlink_to("nowhere.yaml")
    ran = pacheck("check", "gone.yaml" if named else ".", folder=folder)
    assert ran.returncode == 1
    assert "gone.yaml  not judged" in ran.stdout


@posix
@pytest.mark.parametrize("named", [True, False])
def test_a_pipe_in_a_folder_does_not_hang(named: bool, folder: Path) -> None:
    os.mkfifo(folder / "fifo.yaml")
    ran = pacheck("check", "fifo.yaml" if named else ".", folder=folder)
    assert ran.returncode == 1
    assert "fifo.yaml  not judged" in ran.stdout


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_an_error_of_that_file(folder: Path) -> None:
    (folder / "good.yaml").chmod(0)
    document = report("good.yaml", "bad.yaml", folder=folder)
    assert paths_of(document) == ["good.yaml", "bad.yaml"]
    assert document["submissions"][0]["findings"][0]["rule"] == "not-readable"


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "large.yaml").open("wb") as file:
        file.truncate(1 << 40)
    started = time.perf_counter()
    document = report("large.yaml", folder=tmp_path)
    assert [finding["rule"] for finding in document["submissions"][0]["findings"]] == ["too-large"]
    assert time.perf_counter() - started < 20


# What is printed


@posix
def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"{number:03}.yaml").write_text(BAD)
    command = f'"{sys.executable}" -m pacheck check . | head -n 1; echo "${{PIPESTATUS[0]}}"'
    ran = subprocess.run(
        ["bash", "-c", command],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    header, status = ran.stdout.splitlines()
    assert header.startswith("000.yaml  Three Card Poker")
    assert (status, ran.stderr) == ("1", "")


@posix
def test_closed_standard_streams(folder: Path) -> None:
    for redirection in (">&-", "2>&-", "<&-", ">&- 2>&- <&-"):
        for name, status in (("good", 0), ("bad", 1)):
            command = f'"{sys.executable}" -m pacheck check {name}.yaml {redirection}'
            ran = subprocess.run(
                ["bash", "-c", command], cwd=folder, env=environment(), capture_output=True, text=True, check=False
            )
            assert (ran.returncode, ran.stderr) == (status, ""), command


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_never_compliant(folder: Path) -> None:
    command = f'"{sys.executable}" -m pacheck check good.yaml > /dev/full'
    ran = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 3
    assert "Traceback" not in ran.stderr
    assert ran.stderr.startswith("pacheck: ")


@pytest.mark.parametrize("form", ["diff", "json", "concise"])
def test_the_same_bytes_whatever_the_hash_seed_and_the_locale(form: str, folder: Path) -> None:
    outputs = {
        pacheck("check", ".", "--format", form, folder=folder, PYTHONHASHSEED=seed, LC_ALL=locale, LANG=locale).stdout
        for seed, locale in (("0", "C"), ("1", "C.UTF-8"), ("4242", "de_DE.UTF-8"), ("7", "tr_TR.UTF-8"))
    }
    assert len(outputs) == 1


def test_ascii_where_the_output_has_no_more(folder: Path) -> None:
    ran = pacheck("check", "bad.yaml", folder=folder, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.returncode == 1
    assert ran.stdout.isascii()
    assert ran.stdout.splitlines()[0] == "bad.yaml  Three Card Poker  x 1 error"


def test_colours_only_where_asked(folder: Path) -> None:
    assert "\x1b" not in pacheck("check", "bad.yaml", folder=folder).stdout
    assert "\x1b[" in pacheck("check", "--color", "always", "bad.yaml", folder=folder).stdout
    assert "\x1b[" in pacheck("check", "bad.yaml", folder=folder, FORCE_COLOR="1").stdout
    assert "\x1b" not in pacheck("check", "bad.yaml", folder=folder, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b" not in pacheck("check", "--color", "never", "bad.yaml", folder=folder, FORCE_COLOR="1").stdout
    assert "\x1b" not in pacheck("check", "--color", "always", "--format", "json", "bad.yaml", folder=folder).stdout


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["check", "--help"], []], ids=" ".join)
def test_help_and_version_load_nothing_heavy(arguments: list[str], tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pacheck.cli import main\n"
        f"sys.argv = ['pacheck', *{arguments!r}]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(loaded & {'ruamel', 'jsonschema', 'rich', 'pydantic'}), file=sys.stderr)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert ran.stderr.splitlines()[-1] == "[]"


def test_version_and_help(tmp_path: Path) -> None:
    version = pacheck("--version", folder=tmp_path)
    assert (version.returncode, version.stdout) == (0, f"pacheck {__version__}\n")
    assert pacheck("--help", folder=tmp_path).returncode == 0
    options = pacheck("check", "--help", folder=tmp_path)
    assert options.returncode == 0
    for option in ("--format", "--strict", "--as-of", "--color"):
        assert option in options.stdout


# Faults that are not the submission's


def run_in_process(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["pacheck", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.fixture
def schemas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the regulation files that a test may break."""
    copy = tmp_path / "schemas"
    shutil.copytree(ROOT / "schemas", copy)
    caches = (catalog._files_of_all, catalog.pack, catalog.regulation, sums._sums)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setattr(catalog, "schemas_folder", lambda: copy)
    monkeypatch.setattr("pacheck.regulations.documents.schemas_folder", lambda: copy)
    monkeypatch.setattr("pacheck.regulations.sums.schemas_folder", lambda: copy)
    yield copy
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param("binds: selection\n    wager: Pair Plus", "bends: selection\n    wager: Pair Plus", id="key"),
        pytest.param("Flush: [4 to 1, 4 to 1, 3 to 1]", "Flush: [4 to 1, 4-1, 3 to 1]", id="odds"),
        pytest.param("Flush: [4 to 1, 4 to 1, 3 to 1]", "Flush: [4 to 1, 3 to 1]", id="cells"),
        pytest.param("Flush: [4 to 1, 4 to 1, 3 to 1]", "Flush: &x [4 to 1, 4 to 1, 3 to 1]", id="anchor"),
        pytest.param("Flush: [4 to 1, 4 to 1, 3 to 1]", "Flush: [4 to 1, 4 to 1, 3 to 1", id="syntax"),
        pytest.param("Primary: [14%, 20%]", "Primary: [14%, 0.2]", id="rate"),
        pytest.param("source: lii\n    binds: minimum", "source: nowhere\n    binds: minimum", id="source"),
    ],
)
def test_a_broken_regulation_file_is_named_with_its_line(
    right: str,
    wrong: str,
    schemas: Path,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = schemas / "pa" / "649a-three-card-poker.yaml"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    assert run_in_process(monkeypatch, "check", str(folder / "good.yaml")) == 2
    printed = capsys.readouterr()
    assert "compliant" not in printed.out
    assert "649a-three-card-poker.yaml:" in printed.err
    line = int(printed.err.partition("649a-three-card-poker.yaml:")[2].partition(":")[0])
    first = text[: text.index(right)].count("\n") + 1
    assert first - 8 <= line <= first + right.count("\n") + 1


def test_a_broken_file_of_another_game_does_no_harm(
    schemas: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (schemas / "pa" / "689a-dreamcatcher.yaml").write_text("game: [\n")
    assert run_in_process(monkeypatch, "check", str(folder / "good.yaml")) == 0


def test_missing_regulation_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> Path:
        raise FileNotFoundError("the regulation files are missing")

    for cached in (catalog._files_of_all, catalog.pack, catalog.regulation):
        cached.cache_clear()
    monkeypatch.setattr(catalog, "schemas_folder", missing)
    assert run_in_process(monkeypatch, "check", str(folder / "good.yaml")) in (2, 3)
    assert "Traceback" not in capsys.readouterr().err
    assert files.PACK == "pa"


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("something \x1b[31mbroke")


def test_a_fault_of_pacheck(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("pacheck.checking.judge_bytes", broken)
    assert run_in_process(monkeypatch, "check", str(folder / "good.yaml")) == 3
    printed = capsys.readouterr().err
    assert "Traceback" not in printed
    assert "\x1b" not in printed
    assert "RuntimeError" in printed
    assert "https://" in printed


def test_the_traceback_of_a_fault_where_it_is_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pacheck.checking.judge_bytes", broken)
    monkeypatch.setattr(sys, "argv", ["pacheck", "check", "--debug", str(folder / "good.yaml")])
    with pytest.raises(RuntimeError):
        cli.main()


def interrupted(*_: object, **__: object) -> None:
    raise KeyboardInterrupt


def test_an_interrupt(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("pacheck.checking.judge_bytes", interrupted)
    assert run_in_process(monkeypatch, "check", str(folder / "good.yaml")) == 130
    assert "Traceback" not in capsys.readouterr().err


@posix
def test_an_interrupt_while_waiting_for_input(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "pacheck", "check", "-"],
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=interruptible,
    )
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, b"Traceback" in out + err) == (130, False)
