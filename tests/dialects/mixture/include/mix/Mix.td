include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
def Mix_Dialect : Dialect {
  let name = "mix";
  let cppNamespace = "::mix";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class M<string m, list<Trait> t = []> : Op<Mix_Dialect, m, t>;
class MT<string n, string m, list<Trait> t = []> : TypeDef<Mix_Dialect, n, t> { let mnemonic = m; }
class MA<string n, string m, list<Trait> t = []> : AttrDef<Mix_Dialect, n, t> { let mnemonic = m; }
// tiles of pointers, optional masks, clauses
def Cache : I32EnumAttr<"Cache", "", [I32EnumAttrCase<"NONE", 1, "none">, I32EnumAttrCase<"CA", 2, "ca">,
    I32EnumAttrCase<"CG", 3, "cg">]> {
  let cppNamespace = "::mix";
}
def Evict : I32EnumAttr<"Evict", "", [I32EnumAttrCase<"NORMAL", 1, "evict_normal">, I32EnumAttrCase<"LAST", 2,
    "evict_last">]> {
  let cppNamespace = "::mix";
}
def T_Ptr : MT<"Ptr", "ptr"> {
  let parameters = (ins "::mlir::Type":$pointee, DefaultValuedParameter<"int", "1">:$space);
  let assemblyFormat = "`<` $pointee (`,` $space^)? `>`";
}
def T_Scalar : AnyTypeOf<[AnyFloat, AnySignlessInteger, T_Ptr]>;
def T_Tensor : RankedTensorOf<[AnyFloat, AnySignlessInteger, T_Ptr]>;
def T_Type : AnyTypeOf<[T_Scalar, T_Tensor]>;
def T_PtrLike : AnyTypeOf<[T_Ptr, RankedTensorOf<[T_Ptr]>]>;
def T_BoolLike : AnyTypeOf<[I1, RankedTensorOf<[I1]>]>;
def LoadOp : M<"load", [AttrSizedOperandSegments, OptionalTypesMatchWith<"mask", "result", "mask",
    "::mlir::getI1SameShape($_self)">, OptionalTypesMatchWith<"other", "result", "other", "$_self">]> {
  let arguments = (ins T_PtrLike:$ptr, Optional<T_BoolLike>:$mask, Optional<T_Type>:$other,
    DefaultValuedAttr<DenseI32ArrayAttr, "::llvm::ArrayRef<int32_t>{}">:$boundaryCheck, DefaultValuedAttr<Cache,
    "::mix::Cache::NONE">:$cache, DefaultValuedAttr<Evict, "::mix::Evict::NORMAL">:$evict, DefaultValuedAttr<BoolAttr,
    "false">:$isVolatile);
  let results = (outs T_Type:$result);
  let assemblyFormat = [{
    $ptr (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict
    `:` type($ptr) `->` type($result)
  }];
}
def SplatOp : M<"splat", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins T_Scalar:$src);
  let results = (outs T_Tensor:$r);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($r)";
}
def AddPtrOp : M<"addptr", [Pure, TypesMatchWith<"r is ptr", "result", "ptr", "$_self">]> {
  let arguments = (ins T_PtrLike:$ptr, AnyTypeOf<[AnySignlessInteger, RankedTensorOf<[AnySignlessInteger]>]>:$offset);
  let results = (outs T_PtrLike:$result);
  let assemblyFormat = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)";
}
def RangeOp : M<"make_range", [Pure]> {
  let arguments = (ins I32Attr:$start, I32Attr:$end);
  let results = (outs RankedTensorOf<[I32]>:$r);
  let assemblyFormat = "attr-dict `:` type($r)";
}
// typed constants, flags before operands
def C_Int : MT<"Int", "int", [MemRefElementTypeInterface]> {
  let parameters = (ins "bool":$sgn, "unsigned":$width);
  let assemblyFormat = "`<` $sgn `,` $width `>`";
}
def C_Bool : MT<"Bool", "bool">;
def C_IntAttr : MA<"Int", "int", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
}
def C_BoolAttr : MA<"Bool", "bool", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "::mix::BoolType">:$type, "bool":$value);
  let assemblyFormat = "`<` $value `>`";
}
def Bin : I32EnumAttr<"Bin", "", [I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Or", 1, "or">]> {
  let cppNamespace = "::mix";
}
def Cmp : I32EnumAttr<"Cmp", "", [I32EnumAttrCase<"lt", 0>, I32EnumAttrCase<"eq", 1>]> {
  let cppNamespace = "::mix";
}
def Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"bool_to_int", 0>, I32EnumAttrCase<"integral", 1>]> {
  let cppNamespace = "::mix";
}
def ConstOp : M<"const", [ConstantLike, Pure, AllTypesMatch<["value", "res"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$res);
  let assemblyFormat = "attr-dict $value";
}
def BinOp : M<"binop", [Pure, SameTypeOperands, SameOperandsAndResultType]> {
  let arguments = (ins Bin:$kind, AnyType:$lhs, AnyType:$rhs, UnitAttr:$nuw, UnitAttr:$nsw);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $kind `,` $lhs `,` $rhs `)` (`nsw` $nsw^)? (`nuw` $nuw^)? `:` type($lhs) attr-dict";
}
def CmpOp : M<"cmp", [Pure, SameTypeOperands]> {
  let arguments = (ins Cmp:$kind, AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $kind `,` $lhs `,` $rhs `)` `:` type($lhs) `,` type($result) attr-dict";
}
def CastOp : M<"cast", [Pure]> {
  let arguments = (ins Kind:$kind, AnyType:$src);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $kind `,` $src `:` type($src) `)` `,` type($result) attr-dict";
}
def StoreOp : M<"store"> {
  let arguments = (ins AnyType:$value, T_Ptr:$addr, UnitAttr:$vol, OptionalAttr<I64Attr>:$alignment);
  let assemblyFormat = [{
    (`volatile` $vol^)? (`align` `(` $alignment^ `)`)? attr-dict $value `,` $addr `:` type($value) `,`
    qualified(type($addr))
  }];
}
def ScopeOp : M<"scope", [RecursivelySpeculatable, AutomaticAllocationScope, NoRegionArguments]> {
  let results = (outs Optional<AnyType>:$results);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "$r (`:` type($results)^)? attr-dict";
}
def YieldOp : M<"yield", [ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let assemblyFormat = "($args^ `:` type($args))? attr-dict";
  let builders = [OpBuilder<(ins), "">];
}
def TernaryOp : M<"ternary", [NoRegionArguments]> {
  let arguments = (ins C_Bool:$cond);
  let regions = (region AnyRegion:$t, AnyRegion:$f);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = [{
    `(` $cond `,` `true` $t `,` `false` $f `)` `:` functional-type(operands, results) attr-dict
  }];
}
// groups of results
def Q_Bit : MT<"Bit", "bit">;
def Q_Reg : MT<"Reg", "reg">;
def CustomOp : M<"custom", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<F64>:$params, Variadic<Q_Bit>:$in_qubits, StrAttr:$gate_name, UnitAttr:$adjoint,
    Variadic<Q_Bit>:$in_ctrl_qubits, Variadic<I1>:$in_ctrl_values);
  let results = (outs Variadic<Q_Bit>:$out_qubits, Variadic<Q_Bit>:$out_ctrl_qubits);
  let assemblyFormat = [{
    $gate_name `(` $params `)` $in_qubits (`adj` $adjoint^)? attr-dict (`ctrls` `(` $in_ctrl_qubits^ `)`)?
    (`ctrlvals` `(` $in_ctrl_values^ `)`)? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^)?
  }];
}
def AllocOp : M<"alloc", [Pure]> {
  let arguments = (ins Optional<I64>:$nqubits, OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$nqubits_attr);
  let results = (outs Q_Reg:$qreg);
  let assemblyFormat = "`(` ($nqubits^):($nqubits_attr)? `)` attr-dict `:` type($qreg)";
}
def ExtractOp : M<"extract"> {
  let arguments = (ins Q_Reg:$qreg, Optional<I64>:$idx, OptionalAttr<I64Attr>:$idx_attr);
  let results = (outs Q_Bit:$qubit);
  let assemblyFormat = "$qreg `[` ($idx^):($idx_attr)? `]` attr-dict `:` type($qreg) `->` type($qubit)";
}
def MeasureOp : M<"measure"> {
  let arguments = (ins Q_Bit:$in, OptionalAttr<ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<1>]>>:$postselect);
  let results = (outs I1:$m, Q_Bit:$out);
  let assemblyFormat = "$in (`postselect` $postselect^)? attr-dict `:` type(results)";
}
def SampleOp : M<"sample"> {
  let arguments = (ins AnyTypeOf<[Q_Bit, Q_Reg]>:$obs, Optional<AnyRankedTensor>:$in);
  let results = (outs Optional<AnyRankedTensor>:$samples);
  let assemblyFormat = "$obs (`in` `(` $in^ `:` type($in) `)`)? attr-dict `:` type($obs) (`->` type($samples)^)?";
}
// cases of enums among numbers
def Wire : I32EnumAttr<"Wire", "", [I32EnumAttrCase<"Core", 0>, I32EnumAttrCase<"DMA", 1>, I32EnumAttrCase<"South",
    2>]> {
  let cppNamespace = "::mix";
}
def TileOp : M<"tile", [Pure]> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$col, ConfinedAttr<I32Attr, [IntMinValue<0>]>:$row);
  let results = (outs Index:$result);
  let assemblyFormat = "`(` $col `,` $row `)` attr-dict";
}
def FlowOp : M<"flow"> {
  let arguments = (ins Index:$source, Wire:$sb, I32Attr:$sc, Index:$dest, Wire:$db, I32Attr:$dc);
  let assemblyFormat = "`(` $source `,` $sb `:` $sc `,` $dest `,` $db `:` $dc `)` attr-dict";
}
def FifoT : MT<"Fifo", "fifo"> {
  let parameters = (ins "::mlir::MemRefType":$t);
  let assemblyFormat = "`<` $t `>`";
}
def FifoOp : M<"fifo", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Index:$prod, Variadic<Index>:$cons, AnyAttrOf<[I32Attr,
    ArrayAttr]>:$n, TypeAttrOf<FifoT>:$t);
  let assemblyFormat = "$sym_name `(` $prod `,` `{` $cons `}` `,` $n `)` attr-dict `:` $t";
}
// circuits
def F_UInt : MT<"UInt", "uint"> {
  let parameters = (ins OptionalParameter<"int32_t", "">:$width, DefaultValuedParameter<"bool", "false">:$isConst);
  let assemblyFormat = "(`<` $width^ `>`)?";
  let builders = [];
}
def ParOp : M<"parity", [Pure]> {
  let arguments = (ins SignlessIntegerLike:$x, UnitAttr:$two);
  let results = (outs I1:$r);
  let assemblyFormat = "(`bin` $two^)? $x attr-dict `:` type($x)";
}
def VarOp : M<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$in, UnitAttr:$two);
  let results = (outs AnySignlessInteger:$r);
  let assemblyFormat = "(`bin` $two^)? $in attr-dict `:` type($r)";
}
def MuxOp : M<"mux", [Pure, AllTypesMatch<["t", "f", "r"]>]> {
  let arguments = (ins I1:$c, AnyType:$t, AnyType:$f, UnitAttr:$two);
  let results = (outs AnyType:$r);
  let assemblyFormat = "(`bin` $two^)? $c `,` $t `,` $f attr-dict `:` qualified(type($r))";
}
def ExtOp : M<"extr", [Pure]> {
  let arguments = (ins AnyInteger:$in, I32Attr:$lo);
  let results = (outs AnyInteger:$r);
  let assemblyFormat = "$in `from` $lo attr-dict `:` functional-type($in, $r)";
}
def RegOp : M<"compreg", [Pure, AllTypesMatch<["d", "q"]>, AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$d, I1:$clk, OptionalAttr<StrAttr>:$name, Optional<I1>:$rst, Optional<AnyType>:$rv,
    OptionalAttr<SymbolNameAttr>:$inner);
  let results = (outs AnyType:$q);
  let assemblyFormat = [{
    (`sym` $inner^)? $d `,` $clk (`reset` $rst^ `,` $rv `:` type($rv))? attr-dict `:` type($d)
  }];
}
def CircuitOp : M<"circuit", [IsolatedFromAbove, SymbolTable, SingleBlock, NoTerminator, NoRegionArguments,
    RegionKindInterface, HasOnlyGraphRegion]> {
  let arguments = (ins StrAttr:$name, DefaultValuedAttr<ArrayAttr, "{}">:$annotations);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$name (`[` $annotations^ `]`)? attr-dict-with-keyword $body";
}
// types with attributes in their bodies
def H_ModArith : MT<"ModArith", "mod", [MemRefElementTypeInterface]> {
  let parameters = (ins "::mlir::IntegerAttr":$modulus);
  let assemblyFormat = "`<` $modulus `>`";
}
def H_Poly : MA<"Poly", "poly"> {
  let parameters = (ins "::mlir::Type":$coefficientType, OptionalParameter<"::mlir::IntegerAttr">:$deg);
  let assemblyFormat = "`<` struct(params) `>`";
}
def H_PolyT : MT<"PolyT", "polynomial"> {
  let parameters = (ins "PolyAttr":$ring, OptionalArrayRefParameter<"int64_t">:$levels);
  let assemblyFormat = "`<` `ring` `=` $ring (`,` `levels` `=` `[` $levels^ `]`)? `>`";
}
def H_Enc : MA<"Enc", "enc"> {
  let parameters = (ins "unsigned":$start, "unsigned":$width, OptionalArrayRefParameter<"::mlir::Attribute">:$extra);
  let assemblyFormat = "`<` `start` `=` $start `,` `width` `=` $width (`:` $extra^)? `>`";
}
def EncOp : M<"encapsulate", [Pure, ElementwiseMappable]> {
  let arguments = (ins SignlessIntegerLike:$x);
  let results = (outs AnyTypeOf<[H_ModArith, TensorOf<[H_ModArith]>]>:$r);
  let assemblyFormat = "$x attr-dict `:` type($x) `->` type($r)";
}
def MacOp : M<"mac", [Pure, SameOperandsAndResultType, Elementwise, Scalarizable, Vectorizable, Tensorizable]> {
  let arguments = (ins AnyTypeOf<[H_ModArith, TensorOf<[H_ModArith]>]>:$x, AnyTypeOf<[H_ModArith,
    TensorOf<[H_ModArith]>]>:$y, AnyTypeOf<[H_ModArith, TensorOf<[H_ModArith]>]>:$acc);
  let results = (outs AnyTypeOf<[H_ModArith, TensorOf<[H_ModArith]>]>:$r);
  let assemblyFormat = "operands attr-dict `:` qualified(type($r))";
}
def NttOp : M<"ntt", [Pure]> {
  let arguments = (ins H_PolyT:$x, OptionalAttr<H_Enc>:$enc, OptionalAttr<ArrayAttr>:$roots);
  let results = (outs H_PolyT:$r);
  let assemblyFormat = "$x (`enc` $enc^)? ($roots^)? attr-dict `:` qualified(type($x)) `->` type($r)";
}
// attributes without brackets, groups of operands
def Act : I32EnumAttr<"Act", "", [I32EnumAttrCase<"Active", 0, "enzyme_active">, I32EnumAttrCase<"Const", 1,
    "enzyme_const">]> {
  let cppNamespace = "::mix";
  let genSpecializedAttr = 0;
}
def ActAttr : EnumAttr<Mix_Dialect, Act, "activity"> { let assemblyFormat = "$value"; }
def ActArr : TypedArrayAttrBase<ActAttr, "activities">;
def DiffOp : M<"autodiff", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$fn, Variadic<AnyType>:$inputs, ActArr:$activity, DefaultValuedAttr<I64Attr,
    "1">:$width);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "$fn `(` $inputs `)` attr-dict `:` functional-type($inputs, results)";
}
def BufOp : M<"dispatch", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$workload, SymbolRefAttr:$entry, Variadic<AnyType>:$ops, Variadic<Index>:$dims,
    OptionalAttr<I64ArrayAttr>:$tied);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $entry (`[` $workload^ `]`)? `(` $ops `)` (`dims` `[` $dims^ `]`)? attr-dict `:` functional-type($ops,
    $results)
  }];
}
