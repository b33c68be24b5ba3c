"""Reading files that others have made: regular files only, never waiting for one, and no more of it than a limit.

A FIFO, a device, a socket or a folder is an error with a reason, and so is a file beyond the limit. A file that grows while
it is read counts as it was when it was opened.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mlir_ls.system.patterns import deferred

if TYPE_CHECKING:
    from pathlib import Path

MAX_TEXT = 1 << 28
"""Bytes of a file of MLIR."""

MAX_SOURCE = 1 << 25
"""Bytes of a file that is read beside a document: a .td file, an IRDL file, what a location names."""

MAX_SETTINGS = 1 << 18
"""Bytes of a file with settings."""

MAX_DATA = 1 << 29
"""Bytes of a file with the data of a dialect."""

_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOCTTY", 0)
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
_PIECE = 1 << 20

_MAX_SEARCHES = 3
"""A folder is searched so often while what is in it changes."""


class NotReadable(OSError):
    """A file is not read, though the system would let it be opened. `strerror` says why."""

    def __init__(self, reason: str, path: str) -> None:
        super().__init__(None, reason, path)


def read_bytes(path: str | os.PathLike[str], most: int = MAX_SOURCE) -> bytes:
    """What a regular file holds. OSError if it cannot be read, is no regular file, or holds more than `most` bytes."""
    name = os.fspath(path)
    try:
        _check(os.stat(name), name, most)  # to open a FIFO or a device may already have effects
        file = os.open(name, _FLAGS | _BINARY)
    except ValueError as error:  # the name holds what no path can
        raise NotReadable(str(error), name) from None
    try:
        return _read(file, _check(os.fstat(file), name, most), name, most)
    finally:
        os.close(file)


def read_text(path: str | os.PathLike[str], most: int = MAX_SOURCE, errors: str = "strict") -> str:
    """The text in UTF-8 that a regular file holds, without a byte order mark, with \\n for every end of a line.

    OSError as `read_bytes`, UnicodeDecodeError where it is not UTF-8 and `errors` is "strict".
    """
    text = read_bytes(path, most).decode("utf-8-sig", errors)
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def is_readable(path: str | os.PathLike[str], most: int = MAX_SOURCE) -> bool:
    """Whether there is a regular file of at most so many bytes."""
    return refusal(path, most) == ""


def refusal(path: str | os.PathLike[str], most: int = MAX_SOURCE) -> str | None:
    """Why a file that is there is not read; "" where it is, None where there is no such file."""
    try:
        _check(os.stat(path), os.fspath(path), most)
    except NotReadable as error:
        return error.strerror
    except (OSError, ValueError):
        return None
    return ""


_MAX_LINKS = 20
_DEVICE = deferred(r"(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:[.: ].*)?", re.IGNORECASE)
"""Names of devices, which Windows has in every folder."""


def matching(folder: Path, pattern: str) -> list[Path]:
    """What is in a folder that a pattern of `Path.glob` matches, sorted, also while other programs remove something in it.

    Nothing where that goes on, or where the folder cannot be read.
    """
    for _ in range(_MAX_SEARCHES):
        try:
            return sorted(folder.glob(pattern))
        except OSError:  # a folder below was removed between being listed and being searched
            continue
    return []


def path_inside(path: str, folders: Sequence[str]) -> str | None:
    """A path in its normal form, where it is in one of some folders and no link on the way leads out of them.

    None otherwise. Nothing outside of the folders is looked at, whatever the path is.
    """
    for _ in range(_MAX_LINKS):
        path = os.path.normpath(path)
        folder = next((each for each in folders if is_inside(path, each)), None)
        if folder is None or "\0" in path:
            return None
        after = _after_link(folder, path[len(folder) :].strip(os.sep).split(os.sep))
        if after is None:
            return path
        path = after
    return None


def is_inside(path: str, folder: str) -> bool:
    """Whether a path in its normal form is a folder or below it, by their spellings."""
    path, folder = os.path.normcase(path), os.path.normcase(folder).rstrip(os.sep)
    return path == folder or path.startswith(folder + os.sep)


def _after_link(folder: str, parts: Sequence[str]) -> str | None:
    """Where the first link on a way down from a folder leads, with the rest of the way; None where there is none."""
    here = folder
    for number, part in enumerate(parts, 1):
        if sys.platform == "win32" and _DEVICE.fullmatch(part):
            return os.devnull
        here = os.path.join(here, part)
        try:
            target = os.readlink(here)
        except OSError:  # not there, or no link
            continue
        return os.path.join(os.path.dirname(here), target, *parts[number:])
    return None


def _check(found: os.stat_result, name: str, most: int) -> int:
    if stat.S_ISDIR(found.st_mode):
        raise NotReadable("a folder, not a file", name)
    if not stat.S_ISREG(found.st_mode):
        raise NotReadable("not a regular file", name)
    if found.st_size > most:
        raise NotReadable(f"larger than {_size(most)}, which is the most that is read", name)
    return found.st_size


def _read(file: int, size: int, name: str, most: int) -> bytes:
    """The first `size` bytes of a file; all of it where the system does not say how long it is, as of those in /proc."""
    if size:
        data = os.read(file, size)
        if len(data) == size:
            return data
    else:
        data = b""
    parts, remaining = [data], (size or most + 1) - len(data)
    while remaining > 0 and (data := os.read(file, min(remaining, _PIECE))):
        parts.append(data)
        remaining -= len(data)
    if not size and remaining <= 0:
        raise NotReadable(f"larger than {_size(most)}, which is the most that is read", name)
    return b"".join(parts)


def _size(number: int) -> str:
    return f"{number >> 20} MiB" if number >= 1 << 20 else f"{number >> 10} KiB"
