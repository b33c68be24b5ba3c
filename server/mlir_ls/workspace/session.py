"""The documents that are open: their text, their analysis, and the diagnostics that go out for them.

A change only touches the text. The analysis follows when a request needs it, or when no message is left to be
handled: then diagnostics go out. So a burst of changes costs one analysis, and a single one is answered in its turn.
What takes longer, the verification of a whole text, is done in slices while no message is waiting (`work`).
"""

from __future__ import annotations

import gc
import json
import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from typing import NamedTuple

from mlir_ls.analysis import Analysis, CheckOptions, analyze, pending_verification, shows_the_same, with_verdicts
from mlir_ls.caches import empty_caches
from mlir_ls.diagnostics import BYTE_ORDER_MARK_FOUND, Diagnostic, Severity
from mlir_ls.features.inlay_hints import HintOptions
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.formatting import FormatOptions
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import (
    EncodedDocument,
    TextChange,
    edit_of,
    folder_of,
    keystroke_of,
    mark_after,
    typing_end,
)
from mlir_ls.lsp.encoding.text.diagnostics import diagnostics_part, published
from mlir_ls.syntax.partial.parts import is_begun, is_read
from mlir_ls.system.files import is_inside
from mlir_ls.text import span, without_mark
from mlir_ls.workspace.awaiting import NOTHING_LOADING, LoadingDialects, lasting
from mlir_ls.workspace.crashes import Crashes
from mlir_ls.workspace.open_document import OpenDocument
from mlir_ls.workspace.opening import LONG, brought_up, reading_of
from mlir_ls.workspace.status import STATUS, status_of
from mlir_ls.workspace.typing import operations_around, shown_while_typing, typed
from mlir_ls.workspace.updating import BULK_LINES, bulk_work, give_back

logger = logging.getLogger(__name__)

_PATIENCE = 0.2
"""Seconds after which diagnostics go out even if more changes are waiting."""

_SMALL = 500
"""A text of no more lines than this is verified at once."""

_SLICE = 0.002
"""Seconds of verification at a time, about."""


class DocumentOptions(NamedTuple):
    """How a document is checked and formatted, which inlay hints it shows, what is `pending` of its dialects, and whether
    uses of its symbols, and of its values, are counted in `lenses`. `sources` are files that its dialects come from."""

    check_options: CheckOptions = CheckOptions(editor=True)
    layout: FormatOptions = FormatOptions()
    inlay_hints: HintOptions = HintOptions()
    pending: LoadingDialects = NOTHING_LOADING
    lenses: tuple[bool, bool] = (True, False)
    sources: tuple[str, ...] = ()


def _usual(uri: str) -> DocumentOptions:
    return DocumentOptions()


