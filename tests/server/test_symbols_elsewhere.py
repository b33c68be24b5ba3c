"""Functions of other files of the workspace: completion offers them, and declares the one that is chosen."""

from __future__ import annotations

import copy
import time
from pathlib import Path

import pytest
from client import CAPABILITIES, PATIENCE, Client, Json, Start

from fixtures import analysis_of
from mlir_opt import mlir_opt, needs_mlir_opt

LIBRARY = """\
!pair = tuple<i32, f32>
func.func @shared(%a: i32, %p: !pair) {
  return
}
func.func @shared_twice(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
func.func private @shared_hidden() {
  return
}
llvm.func @shared_foreign(%p: !llvm.ptr, ...) -> i32 attributes {passthrough = ["nounwind"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
module @inner {
  func.func @shared_inside() {
    return
  }
}
"""

RUNTIME = "func.func private @shared_print(memref<*xf32> {llvm.noalias}) attributes {llvm.emit_c_interface}\n"

TWO = "func.func @shared_by_two() {\n  return\n}\n"

MAIN = """\
// RUN: mlir-opt %s
// Here it begins.
func.func @shared_main(%a: i32) {{
  {}
  return
}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {"library": LIBRARY, "runtime": RUNTIME, "more/runtime": RUNTIME, "one": TWO, "two": TWO}
    for name, text in texts.items():
        file = tmp_path / f"{name}.mlir"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


class Editor:
    """A client with one document; it resolves candidates unless it cannot."""

    def __init__(self, client: Client, folder: Path, text: str, resolves: bool = True) -> None:
        self.client, self.uri = client, (folder / "main.mlir").as_uri()
        self.before, _, after = text.partition("$0")
        self.text = self.before + after
        capabilities = copy.deepcopy(CAPABILITIES)
        properties = ["documentation", "additionalTextEdits"] if resolves else ["documentation"]
        capabilities["textDocument"]["completion"] = {"completionItem": {"resolveSupport": {"properties": properties}}}
        root = folder.as_uri()
        client.begin(capabilities, rootUri=root, workspaceFolders=[{"uri": root, "name": "x"}])
        client.open(self.uri, self.text)

    def completion(self) -> Json:
        line = self.before.count("\n")
        place = {"line": line, "character": len(self.before) - self.before.rfind("\n") - 1}
        return self.client.request("textDocument/completion", {"textDocument": {"uri": self.uri}, "position": place})

    def whole(self) -> dict[str, Json]:
        """The candidates, by their labels, once the files of the workspace are known."""
        until = time.monotonic() + PATIENCE
        while (found := self.completion())["isIncomplete"] and time.monotonic() < until:
            time.sleep(0.02)
        return {each["label"]: each for each in found["items"]}

    def chosen(self, label: str) -> str:
        """The text once a candidate is chosen."""
        item = self.client.request("completionItem/resolve", self.whole()[label])
        lines = self.text.split("\n")
        edits = [item["textEdit"], *item.get("additionalTextEdits", [])]
        for edit in sorted(edits, key=lambda each: -each["range"]["start"]["line"]):
            start, end = edit["range"]["start"], edit["range"]["end"]
            line = lines[start["line"]]
            lines[start["line"]] = line[: start["character"]] + edit["newText"] + line[end["character"] :]
        return "\n".join(lines)


@pytest.mark.parametrize(
    ("typed", "label", "declared", "rest"),
    [
        ("call @sh$0", "@shared", "func.func private @shared(i32, tuple<i32, f32>)", "(%a, %p) : (i32, tuple<i32, f32>) -> ()"),
        ("%0:2 = func.call @$0", "@shared_twice", "func.func private @shared_twice(i32) -> (i32, i32)", "(%a) : (i32) -> (i32, i32)"),
        ("call @shared_p$0", "@shared_print", RUNTIME.strip(), "(%m) : (memref<*xf32>) -> ()"),
    ],
)
def test_a_function_of_another_file_is_declared_where_it_is_chosen(
    start: Start, folder: Path, typed: str, label: str, declared: str, rest: str
) -> None:
    editor = Editor(start(), folder, MAIN.format(typed))
    lines = editor.chosen(label).split("\n")
    assert lines[:2] == ["// RUN: mlir-opt %s", declared]
    assert lines[2] == "// Here it begins."
    lines[3] = lines[3].replace("%a: i32", "%a: i32, %p: tuple<i32, f32>, %m: memref<*xf32>")
    lines[4] += rest
    assert list(analysis_of("\n".join(lines)).diagnostics) == []


def test_the_symbols_of_the_document_come_first_and_what_may_mean_several_does_not(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, MAIN.format("call @sh$0"))
    labels = list(editor.whole())
    assert labels[0] == "@shared_main"
    assert set(labels) == {"@shared_main", "@shared", "@shared_twice", "@shared_print"}


def test_they_are_offered_in_a_module_of_the_same_name(start: Start, folder: Path) -> None:
    text = "module @inner {\n  func.func @f() {\n    call @$0\n    return\n  }\n}\n"
    editor = Editor(start(), folder, text)
    expected = text.replace("  func.func @f", "  func.func private @shared_inside()\n  func.func @f")
    assert editor.chosen("@shared_inside") == expected.replace("@$0", "@shared_inside")


def test_a_client_that_cannot_declare_them_is_not_offered_them(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, MAIN.format("call @sh$0"), resolves=False)
    assert list(editor.whole()) == ["@shared_main"]


def test_other_references_have_only_symbols_of_the_document(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, MAIN.format('"test.use"() {symbol = @sh$0'))
    assert "@shared" not in editor.whole()


def test_what_makes_no_sense_is_resolved_to_what_it_was(start: Start, folder: Path) -> None:
    editor = Editor(start(), folder, MAIN.format("call @sh$0"))
    item = editor.whole()["@shared"]
    outside = (folder.parent / "outside.mlir").as_uri()
    for data in (
        item["data"] | {"there": [outside, 0, 0]},
        item["data"] | {"there": "nothing"},
        item["data"] | {"at": [999, 999]},
        item["data"] | {"there": [item["data"]["there"][0], 5, 3]},
        {"there": []},
    ):
        resolved = editor.client.request("completionItem/resolve", item | {"data": data})
        assert "additionalTextEdits" not in resolved


@needs_mlir_opt
def test_a_function_of_another_dialect_is_declared_as_its_own_syntax_has_it(start: Start, folder: Path) -> None:
    text = "llvm.func @f(%p: !llvm.ptr) {\n  %0 = llvm.call @shared_f$0\n  llvm.return\n}\n"
    chosen = Editor(start(), folder, text).chosen("@shared_foreign")
    declaration, rest = chosen.split("\n", 1)
    assert declaration.startswith("llvm.func @shared_foreign(")
    call = "@shared_foreign(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32"
    ran = mlir_opt(text=f"{declaration}\n{rest.replace('@shared_foreign', call)}")
    assert ran.returncode == 0, ran.stderr
