// In the style of a language's own level: records, casts of a kind, scopes, switches, globals with linkage, loops of three regions.
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Lang_Dialect : Dialect {
  let name = "lang";
  let cppNamespace = "::lang";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Lang_Op<string mnemonic, list<Trait> traits = []> : Op<Lang_Dialect, mnemonic, traits>;

def Lang_Int : TypeDef<Lang_Dialect, "Int"> {
  let mnemonic = "int";
  let parameters = (ins "bool":$isSigned, "unsigned":$width);
  let hasCustomAssemblyFormat = 1;
}
def Lang_Ptr : TypeDef<Lang_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "::mlir::Type":$pointee);
  let assemblyFormat = "`<` $pointee `>`";
}
def Lang_Bool : TypeDef<Lang_Dialect, "Bool"> { let mnemonic = "bool"; }
def Lang_Record : TypeDef<Lang_Dialect, "Record"> {
  let mnemonic = "record";
  let parameters = (ins StringRefParameter<"">:$name, ArrayRefParameter<"::mlir::Type">:$members, OptionalParameter<"bool">:$packed);
  let assemblyFormat = "`<` $name `{` $members `}` (`packed` $packed^)? `>`";
}
def Lang_CastKind : I32EnumAttr<"CastKind", "a kind of cast", [
  I32EnumAttrCase<"integral", 1>, I32EnumAttrCase<"int_to_bool", 2>, I32EnumAttrCase<"bool_to_int", 3>, I32EnumAttrCase<"array_to_ptrdecay", 4>, I32EnumAttrCase<"bitcast", 5>]> { let cppNamespace = "::lang"; }
def Lang_BinKind : I32EnumAttr<"BinKind", "a kind of operation", [
  I32EnumAttrCase<"Add", 1, "add">, I32EnumAttrCase<"Sub", 2, "sub">, I32EnumAttrCase<"Mul", 3, "mul">, I32EnumAttrCase<"Or", 4, "or">]> { let cppNamespace = "::lang"; }
def Lang_CmpKind : I32EnumAttr<"CmpKind", "a comparison", [
  I32EnumAttrCase<"lt", 1>, I32EnumAttrCase<"le", 2>, I32EnumAttrCase<"eq", 3>, I32EnumAttrCase<"ne", 4>]> { let cppNamespace = "::lang"; }
def Lang_Linkage : I32EnumAttr<"Linkage", "how symbols of files meet", [
  I32EnumAttrCase<"External", 0, "external">, I32EnumAttrCase<"Internal", 1, "internal">, I32EnumAttrCase<"Weak", 2, "weak">]> { let cppNamespace = "::lang"; }
def Lang_Order : I32EnumAttr<"Order", "an order of memory", [
  I32EnumAttrCase<"Relaxed", 0, "relaxed">, I32EnumAttrCase<"Acquire", 1, "acquire">, I32EnumAttrCase<"SeqCst", 2, "seq_cst">]> { let cppNamespace = "::lang"; }
