"""What the user has run on a document: the commands of its RUN lines, and pipelines of passes.

Their diagnostics are shown in the document. A newer run on a document ends the one before. Nothing is run in a workspace that
the user does not trust; where the client says nothing of that, only what the user's own settings and own words name.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from mlir_ls.semantics.filecheck.runs import run_lines
from mlir_ls.settings import Opt, Settings
from mlir_ls.system.programs import find_program
from mlir_ls.workspace.open_document import OpenDocument
from mlir_ls.workspace.programs.compiler import beyond
from mlir_ls.workspace.programs.lit import RunOutcome, is_optimizer, outcomes_of, program_called
from mlir_ls.workspace.programs.lit_folder import LitOutcome, lit_outcome, lit_program, text_lines_of
from mlir_ls.workspace.programs.opt_help import OptCompletion, OptHelps, completed
from mlir_ls.workspace.programs.pipelines import FlagProblem, PipelineOutcome, flags_of_run, pipeline_outcome, typed_flags
from mlir_ls.workspace.session import Session

if TYPE_CHECKING:
    from mlir_ls.api.parts import PartKind

_SECONDS = 60.0
"""Seconds that a program of a test may take."""

_LIT_SECONDS = 3600.0
"""Seconds that all tests may take which lit runs."""

_UNTRUSTED = "the workspace is not trusted, so no program is run that its files name"
_OUTSIDE = "the file is outside of the folders that are open in the editor, so no program is run that it names"
_NO_LIT = "there is no `lit`: `pip install lit` has one, or the setting `lit.path` names it"
_NO_PROGRAM = "there is no program to run this: the setting `opt.path` names one, such as mlir-opt"
_NO_FILE = "lit runs tests as they are saved, and there is no such file or folder"
_USUAL = "mlir-opt"
_HOW = " (the setting `trusted`)"


class Refusal(Exception):
    """Why something is not run; the message is for people."""


class WorkbenchPlace(NamedTuple):
    """What is known of where a document is: its path, if it is a file; its settings; and whether the client says that the
    user trusts its workspace, None where it says nothing; it is not trusted where it is outside of the workspace's folders."""

    path: str | None
    settings: Settings
    is_trusted: bool | None
    is_outside: bool = False

    def refusal(self) -> Refusal:
        """Why nothing is run that is named here."""
        return Refusal(_OUTSIDE if self.is_outside else _UNTRUSTED + (_HOW if self.is_trusted is None else ""))


class PipelineRequest(NamedTuple):
    """What is to be run: typed flags; or those of the RUN line that begins on a line; or a reproducer of the text.

    `part` is what of the text is given to the program: the part around `line`.
    """

    part: PartKind = "document"
    line: int = 0
    flags: str | None = None
    run: int | None = None
    reproducer: bool = False


class NamedPipeline(NamedTuple):
    """A pipeline for people, and the parameters of a request that runs it."""

    title: str
    parameters: Mapping[str, object]


