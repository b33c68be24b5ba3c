"""Operands and results have the types that the text spells, and those that follow from them."""

from __future__ import annotations

import pytest
from assembly_support import check_fault, language, op, operands, read, results

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import AttrDef, AttributeSpec, Operand, Parameter, Result, SourceLocation, Trait, TypeDef


def test_types_of_single_operands_and_results() -> None:
    known = language(op("$a `:` type($a) `->` type($r)", operands=operands("a"), results=results("r")))
    operation = read("own.op %x : i32 -> f32", known)
    assert operation.groups() == {"a": ["%x: i32"]}
    assert operation.results() == ["f32"]


def test_types_of_lists() -> None:
    known = language(op("$a `:` type($a)", operands=operands("a", arity="variadic")))
    assert read("own.op %x, %y : i32, f32", known).uses() == ["%x: i32", "%y: f32"]
    check_fault(
        """
own.op %x, %y : i32
                ^^^ type-count: 2 operands but 1 type, expected one for each
""",
        known,
    )
    check_fault(
        """
own.op %x : i32, f32
            ^^^^^^^^ type-count: 1 operand but 2 types, expected one for each
""",
        known,
    )


def test_the_types_of_an_optional_operand() -> None:
    known = language(op("($a^ `:` type($a))?", operands=operands("a", arity="optional")))
    assert read("own.op", known).uses() == []
    assert read("own.op %x : i8", known).uses() == ["%x: i8"]


def test_a_list_of_results_has_as_many_as_there_are_types() -> None:
    declared = (*results("r"), *results("s", arity="variadic"))
    known = language(op("type($r) (`,` type($s)^)?", results=declared))
    assert read("own.op i1", known).results() == ["i1"]
    assert read("own.op i1, i2, i3", known).results() == ["i1", "i2", "i3"]


def test_all_operands_and_all_results() -> None:
    declared = operands("a", "b")
    known = language(
        op("operands `:` type(operands) `->` type(results)", operands=declared, results=results("r", arity="variadic"))
    )
    operation = read("own.op %x, %y : i1, i8 -> f32, f64", known)
    assert operation.groups() == {"a": ["%x: i1"], "b": ["%y: i8"]}
    assert operation.results() == ["f32", "f64"]


def test_functional_types() -> None:
    declared = (*operands("a"), *operands("b", arity="variadic"))
    yielded = results("r", arity="variadic")
    known = language(op("$b `of` $a `:` functional-type(operands, results)", operands=declared, results=yielded))
    operation = read("own.op %y, %z of %x : (i1, i8, i16) -> (f32, f64)", known)
    assert operation.groups() == {"a": ["%x: i1"], "b": ["%y: i8", "%z: i16"]}
    assert operation.results() == ["f32", "f64"]
    assert read("own.op of %x : (i1) -> ()", known).results() == []
    check_fault(
        """
own.op %y of %x : (i1) -> ()
                  ^^^^^^^^^^ type-count: 2 operands but 1 type, expected one for each
""",
        known,
    )


def test_functional_types_of_some() -> None:
    declared = operands("a", "b")
    known = language(op("$a `,` $b `:` functional-type($b, $r)", operands=declared, results=results("r")))
    operation = read("own.op %x, %y : (i8) -> f32", known)
    assert operation.groups() == {"a": ["%x"], "b": ["%y: i8"]}
    assert operation.results() == ["f32"]


def test_a_functional_type_may_be_an_alias() -> None:
    known = language(op("$a `:` functional-type($a, $r)", operands=operands("a"), results=results("r")))
    operation = read("own.op %x : !alias", known)
    assert operation.uses() == ["%x: unknown"]
    assert operation.results() == ["unknown"]


def test_the_only_type_that_is_possible() -> None:
    spec = op(
        "$a `,` $b",
        operands=(Operand("a", buildable="i1"), Operand("b", arity="variadic", buildable="index")),
        results=(Result("r", buildable="!own.token"),),
    )
    operation = read("own.op %x, %y, %z", language(spec))
    assert operation.uses() == ["%x: i1", "%y: index", "%z: index"]
    assert operation.results() == ["!own.token"]


