// Resources, timepoints and commands.
#ifndef CRANE_OPS_TD
#define CRANE_OPS_TD

include "port/PortBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Crane_Dialect : Dialect {
  let name = "crane";
  let cppNamespace = "::harbor::crane";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 1;
}

class Crane_Op<string mnemonic, list<Trait> traits = []> : Op<Crane_Dialect, mnemonic, traits>;

def Crane_Lifetime : I32EnumAttr<"Lifetime", "", [
    I32EnumAttrCase<"Unknown", 0, "*">, I32EnumAttrCase<"External", 1, "external">,
    I32EnumAttrCase<"Staging", 2, "staging">, I32EnumAttrCase<"Transient", 3, "transient">]> {
  let cppNamespace = "::harbor::crane";
}

def Crane_AccessBits : I32BitEnumAttr<"Access", "", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">]> {
  let separator = "|";
  let cppNamespace = "::harbor::crane";
  let genSpecializedAttr = 0;
}
def Crane_AccessAttr : EnumAttr<Crane_Dialect, Crane_AccessBits, "access"> {
  let assemblyFormat = "$value";
}
def Crane_Mode : I32EnumAttr<"Mode", "", [I32EnumAttrCase<"Once", 0, "once">, I32EnumAttrCase<"Again", 1, "again">]> {
  let cppNamespace = "::harbor::crane";
  let genSpecializedAttr = 0;
}
def Crane_ModeAttr : EnumAttr<Crane_Dialect, Crane_Mode, "mode">;

def Crane_Resource : TypeDef<Crane_Dialect, "Resource"> {
  let mnemonic = "resource";
  let parameters = (ins "Lifetime":$lifetime);
}
def Crane_Timepoint : TypeDef<Crane_Dialect, "Timepoint"> {
  let mnemonic = "timepoint";
}
def Crane_BuildableTimepoint : DialectType<Crane_Dialect, CPred<"::llvm::isa<::harbor::crane::TimepointType>($_self)">, "timepoint">,
    BuildableType<"$_builder.getType<::harbor::crane::TimepointType>()">;

def Crane_PartitionAttr : AttrDef<Crane_Dialect, "Partition"> {
  let mnemonic = "partition";
  let parameters = (ins "::mlir::SymbolRefAttr":$device, ArrayRefParameter<"int64_t">:$queues,
                    OptionalParameter<"::mlir::DictionaryAttr">:$config);
  let assemblyFormat = "`<` $device `,` `queues` `=` `[` $queues `]` (`,` $config^)? `>`";
}

def Crane_AllocOp : Crane_Op<"resource.alloc"> {
  let arguments = (ins Index:$storage_size, UnitAttr:$uninitialized, OptionalAttr<Crane_PartitionAttr>:$affinity);
  let results = (outs Crane_Resource:$result);
  let assemblyFormat = [{
    (`uninitialized` $uninitialized^)?
    (`on` `(` $affinity^ `)`)?
    attr-dict `:` type($result) `{` $storage_size `}`
  }];
}

def Crane_AllocaOp : Crane_Op<"resource.alloca"> {
  let arguments = (ins Index:$storage_size, Optional<Crane_BuildableTimepoint>:$await_timepoint, OptionalAttr<Crane_PartitionAttr>:$affinity);
  let results = (outs Crane_Resource:$result, Crane_BuildableTimepoint:$result_timepoint);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)?
    (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    attr-dict-with-keyword type($result) `{` $storage_size `}` `=` `` `>` type($result_timepoint)
  }];
}

