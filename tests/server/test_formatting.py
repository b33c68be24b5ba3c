"""Formatting, as an editor requests it."""

from __future__ import annotations

import pytest
from client import Client, Json, at, between

URI = "file:///formatting.mlir"
TEXT = "func.func @f(%a: i32) { // ä\n      %0 = arith.constant 1:i32 // a\n   return  \n}"
OPTIONS: Json = {"tabSize": 8, "insertSpaces": False}


@pytest.fixture(scope="module")
def document(server: Client) -> Client:
    server.open(URI, TEXT)
    return server


def request(document: Client, method: str, **others: Json) -> Json:
    params = {"textDocument": {"uri": URI}, "options": OPTIONS, **others}
    return document.request(f"textDocument/{method}", params)


def changed(edits: Json) -> list[tuple[int, str]]:
    return [(edit["range"]["start"]["line"], edit["newText"]) for edit in edits]


def test_a_document(document: Client) -> None:
    edits = request(document, "formatting")
    assert changed(edits) == [(1, "  %0 = arith.constant 1 : i32 // a\n"), (2, "  return\n")]
    expected = {**OPTIONS, "insertFinalNewline": True}
    assert changed(request(document, "formatting", options=expected))[-1] == (3, "\n")


def test_a_range(document: Client) -> None:
    where = between((2, 0), (2, 3), "")["range"]
    assert changed(request(document, "rangeFormatting", range=where)) == [(2, "  return\n")]


def test_several_ranges_each_line_once(document: Client) -> None:
    lines = [between((line, 0), (line, 3), "")["range"] for line in (2, 1, 2)]
    expected = [(1, "  %0 = arith.constant 1 : i32 // a\n"), (2, "  return\n")]
    assert changed(request(document, "rangesFormatting", ranges=lines)) == expected
    assert changed(request(document, "rangesFormatting", ranges=[])) == []


def test_what_was_just_typed(document: Client) -> None:
    place = at(URI, 2, 0)["position"]
    found = request(document, "onTypeFormatting", position=place, ch="\n")
    assert changed(found) == [(1, "  %0 = arith.constant 1 : i32 // a\n")]


def test_a_document_that_is_not_open(document: Client) -> None:
    assert request(document, "formatting", textDocument={"uri": "file:///nowhere.mlir"}) is None
