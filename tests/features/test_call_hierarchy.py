"""Who refers to whom."""

from __future__ import annotations

from question_support import Question

from mlir_ls.features.call_hierarchy import callable_at, incoming, outgoing
from mlir_ls.features.symbols.entries import outline

TEXT = """
    module @lib {
      func.func @inner() {
        return
      }
    }
    func.func @leaf() {
      return
    }
    func.func @twice() {
      call @leaf() : () -> ()
      scf.execute_region {
        func.call @leaf() : () -> ()
        func.call @lib::@inner() : () -> ()
        scf.yield
      }
      return
    }
    func.func @again() {
      call @twice() : () -> ()
      call @again() : () -> ()
      call @nowhere() : () -> ()
      return
    }
"""


def question_at(cursor: str) -> Question:
    return Question(TEXT.replace(cursor, f"{cursor[:-1]}$0{cursor[-1]}", 1))


def test_what_is_named_at_a_place() -> None:
    for cursor in ("func.func @leaf", "call @leaf"):
        question = question_at(cursor)
        found = callable_at(question.analysis, question.position)
        assert found is not None
        assert (found.name, found.operation, found.span.start.line, found.span.end.line) == ("@leaf", "func.func", 5, 7)
    for cursor in ("return", "@nowhere", "func.func"):
        question = question_at(cursor)
        assert callable_at(question.analysis, question.position) is None


def test_incoming_calls() -> None:
    question = question_at("func.func @leaf")
    (call,) = incoming(question.analysis, question.position)
    assert call.other.name == "@twice"
    assert [place.start.line for place in call.places] == [9, 11]
    question = question_at("func.func @again")
    assert [call.other.name for call in incoming(question.analysis, question.position)] == ["@again"]


def test_outgoing_calls() -> None:
    question = question_at("func.func @twice")
    found = outgoing(question.analysis, question.position)
    assert [(call.other.name, len(call.places)) for call in found] == [("@leaf", 2), ("@inner", 1)]
    question = question_at("func.func @leaf")
    assert outgoing(question.analysis, question.position) == []


def test_a_symbol_that_is_named_without_a_call_is_not_called() -> None:
    text = """
        memref.global @data : memref<4xf32>
        gpu.module @kernels {
          gpu.func @kernel() kernel {
            gpu.return
          }
        }
        func.func @k() {
          return
        }
        func.func @main(%n: index) {
          %0 = func.constant @k : () -> ()
          %1 = memref.get_global @data : memref<4xf32>
          "own.call"() {callee = @k} : () -> ()
          gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
          return
        }
    """
    question = Question(text.replace("func.func @k()", "func.func @$0k()"))
    (call,) = incoming(question.analysis, question.position)
    assert (call.other.name, [place.start.line for place in call.places]) == ("@main", [12])
    question = Question(text.replace("func.func @main", "func.func @$0main"))
    assert [call.other.name for call in outgoing(question.analysis, question.position)] == ["@k", "@kernel"]


def test_calls_of_former_years() -> None:
    question = Question("func @f() {\n  return\n}\nfunc @g() {\n  call @$0f() : () -> ()\n  return\n}")
    assert [call.other.name for call in incoming(question.analysis, question.position)] == ["@g"]


def test_outgoing_calls_are_the_inverse_of_incoming_ones() -> None:
    question = Question(f"module @$0all {{{TEXT}}}")
    assert outgoing(question.analysis, question.position) == []
    question = question_at("module @lib")
    assert incoming(question.analysis, question.position) == []
    question = question_at("func.func @inner")
    assert [call.other.name for call in incoming(question.analysis, question.position)] == ["@twice"]


def test_calls_of_a_dialect_that_nothing_defines() -> None:
    for call in ("%leaf) : i32", "%leaf, %leaf#1) {hot}", ") : () -> ()"):
        text = f"func.func private @brew(%leaf: i32)\nfunc.func @serve(%leaf: i32) {{\n  tea.invoke @brew({call}\n  return\n}}"
        question = Question(text.replace("@serve", "@ser$0ve"))
        (called,) = outgoing(question.analysis, question.position)
        assert (called.other.name, called.other.operation) == ("@brew", "func.func")
        assert [entry.name for entry in outline(question.analysis)] == ["@brew", "@serve"]


def test_what_may_be_a_function_of_a_dialect_that_nothing_defines() -> None:
    for function in ("(%leaf: i32) -> i32", "(%leaf) : i32 {\n  tea.pour %leaf\n}", "() -> i32", ""):
        question = Question(f"tea.recipe @br$0ew{function}")
        found = callable_at(question.analysis, question.position)
        assert found is not None
        assert (found.name, found.operation) == ("@brew", "tea.recipe")
