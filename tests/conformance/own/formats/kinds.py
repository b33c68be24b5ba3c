"""Kinds of types, attributes and properties that operations of random definitions have, with values in generic form."""

from __future__ import annotations

from typing import NamedTuple

DEFINITIONS = """
def Own_Box : Own_Type<"Box", "box"> {
  let parameters = (ins "unsigned":$size, "::mlir::Type":$of);
  let assemblyFormat = "`<` $size `,` $of `>`";
}
def Own_Mark : Own_Type<"Mark", "mark">;
def Own_MarkHere : Type<CPred<"::llvm::isa<::own::MarkType>($_self)">, "a mark">,
    BuildableType<"$_builder.getType<::own::MarkType>()">;
def Own_Tag : Own_Attr<"Tag", "tag"> {
  let parameters = (ins "int64_t":$low, OptionalParameter<"::mlir::Attribute">:$note);
  let assemblyFormat = "`<` $low (`,` `note` `=` $note^)? `>`";
}
def Own_Side : I32EnumAttr<"Side", "a side", [I32EnumAttrCase<"Left", 0, "left">, I32EnumAttrCase<"Right", 1, "right">]> {
  let cppNamespace = "::own";
}
def Own_Plain : I32EnumAttr<"Plain", "a plain one", [I32EnumAttrCase<"One", 1>, I32EnumAttrCase<"Two", 4>]> {
  let cppNamespace = "::own";
}
def Own_Spelt : I64EnumAttr<"Spelt", "one with signs", [I64EnumAttrCase<"Less", 0, "<=">, I64EnumAttrCase<"More", 1, "more">]> {
  let cppNamespace = "::own";
}
def Own_Bits : I32BitEnumAttr<"Bits", "some bits", [I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">]> {
  let cppNamespace = "::own"; let separator = "|";
}
def Own_Order : I32Enum<"Order", "an order", [I32EnumCase<"Up", 0, "up">, I32EnumCase<"Down", 1, "down">]> {
  let cppNamespace = "::own";
}
def Own_OrderAttr : EnumAttr<Own_Dialect, Own_Order, "order">;
def Own_Turn : I64Enum<"Turn", "a turn", [I64EnumCase<"Here", 0, "here">, I64EnumCase<"There", 1, "there">]> {
  let cppNamespace = "::own";
}
def Own_TurnAttr : EnumAttr<Own_Dialect, Own_Turn, "turn"> { let assemblyFormat = "`<` $value `>`"; }
def Own_Flags : I32BitEnum<"Flags", "some flags", [I32BitEnumCaseBit<"Fast", 0, "fast">, I32BitEnumCaseBit<"Safe", 1, "safe">]> {
  let cppNamespace = "::own"; let separator = ", ";
}
def Own_FlagsAttr : EnumAttr<Own_Dialect, Own_Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
def Own_OrderProp : EnumProp<Own_Order>;
def Own_OrderNamed : NamedEnumProp<Own_Order, "ord">;
def Own_FlagsProp : EnumProp<Own_Flags>;
def Own_NothingMuchOp : Own_Op<"nothing_much"> { let results = (outs I32:$out); let assemblyFormat = "attr-dict"; }
def Own_YieldOp : Own_Op<"yield", [Terminator, Pure]> { let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ }]>]; }
"""

TYPES = (
    "i32", "f32", "index", "i1", "tensor<4x?xf32>", "tensor<2xi64>", "memref<?xi64, 1>", "vector<4xi1>", "tuple<i1, f16>",
    "!own.box<3, i8>", "!own.mark", "(i32) -> f32", "none", "tensor<*xf32>", "!llvm.ptr", "complex<f64>",
)  # fmt: skip


class TypeKind(NamedTuple):
    """A constraint, types that satisfy it, and whether it builds its type."""

    constraint: str
    types: tuple[str, ...]
    built: bool = False


TYPE_KINDS = (
    *[TypeKind("AnyType", TYPES)] * 5,
    TypeKind("I32", ("i32",), True),
    TypeKind("I1", ("i1",), True),
    TypeKind("Index", ("index",), True),
    TypeKind("F32", ("f32",), True),
    TypeKind("Own_MarkHere", ("!own.mark",), True),
    TypeKind("AnyInteger", ("i32", "i1")),
    TypeKind("AnySignlessIntegerOrIndex", ("i32", "index")),
    TypeKind("AnyTensor", ("tensor<4x?xf32>", "tensor<2xi64>")),
    TypeKind("AnyMemRef", ("memref<?xi64, 1>",)),
    TypeKind("Own_Box", ("!own.box<3, i8>",)),
    TypeKind("AnyVectorOfAnyRank", ("vector<4xi1>",)),
)


class AttributeKind(NamedTuple):
    """A kind of attribute or property: what values it takes, as generic form spells them, and its default.

    `guard`: whether its text may be missing, so that an optional group can begin with it.
    """

    constraint: str
    values: tuple[str, ...]
    default: str = ""
    guard: bool = True


