"""The start: `initialize` is answered before the server is imported, and what comes meanwhile waits for its turn."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from client import CAPABILITIES, SERVER, Start, at

from mlir_ls.lsp import initialization
from mlir_ls.lsp.initialization import EarlyAnswer, announcement, without_capabilities, without_details
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams
from mlir_ls.lsp.transport import framed

TESTS = Path(__file__).parent
SCRIPT = TESTS.parents[1] / "docs" / "capabilities.py"
URI = "file:///start.mlir"
TEXT = "func.func @f(%x: i32) -> i32 {\n  %y = arith.addi %x, %z : i32\n  return %y : i32\n}\n"
OPENED = {"textDocument": {"uri": URI, "languageId": "mlir", "version": 1, "text": TEXT}}


def request(identity: object, method: str, params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": identity, "method": method, "params": params}


def notification(method: str, params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "method": method, "params": params}


def frames(*messages: dict[str, Any]) -> bytes:
    return b"".join([framed(json.dumps(message).encode()) for message in messages])


def initialize(**params: object) -> dict[str, Any]:
    return {"processId": None, "rootUri": None, "capabilities": {}, **params}


# -- in order ------------------------------------------------------------------------------------------------------


def test_a_session_that_comes_in_one_write_is_answered_in_order(start: Start) -> None:
    client = start(listens=False)
    assert client.process.stdin
    assert client.process.stdout
    session = frames(
        request("a", "initialize", initialize(capabilities=CAPABILITIES)),
        notification("initialized", {}),
        notification("textDocument/didOpen", OPENED),
        request("b", "textDocument/hover", at(URI, 1, 3)),
        request("c", "shutdown", None),
        notification("exit", None),
    )
    client.process.stdin.write(session)
    client.process.stdin.close()
    sent = [json.loads(piece.partition(b"\r\n\r\n")[2]) for piece in client.process.stdout.read().split(b"Content-Length: ")[1:]]
    assert [each["id"] for each in sent if "id" in each] == ["a", "b", "c"]
    assert "%y : i32" in next(each for each in sent if each.get("id") == "b")["result"]["contents"]["value"]
    assert client.exit_status() == 0
    assert client.errors() == ""


def test_messages_that_come_during_the_imports_wait(start: Start) -> None:
    """The answer is here at once, so an editor goes on while the server is imported."""
    client = start()
    client.begin()
    (found,) = client.open(URI, TEXT)
    assert "%z" in found["message"]
    assert client.request("textDocument/hover", at(URI, 1, 3))["contents"]["value"]
    assert client.stop() == 0


# -- what is announced ---------------------------------------------------------------------------------------------

CLIENTS: list[dict[str, Any]] = [
    {},
    CAPABILITIES,
    {"general": {"positionEncodings": ["utf-8"]}},
    {"general": {"positionEncodings": ["utf-7", "utf-32", "utf-8"]}},
    {"general": {"positionEncodings": ["utf-7"]}},
    {"general": {"positionEncodings": []}},
    {"textDocument": {"rename": {"prepareSupport": True}}},
    {"textDocument": {"rename": {"prepareSupport": False}, "semanticTokens": {"requests": {}, "tokenTypes": [],
        "tokenModifiers": [], "formats": []}}},
    {"textDocument": {"diagnostic": {}}},
    {"textDocument": {"synchronization": {"willSave": True, "willSaveWaitUntil": True, "didSave": True}}},
    {"workspace": {"fileOperations": {"didCreate": True, "willRename": True}, "workspaceFolders": True}},
    {"notebookDocument": {"synchronization": {}}, "window": {"workDoneProgress": True}, "experimental": {"mlirStatus": True}},
]  # fmt: skip


@pytest.mark.parametrize("client", CLIENTS)
def test_what_is_announced_is_what_the_tables_say(client: dict[str, Any]) -> None:
    spec = importlib.util.spec_from_file_location("capabilities_script", SCRIPT)
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    computed = script.computed(client)
    for name in ("willSave", "willSaveWaitUntil"):  # what pygls says if the client can: false, which is the default
        assert not computed["textDocumentSync"].pop(name, None)
    abilities = client.get("textDocument", {})
    if "diagnostic" not in abilities or "publishDiagnostics" in abilities:
        del computed["diagnosticProvider"]
    assert announcement(initialize(capabilities=client))["capabilities"] == computed, "make capabilities"


@pytest.mark.parametrize("client", CLIENTS)
def test_the_answer_is_the_same_early_and_late(client: dict[str, Any]) -> None:
    message = request(1, "initialize", initialize(capabilities=client))
    early, late = bytearray(), bytearray()
    answer = EarlyAnswer(early.extend)
    answer.to(json.dumps(message).encode())
    assert answer.sent
    server = Server(Streams(lambda size: b"", late.extend))
    server._handle(message, True)
    assert body_of(early) == body_of(late)
    assert server.client.encoding == announcement(message["params"])["capabilities"]["positionEncoding"]


def body_of(data: bytearray) -> Any:
    return json.loads(bytes(data).partition(b"\r\n\r\n")[2])


# -- what is not answered early ------------------------------------------------------------------------------------

LEFT_TO_THE_SERVER: list[object] = [
    7,
    [],
    {},
    notification("initialize", initialize()),
    request(None, "initialize", initialize()),
    request(True, "initialize", initialize()),
    {**request(1, "initialize", initialize()), "jsonrpc": "1.0"},
    request(1, "shutdown", None),
    request(1, "initialize", None),
    request(1, "initialize", {}),
    *[
        request(1, "initialize", initialize(**params))
        for params in (
            {"capabilities": 7},
            {"capabilities": {"textDocument": 7}},
            {"processId": "seven"},
            {"processId": 1 << 40},
            {"processId": True},
            {"rootUri": 7},
            {"rootUri": "file://[/"},
            {"rootPath": []},
            {"workspaceFolders": {}},
            {"workspaceFolders": [{"uri": "file:///a"}]},
            {"workspaceFolders": [{"uri": "file://\u2100/a", "name": "a"}]},
        )
    ],
]


@pytest.mark.parametrize("message", LEFT_TO_THE_SERVER)
def test_what_may_make_no_sense_is_left_to_the_server(message: object) -> None:
    written: list[bytes] = []
    answer = EarlyAnswer(written.append)
    answer.to(json.dumps(message).encode())
    assert not answer.sent
    assert written == []


def test_bytes_that_are_no_json_are_left_to_the_server() -> None:
    answer = EarlyAnswer(lambda data: None)
    answer.to(b"{")
    answer.to(b"[" * 100_000)
    assert not answer.sent


def test_nothing_is_promised_where_a_library_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(initialization, "_NEEDED", ("asyncio", "a_library_that_is_not_there"))
    answer = EarlyAnswer(lambda data: None)
    answer.to(json.dumps(request(1, "initialize", initialize())).encode())
    assert not answer.sent


def test_a_client_that_is_gone_was_not_answered() -> None:
    def write(data: bytes) -> None:
        raise BrokenPipeError

    answer = EarlyAnswer(write)
    answer.to(json.dumps(request(1, "initialize", initialize())).encode())
    assert not answer.sent


NONSENSE: list[dict[str, Any]] = [
    {"capabilities": {"workspace": {"symbol": {"symbolKind": {"valueSet": 5}}}}},
    {"capabilities": {"textDocument": {"hover": {"contentFormat": 5}}, "general": {"positionEncodings": ["utf-8"]}}},
    {"capabilities": {"general": {"positionEncodings": 5}}},
    {"capabilities": {"general": {"positionEncodings": [[], "utf-8"]}}},
    {"capabilities": {"textDocument": {"completion": {"completionItemKind": {"valueSet": [1, "x"]}}}}},
    {"rootUri": "file://host:port:99/%zz"},
    {"initializationOptions": [["lineLimit"]]},
    {"trace": 9},
    {"clientInfo": {"version": 1}},
]


@pytest.mark.parametrize("params", NONSENSE)
def test_a_session_that_was_answered_begins_whatever_its_parameters(params: dict[str, Any]) -> None:
    """One answer, and none of the requests after it is refused."""
    sent: list[bytes] = []
    answer = EarlyAnswer(sent.append)
    message = request(1, "initialize", initialize(**params))
    answer.to(json.dumps(message).encode())
    assert answer.sent
    server = Server(Streams(lambda size: b"", sent.append), answer)
    encoding = json.loads(sent[0].partition(b"\r\n\r\n")[2])["result"]["capabilities"]["positionEncoding"]
    server._handle(message, True)
    server._handle(notification("textDocument/didOpen", OPENED), True)
    server._handle(request(2, "textDocument/hover", at(URI, 1, 3)), True)
    bodies = [json.loads(piece.partition(b"\r\n\r\n")[2]) for piece in sent]
    assert [each["id"] for each in bodies if "id" in each] == [1, 2], bodies
    assert "%y" in next(each for each in bodies if each.get("id") == 2)["result"]["contents"]["value"]
    assert server.client.encoding == encoding


def test_what_is_left_of_parameters_makes_sense() -> None:
    """Whatever an early answer was given to: without what the client can do, or without anything, it is accepted."""
    seed = random.randrange(1 << 32)
    choice = random.Random(seed)
    server = Server(Streams(lambda size: b"", lambda data: None))
    for _ in range(200):
        params = {name: choice.choice(values) for name, values in PARAMETERS.items() if choice.random() < 0.8}
        message = request(1, "initialize", {"capabilities": {}, **params})
        if initialization._is_initialize(message):
            for rest in (without_capabilities(message), without_details(message)):
                assert server.protocol.structure_message(rest).params.capabilities is not None, f"seed {seed}: {rest}"


PARAMETERS: dict[str, list[Any]] = {
    "processId": [None, 0, 7, (1 << 31) - 1, 1 << 31, -1, 1.5, "7"],
    "rootUri": [None, "", "file:///a", "a:b:c//?#", 7],
    "rootPath": [None, "", "/a", "C:\\a", 7],
    "workspaceFolders": [None, [], [{"uri": "", "name": ""}], [{"uri": "file:///a"}], [None], 7],
    "capabilities": [{}, {"general": None}, {"general": 7}, {"experimental": 7}],
}


# -- the types of the protocol -------------------------------------------------------------------------------------


def converted(*way: str) -> Any:
    """What each message is as an object, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SERVER)}
    command = [sys.executable, str(TESTS / "conversions.py"), *way]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return json.loads(done.stdout)


