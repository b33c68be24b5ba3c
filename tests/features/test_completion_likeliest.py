"""Which of the items that fit is the likeliest: by what the definitions, the lines around and the examples say."""

from __future__ import annotations

import pytest
from question_support import Question, labels

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.text import Position

CONSTANTS = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"


def in_function(body: str, signature: str = "%a: i32, %b: i32, %m: memref<4xf32>, %n: memref<4xf32>, %i: index") -> str:
    return f"func.func @f({signature}) {{\n{body}\n  return\n}}"


# -- values -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "first"),
    [
        ("  memref.dealloc %m : memref<4xf32>\n  memref.dealloc %$0", "%n"),
        ("  %r:2 = scf.execute_region -> (i32, i32) {\n    scf.yield %a, %b : i32, i32\n  }\n  call @g(%r#0, %$0", "%r#1"),
        ("  %target = memref.alloc() : memref<4xf32>\n  %s = memref.alloc() : memref<4xf32>\n  memref.copy %s, %$0", "%target"),
        (f"{CONSTANTS}  %v = memref.load %t[%c1, %$0", "%c1"),
        ("  %f1 = arith.constant 1.0 : f32\n  %f2 = arith.constant 2.0 : f32\n  %f1_neg = arith.negf %$0", "%f1"),
    ],
)
def test_what_is_done_is_not_done_again_and_names_show_what_goes_together(body: str, first: str) -> None:
    found = labels(in_function(body))
    assert found[0] == first, found


def test_values_of_blocks_below_that_dominate_are_visible() -> None:
    signature = "func.func @f(%c: i1) {\n  cf.br ^b\n"
    block = "^a:\n  %y = arith.addi %$0\n  return\n"
    below = "^b(%q: i32):\n  %x = arith.constant 1 : i32\n  cf.cond_br %c, ^a, ^d\n^d:\n  %z = arith.constant 2 : i32\n  cf.br ^a\n}"
    assert set(labels(f"{signature}{block}{below}")) == {"%c", "%q", "%x"}
    inside = block.replace("%y = arith.addi %$0", "scf.if %c {\n    %y = arith.addi %$0\n  }")
    assert set(labels(f"{signature}{inside}{below}")) == {"%c", "%q", "%x"}
    another_way = signature.replace("cf.br ^b", "cf.cond_br %c, ^a, ^b(%0 : i32)")
    assert labels(f"{another_way}{block}{below}") == ["%c"]


def test_a_body_at_indices_passes_on_elements() -> None:
    text = "func.func @f(%n: index, %x: i32, %v: f32) {\n  %t = tensor.generate %n {\n  ^bb0(%i: index):\n    tensor.yield $0\n  } : tensor<?xf32>"
    assert labels(text)[0] == "%v"


LOOPS = "  scf.for %x = %i to %i step %i {\n    scf.for %y = %i to %i step %i {\n      %v = memref.load %t[$0\n    }\n  }"
NUMBERS = "%n: index, %buffer: memref<?xf32>, %t: memref<?x?xf32>, %i: index"


@pytest.mark.parametrize(
    ("body", "first"),
    [
        ("  %s = arith.addi %a, %b : i32\n  %r = arith.subi %a, %b : i32\n  %u = arith.muli %$0", "%s"),  # both, in their order
        ("  %s = arith.addi %a, %b : i32\n  %c4 = arith.constant 4 : i32\n  %u = arith.muli %$0", "%s"),
        ("  %s, %t = gpu.shuffle xor %a, %a, %b : i32\n  vector.print %$0", "%s"),
        (LOOPS.replace("$0", "%$0"), "%x"),
        (LOOPS.replace("$0", "%x, %$0"), "%y"),
        (f"{CONSTANTS}  %d = memref.dim %buffer, %c0 : memref<?xf32>\n  scf.for %x = %$0", "%c0"),
        (f"{CONSTANTS}  scf.for %x = %c0 to %$0", "%n"),
        ("  %v = memref.load %buffer[%i] : memref<?xf32>\n  %w = memref.alloc() : memref<2xf32>\n  memref.store %$0", "%v"),
        ("  %v = arith.constant 0.0 : f32\n  %w = memref.alloc() : memref<2xf32>\n  linalg.fill ins(%$0", "%v"),
        ("  %input = tensor.empty() : tensor<4xf32>\n  %out = tensor.empty() : tensor<4xf32>\n  linalg.exp ins(%$0", "%input"),
        ("  call @axpy(%n, %$0", "%buffer"),
    ],
)
def test_values_are_taken_for_what_an_operand_is_for(body: str, first: str) -> None:
    signature = f"{NUMBERS}, %a: i32, %b: i32"
    callee = "\nfunc.func @axpy(%m: index, %buffer: memref<?xf32>) {\n  return\n}"
    found = labels(in_function(body, signature) + callee)
    assert found[0] == first, found


