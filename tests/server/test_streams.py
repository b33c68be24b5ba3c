"""Messages are read on the event loop where it can wait for them, else on a thread, and none waits for one that is written."""

from __future__ import annotations

import asyncio
import os
import select
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mlir_ls.lsp.streams import Descriptors, Streams
from mlir_ls.lsp.transport import Reader, Receiver, framed

pytestmark = pytest.mark.skipif(not hasattr(select, "poll"), reason="the system cannot wait for pipes")

LONG = 1 << 20
"""Bytes that no pipe holds."""


class Pipes:
    """A client's ends of two pipes, and the server's."""

    def __init__(self) -> None:
        incoming, self.to_server = os.pipe()
        self.from_server, outgoing = os.pipe()
        self.server = Descriptors(incoming, outgoing)
        self.streams = Streams(self.server.read, self.server.write, self.server)

    def close(self) -> None:
        """The client closes its end of what it writes."""
        os.close(self.to_server)
        self.to_server = -1


@pytest.fixture
def pipes() -> Iterator[Pipes]:
    made = Pipes()
    yield made
    if made.to_server >= 0:
        made.close()


class Received:
    """What a reader passes on."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.ended = asyncio.get_running_loop().create_future()
        self.gone = threading.Event()

    def begin(self, reader: Reader) -> None:
        """Has a reader pass on what it reads."""
        reader.deliver_to(Receiver(asyncio.get_running_loop(), self._take, self._end, self.gone.set))

    def _take(self, body: bytes | bytearray) -> None:
        self.bodies.append(bytes(body))

    def _end(self) -> None:
        self.ended.set_result(None)

    async def has(self, count: int) -> list[bytes]:
        """The messages, once there are so many."""
        while len(self.bodies) < count:
            await asyncio.sleep(0.001)
        return self.bodies


async def handed_over(pipes: Pipes, reader: Reader | None = None) -> Received:
    """What is received from a client once the event loop reads; by a reader that has been started, or a new one."""
    if reader is None:
        reader = Reader(pipes.streams)
        reader.start()
    received = Received()
    received.begin(reader)
    while pipes.server.meanwhile is None:
        await asyncio.sleep(0.001)
    return received


async def while_written(pipes: Pipes, answer: bytes, talk: Callable[[], None]) -> Received:
    """What is received from a client that talks on a thread while the server writes an answer to it."""
    received = await handed_over(pipes)
    client = threading.Thread(target=talk, daemon=True)
    client.start()
    pipes.streams.write(answer)
    client.join()
    return received


def test_what_comes_before_and_after_the_handing_over_is_in_order(pipes: Pipes) -> None:
    async def run() -> list[bytes]:
        reader = Reader(pipes.streams)
        reader.start()
        os.write(pipes.to_server, framed(b"[1]") + framed(b"[2]") + framed(b"[3]")[:-2])
        while len(reader.waiting()) < 2:
            time.sleep(0.001)
        received = await handed_over(pipes, reader)
        os.write(pipes.to_server, b"3]" + framed(b"[4]"))
        pipes.close()
        await received.ended
        return received.bodies

    assert asyncio.run(run()) == [b"[1]", b"[2]", b"[3]", b"[4]"]


def test_a_message_in_pieces_with_pauses(pipes: Pipes) -> None:
    async def run() -> list[bytes]:
        received = await handed_over(pipes)
        for byte in framed(b"{}") + framed(b"[]"):
            os.write(pipes.to_server, bytes([byte]))
            await asyncio.sleep(0.003)
        return await received.has(2)

    assert asyncio.run(run()) == [b"{}", b"[]"]


def test_a_file_is_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "session"
    file.write_bytes(b"".join([framed(b"[%d]" % number) for number in range(3)]))

    async def run() -> list[bytes]:
        descriptors = Descriptors(os.open(file, os.O_RDONLY), os.open(os.devnull, os.O_WRONLY))
        reader = Reader(Streams(descriptors.read, descriptors.write, descriptors))
        received = Received()
        received.begin(reader)
        reader.start()
        await received.ended
        assert received.gone.is_set()
        return received.bodies

    assert asyncio.run(run()) == [b"[0]", b"[1]", b"[2]"]


def test_a_client_may_write_to_the_end_before_it_reads(pipes: Pipes) -> None:
    answer, messages = framed(b"x" * LONG), [framed(b"[%d]" % number + b" " * 5000) for number in range(200)]
    read = bytearray()

    def talk() -> None:
        for message in messages:
            os.write(pipes.to_server, message)
        while len(read) < len(answer):
            read.extend(os.read(pipes.from_server, 1 << 16))

    async def run() -> list[bytes]:
        received = await while_written(pipes, answer, talk)
        return await received.has(len(messages))

    found = asyncio.run(run())
    assert bytes(read) == answer
    assert [body.strip() for body in found] == [b"[%d]" % number for number in range(200)]


def test_a_client_may_close_its_end_before_it_reads(pipes: Pipes) -> None:
    answer = framed(b"x" * LONG)
    read = bytearray()

    def talk() -> None:
        os.write(pipes.to_server, framed(b"{}"))
        pipes.close()
        time.sleep(0.05)
        while len(read) < len(answer):
            read.extend(os.read(pipes.from_server, 1 << 16))

    async def run() -> list[bytes]:
        received = await while_written(pipes, answer, talk)
        await received.ended
        return received.bodies

    assert (asyncio.run(run()), bytes(read)) == ([b"{}"], answer)


def test_a_client_that_is_gone_is_noticed_however_busy_the_loop_is(pipes: Pipes) -> None:
    async def run() -> bool:
        received = await handed_over(pipes)
        pipes.close()
        return received.gone.wait(10)  # the loop is busy with this

    assert asyncio.run(run())


def test_what_cannot_be_written_is_an_error(pipes: Pipes) -> None:
    async def run() -> None:
        await handed_over(pipes)
        os.close(pipes.from_server)
        pipes.streams.write(framed(b"x" * LONG))

    with pytest.raises(OSError, match="pipe"):
        asyncio.run(run())
