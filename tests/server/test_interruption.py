"""Long requests have others answered meanwhile, end when they are cancelled, and are of the text as it is at their end."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from fuzz.peers import LocalServer
from mlir_ls.interruption import PausingWork, pause, pausing
from mlir_ls.lsp import requests, turns
from mlir_ls.lsp.encoding.answers import REQUEST_CANCELLED

URI = "file:///long.mlir"

LONG = [
    ("textDocument/references", {"context": {"includeDeclaration": True}}),
    ("textDocument/documentHighlight", {}),
    ("textDocument/rename", {"newName": "other"}),
    ("textDocument/documentSymbol", {}),
    ("textDocument/foldingRange", {}),
    ("textDocument/semanticTokens/full", {}),
    ("textDocument/formatting", {"options": {"tabSize": 2, "insertSpaces": True}}),
]


class _Server(LocalServer):
    """A server whose requests are looked at turn by turn. `replies` are in the order in which they came."""

    def __init__(self) -> None:
        self.replies: list[Any] = []
        super().__init__("utf-16")

    def call(self, identity: str, method: str, others: object) -> None:
        """Sends a request about the first function of the document."""
        params = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 17}, **dict(others)}  # type: ignore[call-overload]
        self._send({"jsonrpc": "2.0", "id": identity, "method": method, "params": params})

    def turns(self, count: int) -> None:
        """Some turns of the event loop."""
        for _ in range(count):
            self._turn()

    def _take(self, message: Any) -> None:
        super()._take(message)
        if "method" not in message:
            self.replies.append(message)

    def ids(self) -> list[Any]:
        """Which requests were answered, in order."""
        return [each["id"] for each in self.replies if isinstance(each["id"], str)]

    def reply(self, identity: str) -> Any:
        """The reply to a request, which is there."""
        return next(each for each in self.replies if each["id"] == identity)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[_Server]:
    monkeypatch.setattr(turns, "_SLICE", 0.0)
    monkeypatch.setattr(requests, "_LONG_DOCUMENT", 0)
    made = _Server()
    uses = "  %0 =  arith.addi %arg, %arg : i32\n"
    text = "".join(["func.func @first(%arg: i32) {\n" + uses * 300 + "  return\n}\n", *["func.func private @g()\n"] * 2000])
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    made.notify("textDocument/didOpen", {"textDocument": item})
    made.turns(1)
    yield made
    made.end()


@pytest.mark.parametrize(("method", "others"), LONG, ids=[method for method, _ in LONG])
def test_others_have_their_turn(server: _Server, method: str, others: object) -> None:
    server.call("long", method, others)
    server.call("short", "textDocument/hover", {})
    server.turns(3)
    assert server.ids() == ["short"]
    server.turns(2000)
    assert server.ids() == ["short", "long"]
    assert server.reply("long")["result"]


@pytest.mark.parametrize(("method", "others"), LONG, ids=[method for method, _ in LONG])
def test_what_is_cancelled_ends(server: _Server, method: str, others: object) -> None:
    server.call("long", method, others)
    server.turns(2)
    server.notify("$/cancelRequest", {"id": "long"})
    server.turns(3)
    assert server.reply("long")["error"]["code"] == REQUEST_CANCELLED


def test_the_answer_is_of_the_text_at_the_end(server: _Server) -> None:
    server.call("long", "textDocument/references", {"context": {"includeDeclaration": False}})
    server.turns(2)
    change = {"range": {"start": {"line": 1, "character": 0}, "end": {"line": 300, "character": 0}}, "text": ""}
    server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [change]})
    server.turns(2000)
    assert [each["range"]["start"]["line"] for each in server.reply("long")["result"]] == [1, 1]


def test_what_a_document_has_is_the_same_in_slices(server: _Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, (method, others) in enumerate(LONG):
        server.call(f"slices {number}", method, others)
        server.turns(2000)
    monkeypatch.setattr(requests, "_LONG_DOCUMENT", 1 << 30)
    for number, (method, others) in enumerate(LONG):
        server.call(f"at once {number}", method, others)
        server.turns(3)
        ours, whole = server.reply(f"slices {number}")["result"], server.reply(f"at once {number}")["result"]
        if "data" in ours:
            ours, whole = ours["data"], whole["data"]
        assert ours == whole


def test_work_that_fails_raises_what_it_raised() -> None:
    work = PausingWork[int](lambda: 1 // 0)
    assert work.resume(1)
    with pytest.raises(ZeroDivisionError):
        work.result()


def test_work_that_is_abandoned_cleans_up() -> None:
    left: list[str] = []

    def function() -> None:
        try:
            pause()
        finally:
            left.append("left")

    work = PausingWork(function)
    assert not work.resume(0)
    assert left == []
    work.abandon()
    assert left == ["left"]


def test_quick_work_is_done_in_the_calling_thread() -> None:
    threads: list[threading.Thread] = []
    work = PausingWork(lambda: threads.append(threading.current_thread()))
    assert work.try_at_once(60)
    assert work.resume(0)
    work.result()
    assert threads == [threading.current_thread()]


def test_work_that_is_not_quick_begins_again_when_it_is_resumed() -> None:
    done: list[str] = []

    def function() -> str:
        for step in ("a", "b"):
            done.append(step)
            pause()
        return "".join(done)

    work = PausingWork(function)
    assert not work.try_at_once(0)
    assert done == ["a"]
    pause()
    assert not work.resume(0)
    assert work.resume(60)
    assert work.result() == "aab"


def test_quick_work_that_fails_raises_what_it_raised() -> None:
    work = PausingWork[int](lambda: 1 // 0)
    assert work.try_at_once(60)
    with pytest.raises(ZeroDivisionError):
        work.result()


def test_outside_of_such_work_nothing_pauses() -> None:
    assert list(pausing(range(1000))) == list(range(1000))
