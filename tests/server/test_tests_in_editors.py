"""Tests that are run from an editor: lenses, results as diagnostics, updates of directives, and what is not run."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json

needs_programs = pytest.mark.skipif(
    not any(map(shutil.which, ("mlir-opt", "mlir-opt-22"))) or not any(map(shutil.which, ("FileCheck", "FileCheck-22", "FileCheck-14"))),
    reason="no mlir-opt or no FileCheck",
)
needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts")

TEXT = """\
// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s > out.txt
// CHECK-LABEL: @f
// CHECK: arith.constant 1
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
"""
REQUEST_FAILED, CANCELLED = -32803, -32800
WITH_LENSES: Json = {**CAPABILITIES, "workspace": {"codeLens": {"refreshSupport": True}}, "experimental": {"mlirWorkbench": True}}


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder at the beginning of PATH, for programs that are scripts."""
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


@pytest.fixture
def client(programs: Path) -> Iterator[Client]:
    made = Client(environment={"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"})
    yield made
    made.kill()


def script(folder: Path, name: str, text: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    program.chmod(0o755)


def begin(client: Client, folder: Path, text: str = TEXT, trusted: bool | None = True) -> str:
    """A session in a folder with a document that is not saved; its URI."""
    options = {} if trusted is None else {"trusted": trusted}
    client.begin(WITH_LENSES, rootUri=folder.as_uri(), initializationOptions={"mlir": options})
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, text)
    return uri


def about(uri: str, **others: Json) -> Json:
    return {"textDocument": {"uri": uri}, **others}


def lenses(client: Client, uri: str) -> list[tuple[int, str]]:
    found = client.request("textDocument/codeLens", about(uri))
    return [(each["range"]["start"]["line"], each["command"]["title"]) for each in found if "command" in each]


def actions(client: Client, uri: str, line: int) -> Json:
    where = {"start": {"line": line, "character": 5}, "end": {"line": line, "character": 5}}
    return client.request("textDocument/codeAction", about(uri, range=where, context={"diagnostics": []}))


def failing(client: Client, uri: str, version: int = 1) -> list[Json]:
    return [each for each in client.diagnostics(uri, version) if each["code"] == "failed-check"]


@needs_programs
def test_a_test_is_run_from_its_line_and_fails_where_its_directive_stands(client: Client, tmp_path: Path) -> None:
    uri = begin(client, tmp_path)
    assert [title for line, title in lenses(client, uri) if line == 0] == ["Run all", "Run", "Pipeline"]
    (outcome,) = client.request("workspace/executeCommand", {"command": "mlir.runTest", "arguments": [uri, 0]})
    assert (outcome["verdict"], outcome["reason"]) == ("failed", "a directive does not match")
    (found,) = failing(client, uri)
    assert found["range"]["start"] == {"line": 3, "character": 10}
    notes = [note["message"] for note in found["relatedInformation"]]
    assert any("line 4 of the output: %c2_i32 = arith.constant 2 : i32" in note or "line 3 of the output" in note for note in notes)
    assert (0, "failed: a directive does not match") in lenses(client, uri)
    (action,) = [each for each in actions(client, uri, 3) if each["title"].startswith("Update")]
    assert action["title"] == "Update this CHECK line"
    (edit,) = action["edit"]["changes"][uri]
    assert edit["newText"] == "// CHECK: arith.constant 2"
    client.change(uri, 2, {"range": edit["range"], "text": edit["newText"]})
    assert failing(client, uri, 2) == []
    assert "failed" not in str(lenses(client, uri))
    first, second = client.request("mlir/runTests", about(uri))
    assert (first["verdict"], first["failures"]) == ("passed", [])
    assert "func.func @f() -> i32" in first["output"]
    assert (second["verdict"], second["reason"]) == ("not run", "it uses '>' of a shell, and no shell is run")
    assert [title for line, title in lenses(client, uri) if line == 0][2] == "passed"
    assert not (tmp_path / "out.txt").exists()


@needs_programs
def test_a_variable_shows_what_it_has_matched(client: Client, tmp_path: Path) -> None:
    text = TEXT.partition("\n")[0] + "\n// CHECK: %[[C:.*]] = arith.constant 2\n// CHECK: return %[[C]]\n" + TEXT.partition("arith.constant 1\n")[2]
    uri = begin(client, tmp_path, text)
    place = about(uri, position={"line": 2, "character": 20})
    assert "matched" not in client.request("textDocument/hover", place)["contents"]["value"]
    client.request("mlir/runTests", about(uri))
    assert client.request("textDocument/hover", place)["contents"]["value"].endswith("matched `c2_i32` when line 1 was run")


