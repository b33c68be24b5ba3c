"""What a format spells around what only C++ of a project reads: types of operands and results, and attributes."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_repaired_imports import options_of

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.text import split_lines

pytestmark = needs_tblgen

MINT = """include "mlir/IR/OpBase.td"
def Mint_Dialect : Dialect { let name = "mint"; let cppNamespace = "::mint"; }
class Mint_Op<string m, list<Trait> traits = []> : Op<Mint_Dialect, m, traits>;
def PressOp : Mint_Op<"press"> {
  let arguments = (ins I32:$metal, Variadic<F32>:$force, OptionalAttr<StrAttr>:$face);
  let results = (outs I64:$coin);
  let assemblyFormat = "$metal `with` $force custom<Face>($face) attr-dict `:` functional-type(operands, results)";
}
def CastOp : Mint_Op<"cast"> {
  let arguments = (ins I32:$metal, OptionalAttr<StrAttr>:$face);
  let results = (outs Variadic<I64>:$coins);
  let assemblyFormat = "`of` operands custom<Face>($face) attr-dict `:` functional-type(operands, results)";
}
def MeltOp : Mint_Op<"melt"> {
  let arguments = (ins I32:$metal, I64:$coin);
  let results = (outs I32:$more);
  let assemblyFormat = "custom<Coin>($coin) `into` $metal attr-dict `:` custom<Types>(type($coin)) `,` type($metal) `->` type($more)";
}
class Stamp_Op<string m, string format> : Mint_Op<m> {
  let arguments = (ins I32:$metal, OptionalAttr<StrAttr>:$face, OptionalAttr<I32Attr>:$depth, UnitAttr:$cold, I8Attr:$side);
  let assemblyFormat = "$metal" # format;
}
def StampOp : Stamp_Op<"stamp", "`side` $side attr-dict `:` type($metal) custom<Face>($face)">;
def EtchOp : Stamp_Op<"etch", "custom<Face>($face) attr-dict">;
def ScoreOp : Stamp_Op<"score", "`:` custom<Face>($face, attr-dict)">;
def EngraveOp : Stamp_Op<"engrave", "`side` $side attr-dict `:` type($metal) `[` custom<Face>(ref($side), $face) `]`">;
"""


@pytest.fixture
def options(tmp_path: Path) -> CheckOptions:
    return options_of(tmp_path, MINT)


def wrong(line: str, options: CheckOptions) -> list[tuple[str, str]]:
    """What is marked in an operation of a function, and the message up to its comma."""
    text = f"func.func @f(%i: i32, %l: i64, %f: f32) {{\n  {line}\n  return\n}}\n"
    lines = split_lines(text)
    found = [(each.span, each.message) for each in check_text(text, options)]
    return [(lines[at.start.line][at.start.character : at.end.character], message.split(",")[0]) for at, message in found]


@pytest.mark.parametrize(
    "line",
    [
        "%0 = mint.press %i with %f, %f obverse : (i32, f32, f32) -> i64",
        "%0 = mint.press %i with obverse : (i32) -> i64",
        "%0:2 = mint.cast of %i reverse : (i32) -> (i64, i64)",
        "%0:2 = mint.cast of %i : (i32) -> (i64, f32)",  # C++ may know more about several results than the order of types
        "%0 = mint.melt %l into %i : i64, i32 -> i32",
        "%0 = mint.melt <%l> into %i : <i64>, i32 -> i32",
        'mint.stamp %i side 1 {depth = 3 : i32, face = 4 : i32} : i32 "obverse"',  # C++ may make another thing of the face
        'mint.etch %i {depth = "all"}',  # may be read by C++
        'mint.score %i : {depth = "all"}',
    ],
)
def test_what_may_be_right_is_no_error(line: str, options: CheckOptions) -> None:
    assert wrong(line, options) == []


@pytest.mark.parametrize(
    ("line", "marked", "message"),
    [
        ("%0 = mint.press %l with %f obverse : (i64, f32) -> i64", "%l", "operand #0 must be i32"),
        ("%0 = mint.press %i with %f, %l obverse : (i32, f32, i64) -> i64", "%l", "operand #2 must be f32"),
        ("%0 = mint.press %i with %f obverse : (i32, f32) -> i32", "i32", "result #0 must be i64"),
        ("%0 = mint.press %l with %l obverse : (i64, i64) -> i32", "%l", "operand #0 must be i32"),
        ("%0 = mint.cast of %l reverse : (i64) -> i64", "%l", "operand #0 must be i32"),
        ("%0 = mint.melt %l into %f : i64, f32 -> i32", "f32", "operand #0 must be i32"),
        ("mint.stamp %i side 1 {depth = []} : i32 reverse", "[]", "attribute 'depth' failed to satisfy constraint: integer of type i32"),
        ("mint.stamp %i side 1 {a, cold = 1} : i32", "1", "attribute 'cold' failed to satisfy constraint: unit attribute"),
        ('mint.stamp %i side "b" {face = 1} : i32', '"b"', "attribute 'side' failed to satisfy constraint: integer of type i8"),
        ('mint.engrave %i side "b" : i32 [reverse]', '"b"', "attribute 'side' failed to satisfy constraint: integer of type i8"),
        ("mint.stamp %l side 1 {depth = 1} : i64", "1", "attribute 'depth' failed to satisfy constraint: integer of type i32"),
    ],
)
def test_what_the_definition_does_not_allow(line: str, marked: str, message: str, options: CheckOptions) -> None:
    assert wrong(line, options) == [(marked, message)]
