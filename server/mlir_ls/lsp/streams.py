"""The byte streams of a session: standard input and output, or a connection with a client."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from typing import NamedTuple

_END = getattr(select, "POLLRDHUP", 0)
"""What a connection is watched for so that its end is noticed; that of a pipe is always reported."""


class Descriptors:
    """File descriptors that the system can wait for: one to read from, one to write to.

    `meanwhile` is called while the client takes nothing of what is written, and something of its own has come: a client may
    write a message to its end before it reads one. It returns whether more may come.
    """

    meanwhile: Callable[[], bool] | None = None

    def __init__(self, incoming: int, outgoing: int) -> None:
        self.incoming = incoming
        self._outgoing = outgoing
        self._interrupted, self._interrupt = os.pipe()

    def wait(self) -> bool:
        """Waits until there is something to read; False where `interrupt` ended that."""
        return self._interrupted not in _events({self.incoming: select.POLLIN, self._interrupted: select.POLLIN})

    def interrupt(self) -> None:
        """Ends `wait`, now and from now on."""
        os.write(self._interrupt, b"\n")

    def wait_for_end(self) -> bool:
        """Waits until the client has closed its end, though not all may be read; False where that cannot be seen."""
        return bool(_events({self.incoming: _END}).get(self.incoming, 0) & ~select.POLLNVAL)

    def is_readable(self, milliseconds: int) -> bool:
        """Whether there is something to read, or will be so soon."""
        return bool(_events({self.incoming: select.POLLIN}, milliseconds))

    def read(self, size: int) -> bytes:
        """Up to so many bytes, once there are any; none at the end."""
        return os.read(self.incoming, size)

    def write(self, data: bytes) -> None:
        """Writes all of it. OSError if the client is gone."""
        view = memoryview(data)
        while view:
            size = len(view) if self.meanwhile is None else self._room(self.meanwhile)
            view = view[os.write(self._outgoing, view[:size]) :]

    def _room(self, meanwhile: Callable[[], bool]) -> int:
        """How many bytes can be written without waiting; waits until that is possible."""
        expected = {self._outgoing: select.POLLOUT, self.incoming: select.POLLIN}
        while self._outgoing not in (ready := _events(expected)):
            if self.incoming in ready and not meanwhile():
                del expected[self.incoming]
        return select.PIPE_BUF


def written_at_once(descriptor: int, data: bytes) -> bool:
    """Writes as much of some bytes as takes no waiting; whether that is all. OSError if they cannot be written."""
    for start in range(0, len(data), select.PIPE_BUF):
        if not _events({descriptor: select.POLLOUT}, 0):
            return False
        os.write(descriptor, data[start : start + select.PIPE_BUF])
    return True


def _events(expected: dict[int, int], milliseconds: int | None = None) -> dict[int, int]:
    """What happens first of what is expected, by descriptor; nothing if it takes longer than that."""
    poll = select.poll()
    for descriptor, events in expected.items():
        poll.register(descriptor, events)
    return dict(poll.poll(milliseconds))


class Streams(NamedTuple):
    """A pair of byte streams: `read` gives up to so many bytes, none at the end; `write` takes all it is given.

    `descriptors` are those after the streams, where the system can wait for them.
    """

    read: Callable[[int], bytes]
    write: Callable[[bytes], None]
    descriptors: Descriptors | None = None


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
    if hasattr(select, "poll"):
        return _streams_of(Descriptors(incoming, outgoing))

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
    if hasattr(select, "poll"):
        descriptor = connection.detach()
        return _streams_of(Descriptors(descriptor, os.dup(descriptor)))
    return Streams(connection.recv, connection.sendall)


def _streams_of(descriptors: Descriptors) -> Streams:
    return Streams(descriptors.read, descriptors.write, descriptors)
