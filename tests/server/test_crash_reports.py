"""An exception in the server is reported with what leads to it, the user is notified once, and the document is read afresh."""

from __future__ import annotations

import json
import logging
import stat
from pathlib import Path
from typing import Any

import pytest

from fuzz.peers import LocalServer
from mlir_ls.analysis import Analysis, CheckOptions, analyze, update
from mlir_ls.cli import main
from mlir_ls.text import Edit, split_lines
from mlir_ls.workspace import journal, session, updating
from mlir_ls.workspace.crashes import MAX_REPORTS, Crashes, read_report, report_paths, reports_folder
from mlir_ls.workspace.journal import Journal
from mlir_ls.workspace.open_document import OpenDocument

URI = "file:///home/me/secret.mlir"
TEXT = """\
// a secret of ours
func.func @secret(%secret: i32, %other: i32) -> i32 {
  %0 = "arith.addi"(%secret, %other) {note = "a secret"} : (i32, i32) -> i32
  return %0 : i32
}
// -----
#secret = affine_map<(d0) -> (d0)>
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def opened(server: LocalServer) -> None:
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": TEXT}
    server.notify("textDocument/didOpen", {"textDocument": item})
    server.work(0)


def typed(server: LocalServer, version: int, text: str) -> None:
    start = {"line": 2, "character": 0}
    change = {"range": {"start": start, "end": start}, "text": text}
    server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]})


def reports() -> list[dict[str, Any]]:
    return [read_report(path) or {} for path in report_paths(reports_folder())]


def fail(*_: object) -> None:
    raise KeyError("%secret")


def test_a_request_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer("utf-16")
    opened(server)
    typed(server, 2, "x")
    place = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}}
    with monkeypatch.context() as patched:
        patched.setattr("mlir_ls.lsp.requests.hover", fail)
        assert "error" in server.request("textDocument/hover", place)
        assert "error" in server.request("textDocument/hover", place)
    assert [each["message"] for each in server.shown] == [
        "mlir-ls: 'textDocument/hover' failed, which is an error of mlir-ls; `mlir-ls doctor` collects the report"
    ]
    (report,) = reports()
    assert report["what"] == "'textDocument/hover'"
    assert report["error"] == "KeyError: '%secret'"
    assert report["parameters"]["position"] == {"line": 0, "character": 0}
    assert report["lines"] == split_lines(TEXT)
    assert report["edits"] == [[2, 3, ["x" + split_lines(TEXT)[2]]]]
    assert report["frames"][-1].startswith("test_crash_reports.py:")
    assert "result" in server.request("textDocument/hover", place)
    server.end()


def test_the_document_of_a_request_that_fails_is_analysed_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer("utf-16")
    opened(server)
    seen: list[list[str]] = []

    def counted(lines: list[str], *arguments: Any, **options: Any) -> Analysis:
        seen.append(lines)
        return analyze(lines, *arguments, **options)

    monkeypatch.setattr(session, "analyze", counted)
    monkeypatch.setattr("mlir_ls.lsp.requests.hover", fail)
    for _ in range(3):
        server.request("textDocument/hover", {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}})
        server.work(0)
    assert seen == [split_lines(TEXT)]
    server.end()


def test_an_analysis_that_fails_can_be_reproduced(monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer("utf-16")
    opened(server)

    def fails_at_z(old: Analysis, edit: Edit) -> Analysis:
        if any("z" in line for line in edit.lines):
            raise RecursionError
        return update(old, edit)

    monkeypatch.setattr(updating, "update", fails_at_z)
    for version, character in enumerate("xyz", 2):
        typed(server, version, character)
        server.work(0)
    (report,) = reports()
    analysis = analyze(report["lines"], CheckOptions())
    *before, last = [Edit(*each) for each in report["edits"]]
    for edit in before:
        analysis = update(analysis, edit)
    with pytest.raises(RecursionError):
        fails_at_z(analysis, last)
    assert server.published[URI]["version"] == 4
    server.end()


def test_reports_are_few_and_private(caplog: pytest.LogCaptureFixture) -> None:
    shown: list[str] = []
    for number in range(MAX_REPORTS + 5):
        crashes = Crashes(shown.append)
        with caplog.at_level(logging.ERROR):
            assert crashes.record(f"number {number}", ValueError(), Journal(["a"]))
        assert not crashes.record(f"number {number}", ValueError(), Journal(["b"]))
    paths = report_paths(reports_folder())
    assert len(paths) == MAX_REPORTS
    assert stat.S_IMODE(reports_folder().stat().st_mode) == 0o700
    assert str(paths[0]) in caplog.text


def test_a_journal_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_MAX_EDITS", 10)
    document = OpenDocument(URI, 1, TEXT)
    text = split_lines(TEXT)
    for number in range(100):
        edit = Edit(number % 5, number % 5 + 1, [f"line {number}", ""])
        text[edit.first : edit.last] = edit.lines
        document.apply(edit)
        if number % 7 == 0:
            document.settle(analyze(document.lines, CheckOptions()))
        kept = list(document.journal.lines)
        for each in document.journal.edits:
            kept[each.first : each.last] = each.lines
        assert kept == text
        assert len(document.journal.edits) <= 20


def test_the_doctor_collects_reports(capsys: pytest.CaptureFixture[str], cache: Path) -> None:
    document = Journal(split_lines(TEXT))
    document.add(Edit(2, 3, ['  %secret2 = "test.op"(%secret) : (i32) -> !secret.type']))
    Crashes(lambda text: None).record("'textDocument/rename'", KeyError("%secret"), document, {"newName": "secret", "line": 3})
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert f"1 in {cache}" in out
    assert "'textDocument/rename': KeyError: '%secret'" in out
    assert main(["doctor", "--reports"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["reports"][0]["lines"] == split_lines(TEXT)
    assert main(["doctor", "--reports", "--anonymise"]) == 0
    out = capsys.readouterr().out
    (report,) = json.loads(out)["reports"]
    assert "secret" not in out.replace("!secret.type", "")
    assert str(cache) not in out
    assert [len(line) for line in report["lines"]] == [len(line) for line in split_lines(TEXT)]
    assert report["lines"][1] == "func.func @aaaaaa(%aaabaa: i32, %aaaaa: i32) -> i32 {"
    assert report["lines"][2].startswith('  %0 = "arith.addi"(%aaabaa, %aaaaa) {note = "x xxxxxx"}')
    assert report["lines"][5] == "// -----"
    assert report["error"] == "KeyError"
    assert report["parameters"] == {"newName": "xxxxxx", "line": 3}
