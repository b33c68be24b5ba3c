"""The diagnostics of operations that no dialect declares, and how they depend on the options."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from fixtures import check
from mlir_ls.analysis import CheckOptions, analyze_once, check_text, language_of
from mlir_ls.diagnostics import Severity
from mlir_ls.did_you_mean import is_slip
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.language import default_language
from mlir_ls.ods.profiles import is_document, profiles
from mlir_ls.ods.registry import default_registry, profile_registry
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt


def test_a_dialect_that_is_not_known_is_mentioned_once() -> None:
    check(
        """
        own.first
        ^^^^^^^^^ information unknown-dialect: 'own' is not known
        module {
          own.first
        }
        "other.op"() : () -> ()
        ^^^^^^^^^^ information unknown-dialect: 'other' is not known
        // -----
        own.second
        "another.op"() : () -> ()
        ^^^^^^^^^^^^ information unknown-dialect: 'another' is not known
        """,
        CheckOptions(),
    )


def test_it_is_an_error_each_time_where_that_is_configured() -> None:
    check(
        """
        own.first
        ^^^^^^^^^ unknown-dialect: 'own' is not known
        module {
          own.second
        //^^^^^^^^^^ unknown-dialect
        }
        """,
        CheckOptions(strict=True),
    )


def test_nothing_is_reported_of_a_dialect_that_exists_elsewhere() -> None:
    check(
        """
        own.first
        "own.second"() : () -> ()
        other.op
        ^^^^^^^^ unknown-dialect
        """,
        CheckOptions(strict=True, assumed=frozenset({"own"})),
    )


def test_nothing_is_reported_of_a_known_dialect_that_exists_elsewhere() -> None:
    text = """
        func.func @f(%a: i32) {
          %b = "arith.addi"() : () -> i32
          //   ^^^^^^^^^^^^ operand-count
          arith.added %a as 1
        //^^^^^^^^^^^ unknown-operation
          return
        }
        """
    check(text, CheckOptions(strict=True))
    unmarked = re.sub(r"(?m)^ *//.*\n", "", text)
    check(unmarked, CheckOptions(strict=True, assumed=frozenset({"arith"})))


@pytest.mark.parametrize("profile", profiles())
def test_each_dialect_may_exist_elsewhere(profile: str) -> None:
    registry = profile_registry(profile)
    for dialect in registry.dialects():
        known = () if knowledge_of(dialect).is_for_tests else registry.ops_of(dialect)[:6]
        names = [dialect + ".nothing", *known]
        attribute = "" if is_document(profile) else f" {{odd = #{dialect}.odd<?>}}"
        result = "i32" if profile < "2020" else f"!{dialect}.odd<?>"  # earlier documents have no types with such a body
        text = "\n".join([f'"{name}"(){attribute} : () -> {result}' for name in names])
        options = CheckOptions(strict=True, profile=profile, assumed=frozenset({dialect, "elsewhere"}))
        assert check_text(text, options) == [], dialect
        assert language_of([text], options).knows_dialect(dialect) == knowledge_of(dialect).is_for_tests


def test_of_an_assumed_dialect_for_tests_is_checked_what_follows_its_definitions() -> None:
    check(
        """
        func.func @f(%a: i32) {
          "test.any_attr_of_i32_str"() {attr = 1 : i64} : () -> ()
          //                                   ^^^^^^^ attribute-value: integer of type i32 or string
          "test.of_another_project"(%a) {odd = #test.odd<?>} : (i32) -> !test.odd<?>
          test.of_another_project %a => !test.odd
          test.with_properties %a => !test.int<odd, 8, ?>
          %0 = test.int_attr_with_default : i64 { attr = #test.custom_float<odd> }
          return
        }
        """,
        CheckOptions(strict=True, assumed=frozenset({"test"})),
    )


@pytest.mark.parametrize("other", ["", "  test.of_another_project\n", "  %0 = \"test.x\"() : () -> !test.odd\n"])
def test_where_all_that_a_text_names_of_a_dialect_for_tests_is_known_nothing_is_assumed(other: str) -> None:
    text = f"func.func @f() {{\n  test.with_properties %a => !test.int<odd, 8, ?>\n{other}  return\n}}\n"
    found = analyze_once(split_lines(text), CheckOptions(strict=True, assumed=frozenset({"test"}))).diagnostics
    assert bool([each for each in found if each.severity == Severity.ERROR]) == (not other)


def test_a_text_names_a_dialect_for_tests_by_an_attribute_as_well() -> None:
    text = "func.func @f(%a: i32 {test.invalid_attr}) {\n  return\n}\n"
    found = analyze_once(split_lines(text), CheckOptions(strict=True, assumed=frozenset({"test"}))).diagnostics
    assert [each.code for each in found if each.severity == Severity.ERROR] == ["test.forbidden-attribute"]


def test_a_language_is_made_once_for_what_is_assumed() -> None:
    plain, unknown = CheckOptions(), CheckOptions(assumed=frozenset({"elsewhere"}))
    hidden = [CheckOptions(assumed=frozenset(names)) for names in (("arith",), ("arith", "elsewhere"))]
    assert language_of([], unknown) is language_of([], plain)
    assert language_of([], hidden[0]) is language_of([], hidden[1])
    assert language_of([], hidden[0]).knows_dialect("func")


def test_an_operation_that_a_known_dialect_lacks() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %b = arith.adi %a, %a : i32
          //   ^^^^^^^^^ unknown-operation: did you mean
          "arith.frobnicate"(%a) : (i32) -> ()
        //^^^^^^^^^^^^^^^^^^ unknown-operation: 'arith' has no operation 'arith.frobnicate'
          return
        }
        """
    )


def test_some_dialects_accept_in_generic_form_what_they_do_not_declare() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = "shape.wxyz12345678"(%a) : (i32) -> i32
          //   ^^^^^^^^^^^^^^^^^^^^ information unknown-operation: 'shape' declares no operation 'shape.wxyz12345678'
          %1 = "shape.wxyz12345678"(%a) : (i32) -> i32
          %2 = "llvm.addd"(%a) : (i32) -> i32
          //   ^^^^^^^^^^^ warning unknown-operation: did you mean 'llvm.add'
          %3 = llvm.addd %a : i32
          //   ^^^^^^^^^ unknown-operation: did you mean
          return
        }
        """,
        CheckOptions(strict=True),
    )


ACCEPTING = {"llvm", "nvvm", "rocdl", "shape", "spirv", "test"}


@needs_mlir_opt
def test_the_reference_accepts_what_just_these_dialects_do_not_declare() -> None:
    registry = default_registry()
    names = [name for name in registry.dialects() if name != "builtin"]
    assert {name for name in names if (facts := registry.facts(name)) is not None and facts.unknown_generic} == ACCEPTING
    text = "\n// -----\n".join([f'"{name}.wxyz12345678"() : () -> ()' for name in names])
    run = mlir_opt("--split-input-file", text=text)
    refused = set(re.findall(r"error: unregistered operation '(\w+)\.", run.stderr))
    assert set(names) - refused == ACCEPTING | {name for name in names if default_language().is_foreign(name)}


def test_in_the_editor_the_user_may_run_another_release() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %b = arith.adi %a, %a : i32
          //   ^^^^^^^^^ unknown-operation: did you mean
          arith.wxyz12345678 %a : i32
        //^^^^^^^^^^^^^^^^^^ warning unknown-operation: LLVM 22
          return
        }
        """,
        CheckOptions(editor=True),
    )


