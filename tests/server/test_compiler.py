"""The user's own compiler on saved files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from client import Client, Json, Start

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.settings import Opt
from mlir_ls.text import span
from mlir_ls.workspace.programs.compiler import CODE, beyond, command_of, verdict_in
from mlir_opt import MLIR_OPT, needs_mlir_opt

needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="the compiler is a script")

TEXT = """\
func.func @f() {
  "é"() : () -> ()
  return
}
"""


def compiler(folder: Path, script: str, name: str = "beam-opt") -> str:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def begin(client: Client, folder: Path, program: str, **others: Json) -> str:
    """A session with a document that is on the disk; its URI."""
    file = folder / "a.mlir"
    file.write_text(TEXT, encoding="utf-8")
    options = {"mlir": {"opt": {"path": program, **others}, "assume": [""]}}
    client.begin(rootUri=folder.as_uri(), initializationOptions=options)
    client.open(file.as_uri(), TEXT)
    return file.as_uri()


def save(client: Client, uri: str) -> None:
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})


def from_others(client: Client, uri: str, version: int = 1) -> list[Json]:
    return [each for each in client.diagnostics(uri, version) if each["source"] != "mlir-ls"]


def shown(client: Client) -> str:
    return str(client.wait_for(lambda each: each.get("method") == "window/showMessage")["params"]["message"])


@needs_scripts
def test_its_diagnostics_are_shown_until_the_text_changes(start: Start, tmp_path: Path) -> None:
    program = compiler(tmp_path, 'echo "$1:3:3: error: \'func.return\' op is late" >&2; exit 1')
    client = start()
    uri = begin(client, tmp_path, program)
    save(client, uri)
    (found,) = from_others(client, uri)
    assert (found["source"], found["code"], found["severity"]) == ("beam-opt", CODE, 1)
    assert found["message"] == "'func.return' op is late"
    assert found["range"] == {"start": {"line": 2, "character": 2}, "end": {"line": 2, "character": 8}}
    client.change(uri, 2, {"text": TEXT + "// more\n"})
    assert from_others(client, uri, 2) == []


@needs_scripts
def test_a_workspace_that_is_not_trusted_runs_no_compiler(start: Start, tmp_path: Path) -> None:
    compiler(tmp_path, f"touch {tmp_path / 'ran'}")
    (tmp_path / ".mlir-ls.toml").write_text('opt.path = "./beam-opt"\n', encoding="utf-8")
    client = start()
    uri = begin(client, tmp_path, "")
    save(client, uri)
    client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}})
    assert not (tmp_path / "ran").exists()


@needs_scripts
@pytest.mark.parametrize(
    ("script", "settings", "message"),
    [
        ("kill -SEGV $$", {}, "beam-opt crashed on "),
        ("echo 'unknown argument' >&2; exit 2", {}, "unknown argument"),
        ("sleep 600", {"timeout": 0.2}, "beam-opt took longer than 0.2 seconds"),
        ("", {"path": "no-such-opt"}, "'no-such-opt', which the setting `opt.path` names, is no program"),
        ("", {"path": "/no-such-folder/opt"}, "'/no-such-folder/opt', which the setting `opt.path` names, is no program"),
    ],
)
def test_what_keeps_it_from_its_work_is_reported_once(
    start: Start, tmp_path: Path, script: str, settings: Json, message: str
) -> None:
    client = start()
    given = {"path": compiler(tmp_path, script), **settings}
    uri = begin(client, tmp_path, given.pop("path"), **given)
    save(client, uri)
    assert message in shown(client)
    save(client, uri)
    client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}})
    assert client.stop() == 0
    assert [each for each in client.notifications if each.get("method") == "window/showMessage"] == []


def test_what_a_compiler_prints_becomes_diagnostics() -> None:
    output = """\
/p/a.mlir:2:6: error: first
  "é"() : () -> ()
     ^
/p/a.mlir:1:1: note: see this
/p/a.mlir:2:3: note: see current operation: "x"() : () -> ()
/p/a.mlir:3:3: warning: second
x.py:3:4: remark: third
"""
    lines = TEXT.split("\n")
    found = verdict_in(output, 1, "/p/a.mlir", lines, "mlir-opt").diagnostics
    assert [(each.severity, each.span, each.message) for each in found] == [
        (Severity.ERROR, span(1, 4, 5), "first"),
        (Severity.WARNING, span(2, 2, 8), "second"),
        (Severity.INFORMATION, span(0, 0, 16), "third (at x.py:3:4)"),
    ]
    assert [(each.span.start.line, each.message) for each in found[0].related] == [(0, "see this")]
    ours = [Diagnostic("x", Severity.ERROR, span(1, 0, 1), ""), Diagnostic("y", Severity.WARNING, span(2, 0, 1), "")]
    assert [each.message for each in beyond(found, ours)] == ["second", "third (at x.py:3:4)"]


def test_a_file_in_parts_is_split() -> None:
    opt = Opt("beam-opt", ("-x",))
    assert command_of(opt, "a", ["x"]) == ["beam-opt", "-x", "a"]
    assert command_of(opt, "a", ["x", "// -----", "y"]) == ["beam-opt", "-x", "--split-input-file", "a"]
    assert command_of(Opt("o", ("-split-input-file",)), "a", ["// -----"]) == ["o", "-split-input-file", "a"]


@needs_mlir_opt
def test_the_reference_is_understood(start: Start, tmp_path: Path) -> None:
    client = start()
    uri = begin(client, tmp_path, str(MLIR_OPT))
    save(client, uri)
    (found,) = from_others(client, uri)
    assert found["range"]["start"]["line"] == 1


@needs_scripts
def test_one_of_a_newer_mlir_is_said_once_and_no_error_comes_before_its_version_is_known(start: Start, tmp_path: Path) -> None:
    program = compiler(tmp_path, 'sleep 0.2; echo "  LLVM version 99.0.0git"')
    text = 'func.func @f(%c: i1) {\n  cf.assert %c else "no"\n  return\n}\n'
    notices = []
    for _ in range(2):
        client = start()
        client.begin(rootUri=tmp_path.as_uri(), initializationOptions={"mlir": {"opt": {"path": program}}})
        uri = (tmp_path / "a.mlir").as_uri()
        sent = [client.open(uri, text)]
        while not sent[-1]:
            sent.append(client.diagnostics(uri, 1))
        assert [[each["code"] for each in found] for found in sent if found] == [["newer-syntax"]]
        notices += [each for each in client.notifications if each.get("method") == "window/showMessage"]
    assert ["newer than LLVM 22" in each["params"]["message"] for each in notices] == [True]
