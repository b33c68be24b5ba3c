"""A session in the client's own process, where no thread can be started: as in a browser."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from mlir_ls import interruption
from mlir_ls.interruption import PausingWork, pause
from mlir_ls.lsp.embedded import connect
from mlir_ls.system.threads import in_thread, within

URI = "file:///sum.mlir"
SUM = "func.func @sum(%a: i32) -> i32 {\n  %b = arith.addi %a,%missing : i32\n  return %b : i32\n}\n"
PLACE = {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 10}}


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    monkeypatch.setattr(interruption, "_free_workers", [])


class Client:
    """The client's side of a session. `received` are the server's messages in their order."""

    def __init__(self) -> None:
        self.received: list[Any] = []
        self._send = connect(lambda text: self.received.append(json.loads(text)))
        self._count = 0

    def notify(self, method: str, params: object) -> None:
        self._send(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}))

    async def request(self, method: str, params: object) -> Any:
        self._count += 1
        self._send(json.dumps({"jsonrpc": "2.0", "id": self._count, "method": method, "params": params}))
        return (await self.message(lambda each: each.get("id") == self._count))["result"]

    async def message(self, is_it: Callable[[Any], bool]) -> Any:
        """The first message that is the one, once it is there."""
        while True:
            for each in self.received:
                if is_it(each):
                    return each
            await asyncio.sleep(0)


async def _session() -> tuple[list[Any], Any, Any, Any, Any]:
    client = Client()
    await client.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.notify("initialized", {})
    client.notify("textDocument/didOpen", {"textDocument": {"uri": URI, "languageId": "mlir", "version": 1, "text": SUM}})
    published = await client.message(lambda each: each.get("method") == "textDocument/publishDiagnostics")
    hover = await client.request("textDocument/hover", PLACE)
    edits = await client.request(
        "textDocument/formatting", {"textDocument": {"uri": URI}, "options": {"tabSize": 2, "insertSpaces": True}}
    )
    outline = await client.request("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
    items = await client.request("textDocument/completion", PLACE)
    return published["params"]["diagnostics"], hover, edits, outline, items


def test_a_session_needs_no_thread() -> None:
    diagnostics, hover, edits, outline, items = asyncio.run(asyncio.wait_for(_session(), 60))
    assert [each["code"] for each in diagnostics] == ["undefined-value"]
    assert "arith.addi" in hover["contents"]["value"]
    assert [edit["newText"] for edit in edits] == ["  %b = arith.addi %a, %missing : i32\n"]
    assert outline[0]["name"] == "@sum"
    assert any(item["label"] == "arith.addi" for item in items["items"])


def test_work_that_pauses_is_done_at_once() -> None:
    def function() -> int:
        pause()
        return 7

    work = PausingWork(function)
    assert work.resume(0)
    assert work.result() == 7


def test_what_such_work_raises_is_raised() -> None:
    work = PausingWork(lambda: [][0])
    assert work.resume(0)
    with pytest.raises(IndexError):
        work.result()
    assert within(in_thread(lambda: 3)) == 3
    with pytest.raises(ZeroDivisionError):
        within(in_thread(lambda: 1 // 0))
