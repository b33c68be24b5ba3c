"""Texts as editors keep them: lines that end in another way, and a byte order mark."""

from __future__ import annotations

import pytest
from client import CAPABILITIES, Client, Json, Start, at, between

URI = "file:///line-ends.mlir"
MARK = "\ufeff"
TEXT = """\
func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
  %1 = call @gg(%0) : (i32) -> i32
    return %1 : i32
}
"""
OPTIONS: Json = {"tabSize": 2, "insertSpaces": True}


def opened(client: Client, text: str) -> Json:
    return client.open(URI, text)


def formatting(client: Client, method: str = "formatting", **others: Json) -> list[str]:
    found = client.request(f"textDocument/{method}", {"textDocument": {"uri": URI}, "options": OPTIONS, **others})
    return [each["newText"] for each in found]


def actions(client: Client, line: int) -> Json:
    where = between((line, 0), (line, 200), "")["range"]
    params = {"textDocument": {"uri": URI}, "range": where, "context": {"diagnostics": []}}
    return client.request("textDocument/codeAction", params)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_edits_end_lines_as_the_document_does(start: Start, end: str) -> None:
    client = start()
    client.begin()
    opened(client, TEXT.replace("\n", end))
    assert formatting(client) == [f"  %0 = arith.addi %a, %a : i32{end}", f"  return %1 : i32{end}"]
    assert formatting(client, "onTypeFormatting", position=at(URI, 2, 0)["position"], ch="\n") == [
        f"  %0 = arith.addi %a, %a : i32{end}"
    ]
    (declare,) = [each for each in actions(client, 2) if each["title"].startswith("Declare")]
    (edit,) = declare["edit"]["changes"][URI]
    assert edit["newText"].split(end) == ["func.func private @gg(i32) -> i32", ""]
    client.change(URI, 2, {"text": TEXT})
    assert formatting(client)[0].endswith("i32\n")


def test_edits_say_of_which_version_they_are(start: Start) -> None:
    client = start()
    client.begin({**CAPABILITIES, "workspace": {"workspaceEdit": {"documentChanges": True}}})
    client.open(URI, TEXT, version=7)
    renamed = client.request("textDocument/rename", {**at(URI, 0, 13), "newName": "b"})
    (change,) = renamed["documentChanges"]
    assert change["textDocument"] == {"uri": URI, "version": 7}
    assert {each["newText"] for each in change["edits"]} == {"b"}
    client.change(URI, 9, between((5, 0), (5, 0), "\n"))
    found = [each["edit"]["documentChanges"][0]["textDocument"] for each in actions(client, 2)]
    assert found
    assert all(each == {"uri": URI, "version": 9} for each in found)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_a_byte_order_mark_is_passed_over(start: Start, encoding: str) -> None:
    width = len(MARK.encode("utf-8")) if encoding == "utf-8" else 1
    client = start()
    client.begin({"general": {"positionEncodings": [encoding]}})
    text = "func.func @f() { return }\n"
    (found,) = opened(client, MARK + text)
    assert (found["code"], found["severity"]) == ("byte-order-mark", 2)
    hover = client.request("textDocument/hover", at(URI, 0, width + 11))
    assert hover["range"]["start"] == {"line": 0, "character": width + 10}
    edit = client.request("textDocument/rename", {**at(URI, 0, width + 11), "newName": "g"})["changes"][URI][0]
    assert edit["range"]["start"] == {"line": 0, "character": width + 11}
    client.change(URI, 2, between((0, width + 11), (0, width + 12), "\u00e9 \u00e9"))
    assert "byte-order-mark" in [each["code"] for each in client.diagnostics(URI, 2)]
    client.change(URI, 3, between((0, 0), (0, width), ""))
    assert "byte-order-mark" not in [each["code"] for each in client.diagnostics(URI, 3)]
    client.change(URI, 4, between((0, 0), (1, 0), MARK + text))
    assert [each["code"] for each in client.diagnostics(URI, 4)] == ["byte-order-mark"]
    client.change(URI, 5, {"text": text})
    assert client.diagnostics(URI, 5) == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_a_byte_order_mark_comes_to_the_beginning_and_leaves_it(start: Start, encoding: str) -> None:
    client = start()
    client.begin({"general": {"positionEncodings": [encoding]}})
    opened(client, f"{MARK}func.func @f() {{ return }}\n")
    client.change(URI, 2, between((0, 0), (0, 0), "\n"))
    found = client.diagnostics(URI, 2)
    assert [(each["code"], each["range"]["start"]) for each in found] == [("expected-token", {"line": 1, "character": 0})]
    client.change(URI, 3, between((0, 0), (1, 0), ""))
    assert [each["code"] for each in client.diagnostics(URI, 3)] == ["byte-order-mark"]


def test_no_edit_takes_a_byte_order_mark_away(start: Start) -> None:
    client = start()
    client.begin()
    opened(client, f"{MARK}func.func @f()  {{\n  return\n}}\n")
    params = {"textDocument": {"uri": URI}, "options": OPTIONS}
    (edit,) = client.request("textDocument/formatting", params)
    assert edit["range"]["start"] == {"line": 0, "character": 1}
    assert edit["newText"] == "func.func @f() {\n"
    client.change(URI, 2, edit | {"text": edit["newText"]})
    assert client.request("textDocument/formatting", params) == []
