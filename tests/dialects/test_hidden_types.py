"""Types and attributes that no .td file defines, or whose parameters have names of C++ classes that MLIR has too."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.completion import completions
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from mlir_ls.text import Position

pytestmark = needs_tblgen

SOURCE = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def Open_Dialect : Dialect {
  let name = "opaque";
  let cppNamespace = "::opaque";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
}
def Closed_Dialect : Dialect {
  let name = "closed";
  let cppNamespace = "::closed";
  let useDefaultAttributePrinterParser = 1;
}
def Written_Dialect : Dialect {
  let name = "written";
  let cppNamespace = "::deep::written";
}
def Written_Gem : Type<CPred<"::llvm::isa<written::GemType>($_self)">, "gem">;
def Written_Cut : Attr<CPred<"$_self.isa<deep::written::CutAttr>()">, "cut">;
def Written_CutOp : Op<Written_Dialect, "cut"> {
  let arguments = (ins Written_Gem:$gem, Written_Cut:$cut);
  let assemblyFormat = "$cut $gem attr-dict `:` type($gem)";
}
def Named_Dialect : Dialect {
  let name = "named";
  let cppNamespace = "::named";
}
def Named_Gem : DialectType<Named_Dialect, CPred<"$_self.isa<Gem>()">, "gem">;
def Named_Cut : DialectAttr<Named_Dialect, CPred<"isCut($_self)">, "cut">;
def Bare_Kind : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"A", 0, "a">]> {
  let cppNamespace = "::bare";
}
def Bare_Shaped : TypeInterface<"ShapedType"> {
  let cppNamespace = "::bare";
}
def Bare_Dialect : Dialect {
  let name = "bare";
  let cppNamespace = "::bare";
}
def Bare_UseOp : Op<Bare_Dialect, "use"> {
  let arguments = (ins Type<CPred<"isa<bare::ShapedType>($_self)">>:$x, Attr<CPred<"isa<bare::KindAttr>($_self)">>:$kind,
    Type<CPred<"bare::isSmallType($_self)">>:$y);
  let assemblyFormat = "$x $kind $y attr-dict `:` type($x) type($y)";
}
def Closed_PointOp : Op<Closed_Dialect, "point"> {
  let arguments = (ins AnyTypeOf<[LLVM_AnyPointer, I8]>:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Closed_AnyPdl : Type<CPred<"::llvm::isa<::mlir::pdl::PDLType>($_self)">, "pdl type", "::mlir::pdl::PDLType">;
def Closed_MatchOp : Op<Closed_Dialect, "match"> {
  let arguments = (ins Closed_AnyPdl:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Open_UseOp : Op<Open_Dialect, "use"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Closed_Attr : AttrDef<Closed_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "Location":$loc, "::closed::Type":$kind, "Value":$v, "Block":$b, "closed::AffineMap":$map);
  let assemblyFormat = "`<` $loc `,` $kind `,` $v `,` $b `,` $map `>`";
}
def Closed_Nameless : AttrDef<Closed_Dialect, "Nameless"> { let attrName = "closed.nameless"; }
"""

