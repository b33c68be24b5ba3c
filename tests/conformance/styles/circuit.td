// In the style of compilers of circuits: modules with ports, instances, registers, machines of states, references into modules.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Circuit_Dialect : Dialect {
  let name = "circuit";
  let cppNamespace = "::circuit";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Circuit_Op<string mnemonic, list<Trait> traits = []> : Op<Circuit_Dialect, mnemonic, traits>;

def Circuit_Clock : TypeDef<Circuit_Dialect, "Clock"> { let mnemonic = "clock"; }
def Circuit_Array : TypeDef<Circuit_Dialect, "Array"> {
  let mnemonic = "array";
  let parameters = (ins "uint64_t":$size, "::mlir::Type":$element);
  let assemblyFormat = "`<` $size `x` $element `>`";
}
def Circuit_InOut : TypeDef<Circuit_Dialect, "InOut"> {
  let mnemonic = "inout";
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
}
def Circuit_Predicate : I64EnumAttr<"Predicate", "a comparison", [
  I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"ult", 3>, I64EnumAttrCase<"uge", 4>]> {
  let cppNamespace = "::circuit";
}
def Circuit_Edge : I32EnumAttr<"Edge", "an edge of a signal", [
  I32EnumAttrCase<"AtPosEdge", 0, "posedge">, I32EnumAttrCase<"AtNegEdge", 1, "negedge">, I32EnumAttrCase<"AtEdge", 2, "edge">]> {
  let cppNamespace = "::circuit";
}
def Circuit_ModuleOp : Circuit_Op<"module", [Symbol, SymbolTable, IsolatedFromAbove, RegionKindInterface, HasOnlyGraphRegion, SingleBlockImplicitTerminator<"OutputOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$comment);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name (`comment` $comment^)? attr-dict-with-keyword $body";
}
def Circuit_OutputOp : Circuit_Op<"output", [Terminator, HasParent<"ModuleOp">, Pure, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$outputs);
  let assemblyFormat = "attr-dict ($outputs^ `:` type($outputs))?";
}
def Circuit_PortOp : Circuit_Op<"port", [HasParent<"ModuleOp">]> {
  let arguments = (ins StrAttr:$name);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$name attr-dict `:` type($value)";
}
def Circuit_InstanceOp : Circuit_Op<"instance"> {
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$module, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$name $module `(` $inputs `)` attr-dict `:` functional-type($inputs, $results)";
}
def Circuit_ConstantOp : Circuit_Op<"constant", [Pure, ConstantLike, FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "attr-dict $value";
}
def Circuit_CompareOp : Circuit_Op<"icmp", [Pure, SameTypeOperands]> {
  let arguments = (ins Circuit_Predicate:$predicate, AnySignlessInteger:$lhs, AnySignlessInteger:$rhs, UnitAttr:$twoState);
  let results = (outs I1:$result);
  let assemblyFormat = "(`bin` $twoState^)? $predicate $lhs `,` $rhs attr-dict `:` type($lhs)";
}
class Circuit_Variadic<string mnemonic> : Circuit_Op<mnemonic, [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs, UnitAttr:$twoState);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "(`bin` $twoState^)? $inputs attr-dict `:` type($result)";
}
def Circuit_AddOp : Circuit_Variadic<"add">;
def Circuit_AndOp : Circuit_Variadic<"and">;
def Circuit_XorOp : Circuit_Variadic<"xor">;
def Circuit_MuxOp : Circuit_Op<"mux", [Pure, AllTypesMatch<["yes", "no", "result"]>]> {
  let arguments = (ins I1:$cond, AnyType:$yes, AnyType:$no);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$cond `,` $yes `,` $no attr-dict `:` type($result)";
}
def Circuit_ExtractOp : Circuit_Op<"extract", [Pure]> {
  let arguments = (ins AnySignlessInteger:$input, I32Attr:$lowBit);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
}
def Circuit_RegOp : Circuit_Op<"reg", [AttrSizedOperandSegments, AllTypesMatch<["input", "data"]>]> {
  let arguments = (ins AnyType:$input, Circuit_Clock:$clk, OptionalAttr<StrAttr>:$name, Optional<I1>:$reset, Optional<AnyType>:$value, OptionalAttr<SymbolNameAttr>:$inner_sym);
  let results = (outs AnyType:$data);
  let assemblyFormat = "(`sym` $inner_sym^)? $input `,` $clk (`reset` $reset^ `,` $value)? attr-dict `:` type($data) (`value` type($value)^)?";
}
def Circuit_WireOp : Circuit_Op<"wire", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let results = (outs Circuit_InOut:$result);
  let assemblyFormat = "$sym_name attr-dict `:` type($result)";
}
def Circuit_AssignOp : Circuit_Op<"assign", [TypesMatchWith<"", "dest", "src", "::llvm::cast<InOutType>($_self).getElement()">]> {
  let arguments = (ins Circuit_InOut:$dest, AnyType:$src);
  let assemblyFormat = "$dest `,` $src attr-dict `:` qualified(type($dest))";
}
def Circuit_ReadOp : Circuit_Op<"read", [Pure]> {
  let arguments = (ins SymbolRefAttr:$target);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$target attr-dict `:` type($result)";
}
def Circuit_AssertOp : Circuit_Op<"assert"> {
  let arguments = (ins I1:$property, Circuit_Edge:$edge, Circuit_Clock:$clock, OptionalAttr<StrAttr>:$label);
  let assemblyFormat = "$property `on` $edge $clock (`label` $label^)? attr-dict";
}
def Circuit_MachineOp : Circuit_Op<"machine", [Symbol, SymbolTable, NoTerminator, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$initial);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name `initial` $initial attr-dict-with-keyword $body";
}
def Circuit_StateOp : Circuit_Op<"state", [Symbol, HasParent<"MachineOp">, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region AnyRegion:$output, AnyRegion:$transitions);
  let assemblyFormat = "$sym_name attr-dict `output` $output `transitions` $transitions";
}
def Circuit_TransitionOp : Circuit_Op<"transition", [HasParent<"StateOp">, NoTerminator]> {
  let arguments = (ins FlatSymbolRefAttr:$nextState);
  let regions = (region AnyRegion:$guard);
  let assemblyFormat = "$nextState attr-dict (`guard` $guard^)?";
}
