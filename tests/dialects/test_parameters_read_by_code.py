"""A parameter of a type whose body only C++ reads: what stands there is taken for it where no other parameter holds types."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of
from test_project_operations import HEAD

from mlir_ls.analysis import check_text

pytestmark = needs_tblgen

DEFINITIONS = """
include "mlir/Interfaces/InferTypeOpInterface.td"
def A_Fn : A_Type<"Fn", "fn"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$inputs, ArrayRefParameter<"::mlir::Type">:$results);
  let hasCustomAssemblyFormat = 1;
}
def A_Map : A_Type<"Map", "map"> {
  let parameters = (ins "::mlir::Type":$key, "::mlir::Type":$value); let hasCustomAssemblyFormat = 1;
}
def A_Ref : A_Type<"Ref", "ref"> { let parameters = (ins "unsigned":$space, "::mlir::Type":$to); let hasCustomAssemblyFormat = 1; }
class A_UseOp<string name, Type type, string parameter> : A_Op<name, [
    TypesMatchWith<"they match", "of", "value", "::llvm::cast<" # type.cppType # ">($_self)." # parameter # "()">]> {
  let arguments = (ins type:$of, AnyType:$value); let assemblyFormat = "$of `,` $value attr-dict `:` qualified(type($of))";
}
def A_ApplyOp : A_Op<"apply", [
    TypesMatchWith<"they match", "callee", "args", "::llvm::cast<FnType>($_self).getInputs()">,
    TypesMatchWith<"they match", "callee", "made", "::llvm::cast<FnType>($_self).getResults()">]> {
  let arguments = (ins A_Fn:$callee, Variadic<AnyType>:$args); let results = (outs Variadic<AnyType>:$made);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` qualified(type($callee))";
}
def A_FindOp : A_UseOp<"find", A_Map, "getKey">;
def A_PutOp : A_UseOp<"put", A_Map, "getValue">;
def A_StoreOp : A_UseOp<"store", A_Ref, "getTo">;
"""
TEXT = """
func.func @f(%f: !a.fn<(i64, f32) -> (i1)>, %g: !a.fn<(i64) -> (i64)>, %m: !a.map<i8, f64>, %r: !a.ref<i64>,
             %x: i64, %y: f32, %k: i8, %v: f64) -> i64 {
  %0 = a.apply %f(%x, %y) : !a.fn<(i64, f32) -> (i1)>
  %1 = a.apply %g(%x) : !a.fn<(i64) -> (i64)>
  a.find %m, %k : !a.map<i8, f64>
  a.put %m, %v : !a.map<i8, f64>
  a.store %r, %x : !a.ref<i64>
  return %1 : i64
}
"""


def test_a_parameter_that_only_code_reads(tmp_path_factory: pytest.TempPathFactory) -> None:
    options = options_of(HEAD + DEFINITIONS, tmp_path_factory)
    assert check_text(TEXT, options) == []
    wrong = [each.message for each in check_text(TEXT.replace("a.store %r, %x", "a.store %r, %y"), options)]
    assert wrong == ["'%y' is used with type 'i64', but has type 'f32'"]
