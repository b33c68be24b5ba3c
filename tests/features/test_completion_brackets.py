"""What is offered in brackets: of types, maps, locations, resources, dictionaries, and after the operands of the generic form."""

from __future__ import annotations

import pytest
from question_support import Question, labels

from mlir_ls.features.completion import completions

SIGNATURE = "func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %i: index, %n: i32, %p: !llvm.ptr) {\n  "
LINE = "affine_map<(d0) -> (d0)>"
MAPS = "[affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("func.func private @f(memref<4x8xf32>, memref<$0", "4x8xf32"),
        ("func.func private @f(memref<4x8xf32>, memref<4x$0", "4x8xf32"),
        ("func.func private @f(tensor<?x8xbf16>, tensor<4x8x$0", "4x8xbf16"),
        ("func.func private @f(memref<4x8xf32, $0", "strided<[?, 1], offset: ?>"),
        ("func.func private @f(memref<4x8xf32, #$0", "#gpu.address_space<workgroup>"),
        ("func.func private @f(tensor<8xf32, $0", "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>"),
        ("func.func private @f(memref<4xvector<2xf32>, $0", "strided<[1], offset: ?>"),
        ("func.func private @f(memref<4xindex, $0", "strided<[1], offset: ?>"),
        ("#line = affine_map<(d0) -> (d0 * 2)>\nfunc.func private @f(memref<4xf32, $0", "#line"),
        ("#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>\nfunc.func @f(%a: tensor<4xf32, $0", "#sparse"),
        ("func.func private @f(memref<4xf32, strided<[], $0", "offset"),
        ("func.func private @f(memref<?$0", "xf32"),
        ("func.func private @f(memref<*$0", "xf32"),
        ("func.func private @f(memref<*x$0", "xf32"),
        ("#map = affine_map<($0", "d0"),
        ("#map = affine_map<(d0, $0", "d1"),
        ("#map = affine_map<(d0)[$0", "s0"),
        ("#map = affine_map<(d0, d1)[s0] -> ($0", "d0"),
        ("#map = affine_map<(d0) -> (d0 $0", "floordiv"),
        ("#set = affine_set<(d0) : ($0", "d0"),
        ("#map = affine_map<$0", "(d0, d1) -> (d0, d1)"),
        ("#map = affine_map<$0>", "(d0, d1) -> (d0, d1)"),
        ("#a = affine_map<(i) -> (i * 2)>\n#map = affine_map<$0>", "(i) -> (i * 2)"),
        ("func.func private @f(memref<4x4x4xf32, affine_map<$0>>)", "(d0, d1, d2) -> (d0, d1, d2)"),
        ("#map = affine_map<(i, j)$0>", "-> (i, j)"),
        ("#map = affine_map<(i, j)[s] -> $0>", "(i, j)"),
        ("#map = affine_map<(i, j)[s] -> (i, $0)>", "j"),
        ("#map = affine_map<(i, j)[s] -> (i floordiv $0)>", "s"),
        ("#set = affine_set<$0>", "(d0, d1) : (d0 >= 0)"),
        ("#set = affine_set<(i) $0>", ": (i >= 0)"),
        ("#set = affine_set<(i)[s] : (i >= 0, $0)>", "s"),
        ("func.func private @f() loc($0", "unknown"),
        ("#s = #sparse_tensor.encoding<{ map = $0", "(d0, d1) -> (d0 : dense, d1 : compressed)"),
        ("#type = #llvm.di_basic_type<tag = $0", "DW_TAG_base_type"),
        ("#type = #llvm.di_basic_type<tag = DW_TAG_ba$0", "DW_TAG_base_type"),
        ('#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i", encoding = $0', "DW_ATE_signed"),
        ("#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C9$0", "DW_LANG_C99"),
        ("!a = !ptr.ptr<$0", "#llvm.address_space"),
        ("#o = #gpu.object<#sp$0", "#spirv.target_env"),
        ("#t = #spirv.target_env<$0", "#spirv.vce"),
        ("!d = !nvgpu.warpgroup.descriptor<tensor = m$0", "memref"),
        ("!s = !llvm.struct<(i32, $0", "ptr"),
        ("!q = !quant.uniform<i8:$0", "f32"),
        ("#s = #sparse_tensor.encoding<{ map = (i, j) -> ( $0", "i"),
        ("#s = #sparse_tensor.encoding<{ map = (i, j) -> ( i f$0", "floordiv"),
        ("func.func private @f(u$0", "ui32"),
        ("func.func private @f() loc(c$0", "callsite"),
        ("{-#\n  $0", "dialect_resources"),
        ("{-#$0", "dialect_resources"),
        ("{-#ext$0", "external_resources"),
        ("{-#\n  dialect_resources: {\n    $0\n  }\n#-}", "builtin"),
        (f"{SIGNATURE}linalg.generic {{indexing_maps = {MAPS}, iterator_types = $0", '["parallel", "parallel"]'),
        (f"{SIGNATURE}linalg.generic {{indexing_maps = $0", MAPS),
        (f"{SIGNATURE}linalg.generic {{indexing_maps = [$0", "affine_map"),
        (f"#map = affine_map<(d0) -> (d0)>\n{SIGNATURE}linalg.generic {{indexing_maps = [#map, $0", "#map"),
        (f"{SIGNATURE}linalg.generic {{iterator_types = $0", '["parallel", "parallel"]'),
        (f"{SIGNATURE}linalg.generic {{iterator_types = [$0", '"parallel"'),
        ("func.func @f(%v: tensor<4xf32>) {\n  linalg.generic {indexing_maps = $0} ins(%v : tensor<4xf32>)", f"[{LINE}, {LINE}]"),
        ("gpu.module @kernels [$0", "#llvm.target"),
        ("llvm.func @f() {\n  llvm.intr.experimental.noalias.scope.decl <$0", "id"),
        ("llvm.func @f() {\n  llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, d$0", "domain"),
        ("wasmssa.memory @m !wasmssa<li$0", "limit"),
        ("func.func @f() {\n  %r = pdl_interp.create_types [i3$0", "i32"),
        ("func.func @callee() {\n  return\n}\ngpu.module @m attributes {a = [@$0", "@callee"),
        ("gpu.binary @kernels [$0", "#gpu.object"),
        (f'{SIGNATURE}%r = "arith.cmpi"(%n, %n) <{{predicate = $0', "0 : i64"),
        (f'{SIGNATURE}"llvm.func"() <{{linkage = $0', "#llvm.linkage<external>"),
        (f'{SIGNATURE}%r = "arith.addi"(%n, %n) : $0', "(i32, i32) -> i32"),
        (f'{SIGNATURE}%r = "arith.addi"(%n, %n) $0', ": (i32, i32) -> i32"),
        ("// RUN: $0", "mlir-opt %s"),
        ("// RUN: mlir-opt %s | $0", "FileCheck %s"),
        (f'{SIGNATURE}%r = "arith.$0', "arith.constant"),
    ],
)
def test_the_likeliest_text_is_the_first(text: str, first: str) -> None:
    assert labels(text)[:1] == [first]


