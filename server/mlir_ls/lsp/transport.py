"""Messages over a pair of byte streams, framed as the Language Server Protocol's base protocol says.

A thread reads, as that works with every kind of stream on every system, and hands each message to the event loop. It
takes no buffered stream: the interpreter could not shut down while a thread waits in one.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import asyncio

_READ_SIZE = 1 << 16
_LENGTH = re.compile(rb"content-length:[ \t]*(\d{1,12})[ \t\r]*$", re.IGNORECASE | re.MULTILINE)
_FIELD = re.compile(rb"content-length:[ \t]*\d{1,12}[ \t]*\r?\n", re.IGNORECASE)
_NAME = b"content-length"
_CUT_FIELD = re.compile(
    rb"(?:%s:[ \t]*\d{0,12}[ \t]*\r?|%s)\Z" % (_NAME, b"|".join([_NAME[:size] for size in range(len(_NAME), 0, -1)])),
    re.IGNORECASE,
)
"""The beginning of a header at the end of a buffer."""

_MAX_FIELD = 64
_LAST_OF_JSON = (b"}", b"]", b"")
_HEADER_END = re.compile(rb"\r?\n\r?\n")

_SWITCH = 0.0005
"""Seconds that the thread that reads waits at most for its turn while the event loop is at work."""

MAX_HEADER = 1 << 16
MAX_MESSAGE = 1 << 30
"""In bytes. What claims to be longer is no message, and is passed over."""


def _log_error(message: str, *values: object) -> None:
    """Logs what is wrong with a stream. The answer to `initialize` does not wait for the import of `logging`."""
    import logging

    logging.getLogger(__name__).error(message, *values)


class Streams(NamedTuple):
    """A pair of byte streams: `read` gives up to so many bytes, none at the end; `write` takes all it is given."""

    read: Callable[[int], bytes]
    write: Callable[[bytes], None]


def standard_streams() -> Streams:
    """Standard input and output. Whatever prints from now on prints to standard error, not into the messages."""
    if sys.platform == "win32":
        import msvcrt

        for each in (0, 1):
            msvcrt.setmode(each, os.O_BINARY)
    incoming, outgoing = os.dup(0), os.dup(1)
    try:
        os.dup2(2, 1)
    except OSError:  # there is no standard error
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def write(data: bytes) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(outgoing, view) :]

    return Streams(lambda size: os.read(incoming, size), write)


def accepted_streams(port: int) -> Streams:
    """Waits for a client to connect to a port of this machine (0: any, which is printed on standard error)."""
    import socket  # only here

    with socket.create_server(("127.0.0.1", port)) as listener:
        print(f"listening on 127.0.0.1:{listener.getsockname()[1]}", file=sys.stderr, flush=True)
        connection, _ = listener.accept()
    return Streams(connection.recv, connection.sendall)


class Frames:
    """Cuts a stream of bytes into the bodies of messages.

    A damaged message costs no other one: no JSON holds a header, as line ends in its strings are escaped. So a body ends at
    the next header, whatever length was claimed, and what stands in front of a header is passed over.
    """

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._buffer = bytearray()

    def next(self) -> bytes | bytearray | None:
        """The body of the next message; None at the end of the stream."""
        length = self._length()
        if length is None:
            return None
        buffer = self._buffer
        searched = 0
        while (cut := self._header_in(searched, length)) < 0 and len(buffer) < length:
            searched = max(0, min(len(buffer), length) - _MAX_FIELD)
            if not self._fill():
                return None
        if cut >= 0:
            _log_error("a message claimed to be %d bytes long, but the next one begins after %d", length, cut)
            length = cut
        if len(buffer) == length:
            self._buffer = bytearray()
            return buffer
        body = bytes(memoryview(buffer)[:length])
        del buffer[:length]
        return body

    def _header_in(self, start: int, end: int) -> int:
        """Where between two places of what was read a header begins, which may end behind them; -1 where none does."""
        buffer = self._buffer
        found = None
        if buffer.find(b"\n", start, end) >= 0:
            found = _FIELD.search(buffer, start, end)
        if found is None and len(buffer) >= end and buffer[end - 1 : end] not in _LAST_OF_JSON:
            found = _CUT_FIELD.search(buffer, max(0, end - _MAX_FIELD), end)
        return found.start() if found is not None else -1

    def _length(self) -> int | None:
        """Reads a header; the length of the body behind it. What holds no length, or one that is absurd, is passed over."""
        while True:
            searched = 0
            while (end := _HEADER_END.search(self._buffer, searched)) is None:
                if len(self._buffer) > MAX_HEADER:
                    _log_error("%d bytes without a header were passed over", len(self._buffer) - _MAX_FIELD)
                    del self._buffer[:-_MAX_FIELD]
                searched = max(0, len(self._buffer) - len(b"\r\n\r\n"))
                if not self._fill():
                    return None
            stop = end.end()
            found = [int(each[1]) for each in _LENGTH.finditer(self._buffer, 0, stop)]
            del end
            del self._buffer[:stop]
            if not found:
                _log_error("a header without Content-Length was passed over")
            elif found[-1] > MAX_MESSAGE:
                _log_error("a message that claims to be %d bytes long was passed over", found[-1])
            else:
                return found[-1]

    def _fill(self) -> bool:
        data = self._read(_READ_SIZE)
        self._buffer += data
        return bool(data)


class Receiver(NamedTuple):
    """Who is called with each message, and with `ended` when no more will come, both on the event loop; `gone` is called on the
    thread that reads when there is nothing more to read, however busy the event loop is."""

    loop: asyncio.AbstractEventLoop
    receive: Callable[[bytes | bytearray], None]
    ended: Callable[[], None]
    gone: Callable[[], None]


class Reader:
    """The thread that reads. It may begin before there is a receiver: what arrives waits for one.

    `first` is called with the first message, on the thread, before that is passed on.
    """

    def __init__(self, read: Callable[[int], bytes], first: Callable[[bytes | bytearray], None] = lambda body: None) -> None:
        self._read = read
        self._first = first
        self._lock = threading.Lock()
        self._waiting: list[bytes | bytearray | None] = []
        self._receiver: Receiver | None = None

    def start(self) -> None:
        """Starts the thread."""
        sys.setswitchinterval(_SWITCH)
        threading.Thread(target=self._run, name="reader", daemon=True).start()

    def deliver_to(self, receiver: Receiver) -> None:
        """Passes on what has arrived, and all that will."""
        with self._lock:
            self._receiver = receiver
            for body in self._waiting:
                _pass_on(receiver, body)
            self._waiting.clear()

    def waiting(self) -> list[bytes | bytearray]:
        """The messages that wait for a receiver."""
        with self._lock:
            return [body for body in self._waiting if body is not None]

    def withdraw(self, body: bytes | bytearray) -> None:
        """Has a message that waits not be passed on: it is handled already."""
        with self._lock:
            self._waiting = [each for each in self._waiting if each is not body]

    def _run(self) -> None:
        frames = Frames(self._read)
        try:
            body = frames.next()
            if body is not None:
                self._first(body)
            while body is not None:
                self._arrived(body)
                del body  # while the next one is awaited
                body = frames.next()
        except OSError as error:
            _log_error("reading ended: %s", error)
        except RuntimeError:
            return  # the loop is closed: nothing is read any more
        with contextlib.suppress(RuntimeError):
            self._arrived(None)

    def _arrived(self, body: bytes | bytearray | None) -> None:
        with self._lock:
            if self._receiver is None:
                self._waiting.append(body)
                return
        _pass_on(self._receiver, body)


def _pass_on(receiver: Receiver, body: bytes | bytearray | None) -> None:
    """Passes on a message, or that none will come any more. RuntimeError if the loop is closed."""
    if body is not None:
        receiver.loop.call_soon_threadsafe(receiver.receive, body)
    else:
        receiver.gone()
        receiver.loop.call_soon_threadsafe(receiver.ended)


def notification(method: str, params: str) -> str:
    """A notification as JSON text, with parameters that are JSON text."""
    return f'{{"jsonrpc":"2.0","method":"{method}","params":{params}}}'


def framed(body: bytes) -> bytes:
    """A message ready to be written."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
