"""What a client has before it: open documents, the folders of its workspace, and the projects that these are of."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from mlir_ls.analysis import Analysis, language_of
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.project.cache import cache_folder
from mlir_ls.ods.project.recalling import recalled
from mlir_ls.ods.project.sources import COMPILE_COMMANDS, Loaded, SourceProblem, Sources
from mlir_ls.ods.storage import INDEX_FILE
from mlir_ls.settings import (
    FILES,
    Opt,
    Trust,
    check_options_of,
    client_layer,
    diagnostics_of,
    find_file,
    inlay_hints_of,
    is_trusted,
    layout_of,
)
from mlir_ls.system.files import MAX_SETTINGS, is_inside, read_text
from mlir_ls.system.threads import in_thread, within
from mlir_ls.text import split_lines
from mlir_ls.workspace.awaiting import LoadingDialects
from mlir_ls.workspace.closed_files import ClosedFiles
from mlir_ls.workspace.importing import load_apart
from mlir_ls.workspace.newer_notices import newer_notice
from mlir_ls.workspace.progress import WorkDoneProgress
from mlir_ls.workspace.projects import Projects
from mlir_ls.workspace.pulling import PulledFile
from mlir_ls.workspace.session import DocumentOptions, Session
from mlir_ls.workspace.untrusted_notices import untrusted_notice

if TYPE_CHECKING:
    from mlir_ls.workspace.indexing import WorkspaceIndex
    from mlir_ls.workspace.offering import OfferKind, Question
    from mlir_ls.workspace.programs.workbench import Workbench, WorkbenchPlace

_COMPILERS = 2
"""How many files the user's compiler checks at a time."""

_MAX_PULLED = 20_000
"""Files that are not open whose diagnostics are kept."""

_MAX_ANALYSED = 64
"""Files that are not open whose analyses are kept, the last that were requested."""

_WARNING, _INFORMATION = 2, 3
"""Kinds of messages ("MessageType")."""

WATCHED = ("**/*.mlir", "**/*.td", *[f"**/{name}" for name in (*FILES, COMPILE_COMMANDS, INDEX_FILE)])
"""The files whose changes count."""


class ClientActions(NamedTuple):
    """How to reach the client: `send` takes a notification's method and its parameters as JSON text; `send_due` sends what is
    due; `refresh` makes the client request again what it shows; `bar` makes a bar of some title for some work, with what
    to call when the user stops that; `question` shows a question with answers and returns the one that is chosen."""

    send: Callable[[str, str], None]
    send_due: Callable[[], None]
    refresh: Callable[[], None]
    bar: Callable[[str, Callable[[], object] | None], WorkDoneProgress]
    to_path: Callable[[str], str | None]
    to_uri: Callable[[str], str]
    question: Question


