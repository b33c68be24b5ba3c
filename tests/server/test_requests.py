"""Every request: with what makes sense, with what is out of date, and with what is absurd."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest
from client import Client, Json, Start, at, between
from pygls.exceptions import JsonRpcInvalidParams

from mlir_ls.lsp import requests as requests_module
from mlir_ls.lsp.encoding.answers import Json as JsonText
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers import SESSION, WORKBENCH_REQUESTS, WORKSPACE_REQUESTS
from mlir_ls.lsp.requests import REQUESTS as TABLE
from mlir_ls.lsp.requests import Request, RequestScope
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams

URI = "file:///requests.mlir"
TEXT = """\
#map = affine_map<(d0) -> (d0)>
!row = tensor<4xf32>
// one
// two
func.func @callee(%row: !row) -> !row {
  cf.br ^next(%row : !row)
^next(%again: !row):
  return %again : !row
}
func.func @caller(%row: !row) {
  %result = call @callee(%row) : (!row) -> !row
  return
}
"""

BEYOND = 2**31 - 1
ZERO: Json = {"line": 0, "character": 0}
NOWHERE: Json = {"line": BEYOND, "character": BEYOND}
PAST_THE_END_OF_A_LINE: Json = {"line": 4, "character": BEYOND}

AT_A_PLACE = {each.method: dict(each.example) for each in TABLE if each.scope is RequestScope.PLACE}
"""Methods of requests about a position, and what their parameters have besides a document and that."""

REQUESTS = {each.method: dict(each.example) for each in TABLE}
OF_A_DOCUMENT = REQUESTS.keys() - AT_A_PLACE.keys()
OF_THE_WORKSPACE = {each.method: dict(each.example) for each in WORKSPACE_REQUESTS}
THAT_RUN = {each.method: dict(each.example) for each in WORKBENCH_REQUESTS}
INVALID_PARAMS, METHOD_NOT_FOUND, REQUEST_FAILED, REQUEST_CANCELLED = -32602, -32601, -32803, -32800


@pytest.fixture(scope="module")
def document(server: Client) -> Client:
    server.open(URI, TEXT)
    return server


def starts(ranges: list[Json]) -> list[tuple[int, int]]:
    return [(each["start"]["line"], each["start"]["character"]) for each in ranges]


def test_hover(document: Client) -> None:
    found = document.request("textDocument/hover", at(URI, 10, 26))
    assert found["contents"]["kind"] == "markdown"
    assert "%row : !row" in found["contents"]["value"]
    assert found["range"] == {"start": {"line": 10, "character": 25}, "end": {"line": 10, "character": 29}}


def test_definition_and_declaration(document: Client) -> None:
    for method in ("textDocument/definition", "textDocument/declaration"):
        (found,) = document.request(method, at(URI, 10, 18))
        assert found["targetUri"] == URI
        assert starts([found["originSelectionRange"], found["targetSelectionRange"]]) == [(10, 17), (4, 10)]


def test_type_definition(document: Client) -> None:
    (found,) = document.request("textDocument/typeDefinition", at(URI, 10, 26))
    assert starts([found["targetSelectionRange"]]) == [(1, 0)]


def test_references(document: Client) -> None:
    params = at(URI, 10, 18)
    found = document.request("textDocument/references", {**params, "context": {"includeDeclaration": True}})
    assert starts([each["range"] for each in found]) == [(4, 10), (10, 17)]
    assert {each["uri"] for each in found} == {URI}
    found = document.request("textDocument/references", {**params, "context": {"includeDeclaration": False}})
    assert starts([each["range"] for each in found]) == [(10, 17)]


def test_highlight(document: Client) -> None:
    found = document.request("textDocument/documentHighlight", at(URI, 5, 15))
    assert starts([each["range"] for each in found]) == [(4, 18), (5, 14)]
    assert [each["kind"] for each in found] == [3, 2]


def test_document_symbols(document: Client) -> None:
    first, second = document.request("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
    assert (first["name"], first["detail"], first["kind"]) == ("@callee", "func.func", 12)
    assert [child["name"] for child in first["children"]] == ["^next"]
    assert first["range"] == {"start": {"line": 4, "character": 0}, "end": {"line": 8, "character": 1}}
    assert second["name"] == "@caller"
    assert second["children"] == []


def test_folding(document: Client) -> None:
    found = document.request("textDocument/foldingRange", {"textDocument": {"uri": URI}})
    assert [(each["startLine"], each["endLine"], each["kind"]) for each in found] == [
        (2, 3, "comment"),
        (4, 7, "region"),
        (9, 11, "region"),
    ]


def test_selection_range(document: Client) -> None:
    params = {"textDocument": {"uri": URI}, "positions": [{"line": 10, "character": 26}, NOWHERE]}
    first, last = document.request("textDocument/selectionRange", params)
    ranges = [first["range"]]
    while (first := first.get("parent")) is not None:
        ranges.append(first["range"])
    assert starts(ranges)[0] == (10, 25)
    assert (10, 2) in starts(ranges)
    assert last["range"]["end"] == {"line": 13, "character": 0}


def test_completion(document: Client) -> None:
    found = document.request("textDocument/completion", at(URI, 10, 26))
    assert "%row" in [item["label"] for item in found["items"]]
    item = next(item for item in found["items"] if item["label"] == "%row")
    assert starts([item["textEdit"]["range"]]) == [(10, 25)]
    assert item["detail"].startswith("!row")


def test_the_definition_of_a_candidate_comes_when_it_is_looked_at(start: Start) -> None:
    client = start()
    client.begin({"textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}}}})
    client.open(URI, TEXT.replace("  return\n}\n", "  \n}\n"))
    items = client.request("textDocument/completion", at(URI, 11, 2))["items"]
    item = next(each for each in items if each["label"] == "scf.for")
    found = client.request("completionItem/resolve", item)
    assert {**found, "documentation": None} == {**item, "documentation": None}
    assert "lowerBound" in found["documentation"]["value"]
    assert "lowerBound" not in str(item.get("documentation"))
    for data in (None, 3, {"uri": 3}, {"uri": URI, "operation": "no.such"}, {"uri": "file:///other", "operation": "scf.for"}):
        assert client.request("completionItem/resolve", {**item, "data": data})["label"] == "scf.for"


def test_call_hierarchy(document: Client) -> None:
    (item,) = document.request("textDocument/prepareCallHierarchy", at(URI, 10, 18))
    assert (item["name"], item["kind"]) == ("@callee", 12)
    (call,) = document.request("callHierarchy/incomingCalls", {"item": item})
    assert call["from"]["name"] == "@caller"
    assert starts(call["fromRanges"]) == [(10, 17)]
    (call,) = document.request("callHierarchy/outgoingCalls", {"item": call["from"]})
    assert call["to"] == item


def test_linked_editing(document: Client) -> None:
    found = document.request("textDocument/linkedEditingRange", at(URI, 9, 18))
    assert starts(found["ranges"]) == [(9, 19), (10, 26)]


def test_rename(document: Client) -> None:
    found = document.request("textDocument/prepareRename", at(URI, 10, 18))
    assert found["placeholder"] == "callee"
    edit = document.request("textDocument/rename", {**at(URI, 10, 18), "newName": "other"})
    changes = edit["changes"][URI]
    assert starts([each["range"] for each in changes]) == [(4, 11), (10, 18)]
    assert {each["newText"] for each in changes} == {"other"}


def test_a_rename_that_cannot_be_is_refused_in_words(document: Client) -> None:
    error = document.fail("textDocument/rename", {**at(URI, 10, 18), "newName": "caller"})
    assert error["code"] == REQUEST_FAILED
    assert error["message"] == "there is a symbol '@caller' already"
    error = document.fail("textDocument/prepareRename", at(URI, 2, 4))
    assert "can be renamed" in error["message"]


def test_code_actions(server: Client) -> None:
    uri = "file:///actions.mlir"
    command = "// RUN: mlir-opt %s -verify-diagnostics"
    server.open(uri, f'{command}\n%total = arith.constant 1 : i32\n"test.use"(%totla) : (i32) -> ()\n')
    params = {"textDocument": {"uri": uri}, "range": {"start": ZERO, "end": NOWHERE}, "context": {"diagnostics": []}}
    action, removal, expecting = server.request("textDocument/codeAction", params)
    assert removal["title"] == "Remove 'arith.constant'"
    assert action["kind"] == expecting["kind"] == "quickfix"
    assert action["title"] == "Change to '%total'"
    assert action["diagnostics"][0]["code"] == "undefined-value"
    (edit,) = action["edit"]["changes"][uri]
    assert edit["newText"] == "%total"
    assert expecting["title"] == "Expect this error"


@pytest.mark.parametrize(
    ("only", "expected"),
    [
        (["quickfix"], {"quickfix"}),
        (["refactor"], {"refactor.rewrite"}),
        (["refactor.rewrite", "source"], {"refactor.rewrite"}),
        ([""], {"quickfix", "refactor.rewrite"}),
        (["source.fixAll"], set()),
        (["source.organizeImports"], set()),
        (["refactor.extract"], set()),
        (["quick"], set()),
        ([], {"quickfix", "refactor.rewrite"}),
    ],
)
def test_code_actions_are_of_the_kinds_that_are_requested(server: Client, only: list[str], expected: set[str]) -> None:
    uri = f"file:///{'-'.join(only)}.mlir"
    server.open(uri, "func.func @f() -> i32 {\n  %total = arith.constant 1 : i32\n  return %totla : i32\n}\n")
    where = {"start": {"line": 1, "character": 14}, "end": {"line": 2, "character": 11}}
    params = {"textDocument": {"uri": uri}, "range": where, "context": {"diagnostics": [], "only": only}}
    assert {each["kind"] for each in server.request("textDocument/codeAction", params)} == expected


@pytest.mark.parametrize(("mnemonic", "scopes"), [("maxf", ["this operation", "this function", "the file"]), ("maximumf", [])])
def test_a_text_of_a_release_is_offered_to_become_todays(server: Client, mnemonic: str, scopes: list[str]) -> None:
    uri = f"file:///{mnemonic}.mlir"
    server.open(uri, f"func.func @f(%a: f32) -> f32 {{\n  %0 = arith.{mnemonic} %a, %a : f32\n  return %0 : f32\n}}\n")
    where = {"start": {"line": 1, "character": 8}, "end": {"line": 1, "character": 8}}
    params = {"textDocument": {"uri": uri}, "range": where, "context": {"diagnostics": []}}
    titles = [each["title"] for each in server.request("textDocument/codeAction", params)]
    assert [title for title in titles if "today" in title] == [f"Bring {scope} to today's MLIR" for scope in scopes]


MODEST = {
    "workspace": {"applyEdit": True},
    "textDocument": {
        "codeAction": {"dynamicRegistration": False},
        "definition": {"linkSupport": True},
        "declaration": {},
        "typeDefinition": {"linkSupport": False},
        "hover": {"contentFormat": ["plaintext", "markdown"]},
        "signatureHelp": {"signatureInformation": {}},
    },
}


def test_a_client_is_sent_nothing_that_it_cannot_read(start: Start) -> None:
    client = start()
    assert client.begin(MODEST)["codeActionProvider"] is True
    client.open(URI, TEXT)
    assert client.request("textDocument/hover", at(URI, 10, 26))["contents"]["kind"] == "plaintext"
    assert "targetUri" in client.request("textDocument/definition", at(URI, 10, 18))[0]
    for method in ("declaration", "typeDefinition"):
        assert client.request(f"textDocument/{method}", at(URI, 10, 26))["uri"] == URI
    client.open("file:///call.mlir", "func.func private @g(%x: i32)\nfunc.func @f(%a: i32) {\n  func.call @g(%a) : (i32) -> ()\n  return\n}\n")
    (signature,) = client.request("textDocument/signatureHelp", at("file:///call.mlir", 2, 16))["signatures"]
    assert [each["label"] in signature["label"] for each in signature["parameters"]]


def test_a_client_without_code_actions_gets_commands(start: Start) -> None:
    client = start()
    client.begin(MODEST)
    uri = "file:///wrong.mlir"
    client.open(uri, "func.func @f(%length: i32) {\n  \"a.b\"(%lenght) : (i32) -> ()\n  return\n}\n")
    where = {"start": {"line": 1, "character": 9}, "end": {"line": 1, "character": 9}}
    params = {"textDocument": {"uri": uri}, "range": where, "context": {"diagnostics": []}}
    action = client.request("textDocument/codeAction", params)[0]
    assert set(action) == {"title", "command", "arguments"}
    client.answers["workspace/applyEdit"] = {"applied": True}
    given = {name: action[name] for name in ("command", "arguments")}
    assert client.request("workspace/executeCommand", given) is None
    (sent,) = [each for each in client.requests if each["method"] == "workspace/applyEdit"]
    assert [each["newText"] for each in sent["params"]["edit"]["changes"][uri]] == ["%length"]
    for wrong in ([7], [], [{"changes": 7}]):
        assert client.fail("workspace/executeCommand", {**given, "arguments": wrong})["code"] in (-32601, -32602)


def test_a_client_that_applies_no_edits_has_none_to_choose(start: Start) -> None:
    client = start()
    client.begin({"textDocument": {"codeAction": {}}})
    client.open(URI, TEXT)
    everywhere = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    params = {"textDocument": {"uri": URI}, "range": everywhere, "context": {"diagnostics": []}}
    assert client.request("textDocument/codeAction", params) == []


def test_a_modest_client_gets_modest_answers(start: Start) -> None:
    client = start()
    client.begin({"textDocument": {"hover": {"contentFormat": ["plaintext"]}}})
    client.open(URI, TEXT)
    found = client.request("textDocument/hover", at(URI, 10, 26))
    assert found["contents"]["kind"] == "plaintext"
    assert "`" not in found["contents"]["value"]
    assert client.request("textDocument/definition", at(URI, 10, 18))["uri"] == URI
    symbols = client.request("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
    assert [(each["name"], each.get("containerName")) for each in symbols] == [
        ("@callee", None),
        ("^next", "@callee"),
        ("@caller", None),
    ]


def test_the_uses_of_a_symbol_are_counted_when_its_lens_is_shown(document: Client) -> None:
    callee, caller = document.request("textDocument/codeLens", {"textDocument": {"uri": URI}})
    assert starts([callee["range"], caller["range"]]) == [(4, 10), (9, 10)]
    assert [document.request("codeLens/resolve", each)["command"]["title"] for each in (callee, caller)] == ["1 use", "0 uses"]
    for data in (None, 3, {"uri": 3}, {"uri": "file:///other.mlir"}):
        assert document.request("codeLens/resolve", {**callee, "data": data})["command"]["title"] == ""
    nowhere = {**callee, "range": {"start": NOWHERE, "end": NOWHERE}}
    assert document.request("codeLens/resolve", nowhere)["command"]["title"] == ""


def test_a_lens_of_uses_lists_them_where_the_client_can(start: Start) -> None:
    client = start()
    client.begin({"experimental": {"mlirWorkbench": True}}, initializationOptions={"mlir": {"lenses": {"symbols": False, "values": True}}})
    client.open(URI, TEXT)
    _, lens = client.request("textDocument/codeLens", {"textDocument": {"uri": URI}})
    found = client.request("codeLens/resolve", lens)["command"]
    assert (found["title"], found["command"]) == ("0 uses", "mlir-ls.showReferences")
    assert found["arguments"] == [URI, {"line": 10, "character": 2}]


@pytest.mark.parametrize("method", sorted(AT_A_PLACE))
@pytest.mark.parametrize("position", [NOWHERE, {"line": 14, "character": 0}])
def test_after_the_end_of_the_document_there_is_nothing(document: Client, method: str, position: Json) -> None:
    params = {"textDocument": {"uri": URI}, "position": position, **AT_A_PLACE[method]}
    assert document.request(method, params) is None


@pytest.mark.parametrize("method", sorted(AT_A_PLACE))
def test_after_the_end_of_a_line_is_its_end(document: Client, method: str) -> None:
    params = {"textDocument": {"uri": URI}, "position": PAST_THE_END_OF_A_LINE, **AT_A_PLACE[method]}
    reply = document.reply_to(document.call(method, params))
    assert "result" in reply or reply["error"]["code"] == REQUEST_FAILED


@pytest.mark.parametrize("method", sorted(REQUESTS))
def test_a_document_that_is_not_open(server: Client, method: str) -> None:
    params = {**at("file:///not-open.mlir", 0, 0), **REQUESTS[method]}
    assert server.request(method, params) is None


@pytest.mark.parametrize("method", sorted(REQUESTS))
def test_a_place_that_was_there_before_the_last_change(server: Client, method: str) -> None:
    uri = "file:///stale.mlir"
    server.open(uri, TEXT)
    server.change(uri, 2, {"text": "%a"})
    params = {**at(uri, 10, 18), **REQUESTS[method]}
    reply = server.reply_to(server.call(method, params))
    assert "result" in reply
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})


#: What the parameters of a request about such a thing have besides the document and the position.
PARTS_OF_SCOPES: dict[RequestScope, set[str]] = {RequestScope.PLACE: set(), RequestScope.DOCUMENT: set(), RequestScope.RANGE: {"range"}, RequestScope.ITEM: {"item"}}


@pytest.mark.parametrize("request_", TABLE, ids=lambda request: request.method)
def test_the_example_of_a_request_fits_its_method(document: Client, request_: Request[Any]) -> None:
    """Each request is sent with its example, which has all that the protocol requires."""
    assert PARTS_OF_SCOPES[request_.scope] <= request_.example.keys()
    reply = document.reply_to(document.call(request_.method, {**at(URI, 10, 18), **request_.example}))
    assert "result" in reply or reply["error"]["code"] == REQUEST_FAILED, reply


def test_a_request_of_the_workspace_is_answered(document: Client) -> None:
    for method, example in OF_THE_WORKSPACE.items():
        is_of_a_place = "position" in example  # in a document that is not open
        assert bool(document.request(method, example)) is not is_of_a_place, method


def test_what_runs_programs_runs_none_for_a_document_that_is_not_open(document: Client) -> None:
    for method, example in THAT_RUN.items():
        answer = document.request(method, example)
        assert answer is None or (answer["tests"] == [] and "there is no such file" in answer["trouble"]), method


def test_every_method_is_in_one_table() -> None:
    """What the server handles is in one table or another, once; what is no request of a table is a notification."""
    methods = [*REQUESTS, *OF_THE_WORKSPACE, *THAT_RUN, *[method for method, _ in SESSION]]
    assert sorted(methods) == sorted(set(methods))
    assert [method for method, _ in SESSION if not _is_notification(method)] == ["initialize"]


def test_the_module_of_an_encoder_says_what_it_makes() -> None:
    """The rule of `lsp/encoding`: JSON text is made in `text`, dictionaries are made in `objects`."""
    rooms = {}
    for request in TABLE:
        made = get_type_hints(request.encoder)["return"]
        rooms[request.method] = (request.encoder.__module__.split(".")[3], JsonText in (made, *get_args(made)))
    assert set(rooms.values()) == {("text", True), ("objects", False)}, rooms


def test_a_method_that_the_protocol_does_not_know_takes_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its parameters are those of its scope."""
    own: Request[Any] = Request("mlir/own", RequestScope.PLACE, lambda query: 3)
    monkeypatch.setattr(requests_module, "REQUESTS", (*TABLE, own))
    server: Any = Server(Streams(lambda most: b"", lambda data: None))
    assert server.knows(own.method)
    protocol = server.protocol
    message = {"jsonrpc": "2.0", "id": 1, "method": own.method}
    structured = protocol.structure_message({**message, "params": at(URI, 1, 2)})
    assert structured.params.position == types.Position(1, 2)
    with pytest.raises(JsonRpcInvalidParams):
        protocol.structure_message({**message, "params": {"position": 1}})


