"""What only C++ says of an operation: how many results a computed range of types stands for, and the default dialect in its regions."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources

pytestmark = needs_tblgen

SOURCE = """\
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
def Own_Dialect : Dialect {
  let name = "own";
  let cppNamespace = "::own";
}
class Own_Op<string mnemonic, list<Trait> traits = []> : Op<Own_Dialect, mnemonic, traits>;
class Own_Outer<string mnemonic, list<Trait> traits = []> : Own_Op<mnemonic, !listconcat(traits, [NoTerminator])> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def Own_UnpackOp : Own_Op<"unpack", [
    TypesMatchWith<"members", "input", "results", "llvm::cast<TupleType>($_self).getTypes()">]> {
  let arguments = (ins Builtin_Tuple:$input);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def Own_DeclaredOp : Own_Outer<"declared", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def Own_DefinedOp : Own_Outer<"defined", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let extraClassDefinition = [{
    ::llvm::StringRef $cppClass::getDefaultDialect() { return OwnDialect::getDialectNamespace(); }
  }];
}
def Other_Dialect : Dialect {
  let name = "other";
  let cppNamespace = "::other";
}
def Own_Other : NativeOpTrait<"Other"> {
  let extraConcreteClassDeclaration = [{
    [[nodiscard]] static auto getDefaultDialect() -> StringRef { return OtherDialect::getDialectNamespace(); }
    static RegionKind getRegionKind(unsigned index) { return RegionKind::Graph; }
  }];
}
def Own_Nested : TraitList<[OpAsmOpInterface, RegionKindInterface, Own_Other]>;
def Own_TraitOp : Own_Outer<"trait", [Own_Nested]>;
def Own_Interface : OpInterface<"OwnInterface", [OpAsmOpInterface]> {
  let extraTraitClassDeclaration = [{ static StringRef getDefaultDialect() { return "own"; } }];
}
def Own_InterfaceOp : Own_Outer<"interface", [Own_Interface]>;
def Other_InnerOp : Op<Other_Dialect, "inside"> {
  let arguments = (ins Variadic<I32>:$values);
  let results = (outs I32:$result);
  let assemblyFormat = "$values attr-dict";
}
def Own_InnerOp : Own_Op<"inner"> {
  let assemblyFormat = "attr-dict";
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("answers")
    (place / "Own.td").write_text(SOURCE, encoding="utf-8")
    (place / "cache").mkdir()
    loaded = load(Sources((Named(str(place / "Own.td"), None, None),)), place / "cache")
    assert loaded.problems == ()
    assert loaded.folder is not None
    return loaded.folder


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("func.func @f(%t: tuple<i32, i64>) -> i64 {\n  %0:2 = own.unpack %t : tuple<i32, i64>\n  return %0#1 : i64\n}", []),
        ("func.func @f(%t: tuple<>) {\n  own.unpack %t : tuple<>\n  return\n}", []),
        ("own.declared {\n  inner\n}", []),
        ("own.defined {\n  inner\n}", []),
        ("own.defined {\n  outer\n}", ["unknown-operation"]),
        ("own.trait {\n  %0 = inside %1\n  %1 = inside\n}", []),
        ("own.trait {\n  inner\n}", ["unknown-operation"]),
        ("own.interface {\n  inner\n}", []),
    ],
)
def test_what_only_code_says_is_no_mistake(text: str, codes: list[str], folder: str) -> None:
    assert [each.code for each in check_text(text, CheckOptions(strict=True, dialects=folder))] == codes
