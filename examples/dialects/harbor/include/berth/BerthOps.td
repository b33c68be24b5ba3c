// Work that is sent off to devices: regions with captures that only C++ parses.
#ifndef BERTH_OPS_TD
#define BERTH_OPS_TD

include "port/PortBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Berth_Dialect : Dialect {
  let name = "berth";
  let cppNamespace = "::harbor::berth";
  let dependentDialects = ["::harbor::port::PortDialect", "::mlir::tensor::TensorDialect"];
  let useDefaultTypePrinterParser = 0;
}

class Berth_Op<string mnemonic, list<Trait> traits = []> : Op<Berth_Dialect, mnemonic, traits>;

// A type without a TypeDef: nothing but C++ knows how it is spelled.
def Berth_DispatchTensor : DialectType<Berth_Dialect, CPred<"::llvm::isa<::harbor::berth::DispatchTensorType>($_self)">, "dispatch.tensor">;
def Berth_Channel : TypeDef<Berth_Dialect, "Channel"> {
  let mnemonic = "channel";
}
def Berth_DummyType : TypeDef<Berth_Dialect, "Dummy"> {
  let mnemonic = "dummy";
}

def Berth_WorkgroupsOp : Berth_Op<"dispatch.workgroups", [AttrSizedOperandSegments, IsolatedFromAbove]> {
  let summary = "A grid of workgroups";
  let arguments = (ins Variadic<Index>:$workload, Variadic<AnyType>:$arguments, Variadic<Index>:$argument_dims,
                   Variadic<Index>:$result_dims, OptionalAttr<ArrayAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$workgroup_body, AnyRegion:$workgroup_count);
  let assemblyFormat = [{
    (`[` $workload^ `]`)? ``
    `(` $arguments `)` `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)
    attr-dict-with-keyword
    `=` `\n` ` ` ` ` ` `
    custom<DispatchWorkgroupBody>(ref(type($arguments)), ref(type($results)), $workgroup_body)
    `` custom<DispatchWorkgroupsCountRegion>($workgroup_count)
  }];
}

def Berth_RegionOp : Berth_Op<"dispatch.region", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$result_dims, Variadic<Index>:$workload);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region AnyRegion:$body, AnyRegion:$workgroup_count);
  let hasCustomAssemblyFormat = 1;
}

def Berth_DispatchOp : Berth_Op<"dispatch", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Variadic<Index>:$workload, SymbolRefArrayAttr:$entry_points, Variadic<AnyType>:$arguments,
                   Variadic<Index>:$argument_dims, Variadic<Index>:$result_dims, OptionalAttr<ArrayAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points)
    (`[` $workload^ `]`)? ``
    `(` $arguments `)` attr-dict `:`
    custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)
  }];
}

def Berth_ReturnOp : Berth_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Berth_WorkgroupIdOp : Berth_Op<"dispatch.workgroup.id", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins IndexAttr:$dimension);
  let results = (outs Index:$result);
  let assemblyFormat = "`[` $dimension `]` attr-dict `:` type($result)";
}

def Berth_TensorLoadOp : Berth_Op<"dispatch.tensor.load", [AttrSizedOperandSegments]> {
  let arguments = (ins Berth_DispatchTensor:$source, Variadic<Index>:$source_dims, Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                   Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                   DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    `,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)
    `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    `,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) (`{` $source_dims^ `}`)? `->` type($result)
  }];
}

def Berth_TensorSplatOp : Berth_Op<"tensor.splat"> {
  let arguments = (ins AnyType:$value, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$value `:` type($value) `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword";
}

def Berth_TensorReshapeOp : Berth_Op<"tensor.reshape"> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$source_dims, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let traits = [AttrSizedOperandSegments];
  let assemblyFormat = [{
    $source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
  }];
}

def Berth_TensorTraceOp : Berth_Op<"tensor.trace"> {
  let arguments = (ins StrAttr:$key, Variadic<AnyRankedTensor>:$values, Variadic<Index>:$value_dims);
  let traits = [AttrSizedOperandSegments];
  let assemblyFormat = "$key `=` `[` custom<ShapedOperandList>($values, type($values), $value_dims) `]` attr-dict-with-keyword";
}

def Berth_ChannelCountOp : Berth_Op<"channel.count", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Berth_Channel:$channel);
  let results = (outs Index:$result);
  let assemblyFormat = "$channel `:` type($result) attr-dict-with-keyword";
}

#endif