def _is_notification(method: str) -> bool:
    return method in ("initialized", "window/workDoneProgress/cancel") or method.partition("/")[2].startswith("did")


@pytest.mark.parametrize("method", sorted(REQUESTS))
def test_a_request_that_is_cancelled_or_came_twice(document: Client, method: str) -> None:
    params = {**at(URI, 10, 18), **REQUESTS[method]}
    for identity in ("first", "second", "third"):
        document.send({"jsonrpc": "2.0", "id": identity, "method": method, "params": params})
        document.notify("$/cancelRequest", {"id": "second"})
    for identity in ("first", "second", "third"):
        reply = document.reply_to(identity)
        assert "result" in reply or reply["error"]["code"] in (REQUEST_CANCELLED, REQUEST_FAILED)
    assert document.request("textDocument/hover", at(URI, 10, 26)) is not None


NO_DIAGNOSTICS = {"kind": "full", "resultId": "e3b0c44298fc1c14", "items": []}

ABSURD: list[Any] = [
    None,
    [],
    {},
    "text",
    7,
    {"textDocument": None},
    {"textDocument": {"uri": 1}, "position": "here"},
    {"textDocument": {"uri": URI}, "position": {"line": -1, "character": 0}},
    {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 2**40}},
    {"textDocument": {"uri": URI}, "position": {"line": "x", "character": 0}},
]


