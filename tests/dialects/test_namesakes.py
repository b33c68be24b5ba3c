"""Types, attributes, traits and interfaces that are called in C++ as ones of MLIR are, and enums of one dialect as each other."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of

from mlir_ls.analysis import CheckOptions, check_text

pytestmark = needs_tblgen

TYPES = ("Vector", "Complex", "Tuple", "Function", "MemRef", "RankedTensor", "Index", "Float", "Integer", "None", "Opaque")
ATTRIBUTES = (
    *("Bool", "Integer", "Float", "Array", "Dictionary", "Type", "SymbolRef", "FlatSymbolRef", "Unit", "AffineMap"),
    *("DenseI64Array", "Location", "Elements", "Dense", "String"),
)


def definitions(namespace: str) -> str:
    own = [
        f'def A_{kind}{name} : {kind}Def<A_Dialect, "{name}"> {{ let mnemonic = "{name.lower()}";\n'
        '  let parameters = (ins "int64_t":$n); let assemblyFormat = "`<` $n `>`"; }\n'
        for kind, names in (("Type", TYPES), ("Attr", ATTRIBUTES))
        for name in names
    ]
    return """
        include "mlir/IR/OpBase.td"
        include "mlir/IR/AttrTypeBase.td"
        def A_Dialect : Dialect {
          let name = "a"; let cppNamespace = "NAMESPACE";
          let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1;
        }
        class A_Op<string m, list<Trait> t = []> : Op<A_Dialect, m, t>;
        OWN
        def A_TypesOp : A_Op<"types"> {
          let arguments = (ins AnyVectorOfAnyRank:$a, AnyComplex:$b, AnyTuple:$c, FunctionType:$d, AnyMemRef:$e,
            AnyRankedTensor:$f, Index:$g, AnyFloat:$h, AnyInteger:$i, NoneType:$j);
          let assemblyFormat = "operands attr-dict `:` type(operands)";
        }
        def A_AttributesOp : A_Op<"attributes"> {
          let arguments = (ins BoolAttr:$a, I64Attr:$b, F32Attr:$c, ArrayAttr:$d, DictionaryAttr:$e, TypeAttr:$f,
            SymbolRefAttr:$g, FlatSymbolRefAttr:$h, UnitAttr:$i, AffineMapAttr:$j, DenseI64ArrayAttr:$k, LocationAttr:$l,
            ElementsAttr:$m, StrAttr:$n, SymbolNameAttr:$o, I64ArrayAttr:$p);
          let assemblyFormat = "$a $b $c $d $e $f `s` $g `,` $h (`u` $i^)? `m` $j $k $l $m $n $o $p attr-dict";
        }
        def A_P : TypeDef<A_Dialect, "P"> {
          let mnemonic = "p";
          let parameters = (ins "::mlir::VectorType":$v, "mlir::FunctionType":$f, "IndexType":$own,
            "::mlir::ArrayAttr":$a, "ArrayAttr":$b, "NAMESPACE::StringAttr":$s);
          let assemblyFormat = "`<` $v `,` $f `,` $own `,` $a `,` $b `,` $s `>`";
        }
        def A_Own : Type<CPred<"isa<IntegerType>($_self) && cast<IntegerType>($_self).getN() == 3">, "three">;
        def A_Wide : Type<CPred<"isa<::mlir::IntegerType>($_self) && cast<mlir::IntegerType>($_self).getWidth() == 8">, "wide">;
        def A_OwnOp : A_Op<"own"> {
          let arguments = (ins A_Own:$a, A_Wide:$b, A_TypeInteger:$c, A_AttrString:$d);
          let assemblyFormat = "$a `,` $b `,` $c $d attr-dict `:` type($a) `,` type($b) `,` type($c)";
        }
        """.replace("NAMESPACE", namespace).replace("OWN", "".join(own))


@pytest.fixture(scope="module", params=["::a", "::mlir::a", "a::inner"])
def options(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(definitions(request.param), tmp_path_factory)


BUILTIN = "vector<2xf32>, complex<f32>, tuple<i32>, () -> (), memref<2xf32>, tensor<2xf32>, index, f32, i32, none"
GOOD = f"""
%0:10 = "x.make"() : () -> ({BUILTIN})
a.types %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9 : {BUILTIN}
a.attributes true 3 1.0 [1] {{a}} i32 s @a::@b, @a u m affine_map<(d0) -> (d0)> [1, 2] loc("a") dense<1> : tensor<2xi32> "n" @o [1]
"x.make"() : () -> !a.p<vector<2xf32>, () -> (), <3>, [1], <4>, <5>>
"x.make"() : () -> (!a.vector<3>, !a.index<4>)
%1:3 = "x.make"() : () -> (!a.integer<3>, i8, !a.integer<4>)
a.own %1#0, %1#1, %1#2 <7> : !a.integer<3>, i8, !a.integer<4>
"""


def test_what_is_right_is_clean(options: CheckOptions) -> None:
    assert [each.message for each in check_text(GOOD, options)] == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('"x.make"() : () -> !a.p<!a.vector<1>, () -> (), <3>, [1], <4>, <5>>', "bad-type"),
        ('"x.make"() : () -> !a.p<vector<2xf32>, () -> (), index, [1], <4>, <5>>', "bad-type"),
        ('"x.make"() : () -> !a.p<vector<2xf32>, () -> (), <3>, [1], [2], <5>>', "bad-type"),
        ("a.own %a, %b, %c <7> : !a.integer<4>, i8, !a.integer<4>", "operand-type"),
        ("a.own %a, %b, %c <7> : !a.integer<3>, i9, !a.integer<4>", "operand-type"),
        ('"a.own"(%a, %b, %c) <{d = #a.string<7>}> : (i3, i8, !a.integer<4>) -> ()', "operand-type"),
        ('"a.own"(%a, %b, %c) <{d = #a.string<7>}> : (!a.integer<3>, i8, i8) -> ()', "operand-type"),
        ('"a.own"(%a, %b, %c) <{d = "a"}> : (!a.integer<3>, i8, !a.integer<4>) -> ()', "attribute-value"),
    ],
)
def test_what_is_wrong_is_flagged(text: str, code: str, options: CheckOptions) -> None:
    found = [each.code for each in check_text(text, options) if each.code != "undefined-value"]
    assert found == [code]


TRAITS = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
def A_Dialect : Dialect { let name = "a"; let cppNamespace = "::own"; let useDefaultTypePrinterParser = 1; }
let cppNamespace = "::own::OpTrait" in {
  def A_IsTerminator : NativeOpTrait<"IsTerminator">;
  def A_Children : ParamNativeOpTrait<"HasParent", "ModuleOp">;
  NATIVE
}
let cppNamespace = "::own" in {
  def A_Branch : OpInterface<"BranchOpInterface">;
  def A_Symbol : OpInterface<"SymbolOpInterface">;
  def A_Target : AttrInterface<"TargetAttrInterface">;
  def A_Pointer : TypeInterface<"PtrLikeTypeInterface">;
}
def A_Pair : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
def A_SameTypeOperands : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
def A_Requires : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
def A_AllTypesMatch : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
def InModuleScope : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
def A_SameInputOutputTensorDims : PredOpTrait<"own", CPred<"own::isPair($_op)">>;
class A_Op<string m, list<Trait> t = []> : Op<A_Dialect, m, t> { let assemblyFormat = "operands attr-dict `:` type(operands)"; }
def A_P : TypeDef<A_Dialect, "P", [DeclareTypeInterfaceMethods<A_Pointer>]> { let mnemonic = "p"; }
def A_OwnOp : A_Op<"own", [A_IsTerminator, A_Children, A_Symbol, A_Branch, A_SameTypeOperands, A_Requires, A_AllTypesMatch, InModuleScope,
  A_SameInputOutputTensorDims, OWN]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def A_SameOp : A_Op<"same", [SameTypeOperands]> { let arguments = (ins AnyType:$a, AnyType:$b); }
def A_ChildOp : A_Op<"child", [HasParent<"ModuleOp">]> { let arguments = (ins AnyType:$a); }
def A_PointerOp : A_Op<"pointer"> { let arguments = (ins A_Pointer:$a); }
def A_TargetOp : A_Op<"target"> { let arguments = (ins A_Target:$a); let assemblyFormat = "$a attr-dict"; }
def A_JumpOp : A_Op<"jump", [A_Branch, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let successors = (successor AnySuccessor:$to);
  let assemblyFormat = "operands `to` $to attr-dict `:` type(operands)";
}
"""
_NATIVE = (
    *("Elementwise", "SameTypeOperands", "SameOperandsShape", "SameOperandsElementType", "SameOperandsAndResultShape"),
    *("SameOperandsAndResultRank", "SameOperandsAndResultElementType", "ResultsBroadcastableShape", "SymbolTable"),
    *("AttrSizedOperandSegments", "SingleBlock", "HasOnlyGraphRegion"),
)


