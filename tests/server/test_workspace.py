"""Symbols of a workspace."""

from __future__ import annotations

import asyncio
import copy
import os
import sys
from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json, Start

from mlir_ls.workspace import indexing


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.mlir").write_text("func.func private @alpha()\n", encoding="utf-8")
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "b.mlir").write_text('// é\nfunc.func private @"é_beta"()\n', encoding="utf-8")
    (inner / "other.txt").write_text("func.func private @alpha_text()\n", encoding="utf-8")
    (inner / "binary.mlir").write_bytes(b"\xff\xfe\x00@alpha_binary")
    hidden = tmp_path / ".git"
    hidden.mkdir()
    (hidden / "c.mlir").write_text("func.func private @alpha_hidden()\n", encoding="utf-8")
    return tmp_path


def begin(client: Client, folder: Path, **capabilities: Json) -> None:
    uri = folder.as_uri()
    changed = copy.deepcopy(CAPABILITIES) | capabilities
    client.begin(changed, rootUri=uri, workspaceFolders=[{"uri": uri, "name": "x"}])


def symbols(client: Client, query: str) -> list[tuple[str, str]]:
    found = client.request("workspace/symbol", {"query": query})
    return [(each["name"], each["location"]["uri"].rpartition("/")[2]) for each in found]


def test_symbols_of_files_that_are_not_open(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder)
    assert symbols(client, "alpha") == [("@alpha", "a.mlir")]
    assert symbols(client, "") == [("@alpha", "a.mlir"), ("@é_beta", "b.mlir")]
    (found,) = client.request("workspace/symbol", {"query": "beta"})
    assert found["location"]["range"] == {"start": {"line": 1, "character": 18}, "end": {"line": 1, "character": 27}}
    assert symbols(client, "nothing") == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there names of files are characters")
def test_the_name_of_a_file_is_bytes(start: Start, folder: Path) -> None:
    (folder / os.fsdecode(b"caf\xe9 #%.mlir")).write_text("func.func private @gamma()\n", encoding="utf-8")
    client = start()
    begin(client, folder)
    assert symbols(client, "gamma") == [("@gamma", "caf%E9%20%23%25.mlir")]
    uri = f"{folder.as_uri()}/caf%E9%20%23%25.mlir"
    client.open(uri, "func.func private @delta()\n")
    assert symbols(client, "") == [("@alpha", "a.mlir"), ("@delta", "caf%E9%20%23%25.mlir"), ("@é_beta", "b.mlir")]


def test_symbols_say_which_module_they_are_in(start: Start, folder: Path) -> None:
    text = "module @m {\n  func.func private @inside()\n}\n"
    (folder / "closed.mlir").write_text(text, encoding="utf-8")
    client = start()
    begin(client, folder)
    client.open((folder / "open.mlir").as_uri(), text)
    found = client.request("workspace/symbol", {"query": "inside"})
    assert [each["containerName"] for each in found] == ["@m", "@m"]
    (alpha,) = client.request("workspace/symbol", {"query": "alpha"})
    assert "containerName" not in alpha


def test_the_body_of_a_symbol_that_is_declared_alone_is_found_in_other_files(start: Start, folder: Path) -> None:
    (folder / "inner" / "d.mlir").write_text("// é\nfunc.func @alpha() {\n  return\n}\n", encoding="utf-8")
    client = start()
    begin(client, folder)
    uri = (folder / "e.mlir").as_uri()
    client.open(uri, "func.func private @alpha()\nfunc.func @beta() {\n  call @alpha() : () -> ()\n  return\n}\n")

    def implementations(line: int, character: int) -> list[tuple[str, Json]]:
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}
        found = client.request("textDocument/implementation", place)
        return [(each["uri"].rpartition("/")[2], each["range"]["start"]) for each in found or []]

    for place in ((0, 20), (2, 9)):
        assert implementations(*place) == [("d.mlir", {"line": 1, "character": 10})]
    assert implementations(1, 12) == [("e.mlir", {"line": 1, "character": 10})]
    assert implementations(0, 2) == []