@pytest.mark.parametrize("method", sorted(REQUESTS | OF_THE_WORKSPACE | THAT_RUN))
def test_absurd_parameters_are_answered(document: Client, method: str) -> None:
    for params in ABSURD:
        reply = document.reply_to(document.call(method, params))
        if "error" in reply and method in THAT_RUN and reply["error"]["code"] == REQUEST_FAILED:
            assert params["textDocument"]["uri"] == URI
        elif "error" in reply:
            assert reply["error"]["code"] == INVALID_PARAMS
            assert method in reply["error"]["message"]
            assert "Traceback" not in reply["error"]["message"]
        else:
            assert method in OF_A_DOCUMENT | THAT_RUN.keys() | {"textDocument/diagnostic"}, (params, reply)
            assert reply["result"] is None or reply["result"] == NO_DIAGNOSTICS or params["textDocument"]["uri"] == URI, params
        assert document.request("textDocument/hover", at(URI, 10, 26)) is not None, params


def test_a_method_that_there_is_not(server: Client) -> None:
    error = server.fail("textDocument/frobnicate", {"a": 1})
    assert error["code"] == METHOD_NOT_FOUND
    server.notify("textDocument/frobnicate", None)
    server.notify("$/frobnicate", {})
    assert server.fail("$/frobnicate", {})["code"] == METHOD_NOT_FOUND
    assert server.fail("workspace/executeCommand", {"command": "x"})["code"] == METHOD_NOT_FOUND


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("textDocument/didOpen", None),
        ("textDocument/didOpen", {"textDocument": {"uri": "file:///x.mlir"}}),
        ("textDocument/didChange", {"textDocument": {"uri": URI, "version": "x"}, "contentChanges": []}),
        ("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"range": 1}]}),
        ("textDocument/didClose", []),
        ("workspace/didChangeConfiguration", None),
        ("workspace/didChangeWatchedFiles", {"changes": [1]}),
    ],
)
def test_absurd_notifications_are_logged_and_change_nothing(document: Client, method: str, params: Json) -> None:
    document.notify(method, params)
    assert document.log_line(method)["type"] == 1
    assert document.request("textDocument/hover", at(URI, 10, 26)) is not None


