"""Diagnostics that a client requests: of a document, and of all files of the workspace, open or not.

A file that is not open is read and verified once, and again when it or its settings have changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text.diagnostics import diagnostics_part
from mlir_ls.system.files import read_text
from mlir_ls.text import split_lines

_KEPT = 20_000
"""Files whose diagnostics are kept."""

_MAX_BYTES = 1 << 24
"""Bytes of a file that is read though it is not open."""


FileState = tuple[int, ...]


class PulledFile(NamedTuple):
    """The diagnostics of a file as JSON text, without brackets, and a name for them; what the file was then."""

    result: str
    text: str
    stamp: tuple[object, ...]


class PulledFiles:
    """The diagnostics of files that are not open, by their paths. `rules_of` says how a file is checked."""

    def __init__(self, rules_of: Callable[[str], CheckOptions]) -> None:
        self._rules_of = rules_of
        self._known: dict[str, PulledFile] = {}

    def known(self, path: str, uri: str, state: FileState) -> PulledFile | None:
        """What is known of a file that is in a state."""
        found = self._known.get(path)
        return found if found is not None and found.stamp == (*state, self._rules_of(uri)) else None

    def check(self, path: str, uri: str, client: Client, state: FileState, lines: Sequence[str]) -> PulledFile:
        """The diagnostics of a file that has these lines in a state."""
        stamp = (*state, self._rules_of(uri))
        analysis = analyze(lines, self._rules_of(uri))
        text = diagnostics_part(EncodedDocument(lines, client, uri), analysis.shown)
        found = PulledFile(result_of(text), text, stamp)
        self._known = dict([*self._known.items(), (path, found)][-_KEPT:]) if len(self._known) >= _KEPT else self._known
        self._known[path] = found
        return found


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


def result_of(text: str) -> str:
    """A name for diagnostics that others do not have."""
    import hashlib
    return hashlib.sha256(text.encode()).hexdigest()[:16]
