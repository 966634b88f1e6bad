"""A new regulation file in a pack: held to the form of such files before it is written, and never written over."""

from __future__ import annotations

from pathlib import Path

from pacheck.misuse import Misuse
from pacheck.regulations.catalog import citations_of
from pacheck.regulations.citations import Citations
from pacheck.regulations.documents import read_plain, regulation_validator
from pacheck.regulations.form import form_faults
from pacheck.regulations.scaffold import Known, scaffold
from pacheck.wording import quoted


def begin(folder: Path, known: Known, *, write: bool) -> tuple[Path, str]:
    """Write the beginning of a game's regulation file; its path and text. Raises Misuse, BrokenRegulation."""
    is_pack = (folder / "pack.yaml").is_file()
    if write and not is_pack:
        raise Misuse(f"{quoted(str(folder))} is not a pack: it has no pack.yaml; name one with --folder")
    if not known.file_name:
        raise Misuse(f"the game {quoted(known.game)} has no letter or digit that a file could be named after")
    citations = citations_of(folder.absolute()) if is_pack else Citations()
    path, text = folder / known.file_name, scaffold(known)
    for _, fault in form_faults(
        read_plain(path, text.encode("utf-8", "surrogatepass")), regulation_validator(citations)
    ):
        raise Misuse(fault)
    if write:
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            raise Misuse(f"{quoted(str(path))} is there already, and stays as it is") from None
    return path, text
