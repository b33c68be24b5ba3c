"""The dialect `test`: what is read of it, what is wrong in it, and that the reference agrees."""

from __future__ import annotations

import re

import pytest
from syntax_support import check_fault, read

from dialect_data import with_dialects
from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import DialectData, DialectFacts, OpSpec, Parameter, SourceLocation, TypeDef
from mlir_ls.semantics.verify.rules import rules_of
from mlir_opt import mlir_opt, needs_mlir_opt

STRICT = CheckOptions(strict=True)

GOOD = [
    '"test.whatever"() : () -> ()',
    '"test.whatever"() ({}) {any = 1} : () -> ()',
    '"test.manual_cpp_op_with_fold"() ({}, {}) : () -> i32',
    '%a = "test.make"() : () -> i64\ntest.format_custom_directive_operands %a, %a -> (%a, %a)',
    '%a = "test.make"() : () -> i64\ntest.format_custom_directive_operands_and_types %a -> (%a) : i64 -> (i64)',
    "%a, %b, %c = test.format_custom_directive_results : i64, i64 -> (i64)",
    "%a, %b = test.format_custom_directive_results_with_type_refs : i64 -> (i64) type_refs_capture : i64 -> (i64)",
    '%a = "test.make"() : () -> i64\ntest.format_custom_directive_with_optional_operand_ref %a : 1',
    "test.format_custom_directive_with_optional_operand_ref : 0",
    "test.format_custom_directive_attributes 54 : i64, 46",
    "test.format_custom_directive_attrdict {attr = 54 : i64}",
    'test.format_custom_directive_spacing "a" "b"',
    'func.func @f() {\n  test.format_custom_directive_successors ^a, ^b\n^a:\n  "test.finish"() : () -> ()\n'
    '^b:\n  "test.finish"() : () -> ()\n}',
    'test.format_custom_directive_regions {\n  "test.finish"() : () -> ()\n}, {\n  "test.finish"() : () -> ()\n}',
    '%a = "test.make"() : () -> i32\ntest.oilist_custom private (%a : i32) reduction (%a) nowait',
    "test.typed_attr tensor<2xi32> = dense<1>",
    "test.typed_attr i16 = 7",
    "test.optional_custom_attr foo true",
    "test.optional_custom_attr bar",
    'test.attr_with_loc("a" loc("f.mlir":1:2))',
    "test.using_property_in_custom [1, 2]",
    "test.using_property_ref_in_custom 1 + 2 = 3",
    '"test.using_property_ref_in_custom"() <{first = 1 : i64}> : () -> ()',
    'test.with_nice_properties "some words" is -3',
    "test.with_versioned_properties 1 | 2 {a}",
    '"test.format_optional_unit_property"() {is_optional = 5} : () -> ()',
    "test.parse_integer_literal",
    "%a:3 = test.parse_integer_literal : 3",
    "test.parse_wrapped_keyword some.word",
    'test.parse_b64 "aGVsbG8="',
    "test.parse_custom_operation_name_api(arith.constant)",
    'test.affine_scope {\n  "test.finish"() : () -> ()\n}',
    'test.polyfor %i, %j {\n  '
    '%a = arith.addi %i, %j : index\n  "test.finish"() : () -> ()\n}',
    '%i = "test.make"() : () -> index\ntest.isolated_region %i {\n  "test.use"(%i) : (index) -> ()\n  "test.finish"() : () -> ()\n}',
    '%i:2 = "test.make"() : () -> (index, index)\ntest.isolated_region %i#1 {\n  "test.finish"() : () -> ()\n}',
    "test.with_bounds_region {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} %x : index {\n}",
    "%named = test.string_attr_pretty_name",
    '%a = "test.make"() : () -> i32\n%b = test.region_if %a : i32 -> i32 then {\n^bb0(%x : i32):\n'
    "  test.region_if_yield %x : i32\n} else {\n^bb0(%x : i32):\n  test.region_if_yield %x : i32\n} join {\n^bb0(%x : i32):\n"
    "  test.region_if_yield %x : i32\n}",
    'func.func @f(%x : f32) {\n  %a = test.wrapping_region wraps "test.some"(%x) : (f32) -> i1\n  return\n}',
    '%a = "test.make"() : () -> f32\n%b = test.pretty_printed_region %a, %a start test.special.op end : (f32, f32) -> f32',
    '%i = "test.make"() : () -> index\ntest.switch_with_no_break %i case 0 {\n^bb0:\n} case 1 {\n^bb0:\n}',
    "test.conversion_func_op private @g(i32) -> i64",
    "test.dialect_custom_printer custom_format",
    "test.dialect_custom_format_fallback custom_format_fallback",
    "test.dialect_custom_printer.with.dot",
    "test.dynamic_custom_parser_printer custom_keyword",
    'test.default_dialect {\n  format_attr_op 1\n  "test.finish"() : () -> ()\n}',
    "test.graph_region {\n"
    '  %0 = "test.use"(%1) : (i32) -> i32\n  %1 = "test.use"(%0) : (i32) -> i32\n  "test.finish"() : () -> ()\n}',
    'func.func @f(%a : i32) {\n  "test.internal_br"(%a)[^x, ^y] <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()\n'
    '^x:\n  "test.finish"() : () -> ()\n^y(%error : index, %same : i32):\n  "test.finish"() : () -> ()\n}',
    'func.func @f() {\n  "test.dialect_custom_printer"()[^a] : () -> ()\n^a:\n  return\n}',
]
"""What the reference accepts, and so do we."""

