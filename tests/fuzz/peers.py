"""Servers to fuzz over the protocol: a process, and one in this process whose time stands still unless it is moved on.

Both take and give bytes with the framing of the base protocol.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Protocol

from fuzz.client_text import Encoding
from mlir_ls import analysis
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams
from mlir_ls.lsp.transport import Frames, framed
from mlir_ls.syntax import nesting, parser
from mlir_ls.syntax.partial import parts
from mlir_ls.workspace import opening, session
from server.client import Client

Json = Any

INTERNAL_ERROR = -32603

_MAX_TURNS = 200_000
_PATIENCE = 30.0


class Peer(Protocol):
    """A server. `published` are the diagnostics that it sent last, by URI; `problems` are errors that it should not have."""

    published: dict[str, Json]
    problems: list[str]

    def notify(self, method: str, params: Json) -> None:
        """Sends a notification; it is handled later."""

    def request(self, method: str, params: Json) -> Json:
        """Sends a request and waits; the reply's `result` or `error`."""

    def work(self, slices: int) -> None:
        """Lets some slices of background work be done."""

    def settled(self, uri: str, version: int, expected: Json) -> Json:
        """The diagnostics of a version of a document when nothing is left to be done. They are expected to be these."""

    def end(self) -> None:
        """Ends the server."""


