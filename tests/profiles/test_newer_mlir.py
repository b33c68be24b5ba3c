"""Texts of an MLIR that is newer than every release that is known: `llvm-next`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze, check_text, refined
from mlir_ls.diagnostics import Severity
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.text import split_lines
from mlir_ls.workspace.session import Session

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


@pytest.mark.parametrize("profile", ["llvm-next", "llvm-older"])
def test_what_follows_the_known_syntax_gets_no_note(profile: str) -> None:
    operations = Path(__file__).parents[1] / "conformance" / "operations"
    texts = [file.read_text("utf-8") for file in sorted(operations.glob("*.mlir"))] if profile == "llvm-next" else []
    spelled = (
        "module attributes {\n  gpu.container_module,\n  test.other = 1 : i32\n} {\n"
        "func.func @f(%a: i32, %m: memref<4x4xf32>, %i: index) -> i1 {\n"
        "  %c = arith.cmpi sgt, %a, %a : i32\n"
        "  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x4xf32>\n"
        "  %d = affine.apply affine_map<(d0) -> (-2 * d0)>(%i)\n"
        "  return %c : i1\n}\n}\n"
    )
    found = [each for text in (spelled, *texts) for each in check_text(text, CheckOptions(profile=profile))]
    assert [each for each in found if each.code in ("newer-syntax", "older-syntax")] == []


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
    anew = refined(analysis)
    return "" if anew is None else "".join([each.message for each in analyze(analysis.document.lines, anew).notices])


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


def test_in_a_log_all_dumps_are_read_as_of_a_newer_mlir_and_it_is_noted_once() -> None:
    dump = "// -----// IR Dump After {} //----- //\nfunc.func @f(%c: i1) {{\n  cf.assert %c else \"no\"\n  return\n}}\n\n"
    text = "".join([dump.format(name) for name in ("Canonicalizer (canonicalize)", "CSE (cse)", "SCCP (sccp)")])
    assert "'cf.assert' is consistently spelled otherwise" in read_as(text)
    assert [each.code for each in check_text(text, NEXT)] == ["newer-syntax"]


def test_a_word_where_a_number_was_is_another_syntax() -> None:
    assert {each.code for each in check_text("llvm.func @f() {\n  rocdl.sched.barrier none\n  llvm.return\n}", NEXT)} == {"newer-syntax"}
    assert [each.code for each in check_text("llvm.func @f() {\n  rocdl.sched.barrier 2\n  llvm.return\n}", NEXT)] == []


CLAUSE = "%{} = {} {}%a, %a : i32"
BARRIER = "gpu.barrier memfence [#gpu.address_space<workgroup>]"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (lines(*[CLAUSE.format(n, f"arith.{each}i", "(rounded) ") for n, each in enumerate(("add", "sub", "add"))]), "arith.addi"),
        (lines(*[CLAUSE.format(n, f"arith.{each}i", "(rounded) ") for n, each in enumerate(("add", "sub"))]), ""),
        (lines(*[CLAUSE.format(n, "arith.addi", each) for n, each in enumerate(("(rounded) ", "(even) ", "", ""))]), ""),
        (lines(BARRIER, BARRIER, BARRIER), "gpu.barrier"),
        (lines(BARRIER, BARRIER, BARRIER, "gpu.barrier"), ""),
        (lines(BARRIER, BARRIER), ""),
    ],
)
def test_clauses_that_several_operations_share_and_ends_that_are_none(text: str, name: str) -> None:
    said = read_as(text)
    assert (f"'{name}' is consistently spelled otherwise" in said) == bool(name)
    assert bool(said) == bool(name)


@pytest.mark.parametrize(
    ("line", "is_newer"),
    [
        ("%{} = arith.addi %a %a : i32", False),
        ("%{} = arith.addi %a, %a", False),
        ("%{} = arith.addi %a, %a i32", False),
        ("%{} = memref.load %m(%a) : memref<4xi32>", False),
        ("scf.for %i{} = %a to %a by %a {{ }}", False),
        ("scf.if (%a) {{ }}", False),
        ("%{} = memref.load %m[%a] cached : memref<4xi32>", True),
        ("scf.for %i{} = %a to %a step %a unordered {{ }}", True),
    ],
)
def test_a_token_that_is_missing_or_wrong_is_no_newer_syntax_however_often(line: str, is_newer: bool) -> None:
    text = lines(*[line.format(number) for number in range(3)])
    assert ("is consistently spelled otherwise" in read_as(text)) == is_newer
    assert is_newer or [each for each in check_text(text) if each.severity == Severity.ERROR]


@pytest.mark.parametrize("blank_lines", [0, 6000])
def test_an_editor_keeps_to_what_a_text_says_when_it_is_opened(blank_lines: int) -> None:
    sent: list[list[str]] = []
    session = Session(lambda _, params: sent.append([each["code"] for each in json.loads(params)["diagnostics"]]))

    def shown() -> list[str]:
        session.flush()
        while session.has_work:
            session.work()
            session.flush()
        return [code for code in sent[-1] if code in ("newer-syntax", "expected-token")]

    once = lines(NEW.format(0)) + "\n" * blank_lines
    session.open("file:///a.mlir", 1, lines(*[NEW.format(number) for number in range(3)]) + "\n" * blank_lines)
    assert shown() == ["newer-syntax", "newer-syntax"]
    session.change("file:///a.mlir", 2, [types.TextDocumentContentChangeWholeDocument(once)])
    assert shown() == ["newer-syntax", "newer-syntax"]
    session.close("file:///a.mlir")
    session.open("file:///a.mlir", 3, once)
    assert shown() == ["expected-token"]


def test_generic_forms_and_unknown_types_are_no_errors() -> None:
    text = '%0 = "memref.glance"() : () -> !spirv.fresh\n%1 = "test.use"(%0) : (!spirv.fresh) -> !acc.newest\n'
    assert {each.severity for each in check_text(text, NEXT)} <= {Severity.INFORMATION}


def test_a_slip_in_the_name_of_an_operation_is_worth_a_warning() -> None:
    def said(name: str) -> list[tuple[Severity, str]]:
        found = check_text(f"func.func @f(%a: i32) {{\n  %0 = {name} %a, %a : i32\n  return\n}}\n", NEXT)
        return [(each.severity, each.message) for each in found]

    lacks = "dialect 'arith' of LLVM 22 has no operation"
    assert said("arith.adddi") == [(Severity.WARNING, f"{lacks} 'arith.adddi'; did you mean 'arith.addi'?")]
    assert said("arith.saturate") == [(Severity.INFORMATION, f"{lacks} 'arith.saturate'")]