def test_a_change_of_a_document_that_is_not_open(server: Client) -> None:
    server.change("file:///never.mlir", 2, between((0, 0), (0, 0), "x"))
    assert server.log_line("file:///never.mlir was changed but is not open")["type"] == 2
    server.notify("textDocument/didClose", {"textDocument": {"uri": "file:///never.mlir"}})
    assert server.request("textDocument/hover", at("file:///never.mlir", 0, 0)) is None


def test_a_request_that_is_cancelled_while_it_waits(server: Client) -> None:
    uri = "file:///cancel.mlir"
    text = "\n".join([f'"test.x{number}"() : () -> ()' for number in range(30_000)])
    item = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
    server.notify("textDocument/didOpen", {"textDocument": item})
    server.call("textDocument/hover", at(uri, 0, 0))
    waiting = server.call("textDocument/hover", at(uri, 0, 0))
    server.notify("$/cancelRequest", {"id": waiting})
    reply = server.reply_to(waiting)
    assert "result" in reply or reply["error"]["code"] == -32800
    server.notify("$/cancelRequest", {"id": 10**9})
    server.notify("$/cancelRequest", None)
    server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})


def test_nothing_pops_up(server: Client) -> None:
    assert [each for each in server.notifications if each.get("method") == "window/showMessage"] == []
