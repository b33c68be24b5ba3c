// Operations that the project adds to MLIR's own dialect `transform`.
#ifndef MILL_TRANSFORM_OPS_TD
#define MILL_TRANSFORM_OPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

def Transform_MillUnrollOp : Op<Transform_Dialect, "mill.unroll", [DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$times);
  let results = (outs TransformHandleTypeInterface:$done);
  let assemblyFormat = "$target `times` $times attr-dict `:` functional-type($target, results)";
}

#endif