BAD = [
    ("unknown-operation", "test.whatever"),
    ("unknown-type", '"test.a"() : () -> !test.nothing'),
    ("unknown-attribute", '"test.a"() {x = #test.nothing} : () -> ()'),
    ("expected-token", '"test.make"() : () -> ()\ntest.using_property_ref_in_custom 1 + 2 = 4'),
    ("operand-type", '%a, %b = "test.make"() : () -> (f32, memref<1xf32>)\n"test.op_norm"(%a, %b) : (f32, memref<1xf32>) -> ()'),
    ("attribute-value", '"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 1 : i64} : () -> ()'),
    ("attribute-value", '"test.confined_dense_array_attr"() {emptyattr = array<i16: 1, 1>, i32attr = array<i32>, '
     "i64attr = array<i64>} : () -> ()"),
    ("attribute-value", '"test.attr_with_trait"() {attr = 42} : () -> ()'),
    ("result-type", '%a = "test.result_type_with_trait"() : () -> i32'),
    ("result-type", '%a = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<i64>>>'),
    ("region-count", '"test.two_region_op"() ({}) : () -> ()'),
    ("wrong-parent", '"test.child"() : () -> ()'),
    ("types-unrelated", '"test.four_equals_five"() : () -> ()'),
    ("types-unrelated", '%a = "test.make"() : () -> tensor<1x2xi32>\n'
     '%b = "test.operand_rank_equals_result_size"(%a) : (tensor<1x2xi32>) -> tensor<3xi32>'),
    ("types-unrelated", '%a, %b = "test.make"() : () -> (none, i32)\n'
     '"test.if_first_operand_is_none_then_so_is_second"(%a, %b) : (none, i32) -> ()'),
    ("types-unrelated", '%a = "test.make"() : () -> tensor<i32>\n'
     '%b = "test.arg_and_res_have_fixed_element_types"(%a, %a) : (tensor<i32>, tensor<i32>) -> tensor<i16>'),
    ("types-unrelated", '%a, %b = "test.make"() : () -> (tensor<1xi32>, tensor<2xi32>)\n'
     '%c = "test.op_with_infer_type_if"(%a, %b) : (tensor<1xi32>, tensor<2xi32>) -> tensor<1xi32>'),
    ("types-differ", '%a = "test.make"() : () -> tensor<1xi32>\n'
     '%b = "test.same_operand_and_result_type"(%a) : (tensor<1xi32>) -> tensor<1xi32, "encoded">'),
    ("test.forbidden-attribute", "func.func private @f(i32 {test.invalid_attr})"),
    ("branch-operands", 'func.func @f(%a : i32) {\n  "test.br"(%a)[^x] : (i32) -> ()\n^x:\n  "test.finish"() : () -> ()\n}'),
    ("test.operand-count", '%a = "test.make"() : () -> index\n"test.compare"(%a) : (index) -> ()'),
    ("test.attribute-value", '%a = "test.make"() : () -> index\n'
     '"test.compare"(%a, %a) {compose, rhs_map = affine_map<(d0) -> (d0)>} : (index, index) -> ()'),
    ("test.missing-attribute", '%a = "test.make"() : () -> tensor<?xi32>\n%b = "test.reify_bound"(%a) : (tensor<?xi32>) -> index'),
    ("test.operand-type", '%a = "test.make"() : () -> f32\n%b = "test.reify_bound"(%a) : (f32) -> index'),
    ("test.operand-type", '%a = "test.make"() : () -> index\n%b = "test.reify_bound"(%a) {dim = 0} : (index) -> index'),
]  # fmt: skip
"""What the reference refuses, and its diagnostics here."""