def test_elements_of_an_array_are_what_its_definition_names_alone() -> None:
    assert labels(f"{SIGNATURE}linalg.generic {{indexing_maps = [$0") == ["affine_map"]
    assert "dense" not in labels("gpu.module @kernels [$0")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("#b = #llvm.di_lexical_block<scope = #$0", "#scope"),
        ("#s = #llvm.di_subroutine_type<types = #t0, #$0", "#t1"),
        ("%r = linalg.generic #$0", "#trait"),
        ("func.func private @f(tensor<4xf32, #$0", "#sparse"),
        ("%r = linalg.generic {indexing_maps = #$0", "#maps"),
        ("#loc2 = loc(fused<#scope>[#$0", "#loc"),
        ("#loc2 = loc(callsite(#$0", "#loc"),
        ("#loc2 = loc(#$0", "#loc"),
        ("#loc2 = loc($0", "#loc"),
        ("#loc2 = loc(fused<#scope>[$0])", "#loc"),
        ("#loc2 = loc(fused[unknown, $0])", "#loc"),
        ("#loc2 = loc(callsite($0", "#loc"),
        ("#loc2 = loc(callsite(unknown at $0))", "#loc"),
        ('#loc2 = loc("a"($0))', "#loc"),
        ('#loc2 = loc("a"(#$0))', "#loc"),
    ],
)
def test_an_alias_is_of_the_kind_that_stands_there(text: str, first: str) -> None:
    aliases = [
        "#map = affine_map<(d0) -> (d0)>",
        "#maps = [#map, #map]",
        "#trait = {indexing_maps = #maps}",
        "#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",
        '#t1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long">',
        '#scope = #llvm.di_file<"a.c" in "/">',
        '#loc = loc("a.c":1:2)',
        '#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">',
    ]
    assert labels("\n".join([*aliases, text]))[0] == first