def test_the_only_possible_type_does_not_determine_the_length_of_a_list() -> None:
    known = language(op("attr-dict", results=(Result("r", arity="variadic", buildable="i1"),)))
    assert read("own.op", known).results() is None


@pytest.mark.parametrize(
    ("trait", "types", "yielded"),
    [
        (Trait("SameOperandsAndResultType"), ["%x: i8", "%y: i8"], ["i8"]),
        (Trait("SameTypeOperands"), ["%x: i8", "%y: i8"], ["?"]),
        (Trait("AllTypesMatch", ("a", "r")), ["%x: i8", "%y"], ["i8"]),
        (Trait("AllTypesMatch", ("r", "b")), ["%x: i8", "%y"], ["?"]),
        (Trait("TypesMatchWith", ("a", "b", "self", "one")), ["%x: i8", "%y: i8"], ["?"]),
        (Trait("TypesMatchWith", ("a", "b", "unknown", "one")), ["%x: i8", "%y"], ["?"]),
        (Trait("Unheard", ("a", "b")), ["%x: i8", "%y"], ["?"]),
    ],
)
def test_traits_that_say_that_types_are_equal(trait: Trait, types: list[str], yielded: list[str]) -> None:
    spec = op("$a `,` $b `:` type($a)", operands=operands("a", "b"), results=results("r"), traits=(trait,))
    operation = read("own.op %x, %y : i8", language(spec))
    assert operation.uses() == types
    assert operation.results() == yielded


def test_types_follow_from_results_as_well() -> None:
    trait = Trait("SameOperandsAndResultType")
    spec = op("$a `:` type($r)", operands=operands("a"), results=results("r"), traits=(trait,))
    assert read("own.op %x : i8", language(spec)).uses() == ["%x: i8"]


def test_types_follow_in_more_than_one_step() -> None:
    traits = (Trait("TypesMatchWith", ("b", "r", "element", "one")), Trait("AllTypesMatch", ("a", "b")))
    spec = op("$a `,` $b `:` type($a)", operands=operands("a", "b"), results=results("r"), traits=traits)
    assert read("own.op %x, %y : vector<4xf32>", language(spec)).results() == ["f32"]


def test_a_list_has_the_type_of_its_equal() -> None:
    spec = op(
        "$a `,` $b `:` type($a)",
        operands=(*operands("a"), *operands("b", arity="variadic")),
        traits=(Trait("SameTypeOperands"),),
    )
    assert read("own.op %x, %y, %z : i8", language(spec)).uses() == ["%x: i8", "%y: i8", "%z: i8"]


@pytest.mark.parametrize(
    ("transformer", "given", "made"),
    [
        ("self", "i8", "i8"),
        ("element", "tensor<4x?xf32>", "f32"),
        ("element", "complex<f32>", "f32"),
        ("element", "!own.t", None),
        ("element_or_self", "memref<*xi8>", "i8"),
        ("element_or_self", "index", "index"),
        ("element_or_self", "!own.t", None),
        ("i1_like", "index", "i1"),
        ("i1_like", "vector<4x[2]xi32>", "vector<4x[2]xi1>"),
        ("i1_like", "tensor<?xi32, #own.e>", "tensor<?xi1, #own.e>"),
        ("i1_like", "tensor<*xi32>", "tensor<*xi1>"),
        ("i1_like", "!own.t", None),
        ("flat_i1_like", "f32", "i1"),
        ("flat_i1_like", "vector<2x[2]xf32>", "vector<4xi1>"),
        ("flat_i1_like", "!own.t", None),
        (("with_element", "i8"), "memref<4xf32, 3>", "memref<4xi8, 3>"),
        (("with_element", "i8"), "memref<*xf32>", "memref<*xi8>"),
        (("with_last_dimension", 16), "vector<2x[4]xi1>", "vector<2x[16]xi1>"),
        ("last_dimension_doubled", "vector<2x3xi1>", "vector<2x6xi1>"),
        ("last_dimension_halved", "vector<4xi1>", "vector<2xi1>"),
        ("square", "vector<[4]xi1>", "vector<[4]x[4]xi1>"),
        ("without_first_dimension", "vector<[4]x8xi1>", "vector<8xi1>"),
        ("count_integer", "vector<16xf32>", "i16"),
        ("count_integer", "vector<8x2xf32>", "i8"),
        ("count_of_i1", "vector<8xf32>", "vector<8xi1>"),
        ("count_of_i1", "f32", None),
        ("value_and_i1", "i32", "!llvm.struct<(i32, i1)>"),
        (("parameter", "of"), "!own.pair<i8, f32>", "i8"),
        (("parameter", "to"), "!own.pair<i8, f32>", "f32"),
        (("parameter", "other"), "!own.pair<i8, f32>", None),
        (("parameter", "of"), "!own.opaque<i8, whatever>", "i8"),
        (("make", "own.box", "self"), "i8", "!own.box<i8>"),
        (("make", "own.box", ("parameter", "to")), "!own.pair<i8, f32>", "!own.box<f32>"),
        (("make", "own.opaque", "self"), "i8", None),
        ("unheard", "i8", None),
        (("unheard", "i8"), "i8", None),
    ],
)
def test_transformers(transformer: Term, given: str, made: str | None) -> None:
    one, two = Parameter("of", "type"), Parameter("to", "type")
    defined = (
        TypeDef("own.pair", (one, two), "`<` $of `,` qualified($to) `>`"),
        TypeDef("own.box", (one,), "`<` $of `>`"),
        TypeDef("own.opaque", (one,), None, custom_syntax=True),
    )
    trait = Trait("TypesMatchWith", ("a", "r", transformer, "one"))
    spec = op("$a `:` type($a)", operands=operands("a"), results=results("r"), traits=(trait,))
    assert read(f"own.op %x : {given}", language(spec, types=defined)).results() == [made or "?"]


