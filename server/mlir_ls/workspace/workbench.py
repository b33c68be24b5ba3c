"""What the user has run on a document: the commands of its RUN lines. Their diagnostics are shown in the document.

A newer run on a document ends the one before. Nothing is run in a workspace that the user does not trust.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from mlir_ls.settings import Settings
from mlir_ls.workspace.lit import RunOutcome, outcomes_of
from mlir_ls.workspace.open_document import OpenDocument
from mlir_ls.workspace.session import Session

_SECONDS = 60.0
"""Seconds that a program of a test may take."""

_UNTRUSTED = "the workspace is not trusted, so no program is run that its files name"
_HOW = " (the setting `trusted`)"


class Refusal(Exception):
    """Why something is not run; the message is for people."""


class WorkbenchPlace(NamedTuple):
    """What is known of where a document is: its path, if it is a file; its settings; and whether the client says that the
    user trusts its workspace, None where it says nothing."""

    path: str | None
    settings: Settings
    is_trusted: bool | None


class Workbench:
    """The runs on the documents of a session. `place_of` says where the document of a URI is; `send_due` sends diagnostics."""

    def __init__(self, session: Session, place_of: Callable[[str], WorkbenchPlace], send_due: Callable[[], None]) -> None:
        self._session, self._place_of, self._send_due = session, place_of, send_due
        self._running: dict[tuple[str, str], asyncio.Task[object]] = {}

    async def run_tests(self, uri: str, line: int | None = None) -> Sequence[RunOutcome] | None:
        """Runs the commands of a document as it is now, or the one that begins on a line; None where it is not open."""
        document = self._session.documents.get(uri)
        if document is None:
            return None
        place = self._place_of(uri)
        if not place.is_trusted:
            raise Refusal(_UNTRUSTED + (_HOW if place.is_trusted is None else ""))
        version, lines = document.version, list(document.lines)
        with self._only("run", uri):
            found = [each async for each in outcomes_of(path_for(place.path), lines, _SECONDS, line)]
        document = self._current(uri, version)
        if document is not None:
            document.outcomes.update({each.run.line: each for each in found})
            shown = [each.diagnostics for each in document.outcomes.values()]
            self._session.remark(uri, version, tuple(dict.fromkeys(chain.from_iterable(shown))), "run")
            self._send_due()
        return found

    def _current(self, uri: str, version: int | None) -> OpenDocument | None:
        """The document, if it still has this version."""
        document = self._session.documents.get(uri)
        return document if document is not None and document.version == version else None

    @contextlib.contextmanager
    def _only(self, what: str, uri: str) -> Iterator[None]:
        """Something that is run on a document once at a time: what runs is cancelled."""
        task = asyncio.current_task()
        assert task is not None
        before = self._running.get((what, uri))
        if before is not None:
            before.cancel()
        self._running[what, uri] = task
        try:
            yield
        finally:
            if self._running.get((what, uri)) is task:
                del self._running[what, uri]


def path_for(path: str | None) -> str:
    """The path of a document; of one that is in no file, one in a folder for such."""
    return path if path is not None else os.path.join(tempfile.gettempdir(), "untitled.mlir")
