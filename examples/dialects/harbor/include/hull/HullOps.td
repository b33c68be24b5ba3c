// Hardware: modules with ports, instances, registers, processes.
#ifndef HULL_OPS_TD
#define HULL_OPS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hull_Dialect : Dialect {
  let name = "hull";
  let cppNamespace = "::harbor::hull";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Hull_Op<string mnemonic, list<Trait> traits = []> : Op<Hull_Dialect, mnemonic, traits>;
class Hull_TypeDef<string name> : TypeDef<Hull_Dialect, name>;

def Hull_Bits : Hull_TypeDef<"Bits"> {
  let mnemonic = "bits";
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Hull_Array : Hull_TypeDef<"Array"> {
  let mnemonic = "array";
  let parameters = (ins "::mlir::Type":$elementType, "::mlir::Attribute":$size);
  let hasCustomAssemblyFormat = 1;
}
def Hull_Struct : Hull_TypeDef<"Struct"> {
  let mnemonic = "struct";
  let parameters = (ins ArrayRefParameter<"::harbor::hull::FieldInfo">:$elements);
  let hasCustomAssemblyFormat = 1;
}
def Hull_InOut : Hull_TypeDef<"InOut"> {
  let mnemonic = "inout";
  let parameters = (ins "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}
def Hull_Clock : Hull_TypeDef<"Clock"> {
  let mnemonic = "clock";
}
def Hull_AnyValue : Type<CPred<"::harbor::hull::isHWValueType($_self)">, "a type without inout">;
def Hull_InOutOf : Type<CPred<"::llvm::isa<::harbor::hull::InOutType>($_self)">, "InOutType">;

def Hull_Output : AttrDef<Hull_Dialect, "Output"> {
  let mnemonic = "output";
  let parameters = (ins "::mlir::StringAttr":$file, OptionalParameter<"::mlir::BoolAttr">:$exclude);
  let hasCustomAssemblyFormat = 1;
}
def Hull_InnerRef : AttrDef<Hull_Dialect, "InnerRef"> {
  let mnemonic = "innerNameRef";
  let parameters = (ins "::mlir::SymbolRefAttr":$root, "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
}
def Hull_Path : TypedArrayAttrBase<Hull_InnerRef, "path">;

def Hull_Pred : I64EnumAttr<"Pred", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"ult", 3>]> {
  let cppNamespace = "::harbor::hull";
}
def Hull_Edge : I32EnumAttr<"Edge", "", [I32EnumAttrCase<"Pos", 0, "posedge">, I32EnumAttrCase<"Neg", 1, "negedge">]> {
  let cppNamespace = "::harbor::hull";
}

def Hull_ModuleOp : Hull_Op<"module", [DeclareOpInterfaceMethods<Symbol>, IsolatedFromAbove, RegionKindInterface,
                                       SingleBlockImplicitTerminator<"::harbor::hull::OutputOp">, OpAsmOpInterface]> {
  let summary = "A module with ports";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$module_type, OptionalAttr<ArrayAttr>:$per_port_attrs,
                   OptionalAttr<StrAttr>:$sym_visibility, StrAttr:$comment);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static ::mlir::RegionKind getRegionKind(unsigned index) { return ::mlir::RegionKind::Graph; }
  }];
}

def Hull_OutputOp : Hull_Op<"output", [Terminator, Pure, ReturnLike, HasParent<"ModuleOp">]> {
  let arguments = (ins Variadic<AnyType>:$outputs);
  let assemblyFormat = "attr-dict ($outputs^ `:` qualified(type($outputs)))?";
}

def Hull_InstanceOp : Hull_Op<"instance", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, OpAsmOpInterface]> {
  let arguments = (ins StrAttr:$instanceName, FlatSymbolRefAttr:$moduleName, Variadic<AnyType>:$inputs, StrArrayAttr:$argNames,
                   StrArrayAttr:$resultNames);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
}

def Hull_ConstantOp : Hull_Op<"constant", [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnySignlessInteger:$result);
  let hasCustomAssemblyFormat = 1;
}

class Hull_Binary<string mnemonic, list<Trait> traits = []>
    : Hull_Op<mnemonic, !listconcat(traits, [Pure, SameOperandsAndResultType])> {
  let arguments = (ins AnySignlessInteger:$lhs, AnySignlessInteger:$rhs, UnitAttr:$twoState);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))";
}
def Hull_AddOp : Hull_Binary<"add", [Commutative]>;
def Hull_SubOp : Hull_Binary<"sub">;
def Hull_XorOp : Hull_Binary<"xor", [Commutative]>;