def test_an_open_document_counts_as_it_is_now(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder)
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, "func.func private @gamma()\n")
    assert symbols(client, "alpha") == []
    assert symbols(client, "gamma") == [("@gamma", "a.mlir")]
    client.change(uri, 2, {"text": "func.func private @delta()\n"})
    assert symbols(client, "gamma") == []
    assert symbols(client, "delta") == [("@delta", "a.mlir")]
    client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    assert symbols(client, "alpha") == [("@alpha", "a.mlir")]


def test_files_that_change(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder, workspace={"didChangeWatchedFiles": {"dynamicRegistration": True}})
    assert symbols(client, "new") == []
    assert [each["method"] for each in client.requests] == ["client/registerCapability"]
    new = folder / "new.mlir"
    new.write_text("func.func private @new()\n", encoding="utf-8")
    (folder / "a.mlir").unlink()
    changes = [{"uri": new.as_uri(), "type": 1}, {"uri": (folder / "a.mlir").as_uri(), "type": 3}]
    client.notify("workspace/didChangeWatchedFiles", {"changes": changes})
    assert symbols(client, "new") == [("@new", "new.mlir")]
    assert symbols(client, "alpha") == []


def test_folders_that_come_and_go(start: Start, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "o.mlir").write_text("func.func private @omega()\n", encoding="utf-8")
    client = start()
    begin(client, folder)
    assert symbols(client, "omega") == []
    event = {"added": [{"uri": other.as_uri(), "name": "o"}], "removed": [{"uri": folder.as_uri(), "name": "x"}]}
    client.notify("workspace/didChangeWorkspaceFolders", {"event": event})
    assert symbols(client, "omega") == [("@omega", "o.mlir")]
    assert symbols(client, "alpha") == []


def test_progress_is_shown_to_clients_that_can(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder, window={"workDoneProgress": True})
    assert symbols(client, "alpha")
    assert [each["method"] for each in client.requests] == ["window/workDoneProgress/create"]
    kinds = [each["params"]["value"]["kind"] for each in client.notifications if each.get("method") == "$/progress"]
    assert kinds[0] == "begin"
    assert kinds[-1] == "end"


def test_without_a_folder_only_open_documents_count(start: Start) -> None:
    client = start()
    client.begin()
    client.open("untitled:one", "func.func private @alone()\n")
    assert [each["name"] for each in client.request("workspace/symbol", {"query": "one"})] == ["@alone"]


def test_a_folder_that_is_not_there(start: Start, tmp_path: Path) -> None:
    client = start()
    begin(client, tmp_path / "nothing")
    assert symbols(client, "") == []


class _Silent:
    """Progress that is shown nowhere."""

    async def begin(self) -> None:
        """Nothing begins."""

    def report(self, done: int, total: int) -> None:
        """Nothing is shown."""

    def end(self) -> None:
        """Nothing ends."""


@pytest.mark.parametrize("is_watching", [False, True])
def test_files_that_no_client_watches_are_looked_at_again(
    is_watching: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "_PAUSE", 0.0)
    index = indexing.WorkspaceIndex(is_watching=lambda: is_watching)
    index.set_roots([str(tmp_path)])

    def names() -> set[str]:
        asyncio.run(index.ready(_Silent()))
        return {symbol.name for _, symbol in index.find("", frozenset())}

    (tmp_path / "a.mlir").write_text("func.func private @a()\n", encoding="utf-8")
    (tmp_path / "b.mlir").write_text("func.func private @b()\n", encoding="utf-8")
    before = names()
    assert len(before) == 2
    (tmp_path / "a.mlir").write_text("func.func private @changed()\n", encoding="utf-8")
    (tmp_path / "b.mlir").unlink()
    (tmp_path / "c.mlir").write_text("func.func private @c()\n", encoding="utf-8")
    assert names() == (before if is_watching else {"changed", "c"})


def test_a_document_that_is_opened_again_has_its_new_symbols(start: Start) -> None:
    client = start()
    client.begin()
    for name in ("first", "second"):
        client.open("file:///again.mlir", f"func.func @{name}() {{\n  return\n}}\n")
        assert [each["name"] for each in client.request("workspace/symbol", {"query": ""})] == [f"@{name}"]
        client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///again.mlir"}})
