// In the style of compilers of kernels for graphics processors: pointers, modes of a cache, layouts as encodings, reductions with a region.
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Kernel_Dialect : Dialect {
  let name = "kernel";
  let cppNamespace = "::kernel";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Kernel_Op<string mnemonic, list<Trait> traits = []> : Op<Kernel_Dialect, mnemonic, traits>;

def Kernel_Cache : I32EnumAttr<"Cache", "where a load is kept", [
  I32EnumAttrCase<"NONE", 1, "none">, I32EnumAttrCase<"CA", 2, "ca">, I32EnumAttrCase<"CG", 3, "cg">, I32EnumAttrCase<"WB", 4, "wb">]> {
  let cppNamespace = "::kernel";
}
def Kernel_Evict : I32EnumAttr<"Evict", "what is evicted first", [
  I32EnumAttrCase<"NORMAL", 1, "evict_normal">, I32EnumAttrCase<"FIRST", 2, "evict_first">, I32EnumAttrCase<"LAST", 3, "evict_last">]> {
  let cppNamespace = "::kernel";
}
def Kernel_Axis : I32EnumAttr<"Axis", "a dimension of the grid", [
  I32EnumAttrCase<"X", 0, "x">, I32EnumAttrCase<"Y", 1, "y">, I32EnumAttrCase<"Z", 2, "z">]> {
  let cppNamespace = "::kernel";
}
def Kernel_Blocked : AttrDef<Kernel_Dialect, "Blocked"> {
  let mnemonic = "blocked";
  let parameters = (ins ArrayRefParameter<"unsigned">:$perThread, ArrayRefParameter<"unsigned">:$perWarp, "bool":$transposed);
  let assemblyFormat = "`<` `{` `per_thread` `=` `[` $perThread `]` `,` `per_warp` `=` `[` $perWarp `]` `,` `transposed` `=` $transposed `}` `>`";
}
def Kernel_Ptr : TypeDef<Kernel_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "::mlir::Type":$pointee, DefaultValuedParameter<"unsigned", "1">:$space);
  let assemblyFormat = "`<` $pointee (`,` $space^)? `>`";
}
def Kernel_PtrLike : AnyTypeOf<[Kernel_Ptr, TensorOf<[Kernel_Ptr]>]>;
def Kernel_BoolLike : AnyTypeOf<[I1, TensorOf<[I1]>]>;

def Kernel_FuncOp : Kernel_Op<"module", [Symbol, IsolatedFromAbove, NoTerminator, SymbolTable]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<I32Attr>:$warps);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name (`warps` $warps^)? attr-dict-with-keyword $body";
}
def Kernel_ProgramIdOp : Kernel_Op<"get_program_id", [Pure]> {
  let arguments = (ins Kernel_Axis:$axis);
  let results = (outs I32:$result);
  let assemblyFormat = "$axis attr-dict `:` type($result)";
}
def Kernel_RangeOp : Kernel_Op<"make_range", [Pure]> {
  let arguments = (ins I32Attr:$start, I32Attr:$end);
  let results = (outs 1DTensorOf<[I32]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
def Kernel_SplatOp : Kernel_Op<"splat", [Pure]> {
  let arguments = (ins AnyType:$src);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
def Kernel_AddPtrOp : Kernel_Op<"addptr", [Pure, TypesMatchWith<"", "result", "ptr", "$_self">]> {
  let arguments = (ins Kernel_PtrLike:$ptr, AnyTypeOf<[AnyInteger, TensorOf<[AnyInteger]>]>:$offset);
  let results = (outs Kernel_PtrLike:$result);
  let assemblyFormat = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)";
}
def Kernel_LoadOp : Kernel_Op<"load", [AttrSizedOperandSegments]> {
  let arguments = (ins Kernel_PtrLike:$ptr, Optional<Kernel_BoolLike>:$mask, Optional<AnyType>:$other,
    DefaultValuedAttr<Kernel_Cache, "::kernel::Cache::NONE">:$cache, DefaultValuedAttr<Kernel_Evict, "::kernel::Evict::NORMAL">:$evict,
    DefaultValuedAttr<BoolAttr, "false">:$isVolatile);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $ptr (`,` $mask^)? (`,` $other^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr) (`,` type($mask)^)? (`,` type($other)^)? `->` type($result)
  }];
}
def Kernel_StoreOp : Kernel_Op<"store"> {
  let arguments = (ins Kernel_PtrLike:$ptr, AnyType:$value, Optional<Kernel_BoolLike>:$mask,
    DefaultValuedAttr<Kernel_Cache, "::kernel::Cache::NONE">:$cache);
  let assemblyFormat = "$ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache) attr-dict `:` type($ptr) `,` type($value) (`,` type($mask)^)?";
}
def Kernel_ReduceOp : Kernel_Op<"reduce", [SingleBlock]> {
  let arguments = (ins Variadic<AnyTensor>:$srcs, I32Attr:$axis);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$combine);
  let assemblyFormat = "`(` $srcs `)` `axis` `=` $axis attr-dict-with-keyword $combine `:` functional-type($srcs, $result)";
}
def Kernel_ReduceReturnOp : Kernel_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}
def Kernel_DotOp : Kernel_Op<"dot", [Pure, TypesMatchWith<"", "d", "c", "$_self">]> {
  let arguments = (ins AnyTensor:$a, AnyTensor:$b, AnyTensor:$c, OptionalAttr<StrAttr>:$precision);
  let results = (outs AnyTensor:$d);
  let assemblyFormat = "$a `,` $b `,` $c (`precision` `=` $precision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)";
}
def Kernel_ConvertOp : Kernel_Op<"convert_layout", [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins AnyTensor:$src);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
