"""Symbols that several files of a workspace share: references, renames, lenses and calls follow a declaration to its body."""

from __future__ import annotations

from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json, Start

BODY = """\
func.func @shared(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = call @shared(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @hidden() {
  return
}
"""

DECLARED = """\
// é
func.func private @shared(i32) -> i32
func.func private @hidden()
func.func @main(%a: i32) -> i32 {
  call @hidden() : () -> ()
  %0 = call @shared(%a) : (i32) -> i32
  return %0 : i32
}
"""

OTHER_MAIN = """\
func.func @main() {
  return
}
module @library {
  func.func private @shared(i32) -> i32
  func.func @main() {
    return
  }
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("a", BODY), ("b", DECLARED), ("c", OTHER_MAIN)):
        (tmp_path / f"{name}.mlir").write_text(text, encoding="utf-8")
    return tmp_path


class Editor:
    """A client that has some files of a folder open."""

    def __init__(self, client: Client, folder: Path, *opened: str) -> None:
        self.client, self.folder = client, folder
        root = folder.as_uri()
        client.begin(CAPABILITIES, rootUri=root, workspaceFolders=[{"uri": root, "name": "x"}])
        for name in opened:
            client.open(self.uri(name), (folder / name).read_text("utf-8"))

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def text(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def at(self, name: str, words: str) -> Json:
        """The parameters of a request about the last of some words in a file."""
        before = self.text(name)[: self.text(name).index(words) + len(words) - 1]
        line = before.count("\n")
        place = {"line": line, "character": len(before) - before.rfind("\n") - 1}
        return {"textDocument": {"uri": self.uri(name)}, "position": place}

    def references(self, name: str, words: str, declarations: bool = True) -> list[str]:
        params = self.at(name, words) | {"context": {"includeDeclaration": declarations}}
        found = self.client.request("textDocument/references", params)
        return sorted([f"{file_of(each['uri'])}:{each['range']['start']['line']}" for each in found])

    def definition(self, name: str, words: str, method: str = "definition") -> tuple[str, int]:
        (found,) = self.client.request(f"textDocument/{method}", self.at(name, words))
        return file_of(found["targetUri"]), found["targetSelectionRange"]["start"]["line"]

    def renamed(self, name: str, words: str, new: str) -> dict[str, str]:
        """The files that a rename changes, with their texts then."""
        edit = self.client.request("textDocument/rename", self.at(name, words) | {"newName": new})
        return {file_of(uri): edited(self.text(file_of(uri)), edits) for uri, edits in edit["changes"].items()}

    def refusal(self, name: str, words: str, new: str) -> str:
        return str(self.client.fail("textDocument/rename", self.at(name, words) | {"newName": new})["message"])


def file_of(uri: str) -> str:
    return uri.rpartition("/")[2]


def edited(text: str, edits: list[Json]) -> str:
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda each: str(each["range"]["start"]["line"]).zfill(5), reverse=True):
        start, end = edit["range"]["start"], edit["range"]["end"]
        line = lines[start["line"]]
        lines[start["line"]] = line[: start["character"]] + edit["newText"] + line[end["character"] :]
    return "\n".join(lines)


@pytest.mark.parametrize(("name", "words"), [("a.mlir", "func @shared"), ("a.mlir", "call @shared"), ("b.mlir", "call @shared")])
def test_references_are_found_in_the_file_of_the_body_and_in_those_of_declarations(
    start: Start, folder: Path, name: str, words: str
) -> None:
    editor = Editor(start(), folder, name)
    assert editor.references(name, words) == ["a.mlir:0", "a.mlir:4", "b.mlir:1", "b.mlir:5"]
    assert editor.references(name, words, declarations=False) == ["a.mlir:4", "b.mlir:5"]


def test_an_open_document_counts_as_it_is_now(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "a.mlir", "b.mlir")
    editor.client.change(editor.uri("b.mlir"), 2, {"text": "\n\nfunc.func private @shared(i32) -> i32\n"})
    assert editor.references("a.mlir", "func @shared") == ["a.mlir:0", "a.mlir:4", "b.mlir:2"]
    editor.client.change(editor.uri("b.mlir"), 3, {"text": "func.func @shared(%a: i32) -> i32 {\n  return %a : i32\n}\n"})
    assert editor.references("a.mlir", "func @shared") == ["a.mlir:0", "a.mlir:4"]


def test_symbols_of_the_same_name_are_others(start: Start, folder: Path) -> None:
    """Two bodies, what is private, what is in a module of another name, what another operation declares."""
    (folder / "d.mlir").write_text("llvm.func @shared(i32) -> i32\n", encoding="utf-8")
    editor = Editor(start(), folder, "a.mlir", "b.mlir", "c.mlir")
    assert editor.references("b.mlir", "func @main") == ["b.mlir:3"]
    assert editor.references("a.mlir", "private @hidden") == ["a.mlir:7"]
    assert editor.references("b.mlir", "private @hidden") == ["b.mlir:2", "b.mlir:4"]
    assert editor.references("c.mlir", "private @shared") == ["c.mlir:4"]
    assert len(editor.references("a.mlir", "func @shared")) == 4


def test_a_declaration_of_several_bodies_means_none_of_them(start: Start, folder: Path) -> None:
    (folder / "d.mlir").write_text(BODY, encoding="utf-8")
    editor = Editor(start(), folder, "a.mlir", "b.mlir")
    assert editor.references("b.mlir", "private @shared") == ["b.mlir:1", "b.mlir:5"]
    assert editor.references("a.mlir", "func @shared") == ["a.mlir:0", "a.mlir:4"]
    assert editor.refusal("b.mlir", "call @shared", "other") == (
        "'@shared' is only declared here, and has bodies in a.mlir and d.mlir: which of them is meant is not known"
    )
    assert editor.definition("b.mlir", "call @shared") == ("b.mlir", 1)
    assert list(editor.renamed("a.mlir", "func @shared", "other")) == ["a.mlir"]


@pytest.mark.parametrize(("name", "words"), [("a.mlir", "func @shared"), ("b.mlir", "call @shared")])
def test_a_rename_changes_all_files(start: Start, folder: Path, name: str, words: str) -> None:
    editor = Editor(start(), folder, name)
    expected = {"a.mlir": BODY.replace("@shared", '@"a b"'), "b.mlir": DECLARED.replace("@shared", '@"a b"')}
    assert editor.renamed(name, words, "a b") == expected


def test_a_name_that_another_file_has_is_refused(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "a.mlir")
    (folder / "d.mlir").write_text("func.func @taken() {\n  return\n}\n", encoding="utf-8")
    (folder / "e.mlir").write_text("func.func private @shared(i32) -> i32\nfunc.func private @own()\n", encoding="utf-8")
    assert editor.refusal("a.mlir", "func @shared", "own") == "e.mlir: there is a symbol '@own' already"
    assert editor.refusal("a.mlir", "func @shared", "main") == "there is a symbol '@main' already in b.mlir"
    assert editor.refusal("a.mlir", "func @shared", "taken") == "there is a symbol '@taken' already in d.mlir"
    assert list(editor.renamed("a.mlir", "func @caller", "taken")) == ["a.mlir"]


def test_lenses_count_the_uses_in_all_files(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "a.mlir", "b.mlir")

    def title(name: str, line: int) -> str:
        where = {"start": {"line": line, "character": 10}, "end": {"line": line, "character": 17}}
        lens = editor.client.request("codeLens/resolve", {"range": where, "data": {"uri": editor.uri(name)}})
        return str(lens["command"]["title"])

    assert title("a.mlir", 0) == "2 uses"
    assert title("a.mlir", 3) == "0 uses"


def test_calls_lead_from_file_to_file(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "b.mlir")
    request = editor.client.request
    (item,) = request("textDocument/prepareCallHierarchy", editor.at("b.mlir", "private @shared"))
    assert (file_of(item["uri"]), item["range"]["start"]["line"], item["detail"]) == ("a.mlir", 0, "func.func")
    calls = request("callHierarchy/incomingCalls", {"item": item})
    assert [(call["from"]["name"], file_of(call["from"]["uri"])) for call in calls] == [("@caller", "a.mlir"), ("@main", "b.mlir")]
    assert [call["fromRanges"][0]["start"]["line"] for call in calls] == [4, 5]
    (hidden, shared) = request("callHierarchy/outgoingCalls", {"item": calls[1]["from"]})
    assert (hidden["to"]["name"], file_of(hidden["to"]["uri"])) == ("@hidden", "b.mlir")
    assert shared["to"] == item
    assert shared["fromRanges"][0]["start"]["line"] == 5
    (call,) = request("callHierarchy/outgoingCalls", {"item": calls[0]["from"]})
    assert call["to"] == item


@pytest.mark.parametrize("words", ["call @shared", "private @shared"])
def test_the_definition_of_what_is_declared_is_its_body(start: Start, folder: Path, words: str) -> None:
    editor = Editor(start(), folder, "b.mlir", "c.mlir")
    assert editor.definition("b.mlir", words) == ("a.mlir", 0)
    assert editor.definition("b.mlir", words, "declaration") == ("b.mlir", 1)
    assert editor.definition("b.mlir", "call @hidden") == ("b.mlir", 2)
    assert editor.definition("c.mlir", "private @shared") == ("c.mlir", 4)


def test_a_body_is_its_own_implementation(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "b.mlir", "c.mlir")
    request = editor.client.request
    found = request("textDocument/implementation", editor.at("b.mlir", "call @shared"))
    assert [(file_of(each["uri"]), each["range"]["start"]["line"]) for each in found] == [("a.mlir", 0)]
    found = request("textDocument/implementation", editor.at("b.mlir", "func @main"))
    assert [(file_of(each["uri"]), each["range"]["start"]["line"]) for each in found] == [("b.mlir", 3)]


def test_a_file_that_is_gone_is_no_place(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, "a.mlir")
    assert len(editor.references("a.mlir", "func @shared")) == 4
    (folder / "b.mlir").unlink()
    assert editor.references("a.mlir", "func @shared") == ["a.mlir:0", "a.mlir:4"]
