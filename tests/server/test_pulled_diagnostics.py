"""Diagnostics that a client requests, of documents and of all files of the workspace; and locations that follow a renamed file."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from client import CAPABILITIES, Client, Json, Start

WRONG = "func.func @f() -> i32 {\n  return %x : i32\n}\n"
RIGHT = "func.func @g() {\n  return\n}\n"
PULLING: Json = {
    "textDocument": {"diagnostic": {}},
    "workspace": {"diagnostics": {"refreshSupport": True}},
}


def begin(client: Client, folder: Path, capabilities: Json = PULLING) -> Json:
    for name, text in (("wrong.mlir", WRONG), ("right.mlir", RIGHT)):
        (folder / name).write_text(text, encoding="utf-8")
    return client.begin(capabilities, rootUri=folder.as_uri())


def opened(client: Client, uri: str, text: str) -> None:
    client.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "mlir", "version": 1, "text": text}})


def pulled(client: Client, uri: str, previous: str | None = None) -> Json:
    return client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}, "previousResultId": previous})


def all_pulled(client: Client, previous: dict[str, str] | None = None) -> dict[str, Json]:
    ids = [{"uri": uri, "value": value} for uri, value in (previous or {}).items()]
    found = client.request("workspace/diagnostic", {"previousResultIds": ids})
    return {each["uri"].rpartition("/")[2]: each for each in found["items"]}


def codes(report: Json) -> list[str]:
    return [each["code"] for each in report["items"] if each["severity"] == 1]


def test_a_client_that_requests_diagnostics_is_sent_none(start: Start, tmp_path: Path) -> None:
    client = start()
    assert begin(client, tmp_path)["diagnosticProvider"]["workspaceDiagnostics"] is True
    uri = (tmp_path / "wrong.mlir").as_uri()
    opened(client, uri, WRONG)
    first = pulled(client, uri)
    assert (first["kind"], codes(first)) == ("full", ["undefined-value"])
    assert pulled(client, uri, first["resultId"]) == {"kind": "unchanged", "resultId": first["resultId"]}
    client.change(uri, 2, {"text": RIGHT})
    assert codes(pulled(client, uri, first["resultId"])) == []
    assert client.stop() == 0
    assert [each for each in client.notifications if each.get("method") == "textDocument/publishDiagnostics"] == []


def test_one_that_can_do_both_is_sent_them(start: Start, tmp_path: Path) -> None:
    client = start()
    both = {**CAPABILITIES, "textDocument": {**CAPABILITIES["textDocument"], "diagnostic": {}}}
    assert "diagnosticProvider" not in begin(client, tmp_path, both)
    found = client.open((tmp_path / "wrong.mlir").as_uri(), WRONG)
    assert [each["code"] for each in found if each["severity"] == 1] == ["undefined-value"]


def test_what_is_found_later_is_requested_again(start: Start, tmp_path: Path) -> None:
    client = start()
    begin(client, tmp_path)
    uri = (tmp_path / "long.mlir").as_uri()
    body = "\n".join([f"  %{number} = arith.addi %a, %a : i32" for number in range(1200)])
    opened(client, uri, f"func.func @f(%a: i32) {{\n{body}\n  %x = \"arith.addi\"(%a) : (i32) -> i32\n  return\n}}\n")
    pulled(client, uri)
    for _ in range(1000):
        if client.requests:
            break
        time.sleep(0.01)  # the verification goes on in the pauses between messages
        client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}})
    assert {each["method"] for each in client.requests} == {"workspace/diagnostic/refresh"}
    assert codes(pulled(client, uri))


def test_files_that_are_not_open_have_diagnostics_as_well(start: Start, tmp_path: Path) -> None:
    client = start()
    begin(client, tmp_path)
    (tmp_path / "open.mlir").write_text(RIGHT, encoding="utf-8")
    opened(client, (tmp_path / "open.mlir").as_uri(), WRONG)
    found = all_pulled(client)
    assert {name: codes(report) for name, report in found.items()} == {
        "open.mlir": ["undefined-value"],
        "right.mlir": [],
        "wrong.mlir": ["undefined-value"],
    }
    assert (found["open.mlir"]["version"], found["wrong.mlir"]["version"]) == (1, None)
    previous = {each["uri"]: each["resultId"] for each in found.values()}
    (tmp_path / "wrong.mlir").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "right.mlir").unlink()
    again = all_pulled(client, previous)
    assert {name: report["kind"] for name, report in again.items()} == {
        "open.mlir": "unchanged",
        "right.mlir": "full",
        "wrong.mlir": "full",
    }
    assert again["wrong.mlir"]["items"] == again["right.mlir"]["items"] == []
    assert pulled(client, (tmp_path / "wrong.mlir").as_uri())["items"] == []
    assert pulled(client, "untitled:nothing")["items"] == []


def test_locations_follow_a_file_that_is_renamed(start: Start, tmp_path: Path) -> None:
    client = start()
    (tmp_path / "src").mkdir()
    model = tmp_path / "src" / "model.py"
    model.write_text("x\n", encoding="utf-8")
    (tmp_path / "other.py").write_text("x\n", encoding="utf-8")
    text = (
        f'"t.a"() : () -> () loc("src/model.py":1:1)\n"t.b"() : () -> () loc("{model}":1:1)\n'
        '"t.c"() : () -> () loc("other.py":1:1) // "src/model.py":1:1\n'
    )
    (tmp_path / "closed.mlir").write_text(text, encoding="utf-8")
    answer = client.begin({"workspace": {"fileOperations": {"willRename": True}}}, rootUri=tmp_path.as_uri())
    assert answer["workspace"]["fileOperations"]["willRename"]
    uri = (tmp_path / "open.mlir").as_uri()
    client.open(uri, text.split("\n")[0])
    new = tmp_path / "lib" / "net.py"
    changes = client.request("workspace/willRenameFiles", {"files": [{"oldUri": model.as_uri(), "newUri": new.as_uri()}]})["changes"]
    edits = {each.rpartition("/")[2]: [edit["newText"] for edit in found] for each, found in changes.items()}
    assert edits == {"open.mlir": ["lib/net.py"], "closed.mlir": ["lib/net.py", str(new)]}
    assert changes[uri][0]["range"] == {"start": {"line": 0, "character": 24}, "end": {"line": 0, "character": 36}}
    if sys.platform not in ("win32", "darwin"):  # what is no text cannot be spelled
        params = {"files": [{"oldUri": model.as_uri(), "newUri": f"{tmp_path.as_uri()}/%E9.py"}]}
        assert client.request("workspace/willRenameFiles", params)["changes"] == {}
    folder = [{"oldUri": (tmp_path / "src").as_uri(), "newUri": (tmp_path / "lib").as_uri()}]
    changes = client.request("workspace/willRenameFiles", {"files": folder})["changes"]
    assert [edit["newText"] for edit in changes[uri]] == ["lib/model.py"]
