"""The protocol of pygls, without its texts, and with answers that may be JSON text already."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Generator, Mapping
from functools import partial
from inspect import iscoroutine
from types import MappingProxyType
from typing import Any

from mlir_ls.lsp.encoding.answers import Json
from mlir_ls.lsp.encoding.protocol import types

# isort: split
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.protocol import JsonRPCRequestMessage, LanguageServerProtocol
from pygls.protocol.language_server import lsp_method

from mlir_ls.lsp.handlers.documents import NO_VERSION
from mlir_ls.lsp.inbox import Message
from mlir_ls.lsp.transport import framed

#: What pygls would do with these is done here instead, or not at all.
_NOT_BUILT_IN = (
    types.EXIT,
    types.TEXT_DOCUMENT_DID_OPEN,
    types.TEXT_DOCUMENT_DID_CHANGE,
    types.TEXT_DOCUMENT_DID_CLOSE,
    types.NOTEBOOK_DOCUMENT_DID_OPEN,
    types.NOTEBOOK_DOCUMENT_DID_CHANGE,
    types.NOTEBOOK_DOCUMENT_DID_CLOSE,
    types.WORKSPACE_EXECUTE_COMMAND,
    types.WINDOW_WORK_DONE_PROGRESS_CANCEL,
)


_VERSIONED = (types.TEXT_DOCUMENT_DID_OPEN, types.TEXT_DOCUMENT_DID_CHANGE)


def with_version(message: Message) -> Message:
    """A message about a document with `NO_VERSION` where it has none: a change that is passed over would leave a wrong text."""
    params = message.get("params")
    document = params.get("textDocument") if isinstance(params, dict) else None
    if not isinstance(params, dict) or not isinstance(document, dict) or document.get("version") is not None:
        return message
    return {**message, "params": {**params, "textDocument": {**document, "version": NO_VERSION}}}


async def _awaited(result: Awaitable[Any]) -> Any:
    return await result


class Protocol(LanguageServerProtocol):
    """pygls' protocol without its texts, and with answers that may be JSON text already.

    `own_parameters` make the parameters of requests that LSP does not know. `immediate` are the functions that handle messages
    without a wait, by method; they may return what brings the result later. `announced` is the result of `initialize`. What
    `is_silent` does not answer requests: they have been answered.
    """

    own_parameters: Mapping[str, Callable[[Any], Any]] = MappingProxyType({})
    immediate: Mapping[str, Callable[[Any], Any]] = MappingProxyType({})
    announced: object = None
    is_silent: bool = False

    def _register_builtin_features(self) -> None:
        super()._register_builtin_features()  # type: ignore[no-untyped-call]
        for method in _NOT_BUILT_IN:
            self.fm.builtin_features.pop(method, None)

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, Any]:
        """Begins the session as pygls does, without making the capabilities: those of the server are `announced`."""
        beginning = super().lsp_initialize(params)
        yield next(beginning)
        beginning.close()
        return self.announced

    def knows(self, method: str) -> bool:
        """Whether something answers a method."""
        return method in self.fm.features or method in self.fm.builtin_features

    def handle_message(self, message: Any) -> None:
        """Has a message handled. What pygls does for handlers that take long costs more than many that do not."""
        function = self.immediate.get(getattr(message, "method", ""))
        if function is None:
            super().handle_message(message)
            return
        identity = getattr(message, "id", None)
        try:
            result = function(message.params)
        except JsonRpcException as error:
            if identity is not None:
                self._send_response(identity, error=error.to_response_error())
        else:
            if iscoroutine(result):
                assert identity is not None  # only requests have results
                self._execute_handler(identity, partial(_awaited, result), partial(self._send_handler_result, msg_id=identity))
            elif identity is not None:
                self._send_response(identity, result)

    def structure_message(self, data: Message) -> Any:
        """A message as objects. The parameters of a method of our own are those of its row's scope."""
        expected = self.own_parameters.get(data.get("method", ""))
        if expected is None:
            return super().structure_message(with_version(data) if data.get("method") in _VERSIONED else data)
        try:
            params = expected(data.get("params"))
            return JsonRPCRequestMessage(data["id"], data["method"], data["jsonrpc"], params)
        except Exception as error:
            raise JsonRpcInvalidParams from error

    def _handle_response(self, msg_id: Any, result: Any = None, error: Any = None) -> None:
        """Takes the answer of the client; one that nothing waits for any more is passed over."""
        future = self._request_futures.get(msg_id)
        if future is not None and future.done():
            del self._request_futures[msg_id]
            return
        super()._handle_response(msg_id, result, error)

    def _send_response(self, msg_id: Any, result: Any = None, error: Any = None) -> None:
        if self.is_silent:
            return
        if error is not None:
            super()._send_response(msg_id, None, error)
            return
        text = result.text if isinstance(result, Json) else json.dumps(result, default=self._serialize_message)
        identity = str(msg_id) if type(msg_id) is int else json.dumps(msg_id)
        self.send_text(f'{{"jsonrpc":"2.0","id":{identity},"result":{text}}}')

    def send_text(self, text: str) -> None:
        """Sends a message that is JSON text, in ASCII."""
        if self.writer is not None:
            self.writer.write(framed(text.encode("ascii")))
