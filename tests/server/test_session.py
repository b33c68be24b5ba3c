"""Texts: opened, changed, closed, in every encoding, and their diagnostics."""

from __future__ import annotations

import pytest
from client import CAPABILITIES, Client, Json, Start, at, between

GOOD = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n"


def codes(diagnostics: Json) -> list[str]:
    return [each["code"] for each in diagnostics]


def test_a_good_document_has_no_diagnostics(server: Client) -> None:
    assert server.open("file:///good.mlir", GOOD) == []


def test_a_diagnostic_in_full(server: Client) -> None:
    text = GOOD.replace("%a, %a", "%a, %missing")
    (found,) = server.open("file:///bad.mlir", text)
    assert found["code"] == "undefined-value"
    assert found["severity"] == 1
    assert found["source"] == "mlir-ls"
    assert "%missing" in found["message"]
    assert found["range"] == {"start": {"line": 1, "character": 22}, "end": {"line": 1, "character": 30}}


def test_related_places(server: Client) -> None:
    (found,) = server.open("file:///twice.mlir", "func.func private @f()\nfunc.func private @f()\n")
    (related,) = found["relatedInformation"]
    assert related["location"]["uri"] == "file:///twice.mlir"
    assert related["location"]["range"]["start"] == {"line": 0, "character": 18}


def test_changes_are_answered_with_the_diagnostics_of_their_version(server: Client) -> None:
    uri = "file:///change.mlir"
    server.open(uri, GOOD)
    server.change(uri, 2, between((1, 19), (1, 20), "x"))
    assert codes(server.diagnostics(uri, 2)) == ["undefined-value"]
    server.change(uri, 3, between((1, 19), (1, 20), "a"))
    assert server.diagnostics(uri, 3) == []


def test_several_changes_in_one_message_apply_in_order(server: Client) -> None:
    uri = "file:///order.mlir"
    server.open(uri, GOOD)
    changes = [
        between((0, 0), (0, 0), "func.func private @g()\n"),
        between((1, 10), (1, 12), "@h"),
        between((5, 0), (5, 0), "func.func private @f()\n"),
        {"text": "func.func private @a()\nfunc.func private @b()\n"},
        between((1, 18), (1, 20), "@c"),
    ]
    server.change(uri, 2, *changes[:3])
    assert server.diagnostics(uri, 2) == []
    names = [each["name"] for each in server.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})]
    assert names == ["@g", "@h", "@f"]
    server.change(uri, 3, *changes)
    assert server.diagnostics(uri, 3) == []
    names = [each["name"] for each in server.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})]
    assert names == ["@a", "@c"]


def test_edits_that_join_the_parts_of_a_line_end(server: Client) -> None:
    uri = "file:///joined.mlir"
    server.open(uri, GOOD.replace("\n", "\r"))
    change = between((1, 0), (1, 0), "\n"), between((2, 0), (2, 0), "\n"), between((2, 9), (2, 11), "%c")
    server.change(uri, 2, *change)
    (found,) = server.diagnostics(uri, 2)
    assert found["range"]["start"] == {"line": 2, "character": 9}


def test_a_change_of_the_whole_text(server: Client) -> None:
    uri = "file:///whole.mlir"
    server.open(uri, GOOD)
    server.change(uri, 2, {"text": GOOD.replace("%b : i32", "%c : i32")})
    assert codes(server.diagnostics(uri, 2)) == ["undefined-value"]
    server.change(uri, 3, {"text": ""})
    assert server.diagnostics(uri, 3) == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(server: Client, end: str) -> None:
    uri = f"file:///ends{len(end)}{ord(end[-1])}.mlir"
    assert server.open(uri, GOOD.replace("\n", end)) == []
    server.change(uri, 2, between((2, 9), (2, 11), "%c"))
    (found,) = server.diagnostics(uri, 2)
    assert found["range"]["start"] == {"line": 2, "character": 9}
    server.change(uri, 3, between((1, 0), (2, 0), ""))
    (found,) = server.diagnostics(uri, 3)
    assert found["range"]["start"] == {"line": 1, "character": 9}


def test_other_separators_end_no_line(server: Client) -> None:
    uri = "file:///separators.mlir"
    text = "// a\u2028b\x0bc\x0cd\u0085e\n" + GOOD
    assert server.open(uri, text) == []
    link = server.request("textDocument/definition", at(uri, 2, 19))
    assert link[0]["targetSelectionRange"]["start"] == {"line": 1, "character": 13}


#: Before the values are a character of two bytes, and one of four bytes or two units of UTF-16.
WIDE = 'func.func @f(%a: i32) {\n  "é😀.use"(%a, %x) : (i32, i32) -> ()\n  return\n}\n'


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 15), ("utf-16", 12), ("utf-32", 11)])
def test_position_encodings(start: Start, encoding: str, column: int) -> None:
    client = start()
    capabilities = client.begin({**CAPABILITIES, "general": {"positionEncodings": [encoding]}})
    assert capabilities["positionEncoding"] == encoding
    uri = "file:///wide.mlir"
    found = [each for each in client.open(uri, WIDE) if each["code"] == "undefined-value"]
    places = [(each["range"]["start"]["character"], each["range"]["end"]["character"]) for each in found]
    assert places == [(column + 4, column + 6)]
    link = client.request("textDocument/definition", at(uri, 1, column + 1))
    assert link[0]["originSelectionRange"]["start"]["character"] == column
    client.change(uri, 2, between((1, column + 4), (1, column + 6), "%a"))
    assert "undefined-value" not in codes(client.diagnostics(uri, 2))