class Session:
    """The open documents of one client.

    `send` takes a notification's method and its parameters as JSON text. `options_of` returns the options of a document
    by its URI; `options_changed` has to be called where these have changed. `show_reading` is called when the
    reading of a long text begins, and `refresh_views` when it ends: what the client shows of it until then is incomplete.
    `refresh_diagnostics` has clients that request diagnostics do that again.
    """

    def __init__(self, send: Callable[[str, str], None], options_of: Callable[[str], DocumentOptions] = _usual) -> None:
        self.documents: dict[str, OpenDocument] = {}
        self.client = Client()
        self.options_of = options_of
        self.roots: list[str] = []
        self.source_roots: list[str] = []
        self._send = send
        self._crashes = Crashes(lambda text: send(_SHOW, json.dumps({"type": _ERROR, "message": text})))
        self._notes: dict[str, tuple[Diagnostic, ...]] = {}
        self._unpublished: dict[str, OpenDocument] = {}
        self._unverified: dict[str, Iterator[None]] = {}
        self._status: dict[str, object] = {"dialects": {}, "documents": {}}
        self.has_garbage = False
        self.refresh_diagnostics: Callable[[], None] = lambda: None
        self.refresh_views: Callable[[], None] = lambda: None
        self.show_reading: Callable[[], None] = lambda: None

    # -- notifications of the client ----------------------------------------------------------------------------

    def open(self, uri: str, version: int | None, text: str) -> None:
        """A document was opened; if it was open already, the client has lost count, and its new text holds."""
        if uri in self.documents:
            logger.warning("%s was opened twice", uri)
            self.documents[uri].stop_reading()
        document = self.documents[uri] = OpenDocument(uri, version, *without_mark(text, self.client.encoding))
        self._touch(document)

    def change(self, uri: str, version: int | None, changes: Iterable[TextChange]) -> None:
        """A document was changed; each change speaks of the text after the one before it."""
        document = self.documents.get(uri)
        if document is None:
            logger.warning("%s was changed but is not open", uri)
            return
        changes = list(changes)
        keystroke = keystroke_of(changes) if self.client.typing_delay else None
        cursor = None
        for change in changes:
            document.foreign, document.outcomes = {}, {}
            target = self.encoded(uri, document.lines)
            if change is keystroke:
                cursor = typing_end(target, change)
            document.mark = mark_after(target, change)
            document.apply(edit_of(target, change, document.ends))
        known = document.analysis.diagnostics if document.analysis is not None else ()
        document.typing = typed(document.typing, cursor, known) if cursor is not None else None
        document.version = version
        self._touch(document)

    def close(self, uri: str) -> None:
        """A document was closed: its diagnostics go away."""
        self._unpublished.pop(uri, None)
        self._unverified.pop(uri, None)
        document = self.documents.pop(uri, None)
        if document is None:
            logger.warning("%s was closed but is not open", uri)
            return
        document.stop_reading()
        self.has_garbage = True
        self._send_notes(uri, document.lines)

    def options_changed(self) -> None:
        """Analyses the documents anew whose options have changed, and shows what has waited for dialects to be loaded."""
        for document in self.documents.values():
            if document.analysis is not None and document.analysis.options != self._options_of(document):
                document.analysis, document.newer, document.release, document.hidden = None, None, "", frozenset()
                self._touch(document)
            elif document.awaiting != (pending := self.options_of(document.uri).pending):
                found = document.analysis.diagnostics if document.analysis is not None else []
                if document.analysis is None or lasting(found, document.awaiting) != lasting(found, pending):
                    self._touch(document)

    def annotate(self, notes: Mapping[str, Sequence[Diagnostic]], lines_of: Callable[[str], list[str]]) -> None:
        """Shows diagnostics of files that do not come from reading them as MLIR, in the place of those shown so far.

        `lines_of` reads a file that is not open.
        """
        old, self._notes = self._notes, {uri: tuple(found) for uri, found in notes.items()}
        for uri in dict.fromkeys([*old, *self._notes]):
            found = self._notes.get(uri, ())
            if found == old.get(uri, ()):
                continue
            if (document := self.documents.get(uri)) is not None:
                self._touch(document)
            else:
                self._send_notes(uri, lines_of(uri) if found else [""])

    def take_foreign(self, uri: str, version: int | None, found: Sequence[Diagnostic], origin: str = "") -> None:
        """Shows the diagnostics of another program for a version of a document, if it is that one, instead of those before."""
        document = self.documents.get(uri)
        if document is not None and document.version == version and document.foreign.get(origin, ()) != tuple(found):
            document.foreign[origin] = tuple(found)
            self._touch(document)

    def _send_notes(self, uri: str, lines: Sequence[str]) -> None:
        """Shows the diagnostics of a file that is not open."""
        found = self._notes.get(uri, ())
        part = diagnostics_part(EncodedDocument(lines, self.client, uri), found)
        self._send(_PUBLISH, published(uri, None, [part]))

    # -- what is known ------------------------------------------------------------------------------------------

    def analysis_of(self, uri: str) -> Analysis | None:
        """The analysis of a document's text as it is now; None if it is not open, or if the analysis failed."""
        document = self.documents.get(uri)
        if document is None:
            return None
        if document.pending or uri in self._unpublished:
            self._analyze(document)
        return document.analysis

    def is_tablegen(self, uri: str) -> bool:
        """Whether a document is open that is a .td file."""
        document = self.documents.get(uri)
        return document is not None and document.is_tablegen

    def encoded(self, uri: str, lines: Sequence[str]) -> EncodedDocument:
        """The context of encoders for a document that is open, or for a file; `lines` are those that it has now."""
        document = self.documents.get(uri)
        if document is None:
            return EncodedDocument(lines, self.client, uri)
        return EncodedDocument(lines, self.client, uri, document.version, document.ends.usual, document.mark)

    def is_read(self, uri: str, lines: Iterable[int], partly: bool) -> bool:
        """Whether all chunks are read that some lines are in, or `partly`: the lines; they are read where that is little work.

        Without lines: whether all of the document is read.
        """
        analysis, document = self.analysis_of(uri), self.documents.get(uri)
        if analysis is None or document is None or document.reading is None:
            return True
        lines = [min(line, len(document.lines) - 1) for line in lines]
        for line in lines:
            if not is_begun(analysis.document, line):
                document.reading.look_at(line)
                self._preview(document)
                analysis = document.analysis or analysis
        return bool(lines) and all([(is_begun if partly else is_read)(analysis.document, line) for line in lines])

    def announcing(self, uri: str, what: str) -> AbstractContextManager[None]:
        """Where a request about all of a document is answered: the first time, much is made that lasts."""
        document = self.documents[uri]
        if what in document.announced or len(document.lines) < BULK_LINES:
            return nullcontext()
        document.announced.add(what)
        return bulk_work()

    def folders_of(self, uri: str) -> list[str]:
        """Where files that a document names may be: in its folder, if that is in the workspace, in those of the workspace,
        or in those that the user names."""
        own = folder_of(uri)
        own = os.path.normpath(own) if own else None
        allowed = [*self.roots, *self.source_roots]
        is_allowed = own is not None and any(is_inside(own, folder) for folder in allowed)
        return [own, *allowed] if own is not None and is_allowed else allowed

    def flush(self, waiting: bool = False) -> None:
        """Sends the diagnostics that are due; while more messages are `waiting`, only those that are overdue."""
        now = time.monotonic()
        for document in list(self._unpublished.values()):
            if not waiting or now - document.changed_at > _PATIENCE:
                self._publish(document)

    def send_status(self) -> None:
        """Sends clients that show it which dialects are loaded, and in which profile documents are read, where that is new."""
        if not self.client.status:
            return
        known = {uri: document.analysis for uri, document in self.documents.items() if document.analysis is not None}
        status = status_of(known)
        if status != self._status:
            self._status = status
            self._send(STATUS, json.dumps(status))

    @property
    def has_work(self) -> bool:
        """Whether there is something for `work` to do."""
        return bool(self._unverified) or self.is_reading

    @property
    def is_reading(self) -> bool:
        """Whether a document is open of which not all is read."""
        return self._read_first() is not None

    @property
    def is_verifying(self) -> bool:
        """Whether that is more than hints."""
        analyses = [self.documents[uri].analysis for uri in self._unverified]
        is_verifying = any([analysis is not None and not analysis.verified for analysis in analyses])
        return is_verifying or self.is_reading

    def work(self) -> None:
        """Reads or verifies a document a little further, or looks for hints.

        At the end its diagnostics go out if they have changed.
        """
        reading = self._read_first()
        if reading is not None:
            self._read_on(reading)
            return
        uri, slices = next(iter(self._unverified.items()))
        document = self.documents[uri]
        until = time.perf_counter() + _SLICE
        try:
            for _ in slices:
                if time.perf_counter() > until:
                    return
            assert document.analysis is not None
            analysis = with_verdicts(document.analysis)
        except Exception as error:
            del self._unverified[uri]
            self.failed("the verification", uri, error)
            self.flush()
            return
        if analysis.verified and not document.analysis.verified and not analysis.settled:
            self._unverified[uri] = pending_verification(analysis)
        else:
            del self._unverified[uri]
        has_changed = not shows_the_same(analysis, document.analysis)
        document.settle(analysis)
        if has_changed:
            self._send_diagnostics(document)

    def _read_first(self) -> OpenDocument | None:
        """The document whose text is read next, if there is one of which not all is read."""
        return next((document for document in self.documents.values() if document.reading is not None), None)

    def _read_on(self, document: OpenDocument) -> None:
        """Reads a document for a slice; once it is read, all that is known of it goes out."""
        reading = document.reading
        assert reading is not None
        if not reading.go_on():
            return
        analysis, document.reading = None, None
        for edit, count in document.pending:
            reading.add(edit, count)
        try:
            analysis = reading.result()
            document.refine(analysis)
            if reading.after:
                analysis, document.reading = brought_up(analysis, reading.after, lambda: document.lines, reading.places)
        except Exception as error:
            self._crashes.record("the analysis", error, document.journal)
        if document.reading is not None:
            self._preview(document)
            return
        give_back()
        document.settle(analysis)
        if analysis is not None:
            self._publish(document)  # which reads it anew if its options have changed
        else:
            self._unpublished.pop(document.uri, None)
            self._send_diagnostics(document)
        self.refresh_views()

    def failed(self, what: str, uri: str | None, error: Exception, parameters: object = None) -> None:
        """Reports an exception. If it is a new one, the document that it concerns is analysed afresh."""
        document = self.documents.get(uri) if uri is not None else None
        is_new = self._crashes.record(what, error, document.journal if document is not None else None, parameters)
        if is_new and document is not None:
            document.stop_reading()
            document.settle(None)
            document.tokens = Memory()
            self._touch(document)

    @property
    def typing_delay(self) -> float:
        """Seconds without a message after which the cursor counts as resting."""
        return self.client.typing_delay

    @property
    def is_typing(self) -> bool:
        """Whether errors may wait for the cursor to rest."""
        return any([document.typing is not None and not document.typing.rests for document in self.documents.values()])

    def rest(self) -> None:
        """The cursor rests: errors that have waited are shown."""
        for document in self.documents.values():
            if document.typing is not None and not document.typing.rests:
                document.typing = document.typing._replace(rests=True)
                self._send_diagnostics(document)

    def collect_garbage(self) -> None:
        """Frees what is left of closed documents; it takes up to some tenths of a second."""
        self.has_garbage = False
        if not self.documents:
            empty_caches()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        give_back()

    # -- how ----------------------------------------------------------------------------------------------------

    def _touch(self, document: OpenDocument) -> None:
        if document.uri not in self._unpublished:
            document.changed_at = time.monotonic()
        self._unpublished[document.uri] = document
        self._unverified.pop(document.uri, None)

    def _publish(self, document: OpenDocument) -> None:
        self._analyze(document)
        self._unpublished.pop(document.uri, None)
        if document.analysis is not None and not document.analysis.settled and document.reading is None:
            self._unverified[document.uri] = pending_verification(document.analysis)
        self._send_diagnostics(document)

    def diagnostics_of(self, uri: str) -> tuple[int | None, str] | None:
        """The version of a document and its diagnostics as JSON text, without brackets, for clients that request them."""
        self.analysis_of(uri)
        document = self.documents.get(uri)
        if document is None:
            return None
        self._unpublished.pop(uri, None)
        if document.analysis is not None and not document.analysis.settled and document.reading is None:
            self._unverified.setdefault(uri, pending_verification(document.analysis))
        document.pulled = ",".join(filter(None, self._parts(document)))
        return document.version, document.pulled

    def _send_diagnostics(self, document: OpenDocument) -> None:
        if document.reading is not None and document.reading.of_edits:
            return  # those that were sent last stand until all is read again
        parts = self._parts(document)
        if not self.client.pulls:
            self._send(_PUBLISH, published(document.uri, document.version, parts))
        elif document.pulled is not None and document.pulled != ",".join(filter(None, parts)):
            self.refresh_diagnostics()

    def _parts(self, document: OpenDocument) -> list[str]:
        """The diagnostics of a document, as JSON text."""
        target = self.encoded(document.uri, document.lines)
        analysis = document.analysis
        notes = [*chain.from_iterable(document.foreign.values()), *self._notes.get(document.uri, ())]
        if document.mark:
            notes.append(BYTE_ORDER_MARK_FOUND)
        if notes and analysis is not None:
            shown = {(each.span.start.line, each.message) for each in analysis.diagnostics}
            notes = [each for each in notes if (each.span.start.line, each.message) not in shown]
        failed = [] if document.is_tablegen else [_FAILED]
        found = analysis.shown_with(notes) if analysis is not None else [*failed, *notes]
        document.awaiting = self.options_of(document.uri).pending
        found = lasting(found, document.awaiting)
        if document.typing is not None and not document.typing.rests:
            unfinished = operations_around(analysis, document.typing.cursor)
            document.typing, found = shown_while_typing(document.typing, found, document.lines, unfinished)
        parts = [document.texts.part(target, found)]
        if analysis is not None and analysis.hints:
            if document.hints[0] is not analysis.hints:
                document.hints = analysis.hints, diagnostics_part(target, analysis.hints)
            parts.append(document.hints[1])
        return parts

    def _options_of(self, document: OpenDocument) -> CheckOptions:
        """The options with which a document is analysed."""
        return document.options_in(self.options_of(document.uri).check_options)

    def _analyze(self, document: OpenDocument) -> None:
        """Brings the analysis up to the text. If it fails, the text remains, and the next change tries anew."""
        analysis = None
        if document.is_tablegen:
            document.settle(None)
            return
        check_options = self._options_of(document)
        if document.reading is not None and document.reading.options != check_options:
            document.stop_reading()
            document.settle(None)
        if document.reading is not None:
            for edit, count in document.pending:
                document.reading.add(edit, count)
            if document.pending or document.analysis is None:
                self._preview(document)
            return
        if document.analysis is not None and document.analysis.options == check_options:
            if not document.pending:
                return
            try:
                analysis, document.reading = brought_up(document.analysis, document.pending, lambda: document.lines)
            except Exception as error:
                self._crashes.record("the analysis of a change", error, document.journal)
        if analysis is None and document.reading is None and len(document.lines) > LONG:
            document.reading = reading_of(document.lines, check_options)
        if document.reading is not None:
            self._preview(document)
            self.show_reading()
            return
        if analysis is None:
            try:
                with bulk_work():
                    analysis = analyze(document.lines, check_options, verify=len(document.lines) <= _SMALL)
                    if document.refine(analysis):
                        analysis = analyze(document.lines, self._options_of(document), verify=len(document.lines) <= _SMALL)
            except Exception as error:
                self._crashes.record("the analysis", error, document.journal)
        document.settle(analysis)

    def _preview(self, document: OpenDocument) -> None:
        """Has a preview answer for a long text until it is read."""
        assert document.reading is not None
        analysis = None
        try:
            analysis = document.reading.preview(document.lines, document.analysis, document.pending)
        except Exception as error:
            self._crashes.record("the preview", error, document.journal)
        document.settle(analysis)


_PUBLISH = "textDocument/publishDiagnostics"
_SHOW = "window/showMessage"
_ERROR = 1
"""`MessageType.Error`."""

_FAILED = Diagnostic(
    "internal-error",
    Severity.WARNING,
    span(0, 0, 0),
    "the analysis of this file failed, which is an error of mlir-ls; its log says more",
)