@pytest.mark.parametrize(
    ("trait", "given"),
    [
        (Trait("TypesMatchWith", ("a", "b", "inputs", "each")), "(i8, i8) -> ()"),
        (Trait("TypesMatchWith", ("a", "b", "results", "each")), "() -> (i8, i8)"),
        (Trait("TypesMatchWith", ("a", "b", "each_element", "each")), "tensor<2xi8>"),
    ],
)
def test_a_list_that_follows_determines_the_number_of_operands(trait: Trait, given: str) -> None:
    declared = (*operands("a"), *operands("b", arity="variadic"))
    known = language(op("$a `,` $b `:` type($a)", operands=declared, traits=(trait,)))
    assert read(f"own.op %x, %y, %z : {given}", known).uses()[1:] == ["%y: i8", "%z: i8"]
    check_fault(
        f"""
own.op %x, %y : {given}
           ^^ type-count: 1 operand but 2 types, expected one for each
""",
        known,
    )


def test_the_elements_of_a_container() -> None:
    declared = operands("elements", arity="variadic")
    trait = Trait("ElementsMatchShape", ("r", "elements"))
    known = language(op("$elements `:` type($r)", operands=declared, results=results("r"), traits=(trait,)))
    assert read("own.op %x, %y : vector<2xf32>", known).uses() == ["%x: f32", "%y: f32"]


def test_the_type_of_an_attribute() -> None:
    spec = op(
        "$value",
        attributes=(AttributeSpec("value"),),
        results=results("r"),
        traits=(Trait("AllTypesMatch", ("value", "r")),),
    )
    assert read("own.op 5 : i8", language(spec)).results() == ["i8"]
    assert read("own.op [1]", language(spec)).results() == ["?"]


@pytest.mark.parametrize(
    ("text", "yielded"),
    [
        ("#own.angle<3 : i8>", "i8"),
        ("#own.angle<3 : i8> : i8", "i8"),
        ("#own.angle<3 : i8> : i16", "?"),  # MLIR takes the one in the body
        ("#own.text<3 : i8>", "?"),
        ("#own.named<3 : i8>", "?"),
        ("#alias", "?"),
    ],
)
def test_the_type_that_the_body_of_an_attribute_spells(text: str, yielded: str) -> None:
    value, type_, typed = Parameter("value", "integer"), Parameter("type", "type", self_type=True), (Trait("TypedAttr"),)
    spelled = "`<` $value `:` $type `>`"
    angle = AttrDef("own.angle", (type_, value), spelled, traits=typed)
    untyped = AttrDef("own.text", (value, Parameter("type", "type")), spelled)
    named = AttrDef("own.named", (value, Parameter("of", "type")), "`<` $value `:` $of `>`", traits=typed)
    traits = (Trait("AllTypesMatch", ("value", "r")),)
    spec = op("$value", attributes=(AttributeSpec("value"),), results=results("r"), traits=traits)
    known = language(spec, attributes=(angle, untyped, named))
    assert read(f"own.op {text}", known).results() == [yielded]
    short = AttributeSpec("value", ("attr", "own.angle"), syntax=("body", "own.angle"))
    known = language(op("$value", attributes=(short,), results=results("r"), traits=traits), attributes=(angle, untyped, named))
    assert read(f"own.op {text}", known).results() == [yielded]
    assert read("own.op <3 : i8>", known).results() == ["i8"]


