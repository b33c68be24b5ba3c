"""Texts of an MLIR that is newer than every release that is known: `llvm-next`."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze, check_text, with_newer_mlir
from mlir_ls.diagnostics import Severity
from mlir_ls.text import split_lines

NEXT = CheckOptions(profile="llvm-next")

NEWER = """\
func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = arith.addi %a, %a overflow<new> : i32
  %1 = arith.addi saturating %a, %a
  %2 = memref.load %m[%i] using #memref.cache : memref<4xi32>
  %3 = memref.glance %m[%i] : memref<4xi32>
  %4 = scf.for %j = %i to %i step %i chunk 4 iter_args(%x = %a) -> (i32) {
    %6 = arith.addi %x, %x
       : i32
    scf.yield %6 : i32
  } unrolled by 4
  scf.for %j = %i to %i step %i {
  } unrolled by 4
  return %4 : i32
}
"""


def test_what_does_not_fit_is_read_tolerantly_under_a_note_for_each_dialect() -> None:
    found = check_text(NEWER, NEXT)
    assert {each.severity for each in found} == {Severity.INFORMATION}
    assert [(each.span.start.line, each.code) for each in found] == [
        (1, "newer-syntax"),
        (3, "newer-syntax"),
        (5, "newer-syntax"),
    ]
    assert any(each.severity == Severity.ERROR for each in check_text(NEWER))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("%0 = arith.addi %a, %a : i32", ""),
        ("%0 = arith.addi %a,\n    %a : i32", ""),
        ("%0 = arith.addi %a, %none : i32", "undefined-value"),
        ("%0 = arith.addi %a, %b : i32", "value-type-mismatch"),
        ('"arith.addi"(%a) : (i32) -> i32', "operand-count"),
        ("%0 = arith.addi %a, %none", "undefined-value"),
    ],
)
def test_what_is_known_is_checked_as_ever(line: str, code: str) -> None:
    text = f"func.func @f(%a: i32, %b: f32) {{\n  {line}\n  return\n}}\n"
    found = [each.code for each in check_text(text, NEXT) if each.severity == Severity.ERROR]
    assert found == ([code] if code else [])


def read_as(text: str) -> str:
    analysis = analyze(split_lines(text), CheckOptions())
    anew = with_newer_mlir(analysis)
    return "" if anew is None else analyze(analysis.document.lines, anew).notices[0].message


def lines(*operations: str, before: str = "") -> str:
    body = "".join([f"  {each}\n" for each in operations])
    return f"{before}func.func @f(%a: i32, %m: memref<4xi32>) {{\n{body}  return\n}}\n"


NEW = "%{} = arith.addi saturating %a, %a : i32"


@pytest.mark.parametrize(
    ("text", "is_newer"),
    [
        (lines(*[NEW.format(number) for number in range(3)]), True),
        (lines(*[NEW.format(number) for number in range(2)]), False),
        (lines(*[NEW.format(number) for number in range(3)], "%8 = arith.addi %a, %a : i32"), False),
        (lines(NEW.format(0), NEW.format(1), "%8 = arith.addi %a %a : i32"), False),
        (lines(NEW.format(0), before="// -----// IR Dump After Canonicalizer (canonicalize) //----- //\n"), True),
        (lines(*[NEW.format(number) for number in range(3)], before="// mlir-ls: profile=llvm-22\n"), False),
        (lines("%8 = arith.addi %a, %a : i32"), False),
    ],
)
def test_a_text_may_say_that_it_is_of_a_newer_mlir(text: str, is_newer: bool) -> None:
    said = read_as(text)
    assert ("'arith.addi' is consistently spelled otherwise than in LLVM 22" in said) == is_newer
    assert ('`profile = "llvm-next"`' in said) == is_newer


def test_generic_forms_and_unknown_types_are_no_errors() -> None:
    text = '%0 = "memref.glance"() : () -> !spirv.fresh\n%1 = "test.use"(%0) : (!spirv.fresh) -> !acc.newest\n'
    assert {each.severity for each in check_text(text, NEXT)} <= {Severity.INFORMATION}
