// Kernels on tensors of pointers.
#ifndef WAVE_OPS_TD
#define WAVE_OPS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Wave_Dialect : Dialect {
  let name = "wave";
  let cppNamespace = "::harbor::wave";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 0;
}

class Wave_Op<string mnemonic, list<Trait> traits = []> : Op<Wave_Dialect, mnemonic, traits>;

def Wave_PtrType : TypeDef<Wave_Dialect, "Pointer"> {
  let mnemonic = "ptr";
  let parameters = (ins "::mlir::Type":$pointeeType, "int":$addressSpace);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}
def Wave_Float : AnyTypeOf<[F16, BF16, F32, F64], "floating-point">;
def Wave_FloatLike : AnyTypeOf<[Wave_Float, RankedTensorOf<[Wave_Float]>]>;
def Wave_Int : AnyTypeOf<[I1, I8, I16, I32, I64], "integer">;
def Wave_IntLike : AnyTypeOf<[Wave_Int, RankedTensorOf<[Wave_Int]>]>;
def Wave_PtrLike : AnyTypeOf<[Wave_PtrType, RankedTensorOf<[Wave_PtrType]>]>;
def Wave_BoolLike : AnyTypeOf<[I1, RankedTensorOf<[I1]>]>;
def Wave_Tensor : RankedTensorOf<[Wave_Float, Wave_Int, Wave_PtrType]>;
def Wave_AnyType : AnyTypeOf<[Wave_FloatLike, Wave_IntLike, Wave_PtrLike]>;
def Wave_Desc : TypeDef<Wave_Dialect, "TensorDesc"> {
  let mnemonic = "tensordesc";
  let parameters = (ins "::mlir::RankedTensorType":$blockType);
  let assemblyFormat = "`<` $blockType `>`";
}
def Wave_Token : TypeDef<Wave_Dialect, "AsyncToken"> {
  let mnemonic = "async.token";
}
def Wave_MemDesc : TypeDef<Wave_Dialect, "MemDesc"> {
  let mnemonic = "memdesc";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType, "::mlir::Attribute":$encoding, "bool":$mutableMemory);
  let hasCustomAssemblyFormat = 1;
}

