"""Publishing writes the JSON of the diagnostics that are new, and keeps that of the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.encoding.text import diagnostics
from mlir_ls.workspace.session import Session

URI = "file:///chunks.mlir"
CHUNK = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %lost : i32\n  return %0 : i32\n}\n"


class _Desk:
    """A session with a document, and what was sent of it last."""

    def __init__(self, text: str) -> None:
        self.sent: list[Any] = []
        self.session = Session(lambda method, params: self.sent.append(json.loads(params)["diagnostics"]))
        self.session.open(URI, 1, text)
        self.flush()

    def flush(self) -> None:
        self.session.flush()
        while self.session.has_work:
            self.session.work()

    def edit(self, line: int, character: int, length: int, text: str) -> None:
        """Replaces characters of a line."""
        span = types.Range(types.Position(line, character), types.Position(line, character + length))
        self.session.change(URI, 2, [types.TextDocumentContentChangePartial(range=span, text=text)])
        self.flush()

    def check(self) -> None:
        """Fails unless what was sent is what is sent of the text when it is opened."""
        assert self.sent[-1] == _Desk("\n".join(self.session.documents[URI].lines)).sent[-1]


def test_an_edit_writes_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = _Desk("// -----\n".join([CHUNK] * 50))
    assert len(desk.sent[-1]) == 50
    written: list[Diagnostic] = []
    plain = diagnostics.diagnostic_text

    def counted(uri: str, document: EncodedDocument, diagnostic: Diagnostic) -> str:
        written.append(diagnostic)
        return plain(uri, document, diagnostic)

    monkeypatch.setattr(diagnostics, "diagnostic_text", counted)
    desk.edit(101, 22, 4, "gone")
    assert {each.span.start.line for each in written} == {101}
    desk.check()


def test_characters_are_counted_anew_where_the_line_is_another() -> None:
    desk = _Desk('module {\n  "func.call"() {a = "\u00e9\u00e9", callee = @lost} : () -> ()\n}\n')
    before = desk.sent[-1]
    desk.edit(1, 22, 2, "\U0001d52a\u00e9")
    assert [each["message"] for each in desk.sent[-1]] == [each["message"] for each in before]
    assert desk.sent[-1] != before
    desk.check()
