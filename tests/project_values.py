"""Values of types, attributes, enums and properties of a dialect `own`: definitions, and texts that its compiler accepts or refuses."""

from __future__ import annotations

DEFINITIONS = """
def Ea : I32EnumCase<"A", 1, "a">;
def Eb : I32EnumCase<"B", 2, "b">;
def Own_Letter : I32Enum<"Letter", "", [Ea, Eb]> { let cppNamespace = "::own"; }
def Br : I32BitEnumCaseBit<"Red", 0, "red">;
def Bb : I32BitEnumCaseBit<"Blue", 1, "blue">;
def Own_Row : I32BitEnum<"Row", "", [Br, Bb]> { let cppNamespace = "::own"; }
def Own_Joint : I32BitEnum<"Joint", "", [Br, Bb]> { let cppNamespace = "::own"; let printBitEnumQuoted = 1; }
def Cr : I32BitEnumAttrCaseBit<"Red", 0, "red">;
def Cb : I32BitEnumAttrCaseBit<"Blue", 1, "blue">;
def Own_Old : I32BitEnumAttr<"Old", "", [Cr, Cb]> { let cppNamespace = "::own"; }
class Own_Holds<string name, string of, dag values, string format> : Own_Attr<name, of> {
  let parameters = values;
  let assemblyFormat = format;
}
def Own_Plain : Own_Holds<"Plain", "plain", (ins OptionalParameter<"::mlir::Attribute">:$a), "`<` $a `>`">;
def Own_Preset : Own_Holds<"Preset", "preset", (ins DefaultValuedParameter<"int64_t", "3">:$a), "`<` params `>`">;
def Own_Maybe : Own_Holds<"Maybe", "maybe", (ins OptionalParameter<"std::optional<int64_t>">:$a), "`<` params `>`">;
def Own_First : Own_Holds<"First", "first", (ins OptionalParameter<"::mlir::StringAttr">:$a, "int64_t":$b), "`<` ($a^ `,`)? $b `>`">;
def Own_Word : Own_Holds<"Word", "word", (ins OptionalParameter<"std::optional<::own::Letter>">:$a, "::mlir::TypeAttr":$b), "`<` $a $b `>`">;
def Own_Rows : Own_Holds<"Rows", "rows", (ins "::own::Row":$a), "`<` $a `>`">;
def Own_Joints : Own_Holds<"Joints", "joints", (ins EnumParameter<Own_Joint>:$a), "`<` $a `>`">;
def Own_Olds : Own_Holds<"Olds", "olds", (ins EnumParameter<Own_Old>:$a, "::own::Old":$b), "`<` $a `:` $b `>`">;
def Own_Narrow : Own_Holds<"Narrow", "narrow", (ins I32:$a, AnySignlessInteger:$b, F32Tensor:$c), "`<` params `>`">;
def Own_Shaped : Own_Holds<"Shaped", "shaped", (ins "::mlir::ShapedType":$a, "::mlir::FloatType":$b, "::mlir::IntegerSetAttr":$c), "`<` params `>`">;
def Own_Numbers : Own_Holds<"Numbers", "numbers", (ins "::mlir::DenseI64ArrayAttr":$a), "`<` $a `>`">;
def Own_Round : Own_Type<"Round", "round"> {
  let parameters = (ins "::mlir::Type":$a, "int64_t":$b);
  let assemblyFormat = "`(` $a `,` $b `)`";
}
def Own_RoundOp : Own_Op<"round"> { let results = (outs Own_Round:$x); let assemblyFormat = "attr-dict `:` type($x)"; }
class Own_Gives<string name, dag values, string format> : Own_Op<name> { let arguments = values; let assemblyFormat = format; }
def Own_NumberOp : Own_Gives<"number", (ins I32Prop:$a), "$a attr-dict">;
def Own_ListsOp : Own_Gives<"lists", (ins ArrayProp<NamedEnumProp<Own_Letter, "of">>:$a, OptionalProp<EnumProp<Own_Joint>>:$b), "$a $b attr-dict">;
def Own_UnitsOp : Own_Gives<"units", (ins OptionalProp<UnitProp, 0>:$a), "$a attr-dict">;
def Own_SetOp : Own_Gives<"set", (ins ConfinedProp<IntProp<"uint8_t">, CPred<"$_self > 2">, "large">:$a), "prop-dict attr-dict">;
def Own_SomeOp : Own_Gives<"some", (ins ArrayProp<ConfinedProp<I32Prop, CPred<"$_self > 2">, "larger">>:$a), "prop-dict attr-dict">;
def Own_LetterOp : Own_Gives<"letter", (ins EnumProp<Own_Letter>:$a), "prop-dict attr-dict">;
"""

