"""What a project's definitions say of its operations, types and attributes: what is right is clean, what is wrong is flagged."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of, sources

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.formatting import formatted
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.project.load import load
from mlir_ls.text import split_lines

pytestmark = needs_tblgen

HEAD = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/OpAsmInterface.td"
def A_Dialect : Dialect {
  let name = "a"; let cppNamespace = "::a";
  let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1;
}
class A_Op<string m, list<Trait> t = []> : Op<A_Dialect, m, t>;
class A_Type<string name, string m> : TypeDef<A_Dialect, name> { let mnemonic = m; }
class A_Attr<string name, string m> : AttrDef<A_Dialect, name> { let mnemonic = m; }
"""
DEFINITIONS = """
def A_Flags : I32BitEnumAttr<"Flags", "", [I32BitEnumAttrCaseBit<"read", 0>, I32BitEnumAttrCaseBit<"write", 1>]> {
  let cppNamespace = "::a"; let genSpecializedAttr = 0;
}
def A_Grade : I32EnumAttr<"Grade", "", [I32EnumAttrCase<"Soft", 0, "soft">, I32EnumAttrCase<"Hard", 1, "extra-hard">]> {
  let cppNamespace = "::a";
}
def A_Parsed : NativeOpTrait<"Parsed"> { let cppNamespace = "::a"; }
def A_Marks : I32BitEnumAttr<"Marks", "", [I32BitEnumAttrCaseBit<"big", 0>, I32BitEnumAttrCaseBit<"old", 1>]> {
  let cppNamespace = "::a"; let genSpecializedAttr = 0; let separator = ",";
}
def A_MarksAttr : EnumAttr<A_Dialect, A_Marks, "marks"> { let assemblyFormat = "`<` $value `>`"; }
def A_Marked : A_Attr<"Marked", "marked"> {
  let parameters = (ins "::a::MarksAttr":$marks, "::mlir::Type":$type); let assemblyFormat = "`<` struct(params) `>`";
}
def A_FlagsAttr : EnumAttr<A_Dialect, A_Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
def A_Train : A_Type<"Train", "train"> { let parameters = (ins OptionalParameter<"int64_t">:$n); let assemblyFormat = "(`<` $n^ `>`)?"; }
def A_Rock : A_Type<"Rock", "rock"> {
  let parameters = (ins "int64_t":$n, OptionalParameter<"std::optional<int64_t>">:$m);
  let assemblyFormat = "`<` $n (`:` $m^)? `>`";
}
def A_Below : ConfinedAttr<F64Attr, [AttrConstraint<CPred<"cast<::mlir::FloatAttr>($_self).getValue().isNegative()">>]>;
def A_RangedOp : A_Op<"ranged", [RangedTypesMatchWith<"ys are xs", "xs", "ys", "$_self">, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys);
  let assemblyFormat = "`(` $xs `)` `(` $ys `)` attr-dict (`:` type($xs)^)?";
}
def A_PairsOp : A_Op<"pairs", [AttrSizedResultSegments]> {
  let results = (outs Variadic<F32>:$fs, Variadic<AnyType>:$rs); let assemblyFormat = "attr-dict `:` type(results)";
}
def A_BitOp : A_Op<"bit"> { let arguments = (ins I1Attr:$c); let assemblyFormat = "$c attr-dict"; }
def A_FlagsOp : A_Op<"flags"> { let arguments = (ins A_FlagsAttr:$f); let assemblyFormat = "$f attr-dict"; }
def A_BareFlagsOp : A_Op<"bare_flags"> { let arguments = (ins A_Flags:$f); let assemblyFormat = "$f attr-dict"; }
def A_BoolOp : A_Op<"bool"> { let arguments = (ins BoolProp:$b); let assemblyFormat = "$b attr-dict"; }
def A_SendOp : A_Op<"send"> { let arguments = (ins A_Train:$t); let assemblyFormat = "$t attr-dict `:` type($t)"; }
def A_NumbersOp : A_Op<"numbers"> {
  let arguments = (ins I64Attr:$a, F32Attr:$b, I8Attr:$c, I8Attr:$d);
  let assemblyFormat = "$a $b $c `-` $d attr-dict";
}
def A_RestOp : A_Op<"rest"> { let arguments = (ins Optional<I32>:$a); let assemblyFormat = "`of` attr-dict custom<Rest>($a)"; }
def A_NestAttr : A_Attr<"Nest", "nest"> { let parameters = (ins A_FlagsAttr:$f, "int64_t":$n); let assemblyFormat = "`{` $f `:` $n `}`"; }
def A_NestOp : A_Op<"nest"> { let arguments = (ins A_NestAttr:$n); let assemblyFormat = "`of` $n attr-dict"; }
def A_GradeOp : A_Op<"grade"> {
  let arguments = (ins A_Grade:$g, StringProp:$s); let assemblyFormat = "$g `with` $s attr-dict";
}
def A_GradesAttr : A_Attr<"Grades", "grades"> {
  let parameters = (ins ArrayRefParameter<"GradeAttr">:$all, "::a::Grade":$one);
  let assemblyFormat = "`<` `[` $all `]` $one `>`";
}
def A_BoxOp : A_Op<"box", [NoRegionArguments, NoTerminator, OpAsmOpInterface]> {
  let regions = (region SizedRegion<1>:$body); let assemblyFormat = "$body attr-dict";
  let extraClassDeclaration = [{ static ::llvm::StringRef getDefaultDialect() { return "a"; } }];
}
def A_ConstantOp : A_Op<"constant"> { let arguments = (ins I64Attr:$v); let assemblyFormat = "$v attr-dict"; }
def A_HoldsOp : A_Op<"holds"> { let arguments = (ins TypeAttrOf<AnyInteger>:$t); let assemblyFormat = "attr-dict"; }
def A_PlainOp : A_Op<"plain">;
def A_ParsedOp : A_Op<"parsed"> {
  let extraClassDeclaration = [{ static ::mlir::ParseResult parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result); }];
}
def A_OtherOp : A_Op<"other", [A_Parsed]>;
def A_SizeAttr : A_Attr<"Size", "size"> {
  let parameters = (ins "int64_t":$y, "int64_t":$x);
  let assemblyFormat = "custom<Size>($y, $x)";
}
def A_SizesAttr : A_Attr<"Sizes", "sizes"> {
  let parameters = (ins ArrayRefParameter<"SizeAttr">:$sizes);
  let assemblyFormat = "`<` `[` $sizes `]` `>`";
}
def A_RowsOp : A_Op<"rows", [NoTerminator]> {
  let arguments = (ins I32Attr:$n);
  let regions = (region VariadicRegion<AnyRegion>:$rows);
  let assemblyFormat = "attr-dict `\\n` ` ` ` ` ` ` ` ` `of` `(` $n `)` $rows";
}
def A_BelowOp : A_Op<"below"> { let arguments = (ins A_Below:$f); let assemblyFormat = "attr-dict"; }
"""

