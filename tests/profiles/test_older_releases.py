"""Texts of the years between the documents and the oldest release that is known, and of that release, without a setting."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze, analyze_once, profile_of, refined, update
from mlir_ls.diagnostics import Severity
from mlir_ls.features.hover import hover
from mlir_ls.text import Edit, Position, split_lines

POINTERS = """llvm.func @malloc(i64) -> !llvm.ptr<i8>
llvm.func @first(%p: !llvm.ptr<f32>, %n: i64) -> f32 {
  %null = llvm.mlir.null : !llvm.ptr<f32>
  %next = llvm.getelementptr %p[%n] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %pair = llvm.mlir.undef : !llvm.struct<(ptr<f32>, array<2 x i64>)>
  %0 = llvm.load %next : !llvm.ptr<f32>
  llvm.return %0 : f32
}"""

EDITOR = CheckOptions(editor=True)


def read(text: str, options: CheckOptions | None = None) -> Analysis:
    return analyze_once(split_lines(text), options or EDITOR)


def errors(found: Analysis) -> list[str]:
    return [each.code for each in found.diagnostics if each.severity is Severity.ERROR]


def notes(found: Analysis) -> list[str]:
    return [each.message for each in found.diagnostics if each.code == "older-syntax"]


def test_pointers_with_types_show_an_older_mlir_and_one_note_says_so() -> None:
    found = read(POINTERS)
    assert [each.code for each in found.diagnostics] == ["older-syntax"]
    assert notes(found) == [
        "a pointer with a type is older than LLVM 17, so this is read as MLIR older than LLVM 19; "
        '`profile = "llvm-older"` or `profile = "llvm-22"` settles it'
    ]
    assert found.diagnostics[0].span.start == Position(0, 26)
    assert [fix.title for fix in found.diagnostics[0].fixes] == ["Pin the profile llvm-older", "Pin the profile llvm-22"]
    assert profile_of(split_lines(POINTERS), EDITOR) == "MLIR older than LLVM 19 (found from the text)"


def test_values_have_their_types_in_such_a_text() -> None:
    found = hover(read(POINTERS), Position(5, 22))
    assert found is not None
    assert "!llvm.ptr<f32>" in found.markdown


@pytest.mark.parametrize("profile", ["llvm-22", "llvm-19"])
def test_pointers_with_types_are_errors_where_a_release_is_named(profile: str) -> None:
    assert "bad-type" in errors(read(POINTERS, CheckOptions(profile=profile)))
    assert "bad-type" in errors(read(f"// mlir-ls: profile={profile}\n{POINTERS}"))


def test_the_profile_of_such_a_text_can_be_named() -> None:
    found = read(f"// mlir-ls: profile=llvm-older\n{POINTERS}")
    assert found.diagnostics == []


@pytest.mark.parametrize(
    "text",
    [
        "llvm.func @f(%p: !llvm.ptr<3>)",
        "llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr<f32>)",
        "// expected-error @below {{no}}\nllvm.func @f(%p: !llvm.ptr<f32>)",
        "func.func private @f(!own.ptr<f32>)",
        "// an !llvm.ptr<f32>\nllvm.func @f(%p: !llvm.ptr)",
    ],
)
def test_other_pointers_are_of_today(text: str) -> None:
    assert read(text).language.profile == "llvm-22"


@pytest.mark.parametrize(
    "line",
    [
        "acc.enter_data copyin(%m : memref<10xf32>)",
        "acc.exit_data async(%n : i64) copyout(%m : memref<10xf32>)",
        "acc.update host(%m : memref<10xf32>)",
    ],
)
def test_words_of_clauses_may_be_operations_as_well(line: str) -> None:
    found = read(f"// mlir-ls: profile=llvm-older\nfunc.func @f(%m: memref<10xf32>, %n: i64) {{\n  {line}\n  return\n}}")
    assert found.diagnostics == []


def test_what_is_certain_is_an_error_in_an_older_text() -> None:
    found = read(POINTERS.replace("%next :", "%other :"))
    assert errors(found) == ["undefined-value"]


def test_an_edit_makes_a_text_an_older_one_and_back() -> None:
    text = "llvm.func @f(%p: !llvm.ptr) {\n  llvm.return\n}"
    older = update(analyze(split_lines(text), EDITOR), Edit(0, 1, ["llvm.func @f(%p: !llvm.ptr<f32>) {"]))
    assert older.language.version == "MLIR older than LLVM 19"
    assert update(older, Edit(0, 1, ["llvm.func @f(%p: !llvm.ptr) {"])).language.version == "LLVM 22"


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (
            "func.func @f() {\n"
            '  %0 = "tosa.const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>\n'
            '  %1 = "tosa.const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>\n'
            "  return\n}",
            "LLVM 19",
        ),
        ("func.func @f(%m: memref<4xf32>) {\n  %0 = memref.tensor_load %m : memref<4xf32>\n  return\n}", "MLIR older than LLVM 19"),
        ("func.func @f(%a: f32) -> f32 {\n  %0 = arith.maxf %a, %a : f32\n  return %0 : f32\n}", "MLIR older than LLVM 19"),
        (
            "func.func @f(%t: tensor<4xf32>) {\n  %0 = tensor.expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>\n  return\n}",
            "MLIR older than LLVM 19",
        ),
        ('func.func @f(%i: i32) {\n  emitc.call "f"(%i) : (i32) -> ()\n  return\n}', "MLIR older than LLVM 19"),
        (
            "func.func private @f(tensor<8xf32, #sparse_tensor.encoding<{dimLevelType = [\"compressed\"]}>>)",
            "MLIR older than LLVM 19",
        ),
        (
            "func.func @f(%n: index) {\n  omp.wsloop for (%i) : index = (%n) to (%n) step (%n) {\n    omp.yield\n  }\n  return\n}",
            "MLIR older than LLVM 19",
        ),
        (
            "module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<64> : vector<2xi32>>>} {\n}",
            "MLIR older than LLVM 19",
        ),
    ],
)
def test_an_older_release_that_explains_errors_is_taken(text: str, version: str) -> None:
    found = read(text)
    assert found.language.version == version
    assert errors(found) == []
    assert len(notes(found)) == 1
    assert refined(analyze(split_lines(text), EDITOR)) is not None
    assert errors(read(text, CheckOptions(profile="llvm-22")))


_F = "func.func @f(%a: f32, %i: i32, %v: vector<4x4xf32>, %w: vector<4xf32>) {{\n  {}\n  return\n}}"


_ACC = "func.func @f(%m: memref<10xf32>) {{\n  {}\n  return\n}}"


@pytest.mark.parametrize(
    "text",
    [
        _F.format('%0 = "gpu.thread_id"() {dimension = "x"} : () -> index'),
        _F.format('%0 = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32'),
        _F.format("%0, %1 = gpu.shuffle %a, %i, %i xor : f32"),
        _F.format("%0 = vector.extract %v[0, 1] : vector<4x4xf32>"),
        _F.format("%0 = vector.reduction <maxf>, %w : vector<4xf32> into f32"),
        _F.format("%0 = vector.multi_reduction <minf>, %v, %w [1] : vector<4x4xf32> to vector<4xf32>"),
        _F.format('%0 = "x.y"() {kind = #vector.kind<maxf>} : () -> i32'),
        "func.func private @f(memref<4x4xf32, offset: 0, strides: [4, 1]>)",
        _F.format('%0 = "x.y"() {value = opaque<"elided_large_const", "0xDEADBEEF"> : tensor<4xf32>} : () -> tensor<4xf32>'),
        "llvm.func @f(%s: !llvm.struct<(i32, i32)>) -> i32 {\n  %0 = llvm.extractvalue %s[0 : i32] : !llvm.struct<(i32, i32)>\n"
        "  llvm.return %0 : i32\n}",
        "llvm.func @f(%p: !llvm.ptr, %n: i64, %b: i1) {\n"
        '  "llvm.intr.memcpy"(%p, %p, %n, %b) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()\n  llvm.return\n}',
        '#file = #llvm.di_file<"f.mlir" in "/t/">\n'
        '#unit = #llvm.di_compile_unit<sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>',
        "llvm.func @f(%a: vector<2xf16>, %c: f32) {\n"
        '  %0 = nvvm.mma.sync %a, %a, %a, %a, %c, %c {alayout = "row", blayout = "col"} : (vector<2xf16>, vector<2xf16>, '
        "vector<2xf16>, vector<2xf16>, f32, f32) -> !llvm.struct<(f32, f32)>\n  llvm.return\n}",
        "func.func @f(%m: memref<10xf32>) {\n  acc.data copyin(%m : memref<10xf32>) {\n  }\n  return\n}",
        "func.func @f(%n: i64) {\n  acc.parallel num_gangs(%n: i64) {\n    acc.yield\n  }\n  return\n}",
        'pdl.pattern : benefit(1) {\n  %r = pdl.operation\n  pdl.apply_native_constraint "c"[1, 2](%r : !pdl.operation)\n'
        '  pdl.rewrite %r with "f"\n}',
        'pdl.pattern : benefit(1) {\n  %a = pdl.attribute 10 : i32\n  %r = pdl.operation {"k" = %a}\n  pdl.rewrite %r with "f"\n}',
        "func.func @f(%t: tensor<4x4xf32>) -> tensor<1x4x4xf32> {\n"
        '  %0 = "tosa.reshape"(%t) {new_shape = [1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x4x4xf32>\n'
        "  return %0 : tensor<1x4x4xf32>\n}",
        "func.func @f(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
        '  %0 = "tosa.mul"(%t, %t) {shift = 0 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n'
        "  return %0 : tensor<4x4xf32>\n}",
        "func.func @f(%t: tensor<4x4xf32>) -> tensor<4x1xf32> {\n"
        "  %0 = tosa.reduce_sum %t {axis = 1 : i64} : (tensor<4x4xf32>) -> tensor<4x1xf32>\n  return %0 : tensor<4x1xf32>\n}",
        "func.func @f(%n: index) {\n  scf.parallel (%i) = (%n) to (%n) step (%n) {\n    scf.yield\n  }\n  return\n}",
        # of the generic form, as verifiers print it
        "func.func @f(%n: index) {\n"
        '  %0 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>\n  return\n}',
        _F.format('"emitc.call"(%i) {callee = "f"} : (i32) -> ()'),
        _F.format('%0 = "emitc.constant"() {value = #emitc.opaque<"NULL">} : () -> !emitc.opaque<"char*">'),
        # clauses were operands before what they do was an operation
        _ACC.format("acc.update device(%m : memref<10xf32>) attributes {async}"),
        _ACC.format("acc.enter_data create(%m : memref<10xf32>) attributes {async}"),
        _ACC.format("acc.exit_data delete(%m : memref<10xf32>) attributes {async}"),
        _ACC.format("acc.loop gang vector {\n    acc.yield\n  } attributes {collapse = 3}"),
        _F.format("%0 = spirv.VectorShuffle [1: i32, 3: i32] %w: vector<4xf32>, %w: vector<4xf32> -> vector<2xf32>"),
        "func.func @f(%n: index, %x: memref<?xi64>, %y: memref<?xf32>) {\n"
        "  sparse_tensor.sort %n, %x jointly %y {nx = 2 : index, ny = 2 : index} : memref<?xi64> jointly memref<?xf32>\n  return\n}",
        # what reduced a value was not the end of its block
        "func.func @f(%n: index, %x: f32) {\n  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {\n"
        "    scf.reduce(%x) : f32 {\n    ^bb0(%l: f32, %r: f32):\n      %s = arith.addf %l, %r : f32\n"
        "      scf.reduce.return %s : f32\n    }\n    scf.yield\n  }\n  return\n}",
    ],
)
def test_one_spelling_that_only_older_releases_had_is_enough(text: str) -> None:
    found = read(text)
    assert (found.language.version, errors(found)) == ("MLIR older than LLVM 19", [])


@pytest.mark.parametrize(
    "line",
    [
        '%0 = "tosa.const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>',
        "%0 = tosa.reshape %t {new_shape = array<i64: 1, 4>} : (tensor<4xf32>) -> tensor<1x4xf32>",
        "%0 = bufferization.to_tensor %m restrict : memref<4xf32>",
        '%0 = "emitc.variable"() {value = 42 : i32} : () -> i32',
        'gpu.printf "Hello: %f\\n" %x : f32',
        "%0 = tosa.clamp %t {min_int = 0 : i64, max_int = 1 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>",
    ],
)
def test_one_operation_of_llvm_19_is_enough_where_todays_has_none_like_it(line: str) -> None:
    text = f"func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>, %x: f32) {{\n  {line}\n  return\n}}"
    found = read(text)
    assert (found.language.version, errors(found), len(notes(found))) == ("LLVM 19", [], 1)
    assert read(text.replace("%x: f32", "%x: nothing")).language.version == "LLVM 19"
    assert errors(read(text.replace("%x: f32", "%x: nothing"))) != []
    assert read(f"// expected-error @below {{{{no}}}}\n{text}").language.version == "LLVM 22"


@pytest.mark.parametrize(
    "line",
    ["switch %i : i32, [\n    default: ^bb1,\n    42: ^bb1\n  ]\n^bb1:", "%0 = maxsi %i, %i : i32", "%0 = bitcast %i : i32 to f32"],
)
def test_standard_operations_that_came_after_the_documents_are_known(line: str) -> None:
    text = f"func @f(%c: i1, %i: i32) {{\n  assert %c, \"m\"\n  {line}\n  return\n}}"
    assert (read(text).language.profile, errors(read(text))) == ("2020-10", [])
    assert errors(read(text.replace("%i :", "%j :").replace("%i, %i", "%j, %i"))) == ["undefined-value"]

@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%a: i32) {\n  %0 = arith.addi %a : i32\n  return\n}",
        "func.func @f(%a: i32) {\n  %0 = arith.unheard_of %a : i32\n  return\n}",
        'func.func @f(%t: tensor<4xi32>) {\n  %0 = "tosa.transpose"(%t) {perms = [0]} : (tensor<4xi32>) -> tensor<4xi32>\n  return\n}',
        "func.func @f(%a: f32) {\n  // expected-error @below {{no}}\n  %0 = arith.maxf %a, %a : f32\n  return\n}",
    ],
)
def test_a_slip_is_one_in_todays_mlir(text: str) -> None:
    found = read(text)
    assert found.language.version == "LLVM 22"
    assert errors(read(text, CheckOptions()))


def test_a_gone_operation_is_said_to_be_of_older_mlir() -> None:
    text = "func.func @f(%a: f32) {\n  %0 = arith.maxf %a, %a : f32\n  return\n}"
    found = read(text, CheckOptions(profile="llvm-22")).diagnostics
    assert [each.message for each in found] == [
        "dialect 'arith' has no operation 'arith.maxf'; MLIR older than LLVM 19 has it, 'arith.maximumf' took its place"
    ]


@pytest.mark.parametrize(
    "text",
    [
        # LLVM's types are builtin ones since 2021
        "func @f() {\n  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>\n  %1 = llvm.load %0 : !llvm.ptr<i32>\n  return\n}\n"
        "llvm.mlir.global @g(42 : i32) : i32",
        "func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  %1 = muli %0, %a : i32\n  return\n}\nllvm.func @g(%a: i32) -> i32 {\n  llvm.return %a : i32\n}",
        # a fill had a result in 2021
        "func @f(%c: f32, %t: tensor<4xf32>) {\n  %0 = linalg.fill(%c, %t) : f32, tensor<4xf32> -> tensor<4xf32>\n"
        "  %1 = linalg.index 0 : index\n  return\n}",
        # views were types of linalg in 2019
        "func @f(%a: !linalg.view<?x?xf32>) {\n  linalg.matmul(%a, %a, %a) : !linalg.view<?x?xf32>, !linalg.view<?x?xf32>, "
        "!linalg.view<?x?xf32>\n  return\n}",
        # scopes were words without quotes, and functions of LLVM had builtin types
        'func @f() {\n  spv.ControlBarrier Workgroup, Device, "Acquire|UniformMemory"\n  return\n}',
        '"module"() ( {\n  "llvm.func"() ( {\n  ^bb0(%a: i64):\n    "llvm.return"(%a) : (i64) -> ()\n  }) '
        '{linkage = 10 : i64, sym_name = "f", type = !llvm.func<i64 (i64)>} : () -> ()\n}) : () -> ()',
        # memory spaces are strings or attributes of a dialect
        'func @f(%a: memref<4xf32, "gpu">, %b: memref<4xf32, #own.space<1>>) {\n  return\n}',
        # types of LLVM hold builtin ones, and what takes a value apart gives back one of these
        "func @f(%a: !llvm.struct<(ptr<f32>, i64)>, %b: !llvm.array<4 x f32>) -> f32 {\n"
        "  %0 = llvm.extractvalue %a[0] : !llvm.struct<(ptr<f32>, i64)>\n  %1 = llvm.load %0 : !llvm.ptr<f32>\n"
        "  %2 = addf %1, %1 : f32\n  return %2 : f32\n}",
        # operations of LLVM have builtin types since 2021
        "func @f(%m: memref<4xf64>) {\n  %0 = llvm.mlir.undef : f64\n  affine.store %0, %m[0] : memref<4xf64>\n  return\n}",
        "func @f() {\n  %c = constant 1 : i32\n  return\n}\nllvm.func @g() -> i4 {\n  %0 = llvm.mlir.constant(0 : i4) : i4\n"
        "  llvm.return %0 : i4\n}",
        # functions have no dialect among operations that only older releases had, or spelled so
        "func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = memref.buffer_cast %t : memref<4xf32>\n"
        "  %1 = memref.tensor_load %0 : memref<4xf32>\n  return %1 : tensor<4xf32>\n}",
        'func @f(%a: tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32> {\n  %0 = "tosa.avg_pool2d"(%a) {kernel = [2, 2], '
        "pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>\n"
        "  return %0 : tensor<1x2x2x4xf32>\n}",
        # names of standard operations that came after the documents
        "func @f(%a: f32, %t: tensor<4xf32>, %x: index) {\n  %0 = maxf %a, %a : f32\n  %1 = tensor_to_memref %t : memref<4xf32>\n"
        "  %2 = unrealized_conversion_cast %x : index to i64\n  return\n}",
        # words before colons that begin no entries of dictionaries
        "func @f(%a: memref<4xf32>, %i: index) {\n  prefetch %a[%i], read, locality<3>, data : memref<4xf32>\n"
        "  %0 = memref_reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>\n  return\n}",
        # operations of other projects have names with capital letters
        'func @f(%a: tensor<?xf32>) -> tensor<?xf32> {\n  %c0 = arith.constant 0 : index\n  %d = tensor.dim %a, %c0 : tensor<?xf32>\n'
        '  %0 = "tf.AddV2"(%a, %a) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}',
        "func @f(%a: memref<4xf32>, %b: memref<4xf32>) {\n  %t = async.execute {\n"
        "    NPU.ReLU inputs(%a : memref<4xf32>) outputs(%b : memref<4xf32>)\n    async.yield\n  }\n  return\n}",
        # an attribute of a function belongs to no dialect
        'func @f(%a: memref<4xf32>) attributes {input_names = ["a"], llvm.emit_c_interface} {\n  return\n}',
    ],
)
def test_what_is_of_other_years_than_a_document_has_no_errors(text: str) -> None:
    found = read(text)
    assert found.language.profile == "2020-10"
    assert errors(found) == []


def test_an_operation_with_another_number_of_results_is_of_another_release() -> None:
    line = "%0 = transform.structured.vectorize %h : (!transform.any_op) -> !transform.any_op"
    text = f"transform.sequence failures(propagate) {{\n^bb0(%h: !transform.any_op):\n  {line}\n}}"
    assert errors(read(text, CheckOptions(profile="llvm-older"))) == []
    assert errors(read(text, CheckOptions(profile="llvm-22")))


def test_an_operation_that_an_extension_may_add_is_said_to_be_of_another_release() -> None:
    line = "%0:2 = transform.structured.tile_to_forall_op %h num_threads [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
    text = f"transform.sequence failures(propagate) {{\n^bb0(%h: !transform.any_op):\n  {line}\n}}"
    assert [(each.severity, each.message) for each in read(text, CheckOptions(profile="llvm-22")).diagnostics] == [
        (
            Severity.WARNING,
            "dialect 'transform' has no operation 'transform.structured.tile_to_forall_op', unless an extension adds it; "
            "MLIR older than LLVM 19 has it, 'transform.structured.tile_using_forall' took its place",
        )
    ]


def test_the_word_in_aliases_of_types_is_of_older_mlir() -> None:
    text = "!t = type tensor<4xf32>\nfunc.func @f(%a: !t) -> !t {\n  return %a : !t\n}"
    assert (read(text).language.version, errors(read(text))) == ("MLIR older than LLVM 19", [])
    (found,) = read(text, CheckOptions(profile="llvm-22")).diagnostics
    assert found.message == "expected a type, but got 'type', which stood before the types of aliases in older MLIR"
    assert [(fix.title, fix.edits[0][0].start.character, fix.edits[0][0].end.character) for fix in found.fixes] == [("Remove it", 5, 10)]


def test_the_region_of_a_map_is_spelled_as_releases_had_it() -> None:
    line = "%0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32) {\n    linalg.yield %x : f32\n  }"
    text = f"func.func @f(%a: tensor<4xf32>) {{\n  {line}\n  return\n}}"
    assert (read(text).language.profile, errors(read(text))) == ("llvm-19", [])
    assert read(text.replace("(%x: f32)", "(%x: f32, %y: f32, %z: f32)")).language.profile == "llvm-22"


def test_a_slip_in_a_name_is_shown_whatever_year_a_text_is_of() -> None:
    lines = ["  %0 = memref.load %m[%i] : memref<4xf32>", "  %1 = memref.laod %m[%i] : memref<4xf32>", "  memref.unheard_of %m"]
    text = "\n".join(["func @f(%m: memref<4xf32>, %i: index) {", *lines, "  return", "}"])
    found = [(each.severity, each.message) for each in read(text).diagnostics]
    assert found == [(Severity.WARNING, "dialect 'memref' has no operation 'memref.laod'; did you mean 'memref.load'?")]


def test_one_chunk_of_many_may_be_wrong_on_purpose() -> None:
    wrong = "func @f() attributes { key } {\n  return\n}"
    right = "#map = (d0) -> (d0)\nfunc @f(%a: memref<2xi8, #map>) {\n  return\n}"
    assert errors(read(wrong)) == []
    assert errors(read("\n// -----\n".join([wrong, *[right] * 20])))


def test_a_damaged_line_leaves_functions_without_a_dialect_in_their_time() -> None:
    text = (
        "func @f(%m: memref<4xf32>) {\n  return\n}\n#trait\n  doc = []\n}\nfunc @g(%a: i32) {\n"
        "  %0 = arith.addi %a, %a : i32\n  %1 = muli %0, %a : i32\n  return\n}"
    )
    assert "unknown-operation" not in errors(read(text))
    assert read(text).language.profile == "2020-10"


def test_a_check_refuses_what_today_s_mlir_refuses_and_names_the_release_that_explains_it() -> None:
    found = read(POINTERS, CheckOptions())
    assert "bad-type" in errors(found)
    assert notes(found) == ['errors of this text are none in MLIR older than LLVM 19: `profile = "llvm-older"` reads it as such']


def test_the_errors_of_one_line_may_be_a_slip() -> None:
    line = "  %0 = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<8x8xf32> -> tensor<2x2x4x4xf32>"
    before = "func.func @f(%a: tensor<8x8xf32>, %b: tensor<2x2x4x4xf32>) {"
    assert notes(read("\n".join([before, line, "  return", "}"]))) == []
    assert len(notes(read("\n".join([before, line, line.replace("%0", "%1"), "  return", "}"])))) == 1