def test_the_values_of_a_graph_region_that_are_defined_before_the_cursor_come_first() -> None:
    found = labels('module {\n  %a = "t.a"() : () -> i32\n  "t.use"(%$0\n  %b = "t.a"() : () -> i32\n  %c = "t.a"() : () -> i32\n}')
    assert found == ["%a", "%b", "%c"]


def test_a_body_with_arguments_of_its_own_passes_on_what_it_computes_of_elements() -> None:
    body = "  %r = linalg.reduce ins(%m : tensor<4x8xf32>) outs(%n : tensor<4xf32>) dimensions = [1]\n    (%in: f32, %out: f32) {\n"
    body += "      %s = arith.addf %in, %out : f32\n      linalg.yield %$0\n    }"
    found = labels(in_function(body, "%m: tensor<4x8xf32>, %n: tensor<4xf32>, %free: tensor<4xf32>"))
    assert found[0] == "%s", found


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("func.func @f(%$0\n  %0 = arith.addi %arg2, %arg1 : i32\n  %1 = arith.addi %0, %arg0 : i32\n  return\n}", "%arg0"),
        ("func.func @f(%$0\n  %0 = arith.addi %arg2, %arg1 : i32\n  return\n}", "%arg0"),
        ("func.func @f(%arg0: i32, %$0\n  %0 = arith.addi %arg2, %arg1 : i32\n  return\n}", "%arg1"),
        ("func.func @g(%left: i32, %right: i32) {\n  return\n}\nfunc.func @f(%left: i32, %$0\n  return\n}", "%right"),
        (in_function("  gpu.launch blocks(%bx, %$0\n    threads(%tx, %ty, %tz) in (%p = %i, %q = %i, %r = %i) {\n  }"), "%by"),
    ],
)
def test_new_names_go_on_with_those_in_front(text: str, first: str) -> None:
    found = labels(text)
    assert found[0] == first, found


# -- operations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ('spirv.func @f(%x: i32) "None" {\n  spirv.$0\n}', "spirv.Return"),
        ('spirv.func @f(%x: i32) -> i32 "None" {\n  spirv.$0\n}', "spirv.ReturnValue"),
        ("llvm.func @f(%c: i1) {\n  llvm.cond_br %c, ^a, ^b\n^a:\n  llvm.br ^b\n^b:\n  llvm.$0\n}", "llvm.return"),
    ],
)
def test_the_end_of_a_function_gives_back_what_it_has_to_and_others_branch(text: str, first: str) -> None:
    assert labels(text)[0] == first


def test_in_front_of_other_blocks_functions_end_seldom() -> None:
    found = labels("llvm.func @f(%c: i1) {\n  llvm.cond_br %c, ^a, ^b\n^a:\n  llvm.$0\n^b:\n  llvm.return\n}")
    assert found.index("llvm.cond_br") < found.index("llvm.return")


def test_functions_are_not_defined_in_functions() -> None:
    found = labels(in_function("  func.$0\n  %x = arith.addi %a, %b : i32"))
    assert found.index("func.call") < found.index("func.func")