def Wave_Blocked : AttrDef<Wave_Dialect, "Blocked"> {
  let mnemonic = "blocked";
  let parameters = (ins ArrayRefParameter<"unsigned">:$sizePerThread, ArrayRefParameter<"unsigned">:$order);
  let hasCustomAssemblyFormat = 1;
}
def Wave_Slice : AttrDef<Wave_Dialect, "Slice"> {
  let mnemonic = "slice";
  let parameters = (ins "unsigned":$dim, "::mlir::Attribute":$parent);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Wave_Cache : I32EnumAttr<"CacheModifier", "", [
    I32EnumAttrCase<"NONE", 1, "none">, I32EnumAttrCase<"CA", 2, "ca">, I32EnumAttrCase<"CG", 3, "cg">, I32EnumAttrCase<"CV", 4, "cv">]> {
  let cppNamespace = "::harbor::wave";
}
def Wave_Evict : I32EnumAttr<"EvictionPolicy", "", [
    I32EnumAttrCase<"NORMAL", 1, "evict_normal">, I32EnumAttrCase<"FIRST", 2, "evict_first">, I32EnumAttrCase<"LAST", 3, "evict_last">]> {
  let cppNamespace = "::harbor::wave";
}
def Wave_Dim : I32EnumAttr<"ProgramDim", "", [I32EnumAttrCase<"X", 0, "x">, I32EnumAttrCase<"Y", 1, "y">, I32EnumAttrCase<"Z", 2, "z">]> {
  let cppNamespace = "::harbor::wave";
}
def Wave_Rmw : I32EnumAttr<"RMWOp", "", [I32EnumAttrCase<"ADD", 0, "add">, I32EnumAttrCase<"FADD", 1, "fadd">, I32EnumAttrCase<"MAX", 2, "max">]> {
  let cppNamespace = "::harbor::wave";
}
def Wave_Sem : I32EnumAttr<"MemSemantic", "", [I32EnumAttrCase<"RELAXED", 0, "relaxed">, I32EnumAttrCase<"ACQ_REL", 1, "acq_rel">]> {
  let cppNamespace = "::harbor::wave";
}
def Wave_Precision : I32EnumAttr<"InputPrecision", "", [I32EnumAttrCase<"TF32", 0, "tf32">, I32EnumAttrCase<"IEEE", 1, "ieee">]> {
  let cppNamespace = "::harbor::wave";
}

def Wave_FuncOp : Wave_Op<"func", [AffineScope, AutomaticAllocationScope, CallableOpInterface, FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<StrAttr>:$sym_visibility,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Wave_CallOp : Wave_Op<"call", [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                   OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}
def Wave_ReturnOp : Wave_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$srcs);
  let assemblyFormat = "attr-dict ($srcs^ `:` type($srcs))?";
}
def Wave_ProgramIdOp : Wave_Op<"get_program_id", [Pure]> {
  let arguments = (ins Wave_Dim:$axis);
  let results = (outs I32:$result);
  let assemblyFormat = "$axis attr-dict `:` type($result)";
}
def Wave_MakeRangeOp : Wave_Op<"make_range", [Pure]> {
  let arguments = (ins I32Attr:$start, I32Attr:$end);
  let results = (outs RankedTensorOf<[Wave_Int]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
def Wave_SplatOp : Wave_Op<"splat", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins Wave_AnyType:$src);
  let results = (outs Wave_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
def Wave_ExpandDimsOp : Wave_Op<"expand_dims", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, SameOperandsAndResultElementType]> {
  let arguments = (ins Wave_Tensor:$src, I32Attr:$axis);
  let results = (outs Wave_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
def Wave_AddPtrOp : Wave_Op<"addptr", [Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch<["result", "ptr"]>]> {
  let arguments = (ins Wave_PtrLike:$ptr, Wave_IntLike:$offset);
  let results = (outs Wave_PtrLike:$result);
  let assemblyFormat = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)";
}
def Wave_LoadOp : Wave_Op<"load", [SameOperandsAndResultShape, AttrSizedOperandSegments, DeclareOpInterfaceMethods<InferTypeOpInterface>,
    TypesMatchWith<"result matches ptr type", "ptr", "result", "getPointeeType($_self)">,
    TypesMatchWith<"mask type matches ptr type", "ptr", "mask", "getI1SameShape(getPointeeType($_self))", "areMasksEqual">,
    TypesMatchWith<"other matches ptr type", "ptr", "other", "getPointeeType($_self)", "areOthersEqual">]> {
  let arguments = (ins Wave_PtrLike:$ptr, Optional<Wave_BoolLike>:$mask, Optional<AnyType>:$other,
                   DefaultValuedAttr<Wave_Cache, "CacheModifier::NONE">:$cache,
                   DefaultValuedAttr<Wave_Evict, "EvictionPolicy::NORMAL">:$evict,
                   DefaultValuedAttr<BoolAttr, "false">:$isVolatile);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $ptr (`,` $mask^)? (`,` $other^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr)
  }];
}
def Wave_StoreOp : Wave_Op<"store", [SameOperandsShape,
    TypesMatchWith<"mask type matches ptr type", "ptr", "mask", "getI1SameShape(getPointeeType($_self))", "areMasksEqual">]> {
  let arguments = (ins Wave_PtrLike:$ptr, AnyType:$value, Optional<Wave_BoolLike>:$mask,
                   DefaultValuedAttr<Wave_Cache, "CacheModifier::NONE">:$cache,
                   DefaultValuedAttr<Wave_Evict, "EvictionPolicy::NORMAL">:$evict);
  let assemblyFormat = [{
    $ptr `,` $value (`,` $mask^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr) `,` type($value)
  }];
}
def Wave_AtomicOp : Wave_Op<"atomic_rmw", [SameOperandsAndResultShape]> {
  let arguments = (ins Wave_Rmw:$op, Wave_PtrLike:$ptr, AnyType:$val, Optional<Wave_BoolLike>:$mask, Wave_Sem:$sem);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$op `,` $sem `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)";
}
def Wave_DotOp : Wave_Op<"dot", [Pure, AllTypesMatch<["d", "c"]>]> {
  let arguments = (ins Wave_Tensor:$a, Wave_Tensor:$b, Wave_Tensor:$c, DefaultValuedAttr<Wave_Precision, "InputPrecision::IEEE">:$inputPrecision,
                   DefaultValuedAttr<I32Attr, "0">:$maxNumImpreciseAcc);
  let results = (outs Wave_Tensor:$d);
  let assemblyFormat = "$a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)";
}
def Wave_ReduceOp : Wave_Op<"reduce", [SameVariadicOperandSize, SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Variadic<Wave_Tensor>:$srcs, I32Attr:$axis);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$combineOp);
}
def Wave_ReduceReturnOp : Wave_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}
def Wave_TransOp : Wave_Op<"trans", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins Wave_Tensor:$src, DenseI32ArrayAttr:$order);
  let results = (outs Wave_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
def Wave_ReshapeOp : Wave_Op<"reshape", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins Wave_Tensor:$src, UnitAttr:$allow_reorder, UnitAttr:$efficient_layout);
  let results = (outs Wave_Tensor:$result);
  let assemblyFormat = "$src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) `->` type($result)";
}
def Wave_PrintOp : Wave_Op<"print", [SameVariadicOperandSize, MemoryEffects<[MemWrite]>]> {
  let arguments = (ins StrAttr:$prefix, BoolAttr:$hex, Variadic<AnyType>:$args, DenseI32ArrayAttr:$isSigned);
  let assemblyFormat = "$prefix attr-dict (`:` $args^ `:` type($args))?";
}
def Wave_AllocOp : Wave_Op<"local_alloc"> {
  let arguments = (ins Optional<Wave_Tensor>:$src);
  let results = (outs Wave_MemDesc:$result);
  let assemblyFormat = "($src^)? attr-dict `:` functional-type(operands, results)";
}
def Wave_WaitOp : Wave_Op<"async_wait"> {
  let arguments = (ins Variadic<Wave_Token>:$asyncToken, I32Attr:$num);
  let results = (outs Wave_Token:$retToken);
  let assemblyFormat = "($asyncToken^)? attr-dict";
  let traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>];
}
def Wave_DescLoadOp : Wave_Op<"descriptor_load"> {
  let arguments = (ins Wave_Desc:$desc, Variadic<I32>:$indices, DefaultValuedAttr<Wave_Cache, "CacheModifier::NONE">:$cache);
  let results = (outs Wave_Tensor:$result);
  let assemblyFormat = "$desc `[` $indices `]` oilist(`cacheModifier` `=` $cache) attr-dict `:` qualified(type($desc)) `->` type($result)";
}
def AsyncRegions : NativeOpTrait<"AsyncRegions">;
def Wave_SpecializeOp : Wave_Op<"warp_specialize", [AsyncRegions, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$captures, DenseI32ArrayAttr:$partitionNumWarps);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region MinSizedRegion<1>:$defaultRegion, VariadicRegion<MinSizedRegion<1>>:$partitionRegions);
  let hasCustomAssemblyFormat = 1;
}
def Wave_YieldOp : Wave_Op<"warp_yield", [Pure, Terminator, ReturnLike, HasParent<"SpecializeOp">]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
}
def Wave_PartitionReturnOp : Wave_Op<"warp_return", [Pure, Terminator, ReturnLike]> {
  let assemblyFormat = "attr-dict";
}

#endif