@pytest.mark.parametrize(("trusted", "advice"), [(False, False), (None, True)])
def test_a_workspace_that_is_not_trusted_runs_nothing(
    client: Client, programs: Path, tmp_path: Path, trusted: bool | None, advice: bool
) -> None:
    script(programs, "my-opt", f"touch {tmp_path / 'ran'}")
    uri = begin(client, tmp_path, "// RUN: my-opt %s\n", trusted)
    for method, params in (
        ("mlir/runTests", about(uri)),
        ("workspace/executeCommand", {"command": "mlir.runTest", "arguments": [uri]}),
    ):
        error = client.fail(method, params)
        assert error["code"] == REQUEST_FAILED
        assert "the workspace is not trusted" in error["message"]
        assert ("the setting `trusted`" in error["message"]) is advice
    assert not (tmp_path / "ran").exists()


def test_a_document_outside_of_the_workspace_runs_nothing(client: Client, tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    begin(client, tmp_path / "inside")
    uri = (tmp_path / "b.mlir").as_uri()
    client.open(uri, TEXT)
    assert client.fail("mlir/runTests", about(uri))["code"] == REQUEST_FAILED


@needs_scripts
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("kill -SEGV $$", "my-opt: it crashed"),
        ("while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done", "my-opt: it wrote more than 32 MiB"),
        ("echo 'no such pass' >&2; exit 1", "my-opt: no such pass"),
        ("printf '\\377\\000'", ""),
    ],
)  # fmt: skip
def test_what_goes_wrong_with_a_program_is_said_on_its_line(
    client: Client, programs: Path, tmp_path: Path, text: str, reason: str
) -> None:
    script(programs, "my-opt", text)
    uri = begin(client, tmp_path, "// RUN: my-opt %s\n")
    (outcome,) = client.request("mlir/runTests", about(uri))
    assert outcome["reason"] == reason
    assert len(outcome["output"]) <= 1 << 22
    assert client.request("textDocument/codeLens", about(uri))


@needs_scripts
def test_a_program_that_hangs_ends_with_the_request_or_the_next_one(client: Client, programs: Path, tmp_path: Path) -> None:
    script(programs, "my-opt", f"touch {tmp_path}/begun; sleep 600; touch {tmp_path}/over")
    uri = begin(client, tmp_path, "// RUN: my-opt %s\n")
    first = client.call("mlir/runTests", about(uri))
    second = client.call("mlir/runTests", about(uri))
    assert client.reply_to(first)["error"]["code"] == CANCELLED
    client.notify("$/cancelRequest", {"id": second})
    assert client.reply_to(second)["error"]["code"] == CANCELLED
    assert client.stop() == 0
    assert not (tmp_path / "over").exists()


def test_a_document_that_is_not_open_has_no_tests(client: Client, tmp_path: Path) -> None:
    begin(client, tmp_path)
    assert client.request("mlir/runTests", about((tmp_path / "other.mlir").as_uri())) is None
    assert client.fail("workspace/executeCommand", {"command": "mlir.runTest", "arguments": [7]})["code"] == -32601


def test_a_reproducer_has_a_lens_where_the_client_can_run_it(client: Client, tmp_path: Path) -> None:
    text = '{-#\n  external_resources: {\n    mlir_reproducer: { pipeline: "builtin.module(cse)" }\n  }\n#-}\n'
    uri = begin(client, tmp_path, text)
    (lens,) = client.request("textDocument/codeLens", about(uri))
    assert (lens["range"]["start"]["line"], lens["command"]["title"]) == (2, "Run the reproducer")
    assert lens["command"]["arguments"] == [uri, {"reproducer": True}]


def test_a_client_without_a_workbench_gets_commands_of_the_server_alone(client: Client, tmp_path: Path) -> None:
    client.begin(rootUri=tmp_path.as_uri())
    uri = (tmp_path / "a.mlir").as_uri()
    client.open(uri, TEXT + "{-# external_resources: { mlir_reproducer: { pipeline: \"\" } } #-}\n")
    found = client.request("textDocument/codeLens", about(uri))
    runs = [each["command"] for each in found if "command" in each]
    assert {each["command"] for each in runs} == {"mlir.runTest"}
    assert [each["arguments"] for each in runs] == [[uri], [uri, 0], [uri, 1]]