def test_operations_like_those_in_the_same_kind_of_region_are_in_front() -> None:
    loop = "  scf.for %k = %c0 to %i step %c1 {\n    memref.store %s, %m[%k] : memref<4xf32>\n  }\n"
    plain = "  memref.dealloc %n : memref<4xf32>\n"
    cursor = "  scf.for %k = %c0 to %i step %c1 {\n    memref.$0\n  }"
    signature = "%s: f32, %m: memref<4xf32>, %n: memref<4xf32>, %i: index"
    assert labels(in_function(f"{CONSTANTS}{loop}{plain * 3}{cursor}", signature))[0] == "memref.store"


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("%bdim = gpu.$0", "gpu.block_dim"),
        ("%tid = gpu.$0", "gpu.thread_id"),
        ("%undef = llvm.$0", "llvm.mlir.undef"),
        ("%collapsed = tensor.$0", "tensor.collapse_shape"),
        ("%c1 = arith.$0", "arith.constant"),
    ],
)
def test_the_name_of_a_result_says_what_it_may_be(line: str, first: str) -> None:
    text = f"gpu.module @m {{\n  gpu.func @f(%t: tensor<4x4xf32>) kernel {{\n    %b = gpu.block_id x\n    {line}\n    gpu.return\n  }}\n}}"
    assert labels(text)[0] == first


def test_a_result_is_of_the_operation_whose_other_results_are_named_so() -> None:
    body = "  %wide0 = arith.extui %a : i32 to i64\n  %x = arith.muli %a, %a : i32\n  %wide1 = arith.$0"
    assert labels(in_function(body))[0] == "arith.extui"


@pytest.mark.parametrize(
    ("line", "first"),
    [("%size = $0", "mpi.comm_size"), ("%newcomm = $0", "mpi.comm_split"), ("%retval, %req = $0", "mpi.recv")],
)
def test_a_result_is_of_an_operation_of_the_text_whose_definition_names_it_so(line: str, first: str) -> None:
    assert first in labels(in_function(f"  %c = mpi.comm_world : !mpi.comm\n  {line}"))[:2]


def test_an_operation_that_takes_few_types_is_likelier_after_one_of_them() -> None:
    found = labels(in_function("  %y = llvm.$0", "%v: !llvm.ptr"))
    assert found.index("llvm.atomicrmw") < found.index("llvm.mlir.undef")


# -- blocks and symbols -----------------------------------------------------------------------------------------------


def test_a_symbol_that_the_operation_names_already_comes_last() -> None:
    variables = "".join([f"  spirv.GlobalVariable @{name} : !spirv.ptr<f32, Input>\n" for name in "ab"])
    main = '  spirv.func @main() "None" {\n    spirv.Return\n  }\n'
    text = f'spirv.module Logical GLSL450 {{\n{variables}{main}  spirv.EntryPoint "GLCompute" @main, @'
    assert labels(f"{text}$0\n}}")[-1] == "@main"
    assert labels(f"{text}b, @$0\n}}")[0] == "@a"


@pytest.mark.parametrize(
    ("body", "first"),
    [
        ("  cf.cond_br %c, ^then, ^else\n^then:\n  cf.br ^$0\n^else:\n  cf.br ^end\n^end:", "^end"),
        ("  cf.cond_br %c, ^$0\n^then:\n  cf.br ^end\n^else:\n  cf.br ^end\n^end:", "^then"),
        ("  cf.cond_br %c, ^then, ^$0\n^then:\n  cf.br ^end\n^else:\n  cf.br ^end\n^end:", "^else"),
        ("  cf.br ^$0\n^other:\n  return\n^loop(%j: i32):\n  cf.br ^loop(%j : i32)\n^end:", "^loop"),
    ],
)
def test_a_branch_goes_where_no_other_went(body: str, first: str) -> None:
    found = labels(in_function(body, "%c: i1"))
    assert found[0] == first, found


def test_a_function_is_called_whose_results_have_the_types_that_are_used() -> None:
    functions = "func.func private @one() -> i32\nfunc.func private @two() -> f32\n"
    body = "  %x = call @$0\n  %y = arith.addf %x, %x : f32"
    assert labels(functions + in_function(body))[0] == "@two"


def test_hardly_anything_calls_main() -> None:
    functions = "func.func @main() {\n  return\n}\nfunc.func @other() {\n  return\n}\n"
    assert labels(functions + in_function("  call @$0"))[0] == "@other"


def test_a_function_without_a_body_is_likelier_called_than_one_with_it() -> None:
    functions = "func.func @whole() {\n  return\n}\nfunc.func private @declared()\nfunc.func @also() {\n  call @also() : () -> ()\n  return\n}\n"
    assert labels(functions + in_function("  call @$0"))[0] == "@declared"


