"""Attributes of a project whose assembly formats have no brackets around them, in operations that spell no name before them."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_repaired_imports import options_of

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions

pytestmark = needs_tblgen

ATLAS = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Atlas_Dialect : Dialect { let name = "atlas"; let cppNamespace = "::atlas"; let useDefaultAttributePrinterParser = 1; }
class Atlas_Attr<string n, string m> : AttrDef<Atlas_Dialect, n> { let mnemonic = m; }
class Atlas_Op<string m> : Op<Atlas_Dialect, m>;
def EditionAttr : Atlas_Attr<"Edition", "edition"> {
  let parameters = (ins "uint32_t":$year, "uint32_t":$part, OptionalParameter<"StringAttr">:$note);
  let assemblyFormat = "$year `:` $part (`note` $note^)?";
}
def ScaleAttr : Atlas_Attr<"Scale", "scale"> {
  let parameters = (ins OptionalParameter<"IntegerAttr">:$one, OptionalParameter<"StringAttr">:$unit);
  let assemblyFormat = "(`one` `to` $one^)? (`in` $unit^)?";
}
def LegendAttr : Atlas_Attr<"Legend", "legend"> {
  let parameters = (ins "IntegerAttr":$sign, "Type":$type);
  let assemblyFormat = "$sign `as` $type";
}
def HiddenAttr : Atlas_Attr<"Hidden", "hidden"> {
  let parameters = (ins "int":$size);
  let assemblyFormat = "`at` custom<Size>($size)";
}
def PrintOp : Atlas_Op<"print"> {
  let arguments = (ins EditionAttr:$edition, I32:$sheet);
  let assemblyFormat = "$edition `of` $sheet attr-dict";
}
def DrawOp : Atlas_Op<"draw"> {
  let arguments = (ins OptionalAttr<ScaleAttr>:$scale, I32:$sheet);
  let assemblyFormat = "(`scale` $scale^)? `of` $sheet attr-dict";
}
def MarkOp : Atlas_Op<"mark"> {
  let arguments = (ins LegendAttr:$legend, I32:$sheet);
  let assemblyFormat = "$legend `,` $sheet attr-dict";
}
def HideOp : Atlas_Op<"hide"> {
  let arguments = (ins HiddenAttr:$hidden, I32:$sheet);
  let assemblyFormat = "$hidden `of` $sheet attr-dict";
}
"""


@pytest.fixture
def options(tmp_path: Path) -> CheckOptions:
    return options_of(tmp_path, ATLAS)


def text_with(lines: str) -> str:
    return f"func.func @f(%i: i32, %f: f32) {{\n  {lines}\n  return\n}}\n"


def wrong(lines: str, options: CheckOptions) -> list[str]:
    return [each.message.split(" of kind")[0] for each in check_text(text_with(lines), options)]


@pytest.mark.parametrize(
    "lines",
    [
        "atlas.print 1 : 2 of %i",
        'atlas.print 1:2 note"a"of %i {x}',
        "atlas.print #atlas<edition 1 : 2> of %i",
        'atlas.print 1 : 2\n     note "a"\n     of %i',
        "atlas.draw of %i",
        "atlas.draw scale of %i",
        'atlas.draw scale one to 5 : i64 in "m" of %i',
        "atlas.mark 3 : i32 as memref<2xi8>, %i",
        "atlas.hide at 3 x 4 of %i",
        "atlas.hide at of %i",  # C++ may read any text there
    ],
)
def test_an_attribute_goes_as_far_as_its_format_says(lines: str, options: CheckOptions) -> None:
    assert wrong(lines, options) == []


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("atlas.print 1 : 2 of %f", "'%f' is used with type 'i32', but has type 'f32'"),
        ("atlas.print 1 : 2 %i", "expected 'of', but got an SSA value"),
        ("atlas.print 1 : of %i", "expected an integer, but got `of`"),
        ("atlas.print 1 of %i", "expected `:`, but got `of`"),
        ("atlas.print of %i", "expected an integer, but got `of`"),
        ("atlas.print 1 :", "expected an integer, but got the end of the operation"),
        ("atlas.print 1 : 2 note 3 : i64 of %i", "expected a string, but got `3 : i64`"),
        ("atlas.draw scale two to 5 of %i", "expected 'of', but got 'two'"),
        ('atlas.draw scale one to "a" of %i', 'expected an integer, but got `"a"`'),
        ("atlas.mark 3 : i32 as, %i", "expected a type, but got `,`"),
        ("atlas.mark 3 : i32 as i8, %f", "'%f' is used with type 'i32', but has type 'f32'"),
    ],
)
def test_what_its_format_does_not_allow(lines: str, message: str, options: CheckOptions) -> None:
    assert wrong(lines, options) == [message]


def test_its_words_are_set_apart(options: CheckOptions) -> None:
    text = text_with('atlas.print 1:2 note"a" of %i')
    assert format_text(text, FormatOptions(), options).splitlines()[1] == '  atlas.print 1 : 2 note "a" of %i'
