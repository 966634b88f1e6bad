"""A report, or a new submission, in a file: it appears under its name when it is whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from pacheck.misuse import Misuse
from pacheck.wording import quoted


def write_whole(path: str, text: str) -> None:
    """Write a file in one step, by way of a temporary one beside it. Raises OSError with the file's name, and leaves
    nothing behind then.

    What is not a regular file, such as a device or a pipe, is written to directly.
    """
    try:
        _write(path, text)
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, path) from fault


def refuse_existing(path: str) -> None:
    """Raises Misuse where something stands under a name already, or its folder is missing."""
    if os.path.lexists(path):
        raise Misuse(f"{quoted(path)} is there already, and stays as it is")
    folder = os.path.dirname(path) or os.curdir
    if not os.path.isdir(folder):
        raise Misuse(f"{quoted(path)} cannot be written: there is no folder {quoted(folder)}")


def write_new(path: str, text: str) -> None:
    """Write a file that is not there yet, in one step. Raises Misuse where it is, OSError with its name where it
    cannot be written, and leaves nothing behind then.
    """
    refuse_existing(path)
    try:
        _write_new(path, text.encode("utf-8"))
    except FileExistsError:
        raise Misuse(f"{quoted(path)} is there already, and stays as it is") from None
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, path) from fault


def _write_new(path: str, data: bytes) -> None:
    descriptor, temporary = tempfile.mkstemp(prefix=".pacheck-", dir=os.path.dirname(path) or os.curdir)
    try:
        with open(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, _mode(path))
        # Unlike a rename, neither of these takes the place of a file that has appeared meanwhile.
        try:
            os.link(temporary, path)
        except FileExistsError:
            raise
        except OSError:
            _write_where_links_are_not_possible(path, data)
    finally:
        Path(temporary).unlink(missing_ok=True)


def _write_where_links_are_not_possible(path: str, data: bytes) -> None:
    with open(path, "xb") as file:
        try:
            file.write(data)
            file.flush()
        except BaseException:
            Path(path).unlink(missing_ok=True)
            raise


def _write(path: str, text: str) -> None:
    data = text.encode("utf-8", "backslashreplace")
    if os.path.exists(path) and not stat.S_ISREG(os.stat(path).st_mode):
        Path(path).write_bytes(data)
        return
    replace_file(os.path.realpath(path), data)


def replace_file(target: str, data: bytes) -> None:
    """Give a regular file new bytes in one step, or make it. Raises OSError, and leaves nothing behind then."""
    descriptor, temporary = tempfile.mkstemp(prefix=".pacheck-", dir=os.path.dirname(target))
    try:
        with open(descriptor, "wb") as file:
            file.write(data)
        _keep_owner(target, temporary)
        os.chmod(temporary, _mode(target))
        os.replace(temporary, target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _keep_owner(target: str, temporary: str) -> None:
    """Give a file the owner of the one that it is to replace, as far as the system has owners and lets that be done."""
    with contextlib.suppress(OSError, AttributeError):
        before = os.stat(target)
        os.chown(temporary, before.st_uid, before.st_gid)


def _mode(target: str) -> int:
    """The permissions of the file that is replaced, or those that a new file gets."""
    try:
        return stat.S_IMODE(os.stat(target).st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
