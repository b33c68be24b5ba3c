// A frontend for models: nearly all operations have one syntax, which C++ prints.
#ifndef ORE_OPS_TD
#define ORE_OPS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ore_Dialect : Dialect {
  let name = "ore";
  let cppNamespace = "::harbor::ore";
  let useDefaultTypePrinterParser = 0;
}

class Ore_Op<string mnemonic, list<Trait> traits = []> : Op<Ore_Dialect, mnemonic, traits>;
class Ore_Type<string name, string mnemonicName> : TypeDef<Ore_Dialect, name> {
  let mnemonic = mnemonicName;
}

class Ore_AnyTensor<string name, string mnemonicName> : Ore_Type<name, mnemonicName> {
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$optionalSizes, "::mlir::Type":$optionalDtype);
  let hasCustomAssemblyFormat = 1;
}
def Ore_TensorType : Ore_AnyTensor<"NonValueTensor", "tensor">;
def Ore_VTensorType : Ore_AnyTensor<"ValueTensor", "vtensor">;
class Ore_Containing<string name, string mnemonicName> : Ore_Type<name, mnemonicName> {
  let parameters = (ins "::mlir::Type":$containedType);
  let hasCustomAssemblyFormat = 1;
}
def Ore_ListType : Ore_Containing<"List", "list">;
def Ore_OptionalType : Ore_Containing<"Optional", "optional">;
def Ore_TupleType : Ore_Type<"Tuple", "tuple"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$containedTypes);
  let hasCustomAssemblyFormat = 1;
}
def Ore_DictType : Ore_Type<"Dict", "dict"> {
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
  let hasCustomAssemblyFormat = 1;
}
def Ore_NnModuleType : Ore_Type<"NnModule", "nn.Module"> {
  let parameters = (ins StringRefParameter<"">:$className);
  let assemblyFormat = "`<` $className `>`";
}
def Ore_IntType : Ore_Type<"Int", "int">;
def Ore_FloatType : Ore_Type<"Float", "float">;
def Ore_BoolType : Ore_Type<"Bool", "bool">;
def Ore_StrType : Ore_Type<"Str", "str">;
def Ore_NoneType : Ore_Type<"None", "none">;
def AnyOreTensor : AnyTypeOf<[Ore_TensorType, Ore_VTensorType]>;
def AnyOreScalar : AnyTypeOf<[Ore_IntType, Ore_FloatType]>;
def AnyOreOptional : AnyTypeOf<[Ore_OptionalType, Ore_NoneType]>;
def AnyOreType : AnyTypeOf<[AnyOreTensor, AnyOreScalar, Ore_BoolType, Ore_StrType, Ore_NoneType, Ore_ListType, Ore_OptionalType,
                            Ore_TupleType, Ore_DictType, Ore_NnModuleType]>;

// One printer for all: `name operands attr-dict : types -> types`.
class Ore_AtenOp<string mnemonic, dag ins, list<Trait> traits = []> : Ore_Op<mnemonic, traits> {
  let arguments = ins;
  let results = (outs AnyOreTensor:$result);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ParseResult $cppClass::parse(OpAsmParser &parser, OperationState &result) { return parseDefaultOp(parser, result); }
  }];
}
def AllowsTypeRefinement : NativeOpTrait<"AllowsTypeRefinement">;
def Ore_ReluOp : Ore_AtenOp<"aten.relu", (ins AnyOreTensor:$self), [AllowsTypeRefinement]>;
def Ore_AddTensorOp : Ore_AtenOp<"aten.add.Tensor", (ins AnyOreTensor:$self, AnyOreTensor:$other, AnyOreScalar:$alpha)>;
def Ore_MmOp : Ore_AtenOp<"aten.mm", (ins AnyOreTensor:$self, AnyOreTensor:$mat2)>;
def Ore_ViewOp : Ore_AtenOp<"aten.view", (ins AnyOreTensor:$self, Ore_ListType:$size)>;
def Ore_ConvOp : Ore_AtenOp<"aten.convolution", (ins AnyOreTensor:$input, AnyOreTensor:$weight, AnyOreOptional:$bias, Ore_ListType:$stride)>;

