// Operations: with declared syntax, with directives that C++ reads, and with nothing but C++.
#ifndef MILL_OPS_TD
#define MILL_OPS_TD

include "mill/MillTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Mill_GrindOp : Mill_Op<"grind", [Pure]> {
  let summary = "Grinds grain";
  let arguments = (ins Mill_GrainType:$grain, DenseBoolArrayAttr:$stones);
  let results = (outs Mill_GrainType:$flour);
  let assemblyFormat = "$grain `stones` $stones attr-dict `:` type($grain) `to` type($flour)";
}

def Mill_PackOp : Mill_Op<"pack"> {
  let summary = "Packs flour into sacks";
  let arguments = (ins Variadic<AnyType>:$flours, Mill_RouteAttr:$route);
  let results = (outs Mill_SackType:$sack);
  let assemblyFormat = "custom<Flours>($flours, type($flours)) `via` $route attr-dict `:` type($sack)";
}

def Mill_ShutOp : Mill_Op<"shut"> {
  let summary = "Two colons in a row, and a brace of its own";
  let arguments = (ins AnyType:$gate, I64Attr:$level);
  let assemblyFormat = "`{` custom<Gate>($gate, type($gate)) `}` `:` `:` $level attr-dict";
}

def Mill_CountOp : Mill_Op<"count"> {
  let arguments = (ins AnyType:$of, I64Attr:$first, I64Attr:$last);
  let assemblyFormat = "$first `:` `:` $last `of` $of attr-dict `:` type($of)";
}

def Mill_WheelOp : Mill_Op<"wheel"> {
  let summary = "A wheel, the text of which only C++ knows";
  let arguments = (ins Variadic<AnyType>:$water);
  let results = (outs Variadic<AnyType>:$power);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Mill_TurnOp : Mill_Op<"turn", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$power);
  let assemblyFormat = "($power^ `:` type($power))? attr-dict";
}

def Mill_RecipeOp : Mill_Op<"recipe", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "A function in words of its own";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Mill_BakeOp : Mill_Op<"bake", [CallOpInterface]> {
  let summary = "Follows a recipe";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs,
                   OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$outputs);
  let hasCustomAssemblyFormat = 1;
}

def Mill_WeighOp : Mill_Op<"weigh"> {
  let summary = "A result of one type, which the text leaves out";
  let arguments = (ins AnyType:$what);
  let results = (outs I32:$grams, I1:$enough);
  let hasCustomAssemblyFormat = 1;
}

def Mill_SiftOp : Mill_Op<"sift"> {
  let summary = "The type in the text is that of the operand; the result's would be another one";
  let arguments = (ins AnyType:$coarse);
  let results = (outs Mill_GrainType:$fine);
  let hasCustomAssemblyFormat = 1;
}

#endif
