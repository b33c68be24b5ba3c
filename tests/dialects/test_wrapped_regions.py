"""Regions that C++ of a project reads: what stands in them may be in an operation that their parser makes around it."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_repaired_imports import options_of

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.text import split_lines

pytestmark = needs_tblgen

CREW = """include "mlir/IR/OpBase.td"
def Crew_Dialect : Dialect { let name = "crew"; let cppNamespace = "::crew"; }
class Crew_Op<string m, list<Trait> traits = []> : Op<Crew_Dialect, m, traits>;
def SplitOp : Crew_Op<"split"> {
  let regions = (region AnyRegion:$first, AnyRegion:$rest);
  let hasCustomAssemblyFormat = 1;
}
def PlainOp : Crew_Op<"plain"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def HandedOp : Crew_Op<"handed"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`of` custom<Body>($body) attr-dict";
}
def BesideOp : Crew_Op<"beside"> {
  let arguments = (ins OptionalAttr<StrAttr>:$word);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<Word>($word) `of` $body attr-dict";
}
def ShiftsOp : Crew_Op<"shifts", [ParentOneOf<["SplitOp", "PlainOp", "HandedOp", "BesideOp"]>, Terminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$each);
}
def AnywhereOp : Crew_Op<"anywhere"> { let regions = (region AnyRegion:$body); }
def SpelledOp : Crew_Op<"spelled"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def FlatOp : Crew_Op<"flat">;
def EndOp : Crew_Op<"end", [HasParent<"ShiftsOp">, Terminator]> { let assemblyFormat = "attr-dict"; }
def StopOp : Crew_Op<"stop", [HasParent<"AnywhereOp">, Terminator]> { let assemblyFormat = "attr-dict"; }
def RestOp : Crew_Op<"rest", [HasParent<"SpelledOp">, Terminator]> { let assemblyFormat = "attr-dict"; }
def LieOp : Crew_Op<"lie", [HasParent<"FlatOp">, Terminator]> { let assemblyFormat = "attr-dict"; }
"""


@pytest.fixture
def options(tmp_path: Path) -> CheckOptions:
    return options_of(tmp_path, CREW)


def errors(text: str, options: CheckOptions) -> list[str]:
    """The messages about a text."""
    return [each.message for each in check_text(text, options)]


@pytest.mark.parametrize("inner", ["crew.end", "crew.stop"])
@pytest.mark.parametrize("outer", ["crew.split first {\n", "crew.handed of {\n"])
def test_a_parser_may_make_the_operation_that_is_required(outer: str, inner: str, options: CheckOptions) -> None:
    assert errors(f"{outer}  {inner}\n}}\n", options) == []


@pytest.mark.parametrize(
    ("outer", "inner", "name", "parent"),
    [
        ("crew.plain {\n", "crew.end", "crew.plain", "crew.shifts"),  # a generated parser makes none
        ("crew.beside a of {\n", "crew.end", "crew.beside", "crew.shifts"),  # nor does it around a region that it reads itself
        ('"crew.split"() ({\n', "crew.end", "crew.split", "crew.shifts"),  # in generic form, the text shows all
        ("crew.split first {\n", "crew.rest", "crew.split", "crew.spelled"),  # a text would spell such an operation
        ("crew.split first {\n", "crew.lie", "crew.split", "crew.flat"),  # it has no regions
        ("func.func @f() {\n", "crew.end", "func.func", "crew.shifts"),
    ],
)
def test_the_parent_that_the_text_shows_is_wrong(outer: str, inner: str, name: str, parent: str, options: CheckOptions) -> None:
    close = "}, {\n}) : () -> ()\n" if outer.startswith('"') else "}\n"
    found = errors(f"{outer}  {inner}\n{close}", options)
    assert found == [f"'{inner}' expects parent op '{parent}', but is in '{name}'"]


def test_the_other_form_is_verified_anew(options: CheckOptions) -> None:
    generic = '"crew.split"() ({\n  crew.end\n}, {\n}) : () -> ()\n'
    custom = "crew.split first {\n  crew.end\n}, {\n}\n"
    before = analyze(split_lines(custom), options)
    after = analyze(split_lines(generic), options, before)
    assert [len(each.diagnostics) for each in (before, after, analyze(split_lines(custom), options, after))] == [0, 1, 0]
