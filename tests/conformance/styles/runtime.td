// In the style of a runtime's compiler: devices, command buffers, fences, executables with exports, dispatches with nested symbols.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Runtime_Dialect : Dialect {
  let name = "runtime";
  let cppNamespace = "::runtime";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Runtime_Op<string mnemonic, list<Trait> traits = []> : Op<Runtime_Dialect, mnemonic, traits>;
class Runtime_Type<string name, string short> : TypeDef<Runtime_Dialect, name> { let mnemonic = short; }

def Runtime_Device : Runtime_Type<"Device", "device">;
def Runtime_Buffer : Runtime_Type<"Buffer", "buffer">;
def Runtime_Fence : Runtime_Type<"Fence", "fence">;
def Runtime_Commands : Runtime_Type<"CommandBuffer", "command_buffer">;
def Runtime_Modes : I32BitEnumAttr<"Modes", "modes of a command buffer", [
  I32BitEnumAttrCaseNone<"None", "None">, I32BitEnumAttrCaseBit<"OneShot", 0>, I32BitEnumAttrCaseBit<"AllowInline", 2>]> {
  let cppNamespace = "::runtime";
  let separator = "|";
}
def Runtime_Memory : I32BitEnumAttr<"MemoryBits", "kinds of memory", [
  I32BitEnumAttrCaseBit<"HostVisible", 0>, I32BitEnumAttrCaseBit<"DeviceVisible", 1>, I32BitEnumAttrCaseBit<"DeviceLocal", 2>]> {
  let cppNamespace = "::runtime";
  let genSpecializedAttr = 0;
  let separator = "|";
}
def Runtime_MemoryAttr : EnumAttr<Runtime_Dialect, Runtime_Memory, "memory"> { let assemblyFormat = "`<` $value `>`"; }
def Runtime_Target : AttrDef<Runtime_Dialect, "Target"> {
  let mnemonic = "target";
  let parameters = (ins "::mlir::StringAttr":$backend, "::mlir::StringAttr":$format, OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let assemblyFormat = "`<` $backend `,` $format (`,` $configuration^)? `>`";
}
def Runtime_Workgroup : AttrDef<Runtime_Dialect, "Workgroup"> {
  let mnemonic = "workgroup";
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, OptionalParameter<"int64_t">:$subgroup);
  let assemblyFormat = "`<` `sizes` `=` `[` $sizes `]` (`,` `subgroup` `=` $subgroup^)? `>`";
}
def Runtime_ExecutableOp : Runtime_Op<"executable", [Symbol, SymbolTable, IsolatedFromAbove, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword $body";
}
def Runtime_VariantOp : Runtime_Op<"executable.variant", [Symbol, SymbolTable, HasParent<"ExecutableOp">, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Runtime_Target:$target);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name `target` `(` $target `)` attr-dict-with-keyword $body";
}
def Runtime_ExportOp : Runtime_Op<"executable.export", [Symbol, HasParent<"VariantOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, IndexAttr:$ordinal, OptionalAttr<Runtime_Workgroup>:$workgroup);
  let assemblyFormat = "$sym_name `ordinal` `(` $ordinal `)` (`workgroup` `(` $workgroup^ `)`)? attr-dict";
}
def Runtime_EndOp : Runtime_Op<"executable.end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Runtime_GlobalOp : Runtime_Op<"global", [Symbol]> {
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `:` $type attr-dict";
}
def Runtime_GlobalLoadOp : Runtime_Op<"global.load", [Pure]> {
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}
def Runtime_AllocateOp : Runtime_Op<"allocator.allocate"> {
  let arguments = (ins Runtime_Device:$device, Runtime_MemoryAttr:$memory, Index:$size);
  let results = (outs Runtime_Buffer:$result);
  let assemblyFormat = "`<` $device `:` type($device) `>` `type` `(` $memory `)` `:` type($result) `` `{` $size `}` attr-dict";
}
def Runtime_FenceOp : Runtime_Op<"fence.create"> {
  let arguments = (ins Runtime_Device:$device, DefaultValuedAttr<I32Attr, "0">:$flags);
  let results = (outs Runtime_Fence:$result);
  let assemblyFormat = "`device` `(` $device `:` type($device) `)` (`flags` `(` $flags^ `)`)? `:` type($result) attr-dict";
}
def Runtime_JoinOp : Runtime_Op<"fence.join", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<Runtime_Fence>:$fences);
  let results = (outs Runtime_Fence:$result);
  let assemblyFormat = "`at` `(` $fences `)` `->` type($result) attr-dict";
}
def Runtime_CreateOp : Runtime_Op<"command_buffer.create"> {
  let arguments = (ins Runtime_Device:$device, Runtime_Modes:$modes);
  let results = (outs Runtime_Commands:$result);
  let assemblyFormat = "`device` `(` $device `:` type($device) `)` `mode` `(` $modes `)` `:` type($result) attr-dict";
}
def Runtime_DispatchOp : Runtime_Op<"command_buffer.dispatch", [AttrSizedOperandSegments]> {
  let arguments = (ins Runtime_Commands:$commands, SymbolRefAttr:$entry, Variadic<Index>:$workload, Variadic<Runtime_Buffer>:$bindings, Variadic<Index>:$lengths);
  let assemblyFormat = [{
    `<` $commands `:` type($commands) `>` `target` `(` $entry `)` `workgroups` `(` `[` $workload `]` `)`
    `bindings` `(` `[` custom<Bindings>($bindings, type($bindings), $lengths) `]` `)` attr-dict
  }];
}
def Runtime_FillOp : Runtime_Op<"command_buffer.fill"> {
  let arguments = (ins Runtime_Commands:$commands, Runtime_Buffer:$target, Index:$offset, Index:$length, AnyTypeOf<[I8, I16, I32]>:$pattern);
  let assemblyFormat = [{
    `<` $commands `:` type($commands) `>` `target` `(` $target `:` type($target) `)` `` `[` $offset `,` $length `]`
    `pattern` `(` $pattern `:` type($pattern) `)` attr-dict
  }];
}
def Runtime_SubmitOp : Runtime_Op<"submit", [AttrSizedOperandSegments]> {
  let arguments = (ins Runtime_Device:$device, Variadic<Runtime_Commands>:$commands, Optional<Runtime_Fence>:$wait, Optional<Runtime_Fence>:$signal);
  let assemblyFormat = [{
    `<` $device `:` type($device) `>` oilist(`wait` `(` $wait `:` type($wait) `)` | `signal` `(` $signal `:` type($signal) `)`)
    `commands` `(` $commands `:` type($commands) `)` attr-dict
  }];
}
