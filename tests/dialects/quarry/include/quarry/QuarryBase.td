#ifndef QUARRY_BASE
#define QUARRY_BASE
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def Quarry_Dialect : Dialect {
  let name = "quarry";
  let cppNamespace = "quarry";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["arith::ArithDialect"];
}

// Enums in all forms.
def Quarry_Lo : I32EnumAttrCase<"Lo", 0, "lo">;
def Quarry_Hi : I32EnumAttrCase<"Hi", 1, "hi">;
def Quarry_LevelEnum : I32EnumAttr<"Level", "a level", [Quarry_Lo, Quarry_Hi]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "quarry";
}
def Quarry_Level : EnumAttr<Quarry_Dialect, Quarry_LevelEnum, "level">;
def Quarry_LevelAngle : EnumAttr<Quarry_Dialect, Quarry_LevelEnum, "level_angle"> {
  let assemblyFormat = "`<` $value `>`";
}
defvar flagNames = ["none", "fast", "exact", "wide"];
class Flag<string n, int i> : I32BitEnumAttrCaseBit<!toupper(n), i, n>;
def Quarry_FlagsEnum : I32BitEnumAttr<"Flags", "flags", [
  I32BitEnumAttrCaseNone<"None", "none">,
  Flag<"fast", 0>, Flag<"exact", 1>, Flag<"wide", 2>,
  I32BitEnumAttrCaseGroup<"Most", [Flag<"fast", 0>, Flag<"exact", 1>], "most">
]> {
  let separator = ", ";
  let genSpecializedAttr = 0;
  let cppNamespace = "quarry";
}
def Quarry_Flags : EnumAttr<Quarry_Dialect, Quarry_FlagsEnum, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}

class Quarry_Type<string n, string m, list<Trait> traits = []> : TypeDef<Quarry_Dialect, n, traits> { let mnemonic = m; }
class Quarry_Attr<string n, string m, list<Trait> traits = []> : AttrDef<Quarry_Dialect, n, traits> { let mnemonic = m; }

def Quarry_Stone : Quarry_Type<"Stone", "stone"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, OptionalParameter<"Attribute">:$encoding);
  let assemblyFormat = "`<` custom<Dims>($shape) $elementType (`,` $encoding^)? `>`";
}
def Quarry_Handle : Quarry_Type<"Handle", "handle"> {
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$space, OptionalParameter<"::mlir::StringAttr">:$name);
  let assemblyFormat = "(`<` struct($space, $name)^ `>`)?";
}
def Quarry_Pair : Quarry_Type<"Pair", "pair"> {
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` params `>`";
}
def Quarry_Fn : Quarry_Type<"Fn", "fn"> {
  let parameters = (ins TypeParameter<"::mlir::FunctionType", "signature">:$sig, OptionalParameter<"::mlir::BoolAttr">:$pure);
  let assemblyFormat = "`<` $sig (`pure` `=` $pure^)? `>`";
}
foreach w = [8, 16] in {
  def Quarry_Reg # w : Quarry_Type<"Reg" # w, "reg" # w>;
}
def Quarry_Layout : Quarry_Attr<"Layout", "layout"> {
  let parameters = (ins ArrayRefParameter<"unsigned">:$order, "bool":$packed, OptionalArrayRefParameter<"Attribute">:$extra);
  let assemblyFormat = "`<` `[` $order `]` `,` struct($packed) (`,` `extra` `=` `[` $extra^ `]`)? `>`";
}
def Quarry_Sym : Quarry_Attr<"Sym", "sym"> {
  let parameters = (ins "::mlir::SymbolRefAttr":$target, "::mlir::Type":$type);
  let assemblyFormat = "`(` $target `:` $type `)`";
}
def Quarry_Axis : Quarry_Attr<"Axis", "axis"> {
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`` $name `` `=` `` $size";
}
def Quarry_Plan : Quarry_Attr<"Plan", "plan"> {
  let parameters = (ins OptionalArrayRefParameter<"AxisAttr">:$axes, OptionalArrayRefParameter<"int64_t">:$order);
  let assemblyFormat = "`<` `[` (`]`) : ($axes^ `]`)? (`,` `order` `` `=` `` `[` $order^ `]`)? `>`";
}
class Quarry_Op<string m, list<Trait> traits = []> : Op<Quarry_Dialect, m, traits>;
#endif
