"""What one run is to do, put together from the command line, the configuration file and what is usual."""

from __future__ import annotations

import datetime
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from pacheck.checking import Request
from pacheck.configuration.file import Configuration, find_configuration, read_configuration
from pacheck.configuration.found import file_named, nearest_file
from pacheck.configuration.limits import TABLE, with_limits
from pacheck.configuration.options import OPTIONS, FailOn, Value
from pacheck.configuration.outputs import BadOption, read_outputs
from pacheck.excuses.files import WAIVERS
from pacheck.report.formats import ENDINGS, Detail, Format
from pacheck.report.printer import Color
from pacheck.selection.files import STANDARD_INPUT
from pacheck.source.limits import USUAL
from pacheck.values.measures import read_date
from pacheck.values.numbers import Unreadable
from pacheck.wording import quoted


class Call(NamedTuple):
    """What is asked on the command line: the paths, the options given there, and what only it can ask."""

    paths: Sequence[str]
    given: Mapping[str, Value | None]
    """Options by name; None for those that are not given."""
    standard_input: str = "stdin"
    without_configuration: bool = False
    without_waivers: bool = False
    write_baseline: bool = False


class Settings(NamedTuple):
    """What a run does: what it checks, what it reports where, and when it fails."""

    request: Request
    form: Format | None = None
    """The format on standard output; None for the one that fits: annotations in a workflow, else the diff."""
    outputs: Sequence[tuple[Format, str]] = ()
    """Further reports, each with the file that it is written to."""
    color: Color = Color.AUTO
    fail_on: FailOn = FailOn.ERROR
    strict: bool = False
    detail: Detail = Detail.USUAL
    allow_empty: bool = False
    write_baseline: str | None = None
    """The file to write all faults to, so that later runs know them."""


class Origin(NamedTuple):
    """The value of an option and where it comes from, in words."""

    value: Value
    source: str


def configured(call: Call) -> tuple[Settings, dict[str, Origin]]:
    """The settings of a call, and for each option that is set its value and origin.

    The command line wins over the configuration file. Raises BadOption, BrokenConfiguration and SeveralFound.
    """
    searched = [call.standard_input if path == STANDARD_INPUT else path for path in call.paths]
    path = None if call.without_configuration else nearest_file(searched, find_configuration)
    file = read_configuration(path) if path else None
    origins = _origins(call, file)
    if call.without_waivers:
        origins.pop("waivers", None)
    elif "waivers" not in origins and (found := nearest_file(searched, file_named(WAIVERS))):
        origins["waivers"] = Origin(_from_here(found), "found there")
    settings = _settings(call, file, origins)
    if file is not None:
        settings = settings._replace(request=settings.request._replace(limits=with_limits(USUAL, file.limits)))
        origins |= {f"{TABLE}.{name}": Origin(value, file.path) for name, value in file.limits.items()}
    return settings, origins


def _origins(call: Call, file: Configuration | None) -> dict[str, Origin]:
    origins = {name: Origin(value, file.path) for name, value in file.values.items()} if file else {}
    given = {name: value for name, value in call.given.items() if value is not None}
    if given.keys() & {"quiet", "verbose"}:
        origins = {name: origin for name, origin in origins.items() if name not in ("quiet", "verbose")}
    origins |= {name: Origin(value, "command line") for name, value in given.items()}
    return {name: origins[name] for name in OPTIONS if name in origins}


def _settings(call: Call, file: Configuration | None, origins: Mapping[str, Origin]) -> Settings:
    def text(name: str) -> str | None:
        return str(origins[name].value) if name in origins else None

    def texts(name: str) -> tuple[str, ...]:
        value = origins[name].value if name in origins else ()
        return value if isinstance(value, tuple) else ()

    def flag(name: str) -> bool:
        return name in origins and bool(origins[name].value)

    form, day, jobs = text("format"), text("as-of"), text("jobs")
    excluded_by_file = file is not None and "exclude" in origins and origins["exclude"].source == file.path
    baseline = text("baseline")
    if call.write_baseline and not baseline:
        raise BadOption("--write-baseline", "name the file to write with --baseline FILE.")
    request = Request(
        paths=call.paths,
        exclude=texts("exclude"),
        exclude_from=file.folder if file and excluded_by_file else "",
        only_submissions=flag("only-submissions"),
        standard_input=call.standard_input,
        as_of=_day(day) if day is not None else None,
        schemas=tuple(_folder(one) for one in texts("schemas")),
        waivers=text("waivers"),
        baseline=None if call.write_baseline else baseline,
        jobs=int(jobs) if jobs else None,
    )
    return Settings(
        request,
        form=Format(form) if form else None,
        outputs=read_outputs(texts("output"), ENDINGS, Format),
        color=Color(text("color") or Color.AUTO),
        fail_on=FailOn(text("fail-on") or FailOn.ERROR),
        strict=flag("strict"),
        detail=Detail.VERBOSE if flag("verbose") else Detail.QUIET if flag("quiet") else Detail.USUAL,
        allow_empty=flag("allow-empty"),
        write_baseline=baseline if call.write_baseline else None,
    )


def _day(text: str) -> datetime.date:
    try:
        return read_date(text)
    except Unreadable as unreadable:
        raise BadOption("--as-of", f"{quoted(text)} {unreadable.problem}.") from None


def _folder(text: str) -> Path:
    folder = Path(os.path.abspath(text))
    if not (folder / "pack.yaml").is_file():
        raise BadOption("--schemas", f"{quoted(text)} is not a folder of regulations: it has no pack.yaml.")
    return folder


def _from_here(path: str) -> str:
    """A path as seen from the current folder, if it lies below it."""
    relative = os.path.relpath(path)
    return path if relative.startswith(os.pardir) else relative
