"""The first document is read before the server is imported: its diagnostics go out, and the server takes it over."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from client import Start, at

from mlir_ls.lsp.first_document import begun, roots_of
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams
from mlir_ls.lsp.transport import Reader, framed
from mlir_ls.workspace.workspace import Workspace

URI = "file:///start.mlir"
TEXT = "func.func @f(%x: i32) -> i32 {\n  %y = arith.addi %x, %z : i32\n  return %y : i32\n}\n"


def notification(method: str, params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "method": method, "params": params}


def initialize(**params: object) -> dict[str, Any]:
    return {"id": 1, **notification("initialize", {"processId": None, "rootUri": None, "capabilities": {}, **params})}


def opened(text: str = TEXT, uri: str = URI, **other: object) -> dict[str, Any]:
    return notification("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "mlir", "version": 1, "text": text, **other}})


def changed(text: str) -> dict[str, Any]:
    return notification("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": text}]})


INITIALIZED = notification("initialized", {})


class Begun(NamedTuple):
    """A workspace: the messages that were sent, the methods of those that still wait."""

    home: Workspace
    sent: list[dict[str, Any]]
    waiting: list[str]

    @property
    def found(self) -> list[str]:
        """The messages of the diagnostics that were sent."""
        return [each["message"] for message in self.sent for each in message["params"]["diagnostics"]]


def begin(*messages: object, answered: bool = True) -> Begun:
    """What is begun when these messages have come."""
    pieces = [b"".join([framed(json.dumps(message).encode()) for message in messages])]

    def read(size: int) -> bytes:
        if not pieces:
            time.sleep(3600)
        return pieces.pop()

    reader = Reader(Streams(read, len))
    reader.start()
    while len(reader.waiting()) < len(messages):
        time.sleep(0.001)
    sent: list[bytes] = []

    async def run() -> Workspace:
        return begun(reader, sent.append, answered)

    home = asyncio.run(run())
    methods = [json.loads(body)["method"] for body in reader.waiting()]
    return Begun(home, [json.loads(each.partition(b"\r\n\r\n")[2]) for each in sent], methods)


def test_the_first_document_has_its_diagnostics_and_the_rest_waits() -> None:
    done = begin(initialize(), INITIALIZED, opened(), opened(uri="file:///other.mlir"))
    (message,) = done.sent
    assert message["method"] == "textDocument/publishDiagnostics"
    assert (message["params"]["uri"], message["params"]["version"]) == (URI, 1)
    assert [each for each in done.found if "%z" in each]
    assert done.waiting == ["initialize", "initialized", "textDocument/didOpen"]
    assert list(done.home.session.documents) == [URI]


@pytest.mark.parametrize(
    "messages",
    [
        [initialize(), INITIALIZED],
        [initialize(), INITIALIZED, {"id": 2, **notification("textDocument/hover", at(URI, 1, 3))}, opened()],
        [initialize(), INITIALIZED, notification("workspace/didChangeWorkspaceFolders", {}), opened()],
        [initialize(), INITIALIZED, opened(version="1")],
        [initialize(), INITIALIZED, opened(version=True)],
        [initialize(), INITIALIZED, opened(languageId=None)],
        [initialize(), INITIALIZED, notification("textDocument/didOpen", None)],
        [initialize(), INITIALIZED, {**opened(), "jsonrpc": "1.0"}],
        [initialize(), INITIALIZED, {**opened(), "id": 3}],
    ],
)
def test_what_is_not_plainly_a_first_document_is_for_the_server(messages: list[dict[str, Any]]) -> None:
    done = begin(*messages)
    assert done.waiting == [message["method"] for message in messages]
    assert (done.sent, done.home.session.documents) == ([], {})


def test_without_an_answer_to_initialize_nothing_is_read() -> None:
    done = begin(initialize(), INITIALIZED, opened(), answered=False)
    assert (done.sent, len(done.waiting)) == ([], 3)


def test_a_client_that_sends_nonsense_has_an_answer_from_the_server() -> None:
    pieces = [framed(b"{"), framed(json.dumps(initialize()).encode())]
    reader = Reader(Streams(lambda size: pieces.pop() if pieces else time.sleep(3600) or b"", len))
    reader.start()
    while len(reader.waiting()) < 2:
        time.sleep(0.001)
    assert begun(reader, lambda data: None, True).session.documents == {}
    assert len(reader.waiting()) == 2


def test_no_diagnostics_go_out_for_a_text_that_has_changed_since() -> None:
    done = begin(initialize(), INITIALIZED, opened(), changed(TEXT.replace("%z", "%x")))
    assert (done.sent, done.waiting) == ([], ["initialize", "initialized", "textDocument/didChange"])


UNKNOWN = '"garden.plant"() : () -> ()\n'
ERROR, INFORMATION = 1, 3


def severities(done: Begun) -> list[int]:
    return [each["severity"] for each in done.sent[0]["params"]["diagnostics"]]


def test_settings_hold_for_the_first_document(tmp_path: Path) -> None:
    (tmp_path / ".mlir-ls.toml").write_text("strict = true\n")
    uri = (tmp_path / "a.mlir").as_uri()
    assert severities(begin(initialize(rootUri=tmp_path.as_uri()), INITIALIZED, opened(UNKNOWN, uri))) == [ERROR]
    assert severities(begin(initialize(), INITIALIZED, opened(UNKNOWN))) == [INFORMATION]


def test_settings_of_the_client_hold_for_the_first_document() -> None:
    settings = {"mlir": {"strict": True}}
    configured = notification("workspace/didChangeConfiguration", {"settings": settings})
    assert severities(begin(initialize(initializationOptions=settings), INITIALIZED, opened(UNKNOWN))) == [ERROR]
    assert severities(begin(initialize(), INITIALIZED, configured, opened(UNKNOWN))) == [ERROR]
    nothing = notification("workspace/didChangeConfiguration", {"settings": None})
    assert severities(begin(initialize(initializationOptions=settings), INITIALIZED, nothing, opened(UNKNOWN))) == [ERROR]


def test_positions_are_counted_as_the_client_is_promised() -> None:
    text = '"test.op"() {a = "\U0001d11e"} : () -> (%z)\n'
    columns = []
    for encodings in (["utf-8"], ["utf-16"], ["utf-32"]):
        done = begin(initialize(capabilities={"general": {"positionEncodings": encodings}}), INITIALIZED, opened(text))
        columns.append(done.sent[0]["params"]["diagnostics"][0]["range"]["start"]["character"])
    assert columns[0] == columns[1] + 2 == columns[2] + 3


@pytest.mark.parametrize(
    ("params", "roots"),
    [
        ({"rootUri": "file:///a"}, ["/a"]),
        ({"rootPath": "/b"}, ["/b"]),
        ({"rootUri": "file:///a", "rootPath": "/b"}, ["/a"]),
        ({"rootUri": "file:///a", "workspaceFolders": []}, ["/a"]),
        ({"rootUri": "file:///a", "workspaceFolders": [{"uri": "file:///c", "name": "c"}, {"uri": "file:///d", "name": ""}]}, ["/c", "/d"]),
        ({}, []),
        ({"rootUri": ""}, []),
    ],
)  # fmt: skip
def test_folders_are_those_that_the_server_finds(params: dict[str, Any], roots: list[str]) -> None:
    message = initialize(**params)
    server = Server(Streams(lambda size: b"", lambda data: None))
    server._dispatch(message)
    assert server.session.roots == [*dict.fromkeys(roots)]
    assert roots_of(message["params"]) == roots


def test_a_session_goes_on_with_the_first_document(start: Start) -> None:
    """All that comes in one write: the server has the document that was read before it."""
    client = start(listens=False)
    assert client.process.stdin
    assert client.process.stdout
    session = [
        initialize(),
        INITIALIZED,
        opened(),
        changed(TEXT.replace("%z", "%x")),
        {"id": 2, **notification("textDocument/hover", at(URI, 1, 3))},
        notification("textDocument/didClose", {"textDocument": {"uri": URI}}),
        {"id": 3, **notification("shutdown", None)},
        notification("exit", None),
    ]
    client.process.stdin.write(b"".join([framed(json.dumps(message).encode()) for message in session]))
    client.process.stdin.close()
    sent = [json.loads(piece.partition(b"\r\n\r\n")[2]) for piece in client.process.stdout.read().split(b"Content-Length: ")[1:]]
    assert "%y : i32" in next(each for each in sent if each.get("id") == 2)["result"]["contents"]["value"]
    published = [each["params"] for each in sent if each.get("method") == "textDocument/publishDiagnostics"]
    # the first ones go out if the change has not come yet
    versions = [each.get("version", 3) for each in published]
    assert versions == sorted(versions)
    assert all("%z" not in found["message"] for each in published if each.get("version") != 1 for found in each["diagnostics"])
    assert published[-1]["diagnostics"] == []
    assert client.exit_status() == 0
    assert client.errors() == ""
