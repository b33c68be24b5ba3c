"""What a project's definitions require without a word of C++, and a built compiler of such a project refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of, sources
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.ods.project.load import load

pytestmark = needs_tblgen

DEFINITIONS = """
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
def A_Rock : A_Type<"Rock", "rock">;
def A_Grid : A_Type<"Grid", "grid"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims, "::mlir::Type":$of, DefaultValuedParameter<"bool", "false">:$wrap);
  let assemblyFormat = "`<` `[` $dims `]` $of (`,` `wrap` `=` $wrap^)? `>`";
  let extraClassDeclaration = [{
    unsigned getRank() const { return getDims().size(); }
    bool isSquare() const { return getRank() == 2 && getOf().isInteger(8); }
    bool isOdd() const;
  }];
}
def A_Bare : A_Type<"Bare", "bare"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims); let assemblyFormat = "`<` $dims `>`"; let genAccessors = 0;
}
def A_Few : A_Type<"Few", "few"> {
  let parameters = (ins AnyTypeOf<[A_Rock, I8, AnyMemRef, ConfinedType<A_Grid, [CPred<"::a::isFine($_self)">]>]>:$of);
  let assemblyFormat = "`<` $of `>`";
}
def A_Some : A_Attr<"Some", "some"> {
  let parameters = (ins AnyTypeOf<[I8, Type<CPred<"::a::isOdd($_self)">>]>:$of, AnyType:$any); let assemblyFormat = "`<` params `>`";
}
def A_Part : A_Attr<"Part", "part"> {
  let parameters = (ins "int64_t":$v, "::mlir::Type":$t); let assemblyFormat = "`<` $v `:` $t `>`";
}
def A_Held : A_Attr<"Held", "held"> {
  let parameters = (ins "::mlir::ElementsAttr":$e, "::mlir::UnitAttr":$u); let assemblyFormat = "`<` $e `,` $u `>`";
}
def A_Pace : I32EnumAttr<"Pace", "", [I32EnumAttrCase<"slow", 0>, I32EnumAttrCase<"fast", 1>]> { let cppNamespace = "::a"; }
class A_DefaultCase<EnumAttrInfo e, string v> : DefaultValuedParameter<e.cppType, v> {
  let parser = e.parameterParser; let printer = e.parameterPrinter;
}
def A_Meta : A_Attr<"Meta", "meta"> {
  let parameters = (ins "int64_t":$n, A_DefaultCase<A_Pace, "Pace::slow">:$pace); let assemblyFormat = "`<` struct(params) `>`";
}
class A_GridIs<string p> : ConfinedType<A_Grid, [CPred<"::llvm::cast<::a::GridType>($_self)." # p>]>;
class A_PartIs<string p> : ConfinedAttr<A_Part, [AttrConstraint<CPred<"::llvm::cast<::a::PartAttr>($_self)." # p>>]>;
class A_TextIs<string p> : ConfinedAttr<StrAttr, [AttrConstraint<CPred<"::llvm::cast<::mlir::StringAttr>($_self)." # p>>]>;
def A_AnyNumbers : Attr<CPred<"::llvm::isa<::mlir::DenseI64ArrayAttr>($_self)">, "numbers">;

def A_ListOp : A_Op<"list"> {
  let arguments = (ins DenseI32ArrayAttr:$n, OptionalAttr<DenseI64ArrayAttr>:$m);
  let assemblyFormat = "$n (`or` $m^)? attr-dict";
}
def A_PlainListOp : A_Op<"plain_list"> { let arguments = (ins A_AnyNumbers:$n); let assemblyFormat = "$n attr-dict"; }
def A_PropsOp : A_Op<"props", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, I64Attr:$n, I64Attr:$a, OptionalAttr<StrAttr>:$s, I64Prop:$p);
  let assemblyFormat = "$n `(` $x `)` `(` $y `)` prop-dict attr-dict";
}
def A_OwnPropsOp : A_Op<"own_props"> {
  let arguments = (ins I64Attr:$a); let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = [{ static ParseResult parseProperties(OpAsmParser &parser, OperationState &result) {
    if (failed(parser.parseOptionalLess())) return success();
    return failure(parser.parseAttribute(result.propertiesAttr) || parser.parseGreater());
  } }];
}
def A_SmallOp : A_Op<"small"> {
  let arguments = (ins IntProp<"uint8_t">:$u, I32Prop:$i, ConfinedProp<I64Prop, CPred<"$_self > 2">>:$big);
  let assemblyFormat = "$u $i $big attr-dict";
}
def A_MakeOp : A_Op<"make", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Optional<F32>:$b);
  let assemblyFormat = "(`ints` type($a)^)? (`float` type($b)^)? attr-dict";
}
def A_CallOp : A_Op<"call"> {
  let arguments = (ins Variadic<AnyType>:$x); let results = (outs Optional<AnyType>:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
def A_PairsOp : A_Op<"pairs", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<F32>:$b); let assemblyFormat = "`(` $a `)` `(` $b `)` attr-dict";
}
class A_Into<string m, string inits> : A_Op<m, [AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$from_x, Variadic<AnyType>:$to_x); let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "`(` $from_x `)` `to` $to_x attr-dict `:` type($from_x) `to` type($to_x) (`->` type($r)^)?";
  let extraClassDeclaration = "MutableOperandRange getDpsInitsMutable() { " # inits # " }";
}
def A_IntoOp : A_Into<"into", "return getToXMutable();">;
def A_OddIntoOp : A_Into<"odd_into", "return getOperation()->getOpOperands().take_back(1);">;
def A_SameOp : A_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyInteger>:$x); let results = (outs AnyInteger:$r, AnyInteger:$q);
  let assemblyFormat = "$x attr-dict `:` type($r)";
}
def A_LikeOp : A_Op<"like", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$x); let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
def A_FloatOp : A_Op<"float", [ResultsAreFloatLike]> {
  let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)";
}
def A_StopOp : A_Op<"stop", [Terminator]> { let assemblyFormat = "attr-dict"; }
def A_TwoOp : A_Op<"two"> { let regions = (region SizedRegion<2>:$r); let assemblyFormat = "$r attr-dict"; }
def A_OneOp : A_Op<"one", [SingleBlock, NoTerminator]> {
  let regions = (region SizedRegion<1>:$r); let assemblyFormat = "$r attr-dict";
}
multiclass A_Holds {
  foreach each = [["hold_one", "$_self.hasOneBlock()"], ["hold_none", "$_self.empty()"], ["hold_some", "!$_self.empty()"],
    ["hold_any", "$_self.empty() || ::llvm::hasNItems($_self, 1)"], ["hold_few", "$_self.getBlocks().size() < 2"],
    ["hold_odd", "::a::isOdd($_self) || $_self.empty()"]] in
  def NAME # each[0] # "Op" : A_Op<each[0], [NoTerminator]> {
    let regions = (region Region<CPred<each[1]>>:$r); let assemblyFormat = "$r attr-dict"; } }
