"""Bytes become messages, however they are cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mlir_ls.lsp.transport import MAX_HEADER, MAX_MESSAGE, Frames, framed


def reader(data: bytes, size: int) -> Callable[[int], bytes]:
    """Gives out `data`, no more than `size` bytes at a time."""
    pieces = [data[at : at + size] for at in range(0, len(data), size)]
    return lambda _: pieces.pop(0) if pieces else b""


def bodies(data: bytes, size: int = 1 << 16) -> list[bytes]:
    frames = Frames(reader(data, size))
    found = []
    while (body := frames.next()) is not None:
        found.append(bytes(body))
    return found


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_messages_cut_anywhere(size: int) -> None:
    expected = [b"{}", b"", b"x" * 100, b"\r\n\r\n"]
    assert bodies(b"".join([framed(body) for body in expected]), size) == expected


def test_a_message_that_is_cut_off_is_none() -> None:
    assert bodies(framed(b"{}") + b"Content-Length: 100\r\n\r\nonly this") == [b"{}"]
    assert bodies(framed(b"{}") + b"Content-Len") == [b"{}"]


@pytest.mark.parametrize(
    "header",
    [
        b"Content-Length: 2\r\n\r\n",
        b"CONTENT-LENGTH:2 \r\n\r\n",
        b"Content-Type: x\r\nContent-Length: 2\r\n\r\n",
        b"Content-Length: 2\r\nContent-Type: x\r\n\r\n",
        b"Content-Length: 2\n\n",
        b"Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n",
    ],
)
def test_headers(header: bytes) -> None:
    assert bodies(header + b"{}") == [b"{}"]


@pytest.mark.parametrize("size", [1, 7, 1 << 16])
@pytest.mark.parametrize(
    "damaged",
    [
        b"Content-Length: 99999999999\r\n\r\n{}",
        b"Content-Length: %d\r\n\r\n{}" % (MAX_MESSAGE + 1),
        b"x" * (MAX_HEADER + 1),
        b"x" * (MAX_HEADER + 9) + b"\r\n\r\n",
        pytest.param(b"x" * (3 * MAX_HEADER) + b"\r\n\r\n", marks=pytest.mark.extended),
        b"\r\n\r\n",
        b"\x00\xff",
    ],
)
def test_what_cannot_be_a_message_is_passed_over(damaged: bytes, size: int) -> None:
    assert bodies(damaged + framed(b"[1]") + framed(b"[2]"), size) == [b"[1]", b"[2]"]


@pytest.mark.parametrize("size", [1, 7, 1 << 16])
@pytest.mark.parametrize("claimed", [1, 5, 8, 10, 50, 51, 90, 5000])
def test_a_false_length_costs_one_message(claimed: int, size: int) -> None:
    false = b'Content-Length: %d\r\n\r\n{"a": 1}' % claimed
    after = [b"[%d]" % number for number in range(5)]
    found = bodies(framed(b"{}") + false + b"".join(map(framed, after)), size)
    assert found[0] == b"{}"
    assert found[2:] == after
    assert found[1] == b'{"a": 1}'[:claimed]
