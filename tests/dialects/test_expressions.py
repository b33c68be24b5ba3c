"""What definitions compute in C++: how it is read, and what is decided of types, attributes and operations."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_ods_predicates import NAMES

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.evaluation import value_of
from mlir_ls.ods.expressions.values import NULL, ExpressionScope, ExpressionValue, Ssa
from mlir_ls.ods.expressions.wording import expression_in_words
from mlir_ls.ods.language import default_language
from mlir_ls.ods.tablegen.expressions import ExpressionReader, operation_names
from mlir_ls.ods.tablegen.importer import import_files, write_dialects
from mlir_ls.ods.wording import in_words

READER = ExpressionReader(NAMES, "::garden")
OPERATION = ExpressionReader(
    NAMES, "::garden",
    operation_names(["lhs", "row_count", "mask"], "unsigned width() { return cast<VectorType>(getLhs().getType()).getRank(); }"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("code", "term"),
    [
        ("1 + 2 * 3 == 0x1F", ("equal", ("plus", 1, ("times", 2, 3)), 31)),
        ("$_self.getRank() >= 2 ? true : sunny()", "unknown"),
        ("::llvm::cast<PlantType>($_self).getHeight() % 2 == 0",
         ("equal", ("remainder", ("parameter", "height", "self"), 2), 0)),
        ("!(a() < 1)", "unknown"),
        ("llvm::isa<IndexType>($_self) || sunny()", ("or", ("is", ("is", "index"), "self"), "unknown")),
        ("[](::mlir::Type t) { if (!isa<IntegerType>(t)) return false; auto w = t.getIntOrFloatBitWidth(); return w > 8; }($_self)",
         ("and", ("is", "integer", "self"), ("less", 8, ("call", "getIntOrFloatBitWidth", "self")))),
        ("::llvm::all_of($_self.getShape(), [](int64_t d) { return d != ShapedType::kDynamic; })",
         ("every", "d0", ("call", "getShape", "self"), ("not", ("equal", ("variable", "d0"), -(1 << 63))))),
        ("[](::mlir::Type t) { if (auto s = dyn_cast<VectorType>(t)) return s.getRank() > 2; return true; }($_self)",
         ("or", ("not", ("is", "vector", "self")), ("less", 2, ("call", "getRank", ("where", "vector", "self"))))),
        ("Season::Autumn == Season::Spring",
         ("equal", ("case", "garden.Season", "autumn"), ("case", "garden.Season", "spring"))),
        ("this is no expression", "unknown"),
    ],
)  # fmt: skip
def test_expressions_are_read(code: str, term: Term) -> None:
    assert READER.read(code) == term


@pytest.mark.parametrize(
    ("code", "term"),
    [
        ("getRowCount() == $lhs.size()", ("equal", ("value", "row_count"), ("call", "size", ("value", "lhs")))),
        ("width() == 2", ("equal", ("call", "getRank", ("call", "getType", ("value", "lhs"))), 2)),
        ("bool(getMask())", ("not", ("not", ("value", "mask")))),
        ("$_op.getNumOperands() > 1", ("less", 1, ("total", "operands"))),
        ("$_op.getOperands().size() > 1", ("less", 1, ("call", "size", ("value", ("all", "operands"))))),
        ("llvm::all_equal($_op.getResultTypes())", ("call", "allEqual", ("call", "getTypes", ("value", ("all", "results"))))),
        ('$_op.hasAttr("row_count")', ("not", ("equal", ("value", "row_count"), "null"))),
        ('$_op.getAttrOfType<IntegerAttr>("row_count").getInt() == 1', ("equal", ("call", "getInt", ("value", "row_count")), 1)),
        ('$_op.hasAttr("sun")', "unknown"),
        ("llvm::all_equal(llvm::map_range(llvm::ArrayRef<unsigned>({0, 1}), [this](unsigned i) { return this->getOperand(i); }))",
         ("call", "allEqual", ("list", ("value", ("operand", 0)), ("value", ("operand", 1))))),
        ("llvm::all_equal(llvm::map_range($_op.getOperands(), [](Value v) { return v.getType(); }))", "unknown"),
        ("getSun() == 1", "unknown"),
        ("$_op.getParentOp()", "unknown"),
    ],
)
def test_operations_are_read(code: str, term: Term) -> None:
    assert OPERATION.read(code) == term


def computed(code: str, subject: ExpressionValue) -> ExpressionValue:
    return value_of(READER.read(code), ExpressionScope(subject))


@pytest.mark.parametrize(
    ("code", "type_", "value"),
    [
        ("$_self.getShape() == ArrayRef<int64_t>({2, 4})", "tensor<2x4xf32>", True),
        ("$_self.getDimSize(1) == 4", "tensor<2x?xf32>", False),
        ("$_self.getNumElements() == 8", "tensor<2x?xf32>", None),
        ("$_self.getRank() - 1", "tensor<f32>", None),
        ("$_self.getElementTypeBitWidth() * $_self.getRank()", "vector<2x2xi16>", 32),
        ("llvm::is_contained($_self.getShape(), 3)", "tensor<2x3xf32>", True),
        ("llvm::any_of($_self.getShape(), [](auto v) { return v == 1; })", "tensor<2x3xf32>", False),
        ("$_self.getMemorySpaceAsInt() == 3", "memref<4xf32, 3>", True),
        ("!$_self.getEncoding()", "tensor<4xf32>", True),
        ("$_self.getNumInputs() + $_self.getNumResults()", "(i32, i32) -> i32", 3),
        ("$_self.sunny() || $_self.getRank() == 1", "tensor<4xf32>", True),
        ("$_self.getShape().front()", "tensor<*xf32>", None),
        ("$_self.getShape()[2]", "tensor<4xf32>", None),
        ("1 / ($_self.getRank() - 1)", "tensor<4xf32>", None),
        ("llvm::Log2_64_Ceil($_self.getNumElements())", "tensor<5xf32>", 3),
        ("llvm::Log2_32($_self.getNumElements())", "tensor<5xf32>", 2),
        ("llvm::Log2_64_Ceil($_self.getNumElements())", "tensor<0xf32>", None),
        ("llvm::divideCeil($_self.getNumElements(), 4) + llvm::alignTo($_self.getNumElements(), 4)", "tensor<5xf32>", 10),
        ("(int64_t)$_self.getRank() + (size_t)(1) == abs(-2)", "tensor<4xf32>", True),
        ("(unsigned)(-2) < 3", "tensor<4xf32>", None),
        ("succeeded(verifyCompatibleShape($_self, RankedTensorType::get({4, 2}, $_self.getElementType())))",
         "tensor<4x?xf32>", True),
        ("failed(verifyCompatibleShape($_self, RankedTensorType::get({4}, $_self.getElementType())))", "tensor<4x?xf32>", True),
        ("succeeded(verifyCompatibleShape($_self, $_self.getElementType()))", "tensor<4x!llvm.ptr>", None),
        ("llvm::all_equal({$_self, $_self.getElementType()})", "tensor<4xf32>", False),
        ("[&]() { for (int64_t d : $_self.getShape()) if (d == 3) return true; return false; }()", "tensor<2x3xf32>", True),
        ("[](Type t) { for (auto d : t.getShape()) { auto n = d % 2; if (n == 0) continue; return false; } return true; }($_self)",
         "tensor<2x3xf32>", None),
        ("[](Type t) { for (auto d : t.getShape()) { auto n = d % 2; if (n != 0) { return false; } } return true; }($_self)",
         "tensor<2x3xf32>", False),
        ("($_self.getNumElements() & 3) == 0", "tensor<2x3xf32>", False),
        ("llvm::sum_of($_self.getShape()) == 5 && llvm::count($_self.getShape(), 2) == 1", "tensor<2x3xf32>", True),
        ("getElementTypeOrSelf($_self)", "tuple<>", default_language().leaves.parse_type("tuple<>")),
        ("getElementTypeOrSelf($_self)", "!llvm.ptr", None),
        ("$_self.getType(1) == $_self.getTypes().front()", "tuple<i32, f32>", None),
        ("$_self.getType(1) == $_self.getTypes().back()", "tuple<i32, f32>", True),
        ("$_self.getSignedness() == IntegerType::Signed", "si8", True),
        ("$_self.getLayout().isIdentity()", "memref<4x4xf32>", True),
        ("$_self.getLayout().isIdentity()", "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>", False),
        ("$_self.getLayout().isIdentity()", "memref<4xf32, strided<[1]>>", True),
    ],
)  # fmt: skip
def test_types_are_computed_with(code: str, type_: str, value: ExpressionValue) -> None:
    assert computed(code, default_language().leaves.parse_type(type_)) == value


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("VectorType::get({$_self.getDimSize(0) * 2}, IntegerType::get($_self.getContext(), 8))", "vector<8xi8>"),
        ("cast<VectorType>($_self).scaleElementBitwidth(2)", "vector<4xi32>"),
        ("cast<ShapedType>($_self).clone(IndexType::get($_ctxt))", "vector<4xindex>"),
        ("VectorType(VectorType::Builder(cast<VectorType>($_self)).setDim(0, 3).setElementType($_self.getElementType()))",
         "vector<3xi16>"),
        ("[&] { VectorType::Builder b(cast<VectorType>($_self)); return b.dropDim(0); }()", "vector<i16>"),
        ("IntegerType::get($_self.getContext(), 4, IntegerType::Unsigned)", "ui4"),
        ("IntegerType::get($_ctxt, 4, mlir::IntegerType::SignednessSemantics::Signless)", "i4"),
        ("Builder($_self.getContext()).getI8Type()", "i8"),
        ("mlir::OpBuilder($_self.getContext()).getIndexType()", "index"),
        ("$_builder.getBF16Type()", "bf16"),
        ('RankedTensorType::get({2}, $_self.getElementType(), StringAttr::get($_ctxt, "x")).dropEncoding()', "None"),
        ("RankedTensorType::get({2}, $_self.getElementType()).dropEncoding()", "tensor<2xi16>"),
        ("FloatType::getF64($_self.getContext())", "f64"),
    ],
)  # fmt: skip
def test_types_are_made(code: str, made: str) -> None:
    assert str(computed(code, default_language().leaves.parse_type("vector<4xi16>"))) == made


@pytest.mark.parametrize(
    ("code", "attribute", "value"),
    [
        ("$_self.getInt() % 2 == 1", "3 : i32", True),
        ("$_self.getValue() == 255", "255 : i8", True),
        ("$_self.getValue().isNegative()", "-1 : i8", True),
        ('$_self.getValue().starts_with("x") && $_self.getValue().size() < 3', '"xy"', True),
        ("$_self.asArrayRef().back() == 2", "array<i64: 1, 2>", True),
        ("$_self.getValueAsDouble() < 0.5", "0.25 : f32", True),
        ("$_self.getAffineMap().getNumResults() == 1", "affine_map<(d0, d1) -> (d1)>", True),
        ("$_self.size() == 2 && $_self[0] == $_self[1]", "[1, 1]", True),
        ("$_self.getInt()", "200 : ui8", -56),
        ("$_self.getUInt()", "200 : ui8", 200),
        ("$_self.getInt()", "true", -1),
        ("$_self.getValue().isNonNegative()", "200 : ui8", False),
        ("$_self.getValue().ult(4)", "-1 : i8", False),
        ("$_self.getValue() == 4", "-1 : i8", False),
        ("$_self.getValue() == -1", "-1 : i8", None),
        ("$_self.getValue() < 2", "-1 : i32", None),
        ("$_self.getValue() < 2", "-1 : si32", True),
        ("$_self.getValue().getBitWidth()", "1 : index", 64),
        ("$_self.getValue().eq(APInt(8, 255))", "-1 : i8", True),
        ("$_self.getValue().isNegative()", "0xFF800000 : f32", True),
        ("$_self.getValue().isNaN()", "0x7E00 : f16", True),
        ("$_self.getValueAsDouble() > 65504.0", "0x477FE010 : f32", True),
        ("$_self.getValueAsDouble() < 0.7", "0.7 : f32", True),
        ("$_self.getValueAsDouble() == 1.0", "0x38 : f8E4M3FN", True),
        ("llvm::all_equal($_self)", '["a", "b"]', False),
        ("llvm::all_equal($_self)", '["a", "a"]', True),
        ("llvm::all_equal($_self)", '["a", #b]', None),
        ("llvm::all_of($_self, [](NamedAttribute each) { return each.getValue().getInt() > 1; })", "{a = 2 : i32, b = 3 : i32}", True),
        ('llvm::any_of($_self, [](NamedAttribute each) { return each.getName() == "b"; })', "{a = 2 : i32}", False),
        ("llvm::all_of($_self.getAsRange<IntegerAttr>(), [](IntegerAttr each) { return each.getInt() > 0; })", "[1, 0]", False),
        ("llvm::all_of($_self.getValues<int32_t>(), [](int32_t each) { return each > 0; })", "dense<1> : tensor<2xi32>", True),
        ("llvm::all_of($_self.getValues<int32_t>(), [](int32_t each) { return each > 0; })", "dense<[1, -2]> : tensor<2xi32>", False),
        ("llvm::all_of($_self.getValues<uint32_t>(), [](uint32_t n) { return n > 0; })", "dense<[1, -2]> : tensor<2xi32>", None),
        ("llvm::all_of($_self.getValues<bool>(), [](bool each) { return each; })", "dense<true> : tensor<2xi1>", True),
        ("llvm::all_of($_self.asArrayRef(), [](int64_t each) { return each > 0; })", "array<i64: -1, 2>", False),
        ("$_self.asArrayRef()[0] == -1", "array<i64: -1, 2>", True),
        ("$_self[0] == true", "array<i1: true>", True),
        ('$_self.getValue().equals_insensitive("A")', '"a"', True),
        ("$_self.getValue().isMinorIdentity()", "affine_map<(d0, d1) -> (d1)>", True),
        ("$_self.getValue().isMinorIdentity()", "affine_map<(d0, d1) -> (d0)>", False),
        ("$_self.getValue().isIdentity()", "affine_map<(d0)[s0] -> (d0)>", True),
        ("$_self.getValue().isSingleConstant()", "affine_map<(d0) -> (3)>", True),
    ],
)
def test_attributes_are_computed_with(code: str, attribute: str, value: ExpressionValue) -> None:
    assert computed(code, default_language().leaves.parse_attribute(attribute)) == value


@pytest.mark.parametrize(("mask", "value"), [(NULL, False), (Ssa(None), True), (None, None)])
def test_what_is_optional_is_there_or_not(mask: ExpressionValue, value: ExpressionValue) -> None:
    scope = ExpressionScope(part=lambda place: mask)
    assert value_of(OPERATION.read("bool(getMask())"), scope) == value


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("width() != getRowCount()", "the rank of 'lhs' is not 'row_count'"),
        ("bool(getMask()) == bool(getRowCount())", "'mask' is given just where 'row_count' is given"),
        ("cast<VectorType>($lhs.getType()).getShape()[0] < 4 || !$mask", "dimension 0 of 'lhs' is less than 4 or 'mask' is not given"),
    ],
)
def test_expressions_are_said(code: str, words: str) -> None:
    assert expression_in_words(OPERATION.read(code), in_words) == words


DEFINITIONS = r"""
include "mlir/IR/OpBase.td"
def Meadow_Dialect : Dialect { let name = "meadow"; let cppNamespace = "::meadow"; }
def Even : Type<And<[CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
                     CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() % 2 == 0">]>>;
def Square : Type<CPred<"[](::mlir::Type t) { auto s = ::llvm::dyn_cast<::mlir::RankedTensorType>(t); if (!s) return false;"
                        "return s.getRank() == 2 && s.getDimSize(0) == s.getDimSize(1); }($_self)">>;
def Odd : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 1">>;
def Mow : Op<Meadow_Dialect, "mow", [PredOpTrait<"there are as many rows", CPred<"getRows() == $x.size()">>]> {
  let arguments = (ins Variadic<AnyType>:$x, Even:$v, Square:$s, I64Attr:$rows, ConfinedAttr<I32Attr, [Odd]>:$odd);
  let assemblyFormat = "$x `;` $v `,` $s attr-dict `:` type($x) `;` type($v) `,` type($s)";
}
"""


@needs_tblgen
@pytest.mark.parametrize(
    ("operation", "message"),
    [
        ("meadow.mow %a, %a; %v, %s {rows = 2, odd = 3 : i32} : i32, i32; vector<4xi32>, tensor<2x2xf32>", ""),
        ("meadow.mow %a; %v, %s {rows = 2, odd = 3 : i32} : i32; vector<4xi32>, tensor<2x2xf32>",
         "failed to verify that there are as many rows: 'x' has i32"),
        ("meadow.mow %a; %v, %s {rows = 1, odd = 2 : i32} : i32; vector<4xi32>, tensor<2x2xf32>", "it modulo 2 is 1"),
        ("meadow.mow %a; %w, %s {rows = 1, odd = 3 : i32} : i32; vector<3xi32>, tensor<2x2xf32>",
         "for which the number of elements of it is a multiple of 2"),
        ("meadow.mow %a; %v, %t {rows = 1, odd = 3 : i32} : i32; vector<4xi32>, tensor<2x3xf32>",
         "dimension 0 of it is dimension 1 of it"),
    ],
)  # fmt: skip
def test_a_project_gets_the_same(operation: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "meadow.td").write_text(DEFINITIONS, encoding="utf-8")
    values = "%a: i32, %v: vector<4xi32>, %w: vector<3xi32>, %s: tensor<2x2xf32>, %t: tensor<2x3xf32>"
    text = f"func.func @f({values}) {{\n  {operation}\n  return\n}}\n"
    options = CheckOptions(dialects=imported(tmp_path))
    errors = [each.message for each in check_text(text, options) if each.severity is Severity.ERROR]
    assert errors == [] if not message else [each for each in errors if message in each]
    assert len(errors) == bool(message)


def imported(folder: Path) -> str:
    """The dialects of a folder's definitions, in a folder of their own."""
    write_dialects(import_files([folder / "meadow.td"]), folder / "dialects")
    return str(folder / "dialects")


MAKERS = r"""
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Meadow_Dialect : Dialect {
  let name = "meadow"; let cppNamespace = "::meadow"; let useDefaultTypePrinterParser = 1;
}
class Box<string name, string mnemonic_, string format> : TypeDef<Meadow_Dialect, name> {
  let mnemonic = mnemonic_;
  let parameters = (ins "::mlir::Type":$of);
  let assemblyFormat = format;
}
def Plain : Box<"Plain", "plain", "`<` $of `>`">;
def Wordy : Box<"Wordy", "wordy", "`<` `of` $of `>`">;
def Short : Box<"Short", "short", "`<` $of `>`"> {
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$of), [{
    return $_get(of.getContext(), of);
  }]>];
}
def Odd : Box<"Odd", "odd", "`<` $of `>`"> {
  let builders = [TypeBuilder<(ins "::mlir::Type":$of), [{ return change($_ctxt, of); }]>];
}
class Put<string mnemonic, string made> : Op<Meadow_Dialect, mnemonic, [TypesMatchWith<"it holds it", "x", "y", made>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def : Put<"plain", "PlainType::get($_self.getContext(), cast<::mlir::ShapedType>($_self).getElementType())">;
def : Put<"alone", "PlainType::get($_self)">;
def : Put<"wordy", "WordyType::get($_self.getContext(), $_self)">;
def : Put<"short", "::meadow::ShortType::get($_self)">;
def : Put<"odd", "OddType::get($_self.getContext(), $_self)">;
def Same : Op<Meadow_Dialect, "same", [PredOpTrait<"all are one",
    CPred<"::llvm::all_equal($_op.getOperandTypes()) && $_op.getOperandTypes() == $_op.getResultTypes()">>]> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$y);
}
"""


@needs_tblgen
@pytest.mark.parametrize(
    ("operation", "is_right"),
    [
        ('"meadow.plain"(%t) : (tensor<2xf32>) -> !meadow.plain<f32>', True),
        ('"meadow.plain"(%t) : (tensor<2xf32>) -> !meadow.plain<f64>', False),
        ('"meadow.plain"(%t) : (tensor<2xf32>) -> f32', False),
        ('"meadow.alone"(%t) : (tensor<2xf32>) -> f32', True),  # what that builder does is not known
        ('"meadow.wordy"(%t) : (tensor<2xf32>) -> !meadow.wordy<of tensor<2xf32>>', True),
        ('"meadow.wordy"(%t) : (tensor<2xf32>) -> f32', True),  # it is not spelled by its parameter alone
        ('"meadow.short"(%t) : (tensor<2xf32>) -> !meadow.short<tensor<2xf32>>', True),
        ('"meadow.short"(%t) : (tensor<2xf32>) -> !meadow.short<f32>', False),
        ('"meadow.odd"(%t) : (tensor<2xf32>) -> f32', True),
        ('"meadow.same"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)', True),
        ('"meadow.same"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, f32)', False),
        ('"meadow.same"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>', False),
        ('"meadow.same"(%t, %i) : (tensor<2xf32>, i32) -> (tensor<2xf32>, i32)', False),
        ('"meadow.same"() : () -> ()', True),
    ],
)
def test_types_of_a_project_are_made(operation: str, is_right: bool, tmp_path: Path) -> None:
    (tmp_path / "meadow.td").write_text(MAKERS, encoding="utf-8")
    text = f"func.func @f(%t: tensor<2xf32>, %i: i32) {{\n  {operation}\n  return\n}}\n"
    found = check_text(text, CheckOptions(dialects=imported(tmp_path)))
    assert len([each for each in found if each.severity is Severity.ERROR]) == (not is_right)
