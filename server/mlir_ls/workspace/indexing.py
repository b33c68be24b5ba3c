"""The symbols of a workspace's files: read by another thread, gathered in slices on the event loop, so that no request waits.

Nothing is read before symbols of the workspace are requested.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence, Set
from itertools import islice, takewhile
from typing import Protocol

from mlir_ls.analysis import Analysis
from mlir_ls.features.symbols.workspace import FoundSymbol, OpenBraces, matches, symbols_in_text, symbols_of
from mlir_ls.interruption import pausing
from mlir_ls.ods.language import OpenLanguage, default_language
from mlir_ls.system.files import read_text
from mlir_ls.workspace.closed_files import FileState, state_of

logger = logging.getLogger(__name__)

SUFFIXES = (".mlir",)
MAX_FILES = 20_000
MAX_INDEXED_SYMBOLS = 500_000
MAX_BYTES = 2 << 30
"""The bounds of an index. What is beyond them is not found, and the log reports that."""

_SLICE = 0.003
"""Seconds that a slice may take, about."""

_MAX_UNSORTED = 1000
"""So many names that are new are looked through one by one; more are sorted with the others."""

_PIECE = 1 << 16
_SKIPPED = frozenset({"node_modules", "__pycache__"})


class IndexProgress(Protocol):
    """Receives how far the index is."""

    async def begin(self) -> None:
        """The work begins."""

    def report(self, done: int, total: int) -> None:
        """So many of so many files are done."""

    def end(self) -> None:
        """The work is over."""


_PAUSE = 1.0
"""Seconds that pass at least before files that no client watches are looked at again."""


def _usual(path: str) -> OpenLanguage:
    return default_language()


class WorkspaceIndex:
    """Symbols by the path of their file. `changed` and `forget` keep it up to date once it is `complete`.

    `language_of` returns the language that a file is written in. Where it is not known that the client `is_watching` files, a
    request looks for those that have changed.
    """

    def __init__(
        self, language_of: Callable[[str], OpenLanguage] = _usual, is_watching: Callable[[], bool] = lambda: True
    ) -> None:
        self._language_of = language_of
        self._is_watching = is_watching
        self._states: dict[str, FileState] = {}
        self._looked = 0.0
        self.symbols: dict[str, list[FoundSymbol]] = {}
        self._roots: list[str] = []
        self._pending: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._stale = True
        self._open: dict[str, tuple[int | None, list[FoundSymbol]]] = {}
        self._paths_with: dict[str, dict[str, None]] = {}
        self._sorted: list[str] = []
        self._new_names: dict[str, None] = {}
        self._begun: asyncio.Future[None] | None = None

    @property
    def roots(self) -> Sequence[str]:
        """The folders of the workspace."""
        return self._roots

    def set_roots(self, roots: Iterable[str]) -> None:
        """The folders of the workspace; what is in others is forgotten."""
        self._roots = list(roots)
        self._stale = True

    def changed(self, path: str) -> None:
        """A file was made or changed; it is read at the next request."""
        if path.endswith(SUFFIXES) and not self._stale:
            self._pending[path] = None

    def forget(self, path: str) -> None:
        """A file is gone."""
        self._pending.pop(path, None)
        self._put(path, [])
        self.symbols.pop(path, None)
        self._states.pop(path, None)

    async def ready(self, progress: IndexProgress) -> None:
        """Waits until all files are in the index."""
        if self._task is not None and self._task.done() and not self._stale and not self._is_watching():
            await self._look_again()
        if self._task is None or (self._task.done() and (self._stale or self._pending)):
            self._task = asyncio.ensure_future(self._fill(progress))
        await asyncio.shield(self._task)

    def begin(self, progress: IndexProgress) -> bool:
        """Whether the index has all files as they are; else these are read from now on, which nothing waits for."""
        is_whole = self._task is not None and self._task.done() and not self._stale and not self._pending
        if not is_whole or not self._is_watching():
            self._begun = asyncio.ensure_future(self.ready(progress))
        return is_whole

    def beginning(self, text: str, hidden: Set[str], most: int) -> tuple[list[tuple[str, FoundSymbol]], bool]:
        """Paths and the symbols in them whose names begin with a text, files that are `hidden` (as they are open) aside.

        And whether these are all; of so many names at most.
        """
        if len(self._new_names) > _MAX_UNSORTED:
            self._sorted = sorted([name for name in {*self._sorted, *self._new_names} if self._paths_with.get(name)])
            self._new_names = {}
        first = bisect_left(self._sorted, text)
        names = list(takewhile(lambda name: name.startswith(text), islice(self._sorted, first, first + most)))
        names = list(dict.fromkeys([*names, *[name for name in self._new_names if name.startswith(text)]]))
        return [each for name in names[:most] for each in self.named(name, hidden)], len(names) < most

    async def _look_again(self) -> None:
        """Finds the files that have changed, that are new, and that are gone."""
        if time.monotonic() - self._looked < _PAUSE:
            return
        states, gone = await asyncio.to_thread(_states_in, self._roots, list(self.symbols))
        for path in [path for path, state in states.items() if self._states.get(path) != state]:
            self.changed(path)
        for path in gone:
            self.forget(path)
        self._looked = time.monotonic()

    def find_in(
        self, uri: str, version: int | None, analysis: Analysis, query: str
    ) -> Iterator[tuple[str, FoundSymbol]]:
        """The symbols of an open document that match; they are kept until it has another version."""
        found = self._symbols_of(uri, version, analysis)
        yield from ((uri, symbol) for symbol in found if matches(query, symbol.name))

    def named_in(self, uri: str, version: int | None, analysis: Analysis, name: str) -> list[FoundSymbol]:
        """The symbols of an open document that have a name."""
        return [symbol for symbol in self._symbols_of(uri, version, analysis) if symbol.name == name]

    def closed(self, uri: str) -> None:
        """Forgets the symbols of a document; it may be opened again with another text under the same version."""
        self._open.pop(uri, None)

    def named(self, name: str, hidden: Set[str]) -> list[tuple[str, FoundSymbol]]:
        """Paths and the symbols in them that have a name, files that are `hidden` (as they are open) aside."""
        paths = [path for path in self._paths_with.get(name, ()) if path not in hidden]
        return [(path, symbol) for path in paths for symbol in self.symbols[path] if symbol.name == name]

    def _put(self, path: str, symbols: list[FoundSymbol]) -> None:
        for symbol in self.symbols.get(path, ()):
            self._paths_with.get(symbol.name, {}).pop(path, None)
        self.symbols[path] = symbols
        for symbol in symbols:
            if symbol.name not in self._paths_with:
                self._new_names[symbol.name] = None
            self._paths_with.setdefault(symbol.name, {})[path] = None

    def _symbols_of(self, uri: str, version: int | None, analysis: Analysis) -> list[FoundSymbol]:
        known = self._open.get(uri)
        if known is None or known[0] != version:
            known = self._open[uri] = version, list(symbols_of(analysis))
        return known[1]

    def find(self, query: str, hidden: Set[str]) -> Iterator[tuple[str, FoundSymbol]]:
        """Paths and the symbols in them that match, files that are `hidden` (as they are open) aside."""
        for path, symbols in pausing(list(self.symbols.items())):
            if path not in hidden:
                for symbol in symbols:
                    if matches(query, symbol.name):
                        yield path, symbol

    async def _fill(self, progress: IndexProgress) -> None:
        await progress.begin()
        try:
            if self._stale:
                self._stale = False
                self.symbols = {}
                self._states = {}
                self._paths_with = {}
                self._sorted, self._new_names = [], {}
                self._pending = {}
                found, is_whole = await asyncio.to_thread(files_in, self._roots)
                self._pending = dict.fromkeys(found)
                if not is_whole:
                    logger.warning("only the first %d files of the workspace are indexed", MAX_FILES)
            await self._read_pending(progress)
        finally:
            self._looked = time.monotonic()
            progress.end()

    async def _read_pending(self, progress: IndexProgress) -> None:
        done = bytes_read = count = 0
        while self._pending:
            path = next(iter(self._pending))
            state, text, reason = await asyncio.to_thread(_content_of, path)
            if reason:
                logger.warning("%s is not indexed: %s", path, reason)
            found: list[FoundSymbol] = []
            await _in_slices(_gather(text, self._language_of(path), found))
            if path in self._pending:
                del self._pending[path]
                self._put(path, found)
                self._states[path] = state
            done += 1
            count += len(found)
            bytes_read += len(text)
            progress.report(done, done + len(self._pending))
            if count > MAX_INDEXED_SYMBOLS or bytes_read > MAX_BYTES:
                logger.warning("the workspace is too large to be indexed whole")
                self._pending = {}


def files_in(roots: Iterable[str]) -> tuple[list[str], bool]:
    """The files of all roots, and whether these are all; hidden folders are passed over."""
    found: list[str] = []
    todo = list(roots)
    while todo:
        try:
            entries = list(os.scandir(todo.pop()))
        except OSError as error:
            logger.info("not indexed: %s", error)
            continue
        for entry in entries:
            if entry.name.startswith(".") or entry.name in _SKIPPED:
                continue
            if entry.is_dir(follow_symlinks=False):
                todo.append(entry.path)
            elif entry.name.endswith(SUFFIXES):
                if len(found) >= MAX_FILES:
                    return found, False
                found.append(entry.path)
    return found, True


def _states_in(roots: Iterable[str], known: Iterable[str]) -> tuple[dict[str, FileState], list[str]]:
    """The states of the files of all roots, and which of the known files are gone."""
    states = {path: state_of(path) for path in files_in(roots)[0]}
    return states, [path for path in known if path not in states and not state_of(path)]


def _content_of(path: str) -> tuple[FileState, str, str]:
    """The state of a file, its text, and why there is none, but for files that are gone."""
    state = state_of(path)
    try:
        return state, read_text(path, errors="replace"), ""
    except FileNotFoundError:
        return state, "", ""
    except OSError as error:
        return state, "", error.strerror or str(error)


def _gather(text: str, language: OpenLanguage, found: list[FoundSymbol]) -> Iterator[None]:
    """Collects the symbols of a text, piece by piece."""
    line = start = 0
    braces = OpenBraces()
    while start < len(text):
        end = text.find("\n", start + _PIECE) + 1 or len(text)
        piece = text[start:end]
        found += symbols_in_text(piece, language, line, braces)
        line += piece.count("\n")
        start = end
        yield


async def _in_slices(work: Iterator[None], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Does some work to its end, and lets others have the event loop after each slice of it."""
    until = time.perf_counter() + _SLICE
    for _ in work:
        if time.perf_counter() > until:
            await sleep(0)
            until = time.perf_counter() + _SLICE
    await sleep(0)