def test_an_alias_may_stand_in_a_type_that_is_a_parameter() -> None:
    aliases = "#space = #gpu.address_space<workgroup>\n!small = i8\n"
    assert "#space" in labels(f"{aliases}!of = !async.value<memref<4xf32, #$0")
    assert "#space" not in labels(f"{aliases}!of = !async.value<memref<4xf32>, #$0")
    assert "!small" in labels(f"{aliases}!of = !async.value<tuple<!$0")


def test_resources_that_the_text_uses_are_those_that_are_to_be_defined() -> None:
    use = "func.func @f() {\n  %c = arith.constant dense_resource<blob> : tensor<1xi8>\n  return\n}\n"
    assert labels(use + "{-#\n  dialect_resources: {\n    builtin: {\n      $0\n    }\n  }\n#-}") == ["blob"]
    assert labels(use.replace("blob", "$0") + '{-#\n  dialect_resources: {\n    builtin: {\n      key: "0x01"\n') == ["key"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{-#\n  external_resources: {\n    $0\n  }\n#-}", ["mlir_reproducer"]),
        ("{-#\n  external_resources: {\n    mlir_reproducer: {\n      v$0", ["verify_each"]),
        ('{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: "a{b}",\n      d$0', ["disable_threading"]),
    ],
)
def test_what_a_reproducer_says(text: str, expected: list[str]) -> None:
    assert labels(text) == expected


USE = """
func.func @f(%m: memref<4x8xf32>) {
  linalg.generic #trait outs(%m : memref<4x8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}"""


@pytest.mark.parametrize(
    ("entries", "first"),
    [
        ("$0", "indexing_maps"),
        ("\n  it$0\n", "iterator_types"),
        ("\n  iterator_types = [$0\n", '"parallel"'),
        ("\n  indexing_maps = $0\n", MAPS),
    ],
)
def test_an_alias_has_the_entries_of_the_operation_whose_attributes_it_is(entries: str, first: str) -> None:
    assert labels(f"#trait = {{{entries}}}{USE}")[:1] == [first]


def test_arguments_may_have_the_attributes_of_arguments_of_other_functions() -> None:
    assert {"llvm.readonly", "llvm.noalias"} <= set(labels("func.func @f(%p: !llvm.ptr {$0"))


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        (f"{SIGNATURE}%r = arith.addi %n, %n {{$0}} : i32\n  return\n}}", "overflowFlags"),  # its form spells it before that
        (f"{SIGNATURE}%r = arith.addi %n, %n {{$0}} : i32\n  return\n}}", "return"),
        (f"{SIGNATURE}memref.store %n, %m[$0", "affine_map"),
        (f"{SIGNATURE}%r = arith.constant $0", "affine_map"),
        (f"{SIGNATURE}scf.for %k = %i to %i $0\n  %j = index.constant 1", "ndex"),
        ("!a = !llvm.array<4 x $0", "label"),
        ("func.func @g(i32) -> i32\na$0", "attributes"),
        ("!d = !nvgpu.warpgroup.descriptor<tensor = $0", "i32"),
    ],
)
def test_what_would_be_an_error_is_not_offered(text: str, absent: str) -> None:
    assert absent not in labels(text)


def test_a_call_is_inserted_with_the_arguments_of_what_it_calls() -> None:
    question = Question("func.func private @g(i32, f32) -> i64\nfunc.func @f(%a: i32, %b: f32) {\n  %r = func.call$0\n  return\n}")
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == "func.call @g(${1:%a}, ${2:%b}) : (${3:i32}, ${4:f32}) -> ${5:i64}"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ('"func.func"() <{$0', ["function_type", "sym_name"]),
        ('"func.func"() <{sym_name = "f", $0', ["function_type", "sym_visibility"]),
        ('"memref.global"() <{$0', ["type", "sym_name"]),
    ],
)
def test_properties_begin_with_what_has_to_be_there(text: str, first: list[str]) -> None:
    offered = labels(text)
    assert offered[:2] == first
    assert not [each for each in offered if "." in each]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ('"llvm.func"() <{linkage = #llvm.$0', "#llvm.linkage"),
        ('"spirv.module"() <{memory_model = #spirv.$0', "#spirv.memory_model"),
        ("module attributes {spirv.target_env = #spirv.$0", "#spirv.target_env"),
        ("module attributes {spirv.target_env = $0", "#spirv.target_env"),
    ],
)
def test_the_attribute_that_has_to_be_there_is_first(text: str, first: str) -> None:
    assert labels(text)[:1] == [first]