def test_utf_16_unless_the_client_says_otherwise(start: Start) -> None:
    client = start()
    assert client.begin({})["positionEncoding"] == "utf-16"
    assert start().begin({"general": {"positionEncodings": ["ebcdic"]}})["positionEncoding"] == "utf-16"


@pytest.mark.parametrize("version", [{}, {"version": None}])
def test_a_client_without_versions(start: Start, version: Json) -> None:
    client = start()
    client.begin()
    uri = "file:///no-version.mlir"
    client.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "mlir", "text": "half\n", **version}})
    assert [each["code"] for each in client.diagnostics(uri, 0)] == ["unknown-operation"]
    change = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 1, "character": 0}}, "text": ""}
    client.notify("textDocument/didChange", {"textDocument": {"uri": uri, **version}, "contentChanges": [change]})
    assert client.diagnostics(uri, 1) == []


def test_closing_takes_the_diagnostics_away(server: Client) -> None:
    uri = "file:///close.mlir"
    assert server.open(uri, '"test.use"(%x) : (i32) -> ()')
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    assert server.diagnostics(uri, None) == []
    assert server.request("textDocument/hover", at(uri, 0, 12)) is None


def test_opening_again_takes_the_new_text(server: Client) -> None:
    uri = "file:///again.mlir"
    server.open(uri, '"test.use"(%x) : (i32) -> ()')
    assert server.open(uri, GOOD, 7) == []


def test_changes_that_wait_cost_one_publication_at_most_each_and_the_last_one_comes_last(server: Client) -> None:
    uri = "file:///burst.mlir"
    server.open(uri, GOOD)
    for version in range(2, 40):
        server.change(uri, version, between((1, 19), (1, 20), "x" if version % 2 else "a"))
    assert codes(server.diagnostics(uri, 39)) == ["undefined-value"]
    published = [
        message["params"]["version"]
        for message in server.notifications
        if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri
    ]
    assert published == sorted(set(published))
    assert all(version < 39 for version in published)


def test_a_request_sees_the_changes_in_front_of_it(server: Client) -> None:
    uri = "file:///sees.mlir"
    server.open(uri, GOOD)
    server.change(uri, 2, between((0, 0), (0, 0), "\n\n"))
    link = server.request("textDocument/definition", at(uri, 3, 19))
    assert link[0]["targetSelectionRange"]["start"] == {"line": 2, "character": 13}


def test_settings(start: Start) -> None:
    client = start()
    client.begin(initializationOptions={"assume": ["elsewhere"]})
    uri = "file:///settings.mlir"
    assert client.open(uri, "elsewhere.x\nnowhere.x") != []
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir-ls": {"assume": ["elsewhere", "nowhere"]}}})
    assert client.diagnostics(uri, 1) == []
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir-ls": {"strict": True, "assume": "no list"}}})
    found = client.diagnostics(uri, 1)
    assert codes(found) == ["unknown-dialect", "unknown-dialect"]
    assert [each["severity"] for each in found] == [1, 1]


def test_settings_say_that_a_known_dialect_exists_elsewhere(start: Start) -> None:
    client = start()
    client.begin()
    uri = "file:///elsewhere.mlir"
    assert codes(client.open(uri, '"scf.while"() : () -> ()')) == ["region-count"]
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir-ls": {"assume": ["scf"]}}})
    assert client.diagnostics(uri, 1) == []


def test_a_large_document_is_verified_after_its_first_diagnostics(server: Client) -> None:
    uri = "file:///large.mlir"
    lines = [f"  %v{number} = arith.constant {number} : i32" for number in range(3000)]
    wrong = '  "arith.addi"(%v1) : (i32) -> ()'
    text = "\n".join(["func.func @f() {", *lines, wrong, "  return", "}"])
    assert server.open(uri, text) == []
    assert codes(server.diagnostics(uri, 1)) != []


@pytest.mark.parametrize("text", ["", "\n", "\0", "\ufeff", "{" * 10_000, "(" * 10_000, "}" * 1000, '"', "x" * 200_000])
def test_odd_texts_are_answered(server: Client, text: str) -> None:
    uri = f"file:///odd{len(text)}{ord(text[0]) if text else 0}.mlir"
    server.open(uri, text)
    server.change(uri, 2, between((0, 0), (0, 0), "%a = "))
    server.diagnostics(uri, 2)
    assert server.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}}) is not None
    reply = server.reply_to(server.call("textDocument/hover", at(uri, 0, 1)))
    assert "error" not in reply