@pytest.fixture(scope="module")
def traits(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    native = "".join([f'def A_Of{name} : NativeOpTrait<"{name}">;\n' for name in _NATIVE])
    text = TRAITS.replace("NATIVE", native).replace("OWN", ", ".join([f"A_Of{name}" for name in _NATIVE]))
    return options_of(text, tmp_path_factory)


@pytest.mark.parametrize(
    "line",
    [
        "a.own %a, %b : tensor<3xf32>, i8",
        "a.pointer %b : i8",
        "a.pointer %p : !a.p",
        "a.target 3",
        "a.jump %b to ^last : i8",
    ],
)
def test_traits_of_other_namespaces_are_not_those_of_mlir(line: str, traits: CheckOptions) -> None:
    assert [each.message for each in check_text(_around(line), traits)] == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("a.same %a, %b : tensor<3xf32>, i8", "types-differ"),
        ("a.child %a : tensor<3xf32>", "wrong-parent"),
    ],
)
def test_traits_of_mlir_are_verified_beside_them(line: str, code: str, traits: CheckOptions) -> None:
    assert [each.code for each in check_text(_around(line), traits)] == [code]


def _around(line: str) -> str:
    return f"""
func.func @f(%a: tensor<3xf32>, %b: i8, %p: !a.p) {{
  {line}
  {"" if " to " in line else "a.jump %a to ^last : tensor<3xf32>"}
^last(%c: tensor<3xf32>):
  return
}}
"""


