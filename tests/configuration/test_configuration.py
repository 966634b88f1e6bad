"""The configuration file: where it is found, what it sets, and that the command line wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from pacheck.configuration.options import OPTIONS
from tests.test_cli import BAD, GOOD, WARNING, pacheck


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / ".git").mkdir()
    (tmp_path / "filed" / "below").mkdir(parents=True)
    (tmp_path / "filed" / "good.yaml").write_text(GOOD)
    (tmp_path / "filed" / "below" / "warning.yaml").write_text(WARNING)
    return tmp_path


def test_an_option_of_the_file_holds(repository: Path) -> None:
    assert pacheck("check", "filed", folder=repository).returncode == 0
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 1


@pytest.mark.parametrize("path", ["filed", "filed/below", "filed/below/warning.yaml", "."])
def test_the_file_is_found_from_the_checked_path_upward(repository: Path, path: str) -> None:
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", path, folder=repository).returncode == 1


def test_it_is_found_from_the_path_and_not_from_the_current_folder(repository: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "../filed", folder=elsewhere).returncode == 0


def test_it_is_not_looked_for_above_the_repository(repository: Path) -> None:
    (repository / "filed" / ".git").mkdir()
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 0


def test_for_standard_input_the_name_given_to_it_counts(repository: Path) -> None:
    (repository / "filed" / "pacheck.toml").write_text("strict = true\n")
    arguments = ("check", "-", "--stdin-filename", "filed/warning.yaml")
    assert pacheck(*arguments, folder=repository, data=WARNING.encode()).returncode == 1
    assert pacheck("check", "-", folder=repository, data=WARNING.encode()).returncode == 0


def test_a_table_of_a_shared_file(repository: Path) -> None:
    (repository / "pyproject.toml").write_text("[tool.other]\nstrict = false\n[tool.pacheck]\nstrict = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 1


@pytest.mark.parametrize(
    "text", ["[tool.other]\n", "# pacheck\n[tool]\nx = 1\n", "[project]\nname = 'pacheck'\n", "tool = 1\n"]
)
def test_a_shared_file_without_the_table_is_passed_over(repository: Path, text: str) -> None:
    (repository / "filed" / "pyproject.toml").write_text(text)
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 1


def test_its_own_file_comes_before_a_shared_one(repository: Path) -> None:
    (repository / "pyproject.toml").write_text("[tool.pacheck]\nstrict = false\n")
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 1


def test_the_nearest_file_counts_alone(repository: Path) -> None:
    (repository / "pacheck.toml").write_text("strict = true\n")
    (repository / "filed" / "pacheck.toml").write_text("quiet = true\n")
    assert pacheck("check", "filed", folder=repository).returncode == 0


def test_two_files_for_one_run(repository: Path) -> None:
    (repository / "other").mkdir()
    (repository / "other" / "good.yaml").write_text(GOOD)
    for name in ("other", "filed"):
        (repository / name / "pacheck.toml").write_text("strict = true\n")
    ran = pacheck("check", "filed", "other", folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "filed/pacheck.toml and " in ran.stderr


def test_the_command_line_wins(repository: Path) -> None:
    (repository / "pacheck.toml").write_text('strict = true\nformat = "json"\nverbose = true\n')
    assert pacheck("check", "filed", "--no-strict", folder=repository).returncode == 0
    ran = pacheck("check", "filed", "--format", "concise", "--quiet", folder=repository)
    assert ran.stdout.startswith("filed/below/warning.yaml:")
    assert ran.stderr == ""


def test_no_config(repository: Path) -> None:
    (repository / "pacheck.toml").write_text("strict = true\n")
    assert pacheck("check", "filed", "--no-config", folder=repository).returncode == 0
    (repository / "pacheck.toml").write_text("strict = \n")
    assert pacheck("check", "filed", "--no-config", folder=repository).returncode == 0


def test_files_and_patterns_are_seen_from_the_folder_of_the_configuration(repository: Path) -> None:
    (repository / "filed" / "pacheck.toml").write_text('exclude = ["/below/"]\noutput = ["report.json"]\n')
    ran = pacheck("check", "filed", "--strict", folder=repository)
    assert ran.returncode == 0
    assert (repository / "filed" / "report.json").is_file()


FORMS = {
    "format": '"diff"',
    "output": '["json:a.txt"]',
    "strict": "true",
    "fail-on": '"warning"',
    "as-of": "2026-01-15",
    "color": '"never"',
    "exclude": '["drafts"]',
    "only-submissions": "true",
    "allow-empty": "true",
    "quiet": "true",
    "verbose": "true",
    "jobs": "2",
    "schemas": "[]",
    "waivers": '"w.yaml"',
    "baseline": '"b.json"',
}
WRONG = {
    "format": '"pdf"',
    "output": '"a.json"',
    "strict": '"yes"',
    "fail-on": '"never"',
    "as-of": "2026",
    "color": "true",
    "exclude": '"drafts"',
    "only-submissions": "1",
    "allow-empty": "0",
    "quiet": "[]",
    "verbose": '""',
    "jobs": "0",
    "schemas": "[1]",
    "waivers": "[]",
    "baseline": "1",
}


def test_the_tables_below_have_every_option() -> None:
    assert set(FORMS) == set(WRONG) == set(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_can_be_set_and_is_shown_with_its_place(repository: Path, name: str) -> None:
    (repository / "pacheck.toml").write_text(f"{name} = {FORMS[name]}\n")
    ran = pacheck("check", "filed", "--show-config", folder=repository)
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"{name} = ")
    assert ran.stdout.rstrip().endswith(f"# {repository}/pacheck.toml")


@pytest.mark.parametrize("name", OPTIONS)
def test_a_value_that_an_option_does_not_take(repository: Path, name: str) -> None:
    (repository / "pacheck.toml").write_text(f"\n{name} = {WRONG[name]}\n")
    ran = pacheck("check", "filed", folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert f"pacheck.toml:2: “{name}” takes " in ran.stderr


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_of_the_file_is_one_of_the_command_line(name: str, tmp_path: Path) -> None:
    assert f"--{name}" in pacheck("check", "--help", folder=tmp_path).stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("stritc = true\n", "pacheck.toml:1: there is no option “stritc”. Did you mean strict?", id="near"),
        pytest.param("x = 1\n", "pacheck.toml:1: there is no option “x”. Known: format, ", id="far"),
        pytest.param("fail_on = 'error'\n", "Did you mean fail-on?", id="underscore"),
        pytest.param('as-of = "2026-02-30"\n', "--as-of: “2026-02-30” is not a day of the calendar", id="day"),
        pytest.param("strict = tru\n", "the file is not TOML", id="syntax"),
        pytest.param("strict = true\nstrict = true\n", "the file is not TOML", id="twice"),
        pytest.param("\x1b[31m = 1\n", "the file is not TOML", id="hostile"),
        pytest.param('"\\u001b[31m" = 1\n', "there is no option “<U+001B>[31m”", id="hostile name"),
        pytest.param("strict = true # \ud8ff\n", "not encoded as UTF-8", id="encoding"),
        pytest.param("jobs = true\n", "“jobs” takes a whole number from 1 on", id="truth for a number"),
        pytest.param("strict = 2026-01-15T00:00:00\n", "“strict” takes true or false", id="time"),
        pytest.param('schemas = ["nowhere"]\n', "it has no pack.yaml", id="no pack"),
        pytest.param('output = ["report.docx"]\n', "is not clear", id="no format"),
        pytest.param('output = ["a.json", "sarif:a.json"]\n', "the same file", id="one file twice"),
    ],
)
def test_a_configuration_that_cannot_be_used(repository: Path, text: str, told: str) -> None:
    (repository / "pacheck.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
    ran = pacheck("check", "filed", folder=repository)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert told in ran.stderr
    assert "\x1b" not in ran.stderr


def test_no_option_is_set(repository: Path) -> None:
    assert pacheck("check", "filed", "--show-config", folder=repository).stdout == "# no option is set\n"


def test_the_command_line_is_shown_too(repository: Path) -> None:
    (repository / "pacheck-waivers.yaml").write_text("waivers: []\n")
    ran = pacheck("check", "filed", "--show-config", "--strict", "--exclude", 'a"\\', folder=repository)
    assert ran.stdout.splitlines() == [
        "strict = true  # command line",
        'exclude = ["a\\"\\\\"]  # command line',
        'waivers = "pacheck-waivers.yaml"  # found there',
    ]


@pytest.mark.parametrize(
    ("level", "text", "status"),
    [
        ("error", WARNING, 0),
        ("error", BAD, 1),
        ("warning", WARNING, 1),
        ("warning", GOOD, 0),
        ("note", "game: Three Card Prime\nwagers: {Ante Wager: 1 to 1}\n", 1),
        ("warning", "game: Three Card Prime\nwagers: {Ante Wager: 1 to 1}\n", 0),
    ],
)
def test_fail_on(tmp_path: Path, level: str, text: str, status: int) -> None:
    (tmp_path / "filed.yaml").write_text(text)
    ran = pacheck("check", "filed.yaml", "--fail-on", level, folder=tmp_path)
    assert ran.returncode == status
