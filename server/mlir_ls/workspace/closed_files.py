"""What is known of files that are not open: made once, and again when a file or its settings have changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from mlir_ls.analysis import CheckOptions
from mlir_ls.system.files import read_text
from mlir_ls.text import split_lines

_MAX_BYTES = 1 << 24
"""Bytes of a file that is read though it is not open."""

FileState = tuple[int, ...]

Result = TypeVar("Result")


@dataclass(frozen=True)
class _Known(Generic[Result]):
    """What was made of a file, and what the file and its settings were then."""

    stamp: tuple[object, ...]
    result: Result


class ClosedFiles(Generic[Result]):
    """What was made of files, by their paths, of so many at most. `check_options_of` says how a file is checked, by its URI."""

    def __init__(self, check_options_of: Callable[[str], CheckOptions], max_files: int) -> None:
        self._options_of = check_options_of
        self._max_files = max_files
        self._known: dict[str, _Known[Result]] = {}

    def known(self, path: str, uri: str, state: FileState) -> Result | None:
        """What was made of a file that is in a state; None where nothing was."""
        found = self._known.get(path)
        return found.result if found is not None and found.stamp == (*state, self._options_of(uri)) else None

    def take(self, path: str, uri: str, state: FileState, make: Callable[[CheckOptions], Result]) -> Result:
        """What `make` makes of a file that is in a state, which is kept."""
        check_options = self._options_of(uri)
        result = make(check_options)
        self._known.pop(path, None)
        if len(self._known) >= self._max_files:
            del self._known[next(iter(self._known))]
        self._known[path] = _Known((*state, check_options), result)
        return result


def state_of(path: str) -> FileState:
    """The state of a file; another one where it has changed. It waits for the disk."""
    try:
        stat = os.stat(path)
    except OSError:
        return ()
    return stat.st_mtime_ns, stat.st_size


def lines_of(path: str) -> list[str] | None:
    """The lines of a file; None where it cannot be read. It waits for the disk."""
    try:
        return split_lines(read_text(path, _MAX_BYTES, "replace"))
    except OSError:
        return None
