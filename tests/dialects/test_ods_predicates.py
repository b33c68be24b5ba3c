"""What C++ predicates of ODS are understood to mean."""

from __future__ import annotations

from typing import Any

import pytest

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.tablegen.cxx.building import built_type
from mlir_ls.ods.tablegen.cxx.meaning import default_value, parameter_kind, transformer_term
from mlir_ls.ods.tablegen.names import CppNames, plain
from mlir_ls.ods.tablegen.predicates import PredicateReader
from mlir_ls.ods.tablegen.records import Records
from mlir_ls.ods.tablegen.relations import relation

NAMES = CppNames(
    types={"garden::PlantType": "garden.plant"},
    attributes={"garden::LabelAttr": "garden.label"},
    parameters={"garden::PlantType": ("fruit", "height")},
    bodies={"garden::PlantType": ""},
    enums={"garden::Season": "garden.Season", "garden::SeasonAttr": "garden.Season"},
    cases={"garden::Season": {"Spring": "spring", "Autumn": "autumn"}, "garden::deep::Tool": {"Rake": "rake"}},
    ops={"garden::DigOp": "garden.dig"},
    type_interfaces={"garden::Edible": "Edible"},
)
READER = PredicateReader(NAMES, "::garden")


@pytest.mark.parametrize(
    ("code", "term"),
    [
        ("true", "any"),
        ("(::llvm::isa<::mlir::TensorType>($_self))", "tensor"),
        ("::llvm::isa<::mlir::IndexType, ::mlir::FloatType>($_self)", ("anyof", ("is", "index"), "float")),
        ("!::llvm::isa<::mlir::VectorType>($_self)", ("not", "vector")),
        ("::llvm::isa<PlantType>($_self)", ("type", "garden.plant")),
        ("::llvm::isa<::garden::LabelAttr>($_self)", ("attr", "garden.label")),
        ("::llvm::isa<::garden::SeasonAttr>($_self)", ("enum", "garden.Season")),
        ("::llvm::isa<::garden::Edible>($_self)", ("interface", "Edible")),
        ("$_self.isSignlessInteger()", "signless"),
        ("$_self.isSignlessInteger(32)", ("is", "i32")),
        ("$_self.isSignedInteger(8)", ("is", "si8")),
        ("$_self.isUnsignedInteger(8)", ("is", "ui8")),
        ("$_self.isInteger(16)", ("integer", 16)),
        ("$_self.isSignlessIntOrIndex()", ("anyof", "signless", ("is", "index"))),
        ("$_self.isF32()", ("is", "f32")),
        ("$_self.hasTrait<::mlir::ValueSemantics>()", "value_semantics"),
        ("$_self.hasTrait<::garden::Evergreen>()", ("trait", "Evergreen")),
        ("::llvm::cast<::mlir::ShapedType>($_self).getRank() == 2", ("rank", 2)),
        ("::llvm::cast<::mlir::ShapedType>($_self).getRank() > 0", ("min_rank", 1)),
        ("::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()", "static_shape"),
        ("::llvm::cast<::mlir::VectorType>($_self).getNumElements() <= 8", ("max_count", 8)),
        ("::llvm::cast<::mlir::VectorType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({2, 4})", ("shape", 2, 4)),
        ("::llvm::cast<::mlir::VectorType>($_self).getElementType().isF32()", ("element", ("is", "f32"))),
        ("::llvm::cast<PlantType>($_self).getHeight() == 3", ("parameter", "height", ("equals", 3))),
        ("isa<::mlir::FloatType>(::llvm::cast<PlantType>($_self).getFruit())", ("parameter", "fruit", "float")),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(64)", ("typed", ("is", "i64"))),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= 1", ("min", 1)),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getInt() != 0", ("not", ("equals", 0))),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()", "positive"),
        ("!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()", "non_negative"),
        ("::llvm::is_contained({1, 2}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())", ("one_of", 1, 2)),
        ("::llvm::cast<::mlir::DenseArrayAttr>($_self).size() == 4", ("size", 4)),
        ("::llvm::isa<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())", ("holds", "function")),
        ("::llvm::isa<::mlir::ArrayAttr>($_self) && isSunny($_self)", ("allof", "array", "unknown")),
        ("isSunny($_self)", "unknown"),
        ("[](auto x) { return x; }($_self)", "unknown"),
        ("", "unknown"),
    ],
)
def test_leaves(code: str, term: Term) -> None:
    assert READER.leaf(code) == term


def records(**definitions: dict[str, Any]) -> Records:
    """A TableGen run with these definitions; fields that hold the name of one of them refer to it."""

    def field(value: Any) -> Any:
        if isinstance(value, list):
            return [field(item) for item in value]
        return {"kind": "def", "def": value} if value in definitions or str(value).startswith("PredCombiner") else value

    kinds = {name: {"!superclasses": ["PredCombinerKind"]} for name in ("And", "Or", "Not", "SubstLeaves", "Concat")}
    dump: dict[str, Any] = {f"PredCombiner{name}": kind for name, kind in kinds.items()}
    for name, fields in definitions.items():
        classes = fields.get("classes", ["Pred", "CPred"])
        dump[name] = {
            "!superclasses": classes,
            **{key: field(value) for key, value in fields.items() if key != "classes"},
        }
    return Records(dump)


