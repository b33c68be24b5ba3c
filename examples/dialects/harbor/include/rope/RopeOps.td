// Loops, branches and directives with clauses.
#ifndef ROPE_OPS_TD
#define ROPE_OPS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Rope_Dialect : Dialect {
  let name = "rope";
  let cppNamespace = "::harbor::rope";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
}
class Rope_Op<string mnemonic, list<Trait> traits = []> : Op<Rope_Dialect, mnemonic, traits>;

def Rope_RefType : TypeDef<Rope_Dialect, "Reference"> {
  let mnemonic = "ref";
  let parameters = (ins "::mlir::Type":$eleTy, DefaultValuedParameter<"bool", "false">:$isVolatile);
  let hasCustomAssemblyFormat = 1;
}
def Rope_BoxType : TypeDef<Rope_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$eleTy);
  let hasCustomAssemblyFormat = 1;
}
def Rope_SeqType : TypeDef<Rope_Dialect, "Sequence"> {
  let mnemonic = "array";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$eleTy);
  let hasCustomAssemblyFormat = 1;
}
def Rope_RecordType : TypeDef<Rope_Dialect, "Record"> {
  let mnemonic = "type";
  let parameters = (ins StringRefParameter<"">:$name);
  let hasCustomAssemblyFormat = 1;
}
def Rope_ShapeType : TypeDef<Rope_Dialect, "Shape"> {
  let mnemonic = "shape";
  let parameters = (ins "unsigned":$rank);
  let hasCustomAssemblyFormat = 1;
}
def AnyRefOrBox : AnyTypeOf<[Rope_RefType, Rope_BoxType]>;