@pytest.mark.parametrize("profile", ["2018-12", "2019-03", "2020-10"])
def test_calls_of_older_documents_pass_what_the_function_takes(profile: str) -> None:
    word = ("extfunc", "mlfunc") if profile == "2018-12" else ("func", "func")
    before = [f"{word[0]} @other(f32, i32)", f"{word[0]} @gives() -> f32", f"{word[0]} @right(index)", f"{word[1]} @f(%a : index) {{"]
    lines = [*before, "  call @", "  return", "}"]
    found = completions(analyze(lines, CheckOptions(profile=profile)), Position(len(before), 8))
    assert found is not None
    assert found.items[0].label == "@right"


# -- types and words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("llvm.mlir.global internal @g() {alignment = 16 : $0", "i64"),
        (in_function("  %x = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : $0"), "tensor<2xi64>"),
        (in_function("  %x = gpu.alloc(%i) : $0"), "memref<4xf32>"),
        ("spirv.GlobalVariable @a : !spirv.ptr<f32, Input>\nspirv.GlobalVariable @b : $0", "!spirv.ptr<f32, Input>"),
    ],
)
def test_the_type_that_a_definition_requires(text: str, first: str) -> None:
    assert labels(text)[0] == first


def test_elements_in_a_resource_have_no_scalar_type() -> None:
    found = labels(in_function("  %x = arith.constant dense_resource<r> : $0"))
    assert "tensor" in found
    assert not {"index", "i32", "f32"} & set(found)


def test_the_lines_below_say_the_rest_of_a_type_though_its_bracket_is_open() -> None:
    encodings = "#a = #sparse_tensor.encoding<{map = (i) -> (i : dense)}>\n#b = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>\n"
    body = "  %s = tensor.empty() : tensor<4xf32, #$0\n  %x = math.sqrt %s : tensor<4xf32, #b>\n"
    found = labels(f"{encodings}func.func @f(%p: tensor<4xf32, #a>) {{\n{body}  return\n}}")
    assert found[0] == "#b"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("#t = #spirv.target_env<#spirv.vce<v1.0, [S$0", "Shader"),
        ("#e = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : $0", "compressed"),
        (in_function("  %x = gpu.all_reduce maxs$0"), "maxsi"),
    ],
)
def test_words_are_ordered_as_examples_have_them(text: str, first: str) -> None:
    assert labels(text)[0] == first


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%m: memref<4xf32>)\n    attributes { l$0\n  return\n}",
        "gpu.module @m {\n  gpu.func @f() kernel\n    attributes {g$0\n  }\n}",
    ],
)
def test_what_is_typed_does_not_stand_for_itself(text: str) -> None:
    found = labels(text)
    assert found
    assert text[text.index("$0") - 1] not in found


# -- what has a sigil, and strings ------------------------------------------------------------------------------------


def test_after_a_sigil_the_dialects_that_are_used_are_first_and_those_without_types_are_not_there() -> None:
    found = labels("async.func @g() -> !async.token {\n  return\n}\nfunc.func @f(%a: !$0")
    assert found.index("!async") < found.index("!llvm") < found.index("!emitc")
    assert not {"!arith", "!affine"} & set(found)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("gpu.module @k [#$0] {\n}", "#llvm.target"),
        ("gpu.binary @k [#$0", "#gpu.object"),
        (in_function("  %x = vector.contract {kind = #$0"), "#vector.kind"),
        ("transform.named_sequence @f(%root: !$0", "!transform.any_op"),
    ],
)
def test_the_types_and_attributes_that_a_definition_names_or_a_dialect_has_mostly(text: str, first: str) -> None:
    assert labels(text)[0] == first


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("llvm.func @f(%x: i32) {\n  %c = llvm.icmp $0\n}", '"eq"'),
        ("llvm.func @f(%x: i32) {\n  %c = llvm.icmp sl$0\n}", '"sle"'),
        ('llvm.func @f(%x: i32) {\n  %c = llvm.icmp "ult" %x, %x : i32\n  %d = llvm.icmp "$0\n}', "ult"),
        ('llvm.func @f(%x: i32) {\n  %c = llvm.icmp "ult" %$0\n}', "%x"),
        ('spirv.module Logical GLSL450 {\n  spirv.EntryPoint GLC$0\n}', '"GLCompute"'),
        (in_function("  affine.parallel (%k) = (0) to (9) reduce ($0"), '"addf"'),
    ],
)
def test_the_strings_that_a_syntax_of_its_own_takes(text: str, first: str) -> None:
    found = labels(text)
    assert found[0] == first, found