ATTRIBUTES = {
    "plain<1>": True, "plain<>": False, "preset<4>": True, "preset<>": False, "maybe<>": True, "maybe<x>": False,
    'first<"x", 1>': True, "first<1>": False, "word<a i32>": True, "word<i32>": False, "word<tensor<2xf32>>": False,
    "rows<red|blue>": True, 'joints<"red|blue">': True, "joints<red|blue>": False, "joints<red>": True,
    'olds<red|blue : "red|blue">': True, "olds<red : red|blue>": False, 'olds<"red|blue" : red>': True,
    "narrow<i32, i8, tensor<2xf32>>": True, "narrow<i64, i8, tensor<2xf32>>": False, "narrow<i32, ui8, tensor<2xf32>>": False,
    "narrow<i32, i8, tensor<2xf64>>": False, "shaped<vector<2xi8>, f32, affine_set<() : (1 == 0)>>": True,
    "shaped<f32, f32, affine_set<() : (1 == 0)>>": False, "shaped<vector<2xi8>, i32, affine_set<() : (1 == 0)>>": False,
    "shaped<vector<2xi8>, f32, affine_map<() -> ()>>": False, "numbers<[1]>": True, "numbers<7>": False,
}  # fmt: skip
"""Attributes without `#own.`, and whether they are right."""

OPERATIONS = {
    "%0 = own.round : (i32, 4)": True, "%0 = own.round : ((i32) -> i32, 4)": True, "%0 = own.round : (4, i32)": False,
    "%0 = own.round : !own<round (i32, 4)>": True, "own.number 4": True, "own.number true": True, "own.number x": False,
    'own.lists [of<a>, of<b>] "red|blue"': True, "own.lists [] none": True, "own.lists [of<c>] none": False, "own.lists [a] none": False,
    "own.lists [] red|blue": False, "own.units some<unit>": True, "own.units some<unit_absent>": True, "own.units some<true>": False,
    "own.set <{a = 3 : i64}>": True, "own.set <{a = -1 : i8}>": True, "own.set <{a = 258 : i64}>": False, "own.set <{a = true}>": False,
    '"own.set"() : () -> ()': False, "own.some <{a = [3, 4]}>": True, "own.some <{a = [3, 2]}>": False, "own.some <{a = []}>": True,
    '"own.letter"() : () -> ()': False, '"own.letter"() <{a = 1 : i8}> : () -> ()': True, '"own.letter"() <{a = 2 : i2}> : () -> ()': True,
    '"own.letter"() <{a = -1 : i8}> : () -> ()': False,
    '"own.lists"() <{a = [1 : i32], b = [3 : i64]}> : () -> ()': True, '"own.lists"() <{a = [3 : i32]}> : () -> ()': False,
    '"own.lists"() <{a = [], b = ["red"]}> : () -> ()': False,
}  # fmt: skip
"""Operations, and whether they are right."""

TEXTS = {
    **{f"own.nothing {{a = #own.{text}}}": is_right for text, is_right in ATTRIBUTES.items()},
    **OPERATIONS,
}
"""Texts, and whether they are right."""