class Workbench:
    """The runs on the documents of a session. `place_of` says where the document of a URI is; `send_due` sends diagnostics."""

    def __init__(self, session: Session, place_of: Callable[[str], WorkbenchPlace], send_due: Callable[[], None]) -> None:
        self._session, self._place_of, self._send_due = session, place_of, send_due
        self._helps = OptHelps()
        self._running: dict[tuple[str, str], asyncio.Task[object]] = {}

    async def run_tests(self, uri: str, line: int | None = None) -> Sequence[RunOutcome] | None:
        """Runs the commands of a document as it is now, or the one that begins on a line; None where it is not open."""
        document = self._session.documents.get(uri)
        if document is None:
            return None
        place = self._place_of(uri)
        if not place.is_trusted:
            raise place.refusal()
        version, lines = document.version, list(document.lines)
        with self._only("run", uri):
            found = [each async for each in outcomes_of(path_for(place.path), lines, _SECONDS, line)]
        document = self._current(uri, version)
        if document is not None:
            document.outcomes.update({each.run.line: each._replace(output="") for each in found})
            shown = [each.diagnostics for each in document.outcomes.values()]
            self._session.take_foreign(uri, version, tuple(dict.fromkeys(chain.from_iterable(shown))), "run")
            self._send_due()
        return found

    async def run_lit(self, uris: Sequence[str]) -> LitOutcome:
        """Has lit run the tests in saved files and in folders of a trusted workspace."""
        places = [place for uri in uris if (place := self._place_in(uri)).path and os.path.exists(place.path)]
        if not places:
            return LitOutcome(trouble=_NO_FILE)
        for place in places:
            if not place.is_trusted:
                raise place.refusal()
        paths = [place.path for place in places if place.path is not None]
        named = next((place.settings.lit for place in places if place.settings.lit is not None), None)
        program = lit_program(named)
        if program is None:
            return LitOutcome(trouble=_not_there(named, "lit.path") if named else _NO_LIT)
        with self._only("lit", ""):
            found = await lit_outcome(program, paths, _LIT_SECONDS)
        self._show_lit(found)
        return found

    def _place_in(self, uri: str) -> WorkbenchPlace:
        """Where a file is, or what is in a folder."""
        place = self._place_of(uri)
        return self._place_of(f"{uri.rstrip('/')}/{os.curdir}") if place.path and os.path.isdir(place.path) else place

    def _show_lit(self, found: LitOutcome) -> None:
        """Shows what failed in the documents that are open, and as they are saved."""
        tests = {test.path: test for test in found.tests if test.path}
        for uri, document in self._session.documents.items():
            test = tests.get(self._place_of(uri).path or "")
            if test is not None and document.version is not None and list(document.lines) == text_lines_of(test.path):
                self._session.take_foreign(uri, document.version, test.failures, "run")
        self._send_due()

    # -- pipelines ----------------------------------------------------------------------------------------------

    async def run_pipeline(self, uri: str, given: PipelineRequest) -> PipelineOutcome | None:
        """What the user's `…-opt` makes of a document as it is now, or of a part of it; None where it is not open."""
        from mlir_ls.api.ir import module_of  # it takes time, and only a run needs it
        from mlir_ls.api.parts import part_of

        analysis = self._session.analysis_of(uri)
        document = self._session.documents.get(uri)
        if document is None or analysis is None:
            return None
        place = self._place_of(uri)
        self._check_trust(place, given)
        version, lines = document.version, list(document.lines)
        program = program_of(place.settings.opt, lines, given)
        if program is None:
            opt = place.settings.opt
            return PipelineOutcome("", trouble=_NO_PROGRAM if opt is None else _not_there(opt.program, "opt.path"))
        opt = (place.settings.opt or Opt(program))._replace(program=program)
        flags = _flags_of(lines, given)

        part = part_of(module_of(analysis), given.part, given.line)
        is_split = given.part == "document" and len(analysis.document.tree.chunks) > 1
        with self._only("pipeline", uri):
            try:
                known = await self._helps.of(program)
            except OSError:
                known = ()
            outcome = await pipeline_outcome(opt, path_for(place.path), part, flags, known, is_split)
        if self._current(uri, version) is not None:
            self._session.take_foreign(uri, version, beyond(outcome.diagnostics, analysis.diagnostics), "pipeline")
            self._send_due()
        return outcome

    async def complete_flags(self, uri: str, text: str, offset: int) -> Sequence[OptCompletion]:
        """What may be typed at an offset of the flags of a pipeline."""
        place = self._place_of(uri)
        opt = place.settings.opt
        program = find_program(opt.program) if opt is not None else None
        if program is None or place.is_trusted is False:
            return ()
        try:
            return completed(await self._helps.of(program), text, offset)
        except OSError:
            return ()

    def pipelines(self, uri: str) -> Sequence[NamedPipeline] | None:
        """The pipelines that a document and the settings name; None where the document is not open."""
        document = self._session.documents.get(uri)
        if document is None:
            return None
        runs = [each for each in run_lines(document.lines) if any(map(is_optimizer, each.programs))]
        found = [NamedPipeline(each.text, {"run": each.line}) for each in runs]
        from mlir_ls.features.code_lenses import reproducer_line

        if reproducer_line(document.lines) is not None:
            found.append(NamedPipeline("the reproducer of this file", {"reproducer": True}))
        return [*found, *[NamedPipeline(flags, {"flags": flags}) for flags in self._place_of(uri).settings.pipelines]]

    def _check_trust(self, place: WorkbenchPlace, given: PipelineRequest) -> None:
        if place.is_trusted is False or (not place.is_trusted and given.flags is None):
            raise place.refusal()

    # -- how ----------------------------------------------------------------------------------------------------

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
    import tempfile  # it takes time, and few need it

    return path if path is not None else os.path.join(tempfile.gettempdir(), "untitled.mlir")


def program_of(opt: Opt | None, lines: Sequence[str], given: PipelineRequest) -> str | None:
    """The path of the program that runs a pipeline: the user's, else for what a text names the one that it names in PATH."""
    if opt is not None:
        return find_program(opt.program)
    if given.flags is not None:
        return None
    runs = [each for each in run_lines(lines) if given.run in (None, each.line)]
    names = [words[0] for each in runs for words in each.programs if is_optimizer(words)]
    return next((found for name in [*names, _USUAL] if (found := program_called(name)) is not None), None)


def _not_there(program: str, setting: str) -> str:
    return f"'{program}', which the setting `{setting}` names, is no program"


def _flags_of(lines: Sequence[str], given: PipelineRequest) -> Sequence[str]:
    try:
        if given.flags is not None:
            return typed_flags(given.flags)
        return flags_of_run(lines, given.run) if given.run is not None else ("--run-reproducer",)
    except FlagProblem as problem:
        raise Refusal(str(problem)) from None
