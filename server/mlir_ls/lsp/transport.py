"""Messages over a pair of byte streams, framed as the Language Server Protocol's base protocol says.

A thread reads until there is an event loop, which then reads itself where the system can wait for the stream: handing a message
from thread to thread takes longer than answering most of them. Where it cannot (files, Windows), the thread goes on.
It takes no buffered stream: the interpreter could not shut down while a thread waits in one.
"""

from __future__ import annotations

import contextlib
import re
import sys
import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mlir_ls.lsp.streams import Descriptors, Streams

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

_PATIENCE = 1
"""Milliseconds that the rest of a message is awaited for while nothing else is done."""

MAX_HEADER = 1 << 16
MAX_MESSAGE = 1 << 30
"""In bytes. What claims to be longer is no message, and is passed over."""


def _log_error(message: str, *values: object) -> None:
    """Logs what is wrong with a stream. The answer to `initialize` does not wait for the import of `logging`."""
    import logging

    logging.getLogger(__name__).error(message, *values)


class Frames:
    """Cuts a stream of bytes into the bodies of messages.

    A damaged message costs no other one: no JSON holds a header, as line ends in its strings are escaped. So a body ends at
    the next header, whatever length was claimed, and what stands before a header is passed over. `read` may raise
    BlockingIOError, as may `next` then, which goes on from there when it is called again.
    """

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._buffer = bytearray()
        self._claimed: int | None = None
        self._searched = 0

    @property
    def is_partial(self) -> bool:
        """Whether the beginning of a message has come."""
        return self._claimed is not None or bool(self._buffer)

    def next(self) -> bytes | bytearray | None:
        """The body of the next message; None at the end of the stream."""
        if self._claimed is None:
            self._claimed = self._length()
        length = self._claimed
        if length is None:
            return None
        buffer = self._buffer
        while (cut := self._header_in(self._searched, length)) < 0 and len(buffer) < length:
            self._searched = max(0, min(len(buffer), length) - _MAX_FIELD)
            if not self._fill():
                return None
        self._claimed, self._searched = None, 0
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
        """Where between two places of what was read a header begins, which may end after them; -1 where none does."""
        buffer = self._buffer
        found = None
        if buffer.find(b"\n", start, end) >= 0:
            found = _FIELD.search(buffer, start, end)
        if found is None and len(buffer) >= end and buffer[end - 1 : end] not in _LAST_OF_JSON:
            found = _CUT_FIELD.search(buffer, max(0, end - _MAX_FIELD), end)
        return found.start() if found is not None else -1

    def _length(self) -> int | None:
        """Reads a header; the length of the body after it. What holds no length, or one that is absurd, is passed over."""
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
    """Reads messages: on a thread, and where that can be, on the event loop once there is a receiver.

    What arrives before waits for one. `first` is called on the thread with the first message, before that is passed on.
    """

    def __init__(self, streams: Streams, first: Callable[[bytes | bytearray], None] = lambda body: None) -> None:
        self._streams = streams
        self._first = first
        self._lock = threading.Lock()
        self._waiting: list[bytes | bytearray | None] = []
        self._receiver: Receiver | None = None
        self._read = streams.read if streams.descriptors is None else partial(_read_on_thread, streams.descriptors)
        self._frames = Frames(lambda size: self._read(size))
        self._ahead: deque[bytes] = deque()

    def start(self) -> None:
        """Starts the thread."""
        sys.setswitchinterval(_SWITCH)
        threading.Thread(target=self._run, name="reader", daemon=True).start()

    def deliver_to(self, receiver: Receiver) -> None:
        """Passes on what has arrived, and all that will. Called on the event loop."""
        descriptors = self._streams.descriptors
        with self._lock:
            self._receiver = receiver
            for body in self._waiting:
                _pass_on(receiver, body)
            self._waiting.clear()
        if descriptors is not None and _can_wait(receiver.loop, descriptors.incoming):
            descriptors.interrupt()

    def waiting(self) -> list[bytes | bytearray]:
        """The messages that wait for a receiver."""
        with self._lock:
            return [body for body in self._waiting if body is not None]

    def withdraw(self, body: bytes | bytearray) -> None:
        """Has a message that waits not be passed on: it is handled already."""
        with self._lock:
            self._waiting = [each for each in self._waiting if each is not body]

    # -- on the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            body = self._frames.next()
            if body is not None:
                self._first(body)
            while body is not None:
                self._arrived(body)
                del body  # while the next one is awaited
                body = self._frames.next()
        except BlockingIOError:
            self._hand_over()
            return
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

    def _hand_over(self) -> None:
        """Has the event loop read from now on. The thread notices the end of the stream, however busy the event loop is."""
        receiver, descriptors = self._receiver, self._streams.descriptors
        assert receiver is not None
        assert descriptors is not None
        with contextlib.suppress(RuntimeError):
            receiver.loop.call_soon_threadsafe(self._take_over, receiver, descriptors)
            if descriptors.wait_for_end():
                receiver.gone()

    # -- on the event loop --------------------------------------------------------------------------------------------

    def _take_over(self, receiver: Receiver, descriptors: Descriptors) -> None:
        self._read = partial(self._read_on_loop, descriptors)
        descriptors.meanwhile = partial(self._read_ahead, receiver, descriptors)
        receiver.loop.add_reader(descriptors.incoming, self._receive, receiver, descriptors)

    def _read_on_loop(self, descriptors: Descriptors, size: int) -> bytes:
        """What has come. The rest of a message that has begun is awaited for a moment, as it mostly follows at once."""
        if self._ahead:
            return self._ahead.popleft()
        if not descriptors.is_readable(_PATIENCE if self._frames.is_partial else 0):
            raise BlockingIOError
        return descriptors.read(size)

    def _read_ahead(self, receiver: Receiver, descriptors: Descriptors) -> bool:
        """Reads, while something is written, what is received after that; whether more may come."""
        self._ahead.append(descriptors.read(_READ_SIZE))
        receiver.loop.call_soon(self._receive, receiver, descriptors)
        return bool(self._ahead[-1])

    def _receive(self, receiver: Receiver, descriptors: Descriptors) -> None:
        """Passes on the messages that have come."""
        try:
            while (body := self._frames.next()) is not None:
                receiver.receive(body)
                if not self._ahead and not self._frames.is_partial:
                    return  # the loop calls again for what is received from now on
        except BlockingIOError:
            return
        except OSError as error:
            _log_error("reading ended: %s", error)
        if receiver.loop.remove_reader(descriptors.incoming):
            descriptors.meanwhile = None
            receiver.gone()
            receiver.ended()


def _read_on_thread(descriptors: Descriptors, size: int) -> bytes:
    """What comes next. BlockingIOError once the event loop is to read."""
    if not descriptors.wait():
        raise BlockingIOError
    return descriptors.read(size)


def _can_wait(loop: asyncio.AbstractEventLoop, descriptor: int) -> bool:
    """Whether an event loop can wait for something to read: no loop can for a file, and not every loop for a stream."""
    try:
        loop.add_reader(descriptor, _nothing)
    except (NotImplementedError, OSError):
        return False
    return loop.remove_reader(descriptor)


def _nothing() -> None:
    """Nothing is read yet."""


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
