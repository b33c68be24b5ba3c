// In the style of compilers of graphs of tensors: bundles of parameters as attributes, precisions, tokens, reductions, custom calls.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hlo_Dialect : Dialect {
  let name = "hlo";
  let cppNamespace = "::hlo";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Hlo_Op<string mnemonic, list<Trait> traits = []> : Op<Hlo_Dialect, mnemonic, traits>;

def Hlo_TokenType : TypeDef<Hlo_Dialect, "Token"> { let mnemonic = "token"; }
def Hlo_PrecisionEnum : I32EnumAttr<"Precision", "how precise", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>, I32EnumAttrCase<"HIGHEST", 2>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::hlo";
}
def Hlo_Precision : EnumAttr<Hlo_Dialect, Hlo_PrecisionEnum, "precision">;
def Hlo_DirectionEnum : I32EnumAttr<"Direction", "a comparison", [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>, I32EnumAttrCase<"LT", 5>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::hlo";
}
def Hlo_Direction : EnumAttr<Hlo_Dialect, Hlo_DirectionEnum, "comparison_direction"> { let assemblyFormat = "`<` $value `>`"; }
def Hlo_CompareEnum : I32EnumAttr<"CompareType", "which numbers", [
  I32EnumAttrCase<"FLOAT", 1>, I32EnumAttrCase<"TOTALORDER", 2>, I32EnumAttrCase<"SIGNED", 3>, I32EnumAttrCase<"UNSIGNED", 4>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::hlo";
}
def Hlo_Compare : EnumAttr<Hlo_Dialect, Hlo_CompareEnum, "comparison_type">;
def Hlo_Dims : ArrayRefParameter<"int64_t">;
class Hlo_Numbers<string what> : OptionalArrayRefParameter<"int64_t", what>;
def Hlo_DotNumbers : AttrDef<Hlo_Dialect, "DotNumbers"> {
  let mnemonic = "dot";
  let parameters = (ins Hlo_Numbers<"">:$lhs_batching, Hlo_Numbers<"">:$rhs_batching, Hlo_Numbers<"">:$lhs_contracting, Hlo_Numbers<"">:$rhs_contracting);
  let assemblyFormat = [{
    `<` (`lhs_batching` `=` `[` $lhs_batching^ `]` `,`)? (`rhs_batching` `=` `[` $rhs_batching^ `]` `,`)?
    `lhs_contracting` `=` `[` $lhs_contracting `]` `,` `rhs_contracting` `=` `[` $rhs_contracting `]` `>`
  }];
}
def Hlo_GatherNumbers : AttrDef<Hlo_Dialect, "GatherNumbers"> {
  let mnemonic = "gather";
  let parameters = (ins Hlo_Numbers<"">:$offset_dims, Hlo_Numbers<"">:$collapsed_slice_dims, "int64_t":$index_vector_dim);
  let assemblyFormat = "`<` custom<Numbers>($offset_dims, $collapsed_slice_dims) `index_vector_dim` `=` $index_vector_dim `>`";
}
def Hlo_Channel : AttrDef<Hlo_Dialect, "Channel"> {
  let mnemonic = "channel_handle";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}
class Hlo_Binary<string mnemonic> : Hlo_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Hlo_Add : Hlo_Binary<"add">;
def Hlo_Multiply : Hlo_Binary<"multiply">;
def Hlo_Maximum : Hlo_Binary<"maximum">;
def Hlo_Constant : Hlo_Op<"constant", [Pure, ConstantLike, FirstAttrDerivedResultType]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let assemblyFormat = "attr-dict $value";
}
def Hlo_CompareOp : Hlo_Op<"compare", [Pure, SameTypeOperands]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, Hlo_Direction:$comparison_direction, OptionalAttr<Hlo_Compare>:$compare_type);
  let results = (outs TensorOf<[I1]>:$result);
  let assemblyFormat = "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)";
}
def Hlo_Dot : Hlo_Op<"dot_general", [Pure]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, Hlo_DotNumbers:$numbers, OptionalAttr<TypedArrayAttrBase<Hlo_Precision, "">>:$precision_config);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $numbers (`precision` `=` $precision_config^)? attr-dict `:` functional-type(operands, results)";
}
def Hlo_Broadcast : Hlo_Op<"broadcast_in_dim", [Pure]> {
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)";
}
def Hlo_Reduce : Hlo_Op<"reduce", [SingleBlockImplicitTerminator<"Return">]> {
  let arguments = (ins AnyTensor:$input, AnyTensor:$init, DenseI64ArrayAttr:$dimensions);
  let results = (outs AnyTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`(` $input `init` `:` $init `)` `across` `dimensions` `=` $dimensions attr-dict `:` functional-type(operands, results) `reducer` $body";
}
def Hlo_Return : Hlo_Op<"return", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}
def Hlo_While : Hlo_Op<"while"> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let assemblyFormat = "`(` $operand `)` attr-dict `:` type($operand) `->` type($result) `cond` $cond `do` $body";
}
def Hlo_CustomCall : Hlo_Op<"custom_call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name, DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<StrAttr>:$backend_config, DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "">, "{}">:$called_computations);
  let results = (outs Variadic<AnyType>:$result);
  let assemblyFormat = "custom<Target>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)";
}
def Hlo_AllReduce : Hlo_Op<"all_reduce", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$operand, I64ElementsAttr:$replica_groups, OptionalAttr<Hlo_Channel>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$operand `groups` `=` $replica_groups (`channel` `=` $channel_handle^)? (`global` $use_global_device_ids^)? attr-dict `:` type($result)";
}
def Hlo_AfterAll : Hlo_Op<"after_all", [Pure]> {
  let arguments = (ins Variadic<Hlo_TokenType>:$inputs);
  let results = (outs Hlo_TokenType:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($result)";
}