def test_the_first_attribute_gives_the_type_of_the_results() -> None:
    spec = op(
        "$value",
        attributes=(AttributeSpec("value"),),
        results=results("r"),
        traits=(Trait("FirstAttrDerivedResultType"),),
    )
    assert read("own.op 5 : i8", language(spec)).results() == ["i8"]
    assert read("own.op f32", language(spec)).results() == ["f32"]


def test_a_type_of_a_dialect_may_go_without_its_name() -> None:
    spec = op("$a `:` type($a)", operands=(Operand("a", ("type", "own.box")),))
    known = language(spec, types=(TypeDef("own.box", (Parameter("of", "type"),), "`<` $of `>`"),))
    assert read("own.op %x : <i8>", known).uses() == ["%x: !own.box<i8>"]
    assert read("own.op %x : !own.box<i8>", known).uses() == ["%x: !own.box<i8>"]
    assert read("own.op %x : !alias", known).uses() == ["%x: !alias"]
    check_fault(
        """
own.op %x : i8
            ^^ expected-token: expected '<', but got 'i8'
""",
        known,
    )


@pytest.mark.parametrize(("parses_types", "found"), [(False, "%x: !own.box<4, [up]>"), (True, "%x")])
def test_a_type_that_only_code_reads_goes_without_its_name_where_that_code_reads_both(parses_types: bool, found: str) -> None:
    box = TypeDef("own.box", (Parameter("of", "unknown"),), custom_syntax=True, location=SourceLocation("own.td", 1))
    spec = op("$a `:` type($a)", operands=(Operand("a", ("type", "own.box")),))
    known = language(spec, types=(box,), parses_types=parses_types)
    assert read("own.op %x : <4, [up]>", known).uses() == [found]
    assert read("own.op %x : !own.box<4, [up]>", known).uses() == ["%x: !own.box<4, [up]>"]
    assert not read("own.op %x : 4 to 8", known).shape.known


def test_a_qualified_type_is_spelled_in_full() -> None:
    spec = op("$a `:` qualified(type($a))", operands=(Operand("a", ("type", "own.box")),))
    known = language(spec, types=(TypeDef("own.box", (Parameter("of", "type"),), "`<` $of `>`"),))
    check_fault(
        """
own.op %x : <i8>
            ^ expected-token: expected a type, but got '<'
""",
        known,
    )


@pytest.mark.parametrize("spelled", ["i64", "si8", "f32", "bf16", "index", "none", "tensor<2xf32>", "memref<?xi64, 1>", "!x.y<3>"])
def test_an_angle_bracket_after_a_whole_type_is_not_part_of_it(spelled: str) -> None:
    known = language(op("$a `:` type($a) `<` $n `>`", operands=operands("a"), attributes=(AttributeSpec("n"),)))
    for gap in ("", " "):
        found = read(f"own.op %x : {spelled}{gap}<[1, 2]>", known)
        assert found.attributes() == {"n": "[1, 2]"}
        assert found.uses() == [f"%x: {spelled}"]


def test_operands_in_one_list_have_the_types_of_each_one_after_the_other() -> None:
    declared = (Operand("a", arity="optional"), Operand("b", arity="variadic"))
    known = language(op("operands (`:` type($a)^)? `,` type($b)", operands=declared))
    assert read("own.op %x, %y, %z : index, i8, i16", known).uses() == ["%x: index", "%y: i8", "%z: i16"]
    check_fault(
        """
own.op %x, %y : index, i8, i16
                       ^^^^^^^ type-count: 2 operands but 3 types, expected one for each
""",
        known,
    )
