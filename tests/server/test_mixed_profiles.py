"""Documents of all profiles in one session: what is found in one does not depend on what is done with the others."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

import pytest

from mlir_ls import analysis as analyses
from mlir_ls.analysis import CheckOptions
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.requests import REQUESTS, answer
from mlir_ls.ods import language as languages
from mlir_ls.ods.profiles import profiles
from mlir_ls.semantics import environment
from mlir_ls.syntax.steps import Automaton
from mlir_ls.workspace import session as module
from mlir_ls.workspace.session import DocumentOptions, Session

ROWS = {request.method: request for request in REQUESTS}

TEXTS = {
    "llvm-22": """
func.func @f(%a: i32, %s: !llvm.struct<(i32, array<4 x i32>)>) -> i32 {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  %1 = "llvm.extractvalue"(%s) <{position = array<i64: 5>}> : (!llvm.struct<(i32, array<4 x i32>)>) -> i32
  return %a : i32
}
// -----
func.func @g(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) -> f64 {
  %0 = "memref.load"(%m, %i, %i) : (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, index, index) -> f32
  %unused = arith.constant dense<1> : tensor<2xi32>
  %1 = "arith.constant"() <{value = 2.0 : f32}> : () -> f64
  return %1 : f64
}
// -----
!t = !llvm.struct<"node", (ptr, array<2 x i32>)>
func.func @h(%p: !t, %q: vector<4xf32>) {
  %0 = "llvm.insertvalue"(%p, %q) <{position = array<i64: 1>}> : (!t, vector<4xf32>) -> !t
  %1 = "vector.extract"(%q) <{static_position = array<i64: 9>}> : (vector<4xf32>) -> f32
  return
}
""",
    "llvm-19": """
func.func @f(%a: i32, %s: !llvm.struct<(i32, array<4 x i32>)>) -> i32 {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  %1 = "llvm.extractvalue"(%s) <{position = array<i64: 5>}> : (!llvm.struct<(i32, array<4 x i32>)>) -> i32
  return %a : i32
}
// -----
func.func @g(%m: memref<4xf32>, %i: index) -> f64 {
  %0 = "memref.load"(%m, %i, %i) : (memref<4xf32>, index, index) -> f32
  %1 = "arith.constant"() <{value = 2.0 : f32}> : () -> f64
  return %1 : f64
}
""",
    "2020-10": """
func @f(%a: i32, %s: !llvm.struct<(i32, array<4 x i32>)>) -> i32 {
  %0 = "std.addi"(%a, %a) : (i32, i32) -> i64
  %1 = llvm.extractvalue %s[5] : !llvm.struct<(i32, array<4 x i32>)>
  return %a : i32
}
// -----
func @g(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) -> f32 {
  %0 = "std.load"(%m, %i, %i) : (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, index, index) -> f32
  return %0 : f32
}
// -----
func @h(%a: !llvm.i32, %b: !llvm.i64, %c: !llvm.struct<(i32, ptr<i8>)>) {
  %0 = "llvm.add"(%a, %b) : (!llvm.i32, !llvm.i64) -> !llvm.i32
  %1 = llvm.extractvalue %c[1] : !llvm.struct<(i32, ptr<i8>)>
  %2 = "llvm.load"(%1) : (!llvm.ptr<i8>) -> !llvm.i32
  return
}
""",
    "2019-03": """
func @f(%a: i32) -> i32 {
  %0 = "std.addi"(%a, %a) : (i32, i32) -> i64
  return %a : i32
}
// -----
func @g(%m: memref<4xf32, (d0) -> (d0 * 2)>, %i: index) -> f32 {
  %0 = "std.load"(%m, %i, %i) : (memref<4xf32, (d0) -> (d0 * 2)>, index, index) -> f32
  %1 = "std.constant"() {value: 2.0 : f64} : () -> f32
  return %0 : f32
}
// -----
func @h(%a: !llvm<"i32">, %b: !llvm<"i64">) {
  %0 = "llvm.add"(%a, %b) : (!llvm<"i32">, !llvm<"i64">) -> !llvm<"i32">
  return
}
""",
    "2018-12": """