defm A_Holds : A_Holds;
def A_HoldBothOp : A_Op<"hold_both", [NoTerminator]> {
  let regions = (region Region<And<[CPred<"::a::isFine($_self)">, SizedRegion<1>.predicate]>>:$r);
  let assemblyFormat = "$r attr-dict";
}
def A_ReadOp : A_Op<"read"> { let regions = (region SizedRegion<2>:$r); let assemblyFormat = "custom<Body>($r) attr-dict"; }
def A_TableOp : A_Op<"table", [SymbolTable]> { let regions = (region AnyRegion:$r); let assemblyFormat = "$r attr-dict"; }
def A_HalfGraphOp : A_Op<"half_graph", [HasOnlyGraphRegion, NoTerminator]> {
  let regions = (region SizedRegion<1>:$r); let assemblyFormat = "$r attr-dict";
}
def A_GraphOp : A_Op<"graph", [GraphRegionNoTerminator]> {
  let regions = (region SizedRegion<1>:$r); let assemblyFormat = "$r attr-dict";
}
def A_AnyGraphOp : A_Op<"any_graph", [NoTerminator, HasOnlyGraphRegion, RegionKindInterface]> {
  let regions = (region AnyRegion:$r); let assemblyFormat = "$r attr-dict";
}
def A_OddOneOp : A_Op<"odd_one", [NoTerminator, SingleBlock]> {
  let regions = (region Region<CPred<"::a::isOdd($_self)">>:$r); let assemblyFormat = "$r attr-dict";
}
class A_Of<string m, list<Trait> traits> : A_Op<m, traits> {
  let arguments = (ins AnyType:$x, AnyType:$y); let assemblyFormat = "$x `,` $y attr-dict `:` type($x) `,` type($y)";
}
def A_ShapedOp : A_Of<"shaped", [SameOperandsShape]>;
def A_EachOp : A_Op<"each", [Elementwise]> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
def A_StretchedOp : A_Of<"stretched", [ResultsBroadcastableShape]>;
def A_AsThisOp : A_Of<"as_this", [PredOpTrait<"as this", CPred<"this->getX().getType() == getY().getType()">>]>;
def A_KindOp : A_Of<"kind", [AllTypeIDsMatch<["x", "y"]>]>;
def A_UnlikeOp : A_Of<"unlike", [PredOpTrait<"unlike", Neg<CPred<"$x.getType() == $y.getType()">>>]>;
def A_PartOfOp : A_Of<"part_of", [TypesMatchWith<"y is a part of x", "x", "y",
  "::llvm::isa<::mlir::ShapedType>($_self) ? getElementTypeOrSelf($_self) : $_self">]>;