COMBINED = ["Pred", "CombinedPred"]


def test_combinations() -> None:
    run = records(
        tensor={"predExpr": "(::llvm::isa<::mlir::TensorType>($_self))"},
        memref={"predExpr": "(::llvm::isa<::mlir::MemRefType>($_self))"},
        f32={"predExpr": "($_self.isF32())"},
        either={"classes": COMBINED, "kind": "PredCombinerOr", "children": ["tensor", "memref"]},
        neither={"classes": COMBINED, "kind": "PredCombinerNot", "children": ["either"]},
        nothing={"classes": COMBINED, "kind": "PredCombinerOr", "children": []},
        inner={
            "classes": [*COMBINED, "SubstLeaves"],
            "kind": "PredCombinerSubstLeaves",
            "pattern": "$_self",
            "replacement": "elementType",
            "children": ["f32"],
        },
        elements={
            "classes": COMBINED,
            "kind": "PredCombinerConcat",
            "prefix": "[](::mlir::Type elementType) { return ",
            "suffix": "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())",
            "children": ["inner"],
        },
        both={"classes": COMBINED, "kind": "PredCombinerAnd", "children": ["tensor", "elements"]},
    )
    assert READER.predicate(run.get("either")) == ("anyof", "tensor", "memref")
    assert READER.predicate(run.get("neither")) == ("not", ("anyof", "tensor", "memref"))
    assert READER.predicate(run.get("nothing")) == "never"
    assert READER.predicate(run.get("both")) == ("allof", "tensor", ("element", ("is", "f32")))


def test_relations() -> None:
    run = records(
        places={"predExpr": "(getElementTypeOrSelf($_op.getResult(0)) == getElementTypeOrSelf($_op.getOperand(1)))"},
        circle={"predExpr": "(($a.getType()) == ($b.getType()) && ($b.getType()) == ($a.getType()))"},
        three={"predExpr": "(($a.getType()) == ($b.getType()) && ($b.getType()) == ($c.getType()))"},
    )
    assert relation(run.get("places"), READER) == ("same_element", ("result", 0), ("operand", 1))
    assert relation(run.get("circle"), READER) == ("same_type", "a", "b")
    assert relation(run.get("three"), READER) == "unknown"


def test_relations_of_numbers() -> None:
    rank, count = "::llvm::cast<ShapedType>($a.getType()).getRank()", "cast<ShapedType>($b.getType()).getNumElements()"
    run = records(
        measured={"predExpr": f"(({rank}) == ({count}) && ({count}) == ({rank}))"},
        literal={"predExpr": f"({rank}) == (2)"},
        never={"predExpr": "((5) == (4) && (4) == (5))"},
        always={"predExpr": "((4) == (4) && (4) == (4))"},
    )
    assert relation(run.get("measured"), READER) == ("equal", ("rank", "a"), ("count", "b"))
    assert relation(run.get("literal"), READER) == ("equal", ("rank", "a"), 2)
    assert [relation(run.get(name), READER) for name in ("never", "always")] == ["never", "any"]


def test_relations_of_types_and_their_elements() -> None:
    through = {"classes": [*COMBINED, "SubstLeaves"], "kind": "PredCombinerSubstLeaves", "pattern": "$_self"}
    run = records(
        f32={"predExpr": "($_self.isF32())"},
        whole={**through, "replacement": "$a.getType()", "children": ["f32"]},
        elements={**through, "replacement": "getElementTypeOrSelf($a)", "children": ["f32"]},
        other={"classes": COMBINED, "kind": "PredCombinerNot", "children": ["whole"]},
    )
    holds = ("type_is", "a", ("is", "f32"))
    assert relation(run.get("whole"), READER) == holds
    assert relation(run.get("elements"), READER) == ("type_is", "a", ("element_or_self", ("is", "f32")))
    assert relation(run.get("other"), READER) == ("not", holds)


@pytest.mark.parametrize(
    ("code", "spelling"),
    [
        ("$_builder.getIntegerType(1)", "i1"),
        ("$_builder.getIntegerType(8, /*isSigned=*/false)", "ui8"),
        ("$_builder.getIntegerType(8, /*isSigned=*/true)", "si8"),
        ("$_builder.getIndexType()", "index"),
        ("$_builder.getF32Type()", "f32"),
        ("$_builder.getType<BFloat16Type>()", "bf16"),
        ("$_builder.getType<::mlir::NoneType>()", "none"),
        ("$_builder.getType<::garden::PlantType>()", "!garden.plant"),
        ("::garden::PlantType::get($_builder.getContext(), 3)", "!garden.plant<3>"),
        ("PlantType::get($_builder.getContext())", "!garden.plant"),
        ("$_builder.getType<garden::PlantType>()", "!garden.plant"),
        ("::shed::PlantType::get($_builder.getContext())", ""),
        ("::mlir::VectorType::get({2, 4} ,$_builder.getF16Type())", "vector<2x4xf16>"),
        ("::mlir::VectorType::get({2} ,sunny())", ""),
        ("sunny()", ""),
    ],
)
def test_built_types(code: str, spelling: str) -> None:
    assert built_type(code, NAMES, "::garden") == spelling


