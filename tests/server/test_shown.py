"""Which diagnostics go out, and how: hints, and errors that a text expects."""

from __future__ import annotations

from typing import Any

from client import Client, Start
from test_documents import URI, Desk, edit

from mlir_ls.analysis import CheckOptions
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.text import span
from mlir_ls.workspace.session import DocumentOptions

UNUSED = "func.func @f(%a: i32) {\n  return\n}\n"
EXPECTED = "func.func @f() {\n  // expected-error @below {{no such value}}\n  func.return %x : i32\n}\n"


def codes(diagnostics: Any) -> list[str]:
    return [each["code"] for each in diagnostics]


def finish(desk: Desk) -> None:
    """Does all that there is to be done in pauses."""
    desk.session.flush()
    while desk.session.has_work:
        desk.session.work()


class HintingDesk(Desk):
    """A desk whose documents have hints."""

    def __init__(self) -> None:
        super().__init__()
        self.session.options_of = lambda uri: DocumentOptions(CheckOptions(editor=True))


def test_a_hint_in_full(server: Client) -> None:
    (found,) = server.open("file:///hint.mlir", UNUSED)
    assert (found["code"], found["severity"], found["tags"]) == ("unused-argument", 4, [1])
    (found,) = server.open("file:///deprecated.mlir", 'spirv.func @f() "None" {\n  spirv.Kill\n}\n')
    assert (found["code"], found["severity"], found["tags"]) == ("deprecated-operation", 4, [2])


def test_hints_can_be_turned_off(start: Start) -> None:
    client = start()
    client.begin(initializationOptions={"hints": False})
    assert client.open("file:///hint.mlir", UNUSED) == []
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir-ls": {"hints": True}}})
    assert codes(client.diagnostics("file:///hint.mlir", 1)) == ["unused-argument"]


def test_an_expected_error_is_information(server: Client) -> None:
    found = server.open("file:///expected.mlir", EXPECTED)
    assert {each["severity"] for each in found} == {3}
    assert "undefined-value" in codes(found)
    assert all([each["message"].startswith("as expected: ") for each in found])
    uri = "file:///expected.mlir"
    server.change(uri, 2, {"text": EXPECTED.replace("expected-error", "imagined-error")})
    assert {each["severity"] for each in server.diagnostics(uri, 2)} == {1}


def test_keystrokes_elsewhere_send_the_hints_along_and_nothing_again() -> None:
    desk = HintingDesk()
    desk.open(UNUSED + "\n" * 600)
    finish(desk)
    assert codes(desk.sent[-1]["diagnostics"]) == ["unused-argument"]
    before = len(desk.sent)
    desk.change(edit((1, 0), (1, 0), " "))
    finish(desk)
    desk.change(edit((0, 0), (0, 0), "\n"))
    finish(desk)
    assert [codes(each["diagnostics"]) for each in desk.sent[before:]] == [["unused-argument"]] * 2
    assert desk.sent[-1]["diagnostics"][0]["range"]["start"] == {"line": 1, "character": 13}


def test_hints_that_change_go_out_after_the_diagnostics() -> None:
    desk = HintingDesk()
    desk.open(UNUSED)
    before = len(desk.sent)
    desk.change(edit((1, 0), (1, 0), "  %b = arith.addi %a, %a : i32\n"))
    finish(desk)
    assert [codes(each["diagnostics"]) for each in desk.sent[before:]] == [["unused-argument"], ["unused-value"]]


def test_errors_of_an_own_compiler_may_be_expected() -> None:
    desk = Desk()
    desk.open("func.func private @f()\n// expected-error @above {{what only the compiler knows}}\n")
    assert codes(desk.sent[-1]["diagnostics"]) == ["unmatched-annotation"]
    remark = Diagnostic("own-compiler", Severity.ERROR, span(0, 0, 9), "it is wrong", source="compiler")
    desk.session.take_foreign(URI, desk.version, [remark])
    finish(desk)
    (found,) = desk.sent[-1]["diagnostics"]
    assert (found["severity"], found["source"]) == (3, "compiler")
