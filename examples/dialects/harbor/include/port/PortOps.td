#ifndef PORT_OPS_TD
#define PORT_OPS_TD

include "port/PortBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Port_GlobalOp : Port_Op<"global", [DeclareOpInterfaceMethods<Symbol>, IsolatedFromAbove]> {
  let summary = "A global of any type";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable,
                   OptionalAttr<TypedAttrInterface>:$initial_value);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility)
    (`mutable` $is_mutable^)?
    $sym_name
    attr-dict
    custom<TypeOrAttr>($type, $initial_value)
  }];
}

def Port_GlobalAddressOp : Port_Op<"global.address", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs Port_PtrType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}

def Port_GlobalLoadOp : Port_Op<"global.load", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Arg<FlatSymbolRefAttr, "", []>:$global, UnitAttr:$is_immutable);
  let results = (outs AnyType:$result);
  let assemblyFormat = "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)";
}

def Port_GlobalStoreOp : Port_Op<"global.store", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins AnyType:$value, FlatSymbolRefAttr:$global);
  let assemblyFormat = "$value `,` $global attr-dict `:` type($value)";
}

def Port_InitializerOp : Port_Op<"initializer", [IsolatedFromAbove, DeclareOpInterfaceMethods<CallableOpInterface>]> {
  let summary = "Runs when the module is loaded";
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                   OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Port_FuncOp : Port_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, FunctionOpInterface, OpAsmOpInterface]> {
  let summary = "A function, results of which may be tied to arguments";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<ArrayAttr>:$tied_operands,
                   OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                   OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<Port_InlineNeverAttr>:$inlining_policy);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility)
    $sym_name
    ``
    custom<ShapedFunctionSignature>($function_type, $tied_operands, $arg_attrs, $res_attrs)
    attr-dict-with-keyword
    ($body^)?
  }];
}

def Port_CallOp : Port_Op<"call", [DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<ArrayAttr>:$tied_operands,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee
    `(` $operands `)`
    attr-dict `:`
    custom<ShapedFunctionType>(ref($operands), type($operands), type($results), $tied_operands)
  }];
}

def Port_ReturnOp : Port_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Port_CastOp : Port_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

def Port_NullOp : Port_Op<"null", [Pure, ConstantLike]> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Port_AlignOp : Port_Op<"align", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$value, SignlessIntegerOrIndexLike:$alignment);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$value `,` $alignment attr-dict `:` type($result)";
}

def Port_SizeOfOp : Port_Op<"sizeof", [Pure]> {
  let arguments = (ins TypeAttr:$sizedType);
  let results = (outs Index:$size);
  let assemblyFormat = "$sizedType attr-dict-with-keyword";
}

def Port_RangeMinOp : Port_Op<"range.min", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<SignlessIntegerOrIndexLike>:$operands);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operands attr-dict `:` type($result)";
}

def Port_SwitchOp : Port_Op<"switch", [Pure, AllTypesMatch<["default_value", "result"]>]> {
  let arguments = (ins Index:$index, AnyType:$default_value, Variadic<AnyType>:$values);
  let results = (outs AnyType:$result);
  let assemblyFormat = "type($default_value) `from` custom<TypedValueList>(ref(type($default_value)), $values, type($values)) `at` $index `else` $default_value attr-dict `:` type($result)";
}

def Port_ListCreateOp : Port_Op<"list.create"> {
  let arguments = (ins Optional<Index>:$initial_capacity);
  let results = (outs Port_ListType:$result);
  let assemblyFormat = "($initial_capacity^)? attr-dict `:` qualified(type($result))";
}

def Port_ListGetOp : Port_Op<"list.get"> {
  let arguments = (ins Port_AnyList:$list, Index:$index);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$list `[` $index `]` attr-dict `:` custom<ListTypeGet>(type($list), type($result))";
}

def Port_ListSetOp : Port_Op<"list.set"> {
  let arguments = (ins Port_AnyList:$list, Index:$index, AnyType:$value);
  let assemblyFormat = "$list `[` $index `]` `,` $value attr-dict `:` custom<ListTypeSet>(type($list), type($value))";
}

def Port_BufferConstantOp : Port_Op<"buffer.constant", [Pure]> {
  let arguments = (ins OptionalAttr<StrAttr>:$name, TypedAttrInterface:$value, OptionalAttr<IndexAttr>:$alignment);
  let results = (outs Port_BufferType:$result);
  let assemblyFormat = "($name^)? attr-dict `:` type($result) `=` $value";
}

def Port_BufferSliceOp : Port_Op<"buffer.slice", [Pure]> {
  let arguments = (ins Port_BufferType:$source, Index:$source_size, Index:$offset, Index:$result_size);
  let results = (outs Port_BufferType:$result);
  let assemblyFormat = [{
    $source `[` $offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}`
  }];
}

def Port_UnreachableOp : Port_Op<"unreachable", [Terminator]> {
  let arguments = (ins StrAttr:$message);
  let assemblyFormat = "$message attr-dict";
}

#endif