def Ore_MaxDimOp : Ore_Op<"aten.max.dim"> {
  let arguments = (ins AnyOreTensor:$self, Ore_IntType:$dim, Ore_BoolType:$keepdim);
  let results = (outs AnyOreTensor:$values, AnyOreTensor:$indices);
  let hasCustomAssemblyFormat = 1;
}
def Ore_ListConstructOp : Ore_Op<"prim.ListConstruct", [Pure]> {
  let arguments = (ins Variadic<AnyOreType>:$elements);
  let results = (outs Ore_ListType:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
}
def Ore_TupleUnpackOp : Ore_Op<"prim.TupleUnpack", [Pure]> {
  let arguments = (ins Ore_TupleType:$tup);
  let results = (outs Variadic<AnyOreType>:$results);
  let assemblyFormat = "$tup attr-dict `:` qualified(type($tup)) `->` qualified(type($results))";
}
def Ore_TupleConstructOp : Ore_Op<"prim.TupleConstruct", [Pure]> {
  let arguments = (ins Variadic<AnyOreType>:$elements);
  let results = (outs Ore_TupleType:$result);
  let assemblyFormat = "$elements attr-dict `:` qualified(type($elements)) `->` qualified(type($result))";
}
class Ore_Constant<string kind, Attr attr, Type type, string format> : Ore_Op<"constant." # kind, [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins attr:$value);
  let results = (outs type:$result);
  let assemblyFormat = format;
}
def Ore_ConstantIntOp : Ore_Op<"constant.int", [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs Ore_IntType:$result);
  let hasCustomAssemblyFormat = 1;
}
def Ore_ConstantFloatOp : Ore_Constant<"float", F64Attr, Ore_FloatType, "$value attr-dict">;
def Ore_ConstantBoolOp : Ore_Op<"constant.bool", [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins I1Attr:$value);
  let results = (outs Ore_BoolType:$result);
  let assemblyFormat = "custom<OnlyBool>($value) attr-dict";
}
def Ore_ConstantStrOp : Ore_Constant<"str", StrAttr, Ore_StrType, "$value attr-dict">;
def Ore_ConstantNoneOp : Ore_Op<"constant.none", [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs Ore_NoneType:$result);
  let assemblyFormat = "attr-dict";
}
def Ore_LiteralOp : Ore_Op<"vtensor.literal", [Pure, ConstantLike, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Ore_VTensorType:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
}
def Ore_IfOp : Ore_Op<"prim.If", [DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let arguments = (ins Ore_BoolType:$condition);
  let results = (outs Variadic<AnyOreType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}
def Ore_IfYieldOp : Ore_Op<"prim.If.yield", [Terminator, HasParent<"IfOp">]> {
  let arguments = (ins Variadic<AnyOreType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
}
def Ore_LoopOp : Ore_Op<"prim.Loop", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let arguments = (ins Ore_IntType:$maxTripCount, Ore_BoolType:$initialCondition, Variadic<AnyOreType>:$iterArgsInit);
  let results = (outs Variadic<AnyOreType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $maxTripCount `,` $initialCondition `,` `init` `(` $iterArgsInit `)` $region attr-dict
    `:` functional-type(operands, results)
  }];
}
def Ore_LoopConditionOp : Ore_Op<"prim.Loop.condition", [Terminator, HasParent<"LoopOp">]> {
  let arguments = (ins Ore_BoolType:$shouldContinue, Variadic<AnyOreType>:$iterArgs);
  let assemblyFormat = "$shouldContinue `,` `iter` `(` ($iterArgs^ `:` qualified(type($iterArgs)))? `)` attr-dict";
}
def Ore_OperatorOp : Ore_Op<"operator"> {
  let arguments = (ins StrAttr:$name, Variadic<AnyOreType>:$operands);
  let results = (outs Variadic<AnyOreType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let assemblyFormat = "$name `(` $operands `)` attr-dict `:` functional-type($operands, $results) ($regions^)?";
}
def Ore_DerefineOp : Ore_Op<"derefine", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyOreType:$operand);
  let results = (outs AnyOreType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}
def Ore_SlotOp : Ore_Op<"global_slot", [Symbol, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttr:$typeBound);
  let regions = (region SizedRegion<1>:$initializer);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict `:` $typeBound $initializer";
}
def Ore_SlotInitOp : Ore_Op<"global_slot.init", [Terminator, HasParent<"SlotOp">]> {
  let arguments = (ins AnyOreType:$initialValue);
  let assemblyFormat = "$initialValue attr-dict `:` qualified(type($initialValue))";
}
#endif
