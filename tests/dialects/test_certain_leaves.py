"""Types and attributes of a project's dialect: wrong ones are errors wherever they stand, and so are operations it has not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_repaired_imports import options_of

from mlir_ls.analysis import CheckOptions, analyze_once, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.text import split_lines

pytestmark = needs_tblgen

POND = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def Pond_Dialect : Dialect {
  let name = "pond";
  let cppNamespace = "::pond";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Pond_Water : TypeDef<Pond_Dialect, "Water"> {
  let mnemonic = "water";
  let parameters = (ins "mlir::Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def Pond_Depth : AttrDef<Pond_Dialect, "Depth"> {
  let mnemonic = "depth";
  let parameters = (ins "int":$feet, OptionalParameter<"int">:$inches);
  let assemblyFormat = "`<` struct(params) `>`";
}
class Pond_Op<string m, list<Trait> traits = []> : Op<Pond_Dialect, m, traits>;
def PourOp : Pond_Op<"pour"> {
  let arguments = (ins Pond_Water:$water);
  let regions = (region AnyRegion:$around);
  let hasCustomAssemblyFormat = 1;
}
def FillOp : Pond_Op<"fill"> {
  let arguments = (ins Pond_Water:$water, Pond_Depth:$depth, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = "$water prop-dict attr-dict `:` type($water)";
}
"""


@pytest.fixture
def options(tmp_path: Path) -> CheckOptions:
    return options_of(tmp_path, POND)


def wrong(line: str, options: CheckOptions) -> list[tuple[str, str]]:
    """What is marked as an error in an operation of a function, and its code."""
    text = f"func.func @f(%w: !pond.water<i32>, %i: i32) {{\n  {line}\n  return\n}}\n"
    lines = split_lines(text)
    errors = [each for each in check_text(text, options) if each.severity == Severity.ERROR]
    return [(lines[each.span.start.line][each.span.start.character : each.span.end.character], each.code) for each in errors]


WRONG = [
    ("pond.pour(%w: !pond.watr<i32>)", "watr", "unknown-type"),
    ("pond.pour(%w: !pond.water<i32, i32>)", ",", "bad-type"),
    ("pond.pour(%w: !pond.water<i32>) of #pond.depth<inches = 3>", ">", "bad-attribute"),
    ('pond.pour(%w: !pond.water<i32>) "!pond.watr" of #pond.dpth<3>', "dpth", "unknown-attribute"),
    ("lake.pour(%w: !pond.water<i32>) of #pond.depth<foot = 3>", "foot", "bad-attribute"),
    ("lake.pour(%w: tensor<2x!pond.water<>>)", ">", "bad-type"),
]


@pytest.mark.parametrize(("line", "marked", "code"), WRONG)
@pytest.mark.parametrize("profile", [None, "llvm-next"])
def test_in_an_operation_whose_syntax_is_not_known(
    options: CheckOptions, line: str, marked: str, code: str, profile: str | None
) -> None:
    assert wrong(line, replace(options, profile=profile)) == [(marked, code)]


@pytest.mark.parametrize(
    "line",
    [
        "pond.pour(%w: !pond.water<tensor<?xi32>>) of #pond.depth<feet = 3, inches = 4>",
        'pond.pour "!pond.watr<" (%w: !pond.water<i32>) // !pond.watr',
        "lake.pour(%w: !lake.water<!pond.water<i32>>) of #lake.depth<foot = 3>",
        "lake.pour(%w: !llvm.of_tomorrow<i32>) of #llvm.of_tomorrow",
        "lake.pour water<i32> depth<3>",
    ],
)
def test_what_may_be_right_is_no_error(options: CheckOptions, line: str) -> None:
    assert wrong(line, options) == []
    assert wrong(line, replace(options, profile="llvm-next")) == []


@pytest.mark.parametrize(
    ("line", "marked", "code"),
    [
        ("%0 = arith.addi %i, %i {pond.at = #pond.depth<inches = 3>} : i32", ">", "bad-attribute"),
        ("%0 = memref.alloc() : memref<2x!pond.watr>", "watr", "unknown-type"),
        ("pond.drain %w", "pond.drain", "unknown-operation"),
    ],
)
def test_mlir_of_tomorrow_does_not_excuse_them(options: CheckOptions, line: str, marked: str, code: str) -> None:
    for editor in (False, True):
        assert wrong(line, replace(options, profile="llvm-next", editor=editor)) == [(marked, code)]


def test_an_editor_has_no_doubts_about_operations_of_the_project(options: CheckOptions) -> None:
    assert wrong("pond.drain %w", replace(options, editor=True)) == [("pond.drain", "unknown-operation")]
    assert wrong("arith.drain %w", replace(options, editor=True)) == []


def test_a_dictionary_of_properties_without_braces_holds_what_is_declared(options: CheckOptions) -> None:
    fill = "pond.fill %w <depth = <feet = 3>{}> : <i32>"
    assert wrong(fill.format(', name = "north"'), options) == []
    assert wrong(fill.format(', nam = "north"'), options) == [("nam", "unknown-keyword")]
    assert wrong(fill.format(", depth = <feet = 4>"), options) == [("depth", "duplicate-attribute")]
    assert wrong(fill.format(", resultSegmentSizes = [1]"), options) == []


def test_such_a_dictionary_shows_that_a_text_is_of_a_newer_mlir(options: CheckOptions) -> None:
    def errors(properties: str) -> list[str]:
        text = (
            f"func.func @f(%w: !pond.water<i32>) {{\n  pond.fill %w {properties} : <i32>\n"
            "  %0 = memref.alloc() of_tomorrow = 64 : memref<4xi8>\n  return\n}\n"
        )
        found = analyze_once(split_lines(text), options).diagnostics
        return [each.code for each in found if each.severity == Severity.ERROR]

    assert errors("<depth = <feet = 3>>") == []
    assert errors("<{depth = #pond.depth<feet = 3>}>") == ["expected-token"]