TYPES = [
    "cmpnd_a<1, !test.smpla, [5, 6]>", "custom_type<2 0 1 5>", "custom_type<-1>", "custom_type_string<\"a\" a>",
    "dynamic_custom_assembly_format<i32:f64>", "dynamic_pair<i32, f64>", "dynamic_singleton", "int<signed, 8>",
    "no_parser<255, [1, 2], \"a\", 5>", "optional_param<, 6>", "struct<{a,i32}, {b,f32}>", "struct<>",
    "test_memref<[4], i32>", "test_rec<a, test_rec<a>>", "test_rec_alias<a, i32>", "test_type_with_layout<10>",
    "type_verification<i16>", "default_valued_type<(i64)>",
]  # fmt: skip
NO_TYPES = [
    "cmpnd_a<1, !test.smpla, [a]>", "custom_type<2 0 5>", "custom_type_string<\"a\" b>", "dynamic_pair<i32>",
    "dynamic_singleton<i32>", "int<signed, 9>", "int<odd, 8>", "struct<{1, i32}>", "test_rec<a, !test.smpla>",
    "type_verification<f16>", "default_valued_type<(f32)>",
]  # fmt: skip
ATTRIBUTES = [
    "attr_with_format<3 : two = \"a\", four = [1, 2, 3] : 42 : i64 : 5 : [10, 6], [10 : i8]>", "const_memory_space<3>",
    "attr_with_optional_enum<>", "attr_with_type<i32, vector<4xi32>>", "conditional_alias<a.b>", "conditional_alias<\"a b\">",
    "custom_anchor<5, true>", "custom_float<\"fp80\" : 1.0>", "decimal_shape<1x2x3>", "decimal_shape<>", "dynamic_pair<1, @f>",
    "i64_elements<[1, 2]> : tensor<2xi64>", "slash_attr<1 / 2>", "sub_elements_access<\"a\", 1, i32>",
    "nested_alias<\"a\", #test.nested_alias<\"b\">>", "custom_location<\"a\" * 1>",
]  # fmt: skip
NO_ATTRIBUTES = [
    "attr_with_format<2 : two = \"a\", four = [1, 2, 3] : 42 : i64 : 5 : [10, 6], [10 : i8]>", "const_memory_space<a>",
    "attr_with_type<f32, vector<4xi32>>", "custom_float<\"half\" : 1.0>", "custom_float<\"float\" : 1>", "decimal_shape<?x2>",
    "dynamic_pair<1>", "slash_attr<1 2>", "conditional_alias<1>",
]  # fmt: skip


def codes(text: str, options: CheckOptions = STRICT) -> list[str]:
    return [each.code for each in check_text(text, options) if each.severity == Severity.ERROR]


