"""Implicit terminators of dialects that the definitions of a project do not include."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.refactoring import refactorings
from mlir_ls.text import Position, split_lines

pytestmark = needs_tblgen

DEFINITIONS = """
include "mlir/Interfaces/SideEffectInterfaces.td"
def A_BoxOp : A_Op<"box", [SingleBlockImplicitTerminator<"b::EndOp">]> {
  let regions = (region AnyRegion:$body); let assemblyFormat = "$body attr-dict";
}
def A_ChooseOp : A_Op<"choose", [SingleBlockImplicitTerminator<"::b::GiveOp">]> {
  let results = (outs Optional<AnyType>:$r);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict (`:` type($r)^)?";
}
def A_CaseOp : A_Op<"case", [SingleBlockImplicitTerminator<"DoneOp">]> {
  let regions = (region AnyRegion:$body); let assemblyFormat = "$body attr-dict";
}
def A_DoneOp : A_Op<"done", [Terminator]> { let assemblyFormat = "attr-dict"; }
def A_StopOp : A_Op<"stop", [Terminator]> { let assemblyFormat = "attr-dict"; }
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory, assumed="b")


CASES = [
    ('"a.box"() ({\n  "b.end"() : () -> ()\n}) : () -> ()', ""),
    ('"a.box"() ({\n  %0 = "b.value"() : () -> i32\n}) : () -> ()', ""),
    ('a.box {\n  "b.end"() : () -> ()\n}', ""),
    ("a.box {\n  a.done\n}", ""),  # which operation `b::EndOp` is does not follow from the definitions
    ("a.box {\n}", ""),
    ("a.choose {\n}\na.choose {\n  a.done\n}\n%0 = a.choose {\n  b.give\n} : i32", ""),
    (
        '"a.box"() ({\n  %0 = arith.constant 1 : i32\n}) : () -> ()',
        "block with no terminator: expected a terminator at its end, but got 'arith.constant'",
    ),
    ("a.case {\n  a.done\n}", ""),
    ("a.case {\n  a.stop\n}", "'a.case' expects its region to end with 'a.done', but got 'a.stop'"),
    ('"a.case"() ({\n  "b.end"() : () -> ()\n}) : () -> ()', "'a.case' expects its region to end with 'a.done', but got 'b.end'"),
]


@pytest.mark.parametrize(("text", "message"), CASES)
def test_the_end_of_a_region(text: str, message: str, options: CheckOptions) -> None:
    assert [each.message for each in check_text(f"{text}\n", options)] == [message] * bool(message)


@pytest.mark.parametrize(("name", "offered"), [("box", False), ("case", True)])
def test_the_generic_form_spells_a_terminator_that_is_known(name: str, offered: bool, options: CheckOptions) -> None:
    analysis = analyze(split_lines(f"a.{name} {{\n}}\n"), options)
    found = [each.fix for each in refactorings(analysis, Position(0, 0)) if each.fix.title == "Write in generic form"]
    assert [any(['"a.done"() : () -> ()' in text for _, text in fix.edits]) for fix in found] == [True] * offered