@pytest.mark.parametrize(
    ("code", "spelling"),
    [
        ("true", "true"),
        ("0xf", "15"),
        ("static_cast<uint64_t>(-1)", "-1"),
        ("{}", "[]"),
        ("{ static_cast<int64_t>(1), 2 }", "[1, 2]"),
        ('"rose"', '"rose"'),
        ("1.5f", "1.5"),
        ("::garden::Season::Autumn", "autumn"),
        ("Season::Autumn", "autumn"),
        ("Tool::Rake", "rake"),
        ("::garden::DigOp::getOperationName()", '"garden.dig"'),
        ("Season::Winter", ""),
        ("sunny()", ""),
    ],
)
def test_default_values(code: str, spelling: str) -> None:
    assert default_value(code, NAMES, "::garden") == spelling


@pytest.mark.parametrize(
    ("cpp", "kind"),
    [
        ("::mlir::Type", "type"),
        ("unsigned", ("unsigned", 32)),
        ("int64_t", "integer"),
        ("::llvm::ArrayRef<int64_t>", ("array", "integer")),
        ("std::optional<::garden::PlantType>", ("optional", ("type", "garden.plant"))),
        ("Season", ("keyword", "garden.Season")),
        ("mlir::StringAttr", ("attribute", "string")),
        ("mlir::TypedAttr", "attribute"),
        ("mlir::DenseI64ArrayAttr", ("attribute", ("dense_array", "i64"))),
        ("::llvm::ArrayRef<::mlir::VectorType>", ("array", ("constrained_type", "vector"))),
        ("Edible", ("type_interface", "Edible")),
        ("::mlir::FloatType", "type"),
        ("Sun", "unknown"),
    ],
)
def test_parameter_kinds(cpp: str, kind: Term) -> None:
    assert parameter_kind(cpp, NAMES, "::garden") == kind


@pytest.mark.parametrize(
    ("code", "term"),
    [
        ("$_self", "self"),
        ("::getI1SameShape($_self)", "i1_like"),
        ("::mlir::getElementTypeOrSelf($_self)", "element_or_self"),
        ("::llvm::cast<::mlir::TensorType>($_self).getElementType()", "element"),
        ("::llvm::cast<PlantType>($_self).getFruit()", ("parameter", "fruit")),
        ("sunny($_self)", "unknown"),
    ],
)
def test_transformers(code: str, term: Term) -> None:
    assert transformer_term(code, NAMES, "::garden") == term


def test_names_in_a_namespace_inside_others_need_not_be_whole() -> None:
    names = CppNames(types={"land::garden::BedType": "garden.bed"}, parameters={"land::garden::BedType": ("crop",)})
    for cpp in ("BedType", "garden::BedType", "land::garden::BedType", "::land::garden::BedType"):
        assert transformer_term(f"::llvm::cast<{cpp}>($_self).getCrop()", names, "::land::garden") == ("parameter", "crop")
        assert built_type(f"$_builder.getType<{cpp}>()", names, "::land::garden") == "!garden.bed"
    assert transformer_term("cast<field::BedType>($_self).getCrop()", names, "::land::garden") == "unknown"


def test_getters_of_classes_that_no_definition_declares() -> None:
    for cpp, namespace in (("PointerType", "::mlir::spirv"), ("spirv::PointerType", "::mlir::spirv"), ("spirv::PointerType", "::land")):
        assert transformer_term(f"cast<{cpp}>($_self).getPointeeType()", NAMES, namespace) == ("parameter", "pointeeType")
    assert transformer_term("cast<PointerType>($_self).getPointeeType()", NAMES, "::land") == "unknown"


def test_code_is_compared_without_namespaces_and_line_breaks() -> None:
    assert plain("::mlir::isa<::llvm::A,\n  mlir::B>($_self)\n   .getType()") == "isa<A, B>($_self).getType()"


def test_a_function_that_yields_the_elements_of_vectors_may_do_so_of_other_types() -> None:
    found = READER.through("::mlir::LLVM::getVectorElementType($_self)", ("is", "f32"))
    assert found == ("anyof", ("element", ("is", "f32")), ("allof", ("not", "vector"), "unknown"))


def test_a_class_that_only_some_releases_have_is_an_alternative_there() -> None:
    code = "::mlir::LLVM::isCompatibleVectorType($_self)"
    with_class = PredicateReader(CppNames(types={"LLVM::LLVMFixedVectorType": "llvm.vec"}), "::garden")
    assert with_class.leaf(code) == ("anyof", ("type", "llvm.vec"), READER.leaf(code))