def refused(texts: list[str]) -> set[int]:
    """The texts that the reference does not accept, by their numbers."""
    joined = "\n// -----\n".join(texts) + "\n"
    run = mlir_opt("--split-input-file", text=joined)
    starts = [sum(text.count("\n") + 2 for text in texts[:number]) for number in range(len(texts))]
    lines = [int(line) - 1 for line in re.findall(r"(?m)^<stdin>:(\d+):\d+: error:", run.stderr)]
    return {max(number for number, start in enumerate(starts) if start <= line) for line in lines}


@pytest.mark.parametrize("text", GOOD)
def test_what_is_right(text: str) -> None:
    assert codes(text) == []


@pytest.mark.parametrize(("code", "text"), BAD)
def test_what_is_wrong(code: str, text: str) -> None:
    assert codes(text) == [code]


def leaves(types: list[str], attributes: list[str]) -> list[str]:
    return [
        *[f'"test.a"() : () -> !test.{each}' for each in types],
        *[f'"test.a"() {{x = #test.{each}}} : () -> ()' for each in attributes],
    ]


def test_bodies_of_types_and_attributes() -> None:
    assert [text for text in leaves(TYPES, ATTRIBUTES) if codes(text)] == []
    wrong = {text: codes(text) for text in leaves(NO_TYPES, NO_ATTRIBUTES)}
    assert [text for text, found in wrong.items() if found not in (["bad-type"], ["bad-attribute"])] == []


@needs_mlir_opt
def test_the_reference_agrees() -> None:
    right = [*GOOD, *leaves(TYPES, ATTRIBUTES)]
    assert [right[number] for number in refused(right)] == []
    # a type of the wrong width is refused without a word
    wrong = [text for text in leaves(NO_TYPES, NO_ATTRIBUTES) if "<signed, 9>" not in text] + [text for _, text in BAD]
    accepted = set(range(len(wrong))) - refused(wrong)
    assert [wrong[number] for number in accepted] == []


def test_what_is_read() -> None:
    operands = read("test.format_custom_directive_operands_and_types %a, %b -> (%c) : i64, i32 -> (f32)")
    groups = [operands.operands(name) for name in ("operand", "optOperand", "varOperands")]
    assert groups == [["%a: i64"], ["%b: i32"], ["%c: f32"]]
    assert read("%a:3 = test.parse_integer_literal : 3").results() == ["index", "index", "index"]
    assert read("test.using_property_ref_in_custom 1 + 2 = 3").attributes()["second"] == "2"


@pytest.mark.parametrize(
    "fixture",
    [
        """
test.using_property_ref_in_custom 1 + 2 = 4
                                      ^^^^^ expected-token: expected the sum 3, but got 4
""",
        """
test.format_custom_directive_with_optional_operand_ref %a : 0
                                                            ^ expected-token: expected 1, as there is an operand
""",
        """
test.format_custom_directive_successors 1
                                        ^ expected-token: expected a block such as '^bb0', but got '1'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)


def test_a_project_may_have_another_dialect_of_that_name() -> None:
    place = SourceLocation("own.td", 1)
    ops = {"compare": OpSpec("test.compare", location=place), "own": OpSpec("test.own", location=place)}
    types = {"struct": TypeDef("test.struct", (Parameter("size", "integer"),), "`<` $size `>`", location=place)}
    own = DialectData(DialectFacts("test"), ops, types, {}, {})
    registry = with_dialects(default_registry(), [own])
    assert str(OpenLanguage(registry).leaves.parse_type("!test.struct<4>")) == "!test.struct<4>"
    assert registry.op("test.two_region_op") is None
    assert rules_of(ops["compare"], registry) == []
    shipped = default_registry().op("test.compare")
    assert shipped is not None
    assert rules_of(shipped, default_registry()) != []


def test_the_dialect_is_never_proposed() -> None:
    registry = default_registry()
    assert registry.knows_dialect("test")
    assert set(registry.dialects()) - set(registry.offered()) == {"test"}
    assert "test" not in registry.similar_dialects("tets")
    assert [name for name in registry.similar_operations("call") if name.startswith("test.")] == []
    assert registry.similar_operations("test.two_regoin_op") == ["test.two_region_op"]
