"""The first document is read before the library of the protocol is imported, so that its diagnostics do not wait for that."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mlir_ls.lsp.encoding.client import client_of
from mlir_ls.lsp.encoding.positions import path_of, uri_of
from mlir_ls.lsp.initialization import encoding_of
from mlir_ls.lsp.transport import Reader, framed, notification
from mlir_ls.workspace.progress import WorkDoneProgress
from mlir_ls.workspace.workspace import ClientActions, Workspace

logger = logging.getLogger(__name__)

_OPENED = "textDocument/didOpen"
_CONFIGURED = "workspace/didChangeConfiguration"
_PASSED_OVER = ("initialized", "$/setTrace")
"""Notifications that change nothing about a document."""

_OUTDATING = (b'"textDocument/didChange"', b'"textDocument/didClose"')
"""Notifications after which the diagnostics of a document are not those of the one that was opened."""


class _First(NamedTuple):
    """What the client has sent up to the first document: the parameters of `initialize`, settings, the document."""

    introduction: Mapping[str, Any]
    settings: Sequence[object]
    document: Mapping[str, Any]


def begun(reader: Reader, write: Callable[[bytes], None], is_answered: bool) -> Workspace:
    """The workspace of the client: with its first document, if `initialize` is answered and the document has come.

    The message that opens the document is withdrawn. All others are still for the server, which takes the workspace over.
    """
    home = Workspace(_actions(write))
    if is_answered:
        try:
            _read_first(home, reader)
        except Exception:
            logger.exception("the first document could not be read before the others")
    return home


def _read_first(home: Workspace, reader: Reader) -> None:
    bodies = reader.waiting()
    first = _first_in(map(json.loads, bodies))
    if first is None:
        return
    index, (introduction, settings, document) = first
    home.session.client = client_of(introduction, encoding_of(introduction))
    home.set_roots(roots_of(introduction))
    home.configure(introduction.get("initializationOptions"))
    for given in filter(None, settings):
        home.configure(given)
    home.session.open(document["uri"], document["version"], document["text"])
    reader.withdraw(bodies[index])
    home.opened(document["uri"])
    if not any([method in body for body in bodies[index + 1 :] for method in _OUTDATING]):
        home.session.flush()


def _first_in(messages: Iterable[object]) -> tuple[int, _First] | None:
    """The index of the message that opens the first document, and what is known then.

    None if there is none, or other messages are before it, which have their turn first.
    """
    introduction: Mapping[str, Any] = {}
    settings: list[object] = []
    for index, message in enumerate(messages):
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0" or ("id" in message) != (index == 0):
            return None
        method, params = message.get("method"), message.get("params")
        if index == 0:
            introduction = message["params"]
        elif method == _OPENED:
            document = _document_of(params)
            return (index, _First(introduction, settings, document)) if document is not None else None
        elif method == _CONFIGURED:
            settings.append(params.get("settings") if isinstance(params, dict) else None)
        elif method not in _PASSED_OVER:
            return None
    return None


def _document_of(params: object) -> Mapping[str, Any] | None:
    """The document of the parameters of `didOpen`; None where they make no sense."""
    document = params.get("textDocument") if isinstance(params, dict) else None
    if not isinstance(document, dict) or type(document.get("version")) is not int:
        return None
    return document if all([isinstance(document.get(each), str) for each in ("uri", "languageId", "text")]) else None


def roots_of(introduction: Mapping[str, Any]) -> list[str]:
    """The folders of a workspace, by the parameters of `initialize`, which make sense."""
    folders = [path_of(folder["uri"]) for folder in introduction.get("workspaceFolders") or ()]
    if not folders:
        root = introduction.get("rootUri")
        folders = [path_of(root) if root is not None else introduction.get("rootPath")]
    return [folder for folder in folders if folder]


def _actions(write: Callable[[bytes], None]) -> ClientActions:
    """How the client is reached while there is no server: it is sent notifications, and requested nothing."""

    def send(method: str, params: str) -> None:
        try:
            write(framed(notification(method, params).encode("ascii")))
        except OSError:
            return  # the server finds out as well

    def bar(title: str, stop: Callable[[], object] | None = None) -> WorkDoneProgress:
        return WorkDoneProgress(title, None, send, stop is not None)

    async def question(text: str, answers: Sequence[str]) -> str | None:
        return None

    return ClientActions(send, _nothing, _nothing, bar, path_of, uri_of, question)


def _nothing() -> None:
    """Nothing is due, and nothing shown."""
