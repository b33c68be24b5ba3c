"""The projects that open documents belong to: their settings, and their dialects, loaded as they are needed.

No request waits for a project's dialects: until they are loaded, documents are read without them, and then anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field

from mlir_ls.ods.project.cache import states_of
from mlir_ls.ods.project.sources import COMPILE_COMMANDS, Loaded, SourceProblem, Sources
from mlir_ls.settings import EMPTY, FILES, Layer, Project, Settings, Trust, find_file, project_of, settings_of
from mlir_ls.system.threads import in_thread, within

logger = logging.getLogger(__name__)

Load = Callable[[Sources, "str | None"], Awaitable[Loaded]]
"""Loads dialects; with the folder that was loaded before."""

_SETTINGS_WAIT = 2.0
"""Seconds that settings are waited for, once: without them, the first diagnostics would be those of other settings."""

_PAUSE = 0.1
"""Seconds in which files that change together are waited for."""

_WATCHED = (".td", ".yml", ".yaml", ".json")


@dataclass(eq=False)
class _Dialects:
    """The dialects of some sources. `seen` distinguishes the files that they were made of from later versions.

    `is_pending`: they are loaded for the first time. `is_recalled`: they are those of an earlier session, of the same files.
    """

    loaded: Loaded = field(default_factory=Loaded)
    is_pending: bool = False
    is_recalled: bool = False
    task: asyncio.Task[None] | None = None
    seen: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Projects:
    """Settings and dialects by folder. `changed` is called when something of that has changed.

    `load` loads the dialects of some sources, `recall` reads what they were the last time, where they have not changed since.
    """

    def __init__(self, load: Load, recall: Callable[[Sources], Loaded | None], changed: Callable[[], None]) -> None:
        self._load = load
        self._recall = recall
        self._changed = changed
        self._own = EMPTY
        self._trust_of: Callable[[str], Trust] = _trust_nothing
        self._by_folder: dict[str, Project] = {}
        self._stamps: dict[str, object] = {}
        self._dialects: dict[Sources, _Dialects] = {}
        self._reading: set[asyncio.Task[None]] = set()
        self._look: Future[tuple[bool, list[Sources]]] | None = None

    def configure(self, own: Layer, trust_of: Callable[[str], Trust]) -> None:
        """Takes the layer of the user's own settings, and how far what is in a folder is trusted."""
        self._own, self._trust_of = own, trust_of
        self._forget_settings()

    def of(self, folder: str) -> tuple[Settings, Loaded, Loaded]:
        """What holds for the files in a folder: settings, the project's own dialects, MLIR's as the project checks them out.

        Loading begins if it has to.
        """
        settings = self.settled(folder).settings
        return settings, self._dialects_of(settings.sources).loaded, self._dialects_of(settings.upstream).loaded

    def settled(self, folder: str) -> Project:
        """The settings of the project of a folder, and where they come from. Nothing is loaded."""
        project = self._by_folder.get(folder)
        if project is None:
            project = self._by_folder[folder] = self._read(folder)
        return project

    def is_pending(self, folder: str) -> tuple[bool, bool]:
        """Whether nothing is known yet of the project's own dialects, and of MLIR's as it checks them out: they are loaded."""
        settings = self.of(folder)[0]
        return self._dialects_of(settings.sources).is_pending, self._dialects_of(settings.upstream).is_pending

    def problems(self) -> Iterator[SourceProblem]:
        """What is wrong with settings and dialects, each once."""
        found = [problem for project in self._by_folder.values() for problem in project.problems]
        for sources in self._in_use():
            if sources in self._dialects:
                found += self._dialects[sources].loaded.problems
        yield from dict.fromkeys(found)

    def files_changed(self, paths: Iterable[str]) -> None:
        """Some files were made, changed or removed."""
        given = list(paths)
        changed = {*given, *map(os.path.realpath, given)}  # what TableGen reads is known without links
        if any(os.path.basename(path) in (*FILES, COMPILE_COMMANDS) for path in changed):
            self._forget_settings()
        for sources, dialects in list(self._dialects.items()):
            read = {*dialects.loaded.files, *[one.path for one in sources.named]}
            if not read.isdisjoint(changed) or any(_concerns(path, sources) for path in changed):
                self._begin(sources, dialects)

    def look_again(self) -> None:
        """The same for clients that do not watch files: looks at those that settings and dialects were made of."""
        stamps, seen = self._stamps.copy(), {sources: dialects.seen for sources, dialects in self._dialects.items()}
        if self._look is not None and not self._look.done():
            return  # the disk does not answer
        self._look = in_thread(
            lambda: (
                any([_stamp(folder) != stamp for folder, stamp in stamps.items()]),
                [sources for sources, files in seen.items() if states_of(files) != files],
            )
        )
        settings_changed, changed = within(self._look) or (False, [])
        if settings_changed:
            self._forget_settings()
        for sources in changed:
            dialects = self._dialects.get(sources)
            if dialects is not None and dialects.task is None:
                self._begin(sources, dialects)

    def stop(self) -> bool:
        """Stops loading; whether there was something to stop. What is loaded stays as it is."""
        loading = [dialects for dialects in self._dialects.values() if dialects.task is not None]
        for dialects in loading:
            dialects.is_pending = False
            if dialects.task is not None:
                dialects.task.cancel()
        if loading:
            self._changed()
        return bool(loading)

    # -- how ----------------------------------------------------------------------------------------------------

    def _read(self, folder: str) -> Project:
        """The project of a folder, as another thread reads it. What takes longer than a moment holds from when it is there."""
        own, trust_of = self._own, self._trust_of
        future = in_thread(lambda: (project_of(folder, own, trust_of), _stamp(folder)))
        found = within(future, 0 if self._reading else _SETTINGS_WAIT)
        if found is not None:
            project, self._stamps[folder] = found
            return project
        unread = Project(settings_of([own], []), None, own.problems)
        task = asyncio.ensure_future(self._take(folder, unread, asyncio.wrap_future(future)))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        return unread

    async def _take(self, folder: str, unread: Project, reading: asyncio.Future[tuple[Project, object]]) -> None:
        project, stamp = await reading
        if self._by_folder.get(folder) is unread:
            self._by_folder[folder], self._stamps[folder] = project, stamp
            self._changed()

    def _in_use(self) -> set[Sources]:
        used = [project.settings for project in self._by_folder.values()]
        return {sources for settings in used for sources in (settings.sources, settings.upstream)}

    def _forget_settings(self) -> None:
        folders = list(self._by_folder)
        self._by_folder.clear()
        self._stamps.clear()
        for folder in folders:
            self.of(folder)
        for sources in [sources for sources in self._dialects if sources not in self._in_use()]:
            task = self._dialects.pop(sources).task
            if task is not None:
                task.cancel()
        self._changed()

    def _dialects_of(self, sources: Sources) -> _Dialects:
        dialects = self._dialects.get(sources)
        if dialects is None:
            dialects = self._dialects[sources] = _Dialects()
            if not sources.is_empty:
                earlier = within(in_thread(lambda: self._recall(sources)))
                dialects.loaded = earlier or dialects.loaded
                dialects.is_recalled, dialects.is_pending = earlier is not None, earlier is None
                self._begin(sources, dialects)
        return dialects

    def _begin(self, sources: Sources, dialects: _Dialects) -> None:
        if sources.is_empty:
            return
        if dialects.task is not None:
            dialects.task.cancel()
        dialects.task = asyncio.ensure_future(self._fill(sources, dialects))

    async def _fill(self, sources: Sources, dialects: _Dialects) -> None:
        task = asyncio.current_task()
        try:
            if dialects.loaded.files:
                await asyncio.sleep(_PAUSE)
            loaded = await self._load(sources, None if dialects.is_recalled else dialects.loaded.folder)
            seen = await asyncio.wrap_future(in_thread(lambda: states_of(loaded.files)))
            dialects.seen, dialects.is_recalled = seen, False
        except asyncio.CancelledError:
            if dialects.task is task:
                dialects.task = None
            return
        except Exception:
            logger.exception("the dialects of a project could not be loaded")
            loaded = dialects.loaded
        if dialects.task is not task:
            return
        dialects.task = None
        if loaded != dialects.loaded or dialects.is_pending:
            dialects.loaded, dialects.is_pending = loaded, False
            self._changed()


def _trust_nothing(folder: str) -> Trust:
    return Trust.NOTHING


def _stamp(folder: str) -> object:
    """A key of the settings of a folder that changes with them."""
    file = find_file(folder)
    return states_of([file]) if file is not None else None


def _concerns(path: str, sources: Sources) -> bool:
    """Whether a file, which may be new, belongs to a folder that is named."""
    return path.endswith(_WATCHED) and any(path.startswith(one.path + os.sep) for one in sources.named)
