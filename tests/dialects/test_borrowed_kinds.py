"""What the definitions of a project take from MLIR: pointers of llvm in an address space, integer attributes that hold enums,
constraints in the C++ of other years, operations of MLIR, and such as only C++ answers for."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import sources

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.project.load import load

pytestmark = needs_tblgen

DEFINITIONS = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def Kite_Dialect : Dialect {
  let name = "kite";
  let cppNamespace = "::kite";
  let useDefaultAttributePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
}
class Kite_Op<string name> : Op<Kite_Dialect, name>;
class Kite_Attr<string name, string word> : AttrDef<Kite_Dialect, name> { let mnemonic = word; }
def Kite_Near : LLVM_PointerInAddressSpace<3>;
def Kite_Four : Type<And<[CPred<"::llvm::isa<::mlir::LLVM::LLVMArrayType>($_self)">,
  CPred<"::llvm::cast<::mlir::LLVM::LLVMArrayType>($_self).getNumElements() == 4">]>, "array of 4">;
def Kite_PullOp : Kite_Op<"pull"> { let arguments = (ins Kite_Near:$p); let assemblyFormat = "$p attr-dict"; }
def Kite_TieOp : Kite_Op<"tie"> { let results = (outs Kite_Near:$p); let assemblyFormat = "attr-dict"; }
def Kite_FoldOp : Kite_Op<"fold"> {
  let arguments = (ins Kite_Four:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Kite_LaunchOp : Op<Kite_Dialect, "launch", [HasParent<"::mlir::func::FuncOp">]> { let assemblyFormat = "attr-dict"; }
def Kite_LandOp : Op<Kite_Dialect, "land", [ParentOneOf<["mlir::scf::IfOp", "scf::ForOp"]>]> { let assemblyFormat = "attr-dict"; }
def Kite_Wind : I32EnumAttr<"Wind", "wind", [I32EnumAttrCase<"calm", 16>, I32EnumAttrCase<"storm", 128>]> {
  let cppNamespace = "::kite";
}
def Kite_Tails : I8BitEnumAttr<"Tails", "tails", [I8BitEnumAttrCaseBit<"red", 0>, I8BitEnumAttrCaseBit<"blue", 2>]> {
  let cppNamespace = "::kite";
}
def Kite_Order : StringBasedAttr<CPred<"$_self.cast<StringAttr>().getValue() == \\"AB\\" || " #
  "$_self.cast<StringAttr>().getValue() == \\"BA\\"">, "order">;
class Kite_Is<string text> : AttrConstraint<CPred<"$_self.cast<StringAttr>().getValue() == \\"" # text # "\\"">, "text">;
def Kite_True : AttrConstraint<CPred<"$_self.isa<BoolAttr>() && $_self.cast<BoolAttr>().getValue()">, "true">;
def Kite_False : AttrConstraint<CPred<"$_self.isa<BoolAttr>() && !$_self.cast<BoolAttr>().getValue()">, "false">;
def Kite_SetOp : Kite_Op<"set"> {
  let arguments = (ins OptionalAttr<Kite_Order>:$order, OptionalAttr<ConfinedAttr<StrAttr, [Kite_Is<"up">]>>:$way,
    OptionalAttr<ConfinedAttr<BoolAttr, [Kite_True]>>:$high, OptionalAttr<ConfinedAttr<BoolAttr, [Kite_False]>>:$low);
  let assemblyFormat = "attr-dict";
}
def Kite_SailAttr : Kite_Attr<"Sail", "sail"> {
  let parameters = (ins "WindAttr":$wind, OptionalParameter<"::kite::TailsAttr">:$tails);
  let assemblyFormat = "`<` $wind (`,` $tails^)? `>`";
}
def Kite_KnotAttr : Kite_Attr<"Knot", "knot"> {
  let parameters = (ins "int64_t":$at, "int64_t":$turns);
  let assemblyFormat = "`(` $at `)` `` $turns";
}
def Kite_RopeAttr : Kite_Attr<"Rope", "rope"> {
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$parts);
  let assemblyFormat = "`[` (`]`):($parts^ `]`)?";
}
def Kite_FrayAttr : Kite_Attr<"Fray", "fray"> { let parameters = (ins "int64_t":$ends); let hasCustomAssemblyFormat = 1; }
def Kite_BindOp : Kite_Op<"bind"> {
  let arguments = (ins Kite_KnotAttr:$knot, OptionalAttr<Kite_RopeAttr>:$rope, OptionalAttr<Kite_FrayAttr>:$fray);
  let assemblyFormat = "$knot (`with` $rope^)? (`frayed` $fray^)? attr-dict";
}
def Kite_CoilOp : Kite_Op<"coil"> { let arguments = (ins Kite_RopeAttr:$rope); let assemblyFormat = "$rope attr-dict"; }
def Kite_GustAttr : Kite_Attr<"Gust", "gust"> {
  let parameters = (ins "::kite::Wind":$wind);
  let assemblyFormat = "`<` $wind `>`";
}
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder = tmp_path_factory.mktemp("kite")
    (folder / "cache").mkdir()
    (folder / "Kite.td").write_text(DEFINITIONS, encoding="utf-8")
    loaded = load(sources(folder / "Kite.td"), folder / "cache")
    assert (loaded.problems, loaded.folder is None) == ((), False)
    return CheckOptions(strict=True, dialects=str(Path(str(loaded.folder))))


def _messages(text: str, options: CheckOptions) -> list[str]:
    return [each.message for each in check_text(text, options)]


@pytest.mark.parametrize(
    ("arguments", "operation", "messages"),
    [
        ("%p: !llvm.ptr<3>", "kite.pull %p", []),
        ("", "%q = kite.tie\n  kite.pull %q", []),
        ("%p: !llvm.ptr", "kite.pull %p", ["'%p' is used with type '!llvm.ptr<3>', but has type '!llvm.ptr'"]),
        (
            "%p: !llvm.ptr<1>",
            '"kite.pull"(%p) : (!llvm.ptr<1>) -> ()',
            ["operand #0 must be !llvm.ptr whose addressSpace is equal to 3, but got !llvm.ptr<1>"],
        ),
        ("%x: !llvm.array<4 x f32>", "kite.fold %x : !llvm.array<4 x f32>", []),
        (
            "%x: !llvm.array<5 x f32>",
            "kite.fold %x : !llvm.array<5 x f32>",
            ["operand #0 must be !llvm.array whose numElements is equal to 4, but got !llvm.array<5 x f32>"],
        ),
    ],
)
def test_types_of_llvm_are_those_that_their_constraints_say(
    arguments: str, operation: str, messages: list[str], options: CheckOptions
) -> None:
    assert _messages(f"func.func @f({arguments}) {{\n  {operation}\n  return\n}}\n", options) == messages


@pytest.mark.parametrize(
    ("attribute", "messages"),
    [
        ("#kite.sail<128 : i32>", []),
        ("#kite.sail<0x10 : i32, 5 : i8>", []),
        ("#kite.sail<#storm>", []),
        ("#kite.gust<storm>", []),
        ("#kite.sail<128>", ["expected `16 : i32` or `128 : i32`, but got `128 : i64`"]),
        ("#kite.sail<17 : i32>", ["expected `16 : i32` or `128 : i32`, but got `17 : i32`"]),
        ("#kite.sail<16 : i32, 2 : i8>", ["expected `1 : i8` or `4 : i8`, but got `2 : i8`"]),
        ("#kite.sail<storm>", ["expected an attribute, but got `storm`"]),
        ("#kite.gust<128 : i32>", ["expected `calm` or `storm`, but got `128`"]),
    ],
)
def test_a_parameter_of_the_class_of_an_enums_attributes_is_a_number(
    attribute: str, messages: list[str], options: CheckOptions
) -> None:
    assert _messages(f"#storm = 128 : i32\nmodule attributes {{kite.x = {attribute}}} {{}}\n", options) == messages


@pytest.mark.parametrize(
    ("attribute", "message"),
    [
        ('order = "BA"', ""),
        ('order = "CA"', "attribute 'order' failed to satisfy constraint: \"AB\" or \"BA\", but got \"CA\""),
        ('way = "up"', ""),
        ('way = "down"', "attribute 'way' failed to satisfy constraint: \"up\", but got \"down\""),
        ("high = true", ""),
        ("high = false", "attribute 'high' failed to satisfy constraint: bool for which it is true, but got false"),
        ("low = true", "attribute 'low' failed to satisfy constraint: bool for which it is false, but got true"),
    ],
)
def test_constraints_in_the_style_of_other_years_say_what_has_to_stand_there(
    attribute: str, message: str, options: CheckOptions
) -> None:
    assert _messages(f"kite.set {{{attribute}}}\n", options) == ([message] if message else [])


def test_a_dialect_that_answers_for_operations_without_a_definition_takes_them_in_generic_form(options: CheckOptions) -> None:
    (found,) = check_text('%0 = "kite.unheard"() : () -> i32\n', options)
    assert (found.code, found.severity) == ("unknown-operation", Severity.INFORMATION)
    assert [each.severity for each in check_text("%0 = kite.unheard : i32\n", options)] == [Severity.ERROR]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("func.func @f() {\n  kite.launch\n  return\n}\n", []),
        ("func.func @f(%c: i1) {\n  scf.if %c {\n    kite.land\n  }\n  return\n}\n", []),
        (
            "func.func @f(%c: i1) {\n  scf.if %c {\n    kite.launch\n  }\n  return\n}\n",
            ["'kite.launch' expects parent op 'func.func', but is in 'scf.if'"],
        ),
        (
            "func.func @f() {\n  kite.land\n  return\n}\n",
            ["'kite.land' expects parent op to be 'scf.if' or 'scf.for', but is in 'func.func'"],
        ),
    ],
)
def test_an_operation_of_mlir_is_a_parent_though_no_file_with_it_is_included(
    text: str, messages: list[str], options: CheckOptions
) -> None:
    assert _messages(text, options) == messages


@pytest.mark.parametrize(
    ("operation", "messages"),
    [
        ("kite.bind (1)2", []),
        ("kite.bind (1)2 with [3, 4] {tight}", []),
        ("kite.bind (1)2 with [] frayed {5}x6", []),
        ("kite.bind (1)2 frayed <5>", []),
        ("kite.coil []", []),
        ("kite.coil [3, 4] {tight}", []),
        ("kite.coil [3, x]", ["expected an integer, but got `x`"]),
        ("kite.coil (3)", ["expected the content of '#kite.rope', but got '('"]),
    ],
)
def test_an_attribute_may_go_on_after_its_brackets(operation: str, messages: list[str], options: CheckOptions) -> None:
    assert _messages(f"{operation}\n", options) == messages
