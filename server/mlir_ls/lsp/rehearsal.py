"""What is done before the first request comes, so that its answer does not wait for what is made at a first use.

What reads the parameters of a method is made at its first use, as are regular expressions, and the interpreter makes code
quicker that has run a few times. So each request of the protocol is answered for places of a small text that no client has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from mlir_ls.features.rename import RenameError
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.inbox import Message
from mlir_ls.lsp.requests import REQUESTS, Request, RequestScope, answer
from mlir_ls.workspace.session import Session

_URI = "untitled:rehearsal.mlir"

_SAMPLE = Path(__file__).with_name("rehearsal.mlir")
_MARKS = "%@^#."
"""What stands before the places: the last of each in the text names a value, a symbol, a block, an alias, an operation."""

_ROUNDS = 2


def rehearsal(structure: Callable[[Message], Any], client: Client) -> Iterator[None]:
    """Answers requests, and takes edits, each in a step. `structure` makes objects of a message, as for those that come."""
    session = Session(lambda method, params: None)
    session.client = client
    sample = _SAMPLE.read_text(encoding="utf-8")
    session.open(_URI, 0, sample)
    places = [_place(sample[: sample.rindex(mark) + 1]) for mark in _MARKS] * _ROUNDS
    for version, place in enumerate(places, 1):
        for text in ("x", ""):
            session.change(_URI, version, structure(_edit(place, text)).params.content_changes)
            session.flush()
        yield
    for request in REQUESTS:
        for place in places if request.method in types.METHOD_TO_TYPES and request.scope is not RequestScope.ITEM else ():
            params = structure(_message(request, place)).params
            with suppress(RenameError):
                answer(request, session, params)
            yield


def _place(before: str) -> Message:
    """The place after a text, in JSON's terms."""
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


def _edit(place: Message, text: str) -> Message:
    """A notification that puts a text at a place, or takes a character away there where it is empty."""
    end = {**place, "character": place["character"] + (not text)}
    change = {"range": {"start": place, "end": end}, "text": text}
    params = {"textDocument": {"uri": _URI, "version": 0}, "contentChanges": [change]}
    return {"jsonrpc": "2.0", "method": types.TEXT_DOCUMENT_DID_CHANGE, "params": params}


def _message(request: Request[Any], place: Message) -> Message:
    params = {"textDocument": {"uri": _URI}, "position": place, "positions": [place], **request.example}
    return {"jsonrpc": "2.0", "id": 0, "method": request.method, "params": params}
