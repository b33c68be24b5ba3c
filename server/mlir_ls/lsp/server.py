"""The language server, on top of pygls. Its methods are in tables: `requests`, `handlers`.

pygls brings the start of a session, the capabilities, the checking of parameters and the requests to the client. Texts
(`session`), the reading of messages (`transport`, `inbox`) and what is written a thousand times are ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import inspect
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from mlir_ls.lsp.encoding.answers import INTERNAL_ERROR, INVALID_REQUEST, REQUEST_CANCELLED, REQUEST_FAILED
from mlir_ls.lsp.encoding.client import Client, client_of
from mlir_ls.lsp.encoding.positions import path_of, uri_of
from mlir_ls.lsp.encoding.protocol import types

# isort: split
from pygls.exceptions import JsonRpcException, JsonRpcInternalError, JsonRpcInvalidParams, JsonRpcMethodNotFound
from pygls.lsp.server import LanguageServer
from pygls.protocol import default_converter

from mlir_ls import __version__
from mlir_ls.lsp.handlers import SESSION, WORKBENCH_REQUESTS, WORKSPACE_REQUESTS
from mlir_ls.lsp.handlers.workbench import COMMANDS
from mlir_ls.lsp.inbox import Handlers, Identity, Inbox, Message
from mlir_ls.lsp.initialization import EarlyAnswer, announcement, without_capabilities, without_details
from mlir_ls.lsp.lifecycle import State, end_soon, refusal, watch
from mlir_ls.lsp.logs import ClientLog
from mlir_ls.lsp.messages import Protocol
from mlir_ls.lsp.streams import Streams
from mlir_ls.lsp.transport import Reader, Receiver, notification
from mlir_ls.workspace.background import BackgroundWork, background_work_of
from mlir_ls.workspace.programs.workbench import Refusal
from mlir_ls.workspace.progress import WorkDoneProgress
from mlir_ls.workspace.warming import warming
from mlir_ls.workspace.workspace import ClientActions, Workspace

logger = logging.getLogger(__name__)

_PAUSE = 0.002
"""Seconds without a message before a step of the warm-up is done."""

_NOTICEABLE = 0.3
"""Seconds that the reading of a document takes before a bar shows it, and between two looks whether it is over."""

_COLLECTOR_THRESHOLDS = (50_000, 20, 100)

class Server(LanguageServer):
    """The server of one client."""

    protocol: Protocol

    def __init__(self, streams: Streams, early: EarlyAnswer | None = None, home: Workspace | None = None) -> None:
        super().__init__(
            "mlir-ls",
            __version__,
            types.TextDocumentSyncKind.Incremental,
            protocol_cls=Protocol,
            converter_factory=default_converter,
        )
        ways = ClientActions(
            self._notify, self._send_due, self.refresh, self.bar, path_of, uri_of, self.question
        )
        self.home = home or Workspace(ways)
        self.home.connect(ways)
        self.session = self.home.session
        self.session.refresh_views = self.refresh_views
        self.session.refresh_diagnostics = self.refresh_diagnostics
        self.session.show_reading = self._show_reading
        self._shown: asyncio.Task[None] | None = None
        self._held: dict[int | str, asyncio.Task[None]] = {}
        self._stoppable: dict[str | int, Callable[[], object]] = {}
        self._streams = streams
        self._early = early
        self._encoding = "utf-16"
        self._introduction: object = None
        self._state = State.NEW
        self._stopped: asyncio.Future[int] | None = None
        self._warming: Iterator[None] | None = None
        self._has_requests = False
        self._pauses = (*background_work_of(self.session), BackgroundWork(lambda: _PAUSE, self._is_warming, self._warm_up))
        self.protocol.set_writer(self)
        requests = (*WORKSPACE_REQUESTS, *WORKBENCH_REQUESTS)
        for method, handle in SESSION:
            self._handle_with(partial(handle, self), method)
        for each in requests:
            self._handle_with(partial(each.handler, self), each.method, each.options)
        self.protocol.own_parameters = {each.method: each.read for each in requests if each.read is not None}
        for command in COMMANDS:
            self.command(command)(lambda: None)  # announced; the request answers

    def load_requests(self) -> None:
        """Imports all features, and registers the requests that they answer; done before the first of them is answered."""
        if self._has_requests:
            return
        from mlir_ls.lsp.requests import REQUESTS, begin_answer

        self._has_requests = True
        for request in REQUESTS:
            self._handle_with(partial(begin_answer, request, self), request.method, request.options)
        own = [request for request in REQUESTS if request.method not in types.METHOD_TO_TYPES]
        read = self.protocol._converter.structure
        self.protocol.own_parameters = {
            **self.protocol.own_parameters,
            **{request.method: partial(read, cl=request.scope.value) for request in own},
        }

    def knows(self, method: str) -> bool:
        """Whether something answers a method."""
        if not self.protocol.knows(method):
            self.load_requests()
        return self.protocol.knows(method)

    @property
    def client(self) -> Client:
        """What the client can do."""
        return self.session.client

    def bar(self, title: str, stop: Callable[[], object] | None = None) -> WorkDoneProgress:
        """A bar for some work; `stop` is called when the user cancels it."""
        create = self.work_done_progress.create_async if self.client.progress else None
        made = WorkDoneProgress(title, create, self._notify, stop is not None)
        if stop is not None:
            self._stoppable = {made.token: stop}
        return made

    def stop_work(self, token: str | int) -> None:
        """The user cancels the work whose bar has this token."""
        self._stoppable.get(token, lambda: None)()

    def register(self, registrations: Sequence[types.Registration]) -> None:
        """Registers capabilities with the client."""
        self.client_register_capability(types.RegistrationParams(list(registrations)))

    async def settings(self, sections: Sequence[str]) -> Sequence[Any]:
        """The client's settings, one value for each section."""
        items = [types.ConfigurationItem(section=section) for section in sections]
        return await self.workspace_configuration_async(types.ConfigurationParams(items)) or ()

    async def question(self, text: str, answers: Sequence[str]) -> str | None:
        """The answer of the user to a question, None where they choose none."""
        items = [types.MessageActionItem(title=answer) for answer in answers]
        params = types.ShowMessageRequestParams(type=types.MessageType.Info, message=text, actions=items)
        chosen = await self.window_show_message_request_async(params)
        return chosen.title if chosen is not None else None

    def path_of(self, uri: str) -> str | None:
        """The path of a file's URI."""
        return path_of(uri)

    def uri_of(self, path: str) -> str:
        """The URI of a file's path."""
        return uri_of(path)

    # -- life ---------------------------------------------------------------------------------------------------

    def begin(self, params: types.InitializeParams) -> None:
        """The client has introduced itself."""
        self._state = State.BEGUN
        self.session.client = client_of(self._introduction, self._encoding)
        self.set_roots()
        self.home.configure(params.initialization_options)
        if params.process_id is not None:
            watch(params.process_id, partial(self._stop, 1), self._early is not None and self._early.has_client)

    def refresh(self) -> None:
        """Makes the client request again what depends on settings and dialects."""
        if self.client.refreshes_hints:
            self.workspace_inlay_hint_refresh(None)

    def refresh_views(self) -> None:
        """Makes the client request again what it shows of documents that were not read to their ends."""
        self.refresh()
        if self.client.refreshes_tokens:
            self.workspace_semantic_tokens_refresh(None)
        if self.client.refreshes_folds:
            self.workspace_folding_range_refresh(None)

    def _show_reading(self) -> None:
        if self.client.progress and (self._shown is None or self._shown.done()):
            self._shown = asyncio.ensure_future(self._reading_bar())

    async def _reading_bar(self) -> None:
        """Shows that not all of a document is read yet, once that lasts."""
        await asyncio.sleep(_NOTICEABLE)
        if not self.session.is_reading:
            return
        bar = self.bar("Reading a long document")
        await bar.begin()
        while self.session.is_reading:
            await asyncio.sleep(_NOTICEABLE)
        bar.end()

    def refresh_diagnostics(self) -> None:
        """Makes a client that requests diagnostics do that again."""
        if self.client.refreshes_diagnostics:
            self.workspace_diagnostic_refresh(None)

    def refresh_lenses(self) -> None:
        """Makes the client request again what can be run, and what came of it."""
        if self.client.refreshes_lenses:
            self.workspace_code_lens_refresh(None)

    async def apply(self, edit: Mapping[str, Any]) -> None:
        """Has the client apply an edit of the workspace, which it has sent itself."""
        try:
            params = self.protocol._converter.structure({"edit": edit}, types.ApplyWorkspaceEditParams)
        except Exception:
            raise JsonRpcInvalidParams("this is no edit of a workspace") from None
        await self.workspace_apply_edit_async(params)

    def unknown(self, text: str) -> Exception:
        """What refuses a command that there is not."""
        return JsonRpcMethodNotFound(text)

    def set_roots(self) -> None:
        """Sends the workspace's folders on."""
        roots = [path_of(folder.uri) for folder in self.workspace.folders.values()]
        if not roots and self.workspace.root_path:
            roots = [self.workspace.root_path]
        self.home.set_roots([root for root in roots if root])

    def warm_up_in_pauses(self) -> None:
        """Has what nearly every first document needs done while no message waits, a step at a time."""
        self._warming = self._steps()

    def _steps(self) -> Iterator[None]:
        for method, params in _FIRST_MESSAGES:
            self.protocol.structure_message({"jsonrpc": "2.0", "method": method, "params": params})
        yield
        yield from warming()
        self.load_requests()
        yield
        from mlir_ls.lsp.rehearsal import rehearsal

        for _ in rehearsal(self.protocol.structure_message, self.client):
            yield
            while self.session.has_work:  # users wait for that
                yield

    def _is_warming(self) -> bool:
        return self._warming is not None and self._state is State.BEGUN

    def _warm_up(self) -> None:
        assert self._warming is not None
        try:
            next(self._warming)
        except StopIteration:
            self._warming = None

    async def serve(self, reader: Reader) -> int:
        """Answers messages until the client is gone; returns the exit status that the protocol requires."""
        loop = asyncio.get_running_loop()
        self._stopped = loop.create_future()
        inbox = self.inbox(loop)
        reader.deliver_to(Receiver(loop, inbox.receive, inbox.end, partial(end_soon, self._status)))
        return await self._stopped

    def inbox(self, loop: asyncio.AbstractEventLoop) -> Inbox:
        """What takes the messages to this server, to be handled on a loop."""
        handlers = Handlers(self._handle, self._refuse, self._cancel, self._busy, self._send_due, partial(self._stop, None))
        return Inbox(loop, handlers)

    def _stop(self, status: int | None) -> None:
        if self._stopped is not None and not self._stopped.done():
            self._stopped.set_result(status if status is not None else self._status())
            end_soon(self._status)

    def _status(self) -> int:
        """The exit status: the one that is settled, else the one that the protocol requires if the session ends now."""
        if self._stopped is not None and self._stopped.done():
            return self._stopped.result()
        return int(self._state is not State.SHUT_DOWN)

    # -- messages in --------------------------------------------------------------------------------------------

    def _handle(self, message: Message, waiting: bool) -> None:
        try:
            self._dispatch(message)
        except JsonRpcException as error:
            self._refuse(message.get("id"), error.code or INTERNAL_ERROR, error.message)
        except Exception:
            logger.exception("a message could not be handled")
            if "id" in message and "method" in message:
                self._refuse(message["id"], INTERNAL_ERROR, f"'{message['method']}' failed; the log says more")
        if waiting:
            self.session.flush(waiting=True)

    def _busy(self) -> None:
        for pauses in self._pauses:
            pauses.end()

    def _send_due(self) -> None:
        try:
            self.session.flush()
            self.session.send_status()
        except Exception:
            logger.exception("diagnostics could not be sent")
        for pauses in self._pauses:
            pauses.begin_anew()

    def _dispatch(self, message: Message) -> None:
        method, identity = message.get("method"), message.get("id")
        is_request = "id" in message and "method" in message
        if is_request and (isinstance(identity, bool) or not isinstance(identity, str | int)):
            self._refuse(None, INVALID_REQUEST, "the id of a request is a number or a string")
        elif method == types.EXIT:
            self._stop(None)
        elif "method" in message and (problem := refusal(self._state, method, self.knows)) is not None:
            if is_request:
                self._refuse(identity, *problem)
            elif not str(method).startswith("$/"):
                logger.info("%s passed over: %s", method, problem[1])
        else:
            (self._initialize if method == types.INITIALIZE and is_request else self._deliver)(message, is_request)

    def _initialize(self, message: Message, is_request: bool) -> None:
        """Begins the session. Where that has been answered, it begins even if its parameters make no sense after all."""
        self.protocol.announced = announced = announcement(message.get("params"))
        self._encoding = announced["capabilities"]["positionEncoding"]
        self._introduction = message.get("params")
        if self._early is None or not self._early.sent:
            self._deliver(message, is_request)
            return
        self.protocol.is_silent = True
        for attempt in (message, without_capabilities(message), without_details(message)):
            if self._state is State.NEW:
                self._introduction = attempt["params"]
                with contextlib.suppress(JsonRpcException):  # it is in the log
                    self._deliver(attempt, is_request)
        self.protocol.is_silent = False

    def _deliver(self, message: Message, is_request: bool) -> None:
        """Hands a message to pygls. Parameters that make no sense are answered, or logged for notifications."""
        try:
            structured = self.protocol.structure_message(message)
        except JsonRpcException:
            method = message.get("method")
            if is_request:
                raise JsonRpcInvalidParams(f"the parameters of '{method}' are not those that the protocol defines") from None
            logger.error("the parameters of '%s' are not those that the protocol defines; it was passed over", method)
            return
        if is_request and getattr(structured, "id", None) is None:
            raise JsonRpcException(f"'{message['method']}' is a notification, which has no id", INVALID_REQUEST)
        if message.get("method") == types.SHUTDOWN:
            self._state = State.SHUT_DOWN
        if is_request and self._waits(structured):
            self._held[structured.id] = asyncio.ensure_future(self._deliver_later(structured))
            return
        self.protocol.handle_message(structured)

    def _waits(self, structured: Any) -> bool:
        """Whether a request is about lines of a document that are not read yet, and only this keeps it from being answered."""
        if not self.session.is_reading:
            return False
        from mlir_ls.lsp.requests import waits

        return waits(structured.method, self.session, structured.params)

    async def _deliver_later(self, structured: Any) -> None:
        """Hands a request to pygls once what it is about is read; other messages have their turn meanwhile."""
        while self._waits(structured):
            self.session.work()
            await asyncio.sleep(0)
        self._held.pop(structured.id, None)
        self.protocol.handle_message(structured)

    def _cancel(self, identity: Identity) -> None:
        held = self._held.pop(identity, None) if identity is not None else None
        if held is not None:
            held.cancel()
            self._refuse(identity, REQUEST_CANCELLED, "cancelled before it was begun")
        if identity is not None and identity in self.protocol._request_futures:
            self.protocol._handle_cancel_notification(identity)

    # -- messages out -------------------------------------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Writes to the client. If it is gone, there is nothing left to do."""
        try:
            self._streams.write(data)
        except OSError:
            self._stop(1)

    def close(self) -> None:
        """pygls closes what it writes to; the streams end with the process."""

    def _handle_with(self, handler: Callable[[Any], Any], method: str, options: object = None) -> None:
        """Registers what handles a method."""
        guarded = self._guarded(method, handler)
        self.feature(method, options)(guarded)
        if not inspect.iscoroutinefunction(guarded) and method not in self.protocol.fm.builtin_features:
            self.protocol.immediate = {**self.protocol.immediate, method: guarded}

    def _guarded(self, method: str, handler: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """A handler whose failures are reported, and answered in a sentence."""

        def fail(error: Exception, params: Any) -> JsonRpcException:
            from mlir_ls.features.rename import RenameError

            if isinstance(error, JsonRpcException):
                return error
            if isinstance(error, RenameError | Refusal):
                return JsonRpcException(str(error), REQUEST_FAILED)
            document = getattr(params, "text_document", None) or getattr(params, "item", None)
            sent = json.loads(json.dumps(params, default=self.protocol._serialize_message))
            self.session.failed(f"'{method}'", getattr(document, "uri", None), error, sent)
            return JsonRpcInternalError(f"'{method}' failed; the log says more")

        def call(params: Any) -> Any:
            try:
                result = handler(params)
            except Exception as error:
                raise fail(error, params) from None
            return awaited(result, params) if inspect.iscoroutine(result) else result

        async def awaited(result: Awaitable[Any], params: Any) -> Any:
            try:
                return await result
            except Exception as error:
                raise fail(error, params) from None

        async def call_later(params: Any) -> Any:
            return await awaited(handler(params), params)

        return call_later if inspect.iscoroutinefunction(handler) else call

    def log_to_client(self, is_error: bool, text: str) -> None:
        """Shows a line in the client's log, once there is a client."""
        if self._state is not State.NEW:
            kind = types.MessageType.Error if is_error else types.MessageType.Warning
            self._notify(types.WINDOW_LOG_MESSAGE, json.dumps({"type": kind.value, "message": text}))

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Errors go to the log: a window that pops up does not help."""
        if not isinstance(error, JsonRpcException):
            logger.error("%s", error)

    def _notify(self, method: str, params: str) -> None:
        self.protocol.send_text(notification(method, params))

    def _refuse(self, identity: Identity, code: int, text: str) -> None:
        error = {"code": code, "message": text}
        self.protocol.send_text(json.dumps({"jsonrpc": "2.0", "id": identity, "error": error}))


async def served(server: Server, reader: Reader) -> int:
    """Has a server answer what a reader reads; the exit status."""
    logging.getLogger("mlir_ls").addHandler(ClientLog(server.log_to_client))
    server.warm_up_in_pauses()
    gc.set_threshold(*_COLLECTOR_THRESHOLDS)
    return await server.serve(reader)


_PLACE = {"line": 0, "character": 0}
_CHANGES = [{"range": {"start": _PLACE, "end": _PLACE}, "text": ""}, {"text": ""}]
_FIRST_MESSAGES: tuple[tuple[str, Message], ...] = (
    (types.TEXT_DOCUMENT_DID_OPEN, {"textDocument": {"uri": "", "languageId": "", "version": 0, "text": ""}}),
    (types.TEXT_DOCUMENT_DID_CHANGE, {"textDocument": {"uri": "", "version": 0}, "contentChanges": _CHANGES}),
)
