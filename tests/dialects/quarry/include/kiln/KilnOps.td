include "quarry/QuarryBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
def Kiln_Dialect : Dialect {
  let name = "kiln.v2";
  let cppNamespace = "kiln";
  let isExtensible = 1;
}
class Kiln_Op<string m, list<Trait> traits = []> : Op<Kiln_Dialect, m, traits>;
def Kiln_Heat : Kiln_Op<"heat", [SameOperandsAndResultType]> {
  let arguments = (ins Quarry_Stone:$s, OptionalAttr<DenseI64ArrayAttr>:$steps, OptionalAttr<ArrayAttr>:$marks);
  let results = (outs Quarry_Stone:$r);
  let assemblyFormat = "$s (`steps` `=` $steps^)? (`marks` $marks^)? attr-dict `:` type($s)";
}
