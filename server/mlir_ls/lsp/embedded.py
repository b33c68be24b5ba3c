"""A session in the process of its client, which passes whole messages: how the server runs in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams

_END_OF_HEADER = b"\r\n\r\n"


def connect(send: Callable[[str], object]) -> Callable[[str], None]:
    """Begins a session on the running event loop. Returns what takes the client's messages; `send` is called with the server's.

    Messages are JSON text. The session lasts as long as the process.
    """

    def write(data: bytes) -> None:
        send(data.partition(_END_OF_HEADER)[2].decode())

    server = Server(Streams(_no_bytes, write))
    server.warm_up_in_pauses()
    inbox = server.inbox(asyncio.get_event_loop())
    return lambda message: inbox.receive(message.encode())


def _no_bytes(_: int) -> bytes:
    """There is no stream to read from."""
    return b""
