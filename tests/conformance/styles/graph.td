// In the style of importers of a framework: tensors with optional shapes, lists, optional values, classes with methods, one large enum.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Graph_Dialect : Dialect {
  let name = "graph";
  let cppNamespace = "::graph";
  let useDefaultTypePrinterParser = 1;
}
class Graph_Op<string mnemonic, list<Trait> traits = []> : Op<Graph_Dialect, mnemonic, traits>;
class Graph_Type<string name, string short> : TypeDef<Graph_Dialect, name> { let mnemonic = short; }
def Graph_Tensor : Graph_Type<"VTensor", "vtensor"> {
  let parameters = (ins "std::optional<llvm::ArrayRef<int64_t>>":$sizes, "::mlir::Type":$dtype);
  let hasCustomAssemblyFormat = 1;
}
def Graph_List : Graph_Type<"List", "list"> {
  let parameters = (ins "::mlir::Type":$contained);
  let assemblyFormat = "`<` $contained `>`";
}
def Graph_Optional : Graph_Type<"Optional", "optional"> {
  let parameters = (ins "::mlir::Type":$contained);
  let assemblyFormat = "`<` $contained `>`";
}
def Graph_Int : Graph_Type<"Int", "int">;
def Graph_Float : Graph_Type<"Float", "float">;
def Graph_Bool : Graph_Type<"Bool", "bool">;
def Graph_None : Graph_Type<"None", "none">;
def Graph_NnModule : Graph_Type<"NnModule", "nn.Module"> {
  let parameters = (ins StringRefParameter<"">:$class);
  let assemblyFormat = "`<` $class `>`";
}
def Graph_ConstInt : Graph_Op<"constant.int", [Pure, ConstantLike]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs Graph_Int:$result);
  let assemblyFormat = "$value attr-dict";
}
def Graph_ConstFloat : Graph_Op<"constant.float", [Pure, ConstantLike]> {
  let arguments = (ins F64Attr:$value);
  let results = (outs Graph_Float:$result);
  let assemblyFormat = "$value attr-dict";
}
def Graph_ConstBool : Graph_Op<"constant.bool", [Pure, ConstantLike]> {
  let arguments = (ins I1Attr:$value);
  let results = (outs Graph_Bool:$result);
  let assemblyFormat = "attr-dict $value";
}
def Graph_ConstNone : Graph_Op<"constant.none", [Pure, ConstantLike]> {
  let results = (outs Graph_None:$result);
  let assemblyFormat = "attr-dict";
}
def Graph_ListConstruct : Graph_Op<"prim.ListConstruct", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs Graph_List:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
}
def Graph_OptInt : AnyTypeOf<[Graph_Int, Graph_Optional, Graph_None]>;
def Graph_Scalar : AnyTypeOf<[Graph_Int, Graph_Float, Graph_Bool]>;
class Graph_Aten<string mnemonic> : Graph_Op<"aten." # mnemonic, [Pure]>;
def Graph_AddTensor : Graph_Aten<"add.Tensor"> {
  let arguments = (ins Graph_Tensor:$self, Graph_Tensor:$other, Graph_Scalar:$alpha);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$self `,` $other `,` $alpha attr-dict `:` qualified(type($self)) `,` qualified(type($other)) `,` qualified(type($alpha)) `->` qualified(type($result))";
}
def Graph_Relu : Graph_Aten<"relu"> {
  let arguments = (ins Graph_Tensor:$self);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$self attr-dict `:` qualified(type($self)) `->` qualified(type($result))";
}
def Graph_Mm : Graph_Aten<"mm"> {
  let arguments = (ins Graph_Tensor:$self, Graph_Tensor:$mat2);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$self `,` $mat2 attr-dict `:` qualified(type($self)) `,` qualified(type($mat2)) `->` qualified(type($result))";
}
def Graph_View : Graph_Aten<"view"> {
  let arguments = (ins Graph_Tensor:$self, Graph_List:$size);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$self `,` $size attr-dict `:` qualified(type($self)) `,` qualified(type($size)) `->` qualified(type($result))";
}
def Graph_Mean : Graph_Aten<"mean.dim"> {
  let arguments = (ins Graph_Tensor:$self, Graph_List:$dim, Graph_Bool:$keepdim, Graph_OptInt:$dtype);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = [{ $self `,` $dim `,` $keepdim `,` $dtype attr-dict `:`
    qualified(type($self)) `,` qualified(type($dim)) `,` qualified(type($keepdim)) `,` qualified(type($dtype)) `->` qualified(type($result)) }];
}
def Graph_ClassOp : Graph_Op<"class_type", [Symbol, SymbolTable, IsolatedFromAbove, SingleBlockImplicitTerminator<"ClassEnd">]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "$sym_name $region attr-dict";
}
def Graph_ClassEnd : Graph_Op<"class_type_terminator", [Terminator, HasParent<"ClassOp">]> { let assemblyFormat = "attr-dict"; }
def Graph_AttrOp : Graph_Op<"attr", [HasParent<"ClassOp">]> {
  let arguments = (ins UnitAttr:$isPrivate, StrAttr:$name, TypeAttr:$type);
  let assemblyFormat = "(`private` $isPrivate^)? $name `:` $type attr-dict";
}
def Graph_MethodOp : Graph_Op<"method", [HasParent<"ClassOp">]> {
  let arguments = (ins UnitAttr:$isPrivate, StrAttr:$name, FlatSymbolRefAttr:$function);
  let assemblyFormat = "(`private` $isPrivate^)? $name `,` $function attr-dict";
}
def Graph_GetAttr : Graph_Op<"prim.GetAttr"> {
  let arguments = (ins Graph_NnModule:$receiver, StrAttr:$name);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$receiver `[` $name `]` attr-dict `:` qualified(type($receiver)) `->` qualified(type($result))";
}
def Graph_IfOp : Graph_Op<"prim.If"> {
  let arguments = (ins Graph_Bool:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$then, SizedRegion<1>:$else);
  let assemblyFormat = "$condition `->` `(` type($results) `)` $then `else` $else attr-dict";
}
def Graph_IfYield : Graph_Op<"prim.If.yield", [Terminator, ReturnLike, Pure, HasParent<"IfOp">]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}