def Crane_SizeOp : Crane_Op<"resource.size", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Crane_Resource:$operand);
  let results = (outs Index:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Crane_SubviewOp : Crane_Op<"resource.subview", [AllTypesMatch<["source", "result"]>]> {
  let arguments = (ins Crane_Resource:$source, Index:$source_size, Index:$source_offset, Index:$result_size);
  let results = (outs Crane_Resource:$result);
  let assemblyFormat = [{
    $source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}`
    attr-dict-with-keyword
  }];
}

def Crane_PackOp : Crane_Op<"resource.pack"> {
  let arguments = (ins Optional<Index>:$offset, IndexListArrayAttr:$lifetime_intervals, Variadic<Index>:$dynamic_slice_sizes);
  let results = (outs Index:$total_length, Variadic<Index>:$packed_offsets);
  let traits = [AttrSizedOperandSegments];
  let assemblyFormat = [{
    (`offset` `(` $offset^ `)`)?
    `slices` `(` `{` custom<PackSliceRanges>($lifetime_intervals, $dynamic_slice_sizes) `}` `)`
    `:` custom<PackedTypes>(type($total_length), type($packed_offsets)) attr-dict-with-keyword
  }];
}

def Crane_CmdFillOp : Crane_Op<"cmd.fill"> {
  let arguments = (ins Crane_Resource:$target, Index:$target_size, Index:$target_offset, Index:$target_length, AnyInteger:$value);
  let assemblyFormat = [{
    $value `,` $target `[` $target_offset `for` $target_length `]` `:` type($value) `->` type($target) `` `{` $target_size `}`
    attr-dict-with-keyword
  }];
}

def Crane_CmdDispatchOp : Crane_Op<"cmd.dispatch", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$workload, SymbolRefArrayAttr:$entry_points, Variadic<AnyType>:$uniform_operands,
                   Variadic<Crane_Resource>:$resources, Variadic<Index>:$resource_sizes, Variadic<Index>:$resource_offsets,
                   Variadic<Index>:$resource_lengths, TypedArrayAttrBase<Crane_AccessAttr, "accesses">:$resource_accesses);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points)
    (`[` $workload^ `]`)? ``
    (`(` $uniform_operands^ `:` type($uniform_operands) `)`)?
    `{` custom<DispatchResources>($resources, type($resources), $resource_sizes, $resource_offsets, $resource_lengths, $resource_accesses) `}`
    attr-dict-with-keyword
  }];
}

def Crane_CmdSerialOp : Crane_Op<"cmd.serial", [SingleBlockImplicitTerminator<"::harbor::crane::YieldOp">, RecursiveMemoryEffects]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict-with-keyword";
}

def Crane_CmdExecuteOp : Crane_Op<"cmd.execute", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let arguments = (ins UnitAttr:$once, Optional<Crane_BuildableTimepoint>:$await_timepoint, Variadic<Crane_Resource>:$resource_operands,
                   Variadic<Index>:$resource_operand_sizes, OptionalAttr<Crane_PartitionAttr>:$affinity);
  let results = (outs Crane_BuildableTimepoint:$result_timepoint);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`once` $once^)?
    (`on` `(` $affinity^ `)`)?
    (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
    `with` ``
    custom<ResourceRegion>($resource_operands, type($resource_operands), $resource_operand_sizes, $body)
    `=` `` `>` type($result_timepoint)
    attr-dict-with-keyword
  }];
}

def Crane_YieldOp : Crane_Op<"yield", [Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Crane_JoinOp : Crane_Op<"timepoint.join", [Pure]> {
  let arguments = (ins Variadic<Crane_BuildableTimepoint>:$await_timepoints);
  let results = (outs Crane_BuildableTimepoint:$result_timepoint);
  let assemblyFormat = "`max` `(` $await_timepoints `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword";
}

def Crane_AwaitOp : Crane_Op<"timepoint.await", [Pure, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Crane_Resource>:$resource_operands, Variadic<Index>:$resource_operand_sizes, Crane_BuildableTimepoint:$await_timepoint);
  let results = (outs Variadic<Crane_Resource>:$results);
  let assemblyFormat = [{
    $await_timepoint `=` `` `>` $resource_operands `:` custom<SizeAwareTypeList>(type($resource_operands), type($results), $resource_operand_sizes)
    attr-dict-with-keyword
  }];
}

def Crane_CollectiveOp : Crane_Op<"collective"> {
  let arguments = (ins Crane_ModeAttr:$mode, Crane_AccessAttr:$access, Crane_Resource:$target, DefaultValuedAttr<I64Attr, "1">:$count,
                   OptionalAttr<TypedArrayAttrBase<Crane_PartitionAttr, "partitions">>:$partitions);
  let assemblyFormat = "`<` $mode `>` $access $target (`count` $count^)? (`over` $partitions^)? attr-dict `:` type($target)";
}

#endif
