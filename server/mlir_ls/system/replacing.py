"""Replacing a file's content so that it is never lost: the file holds the old content or the new one, whatever fails.

The new content is written into another file in the same folder, flushed to the disk, and given the place of the old file.
A reader sees one or the other. What is left after where the process is killed is that other file, `.mlir-ls-….tmp`.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

Result = TypeVar("Result")

_PREFIX, _SUFFIX = ".mlir-ls-", ".tmp"
_ATTEMPTS, _PAUSE = 200, 0.01
"""How often, and after how many seconds, what Windows refuses while another process has a file open is tried again."""
_BINARY: int = getattr(os, "O_BINARY", 0)


class NotReplaced(Exception):
    """A file is as it was, for a reason that is no failure of the system: the message says which."""


def replace_content(path: str, old: bytes, new: bytes) -> None:
    """Have a file hold `new` instead of `old`, which is what was read from it. Mode, owner and attributes stay.

    Of a symbolic link the file that it leads to is replaced. A file that holds `new` already is left alone.

    Raises:
        NotReplaced: the file holds neither, has further names (hard links) or an owner that a new file cannot be given.
        OSError: something failed. In both cases the file is as it was.
    """
    target = os.path.realpath(path, strict=True)
    if _present(target, old, new) == new:
        return
    import tempfile  # it takes time, and few need it

    number, other = tempfile.mkstemp(_SUFFIX, _PREFIX, os.path.dirname(target))
    try:
        with open(number, "wb") as file:
            file.write(new)
            file.flush()
            _take_over(target, other)
            os.fsync(file.fileno())
        if _present(target, old, new) == new:
            return
        _rename(other, target)
        other = ""
    finally:
        if other:
            with suppress(OSError):
                os.unlink(other)
    _flush_folder(os.path.dirname(target))


def write_content(path: str, new: bytes) -> None:
    """Have a file that nothing but this program writes hold `new`, whatever it held, if there was one. Raises OSError."""
    other = f"{path}.{os.getpid()}{_SUFFIX}"
    try:
        with open(other, "xb") as file:
            file.write(new)
        _rename(other, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(other)
        raise


def _rename(source: str, target: str) -> None:
    """Give a file the name of another one, in whose place it comes."""
    _patiently(lambda: os.replace(source, target), target)


def _patiently(action: Callable[[], Result], target: str) -> Result:
    """What an action on a file returns. On Windows it waits for other processes that have the file open for a moment."""
    for _ in range(_ATTEMPTS if sys.platform == "win32" and os.access(target, os.W_OK) else 0):
        try:
            return action()
        except PermissionError:
            time.sleep(_PAUSE)
    return action()


def _present(target: str, old: bytes, new: bytes) -> bytes:
    """What a file holds: `old` or `new`. Raises NotReplaced where it holds something else or is not to be replaced."""
    flags = os.O_RDWR | getattr(os, "O_NONBLOCK", 0) | _BINARY  # opening fails where the file may not be written
    number = _patiently(lambda: os.open(target, flags), target)
    with open(number, "rb") as file:
        found = os.fstat(number)
        if not stat.S_ISREG(found.st_mode):
            raise NotReplaced("not a regular file; left as it is")
        if found.st_nlink > 1:
            raise NotReplaced(f"the file has {found.st_nlink} names (hard links), which would be parted; left as it is")
        content = file.read()
    if content not in (old, new):
        raise NotReplaced("the file has changed since it was read; left as it is")
    return content


def _take_over(target: str, other: str) -> None:
    """Give a file the owner, mode and extended attributes of another one."""
    import shutil
    found = os.stat(target)
    if sys.platform != "win32":
        own = os.stat(other)
        if (own.st_uid, own.st_gid) != (found.st_uid, found.st_gid):
            try:
                os.chown(other, found.st_uid, found.st_gid)
            except PermissionError:
                raise NotReplaced("a new file cannot be given the owner of this one; left as it is") from None
    shutil.copystat(target, other)
    os.utime(other)


def _flush_folder(folder: str) -> None:
    """Have the disk know of a new file in a folder. The file is complete either way, so that failing does not matter."""
    if sys.platform != "win32":
        with suppress(OSError):
            number = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)
