"""Calls, what functions return, references to symbols, declarations; data layouts and modules."""

from __future__ import annotations

import pytest

from fixtures import check
from mlir_ls.analysis import check_text
from mlir_ls.diagnostics import Severity


def errors(text: str) -> list[str]:
    return [found.code for found in check_text(text) if found.severity == Severity.ERROR]


def test_a_call_fits_its_callee() -> None:
    check(
        """
        func.func private @half(i32) -> i32
        func.func @f(%a: i32, %b: i64) {
          %0 = func.call @half(%a, %a) : (i32, i32) -> i32
          //             ^^^^^ callee-mismatch: incorrect number of operands for @half: expected 1, but got 2
          %1 = func.call @half(%b) : (i64) -> i32
          //                          ^^^ callee-mismatch: operand type mismatch for @half: operand #0 must be i32, but got i64
          %2 = func.call @half(%a) : (i32) -> i64
          //                                  ^^^ callee-mismatch: result type mismatch for @half: result #0 must be i32, but got i64
          func.call @half(%a) : (i32) -> ()
          //        ^^^^^ callee-mismatch: incorrect number of results for @half: expected 1, but got 0
          func.call @f(%a, %b) : (i32, i64) -> ()
          return
        }
        """
    )


def test_the_callee_is_related() -> None:
    [found] = check_text(
        "func.func private @g()\nmodule {\n  func.func private @g(i32)\n  func.func @f() {\n    func.call @g() : () -> ()\n"
        "    return\n  }\n}\n"
    )
    assert [(each.span.start.line, each.message) for each in found.related] == [(2, "@g has type (i32) -> ()")]


def test_a_symbol_is_of_the_right_kind() -> None:
    check(
        """
        memref.global "private" @data : memref<2xf32>
        func.func private @half(i32) -> i32
        func.func @f() {
          func.call @data() : () -> ()
          //        ^^^^^ symbol-kind: @data must name 'func.func', but is a 'memref.global'
          %0 = func.constant @half : (i64) -> i32
        //^^ symbol-type: @half has type (i32) -> i32
          return
        }
        """
    )


def test_a_function_returns_its_results() -> None:
    check(
        """
        func.func @f(%a: i32) -> (i32, i32) {
          return %a : i32
        //^^^^^^ returned-values: the function returns 2 values, but got 1
        }
        func.func @g(%a: i32) -> i64 {
          return %a : i32
          //          ^^^ returned-values: the function returns i64 as operand #0, but got i32
        }
        func.func @h(%a: i32) {
          return %a : i32
          //     ^^ returned-values: the function returns no values, but got 1
        }
        """
    )


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f() {\n  func.call @own.f() : () -> ()\n  return\n}\nown.function @own.f",
        "!t = i32\nfunc.func private @g(!t)\nfunc.func @f(%a: i32) {\n  func.call @g(%a) : (i32) -> ()\n  return\n}",
        "func.func @f(%a: i32) -> !own.t {\n  %0 = own.op %a : i32 -> !own.t\n  return %0 : !own.t\n}",
        "func.func private @g(!own.t<1>)\nfunc.func @f(%a: !own.t<1>) {\n  func.call @g(%a) : (!own.t<1>) -> ()\n  return\n}",
    ],
)
def test_what_is_not_known_is_no_mistake(text: str) -> None:
    assert [code for code in errors(text) if code != "undefined-symbol"] == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("func.func @f()", "public-declaration"),
        ("func.func public @f()", "public-declaration"),
        ("func.func nested @f()", None),
        ('"func.func"() <{sym_name = "f", sym_visibility = "x", function_type = () -> ()}> ({}) : () -> ()', "symbol-visibility"),
        ("func.func private @f(i32, i32) attributes {arg_attrs = [{}]}", "signature-attributes"),
        ("llvm.func @f() attributes {res_attrs = [{}]}", "signature-attributes"),
        ("llvm.func @f() -> i32 attributes {res_attrs = [{}]}", None),
        ("module attributes {x = 1} {}", "builtin.module-attribute"),
        ("module @a attributes {y.x = 1} {}", None),
        ('"builtin.module"() <{x = 1}> ({\n^bb0:\n}) : () -> ()', None),
        ('"builtin.unrealized_conversion_cast"() : () -> ()', "builtin.conversion-without-result"),
        ("module attributes {dlti.dl_spec = 1} {}", "dlti.data-layout-attribute"),
        ("module attributes {dlti.nothing = 1} {}", "dlti.data-layout-attribute"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<index = [32]>} {}", "dlti.data-layout-entry"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<1xi32>>} {}", "dlti.data-layout-entry"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[16, 8]> : vector<2xi64>>} {}", "dlti.data-layout-entry"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} {}", "dlti.data-layout-entry"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {}", None),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<!own.t = 1>} {}", None),
    ],
)
def test_functions_modules_and_layouts(text: str, code: str | None) -> None:
    assert errors(text) == ([code] if code is not None else [])


def test_the_body_takes_what_the_signature_says() -> None:
    check(
        """
        func.func @unnamed(i32, f32) {
        ^bb0(%a: i32, %b: f32):
          return
        }
        func.func @missing(i32) {
        ^^^^^^^^^ region-arguments: the region takes 1 argument, but got 0
          return
        }
        llvm.func @others(!llvm.ptr) {
        ^^^^^^^^^ region-arguments: the region takes !llvm.ptr as argument 0, but got i32
        ^bb0(%a: i32):
          llvm.return
        }
        "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
        ^^^^^^^^^^^ region-arguments: the region takes 0 arguments, but got 1
        ^bb0(%a: i32):
          func.return
        }) : () -> ()
        "func.func"() <{function_type = (i32) -> (), sym_name = "declared", sym_visibility = "private"}> ({
        }) : () -> ()
        gpu.module @m {
          gpu.func @f(%a: i32) workgroup(%b: memref<4xf32, 3>) {
            gpu.return
          }
        }
        """
    )


@pytest.mark.parametrize(
    "declaration",
    [
        "ml_program.func VISIBILITY@f(i32) -> i32",
        "ml_program.subgraph VISIBILITY@f(i32) -> i32",
        "shape.func VISIBILITY@f(i32) -> i32",
        "async.func VISIBILITY@f(i32) -> !async.token",
    ],
)
def test_declarations_are_not_public(declaration: str) -> None:
    public = declaration.replace("VISIBILITY", "")
    name = public.partition(" ")[0]
    check(f"\n{public}\n{'^' * len(name)} public-declaration: a function without a body is a declaration and must be private\n")
    check(declaration.replace("VISIBILITY", "private "))
