"""Requests are answered once before the first of them comes, so that it does not wait for what is made at its first use."""

from __future__ import annotations

from typing import Any

import pytest
from pygls.protocol import default_converter

from mlir_ls.lsp import rehearsal
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.requests import REQUESTS, RequestScope, answer
from mlir_ls.workspace.session import Session


def structure(message: dict[str, Any]) -> Any:
    return default_converter().structure(message, types.METHOD_TO_TYPES[message["method"]][0])


def test_every_request_about_a_document_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, list[object]] = {}
    sessions: set[Session] = set()

    def answered(request: Any, session: Session, params: Any) -> object:
        sessions.add(session)
        result = answer(request, session, params)
        found.setdefault(request.method, []).append(result)
        return result

    monkeypatch.setattr(rehearsal, "answer", answered)
    steps = sum(1 for _ in rehearsal.rehearsal(structure, Client()))
    expected = {each.method for each in REQUESTS if each.method in types.METHOD_TO_TYPES and each.scope is not RequestScope.ITEM}
    assert set(found) == expected
    assert steps > len(expected)
    without_result = {method for method, results in found.items() if not any(results)}
    assert without_result <= {types.TEXT_DOCUMENT_ON_TYPE_FORMATTING, types.TEXT_DOCUMENT_DOCUMENT_LINK}
    (session,) = sessions
    (document,) = session.documents.values()
    assert "\n".join(document.lines) == rehearsal._SAMPLE.read_text()  # the edits are taken back
    assert document.analysis is not None
    assert not document.analysis.diagnostics
