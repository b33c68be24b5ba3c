// What all dialects of the project share: the dialect `port`, its types, attributes and interfaces.
#ifndef PORT_BASE_TD
#define PORT_BASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Port_Dialect : Dialect {
  let name = "port";
  let summary = "Globals, functions, lists and casts that the other dialects share";
  let cppNamespace = "::harbor::port";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
  let hasConstantMaterializer = 1;
}

class Port_Op<string mnemonic, list<Trait> traits = []> : Op<Port_Dialect, mnemonic, traits>;

class Port_Type<string name, string mnemonicName> : TypeDef<Port_Dialect, name> {
  let mnemonic = mnemonicName;
}

class Port_Attr<string name, string mnemonicName, list<Trait> traits = []> : AttrDef<Port_Dialect, name, traits> {
  let mnemonic = mnemonicName;
}

//===-- types ------------------------------------------------------------------===//

def Port_BufferType : DialectType<Port_Dialect, CPred<"::llvm::isa<::harbor::port::BufferType>($_self)">, "buffer">,
    BuildableType<"$_builder.getType<::harbor::port::BufferType>()"> {
  let summary = "Bytes on the host";
}

def Port_ObjectType : Port_Type<"Object", "object"> {
  let summary = "Anything that is counted by references";
}

def Port_ListType : Port_Type<"List", "list"> {
  let summary = "A list that grows: `!port.list<i32>`, `!port.list<?>`";
  let parameters = (ins "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}

def Port_PtrType : Port_Type<"Ptr", "ptr"> {
  let parameters = (ins "::mlir::Type":$targetType);
  let hasCustomAssemblyFormat = 1;
}

def Port_AnyList : DialectType<Port_Dialect, CPred<"::llvm::isa<::harbor::port::ListType>($_self)">, "list"> {
  let builderCall = "";
}

def Port_Size : TypeAlias<Index, "size">;
class Port_ListOf<Type type> :
    Type<And<[CPred<"::llvm::isa<::harbor::port::ListType>($_self)">,
              Concat<"[](::mlir::Type t) { return ", SubstLeaves<"$_self", "t", type.predicate>,
                     "; }(::llvm::cast<::harbor::port::ListType>($_self).getElementType())">]>,
         "list of " # type.summary>;

//===-- attributes -------------------------------------------------------------===//

def Port_InliningPolicyAttrInterface : AttrInterface<"InliningPolicyAttrInterface"> {
  let cppNamespace = "::harbor::port";
}

def Port_InlineNeverAttr : Port_Attr<"InlineNever", "inline.never"> {
  let assemblyFormat = "";
}

def Port_CompositeAttr : Port_Attr<"Composite", "composite", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "::mlir::ArrayAttr":$values);
  let hasCustomAssemblyFormat = 1;
}

def Port_AlignmentAttr : Port_Attr<"Alignment", "alignment"> {
  let parameters = (ins "int64_t":$bytes, DefaultValuedParameter<"bool", "false">:$strict);
  let assemblyFormat = "`<` $bytes (`,` `strict` `=` $strict^)? `>`";
}

#endif