def Lang_IntAttr : AttrDef<Lang_Dialect, "IntValue", [TypedAttrInterface]> {
  let mnemonic = "int";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
}
def Lang_GlobalOp : Lang_Op<"global", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$sym_type, Lang_Linkage:$linkage, UnitAttr:$constant, OptionalAttr<I64Attr>:$alignment);
  let assemblyFormat = "(`constant` $constant^)? $linkage $sym_name `:` $sym_type (`align` `(` $alignment^ `)`)? attr-dict";
}
def Lang_GetGlobalOp : Lang_Op<"get_global", [Pure]> {
  let arguments = (ins FlatSymbolRefAttr:$name, UnitAttr:$tls);
  let results = (outs Lang_Ptr:$addr);
  let assemblyFormat = "(`thread_local` $tls^)? $name `:` qualified(type($addr)) attr-dict";
}
def Lang_ConstOp : Lang_Op<"const", [Pure, ConstantLike]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$res);
  let assemblyFormat = "attr-dict $value `:` type($res)";
}
def Lang_AllocaOp : Lang_Op<"alloca"> {
  let arguments = (ins TypeAttr:$allocaType, StrAttr:$name, UnitAttr:$init, OptionalAttr<I64Attr>:$alignment);
  let results = (outs Lang_Ptr:$addr);
  let assemblyFormat = "$allocaType `,` qualified(type($addr)) `,` `[` $name (`,` `init` $init^)? `]` attr-dict";
}
def Lang_LoadOp : Lang_Op<"load", [TypesMatchWith<"", "addr", "result", "::llvm::cast<PtrType>($_self).getPointee()">]> {
  let arguments = (ins Lang_Ptr:$addr, UnitAttr:$isDeref, UnitAttr:$isVolatile, OptionalAttr<Lang_Order>:$order);
  let results = (outs AnyType:$result);
  let assemblyFormat = "(`deref` $isDeref^)? (`volatile` $isVolatile^)? (`atomic` `(` $order^ `)`)? $addr `:` qualified(type($addr)) attr-dict";
}
def Lang_StoreOp : Lang_Op<"store", [TypesMatchWith<"", "addr", "value", "::llvm::cast<PtrType>($_self).getPointee()">]> {
  let arguments = (ins AnyType:$value, Lang_Ptr:$addr, OptionalAttr<Lang_Order>:$order);
  let assemblyFormat = "(`atomic` `(` $order^ `)`)? $value `,` $addr attr-dict `:` qualified(type($addr))";
}
def Lang_CastOp : Lang_Op<"cast", [Pure]> {
  let arguments = (ins Lang_CastKind:$kind, AnyType:$src);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$kind $src `:` type($src) `->` type($result) attr-dict";
}
def Lang_BinOp : Lang_Op<"binop", [Pure, SameTypeOperands, SameOperandsAndResultType]> {
  let arguments = (ins Lang_BinKind:$kind, AnyType:$lhs, AnyType:$rhs, UnitAttr:$nsw);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $kind `,` $lhs `,` $rhs `)` (`nsw` $nsw^)? `:` type($lhs) attr-dict";
}
def Lang_CmpOp : Lang_Op<"cmp", [Pure, SameTypeOperands]> {
  let arguments = (ins Lang_CmpKind:$kind, AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyTypeOf<[Lang_Bool, I1]>:$result);
  let assemblyFormat = "`(` $kind `,` $lhs `,` $rhs `)` `:` type($lhs) `,` type($result) attr-dict";
}
def Lang_ConditionOp : Lang_Op<"condition", [Terminator, HasParent<"ForOp">]> {
  let arguments = (ins AnyTypeOf<[Lang_Bool, I1]>:$condition);
  let assemblyFormat = "`(` $condition `)` attr-dict `:` type($condition)";
}
def Lang_YieldOp : Lang_Op<"yield", [Pure, ReturnLike, Terminator, ParentOneOf<["ForOp", "ScopeOp", "IfOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let assemblyFormat = "($args^ `:` type($args))? attr-dict";
}
def Lang_BreakOp : Lang_Op<"break", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Lang_ScopeOp : Lang_Op<"scope"> {
  let results = (outs Optional<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body (`:` type($results)^)? attr-dict";
}
def Lang_IfOp : Lang_Op<"if"> {
  let arguments = (ins AnyTypeOf<[Lang_Bool, I1]>:$condition);
  let regions = (region AnyRegion:$then, AnyRegion:$else);
  let assemblyFormat = "$condition `:` type($condition) $then (`else` $else^)? attr-dict";
}
def Lang_ForOp : Lang_Op<"for"> {
  let regions = (region SizedRegion<1>:$cond, MinSizedRegion<1>:$body, SizedRegion<1>:$step);
  let assemblyFormat = "`:` `cond` $cond `body` $body `step` $step attr-dict";
}
def Lang_MemberOp : Lang_Op<"get_member", [Pure]> {
  let arguments = (ins Lang_Ptr:$addr, StrAttr:$name, IndexAttr:$index);
  let results = (outs Lang_Ptr:$result);
  let assemblyFormat = "$addr `[` $index `]` attr-dict `:` qualified(type($addr)) `->` qualified(type($result))";
}
def Lang_CallOp : Lang_Op<"call", [CallOpInterface]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args, UnitAttr:$nothrow, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "$callee `(` $args `)` (`nothrow` $nothrow^)? `:` functional-type($args, $result) attr-dict";
}