CASES = [
    ("a.ranged(%i, %f) (%i, %f) : i32, f32", ""),
    ("a.ranged() ()", ""),
    ("a.ranged(%i, %f) (%f, %i) : i32, f32", "'%f' is used with type 'i32', but has type 'f32'"),
    ("a.ranged(%i, %i) (%i) : i32, i32", "1 operand but 2 types, expected one for each"),
    ("%r:2 = a.pairs {resultSegmentSizes = array<i32: 1, 1>} : f32, i32", ""),
    (
        "%r:2 = a.pairs {resultSegmentSizes = array<i32: 1, 2>} : f32, i32",
        "result count (2) does not match the total size (3) in attribute 'resultSegmentSizes'",
    ),
    (
        "%r:2 = a.pairs {resultSegmentSizes = array<i32: 2, 0>} : f32, i32",
        "result #1 must be f32, but got i32",
    ),
    ("%r = a.pairs : f32", "requires attribute 'resultSegmentSizes' with the number of results in each group"),
    ('"a.ranged"(%i, %f, %i, %f) <{operandSegmentSizes = array<i32: 2, 2>}> : (i32, f32, i32, f32) -> ()', ""),
    (
        '"a.ranged"(%i, %f, %f, %i) <{operandSegmentSizes = array<i32: 2, 2>}> : (i32, f32, f32, i32) -> ()',
        "value 0 of 'ys' must be i32, as that of 'xs', but got f32",
    ),
    (
        '"a.ranged"(%i, %f, %i) <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, f32, i32) -> ()',
        "'ys' must be 2 values, as 'xs' is, but got 1",
    ),
    *[(f"a.bit {value}", "") for value in ("true", "false", "0", "1", "-1")],
    *[(f"a.bit {value}", f"`{value}` does not fit into `i1`") for value in ("2", "-2")],
    *[(f"a.flags <{value}>", "") for value in ("read", "read|write", '"read"|"write"', 'read|"write"', '"read|write"')],
    *[(f"a.bare_flags {value}", "") for value in ("read", '"read"|"write"', "read|write")],
    ('a.flags <read|"wrote">', "'wrote' is none of the known keywords here; did you mean 'write'?"),
    *[(f"a.bool {value}", "") for value in ("true", "false", "0", "1")],
    *[(f"a.bool {value}", "expected 'true' or 'false' for property 'b'") for value in ("2", "-1")],
    ("a.send %t :", ""),
    ("a.send %t : !a.train", ""),
    ("a.send %t : <3>", "'%t' is used with type '!a.train<3>', but has type '!a.train'"),
    *[(f'"x.make"() : () -> !a.rock<{value}>', "") for value in ("3", "3:", "3: 4")],
    ('"x.make"() : () -> !a.rock<3: a>', "expected `>`, but got `a`"),
    *[(f"a.below {{f = {value}}}", "") for value in ("-0.0", "-1.5")],
    ('a.grade "extra-hard" with "s"', ""),
    ('a.grade extra-hard with "s"', """'extra-hard' is none of the known keywords here; did you mean '"extra-hard"'?"""),
    ("a.grade soft with s", "expected a string for property 's', but got 's'"),
    ('"x.use"() {g = #a.grades<[1 : i32, 0 : i32] soft>} : () -> ()', ""),
    ('"x.use"() {g = #a.grades<[soft] soft>} : () -> ()', "expected"),
    ("a.box {\n  constant 3\n}", ""),
    ("a.box {\n  constant x\n}", "expected attribute 'v', but got 'x'"),
    ("a.holds {t = i32}", ""),
    ("a.holds {t = f32}", "attribute 't' failed to satisfy constraint: type that is an integer, but got f32"),
    ('"a.plain"() : () -> ()', ""),
    ("a.plain", "'a.plain' has no custom assembly form"),
    ("a.parsed", ""),
    ("a.other", ""),
    ("a.below {f = 0.0}", "attribute 'f' failed to satisfy constraint"),
]