def test_operations_that_are_known_but_not_declared_here_are_left_alone() -> None:
    check(
        """
        "builtin.module"() ({
          "builtin.unrealized_conversion_cast"() : () -> i32
        }) : () -> ()
        """,
        CheckOptions(strict=True),
    )


PROGRAM = """
from mlir_ls.analysis import check_text
text = "\\n".join(f'"own.op{number}"() : () -> ()' for number in range(40))
print([diagnostic.span.start.line for diagnostic in check_text(text)])
"""


def test_the_first_operation_of_the_dialect_is_marked_whatever_the_hashes_are() -> None:
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PROGRAM]
        result = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        assert result.stdout.strip() == "[0]"


def test_what_may_be_an_argument_of_a_declaration_is_not_missed() -> None:
    check(
        """
        own.func @f(%x: i32, in %y : i32)
        own.loop %i = 0 to 4 { }
        func.func @g() {
          own.use %x
          //      ^^ undefined-value
          return
        }
        """,
        CheckOptions(assumed=frozenset({"own"})),
    )


def test_a_slip_in_a_dialect_that_extensions_add_to_is_a_warning() -> None:
    check(
        """
        transform.sequence failures(propagate) {
        ^bb0(%root: !transform.any_op):
          %0 = transform.structured.generalise %root : (!transform.any_op) -> !transform.any_op
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unknown-operation: did you mean 'transform.structured.generalize'?
          %1 = transform.structured.mine %root : (!transform.any_op) -> !transform.any_op
          transform.own.generalise %1 : !transform.any_op
          mine
          yeild
        //^^^^^ warning unknown-operation: did you mean 'transform.yield'?
        }
        """,
        CheckOptions(strict=True),
    )