def begin(peer: Peer, encoding: Encoding) -> None:
    """Begins a session."""
    text = {
        "hover": {"contentFormat": ["markdown"]},
        "definition": {"linkSupport": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True, "tagSupport": {"valueSet": [1, 2]}},
    }
    capabilities = {"general": {"positionEncodings": [encoding]}, "textDocument": text}
    answer = peer.request("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
    assert answer["result"]["capabilities"]["positionEncoding"] == encoding
    peer.notify("initialized", {})


def outcome(reply: Json, method: str, problems: list[str]) -> Json:
    """What a reply says; an error that is the server's fault is a problem."""
    if "error" in reply:
        if reply["error"]["code"] == INTERNAL_ERROR:
            problems.append(f"{method}: {reply['error']['message']}")
        return {"error": reply["error"]}
    return {"result": reply["result"]}


class _Clock(asyncio.SelectorEventLoop):
    """An event loop whose time stands still, so that what waits for a pause waits until it is moved on."""

    now = 0.0

    def time(self) -> float:
        return self.now


class _Records(logging.Handler):
    """Errors in the log."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._problems = problems
        self.setFormatter(logging.Formatter("%(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._problems.append(self.format(record))


_USUAL_LIMITS: tuple[tuple[ModuleType, str, object], ...] = ((session, "_SLICE", 0.0),)
_SMALL_LIMITS = (
    *_USUAL_LIMITS,
    *((session, "_SMALL", 0), (analysis, "_SLICES_AT_ONCE", 0), (nesting, "RUN_SIZE", 3)),
    *((session, "LONG", 0), (opening, "LONG", 0), (opening, "_SLICE", 0.0), (opening, "AT_ONCE", 0.0), (opening, "IN_PLACE", 0.0)),
    *((parser, "_LINES_AT_ONCE", 3), (parts, "_WHOLE", 20), (parts, "_BELOW", 9)),
)


@contextmanager
def _limits(limits: Sequence[tuple[ModuleType, str, object]]) -> Iterator[None]:
    """Gives constants of modules other values for a while."""
    before = [(module, name, getattr(module, name)) for module, name, _ in limits]
    for module, name, value in limits:
        setattr(module, name, value)
    try:
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)


class LocalServer:
    """A server in this process: each slice of its background work is done when it is called for. `shown` are its messages.

    With `small` limits a short text is treated as a long one: nothing is verified at once, siblings are in short runs, and it is
    opened in slices.
    """

    def __init__(self, encoding: Encoding, small: bool = False) -> None:
        self.published: dict[str, Json] = {}
        self.shown: list[Json] = []
        self.problems: list[str] = []
        self._replies: dict[int, Json] = {}
        self._limits = _SMALL_LIMITS if small else _USUAL_LIMITS
        self._last = 0
        self._sent: deque[bytes] = deque()
        self._received: deque[bytes] = deque()
        logging.getLogger("pygls").setLevel(logging.CRITICAL)  # it logs what requests are refused with
        self._loop = _Clock()
        self._server = Server(Streams(lambda size: b"", self._received.append))
        self._inbox = self._server.inbox(self._loop)
        self._incoming = Frames(lambda size: self._sent.popleft() if self._sent else b"")
        self._outgoing = Frames(lambda size: self._received.popleft() if self._received else b"")
        begin(self, encoding)

    def notify(self, method: str, params: Json) -> None:
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def request(self, method: str, params: Json) -> Json:
        self._last += 1
        self._send({"jsonrpc": "2.0", "id": self._last, "method": method, "params": params})
        for _ in range(_MAX_TURNS):
            self._turn()
            if self._last in self._replies:
                return outcome(self._replies.pop(self._last), method, self.problems)
        raise AssertionError(f"no answer to {method}")

    def work(self, slices: int) -> None:
        self._turn()
        self._loop.now += 1.0
        for _ in range(slices):
            self._turn()

    def settled(self, uri: str, version: int, expected: Json) -> Json:
        for _ in range(_MAX_TURNS):
            self.work(50)
            if not self._server.session.has_work:
                break
        self._turn()
        found = self.published[uri]
        assert found.get("version") == version
        return found["diagnostics"]

    def end(self) -> None:
        self._loop.close()

    def _send(self, message: Json) -> None:
        self._sent.append(framed(json.dumps(message).encode()))

    def _turn(self) -> None:
        """One turn of the event loop, which takes all that was sent so far."""
        records = _Records(self.problems)
        logger = logging.getLogger("mlir_ls")
        logger.addHandler(records)
        try:
            with _limits(self._limits):
                while self._sent and (body := self._incoming.next()) is not None:
                    self._inbox.receive(body)
                self._loop.run_until_complete(asyncio.sleep(0))
        finally:
            logger.removeHandler(records)
        while self._received and (body := self._outgoing.next()) is not None:
            self._take(json.loads(body))

    def _take(self, message: Json) -> None:
        if "method" not in message:
            self._replies[message["id"]] = message
        elif "id" in message:
            self._send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        elif message["method"] == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]
        elif message["method"] == "window/showMessage":
            self.shown.append(message["params"])


class Process:
    """A server process, which works when it likes."""

    def __init__(self, encoding: Encoding) -> None:
        self.published: dict[str, Json] = {}
        self.problems: list[str] = []
        self._client = Client()
        begin(self, encoding)

    def notify(self, method: str, params: Json) -> None:
        self._client.notify(method, params)

    def request(self, method: str, params: Json) -> Json:
        reply = self._client.reply_to(self._client.call(method, params))
        for message in self._client.notifications:
            self._take(message)
        self._client.notifications.clear()
        return outcome(reply, method, self.problems)

    def work(self, slices: int) -> None:
        time.sleep(slices / 5000)

    def settled(self, uri: str, version: int, expected: Json) -> Json:
        until = time.monotonic() + _PATIENCE
        pause = 0.001
        found: Json = {}
        while time.monotonic() < until:
            self.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}})
            found = self.published.get(uri, {})
            if found.get("version") == version and found["diagnostics"] == expected:
                break
            time.sleep(pause)
            pause = min(0.1, 2 * pause)
        return found.get("diagnostics")

    def end(self) -> None:
        self._client.kill()

    def _take(self, message: Json) -> None:
        params = message["params"]
        if message["method"] == "textDocument/publishDiagnostics":
            self.published[params["uri"]] = params
        elif message["method"] == "window/logMessage" and params["type"] == 1:
            self.problems.append(params["message"])