PRINTED = (
    "a.numbers 1 2.0 -1 - -3",
    "a.numbers 1 -2.0 3 - 4",
    "a.rest of ",
    "a.rest of",
    "a.nest of {<read> :  3}",
    "a.nest of {<read> : 3}",
    '"x.use"() {g = #a.sizes<[ 4x16,  8x8]>} : () -> ()',
    '"x.use"() {g = #a.marks<big,old>, h = #a.marked<marks = <big,old>, type = tensor<4xi32>>} : () -> ()',
    "a.rows\n    of(3) {\n^upper(%x: i32):\n  a.holds {t = i32}\n}, {\n  a.holds {t = i32}\n}",
)


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory)


@pytest.mark.parametrize(("line", "message"), CASES)
def test_the_diagnostics_of_a_line(line: str, message: str, options: CheckOptions) -> None:
    text = f'%i, %f, %t = "x.make"() : () -> (i32, f32, !a.train)\n{line}\n"x.end"() : () -> ()\n'
    found = [each.message for each in check_text(text, options)]
    assert message in "".join(found[:1])
    assert "2020" not in "".join(found)
    assert bool(found) == bool(message)


@pytest.mark.parametrize("line", PRINTED)
def test_what_is_printed_stays(line: str, options: CheckOptions) -> None:
    assert not list(formatted(analyze(split_lines(f"{line}\n"), options), FormatOptions()))


REFUSED = [
    ("$x attr-dict `:` type($x) $r", None),
    ("operands attr-dict `:` type($x) regions", None),
    ("$x custom<More>(ref($x), $n) custom<Rest>(attr-dict) `:` type($x) custom<Body>($r)", None),
    ("$x $x attr-dict `:` type($x) $r", "spells '$x' twice"),
    ("$x oilist(`a` $n | `b` $n) attr-dict `:` type($x) $r", "spells '$n' twice"),
    ("attr-dict `:` type($x) $r", "does not spell '$x'"),
    ("$x attr-dict `:` type($x)", "does not spell '$r'"),
    ("$x `:` type($x) $r", "has no 'attr-dict'"),
    ("$x attr-dict `:` type($x) $r attr-dict-with-keyword", "has more than one 'attr-dict'"),
]


@pytest.mark.parametrize(("spelled", "message"), REFUSED)
def test_formats_of_which_no_parser_is_made(spelled: str, message: str | None, tmp_path: Path) -> None:
    operation = "let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$n); let regions = (region AnyRegion:$r);"
    definition = f'def A_OneOp : A_Op<"one"> {{ {operation} let assemblyFormat = "{spelled}"; }}\n'
    assert _refusals(definition, tmp_path) == ([] if message is None else [f"the assembly format of 'a.one' {message}"])


@pytest.mark.parametrize(
    ("spelled", "message"),
    [
        ("`<` $x `>`", None),
        ("`<` params `>`", None),
        ("`<` struct($y, $x) `>`", None),
        ("`<` $x (`,` $y^)? (`:` $y^)? `>`", "spells '$y' twice"),
        ("(`<` $y^ `>`)?", "does not spell '$x'"),
    ],
)
def test_formats_of_types_of_which_no_parser_is_made(spelled: str, message: str | None, tmp_path: Path) -> None:
    parameters = 'let parameters = (ins "int":$x, OptionalParameter<"int">:$y);'
    definition = f'def A_One : A_Type<"One", "one"> {{ {parameters} let assemblyFormat = "{spelled}"; }}\n'
    assert _refusals(definition, tmp_path) == ([] if message is None else [f"the assembly format of '!a.one' {message}"])


def _refusals(definition: str, folder: Path) -> list[str]:
    (folder / "A.td").write_text(HEAD + definition, encoding="utf-8")
    (folder / "cache").mkdir()
    return [each.message for each in load(sources(folder / "A.td"), folder / "cache").problems]