@pytest.mark.parametrize(
    ("word", "is_one"),
    [("yeild", True), ("yields", True), ("yild", True), ("yielx", True), ("field", False), ("yellow", False), ("yield", False)],
)
def test_a_slip_is_one_wrong_letter(word: str, is_one: bool) -> None:
    assert is_slip(word, "yield") == is_slip("yield", word) == is_one


def test_a_dialect_with_nearly_that_name_has_the_operation() -> None:
    check(
        """
        fun.func @f() {
        ^^^^^^^^ information unknown-dialect: dialect 'fun' is not known; did you mean 'func.func'?
        }
        """
    )


def test_a_slip_in_the_name_of_a_dialect_is_an_error() -> None:
    check(
        """
        func.func @f(%a: i32, %m: memref<4xi32>) {
          %0 = aith.addi %a, %a : i32
          //   ^^^^^^^^^ unknown-dialect: dialect 'aith' is not known; did you mean 'arith.addi'?
          memrfe.dealloc %m : memref<4xi32>
        //^^^^^^^^^^^^^^ unknown-dialect: dialect 'memrfe' is not known; did you mean 'memref.dealloc'?
          emit.file @other
        //^^^^^^^^^ information unknown-dialect: dialect 'emit' is not known; did you mean 'emitc.file'?
          linalgx.matmul %a, %a
        //^^^^^^^^^^^^^^ information unknown-dialect: dialect 'linalgx' is not known; did you mean 'linalg.matmul'?
          %1 = "aith.addi"(%a, %a) : (i32, i32) -> i32
          //   ^^^^^^^^^^^ information unknown-dialect: dialect 'aith' is not known; did you mean 'arith.addi'?
          return
        }
        """
    )


@pytest.mark.parametrize(
    "line",
    [
        "%r = scf.if %c -> f32 { own.a %c : i1 scf.yield %x : f32 } else { own.b {a = 1} scf.yield %x : f32 }",
        "%r = scf.while (%q = %c) : (i1) -> i1 { own.a %q scf.condition(%q) %q : i1 } do { ^bb0(%z: i1): own.b scf.yield %z : i1 }",
        "%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%o: f32): own.a %o memref.atomic_yield %o : f32 }",
        "async.execute { own.a %c async.yield }",
        "%r = sparse_tensor.unary %x : f32 to f32 present = { ^bb0(%p: f32): own.a %p sparse_tensor.yield %p : f32 } absent = {}",
        "%r = tensor.generate { ^bb0(%j: index): own.a { own.b } tensor.yield %x : f32 } : tensor<4xf32>",
        "%r = scf.execute_region -> f32 { own.a cf.br ^end ^end: scf.yield %x : f32 }",
    ],
)
def test_the_line_of_an_operation_that_is_not_known_may_go_on_with_the_end_of_a_block(line: str) -> None:
    text = f"func.func @f(%c: i1, %x: f32, %i: index, %m: memref<4xf32>) {{\n  {line}\n  return\n}}\n"
    assert [each.message for each in check_text(text, CheckOptions()) if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("%r = scf.if %c -> f32 { own.a %c : i1 } else { own.b }", "yielded-values"),
        ("async.execute { own.a %c }", "wrong-terminator"),
        ("cf.br ^end", "undefined-block"),
    ],
)
def test_without_that_end_the_block_lacks_it(line: str, code: str) -> None:
    text = f"func.func @f(%c: i1, %x: f32) {{\n  {line}\n  return\n}}\n"
    assert code in {each.code for each in check_text(text, CheckOptions())}