ENUMS = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def A_Dialect : Dialect { let name = "a"; let cppNamespace = "::own"; let useDefaultTypePrinterParser = 1; }
class A_Mode<string where, list<I32EnumAttrCase> cases> : I32EnumAttr<"Mode", where, cases> {
  let cppNamespace = "::own::" # where;
  let genSpecializedAttr = 0;
}
def A_Fast : I32EnumAttrCase<"Fast", 0, "fast">;
def A_Safe : I32EnumAttrCase<"Safe", 1, "safe">;
def A_Load : A_Mode<"load", [A_Fast]>;
def A_Store : A_Mode<"store", [A_Safe]>;
def A_LoadAttr : EnumAttr<A_Dialect, A_Load, "load"> { let assemblyFormat = "`<` $value `>`"; }
def A_StoreAttr : EnumAttr<A_Dialect, A_Store, "store"> { let assemblyFormat = "`<` $value `>`"; }
def A_T : TypeDef<A_Dialect, "T"> {
  let mnemonic = "t";
  let parameters = (ins "load::Mode":$l, "::own::store::Mode":$s, EnumParameter<A_Store>:$t);
  let assemblyFormat = "`<` $l $s $t `>`";
}
def A_MoveOp : Op<A_Dialect, "move"> {
  let arguments = (ins A_LoadAttr:$l, DefaultValuedAttr<A_StoreAttr, "::own::store::Mode::Safe">:$s);
  let assemblyFormat = "$l ($s^)? attr-dict";
}
"""


@pytest.fixture(scope="module")
def enums(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(ENUMS, tmp_path_factory)


@pytest.mark.parametrize(
    "text",
    [
        "a.move <fast>",
        "a.move <fast> <safe>",
        '"a.move"() <{l = #a.load<fast>, s = #a.store<safe>}> : () -> ()',
        '"x.make"() : () -> !a.t<fast safe safe>',
    ],
)
def test_enums_of_two_namespaces_of_a_dialect_keep_their_cases(text: str, enums: CheckOptions) -> None:
    assert [each.message for each in check_text(text, enums)] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a.move <safe>", "'safe' is none of the known keywords here: expected 'fast'"),
        ("a.move <fast> <fast>", "'fast' is none of the known keywords here: expected 'safe'"),
        ('"x.make"() : () -> !a.t<fast fast safe>', "expected `safe`, but got `fast`"),
        ('"x.make"() : () -> !a.t<fast safe fast>', "expected `safe`, but got `fast`"),
    ],
)
def test_cases_of_the_other_enum_are_flagged(text: str, message: str, enums: CheckOptions) -> None:
    assert [each.message for each in check_text(text, enums)] == [message]
