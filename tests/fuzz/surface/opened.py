"""A text that is open on servers for each encoding of positions, and answers about it with offsets in the place of positions."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fuzz.client_text import Encoding, Lines, lines_of
from fuzz.peers import LocalServer

Json = Any

URI = "file:///surface.mlir"
CHANGED = "file:///changed.mlir"

_WORD = re.compile(r"[%@^#!]?[\w$.\-]+|[^\w\s]")


class Opened(NamedTuple):
    """A text that is open on a server for each encoding, the diagnostics that these sent, and random numbers."""

    text: str
    lines: Lines
    servers: dict[Encoding, LocalServer]
    sent: dict[Encoding, Json]
    rng: random.Random

    def answer(self, method: str, encoding: Encoding, others: Json) -> Json:
        """The reply to a request about the document."""
        return self.servers[encoding].request(method, {"textDocument": {"uri": URI}, **others})

    def at(self, method: str, offset: int, encoding: Encoding = "utf-32", end: int | None = None, **others: Json) -> Json:
        """The result of a request about a place or a range, its positions as offsets; None for an error."""
        place = self.lines.position(offset, encoding)
        stop = self.lines.position(offset if end is None else end, encoding)
        params = {"position": place, "positions": [place], "range": {"start": place, "end": stop}, **others}
        return as_offsets(self.answer(method, encoding, params), self.lines, encoding, []).get("result")


def with_opened(servers: dict[Encoding, LocalServer], text: str, rng: random.Random, check: Callable[[Opened], Iterator[str]]) -> list[str]:
    """The problems that a check finds with a text."""
    sent = {}
    for encoding, server in servers.items():
        sent[encoding] = open_text(server, URI, text)
    try:
        found = list(check(Opened(text, lines_of(text), servers, sent, rng)))
    finally:
        for server in servers.values():
            close_text(server, URI)
    return found + [problem for server in servers.values() for problem in server.problems]


def open_text(server: LocalServer, uri: str, text: str, language: str = "mlir") -> Json:
    """Opens a text; its diagnostics."""
    server.problems.clear()
    server.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}})
    return server.settled(uri, 1, None)


def reopened(server: LocalServer, text: str) -> Json:
    """Closes the document and opens it with another text; its diagnostics."""
    close_text(server, URI)
    return open_text(server, URI, text)


def close_text(server: LocalServer, uri: str) -> None:
    """Closes a text."""
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    server.work(0)


def as_offsets(answer: Json, lines: Lines, encoding: Encoding, problems: list[str], uri: str = URI) -> Json:
    """An answer whose positions in a document are offsets; those that are none, and ranges that end before they begin, are problems."""
    if isinstance(answer, list):
        return [as_offsets(each, lines, encoding, problems, uri) for each in answer]
    if not isinstance(answer, dict):
        return answer
    if answer.keys() == {"line", "character"}:
        offset = lines.offset_of(answer, encoding)
        if lines.position(offset, encoding) != answer:
            problems.append(f"{answer} is no position of the text")
        return offset
    if answer.get("uri", answer.get("targetUri", uri)) != uri:
        return answer
    found = {key: as_offsets(value, lines, encoding, problems, uri) for key, value in answer.items()}
    if isinstance(found.get("start"), int) and isinstance(found.get("end"), int):
        if found["start"] > found["end"]:
            problems.append(f"{answer} ends before it begins")
        return (found["start"], found["end"])
    return found


def offsets_in(text: str, rng: random.Random, count: int) -> list[int]:
    """Places in a text: starts, middles and ends of words, ends of lines, and any."""
    words = [each.span() for each in _WORD.finditer(text)] or [(0, 0)]
    found = []
    for _ in range(count):
        start, end = rng.choice(words)
        found.append(rng.choice((start, start, end, rng.randint(start, end), rng.randint(0, len(text)))))
    return [lines_of(text).ends[0] if text[each - 1 : each + 1] == "\r\n" else each for each in found]


def around(text: str, offset: int) -> str:
    """A place, for people."""
    return repr(f"{text[max(0, offset - 30) : offset]}¦{text[offset : offset + 30]}")