mlfunc @f(%a : i32) -> i32 {
  %0 = "addi"(%a, %a) : (i32, i32) -> i64
  return %a : i32
}
// -----
#map = (d0) -> (d0 * 2)
mlfunc @g(%m : memref<4xf32, #map, 2>, %i : index) -> f32 {
  %0 = "load"(%m, %i, %i) : (memref<4xf32, #map, 2>, index, index) -> f32
  return %0 : f32
}
// -----
cfgfunc @h(i32) -> i64 {
bb0(%a: i32):
  %0 = "constant"() {value: 2.0 : f64} : () -> f32
  return %a : i32
}
""",
}

PLACES = ((2, 8), (3, 20), (8, 34))
"""Lines and characters of names, operations and types."""


class Desk:
    """A session with documents of some profiles, whose URIs are the profiles, and the diagnostics that it sent last."""

    def __init__(self, *opened: str) -> None:
        self.sent: dict[str, list[Any]] = {}
        self.answers: dict[str, list[str]] = {}
        self.session = Session(self._record, lambda uri: DocumentOptions(CheckOptions(profile=uri, editor=True)))
        self.opened = opened
        for profile in opened:
            self.session.open(profile, 1, TEXTS[profile])
        self.session.flush()

    def _record(self, method: str, parameters: str) -> None:
        sent = json.loads(parameters)
        if method == "textDocument/publishDiagnostics":
            self.sent[sent["uri"]] = sent["diagnostics"]

    def send_request(self, profile: str) -> None:
        """Requests about a document; their answers are kept."""
        document = types.TextDocumentIdentifier(profile)
        answers: list[object] = []
        for place in PLACES:
            position = types.Position(*place)
            answers.append(answer(ROWS[types.TEXT_DOCUMENT_HOVER], self.session, types.HoverParams(document, position)))
            answers.append(answer(ROWS[types.TEXT_DOCUMENT_COMPLETION], self.session, types.CompletionParams(document, position)))
        everything = types.Range(types.Position(0, 0), types.Position(99, 0))
        answers.append(answer(ROWS[types.TEXT_DOCUMENT_INLAY_HINT], self.session, types.InlayHintParams(document, everything)))
        self.answers[profile] = [str(each) for each in answers]

    def edit(self, profile: str) -> None:
        """Types a line that is wrong, has that looked at, and takes it back."""
        place = types.Position(2, 0)
        typed = types.TextDocumentContentChangePartial(types.Range(place, place), '  "own.op"() : () -> i\n')
        self.session.change(profile, 2, [typed])
        self.session.flush()
        taken = types.TextDocumentContentChangePartial(types.Range(place, types.Position(3, 0)), "")
        self.session.change(profile, 3, [taken])
        self.session.flush()

    def finish(self) -> None:
        """Does the work that is left."""
        while self.session.has_work:
            self.session.work()


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known that was read and verified before, until the test is over."""
    monkeypatch.setattr(analyses, "_automaton", cache(Automaton))
    monkeypatch.setattr(environment, "_interned", WeakValueDictionary())
    for profile in profiles():
        leaves = languages.profile_language(profile).leaves
        leaves.types.clear()
        leaves.attributes.clear()


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> dict[str, Desk]:
    """Each document in a session of its own. Work is done in slices that are as small as they can be."""
    monkeypatch.setattr(module, "_SLICE", -1.0)
    monkeypatch.setattr(module, "_SMALL", 0)
    found = {}
    for profile in profiles():
        forget(monkeypatch)
        desk = found[profile] = Desk(profile)
        desk.send_request(profile)
        desk.finish()
        assert len([each for each in desk.sent[profile] if each["severity"] == 1]) > 3
    return found


def test_there_is_a_document_of_each_profile() -> None:
    assert set(TEXTS) == set(profiles())


@pytest.mark.parametrize(
    ("interfere", "point"),
    [
        pytest.param(Desk.send_request, 0, id="requests"),
        pytest.param(Desk.edit, 1, id="edits"),
        pytest.param(Desk.send_request, 1, id="requests between", marks=pytest.mark.extended),
        pytest.param(Desk.edit, 0, id="edits between", marks=pytest.mark.extended),
    ],
)
@pytest.mark.parametrize("worked_on", profiles())
def test_slices_and_what_comes_between_them_do_not_meet(
    worked_on: str, interfere: Callable[[Desk, str], None], point: int, alone: dict[str, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes between stands before every other slice of the work on a document, from one `point` on."""
    others = [profile for profile in profiles() if profile != worked_on]
    while True:
        forget(monkeypatch)
        desk = Desk(worked_on, *others)
        for _ in range(point):
            desk.session.work()
        at_work = next(iter(desk.session._unverified), None)
        if at_work != worked_on:
            break
        for other in others:
            interfere(desk, other)
        desk.finish()
        for profile in desk.opened:
            assert desk.sent[profile] == alone[profile].sent[profile], (point, profile)
            desk.send_request(profile)
            assert desk.answers[profile] == alone[profile].answers[profile], (point, profile)
        point += 2
    assert point > 2


def test_documents_share_a_session_with_requests_between_all_slices(
    alone: dict[str, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch)
    desk = Desk(*profiles())
    while desk.session.has_work:
        for profile in profiles():
            desk.send_request(profile)
            assert desk.answers[profile] == alone[profile].answers[profile]
        desk.session.work()
    assert desk.sent == {profile: alone[profile].sent[profile] for profile in profiles()}