def test_symbols_in_symbols_are_offered_at_once() -> None:
    kernels = "gpu.module @kernels {\n  gpu.func @first() kernel {\n    gpu.return\n  }\n}\n"
    assert labels(kernels + in_function("  gpu.launch_func @$0")) == ["@kernels::@first", "@kernels"]
    assert labels(kernels + in_function("  gpu.launch_func @fi$0")) == ["@kernels::@first"]
    assert "@kernels::@first" not in labels(kernels + in_function("  call @$0"))


def test_a_body_of_elements_begins_with_their_label() -> None:
    maps = "indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]"
    head = f"  linalg.generic {{{maps}}} ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) {{"
    question = Question(in_function(f"{head}\n    $0\n  }}", "%m: memref<4xf32>, %n: memref<4xf32>, %in: f32"))
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == "^bb0(${1:%in_0}: f32, ${2:%out}: f32):\n$0"
    labelled = in_function(f"{head}\n  ^bb0(%x: f32, %y: f32):\n    $0\n  }}")
    assert "^bb0" not in labels(labelled)


# -- what is typed from the beginning ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("func.func @f(%x: tensor<4xf32>, %y: $0", "tensor<4xf32>"),
        ("func.func @f(%x: tensor<4xf32>, %y: f64) -> $0", "f64"),
        ("func.func @g(%a: i64) {\n  return\n}\nfunc.func @f(%x: f16, %y: $0", "f16"),
        ("func.func @f() {\n  return\n^bb1(%x: f16, %y: $0", "f16"),
        (in_function("  %x = foo.bar [%a : i32] as (%drop) -> $0"), "i32"),
        ('spirv.func @f(%p: !spirv.ptr<vector<3xi8>, Input>) "None" {\n  %x = spirv.Load "Input" %p : $0', "vector<3xi8>"),
    ],
)
def test_types_of_arguments_and_what_a_pointer_holds(text: str, first: str) -> None:
    assert labels(text)[0] == first


def test_types_of_functions_are_no_types_of_arguments() -> None:
    assert "(i64) -> i32" not in labels("func.func private @g(i64) -> i32\nfunc.func @f(%x: $0")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("func.func @f() {\n  cf.br ^$0\n}", ["^bb1"]),
        ("func.func @f() {\n  cf.br ^bb1\n^bb1:\n  cf.br ^$0\n}", ["^bb1", "^bb2"]),
        (in_function("  cf.switch %a : i32, [\n    default: ^$0"), ["^bb1"]),
        (in_function("  scf.execute_region {\n  ^$0\n  }"), ["^bb0"]),
    ],
)
def test_blocks_that_are_not_there_yet(text: str, expected: list[str]) -> None:
    assert labels(text) == expected


@pytest.mark.parametrize("text", ["#$0", "!$0", "#trait = {\n  $0\n}", "func.func @f() {\n  gpu.barrier$0\n}", "gpu.func @f() kernel {\n  gpu.return$0\n}"])
def test_nothing_where_no_item_would_be_right(text: str) -> None:
    assert labels(text) == []


def test_no_operations_among_the_entries_of_an_alias() -> None:
    generic = "linalg.generic #trait ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {\n  }"
    function = f"func.func @f(%x: tensor<4xf32>) {{\n  %0 = {generic}\n}}"
    assert labels(f"#trait = {{\n  indexing_maps = [],\n  i$0\n}}\n{function}") == ["iterator_types"]


def test_results_are_not_there_in_the_regions_of_their_operation() -> None:
    found = labels("func.func @f(%k: i32) {\n  %r = scf.while (%x = %k) : (i32) -> i32 {\n    %c = arith.cmpi slt, %x, %$0\n  }\n}")
    assert found == ["%x", "%k"]


# -- attributes -------------------------------------------------------------------------------------------------------