def Rope_VarFlags : I32BitEnumAttr<"VarFlags", "", [I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"intent_in", 0>, I32BitEnumAttrCaseBit<"optional", 1>, I32BitEnumAttrCaseBit<"target", 2>]> {
  let separator = ", ";
  let cppNamespace = "::harbor::rope";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Rope_VarFlagsAttr : EnumAttr<Rope_Dialect, Rope_VarFlags, "var_attrs"> {
  let assemblyFormat = "`<` $value `>`";
}
def Rope_Schedule : I32EnumAttr<"Schedule", "", [I32EnumAttrCase<"Static", 0, "static">, I32EnumAttrCase<"Dynamic", 1, "dynamic">]> {
  let cppNamespace = "::harbor::rope";
  let genSpecializedAttr = 0;
}
def Rope_ScheduleAttr : EnumAttr<Rope_Dialect, Rope_Schedule, "schedule"> {
  let assemblyFormat = "`(` $value `)`";
}
def Rope_Bind : I32EnumAttr<"Bind", "", [I32EnumAttrCase<"Primary", 0, "primary">, I32EnumAttrCase<"Close", 1, "close">]> {
  let cppNamespace = "::harbor::rope";
  let genSpecializedAttr = 0;
}
def Rope_BindAttr : EnumAttr<Rope_Dialect, Rope_Bind, "bindkind"> {
  let assemblyFormat = "`(` $value `)`";
}

def AnyIntegerType : AnyTypeOf<[AnySignlessInteger, Index]>;
def Rope_AllocaOp : Rope_Op<"alloca", [AttrSizedOperandSegments]> {
  let arguments = (ins TypeAttr:$in_type, OptionalAttr<StrAttr>:$uniq_name, Variadic<AnyIntegerType>:$typeparams, Variadic<AnyIntegerType>:$shape);
  let results = (outs Rope_RefType);
  let hasCustomAssemblyFormat = 1;
}
def Rope_LoadOp : Rope_Op<"load"> {
  let arguments = (ins Arg<AnyRefOrBox, "", [MemRead]>:$memref, OptionalAttr<ArrayAttr>:$tbaa);
  let results = (outs AnyType);
  let hasCustomAssemblyFormat = 1;
}
def Rope_StoreOp : Rope_Op<"store"> {
  let arguments = (ins AnyType:$value, Arg<Rope_RefType, "", [MemWrite]>:$memref);
  let assemblyFormat = "$value `to` $memref attr-dict `:` type($value) `,` type($memref)";
}
def Rope_ConvertOp : Rope_Op<"convert", [Pure]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$res);
  let assemblyFormat = "$value attr-dict `:` functional-type($value, results)";
}
def Rope_DeclareOp : Rope_Op<"declare", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyRefOrBox:$memref, Optional<Rope_ShapeType>:$shape, Variadic<AnyIntegerType>:$typeparams, StrAttr:$uniq_name,
                   OptionalAttr<Rope_VarFlagsAttr>:$fortran_attrs);
  let results = (outs AnyRefOrBox, AnyRefOrBox);
  let assemblyFormat = [{
    $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
  }];
}
def Rope_ShapeOp : Rope_Op<"shape", [Pure]> {
  let arguments = (ins Variadic<AnyIntegerType>:$extents);
  let results = (outs Rope_ShapeType:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def Rope_DesignateOp : Rope_Op<"designate", [AttrSizedOperandSegments, Pure]> {
  let arguments = (ins AnyRefOrBox:$memref, OptionalAttr<StrAttr>:$component, Variadic<AnyIntegerType>:$indices,
                   DenseBoolArrayAttr:$is_triplet, Optional<Rope_ShapeType>:$shape);
  let results = (outs AnyRefOrBox);
  let assemblyFormat = [{
    $memref (`{` $component^ `}`)? `` custom<DesignatorIndices>($indices, $is_triplet) (`shape` $shape^)? attr-dict
    `:` functional-type(operands, results)
  }];
}
def Rope_DoLoopOp : Rope_Op<"do_loop", [DeclareOpInterfaceMethods<LoopLikeOpInterface>]> {
  let arguments = (ins Index:$lowerBound, Index:$upperBound, Index:$step, Variadic<AnyType>:$initArgs, OptionalAttr<UnitAttr>:$unordered);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
}
def Rope_IfOp : Rope_Op<"if", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, NoRegionArguments]> {
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}
def Rope_ResultOp : Rope_Op<"result", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}
def Rope_BrOp : Rope_Op<"br", [Pure, Terminator, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def Rope_CondBrOp : Rope_Op<"cond_br", [Pure, Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $weights^ `)`)? `,`
    $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)? `,`
    $falseDest (`(` $falseOperands^ `:` type($falseOperands) `)`)? attr-dict
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueOperands, Variadic<AnyType>:$falseOperands, OptionalAttr<DenseI32ArrayAttr>:$weights);
}
def Rope_SelectCaseOp : Rope_Op<"select_case", [Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins AnyType:$selector, Variadic<AnyType>:$compareArgs, Variadic<AnyType>:$targetArgs, ArrayAttr:$cases);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
  let hasCustomAssemblyFormat = 1;
}
def Rope_InvokeOp : Rope_Op<"invoke", [Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, CallOpInterface]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args, Variadic<AnyType>:$normalOperands, Variadic<AnyType>:$unwindOperands,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<AnyType>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
}
def Rope_CallOp : Rope_Op<"call", [CallOpInterface]> {
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$callee, Variadic<AnyType>:$args, OptionalAttr<DictArrayAttr>:$arg_attrs,
                   OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>);
  let hasCustomAssemblyFormat = 1;
}
class AtMostRegion<int n> : Region<CPred<"$_self.getBlocks().size() <= " # n>, "at most " # n # " blocks">;
def Rope_GlobalOp : Rope_Op<"global", [IsolatedFromAbove, Symbol]> {
  let arguments = (ins StrAttr:$sym_name, TypeAttr:$type, OptionalAttr<AnyAttr>:$initVal, OptionalAttr<UnitAttr>:$constant, OptionalAttr<StrAttr>:$linkName);
  let regions = (region AtMostRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
}
def RecipeInterface : OpInterface<"RecipeInterface"> {
  let cppNamespace = "::harbor::rope";
}
def Rope_ReductionOp : Rope_Op<"declare_reduction", [IsolatedFromAbove, RecipeInterface, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type);
  let regions = (region MaxSizedRegion<1>:$allocRegion, AnyRegion:$initializerRegion, AnyRegion:$reductionRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion
  }];
}
def Rope_YieldOp : Rope_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "(`(` $results^ `:` type($results) `)`)? attr-dict";
}
def Rope_ParallelOp : Rope_Op<"parallel", [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects]> {
  let arguments = (ins Optional<I1>:$if_expr, Optional<AnyInteger>:$num_threads, OptionalAttr<Rope_BindAttr>:$bind,
                   Variadic<Rope_RefType>:$private_vars, OptionalAttr<SymbolRefArrayAttr>:$private_syms,
                   Variadic<Rope_RefType>:$reduction_vars, OptionalAttr<SymbolRefArrayAttr>:$reduction_syms);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    oilist(`if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `` $bind)
    custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $reduction_vars, type($reduction_vars), $reduction_syms)
    attr-dict
  }];
}
def Rope_TaskOp : Rope_Op<"task", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I1>:$final, UnitAttr:$untied, Optional<I32>:$priority, Variadic<Rope_RefType>:$depend_vars,
                   OptionalAttr<TypedArrayAttrBase<Rope_ScheduleAttr, "kinds">>:$depend_kinds, OptionalAttr<Rope_ScheduleAttr>:$schedule);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    oilist(`final` `(` $final `)` | `untied` $untied | `priority` `(` $priority `)` | `schedule` $schedule
           | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`)
    $region attr-dict
  }];
}
def Rope_LoopNestOp : Rope_Op<"loop_nest", [SameVariadicOperandSize, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyIntegerType>:$lower, Variadic<AnyIntegerType>:$upper, Variadic<AnyIntegerType>:$steps, UnitAttr:$inclusive);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
}
def Rope_TerminatorOp : Rope_Op<"terminator", [Terminator, Pure]> {
  let assemblyFormat = "attr-dict";
}
def Rope_FenceOp : Rope_Op<"fence"> {
  let arguments = (ins OptionalAttr<DenseBoolArrayAttr>:$scopes, OptionalAttr<DenseI64ArrayAttr>:$levels, OptionalAttr<Rope_ScheduleAttr>:$how);
  let assemblyFormat = "(`scopes` $scopes^)? (`levels` `(` $levels^ `)`)? (`how` `` $how^)? attr-dict";
}
#endif
