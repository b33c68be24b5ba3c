"""Texts while they are typed: what is not typed to its end is one error, where it stands, and none elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import analysis_of, check
from mlir_ls.analysis import Analysis, update
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.problems.repeats import MISMATCH
from mlir_ls.text import Edit, split_lines

ROOT = Path(__file__).parents[2]

AT_THE_END = "but got the end of the operation"


@pytest.mark.parametrize(
    ("before", "name", "message"),
    [
        ("%c = arith.addi ", "%value", f"expected ',', {AT_THE_END}"),
        ("scf.for %i = %a to ", "%upp", f"expected 'step', {AT_THE_END}"),
        ("call ", "@callee", f"expected '(', {AT_THE_END}"),
        ("func.call @f(%a, %b) : (i32, ", "!tens", f"expected ')', {AT_THE_END}"),
    ],
)
def test_a_name_at_the_end_is_half_typed(before: str, name: str, message: str) -> None:
    marked = name if name[0] in "%@" else name[-1]
    line = f"  {before}{name}"
    mark = f"//{' ' * (len(line) - len(marked) - 2)}{'^' * len(marked)}"
    check(f"func.func @f(%a: index, %b: i1) {{\n{line}\n{mark} expected-token: {message}\n  return\n}}")


def test_a_label_at_the_end_is_half_typed() -> None:
    check(
        """
        func.func @f(%b: i1) {
          cf.cond_br %b, ^next
          //                 ^ expected-token: expected ',', but got the end of the operation
        ^next:
          cf.br ^nex
          //       ^ expected-token
        ^nex
        // ^ expected-token: expected ':', but got the end of the operation
          return
        }
        """.replace("          //       ^ expected-token\n", "")
    )


def test_an_alias_at_the_end_is_half_typed() -> None:
    check(
        """
        #column_major = affine_map<(d0, d1) -> (d1, d0)>
        func.func @f(%m: memref<4x4xf32, #column_major>) {
          %0 = memref.load %m[] : memref<4x4xf32, #column
          //                                            ^ unclosed-bracket: expected '>', but got the end of the operation
          return
        }
        """
    )


@pytest.mark.parametrize(("line", "kind"), [("call @", "symbol"), ("vector.print %", "value"), ("call @g(%", "value")])
def test_a_sigil_without_a_name_is_one_error(line: str, kind: str) -> None:
    mark = f"//{' ' * (len(line) - 1)}^ invalid-name: the {kind} has no name"
    check(f"func.func private @g(i32)\nfunc.func @f() {{\n  {line}\n{mark}\n  return\n}}")


def test_of_an_operation_that_is_half_typed_nothing_else_is_known() -> None:
    check(
        """
        #map = affine_map<(d0) -> (d0)>
        #trait = {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
        func.func @f(%x: tensor<4xf32>, %b: i1) {
          %0 = linalg.generic #trait ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {
          ^bb0(%in: f32, %out: f32):
            linalg.yie
        //  ^^^^^^^^^^ unknown-operation
          } -> tensor<4xf32>
          scf.while : () -> () {
            scf.condition(%b)
          } do {
            scf.yie
        //  ^^^^^^^ unknown-operation
          }
          return
        }
        """
    )


def test_what_a_header_with_a_mistake_may_name_is_not_undefined() -> None:
    check(
        """
        func.func @f(%a: i32, %b {
        //                       ^ expected-token: expected ':', but got '{'
          %0 = arith.addi %a, %c : i32
          scf.for %i = %lower to %upper step %step {
            "test.b"(%i, %d) : (index, f32) -> ()
          }
          return
        }
        """
    )


@pytest.mark.parametrize("name", ["func.fu", "scf.f", "affine.par"])
def test_what_an_operation_that_is_half_typed_may_name_is_not_undefined(name: str) -> None:
    check(
        f"""
        func.func @f(%a: index) {{
          {name} {{
        //{"^" * len(name)} unknown-operation
            %0 = arith.addi %a, %b : index
            scf.if %c {{
              "test.use"(%i, %d) : (index, f32) -> ()
            }}
          }}
          "test.use"(%e) : (index) -> ()
          //         ^^ undefined-value
          return
        }}
        """
    )


def test_a_region_that_is_not_closed_hides_no_undefined_name() -> None:
    check(
        """
        func.func @f(%b: i1) {
          scf.if %b {
        //          ^ unclosed-region
            "test.b"(%d) : (f32) -> ()
        //           ^^ undefined-value
          return
        }
        """
    )


@pytest.mark.parametrize(
    ("header", "start", "end", "error"),
    [
        ("f {", 0, 1, "unknown-operation"),
        ("func.func {", 10, 11, "expected-token: expected a symbol name such as '@name', but got '{'"),
        ("func.func @gener {", 17, 18, "expected-token: expected '(', but got '{'"),
    ],
)
def test_a_function_that_is_half_typed_may_have_any_name(header: str, start: int, end: int, error: str) -> None:
    mark = f"{'^' * end} {error}" if not start else f"//{' ' * (start - 2)}{'^' * (end - start)} {error}"
    call = "func.call @generic(%a) : (i32) -> ()"
    check(f"{header}\n{mark}\n  func.return\n}}\nfunc.func @h(%a: i32) {{\n  {call}\n  return\n}}")


def test_a_function_whose_name_is_whole_defines_no_other_one() -> None:
    check(
        """
        func.func @gener(%x: i32 {
        //                       ^ expected-token: expected ')', but got '{'
          %0 = arith.addi %x, %x : i32
          return
        }
        func.func @h(%a: i32) {
          func.call @generic(%a) : (i32) -> ()
          //        ^^^^^^^^ undefined-symbol
          return
        }
        """
    )


def test_the_type_of_a_constant_is_not_that_without_one_while_it_is_typed() -> None:
    check(
        """
        func.func @f(%n: index) {
          %c = arith.constant 0 : in
          //                      ^^ expected-token: expected a type, but got 'in'
          %0 = arith.addi %c, %n : index
          %d = arith.constant 1.0 "
          //                      ^ unclosed-string
          "test.b"(%d, %0) {x = 1 : } : (f32, index) -> ()
          //                        ^ expected-token: expected a type, but got '}'
          return
        }
        """
    )


@pytest.mark.parametrize("begun", ["(", "{", "<", "/", '"'])
def test_what_a_line_defines_that_begins_with_a_mistake_is_not_undefined(begun: str) -> None:
    line = f"  {begun}%c = arith.constant 1 : i32"
    error = f"{'^' * len(line.strip())} unclosed-string" if begun == '"' else "^ expected-token: expected an operation"
    check(f'func.func @f() {{\n{line}\n//{error}\n  "test.b"(%c) : (i32) -> ()\n  return\n}}')


def test_how_many_results_there_are_is_not_known_while_they_are_typed() -> None:
    check(
        """
        func.func @f() {
          %r
        //^^ expected-token: expected '=', but got the end of the operation
          "test.use"(%r#0, %r#1) : (i1, i1) -> ()
          return
        }
        """
    )


@pytest.mark.extended
@pytest.mark.parametrize("name", ["matmul", "saxpy_gpu", "control_flow", "stencil"])
def test_typing_the_lines_of_an_example_shows_errors_in_no_other_line(name: str) -> None:
    """Each line is typed into the rest of the text. Errors that its absence makes elsewhere are not counted, nor those in the next
    line, with which it may go on, nor other types: half of `i64` is one.
    """
    lines = split_lines((ROOT / "examples" / f"{name}.mlir").read_text("utf-8"))
    states, elsewhere, several = 0, [], []
    for index, line in enumerate(lines):
        text = line.strip()
        is_whole = all([text.count(opening) == text.count(closing) for opening, closing in ("{}", "()", "[]")])
        if not text or text.startswith("//") or not is_whole or text[0] == "}":
            continue
        indent = line[: line.index(text)]
        analysis = analysis_of("\n".join([*lines[:index], indent, *lines[index + 1 :]]))
        lacking = _errors(analysis)
        for count in range(1, len(text) + 1):
            analysis = update(analysis, Edit(index, index + 1, [indent + text[:count]]))
            found = _errors(analysis)
            states += 1
            others = [each for each in found if each[0] not in (index, index + 1) and each[1] != MISMATCH]
            elsewhere += [(text[:count], each) for each in others if each not in lacking]
            several += [text[:count]] if len([each for each in found if each[0] == index]) > 1 else []
    assert len(elsewhere) <= 0.01 * states, f"{len(elsewhere)} of {states}: {elsewhere}"
    assert len(several) <= 0.01 * states, f"{len(several)} of {states}: {several}"


def _errors(analysis: Analysis) -> list[tuple[int, str]]:
    """The lines and the codes of errors."""
    return [(each.span.start.line, each.code) for each in analysis.diagnostics if each.severity is Severity.ERROR]
