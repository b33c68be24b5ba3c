"""The messages that arrived and wait for their turn: decoded at once, handled one in each turn of the event loop.

So a request that was cancelled while it waited is never begun, and the handler of a message knows if more are waiting.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from mlir_ls.lsp.encoding.answers import INVALID_REQUEST, PARSE_ERROR, REQUEST_CANCELLED

logger = logging.getLogger(__name__)

Message = dict[str, Any]
Identity = int | str | None


class Handlers(NamedTuple):
    """The callbacks: for a message, with whether more are waiting; to refuse a request (its id, a code, a message);
    to cancel a request that has begun; when a message arrives; when no message is waiting; at the end, once all messages
    are handled."""

    handle: Callable[[Message, bool], None]
    refuse: Callable[[Identity, int, str], None]
    cancel: Callable[[Identity], None]
    busy: Callable[[], None]
    when_empty: Callable[[], None]
    ended: Callable[[], None]


class Inbox:
    """Messages in the order in which they came."""

    def __init__(self, loop: asyncio.AbstractEventLoop, handlers: Handlers) -> None:
        self._loop = loop
        self._handlers = handlers
        self._waiting: deque[Message] = deque()
        self._scheduled = False
        self._ended = False

    def receive(self, body: bytes | bytearray) -> None:
        """Takes the body of a message."""
        try:
            message = json.loads(body)
        except (ValueError, RecursionError) as error:
            self._handlers.refuse(None, PARSE_ERROR, f"this is no JSON: {error}")
            return
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            identity = message.get("id") if isinstance(message, dict) else None
            self._handlers.refuse(_identity(identity), INVALID_REQUEST, "this is no message of JSON-RPC 2.0")
        elif message.get("method") == "$/cancelRequest" and "id" not in message:
            params = message.get("params")
            self._cancel(params.get("id") if isinstance(params, dict) else None)
        else:
            self._waiting.append(message)
            self._handlers.busy()
            self._schedule()

    def end(self) -> None:
        """No message will come any more."""
        self._ended = True
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._scheduled = False
        if self._waiting:
            message = self._waiting.popleft()
            self._handlers.handle(message, bool(self._waiting))
        if self._waiting:
            self._schedule()
            return
        self._handlers.when_empty()
        if self._ended:
            self._handlers.ended()

    def _cancel(self, identity: object) -> None:
        for message in self._waiting:
            if "method" in message and message.get("id") == identity and identity is not None:
                self._waiting.remove(message)
                self._handlers.refuse(_identity(identity), REQUEST_CANCELLED, "cancelled before it was begun")
                return
        self._handlers.cancel(_identity(identity))


def _identity(value: object) -> Identity:
    """The id of a message, None for what can be none."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None