ATTRIBUTES = (
    AttributeKind("I64Attr", ("4 : i64", "-1 : i64", "0 : i64"), "7"),
    AttributeKind("I32Attr", ("4 : i32", "-7 : i32"), "7"),
    AttributeKind("I8Attr", ("4 : i8", "-7 : i8"), "7"),
    AttributeKind("SI32Attr", ("4 : si32", "-7 : si32"), "7"),
    AttributeKind("UI16Attr", ("4 : ui16",), "7"),
    AttributeKind("IndexAttr", ("4 : index", "0 : index")),
    AttributeKind("F32Attr", ("1.000000e+00 : f32", "0x7FC00000 : f32"), "2.0"),
    AttributeKind("F64Attr", ("-2.500000e+00 : f64",)),
    AttributeKind("StrAttr", ('"x y"', '"(<[\\22"', '""'), '"none"'),
    AttributeKind("TypedStrAttr<AnyType>", ('"x" : i32',)),
    AttributeKind("BoolAttr", ("true", "false"), "true"),
    AttributeKind("ArrayAttr", ("[]", '[1, "a", unit]')),
    AttributeKind("I64ArrayAttr", ("[1, 2]", "[]")),
    AttributeKind("StrArrayAttr", ('["a", "b"]',)),
    AttributeKind("DenseI64ArrayAttr", ("array<i64: 1, -2, 3>", "array<i64>")),
    AttributeKind("DenseI32ArrayAttr", ("array<i32: 1>", "array<i32>")),
    AttributeKind("DenseBoolArrayAttr", ("array<i1: true, false>",)),
    AttributeKind("DenseF32ArrayAttr", ("array<f32: 1.0, -2.5>",)),
    AttributeKind("DenseI8ArrayAttr", ("array<i8: 1, 2>",)),
    AttributeKind("TypeAttr", TYPES),
    AttributeKind("TypeAttrOf<AnyInteger>", ("i32", "i8")),
    AttributeKind("SymbolRefAttr", ("@s", "@s::@t")),
    AttributeKind("FlatSymbolRefAttr", ("@s",)),
    AttributeKind("DictionaryAttr", ("{}", "{a = 1 : i8, b}")),
    AttributeKind("AffineMapAttr", ("affine_map<(d0) -> (d0 + 1)>",)),
    AttributeKind("AffineMapArrayAttr", ("[affine_map<(d0) -> (d0)>]",)),
    AttributeKind("IntegerSetAttr", ("affine_set<(d0) : (d0 >= 0)>",)),
    AttributeKind("ElementsAttr", ("dense<1> : tensor<2xi32>", "dense<[1.0, 2.0]> : vector<2xf32>")),
    AttributeKind("I32ElementsAttr", ("dense<[1, 2]> : tensor<2xi32>",)),
    AttributeKind("LocationAttr", ("loc(unknown)", 'loc("a":1:2)')),
    AttributeKind("AnyAttr", ("#own.tag<3>", "dense<1> : tensor<2xi32>", "4 : i8", "i32", "[1]", "unit", "@s", "{a}", '"t"')),
    AttributeKind("Own_Tag", ("#own.tag<3>", "#own.tag<-3, note = @s>")),
    AttributeKind("Own_Note", ("#own.note",)),
    AttributeKind("Own_Side", ("0 : i32", "1 : i32"), "::own::Side::Left"),
    AttributeKind("Own_Plain", ("1 : i32", "4 : i32"), "::own::Plain::Two"),
    AttributeKind("Own_Spelt", ("0 : i64", "1 : i64")),
    AttributeKind("Own_Bits", ("0 : i32", "1 : i32", "3 : i32"), "::own::Bits::Read"),
    AttributeKind("Own_OrderAttr", ("#own.order<up>", "#own.order<down>"), "::own::Order::Up"),
    AttributeKind("Own_TurnAttr", ("#own.turn<here>", "#own.turn<there>")),
    AttributeKind("Own_FlagsAttr", ("#own<flags <fast>>", "#own<flags <fast, safe>>")),
    AttributeKind("AnyAttrOf<[I32Attr, StrAttr]>", ("4 : i32", '"t"')),
    AttributeKind("TypedAttrInterface", ("4 : i8", "1.0 : f32", "dense<1> : tensor<2xi32>", '"t" : i32')),
    AttributeKind("APIntAttr", ("4 : i8", "true", "4 : index")),
    AttributeKind("ConfinedAttr<I64Attr, [IntNonNegative]>", ("4 : i64",), "3"),
)

PROPERTIES = (
    AttributeKind("I64Prop", ("4 : i64", "-1 : i64"), "7"),
    AttributeKind("I32Prop", ("4 : i32", "0 : i32"), "7"),
    AttributeKind("BoolProp", ("true", "false"), "true"),
    AttributeKind("StringProp", ('"x y"', '""'), '"none"'),
    AttributeKind("ArrayProp<I64Prop>", ("[1, 2]", "[]")),
    AttributeKind("IntArrayProp<I64Prop>", ("array<i64: 1, 2>", "array<i64>")),
    AttributeKind("Own_OrderProp", ("0 : i32", "1 : i32"), "::own::Order::Down"),
    AttributeKind("Own_OrderNamed", ("0 : i32", "1 : i32")),
    AttributeKind("Own_FlagsProp", ("1 : i32", "3 : i32")),
)