UNQUALIFIED = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Plain_Dialect : Dialect {
  let name = "plain";
  let cppNamespace = "::plain";
}
def Other_Dialect : Dialect {
  let name = "other";
  let cppNamespace = "::other";
  let useDefaultAttributePrinterParser = 1;
}
def Plain_Gem : Type<CPred<"$_self.isa<GemType>()">, "gem">;
def Other_CutAttr : AttrDef<Other_Dialect, "Cut"> { let mnemonic = "cut"; }
def Plain_Cut : Attr<CPred<"$_self.isa<CutAttr>()">, "cut">;
def Plain_Text : Attr<CPred<"$_self.isa<StringAttr>()">, "text">;
def Plain_Layout : Attr<CPred<"$_self.isa<StridedLayoutAttr>()">, "layout">;
def Plain_CutOp : Op<Plain_Dialect, "cut"> {
  let arguments = (ins Plain_Gem:$gem, Plain_Cut:$cut, Plain_Text:$text);
  let assemblyFormat = "$cut $text $gem attr-dict `:` type($gem)";
}
"""


NAMELESS = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Far_Dialect : Dialect { let name = "far"; let cppNamespace = "::far"; }
def Far_Gem : TypeDef<Far_Dialect, "Gem"> { let mnemonic = "gem"; }
def Weather_Dialect : Dialect { let name = "weather"; let cppNamespace = "SPACE"; }
def Weather_Field : Type<CPred<"$_self.isa<CLASS>()">, "field">;
def Weather_UseOp : Op<Weather_Dialect, "use"> { let arguments = (ins Weather_Field:$field); }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    return _imported(SOURCE, tmp_path_factory)


@pytest.fixture(scope="module")
def unqualified(tmp_path_factory: pytest.TempPathFactory) -> str:
    return _imported(UNQUALIFIED, tmp_path_factory)


def _imported(source: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("hidden")
    (place / "Hidden.td").write_text(source, encoding="utf-8")
    (place / "cache").mkdir()
    loaded = load(Sources((Named(str(place / "Hidden.td"), None, None),)), place / "cache")
    assert loaded.problems == ()
    assert loaded.folder is not None
    return loaded.folder


@pytest.mark.parametrize(
    ("attribute", "type_", "message"),
    [
        ("unit", "!opaque.any<thing of 4>", ""),
        ("#opaque.any<x y>", "!opaque.other", ""),
        ("#closed.a<here 4, strange, %v, bb, (x) to (y)>", "!opaque.any", ""),
        ("unit", "!closed.any", "dialect 'closed' has no type `!closed.any`"),
        ("#closed.b", "i32", "dialect 'closed' has no attribute `#closed.b`"),
        ("#written.cut<brilliant>", "!written.gem<4 carats>", ""),
        ("#named.cut<brilliant>", "!named.gem<4 carats>", ""),
        ("unit", "!bare.any", "dialect 'bare' has no type `!bare.any`"),
        ("#bare.any", "i32", "dialect 'bare' has no attribute `#bare.any`"),
    ],
)
def test_only_what_cpp_cannot_read_is_unknown(attribute: str, type_: str, message: str, folder: str) -> None:
    text = f"func.func @f(%x: {type_}) attributes {{a.b = {attribute}}} {{\n  return\n}}\n"
    options = CheckOptions(strict=True, dialects=folder, assumed=frozenset({"a"}))
    assert [each.message for each in check_text(text, options)] == [message] * bool(message)


@pytest.mark.parametrize("space", ["", "mlir", "::mlir"])
@pytest.mark.parametrize(
    ("class_", "message"),
    [
        ("::mlir::weather::FieldType", ""),
        ("FieldType", ""),
        ("::far::GemType", "dialect 'weather' has no type `!weather.field`"),
        ("::mlir::MemRefType", "dialect 'weather' has no type `!weather.field`"),
    ],
)
def test_classes_of_a_dialect_without_a_namespace(
    space: str, class_: str, message: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = _imported(NAMELESS.replace("SPACE", space).replace("CLASS", class_), tmp_path_factory)
    found = check_text("func.func private @f(!weather.field<?x4>)\n", CheckOptions(strict=True, dialects=folder))
    assert [each.message for each in found] == [message] * bool(message)


@pytest.mark.parametrize(
    ("attribute", "type_", "message"),
    [
        ("#other.cut", "!plain.gem<4 carats>", ""),
        ("#plain.cut", "i32", "dialect 'plain' has no attribute `#plain.cut`"),
        ("#other.gem", "i32", "dialect 'other' has no attribute `#other.gem`"),
    ],
)
def test_class_without_its_namespace_may_be_of_any_dialect(attribute: str, type_: str, message: str, unqualified: str) -> None:
    text = f"func.func @f(%x: {type_}) attributes {{a.b = {attribute}}} {{\n  return\n}}\n"
    options = CheckOptions(strict=True, dialects=unqualified, assumed=frozenset({"a"}))
    assert [each.message for each in check_text(text, options)] == [message] * bool(message)


@pytest.mark.parametrize(
    ("type_", "message"),
    [
        ("!llvm.ptr<3>", ""),
        ("i8", ""),
        ("!llvm.void", "operand #0 must be !llvm.ptr or i8, but got !llvm.void"),
        ("i32", "operand #0 must be !llvm.ptr or i8, but got i32"),
    ],
)
def test_types_of_mlir_are_known_where_they_are_not_included(type_: str, message: str, folder: str) -> None:
    text = f'%x = "a.b"() : () -> {type_}\nclosed.point %x : {type_}\n'
    options = CheckOptions(strict=True, dialects=folder, assumed=frozenset({"a"}))
    assert [each.message for each in check_text(text, options)] == [message] * bool(message)


def test_an_alias_may_stand_where_only_cpp_knows_what_may(folder: str) -> None:
    lines = ["#place = 4 : i8", "#of = #closed.a<here 4, #"]
    found = completions(analyze(lines, CheckOptions(dialects=folder)), Position(1, len(lines[1])))
    assert found is not None
    assert "#place" in [item.label for item in found.items]


@pytest.mark.parametrize(
    ("type_", "message"),
    [
        ("!pdl.value", ""),
        ("!pdl.range<value>", ""),
        ("value", "expected a type, but got 'value'"),
        ("i32", "operand #0 must be type of the pdl dialect, but got i32"),
    ],
)
def test_a_class_that_all_types_of_a_dialect_derive_from_is_read_in_full(type_: str, message: str, folder: str) -> None:
    text = f"closed.match %x : {type_}\n"
    if type_ != "value":
        text = f'%x = "a.b"() : () -> {type_}\n{text}'
    options = CheckOptions(strict=True, dialects=folder, assumed=frozenset({"a"}))
    found = [each.message for each in check_text(text, options) if each.code != "undefined-value"]
    assert found == [message] * bool(message)
