// Operations that the project adds to MLIR's own dialect `transform`.
#ifndef PORT_TRANSFORM_OPS_TD
#define PORT_TRANSFORM_OPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Transform_PortTileOp : Op<Transform_Dialect, "port.tile", [DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let arguments = (ins TransformHandleTypeInterface:$target, DenseI64ArrayAttr:$sizes, UnitAttr:$fuse);
  let results = (outs TransformHandleTypeInterface:$tiled, TransformHandleTypeInterface:$loops);
  let assemblyFormat = "$target `sizes` `` $sizes (`fuse` $fuse^)? attr-dict `:` functional-type(operands, results)";
}

def Transform_PortBufferizeOp : Op<Transform_Dialect, "port.bufferize", [DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let arguments = (ins TransformHandleTypeInterface:$target, UnitAttr:$target_gpu);
  let results = (outs TransformHandleTypeInterface:$result);
  let hasCustomAssemblyFormat = 1;
}

#endif
