"""What a text looks like, over the protocol: semantic tokens, inlay hints, links, signatures."""

from __future__ import annotations

from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json, Start, at, between

URI = "file:///appearance.mlir"
TEXT = """\
func.func @f(%a: i32) -> i1 {
  %c = arith.cmpi eq, %a, %a : i32
  return %c : i1
}
"""
WHOLE: Json = {"start": {"line": 0, "character": 0}, "end": {"line": 4, "character": 0}}


@pytest.fixture
def document(server: Client) -> Client:
    server.open(URI, TEXT)
    return server


def tokens(client: Client, kind: str, **others: Json) -> Json:
    return client.request(f"textDocument/semanticTokens/{kind}", {"textDocument": {"uri": URI}, **others})


def test_the_legend_is_announced(start: Start) -> None:
    provider = start().begin()["semanticTokensProvider"]
    assert provider["full"] == {"delta": True}
    assert provider["range"] is True
    assert provider["legend"]["tokenTypes"][:2] == ["variable", "parameter"]
    assert provider["legend"]["tokenModifiers"][0] == "definition"


def test_changes_of_semantic_tokens(document: Client) -> None:
    first = tokens(document, "full")
    numbers = first["data"]
    assert len(numbers) % 5 == 0
    document.change(URI, 2, between((1, 2), (1, 4), "%long"), between((2, 9), (2, 11), "%long"))
    changed = tokens(document, "full/delta", previousResultId=first["resultId"])
    for edit in sorted(changed["edits"], key=lambda each: -each["start"]):
        numbers[edit["start"] : edit["start"] + edit["deleteCount"]] = edit["data"]
    again = tokens(document, "full")
    assert numbers == again["data"]
    assert tokens(document, "full/delta", previousResultId=again["resultId"])["edits"] == []


def test_changes_since_a_time_that_is_long_over_are_all_tokens(document: Client) -> None:
    first = tokens(document, "full")
    second = tokens(document, "full")
    assert first["resultId"] != second["resultId"]
    assert tokens(document, "full/delta", previousResultId=first["resultId"])["data"] == second["data"]


def test_a_long_document_lets_others_have_their_turn(server: Client) -> None:
    uri = "file:///long.mlir"
    function = "func.func private @f{0}(%a: i32) {{\n  %b = arith.addi %a, %a : i32\n  return\n}}\n"
    server.open(uri, "".join([function.format(number) for number in range(2000)]))
    document = {"textDocument": {"uri": uri}}
    colours = server.call("textDocument/semanticTokens/full", document)
    hover = server.call("textDocument/hover", at(uri, 1, 3))
    server.change(uri, 2, between((0, 0), (4, 0), ""))
    folds = server.call("textDocument/foldingRange", document)
    again = server.call("textDocument/semanticTokens/full", document)
    assert server.reply_to(hover)["result"] is not None
    assert len(server.reply_to(folds)["result"]) == 1999
    first, second = server.reply_to(colours)["result"], server.reply_to(again)["result"]
    assert second["data"][:5] == first["data"][:5]
    assert len(second["data"]) == 1999 * 11 * 5
    server.notify("textDocument/didClose", document)


def test_semantic_tokens_of_some_lines(document: Client) -> None:
    some = tokens(document, "range", range={"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 5}})
    assert some["data"][:3] == [2, 2, 6]
    assert "resultId" not in some


def test_inlay_hints_and_their_setting(start: Start) -> None:
    client = start()
    capabilities = {**CAPABILITIES, "workspace": {"inlayHint": {"refreshSupport": True}}}
    client.begin(capabilities)
    client.open(URI, TEXT)
    params = {"textDocument": {"uri": URI}, "range": WHOLE}
    (hint,) = client.request("textDocument/inlayHint", params)
    assert hint == {"position": {"line": 1, "character": 4}, "label": ": i1", "kind": 1}
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir-ls": {"inlayHints": False}}})
    assert client.request("textDocument/inlayHint", params) == []
    assert [each["method"] for each in client.requests] == ["workspace/inlayHint/refresh"]
    client.notify("workspace/didChangeConfiguration", {"settings": {"inlayHints": {"types": True, "arguments": 7}}})
    assert len(client.request("textDocument/inlayHint", params)) == 1


def test_locations_lead_to_files_of_the_workspace(start: Start, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "näme #1.py").write_text("first\n  second\n", encoding="utf-8")
    client = start()
    client.begin(workspaceFolders=[{"uri": tmp_path.as_uri(), "name": "work"}])
    client.open(URI, '"test.é"() : () -> () loc("src/näme #1.py":2:3)\n')
    (link,) = client.request("textDocument/documentLink", {"textDocument": {"uri": URI}})
    target = (tmp_path / "src" / "näme #1.py").as_uri()
    assert link["target"] == f"{target}#L2,3"
    assert link["range"]["start"] == {"line": 0, "character": 26}
    hover = client.request("textDocument/hover", at(URI, 0, 30))
    assert "  second\n  ^" in hover["contents"]["value"]
    (definition,) = client.request("textDocument/definition", at(URI, 0, 30))
    assert definition["targetUri"] == target
    assert definition["targetSelectionRange"]["start"] == {"line": 1, "character": 2}


def test_signature_help(document: Client) -> None:
    document.change(URI, 2, between((2, 0), (2, 16), "  %d = arith.addi %c, "))
    found = document.request("textDocument/signatureHelp", at(URI, 2, 22))
    (signature,) = found["signatures"]
    start, end = signature["parameters"][found["activeParameter"]]["label"]
    assert signature["label"][start:end] == "rhs: integer or index, or vector or tensor of them"
    assert document.request("textDocument/signatureHelp", at(URI, 0, 3)) is None