def test_attributes_of_arguments_in_properties() -> None:
    offered = labels('"llvm.func"() <{arg_attrs = [{llvm.noalias, $0')
    assert "llvm.byval" in offered[:5]
    assert not {"llvm.noalias", "function_type", "sym_name"} & set(offered)


@pytest.mark.parametrize(("line", "first"), [("$0", "default"), ("d$0", "default"), ("default: $0", "^bb1")])
def test_a_list_of_cases_has_no_attributes(line: str, first: str) -> None:
    offered = labels(f"func.func @f(%x: i32) {{\n  cf.switch %x : i32, [\n    {line}\n}}")
    assert offered[:1] == [first]
    assert not {"dense", "affine_map"} & set(offered)


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ('gpu.module @m [#nvvm.target<chip = "$0">]', ["sm_50"]),
        ('gpu.module @l [#nvvm.target<chip = "sm_90">] {\n}\ngpu.module @m [#nvvm.target<chip = "s$0">]', ["sm_90", "sm_50"]),
    ],
)
def test_strings_after_keys_of_bodies(text: str, offered: list[str]) -> None:
    assert labels(text) == offered


def test_a_string_may_have_a_type() -> None:
    offered = labels('func.func @f() attributes {a = ["t" : $0')
    assert "i32" in offered
    assert not {"affine_map", "dense"} & set(offered)


def test_comparisons_follow_in_a_set_alone() -> None:
    assert labels("#set = affine_set<(i) : (i $0)>") == ["floordiv", "ceildiv", "mod", ">=", "=="]
    assert ">=" not in labels("#set = affine_set<(i) : (i >= 0, i == 1 $0)>")
    assert ">=" not in labels("#map = affine_map<(i) -> (i $0)>")


def test_any_alias_of_an_attribute_may_be_the_encoding_of_a_tensor() -> None:
    found = labels("#row = #lang.layout<1>\n#map = affine_map<(i) -> (i)>\nfunc.func private @f(tensor<4xf32, $0")
    assert found[0] == "#row"


@pytest.mark.parametrize("text", ["module attributes {$0", "module attributes {a = 1, $0", "module attributes {dl$0"])
def test_a_dictionary_in_front_of_a_region_that_follows_below(text: str) -> None:
    found = labels(f"{text}\n  func.func @f() {{\n    return\n  }}\n}}")
    assert "dlti.dl_spec" in found
    assert "func.func" not in found


def test_elements_are_those_of_the_types_around() -> None:
    found = labels("func.func private @f(tensor<4xui8>, vector<2xui8>, tensor<?xbf16>)\nfunc.func @g(%a: tensor<$0")
    assert [each for each in found if each[0].isalpha()][:2] == ["ui8", "bf16"]


def test_the_next_element_of_an_array_is_of_the_kind_of_the_last_one() -> None:
    assert labels('"my.op"() {kinds = [#arith.fastmath<fast>, $0]} : () -> ()')[0] == "#arith.fastmath"
    assert labels("linalg.generic {indexing_maps = [#arith.fastmath<fast>, $0]}")[0] != "#arith.fastmath"


def test_a_dictionary_on_a_later_line_of_a_header() -> None:
    text = "gpu.module @k {\n  gpu.func @f()\n      kernel attributes {$0\n    gpu.return\n  }\n}"
    assert labels(text)[:1] == ["known_block_size"]
    assert labels(text.replace("attributes {$0", "{\n    $0"))[:1] != ["known_block_size"]


def test_complex_elements_of_a_tensor() -> None:
    assert {"f32", "f64", "i32"} <= set(labels("func.func @f(%a: tensor<10x20xcomplex<$0"))