class Workspace:
    """The workspace of one client. Settings hold for a document by the folder that it is in."""

    def __init__(self, ways: ClientActions) -> None:
        self.session = Session(lambda method, parameters: self._ways.send(method, parameters), self._options_of)
        self.pulled: ClosedFiles[PulledFile] = ClosedFiles(lambda uri: self._options_of(uri).check_options, _MAX_PULLED)
        self.closed: ClosedFiles[Analysis] = ClosedFiles(lambda uri: self._options_of(uri).check_options, _MAX_ANALYSED)
        self.projects = Projects(self._load, lambda sources: recalled(sources, cache_folder()), self._changed)
        self._ways = ways
        self._roots: list[str] = []
        self._given: object = None
        self._trusted: bool | None = None
        self._options: dict[str, DocumentOptions] = {}
        self._announced: set[str] = set()
        self._noticed: set[tuple[Sources, str | None, str | None]] = set()
        self._checking: dict[str, asyncio.Task[None]] = {}
        self._offers: dict[str, asyncio.Task[None]] = {}
        self._begun = False
        self._has_all_settings = False
        self._turn = asyncio.Semaphore(_COMPILERS)

    @cached_property
    def index(self) -> WorkspaceIndex:
        """The symbols of its files."""
        from mlir_ls.workspace.indexing import WorkspaceIndex  # features wait for the first request

        index = WorkspaceIndex(self._language_of, lambda: self.session.client.watches_files)
        index.set_roots(self._roots)
        return index

    @cached_property
    def workbench(self) -> Workbench:
        """What runs programs for the user."""
        from mlir_ls.workspace.programs.workbench import Workbench  # so do programs

        return Workbench(self.session, self._place_of, lambda: self._ways.send_due())

    def connect(self, ways: ClientActions) -> None:
        """Reaches the client in other ways from now on."""
        self._ways = ways

    # -- notifications of the client ----------------------------------------------------------------------------

    def set_roots(self, roots: Iterable[str]) -> None:
        """The folders of the workspace."""
        self._roots = list(roots)
        self.session.roots = list(dict.fromkeys([*self._roots, *map(os.path.realpath, self._roots)]))
        if "index" in vars(self):
            self.index.set_roots(self._roots)
        self.configure(self._given)

    def configure(self, given: object) -> None:
        """Settings, as the client sends them: all that count from now on, and whether it trusts the workspace."""
        self._given = given
        trusted = is_trusted(given)
        self._trusted = self._trusted if trusted is None else trusted
        own = client_layer(given, self._roots[0] if self._roots else os.path.expanduser("~"))
        self.session.source_roots = list(own.values.get("sourceRoots", ()))
        self.projects.configure(own, self._trust_of)
        self._begin_offers()

    def begin(self) -> None:
        """Loads the dialects of the workspace before a document needs them."""
        for root in self._roots or [self._somewhere()]:
            self.projects.of(root)
        self._changed()
        self._begun = True
        self._begin_offers()

    def all_settings_sent(self) -> None:
        """The client has sent what it has to say at the beginning."""
        self._has_all_settings = True
        self._say_what_is_untrusted(self.session.documents)

    def opened(self, uri: str) -> None:
        """A document was opened: a moment to look for changes, for clients that do not watch files."""
        if not self.session.client.watches_files:
            self.projects.look_again()
        self._say_what_is_untrusted([uri])

    def saved(self, uri: str) -> None:
        """A document was saved: the user's own compiler, where there is one, checks it.

        It is also a moment to look for changes of files that no client watches, as they are outside of the workspace.
        """
        self.projects.look_again()
        opt, path = self._opt_of(uri), self._path_of(uri)
        running = self._checking.pop(uri, None)
        if running is not None:
            running.cancel()
        if opt is not None and path is not None and uri in self.session.documents:
            self._checking[uri] = asyncio.ensure_future(self._check(uri, path, opt))

    def files_changed(self, changed: Iterable[str], removed: Iterable[str]) -> None:
        """Files were made or changed, and others removed."""
        changed, removed = list(changed), list(removed)
        for path in changed:
            self.index.changed(path)
        for path in removed:
            self.index.forget(path)
        self.projects.files_changed([*changed, *removed])

    # -- how ----------------------------------------------------------------------------------------------------

    def _begin_offers(self) -> None:
        """Offers the dialects of the folders of the workspace that have no settings; files are written only where trusted."""
        kind = self.session.client.offers
        if not kind or not self._begun or (kind == "question" and not self._trusted):
            return
        for root in self._roots:
            if root not in self._offers and find_file(root) is None and self.projects.of(root)[0].sources.is_empty:
                self._offers[root] = asyncio.ensure_future(self._offer(root, kind))

    async def _offer(self, root: str, kind: OfferKind) -> None:
        from mlir_ls.workspace.offering import offer

        written = await offer(root, kind, self._ways.question, self._announce)
        if written is not None:
            self.projects.files_changed([written])
            self._ways.send_due()

    def _trust_of(self, path: str) -> Trust:
        """How far settings in a folder may decide: those outside of the workspace are not what the client trusts."""
        if self._roots and not any([is_inside(os.path.normpath(path), root) for root in self._roots]):
            return Trust.OUTSIDE
        return Trust.PROGRAMS if self._trusted else Trust.NOTHING

    def _place_of(self, uri: str) -> WorkbenchPlace:
        from mlir_ls.workspace.programs.workbench import WorkbenchPlace

        path = self._path_of(uri)
        folder = os.path.dirname(path) if path else self._somewhere()
        is_outside = self._trust_of(folder) is Trust.OUTSIDE
        return WorkbenchPlace(path, self.projects.of(folder)[0], self._trusted and not is_outside, is_outside)

    def _path_of(self, uri: str) -> str | None:
        return self._ways.to_path(uri) if uri.startswith("file:") else None

    def _opt_of(self, uri: str) -> Opt | None:
        path = self._path_of(uri)
        return self.projects.of(os.path.dirname(path))[0].opt if path else None

    async def _check(self, uri: str, path: str, opt: Opt) -> None:
        from mlir_ls.workspace.programs.compiler import beyond, checked

        async with self._turn:
            document = self.session.documents.get(uri)
            if document is None:
                return
            version = document.version
            verdict = await checked(opt, path, document.lines)
        self._checking.pop(uri, None)
        analysis = self.session.analysis_of(uri)
        known = analysis.diagnostics if analysis is not None else ()
        self.session.take_foreign(uri, version, beyond(verdict.diagnostics, known))
        if verdict.trouble:
            self._announce(verdict.trouble, f"{opt.program}: {verdict.kind}")
        self._ways.send_due()

    def _options_of(self, uri: str) -> DocumentOptions:
        found = self._options.get(uri)
        if found is None:
            path = self._path_of(uri)
            found = self._options[uri] = self._options_in(os.path.dirname(path) if path else self._somewhere())
        return found

    def _options_in(self, folder: str) -> DocumentOptions:
        settings, loaded, upstream = self.projects.of(folder)
        uses = settings.upstream, settings.sources.opt, loaded.profile
        own, mlir = self.projects.is_pending(folder)
        is_unknown = own and settings.sources.opt is not None and settings.profile is None
        if uses not in self._noticed and not is_unknown:
            self._noticed.add(uses)
            notice = newer_notice(settings, loaded)
            if notice is not None:
                self._announce(notice, kind=_INFORMATION)
        pending = LoadingDialects(own and settings.sources.has_dialects, mlir, is_unknown)
        check_options = check_options_of(settings, loaded, True, upstream)
        return DocumentOptions(
            check_options, layout_of(settings), inlay_hints_of(settings), pending, settings.lenses, loaded.files
        )

    def _somewhere(self) -> str:
        """The folder of what is in none."""
        return self._roots[0] if self._roots else os.path.abspath(os.sep)

    def _language_of(self, path: str) -> OpenLanguage:
        return language_of([], self._options_in(os.path.dirname(path)).check_options)

    async def _load(self, sources: Sources, previous: str | None) -> Loaded:
        bar = self._ways.bar("Importing dialects" if sources.mlir is None else "Importing MLIR's dialects", self.projects.stop)
        return await load_apart(sources, cache_folder(), previous, bar)

    def _changed(self) -> None:
        """Settings or dialects are other than they were."""
        old = self._options.copy()
        self._options.clear()
        for uri, document in self.session.documents.items():
            if document.foreign.get("") and self._opt_of(uri) is None:
                self.session.take_foreign(uri, document.version, ())
        self.session.options_changed()
        self._show(list(self.projects.problems()))
        self._say_what_is_untrusted(self.session.documents)
        if any(self._options_of(uri) != old.get(uri) for uri in self.session.documents):
            self._ways.refresh()
        self._ways.send_due()

    def _show(self, problems: list[SourceProblem]) -> None:
        """Shows problems in the files where they are; those that are nowhere are shown once, as messages."""
        notes: dict[str, list[Diagnostic]] = {}
        for file in dict.fromkeys([problem.file for problem in problems if problem.file is not None]):
            mine = [problem for problem in problems if problem.file == file]
            notes[self._spelling(self._ways.to_uri(self._in_roots(file)))] = diagnostics_of(mine, _lines_of(file))
        self.session.annotate(notes, lambda uri: _lines_of(self._ways.to_path(uri) or ""))
        for problem in problems:
            if problem.file is None:
                self._announce(problem.message)

    def _say_what_is_untrusted(self, uris: Iterable[str]) -> None:
        """Shows once for each project that settings of its file are not used, where the client leaves trust to its settings.

        A client that says that a workspace is not trusted shows that itself.
        """
        if not self._has_all_settings or self._trusted is False:
            return
        for folder in dict.fromkeys([os.path.dirname(path) for uri in uris if (path := self._path_of(uri))]):
            project = self.projects.settled(folder)
            if project.file is not None and project.untrusted:
                is_outside = self._trust_of(os.path.dirname(project.file)) is Trust.OUTSIDE
                self._announce(untrusted_notice(project.file, project.untrusted, is_outside), f"untrusted: {project.file}")

    def _announce(self, text: str, about: str = "", kind: int = _WARNING) -> None:
        """Shows the user a message, once, or once `about` something."""
        if (about or text) not in self._announced:
            self._announced.add(about or text)
            self._ways.send("window/showMessage", json.dumps({"type": kind, "message": f"mlir-ls: {text}"}))

    def _in_roots(self, file: str) -> str:
        """A path as the client knows it, where the workspace is reached by way of links."""
        for root in self._roots:
            real = os.path.realpath(root)
            if real != root and file.startswith(real + os.sep):
                return root + file[len(real) :]
        return file

    def _spelling(self, uri: str) -> str:
        """A URI as the client spells it, where the document is open."""
        path = self._ways.to_path(uri)
        return next((each for each in self.session.documents if self._ways.to_path(each) == path), uri)


def _lines_of(file: str) -> list[str]:
    """The lines of a file with settings, for the places of problems in it; none if they are not read within a moment."""
    try:
        text = within(in_thread(lambda: read_text(file, MAX_SETTINGS, "replace")))
    except OSError:
        text = None
    return [""] if text is None else split_lines(text)
