"""Types that definitions build in C++: an operation's text need not spell them."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions, check_text

pytestmark = needs_tblgen

DEFINITIONS = """
def A_Place : I32EnumAttr<"Place", "", [I32EnumAttrCase<"near", 0>, I32EnumAttrCase<"Far", 1, "far">]> {
  let cppNamespace = "::a"; let genSpecializedAttr = 0;
}
def A_Reel : A_Type<"Reel", "reel"> {
  let parameters = (ins EnumParameter<A_Place>:$place); let assemblyFormat = "`<` $place `>`";
}
def A_Box : A_Type<"Box", "box"> {
  let parameters = (ins "unsigned":$n, "::mlir::Type":$of); let assemblyFormat = "`<` struct(params) `>`";
}
def A_Row : A_Type<"Row", "row"> { let parameters = (ins "unsigned":$n); let assemblyFormat = "`<` $n `>`"; }
def A_Few : A_Type<"Few", "few"> {
  let parameters = (ins DefaultValuedParameter<"unsigned", "1">:$n); let assemblyFormat = "(`<` $n^ `>`)?";
}
def A_Odd : A_Type<"Odd", "odd"> {
  let parameters = (ins "unsigned":$bits); let assemblyFormat = "`<` $bits `>`";
  let builders = [TypeBuilder<(ins "unsigned":$bytes), [{ return $_get($_ctxt, bytes * 8); }]>];
}
def A_Hidden : A_Type<"Hidden", "hidden"> { let parameters = (ins "unsigned":$n, "unsigned":$m); let hasCustomAssemblyFormat = 1; }
def A_Shaped : Type<CPred<"::llvm::isa<::mlir::TensorType, ::mlir::MemRefType>($_self)">, "">;

class A_Is<TypeDef t, string call> : Type<t.predicate, "", t.cppType>, BuildableType<call>;
class A_ShapedIs<string call> : Type<A_Shaped.predicate, "">, BuildableType<call>;
class A_Given<string m, Type t> : A_Op<m> { let arguments = (ins t:$x); let assemblyFormat = "$x attr-dict"; }
def A_FarOp : A_Given<"far", A_Is<A_Reel, "$_builder.getType<::a::ReelType>(::a::Place::Far)">>;
def A_NearOp : A_Given<"near", A_Is<A_Reel, "::a::ReelType::get($_builder.getContext(), Place::near)">>;
def A_BoxOp : A_Given<"box", A_Is<A_Box, "::a::BoxType::get($_builder.getContext(), 3, $_builder.getI32Type())">>;
def A_NoRowOp : A_Given<"no_row", A_Is<A_Row, "$_builder.getType<RowType>(0)">>;
def A_NoFewOp : A_Given<"no_few", A_Is<A_Few, "$_builder.getType<FewType>(0)">>;
def A_FewOp : A_Given<"few", A_Is<A_Few, "$_builder.getType<FewType>(1)">>;
def A_OddOp : A_Given<"odd", A_Is<A_Odd, "$_builder.getType<OddType>(1)">>;
def A_HiddenOp : A_Given<"hidden", A_Is<A_Hidden, "$_builder.getType<HiddenType>(1, 2)">>;
def A_ScalarOp : A_Given<"scalar", A_ShapedIs<"RankedTensorType::get({}, $_builder.getIntegerType(32))">>;
def A_AnyRankOp : A_Given<"any_rank", A_ShapedIs<"::mlir::UnrankedTensorType::get($_builder.getF32Type())">>;
def A_RowsOp : A_Given<"rows",
    A_ShapedIs<"RankedTensorType::get({ShapedType::kDynamic, 4}, RowType::get($_builder.getContext(), 7))">>;
def A_BufferOp : A_Given<"buffer", A_ShapedIs<"::mlir::MemRefType::get({2}, $_builder.getF32Type())">>;
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory)


CASES = [
    ("far", "!a.reel<far>", "!a.reel<near>"),
    ("near", "!a.reel<near>", "!a.reel<far>"),
    ("box", "!a.box<n = 3, of = i32>", "!a.box<n = 3, of = i64>"),
    ("no_row", "!a.row<0>", "!a.row<1>"),
    ("no_few", "!a.few<0>", "!a.few"),
    ("few", "!a.few", "!a.few<2>"),
    ("scalar", "tensor<i32>", "tensor<1xi32>"),
    ("any_rank", "tensor<*xf32>", "tensor<f32>"),
    ("rows", "tensor<?x4x!a.row<7>>", "tensor<?x4x!a.row<6>>"),
    ("buffer", "memref<2xf32>", "memref<2xf64>"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), CASES)
def test_a_value_has_the_type_that_is_built(name: str, right: str, wrong: str, options: CheckOptions) -> None:
    assert _messages(name, right, options) == []
    assert [message for message in _messages(name, wrong, options) if f"is used with type '{right}'" in message]


@pytest.mark.parametrize(
    ("name", "type_"), [("odd", "!a.odd<8>"), ("odd", "!a.odd<1>"), ("hidden", "!a.hidden<one>"), ("hidden", "!a.hidden<1, 2>")]
)
def test_what_functions_of_its_own_make_of_it_is_not_known(name: str, type_: str, options: CheckOptions) -> None:
    assert _messages(name, type_, options) == []


def _messages(name: str, type_: str, options: CheckOptions) -> list[str]:
    return [each.message for each in check_text(f'%x = "x.x"() : () -> {type_}\na.{name} %x\n', options)]
