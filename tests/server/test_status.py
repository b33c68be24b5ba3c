"""Which dialects are loaded, and in which profile documents are read, sent to clients that show it."""

from __future__ import annotations

from client import CAPABILITIES, Json, Start

SHOWS_STATUS = {**CAPABILITIES, "experimental": {"mlirStatus": True}}


def is_status(message: Json) -> bool:
    return message.get("method") == "mlir/status"


def test_dialects_are_sent_as_they_are_loaded(start: Start) -> None:
    client = start()
    client.begin(SHOWS_STATUS)
    client.open("file:///first.mlir", "func.func @f() {\n  return\n}\n")
    first = client.wait_for(is_status)["params"]["dialects"]
    client.open("file:///second.mlir", '%0 = emitc.literal "x" : i32\n')
    second = client.wait_for(is_status)["params"]["dialects"]
    (release,) = first
    assert release.startswith("LLVM ")
    assert "func" in first[release]
    assert "emitc" in set(second[release]) - set(first[release])


def test_the_profile_of_a_document_is_sent(start: Start) -> None:
    client = start()
    client.begin(SHOWS_STATUS)
    client.open("file:///new.mlir", "func.func private @f()\n")
    assert client.wait_for(is_status)["params"]["documents"] == {
        "file:///new.mlir": {"profile": "llvm-22", "version": "LLVM 22", "reading": "LLVM 22"},
    }
    client.open("file:///old.mlir", "extfunc @f()\n")
    documents = client.wait_for(is_status)["params"]["documents"]
    assert documents["file:///old.mlir"] == {
        "profile": "2018-12",
        "version": "MLIR of 2018-12",
        "reading": "MLIR of 2018-12 (found from the text)",
        "instead": {"profile": "llvm-22", "version": "LLVM 22"},
    }
    client.change("file:///old.mlir", 2, {"text": "// mlir-ls: profile=2019-03\nfunc @f()\n"})
    documents = client.wait_for(is_status)["params"]["documents"]
    assert documents["file:///old.mlir"]["reading"] == "MLIR of 2019-03 (named in a comment)"
    assert "instead" not in documents["file:///old.mlir"]
    client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///old.mlir"}})
    assert list(client.wait_for(is_status)["params"]["documents"]) == ["file:///new.mlir"]


def test_nothing_is_sent_to_clients_without_the_capability(start: Start) -> None:
    client = start()
    client.begin()
    client.open("file:///plain.mlir", "func.func private @f()\n")
    client.request("textDocument/documentSymbol", {"textDocument": {"uri": "file:///plain.mlir"}})
    assert not any(is_status(message) for message in client.notifications)
