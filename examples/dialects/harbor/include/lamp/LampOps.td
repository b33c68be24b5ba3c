// A set of operations on tensors that is written out for others to read, with attributes for everything.
#ifndef LAMP_OPS_TD
#define LAMP_OPS_TD

include "mlir/Dialect/Quant/IR/QuantBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Lamp_Dialect : Dialect {
  let name = "lamp";
  let cppNamespace = "::harbor::lamp";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
  let usePropertiesForAttributes = 0;
}
class Lamp_Op<string mnemonic, list<Trait> traits = []> : Op<Lamp_Dialect, mnemonic, traits>;

def Lamp_TokenType : TypeDef<Lamp_Dialect, "Token"> {
  let mnemonic = "token";
}
def Lamp_Pred : TypeAlias<I1, "predicate">;
def Lamp_SInt : SignlessIntOfWidths<[4, 8, 16, 32, 64]>;
def Lamp_Float : AnyTypeOf<[F16, BF16, F32, F64]>;
def Lamp_Tensor : RankedTensorOf<[Lamp_Float, Lamp_Pred, Lamp_SInt, Complex<F32>]>;
def Lamp_FpTensor : RankedTensorOf<[Lamp_Float]>;
def Lamp_PredTensor : RankedTensorOf<[Lamp_Pred]>;
def Lamp_AnyTensorOrToken : AnyTypeOf<[Lamp_Tensor, Lamp_TokenType]>;

def Lamp_Direction : I32EnumAttr<"ComparisonDirection", "", [
    I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"LT", 3>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::harbor::lamp";
}
def Lamp_DirectionAttr : EnumAttr<Lamp_Dialect, Lamp_Direction, "comparison_direction">;
def Lamp_Precision : I32EnumAttr<"Precision", "", [I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::harbor::lamp";
}
def Lamp_PrecisionAttr : EnumAttr<Lamp_Dialect, Lamp_Precision, "precision">;
def Lamp_PrecisionConfig : TypedArrayAttrBase<Lamp_PrecisionAttr, "Precision Config attribute">;

def Lamp_DotDims : AttrDef<Lamp_Dialect, "DotDims"> {
  let mnemonic = "dot";
  let parameters = (ins ArrayRefParameter<"int64_t", "Dimension">:$lhsContracting, ArrayRefParameter<"int64_t", "Dimension">:$rhsContracting);
  let hasCustomAssemblyFormat = 1;
}
def Lamp_Gather : AttrDef<Lamp_Dialect, "Gather"> {
  let mnemonic = "gather";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$offsetDims, "int64_t":$indexVectorDim);
  let assemblyFormat = "`<` struct(custom<Dims>($offsetDims), $indexVectorDim) `>`";
}

class Lamp_Unary<string mnemonic, Type type> : Lamp_Op<mnemonic, [Pure, SameOperandsAndResultShape, InferTypeOpInterface]> {
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
}
class Lamp_Binary<string mnemonic, Type type> : Lamp_Op<mnemonic, [Pure, Commutative, InferTypeOpInterface]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))";
}
def Lamp_ExpOp : Lamp_Unary<"exponential", Lamp_FpTensor>;
def Lamp_NegOp : Lamp_Unary<"negate", Lamp_Tensor>;
def Lamp_AddOp : Lamp_Binary<"add", Lamp_Tensor>;
def Lamp_MaxOp : Lamp_Binary<"maximum", Lamp_Tensor>;
def Lamp_ConstantOp : Lamp_Op<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Lamp_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
}
def Lamp_IotaOp : Lamp_Op<"iota", [Pure]> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs Lamp_Tensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
}
def Lamp_CompareOp : Lamp_Op<"compare", [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins Lamp_Tensor:$lhs, Lamp_Tensor:$rhs, Lamp_DirectionAttr:$comparison_direction);
  let results = (outs Lamp_PredTensor:$result);
  let assemblyFormat = "` ` custom<ComparisonDirection>($comparison_direction) `,` $lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
def Lamp_BroadcastOp : Lamp_Op<"broadcast_in_dim", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins Lamp_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs Lamp_Tensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)";
}
def Lamp_TransposeOp : Lamp_Op<"transpose", [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins Lamp_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs Lamp_Tensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)";
}
def Lamp_SliceOp : Lamp_Op<"slice", [Pure]> {
  let arguments = (ins Lamp_Tensor:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides);
  let results = (outs Lamp_Tensor:$result);
  let assemblyFormat = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)";
}
def Lamp_DotOp : Lamp_Op<"dot_general", [Pure]> {
  let arguments = (ins Lamp_Tensor:$lhs, Lamp_Tensor:$rhs, Lamp_DotDims:$dot_dimension_numbers, OptionalAttr<Lamp_PrecisionConfig>:$precision_config);
  let results = (outs Lamp_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfig>($precision_config) attr-dict
    `:` functional-type(operands, results)
  }];
}
def Lamp_ReduceOp : Lamp_Op<"reduce", [SameVariadicOperandSize, RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins Variadic<Lamp_Tensor>:$inputs, Variadic<Lamp_Tensor>:$init_values, DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<Lamp_Tensor>);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def PairwiseSameOperandAndResultType : NativeOpTrait<"PairwiseSameOperandAndResultType">;
def Lamp_WhileOp : Lamp_Op<"while", [RecursiveMemoryEffects, PairwiseSameOperandAndResultType]> {
  let arguments = (ins Variadic<Lamp_AnyTensorOrToken>:$operand);
  let results = (outs Variadic<Lamp_AnyTensorOrToken>);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Lamp_CaseOp : Lamp_Op<"case", [RecursiveMemoryEffects]> {
  let arguments = (ins TensorOf<[I32]>:$index);
  let results = (outs Variadic<Lamp_AnyTensorOrToken>);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}
def Lamp_ReturnOp : Lamp_Op<"return", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}
def Lamp_GatherOp : Lamp_Op<"gather", [Pure]> {
  let arguments = (ins Lamp_Tensor:$operand, RankedTensorOf<[Lamp_SInt]>:$start_indices, Lamp_Gather:$dimension_numbers,
                   DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted, DenseI64ArrayAttr:$slice_sizes);
  let results = (outs Lamp_Tensor:$result);
}
def Lamp_CustomCallOp : Lamp_Op<"custom_call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name, DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)";
}
def Lamp_AfterAllOp : Lamp_Op<"after_all", [Pure]> {
  let arguments = (ins Variadic<Lamp_TokenType>:$inputs);
  let results = (outs Lamp_TokenType:$result);
  let assemblyFormat = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))";
}
def Lamp_SelectOp : Lamp_Op<"select", [Pure]> {
  let arguments = (ins Lamp_PredTensor:$pred, Lamp_Tensor:$on_true, Lamp_Tensor:$on_false);
  let results = (outs Lamp_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))";
}
#endif