@pytest.mark.extended
def test_types_that_are_defined_at_their_first_use_are_the_same() -> None:
    deferred, plain, unknown = converted(), converted("plain"), converted("unknown")
    assert deferred.pop("deferred") > 400
    assert (plain.pop("deferred"), unknown.pop("deferred")) == (0, 0)
    assert deferred == plain == unknown


# -- what is imported ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The modules that are there when the server sends a message, by what that is."""
    file = tmp_path_factory.mktemp("session") / "messages"
    session = [request(1, "initialize", initialize()), notification("initialized", {}), notification("textDocument/didOpen", OPENED)]
    file.write_bytes(frames(*session))
    environment = {**os.environ, "PYTHONPATH": str(SERVER)}
    command = [sys.executable, str(TESTS / "loaded.py"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return {what: set(names) for what, names in map(json.loads, done.stdout.splitlines())}


def test_what_is_imported_when_initialize_is_answered(loaded: dict[str, set[str]]) -> None:
    names = loaded["early"]
    assert names & {"asyncio", "attrs", "cattrs", "inspect", "logging", "lsprotocol", "pygls"} == set()
    assert {name for name in names if name.startswith("mlir_ls.")} == {
        *[f"mlir_ls.lsp{name}" for name in ("", ".initialization", ".start", ".streams", ".transport")],
        *[f"mlir_ls.system{name}" for name in ("", ".alive")],
    }


def test_what_is_imported_at_the_first_diagnostics(loaded: dict[str, set[str]]) -> None:
    """Features wait for the first request, the formatter for the first layout, migration for a text of an older release."""
    names = loaded["textDocument/publishDiagnostics"]
    libraries = {"rich", "parsimonious", "regex", "argparse", "multiprocessing", "importlib.metadata", "email", "http"}
    assert names & libraries == set()
    assert names & {"attrs", "cattrs", "lsprotocol", "mlir_ls.lsp.server"} == set()
    assert not [name for name in names if name.startswith("pygls")]
    folders = {".".join(name.split(".")[1:3]) for name in names if name.startswith("mlir_ls.")}
    assert {each for each in folders if each.startswith(("features.", "formatting.", "migration.", "commands"))} == {
        "features.inlay_hints", "features.semantic_tokens", "formatting.options"
    }  # fmt: skip
    older = {f"mlir_ls.syntax.leaf.{folder}.older" for folder in ("build", "shortcuts")}
    assert names & {"mlir_ls.lsp.requests", *older} == set()
    dialects = {name.split(".")[2] for name in names if name.startswith("mlir_ls.dialects.")}
    assert dialects == {"arith", "func"}