class Hull_Variadic<string mnemonic> : Hull_Op<mnemonic, [Pure, SameOperandsAndResultType, SameTypeOperands]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$inputs attr-dict `:` qualified(type($result))";
}
def Hull_AndOp : Hull_Variadic<"and">;
def Hull_OrOp : Hull_Variadic<"or">;

def Hull_ICmpOp : Hull_Op<"icmp", [Pure, SameTypeOperands]> {
  let arguments = (ins Hull_Pred:$predicate, AnySignlessInteger:$lhs, AnySignlessInteger:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$predicate $lhs `,` $rhs attr-dict `:` qualified(type($lhs))";
}

def Hull_MuxOp : Hull_Op<"mux", [Pure, AllTypesMatch<["trueValue", "falseValue", "result"]>]> {
  let arguments = (ins I1:$cond, AnyType:$trueValue, AnyType:$falseValue);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$cond `,` $trueValue `,` $falseValue attr-dict `:` qualified(type($result))";
}

def Hull_ExtractOp : Hull_Op<"extract", [Pure]> {
  let arguments = (ins AnySignlessInteger:$input, I32Attr:$lowBit);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
}

def Hull_ConcatOp : Hull_Op<"concat", [Pure]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$inputs attr-dict `:` qualified(type($inputs))";
  let traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>];
}

def Hull_StructExtractOp : Hull_Op<"struct_extract", [Pure]> {
  let arguments = (ins Hull_Struct:$input, StrAttr:$field);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}

def Hull_RegOp : Hull_Op<"reg"> {
  let arguments = (ins Optional<AnyType>:$init, StrAttr:$name);
  let results = (outs Hull_InOutOf:$result);
  let assemblyFormat = "(`init` $init^)? `` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result)) custom<InitType>(ref(type($result)), ref($init), type($init))";
}

def Hull_ReadOp : Hull_Op<"read_inout", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Hull_InOutOf:$input);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($input))";
}

def Hull_AlwaysOp : Hull_Op<"always", [NoTerminator, SingleBlock]> {
  let arguments = (ins TypedArrayAttrBase<Hull_Edge, "edges">:$events, Variadic<I1>:$clocks);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "custom<EventList>($events, $clocks) $body attr-dict";
}

def Hull_IfOp : Hull_Op<"if", [NoTerminator, NoRegionArguments, SingleBlock]> {
  let arguments = (ins I1:$cond);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let assemblyFormat = "$cond attr-dict-with-keyword $thenRegion (`else` $elseRegion^)?";
}

def Hull_CaseOp : Hull_Op<"case", [NoTerminator]> {
  let arguments = (ins AnySignlessInteger:$cond, ArrayAttr:$casePatterns);
  let regions = (region VariadicRegion<SizedRegion<1>>:$caseRegions);
  let hasCustomAssemblyFormat = 1;
}

def Hull_AssignOp : Hull_Op<"passign"> {
  let arguments = (ins Hull_InOutOf:$dest, AnyType:$src);
  let assemblyFormat = "$dest `,` $src attr-dict `:` qualified(type($src)) custom<InOutElement>(ref(type($src)), type($dest))";
}

def Hull_VerbatimOp : Hull_Op<"verbatim"> {
  let arguments = (ins StrAttr:$format_string, Variadic<AnyType>:$substitutions, DefaultValuedAttr<ArrayAttr, "{}">:$symbols);
  let assemblyFormat = "$format_string (`(` $substitutions^ `)` `:` qualified(type($substitutions)))? attr-dict";
}

def Hull_HierPathOp : Hull_Op<"hierpath", [IsolatedFromAbove, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, Hull_Path:$namepath);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) $sym_name $namepath attr-dict";
}

def Hull_CompRegOp : Hull_Op<"compreg", [AllTypesMatch<["input", "data"]>, AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$input, Hull_Clock:$clk, OptionalAttr<StrAttr>:$name, Optional<I1>:$reset, Optional<AnyType>:$resetValue);
  let results = (outs AnyType:$data);
  let assemblyFormat = [{
    (`name` $name^)? $input `,` $clk (`reset` $reset^ `,` $resetValue)? attr-dict `:` qualified(type($data))
    custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue))
  }];
}

#endif