ELEMENTS = "llvm.func @f(%a: !llvm.ptr, %n: i32) {\n  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>\n"
COPIED = "%s: memref<64xf32>, %d: memref<64xf32, 3>, %i: index"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (f"{ELEMENTS}  %q = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, $0\n  llvm.return\n}}", "!llvm.struct<(i32)>"),
        (f"{ELEMENTS}  %q = llvm.alloca %n x i32 : (i32) -> $0\n  llvm.return\n}}", "!llvm.ptr"),
        (in_function("  nvgpu.device_async_copy %s[%i], %d[%i], 1 : $0", COPIED), "memref<64xf32> to memref<64xf32, 3>"),
        ('%x = "arith.addi"(%a, %a) : (i32, i32) -> $0', "i32"),
    ],
)
def test_types_that_are_attributes_or_follow_a_number_or_an_arrow(text: str, first: str) -> None:
    found = labels(text)
    assert found[0] == first, found


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("pdl.pattern : benefit(1) {\n  %t = pdl.type : $0\n}", "i32"),
        ("omp.private {type = private} @x : $0", "f32"),
        ("memref.global @g : memref<4xf32> = $0", "dense"),
        ("memref.global @g : memref<4xf32> = $0", "uninitialized"),
        ('"cf.cond_br"(%c)[^a, ^b] <{$0', "operandSegmentSizes"),
        ("gpu.module @m {\n  gpu.func @f() kernel attributes {gpu.known_block_size = array<$0", "i32"),
    ],
)
def test_attributes_that_may_stand_there(text: str, offered: str) -> None:
    assert offered in labels(text)[:5]


ROOTS = '#tbaa_root = #llvm.tbaa_root<id = "a">\n#other = #llvm.tbaa_root<id = "b">\n'
PLACES = "%a = arith.constant 1 : i32 loc(#loc1)\n%b = arith.constant 1 : i32 loc(#$0\n{}#loc1 = loc(unknown)\n#loc2 = loc(unknown)\n#loc3 = loc(unknown)"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (f"{ROOTS}#tbaa_type_desc = #$0", "#llvm.tbaa_type_desc"),
        (f"{ROOTS}#a = #$0", "#llvm.tbaa_root"),
        (PLACES.format(""), "#loc2"),
        (PLACES.format("%c = arith.constant 1 : i32 loc(#loc2)\n"), "#loc1"),
    ],
)
def test_aliases_are_named_like_what_they_stand_for_and_numbered_in_the_order_of_their_uses(text: str, first: str) -> None:
    found = labels(text)
    assert found[0] == first, found


def test_a_symbol_is_of_the_kind_that_is_usually_meant_and_an_entry_point_may_be_named_elsewhere() -> None:
    variables = "llvm.mlir.global @g() : i32\nllvm.mlir.global @h() : i32\nllvm.func @f() {\n  %a = llvm.mlir.addressof @g : !llvm.ptr\n"
    assert labels(f"{variables}  %b = llvm.mlir.addressof @$0\n  llvm.return\n}}\nllvm.func @k() {{\n  llvm.return\n}}")[0] == "@h"
    module = 'spirv.module Logical GLSL450 {\n  spirv.func @helper() "None" {\n    spirv.Return\n  }\n'
    module += '  spirv.func @main() "None" {\n    spirv.FunctionCall @helper() : () -> ()\n    spirv.Return\n  }\n  spirv.EntryPoint "GLCompute" @$0\n}'
    assert labels(module)[0] == "@main"


# -- forms ------------------------------------------------------------------------------------------------------------

BLOCKS = "\n^left:\n  return\n^right:\n  return"
WHOLE = "%x: vector<8xf32>, %t: tensor<i64>, %c: i1"


@pytest.mark.parametrize(
    ("body", "form"),
    [
        ("  %h = arith.constant$0\n  %s = arith.mulf %x, %h : vector<8xf32>", "arith.constant ${1:dense<0.0>} : ${2:vector<8xf32>}"),
        ("  %h = arith.constant$0\n  %s = arith.addi %t, %h : tensor<i64>", "arith.constant ${1:dense<0>} : ${2:tensor<i64>}"),
        (f"  cf.cond_br$0{BLOCKS}", "cf.cond_br ${1:%c}, ${2:^left}, ${3:^right}"),
    ],
)
def test_constants_have_elements_and_blocks_without_arguments_are_passed_nothing(body: str, form: str) -> None:
    question = Question(in_function(body, WHOLE))
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == form