def A_SpacedOp : A_Op<"spaced"> {
  let arguments = (ins ConfinedType<AnyMemRef, [CPred<
    "isa_and_nonnull<::mlir::IntegerAttr>(::llvm::cast<::mlir::MemRefType>($_self).getMemorySpace())">]>:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def A_RockyOp : A_Op<"rocky"> {
  let arguments = (ins Type<CPred<"::llvm::isa<::a::RockType>(getElementTypeOrSelf($_self)) && true">>:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
class A_Function<string m> : A_Op<m, [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name $function_type attr-dict-with-keyword $body";
}
def A_FnOp : A_Function<"fn"> { let extraClassDeclaration = [{
  ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
}]; }
def A_OddFnOp : A_Function<"odd_fn"> { let extraClassDeclaration = [{
  ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs().drop_front(); }
}]; }
multiclass A_Takes {
  foreach each = [["flat", "getDims().size() == 1"], ["f32s", "getOf().isF32()"], ["wrapped", "getWrap()"],
    ["square", "isSquare()"]] in
  def NAME # each[0] # "Op" : A_Op<each[0]> {
    let arguments = (ins A_GridIs<each[1]>:$x); let assemblyFormat = "$x attr-dict `:` qualified(type($x))"; } }
defm A_Takes : A_Takes;
def A_BareOp : A_Op<"bare"> {
  let arguments = (ins ConfinedType<A_Bare, [CPred<"::llvm::cast<::a::BareType>($_self).getDims().size() == 1">]>:$x);
  let assemblyFormat = "$x attr-dict `:` qualified(type($x))";
}
def A_Splat : ConfinedAttr<ElementsAttr, [AttrConstraint<CPred<"::llvm::cast<::mlir::ElementsAttr>($_self).isSplat()">>]>;
def A_AttrsOp : A_Op<"attrs"> {
  let arguments = (ins OptionalAttr<A_PartIs<"getV() > 2">>:$v, OptionalAttr<A_PartIs<"getT().isF32()">>:$t,
    OptionalAttr<A_TextIs<"size() < 4">>:$short, OptionalAttr<A_TextIs<"getValue() == \\"yes\\"">>:$yes,
    OptionalAttr<A_Splat>:$e, OptionalAttr<ConfinedAttr<I8Attr, [IntPowerOf2]>>:$pow);
  let assemblyFormat = "attr-dict";
}
"""

VALUES = """%i, %f, %r = "x.make"() : () -> (i32, f32, !a.rock)
%g1, %g2 = "x.make"() : () -> (!a.grid<[1] f32>, !a.grid<[1, 2] i8, wrap = true>)
%b = "x.make"() : () -> !a.bare<1, 2>
%t, %m = "x.make"() : () -> (tensor<2xi8>, memref<2xi8>)
%t3, %w = "x.make"() : () -> (tensor<3xi8>, tensor<2xi16>)
%v, %m3, %ms = "x.make"() : () -> (vector<2xi8>, memref<2xi8, 3>, memref<2xi8, "s">)
"""

CASES = [
    *[(f"a.list {value}", "") for value in ("[1, 2]", "[]", "#list", "[1] or [2]")],
    ("a.list array<i32: 1, 2>", "expected '['"),
    ("a.list [1] or array<i64: 1>", "expected '['"),
    ("a.plain_list array<i64: 1>", ""),
    ("a.props 1 (%i) () <{a = 1, p = 2}>", ""),
    ('a.props 1 () () < {s = "x", "a" = 1, p = 2} > {n = 1, x}', ""),
    ("a.props 1 () () <{a = 1, p = 2, z}>", "'z' is no property of 'a.props' that `<{...}>` holds"),
    ("a.props 1 () () <{a = 1, p = 2, n = 2}>", "'n' is no property"),
    ("a.props 1 () () <{p = 2}> {a = 1}", "requires 'a' in `<{...}>`"),
    ("a.props 1 () () <{a = 1}> {p = 1}", "requires 'p' in `<{...}>`"),
    ("a.own_props <{a = 1, z}>", ""),
    ("a.own_props {a = 1}", ""),
    *[(f"a.small {value}", "") for value in ("255 -1 3", "0 2147483647 4")],
    ("a.small 256 1 3", "the integer is too large: the property has 8 bits"),
    ("a.small 1 2147483648 3", "the integer is too large: the property has 32 bits"),
    ("a.small 1 1 2", "attribute 'big' failed to satisfy constraint"),
    ("%0:3 = a.make ints i32, i32 float f32", ""),
    ("%0:2 = a.make ints i64, i32", "result #0 must be i32, but got i64"),
    ("%0 = a.make float f64", "result #0 must be f32, but got f64"),
    ("%0 = a.call %i : (i32) -> i64", ""),
    ("a.call %i : (i32) -> ()", ""),
    ("%0:2 = a.call %i : (i32) -> (i64, i64)", "result 'r' must be one value at most"),
    ("a.pairs(%i) (%f)", ""),
    ("a.pairs(%i, %i) (%f)", "operand #1 must be f32, but got i32"),
    ("%0 = a.into(%i) to %t : i32 to tensor<2xi8> -> tensor<2xi8>", ""),
    ("a.into(%t) to %m : tensor<2xi8> to memref<2xi8>", ""),
    ("a.into(%i) to %i : i32 to i32", ""),
    ("%0 = a.into(%i) to %t : i32 to tensor<2xi8> -> tensor<3xi8>", "result #0 must have the type of what it is written to"),
    ("a.into(%i) to %t : i32 to tensor<2xi8>", "expected a result for each tensor in 'to_x' (1), but got no results"),
    ("a.odd_into(%i) to %t : i32 to tensor<2xi8>", ""),
    ("%0:2 = a.same %i, %i : i32", ""),
    ("%0:2 = a.same : i32", "expected 1 or more operands, but got none"),
    *[(f"%0 = a.like %t, %t3 : (tensor<2xi8>, tensor<3xi8>) -> tensor<{size}xi8>", "") for size in "*?"],
    ("%0 = a.like %t, %t3 : (tensor<2xi8>, tensor<3xi8>) -> tensor<3xi8>", "requires the same type"),
    ("%0 = a.like %t, %w : (tensor<2xi8>, tensor<2xi16>) -> tensor<*xi8>", "requires the same type"),
    *[(f"%0 = a.float : {type_}", "") for type_ in ("f32", "vector<2xf16>", "tensor<*xbf16>")],
    *[(f"%0 = a.float : {type_}", "result #0 must be") for type_ in ("i32", "vector<2xi1>", "memref<2xf32>")],
    ("a.two {\n  a.stop\n^bb1:\n  a.stop\n}", ""),
    ("a.two {\n}", "region #0 ('r') of 'a.two' must have 2 blocks, but got 0"),
    ("a.one {\n}", ""),
    *[(f"a.hold_{which} {{\n}}", "") for which in ("none", "any")],
    *[(f"a.hold_{which} {{\n^bb0:\n}}", "") for which in ("one", "some", "any", "both")],
    ("a.hold_one {\n}", "region #0 ('r') of 'a.hold_one' must have 1 block, but got 0"),
    ("a.hold_none {\n^bb0:\n}", "region #0 ('r') of 'a.hold_none' must have 0 blocks, but got 1"),
    ("a.hold_some {\n}", "region #0 ('r') of 'a.hold_some' must have 1 or more blocks, but got 0"),
    ("a.hold_both {\n}", "region #0 ('r') of 'a.hold_both' must have 1 block, but got 0"),
    *[(f"a.hold_few {{{blocks}\n}}", "") for blocks in ("", "\n^bb0:")],
    ("a.hold_few {\n  a.stop\n^bb1:\n  a.stop\n}", "region #0 ('r') of 'a.hold_few' must have at most 1 block, but got 2"),
    ("a.hold_odd {\n  a.stop\n^bb1:\n  a.stop\n}", ""),
    ("a.odd_one {\n}", ""),
    ("a.odd_one {\n  a.stop\n^bb1:\n  a.stop\n}", "region #0 ('r') of 'a.odd_one' must have at most 1 block, but got 2"),
    ("a.any_graph {\n  a.stop\n}", ""),
    ("a.any_graph {\n  a.stop\n^bb1:\n  a.stop\n}", "region #0 ('r') of 'a.any_graph' must have at most 1 block, but got 2"),
    *[(f"a.shaped {values}", "") for values in ("%r, %b : !a.rock, !a.bare<1, 2>", "%r, %i : !a.rock, i32")],
    ("a.shaped %t, %r : tensor<2xi8>, !a.rock", "requires the same shape for all operands"),
    ("a.shaped %r, %v : !a.rock, vector<2xi8>", "requires the same shape for all operands"),
    ("%0 = a.each %r : (!a.rock) -> i32", ""),
    ("%0 = a.each %t : (tensor<2xi8>) -> !a.rock", "all results must be vectors or tensors like"),
    ("a.stretched %t, %r : tensor<2xi8>, !a.rock", ""),
    ("a.stretched %v, %t : vector<2xi8>, tensor<2xi8>", "vectors and tensors cannot be broadcast together"),
    ("a.as_this %i, %i : i32, i32", ""),
    ("a.as_this %i, %f : i32, f32", "as this"),
    ("a.kind %t, %w : tensor<2xi8>, tensor<2xi16>", ""),
    ("a.kind %g1, %g2 : !a.grid<[1] f32>, !a.grid<[1, 2] i8, wrap = true>", ""),
    *[(f"a.kind {value}", "have same type IDs") for value in ("%t, %v : tensor<2xi8>, vector<2xi8>", "%r, %i : !a.rock, i32")],
    *[(f"a.unlike {value}", "") for value in ("%i, %f : i32, f32", "%r, %b : !a.rock, !a.bare<1, 2>")],
    *[(f"a.unlike {value}", "failed to verify that unlike") for value in ("%i, %i : i32, i32", "%t, %t : tensor<2xi8>, tensor<2xi8>")],
    *[(f"a.part_of {value}", "") for value in ("%i, %i : i32, i32", "%g1, %g1 : !a.grid<[1] f32>, !a.grid<[1] f32>")],
    ("a.part_of %t, %t : tensor<2xi8>, tensor<2xi8>", "'y' must be i8, as 'x' is tensor<2xi8>, but got tensor<2xi8>"),
    ("a.part_of %i, %f : i32, f32", "'y' must be i32, as 'x' is i32, but got f32"),
    ("a.spaced %m3 : memref<2xi8, 3>", ""),
    *[(f"a.spaced {value}", "operand #0 must be") for value in ("%m : memref<2xi8>", '%ms : memref<2xi8, "s">')],
    ("a.rocky %r : !a.rock", ""),
    *[(f"a.rocky {value}", "operand #0 must be") for value in ("%b : !a.bare<1, 2>", "%t : tensor<2xi8>")],
    ("a.read {\n}", ""),
    ("a.table {\n  a.stop\n}", ""),
    ("a.table {\n}", "region #0 ('r') of 'a.table' must have 1 block, but got 0"),
    ('"a.table"() ({\n}) : () -> ()', "region #0 ('r') of 'a.table' must have 1 block, but got 0"),
    ("a.table {\n  a.stop\n^bb1:\n  a.stop\n}", "region #0 ('r') of 'a.table' must have 1 block, but got 2"),
    ('a.graph {\n  "x.use"(%q) : (i32) -> ()\n  %q = "x.make"() : () -> i32\n}', ""),
    ('a.half_graph {\n  "x.use"(%q) : (i32) -> ()\n  %q = "x.make"() : () -> i32\n}', "'%q' is used before it is defined"),
    ("a.fn @f (i32) -> i32 {\n^bb0(%a: i32):\n  a.stop\n}", ""),
    ("a.fn @f (i32) -> i32 {\n}", ""),
    ("a.fn @f (i32) -> i32 {\n^bb0(%a: i64):\n  a.stop\n}", "the region takes i32 as argument 0, but got i64"),
    ("a.fn @f (i32) -> i32 {\n  a.stop\n}", "the region takes 1 argument, but got 0"),
    ("a.odd_fn @f (i32) -> i32 {\n  a.stop\n}", ""),
    ("a.flat %g1 : !a.grid<[1] f32>", ""),
    ("a.flat %g2 : !a.grid<[1, 2] i8, wrap = true>", "operand #0 must be"),
    ("a.f32s %g1 : !a.grid<[1] f32>", ""),
    ("a.f32s %g2 : !a.grid<[1, 2] i8, wrap = true>", "operand #0 must be"),
    ("a.wrapped %g2 : !a.grid<[1, 2] i8, wrap = true>", ""),
    ("a.wrapped %g1 : !a.grid<[1] f32>", "operand #0 must be"),
    ("a.square %g2 : !a.grid<[1, 2] i8, wrap = true>", ""),
    ("a.square %g1 : !a.grid<[1] f32>", "operand #0 must be"),
    ("a.bare %b : !a.bare<1, 2>", ""),
    ('a.attrs {v = #a.part<3 : i8>, t = #a.part<0 : f32>, short = "abc", yes = "yes", e = dense<1> : tensor<2xi8>}', ""),
    ("a.attrs {v = #a.part<2 : i8>}", "attribute 'v' failed to satisfy constraint"),
    ("a.attrs {t = #a.part<2 : i8>}", "attribute 't' failed to satisfy constraint"),
    ('a.attrs {short = "abcd"}', "attribute 'short' failed to satisfy constraint"),
    ('a.attrs {yes = "no"}', "attribute 'yes' failed to satisfy constraint"),
    ("a.attrs {e = dense<[1, 1]> : tensor<2xi8>}", ""),
    ("a.attrs {e = dense<[1, 2]> : tensor<2xi8>}", "attribute 'e' failed to satisfy constraint"),
    *[(f"a.attrs {{pow = {number} : i8}}", "") for number in (1, 64, -128)],
    *[(f"a.attrs {{pow = {number} : i8}}", "attribute 'pow' failed to satisfy constraint") for number in (0, 3, -64)],
    ("a.attrs {x = #a.meta<n = 1>, y = #a.meta<pace = fast, n = 1>}", ""),
    ("a.attrs {x = #a.meta<n = 1, pace = faster>}", "expected `slow` or `fast`, but got `faster`"),
    ("a.attrs {x = #a.meta<n 1>}", "expected `=`, but got `1`"),
    ("a.attrs {held = #a.held<dense<1> : tensor<2xi8>, unit>}", ""),
    ("a.attrs {held = #a.held<1, unit>}", "expected elements such as"),
    ("a.attrs {held = #a.held<dense<1> : tensor<2xi8>, 1>}", "expected `unit`"),
    ('"x.make"() : () -> (!a.few<!a.rock>, !a.few<i8>, !a.few<memref<2xf32>>, !a.few<!a.grid<[1] f32>>, !a.few<!here>)', ""),
    ('"x.make"() : () -> !a.few<i16>', "expected !a.rock, i8, memref or !a.grid, but got `i16`"),
    ('"x.make"() : () -> !a.few<!a.bare<1>>', "expected !a.rock, i8, memref or !a.grid, but got `!a.bare<1>`"),
    ('"x.make"() : () -> !a.few<!there>', "expected !a.rock, i8, memref or !a.grid, but got `i16`"),
    ('"x.make"() {x.s = #a.some<i8, f32>, x.t = #a.some<i9, !a.rock>} : () -> ()', ""),
    ('"x.make"() : () -> (tensor<2x!a.rock>, vector<2x!a.rock>, memref<2x!a.rock>)', ""),
    ('"x.make"() : () -> complex<!a.rock>', "a complex number cannot have elements of type !a.rock"),
]


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory)


OWN_LLVM = HEAD.replace('"a"', '"llvm"') + """
def A_Array : A_Type<"Array", "array"> {
  let parameters = (ins "::mlir::Type":$t, "uint64_t":$n); let assemblyFormat = "`<` $n `x` custom<Pretty>($t) `>`";
}
def A_Struct : A_Type<"Struct", "struct"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$t); let hasCustomAssemblyFormat = 1;
}
"""


def test_a_type_in_another_one_of_which_only_code_knows_all(tmp_path: Path) -> None:
    (tmp_path / "A.td").write_text(OWN_LLVM, encoding="utf-8")
    (tmp_path / "cache").mkdir()
    found = load(sources(tmp_path / "A.td"), tmp_path / "cache")
    text = '"x.make"() : () -> !llvm.struct<(i32, array<2 x struct<(i8, array<3 x i8>)>>, i8)>\n'
    assert check_text(text, CheckOptions(strict=True, dialects=found.folder, assumed=frozenset({"x"}))) == []


@pytest.mark.parametrize(("line", "message"), CASES)
def test_what_is_required_is_said_and_nothing_else(line: str, message: str, options: CheckOptions) -> None:
    text = f'!here = i8\n!there = i16\n#list = array<i32: 1>\n{VALUES}{line}\n"x.end"() : () -> ()\n'
    found = [each.message for each in check_text(text, options)]
    assert message in "".join(found[:1])
    assert bool(found) == bool(message)
