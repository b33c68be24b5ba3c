"""Beginnings and ends, and bytes that are no messages."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from client import PATIENCE, SERVER, Start, at

from mlir_ls.lsp.logs import _Log
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams

TEXT = "func.func @f() {\n  return\n}\n"


def test_the_usual_end(start: Start) -> None:
    client = start()
    client.begin()
    assert client.stop() == 0
    assert client.errors() == ""


def test_traces_are_set_and_change_nothing(start: Start) -> None:
    client = start()
    client.begin()
    for value in ("verbose", "messages", "off"):
        client.notify("$/setTrace", {"value": value})
    client.open("file:///a.mlir", TEXT)
    assert client.request("textDocument/hover", at("file:///a.mlir", 0, 12))["contents"]["value"]
    assert client.stop() == 0


def test_an_exit_without_a_shutdown(start: Start) -> None:
    client = start()
    client.begin()
    client.notify("exit", None)
    assert client.exit_status() == 1


def test_an_exit_before_the_beginning(start: Start) -> None:
    client = start()
    client.notify("exit", None)
    assert client.exit_status() == 1


def test_after_a_shutdown_only_exit_counts(start: Start) -> None:
    client = start()
    client.begin()
    client.open("file:///a.mlir", TEXT)
    client.request("shutdown", None)
    assert client.fail("textDocument/hover", at("file:///a.mlir", 0, 0))["code"] == -32600
    assert client.fail("shutdown", None)["code"] == -32600
    client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///a.mlir"}})
    client.notify("exit", None)
    assert client.exit_status() == 0


def test_before_the_beginning_nothing_is_answered(start: Start) -> None:
    client = start()
    client.notify("textDocument/didOpen", {"textDocument": {}})
    assert client.fail("textDocument/hover", at("file:///a.mlir", 0, 0))["code"] == -32002
    assert client.fail("shutdown", None)["code"] == -32002
    client.begin()
    assert client.fail("initialize", {"processId": None, "rootUri": None, "capabilities": {}})["code"] == -32600
    assert client.open("file:///a.mlir", TEXT) == []


def test_a_beginning_that_makes_no_sense_may_be_tried_again(start: Start) -> None:
    client = start()
    assert client.fail("initialize", {"capabilities": 7})["code"] == -32602
    assert client.fail("initialize", None)["code"] == -32602
    client.begin()


def test_what_the_server_announces(start: Start) -> None:
    client = start()
    able = {"textDocument": {"rename": {"prepareSupport": True}}}
    result = client.request("initialize", {"processId": None, "rootUri": None, "capabilities": able})
    assert result["serverInfo"]["name"] == "mlir-ls"
    capabilities = result["capabilities"]
    assert capabilities["textDocumentSync"]["change"] == 2
    for name in (
        *("hover", "definition", "declaration", "typeDefinition", "references", "documentHighlight"),
        *("documentSymbol", "foldingRange", "selectionRange", "workspaceSymbol", "codeAction"),
    ):
        assert capabilities[f"{name}Provider"], name
    assert capabilities["renameProvider"]["prepareProvider"] is True
    assert "%" in capabilities["completionProvider"]["triggerCharacters"]


def test_a_client_that_closes_its_end(start: Start) -> None:
    client = start()
    client.begin()
    assert client.process.stdin
    client.process.stdin.close()
    assert client.exit_status() == 1


def test_a_client_that_closes_its_end_after_a_shutdown(start: Start) -> None:
    client = start()
    client.begin()
    client.request("shutdown", None)
    assert client.process.stdin
    client.process.stdin.close()
    assert client.exit_status() == 0


def test_a_client_that_no_longer_listens(start: Start) -> None:
    client = start(listens=False)
    assert client.process.stdout
    client.process.stdout.close()
    client.call("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    assert client.exit_status() == 1


@pytest.mark.skipif(sys.platform == "win32", reason="processes are watched elsewhere")
def test_a_client_whose_process_dies_while_its_pipe_lives_on(start: Start) -> None:
    parent = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    client = start()
    client.begin(processId=parent.pid)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    assert client.exit_status() == 1


def test_a_client_whose_process_is_not_to_be_seen(start: Start) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    client = start()
    client.begin(processId=gone.pid)
    time.sleep(0.2)
    assert client.open("file:///a.mlir", TEXT) == []
    assert client.stop() == 0


BODIES: list[tuple[bytes, int]] = [
    (b"{", -32700),
    (b"\xff\xfe\xfa", -32700),
    (b"[" * 100_000, -32700),
    (b"[]", -32600),
    (b"7", -32600),
    (b"{}", -32600),
    (b'{"jsonrpc":"1.0","method":"x","id":1}', -32600),
    (b'{"jsonrpc":"2.0","method":"textDocument/hover","id":null}', -32600),
    (b'{"jsonrpc":"2.0","method":"textDocument/hover","id":[]}', -32600),
    (b'{"jsonrpc":"2.0","method":7,"id":"seven"}', -32600),
]


def test_bodies_that_are_no_messages(start: Start) -> None:
    client = start()
    client.begin()
    for body, code in BODIES:
        client.send_bytes(body)
        reply = client.wait_for(lambda message: "error" in message)
        assert reply["error"]["code"] == code, body
    assert client.open("file:///a.mlir", TEXT) == []


def test_headers_in_every_form(start: Start) -> None:
    client = start()
    client.begin()
    body = json.dumps({"jsonrpc": "2.0", "id": "x", "method": "textDocument/hover", "params": at("a", 0, 0)}).encode()
    for header in (
        b"content-length: %d\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n",
        b"Content-Length:%d\r\nX: y\r\n\r\n",
        b"X: y\r\n\r\nContent-Length: %d\r\n\r\n",
    ):
        client.send_bytes(body, header % len(body))
        assert client.reply_to("x")["result"] is None


@pytest.mark.parametrize("header", [b"Content-Length: 999999999999\r\n\r\n", b"x" * 100_000])
def test_a_damaged_stream_is_read_on(start: Start, header: bytes) -> None:
    client = start()
    client.begin()
    client.send_bytes(b"", header)
    assert client.open("file:///a.mlir", TEXT) == []


def test_notifications_that_are_sent_as_requests_are_refused(start: Start) -> None:
    client = start()
    client.begin()
    document = {"uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": TEXT}
    for method, params in (
        ("textDocument/didOpen", {"textDocument": document}),
        ("textDocument/didClose", {"textDocument": document}),
        ("workspace/didChangeConfiguration", {"settings": {}}),
        ("window/workDoneProgress/cancel", {"token": 1}),
        ("$/setTrace", {"value": "off"}),
        ("initialized", {}),
    ):
        found = client.fail(method, params)
        assert (found["code"], found["message"]) == (-32600, f"'{method}' is a notification, which has no id")
    assert client.fail("$/cancelRequest", {"id": 1})["code"] == -32601
    assert client.request("textDocument/hover", at("file:///a.mlir", 0, 0)) is None
    assert client.open("file:///a.mlir", TEXT) == []


def test_requests_that_are_sent_as_notifications_change_nothing(start: Start) -> None:
    client = start()
    client.begin()
    client.open("file:///a.mlir", TEXT)
    for method in ("textDocument/hover", "mlir/runTests", "workspace/symbol", "shutdown"):
        client.notify(method, {**at("file:///a.mlir", 0, 0), "query": ""})
    assert client.request("textDocument/hover", at("file:///a.mlir", 0, 12))["contents"]["value"]
    assert client.stop() == 0


@pytest.mark.parametrize(
    "uri", ["file:///a%00b.mlir", "file://[a/b.mlir", "http://[a/b.mlir", "file:b.mlir", "file:///a%ff.mlir", "untitled:Untitled-1", "x"]
)
def test_a_document_whose_uri_names_no_file(start: Start, uri: str) -> None:
    client = start()
    client.begin(initializationOptions={"trusted": True})
    document = {"uri": uri}
    client.request("textDocument/diagnostic", {"textDocument": document})
    assert [each["code"] for each in client.open(uri, "func.func @f() {\n  photon.x\n}\n")] == ["unknown-dialect"]
    everywhere = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    params = {"textDocument": document, "range": everywhere, "context": {"diagnostics": []}}
    assert client.request("textDocument/codeAction", params) is not None
    assert [each["name"] for each in client.request("workspace/symbol", {"query": "f"})] == ["@f"]
    assert client.request("textDocument/references", {**at(uri, 0, 12), "context": {"includeDeclaration": True}})
    client.request("workspace/willRenameFiles", {"files": [{"oldUri": uri, "newUri": uri}]})
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": kind} for kind in (1, 2, 3)]})
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [{"uri": uri, "name": "a"}], "removed": []}})
    client.notify("textDocument/didSave", {"textDocument": document})
    client.notify("textDocument/didClose", {"textDocument": document})
    assert client.diagnostics(uri, None) == []
    assert client.stop() == 0
    assert client.errors() == ""


def test_answers_to_requests_that_were_never_made(start: Start) -> None:
    client = start()
    client.begin()
    client.send({"jsonrpc": "2.0", "id": 99, "result": {}})
    client.send({"jsonrpc": "2.0", "id": 99, "error": {"code": 1, "message": "x"}})
    client.send({"jsonrpc": "2.0", "id": 99})
    assert client.open("file:///a.mlir", TEXT) == []


def test_answers_that_nothing_waits_for_any_more(caplog: pytest.LogCaptureFixture) -> None:
    server = Server(Streams(lambda size: b"", lambda data: None))
    for answer in ({"result": None}, {"error": {"code": 1, "message": "x"}}):
        future = server.protocol.send_request("workspace/codeLens/refresh")
        (identity,) = server.protocol._request_futures
        future.cancel()
        server._handle({"jsonrpc": "2.0", "id": identity, **answer}, False)
        assert server.protocol._request_futures == {}
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


def test_over_a_socket() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "mlir_ls", "lsp", "--tcp", "0"],
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SERVER)},
    )
    try:
        assert process.stderr
        port = int(process.stderr.readline().split(b":")[-1])
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            for message in (
                {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
                {"id": 2, "method": "shutdown"},
                {"method": "exit"},
            ):
                body = json.dumps({"jsonrpc": "2.0", **message}).encode()
                connection.sendall(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
            received = b""
            while data := connection.recv(1 << 16):
                received += data
        assert b'"id":1' in received
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        if process.stderr:
            process.stderr.close()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_log_that_cannot_be_written_is_reported_once(capsys: pytest.CaptureFixture[str]) -> None:
    full = open("/dev/full", "w")  # noqa: SIM115 - what it holds cannot be written when it is closed either
    log = _Log(full)
    for _ in range(2):
        log.emit(logging.LogRecord("mlir_ls", logging.INFO, "", 0, "a line", None, None))
    with pytest.raises(OSError, match="space"):
        full.close()
    assert capsys.readouterr().err == "mlir-ls: the log cannot be written: No space left on device\n"


def test_a_client_that_does_not_read_standard_error_is_served_all_the_same(start: Start) -> None:
    """A pipe has room for 64 KiB, on most systems."""
    client = start()
    client.begin()
    for number in range(1200):
        client.change(f"file:///{number}{'x' * 80}.mlir", 1, {"text": ""})
    client.log_line("1199xx")
    assert client.stop() == 0
    first, *_, last = client.errors().splitlines()
    assert "file:///0xx" in first
    assert "x.mlir was changed but is not open" in last


def test_a_log_file(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    client = start("--log-file", str(log))
    client.begin()
    client.change("file:///never.mlir", 1, {"text": ""})
    client.stop()
    assert "file:///never.mlir" in log.read_text()
