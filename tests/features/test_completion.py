"""What is offered at a place."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import MAX_ITEMS, Completions, completions
from mlir_ls.syntax import nesting
from mlir_ls.text import Position, split_lines


def offered(fixture: str) -> Completions | None:
    question = Question(fixture)
    return completions(question.analysis, question.position)


def labels(fixture: str) -> list[str]:
    found = offered(fixture)
    assert found is not None
    return [item.label for item in found.items]


def check(fixture: str, *expected: str, absent: tuple[str, ...] = ()) -> None:
    """These are offered, in this order, among others perhaps; the absent ones are not."""
    found = labels(fixture)
    positions = [found.index(each) if each in found else -1 for each in expected]
    assert -1 not in positions, f"{expected} is not all in {found}"
    assert positions == sorted(positions), found
    assert [each for each in absent if each in found] == []


def test_values_in_front_of_the_cursor_the_nearest_first() -> None:
    check(
        """
        func.func @f(%arg: i32) {
          %one = arith.constant 1 : i32
          %two = arith.constant 2 : i32
          %three = arith.addi %arg, %$0
          %four = arith.constant 4 : i32
          return
        }
        """,
        "%two",
        "%one",
        "%arg",
        absent=("%four", "%three"),
    )


def test_values_show_their_types() -> None:
    found = offered('%one = arith.constant 1 : i32\n"test.use"(%$0')
    assert found is not None
    assert [(item.label, item.detail) for item in found.items] == [("%one", "i32 · arith.constant")]


def test_values_of_a_loop_and_around_it() -> None:
    text = "func.func @f(%n: index) {\n  scf.for %i = %n to %n step %n {\n    \"test.use\"(%$0)\n  }\n  return\n}"
    check(text, "%i", "%n")


def test_values_of_the_block() -> None:
    check("func.func @f() {\n  cf.br ^a\n^a(%b: i32):\n  \"test.use\"(%$0\n  return\n}", "%b")


def test_a_function_does_not_see_what_is_around_it() -> None:
    check("%one = arith.constant 1 : i32\nfunc.func @f(%a: i32) {\n  \"test.use\"(%$0\n}", "%a", absent=("%one",))


def test_the_symbol_of_a_function_that_is_not_closed_is_no_value() -> None:
    check("func.func @scale(%factor: f32) {\n  %double = arith.addf $0", "%factor", absent=("%scale",))


def test_results_of_a_group() -> None:
    check('%p:2 = "test.p"() : () -> (i32, i32)\n"test.use"(%$0', "%p#0", "%p#1")


def test_what_was_typed_narrows_it_down_and_is_replaced() -> None:
    found = offered('%one = arith.constant 1 : i32\n%two = arith.constant 2 : i32\n"test.use"(%t$0')
    assert found is not None
    assert [item.label for item in found.items] == ["%two"]
    assert (found.replaced.start.character, found.replaced.end.character) == (11, 13)


def test_blocks() -> None:
    check("func.func @f() {\n  cf.br ^$0\n^next:\n  return\n^last:\n  return\n}", "^next", "^last")


def test_symbols() -> None:
    check("func.func private @callee()\nfunc.func @f() {\n  call @$0\n}", "@callee")


@pytest.mark.parametrize("typed", ["call $0", "%x = func.call $0", '"func.call"() {callee = $0', "%x = llvm.mlir.addressof $0"])
def test_symbols_where_nothing_but_a_reference_may_stand(typed: str) -> None:
    found = labels(f"func.func private @g(i32) -> i32\nllvm.mlir.global @h() : i32\nfunc.func @f(%a: i32) {{\n  {typed}\n  return\n}}")
    assert found[0] in ("@g", "@h")
    assert all(label.startswith("@") for label in found), found


def test_an_operation_whose_dialect_is_typed_keeps_it_where_that_may_be_left_out() -> None:
    assert "pdl.type" in labels("pdl.pattern : benefit(1) {\n  %t = pd$0\n}")
    assert "type" in labels("pdl.pattern : benefit(1) {\n  %t = ty$0\n}")


def test_symbols_of_an_operation_of_which_nothing_is_known() -> None:
    text = '"a.machine"() ({\n  "a.state"() {sym_name = "on"} : () -> ()\n  "a.go"() {to = @$0\n}) {sym_name = "m"} : () -> ()\n'
    assert labels(text)[0] == "@on"


def test_symbols_inside_of_another() -> None:
    text = 'module @m {\n  func.func private @g()\n}\n"test.use"() {f = @m::@$0}'
    check(text, "@g", absent=("@m",))


def test_aliases() -> None:
    check("#map = affine_map<(d0) -> (d0)>\n!row = tensor<4xf32>\n\"test.use\"() {map = #$0}", "#map", absent=("!row",))
    check("#map = affine_map<(d0) -> (d0)>\n!row = tensor<4xf32>\nfunc.func private @f(!$0)", "!row", absent=("#map",))


def test_types_and_attributes_of_dialects() -> None:
    check("func.func private @f(!$0)", "!llvm")
    check("func.func private @f(!llvm.$0)", "!llvm.ptr")
    check('"test.use"() {a = #arith.$0}', "#arith.fastmath")


def test_dialects_that_hardly_anybody_writes_are_offered_where_they_are_written() -> None:
    def found(*lines: str) -> list[str]:
        place = Position(len(lines) - 1, len(lines[-1]))
        offered = completions(analyze([*lines, ""], CheckOptions()), place)
        return [item.label for item in offered.items] if offered is not None else []

    use = '"test.use"() : () -> ()'
    assert "vector" in found("")
    assert "test" not in found("")
    assert "!test" not in found("func.func private @f(!")
    assert "test" in found(use, "")
    assert "!test" in found(use, "func.func private @f(!")
    assert found("test.two_reg") == ["test.two_region_op"]


def test_operations() -> None:
    check("$0", "module", "arith", "func")
    check("func.func @f() {\n  $0\n}", "return", "call", "arith")
    check("func.func @f() {\n  %a = arith.$0\n}", "arith.addi", "arith.muli")
    check("func.func @f() {\n  %0 = arith.add$0\n}", "arith.addi", "arith.addf", absent=("arith.muli",))
    check("func.func @f() {\n  ret$0\n}", "return")


def test_no_operation_after_the_equals_sign_of_a_bound() -> None:
    text = "func.func @f() {\n  %c = arith.constant 0 : index\n  %d = arith.constant 1 : index\n  scf.for %i = $0\n  return\n}"
    check(text, "%c", absent=("arith.constant",))


def test_the_commands_of_run_lines() -> None:
    check("// RUN: m$0", "mlir-opt %s", absent=("FileCheck %s",))
    check("// RUN: mlir-opt %s -cse | Fi$0", "FileCheck %s")
    check("// RUN: mlir-opt %s -cse | FileCheck %s\n// RUN: m$0", "mlir-opt %s -cse", "mlir-opt %s")
    assert offered("// RUNNING m$0") is None


@pytest.mark.parametrize("fixture", ["// %$0", '"test.use"() {a = "%$0', '"test.use"() {a = "x$0"} : () -> ()'])
def test_nothing_in_comments_and_strings(fixture: str) -> None:
    assert offered("%a = arith.constant 1 : i32\n" + fixture) is None


def test_what_the_syntax_expects() -> None:
    check("func.func @f(%a: i32) {\n  %b = arith.addi %a, %a $0\n}", "overflow", absent=("return",))
    check("func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : $0\n}", "i32", absent=("return", "index"))
    check("func.func @f(%a: i32) {\n  %b = arith.addi $0\n}", "%a")


def test_there_is_a_limit_to_it() -> None:
    lines = [f"%v{number} = arith.constant 1 : i32" for number in range(MAX_ITEMS + 10)]
    found = offered("\n".join([*lines, '"test.use"(%$0']))
    assert found is not None
    assert len(found.items) == MAX_ITEMS
    assert not found.complete
    assert found.items[0].label == f"%v{MAX_ITEMS + 9}"


def test_in_an_empty_document() -> None:
    check("$0", "module")


def test_operations_show_what_they_are_for() -> None:
    found = offered("func.func @f() {\n  arith.add$0\n}")
    assert found is not None
    item = next(item for item in found.items if item.label == "arith.addf")
    assert item.detail == "Adds two floating-point numbers."
    assert item.example == "%sum = arith.addf %lhs, %rhs : f32"
    assert item.documentation == "https://mlir.llvm.org/docs/Dialects/ArithOps/#arithaddf-arithaddfop"


def test_words_of_the_syntax_in_front_of_a_region() -> None:
    check("func.func @f(%a: index) {\n  scf.for %i = %a $0to %a step %a {\n  }\n  return\n}", "to")


@pytest.mark.parametrize(
    ("fixture", "expected"),
    [
        ('func.func @f(%a: i32) {\n  %b = "arith.ad$0\n  return\n}', ["arith.addf", "arith.addi"]),
        ('"sc$0', ["scf"]),
        ("// RUN: mlir-opt %s -split-$0", ["split-input-file"]),
        ("// RUN: mlir-opt %s -canonicali$0", ["canonicalize"]),
        ("// RUN: mlir-opt %s --pass-pipeline='$0", ["builtin.module"]),
        ("// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(one-shot, canonicali$0", ["canonicalize"]),
        ("// RUN: mlir-opt %s --pass-pipeline='builtin.module(canonicalize{top$0", ["top-down"]),
        ("// RUN: mlir-opt %s -canonicalize=\"top-down=1 max-i$0", ["max-iterations"]),
        ("// RUN: mlir-opt %s | FileCheck %s --check-pre$0", ["check-prefix", "check-prefixes"]),
        ("// CHECK-LABEL: func @fi$0\nfunc.func @first() {\n  return\n}", ["@first"]),
        ("// CHECK: %[[SUM:.*]] = arith.addi\n// CHECK: return %[[S$0", ["SUM"]),
    ],
)
def test_strings_and_comments_in_which_something_is_known(fixture: str, expected: list[str]) -> None:
    check(fixture, *expected)


def test_an_operation_in_generic_form_is_the_only_string_that_is_completed() -> None:
    assert offered('%a = "arith.constant"() <{value = "ar$0') is None
    assert offered('"test.x"() {a = [\n  "ar$0\n]} : () -> ()') is None


@pytest.mark.parametrize("run_size", [1, 2, 256])
def test_what_may_follow_a_brace_does_not_depend_on_how_siblings_are_kept(monkeypatch: pytest.MonkeyPatch, run_size: int) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    check(
        """
        func.func @f() {
          return
        } $0else {
        }
        """,
        "loc",
        absent=("func.func",),
    )


def test_words_go_on_after_what_is_half_typed_on_the_line_above() -> None:
    check(
        """
        func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) {
          %d = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tens
              o$0
          return
        }
        """,
        "outs",
    )


def test_maps_over_as_many_dimensions_as_the_operands_have_come_first() -> None:
    fixture = """
        #columns = affine_map<(d0, d1, d2) -> (d0, d2)>
        #turned = affine_map<(d0, d1) -> (d1, d0)>
        func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
          "test.use"() {map = #columns} : () -> ()
          %v = vector.transfer_read %m[%i, %i], %p {permutation_map = PLACE
        """
    check(fixture.replace("PLACE", "#$0"), "#turned", "#columns")
    question = Question(fixture.replace("PLACE", "aff$0"))
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet == "affine_map<(d0, d1) -> (${1:d0, d1})>"


def test_symbols_that_are_compiled_are_those_that_the_text_names_elsewhere() -> None:
    check(
        """
        module attributes {gpu.container_module} {
          gpu.binary @kernels [#gpu.object<#nvvm.target, "">]
          func.func @f(%i: index) {
            gpu.launch_func @kernels::@first blocks in (%i, %i, %i) threads in (%i, %i, %i)
            gpu.launch_func @kernels::@$0
          }
        }
        """,
        "@first",
        absent=("@kernels", "@f"),
    )


@pytest.mark.parametrize(
    ("fixture", "expected"),
    [
        ("#file = #llvm.di_basic_type<$0", ("tag", "name", "sizeInBits", "encoding")),
        ("#type = #llvm.di_basic_type<sizeInBits = 32, $0", ("tag", "name", "encoding")),
        ("#variable = #llvm.di_local_variable<scope = #scope, na$0", ("name",)),
        ("#loop = #llvm.loop_annotation<$0", ("disableNonforced", "vectorize")),
        ("#space = #gpu.address_space<$0", ("workgroup", "global", "private")),
        ("#encoding = #sparse_tensor.encoding<{ $0", ("map", "posWidth")),
    ],
)
def test_keys_and_cases_in_the_bodies_of_attributes(fixture: str, expected: tuple[str, ...]) -> None:
    check(fixture, *expected)


GENERIC = "func.func @f(%a: tensor<4xf32>) {\n  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = "


@pytest.mark.parametrize(
    ("text", "trigger", "expected"),
    [
        (f'{GENERIC}["^', '"', ["parallel", "reduction"]),
        (f'{GENERIC}["parallel", "red^', '"', ["reduction"]),
        (f'{GENERIC}["parallel"^', '"', None),
        ('func.func @f(%a: i32) {\n  %0 = arith.cmpi "ul^', '"', ["ult", "ule"]),
        ('func.func @f(%a: i32) {\n  %0 = arith.cmpi eq, "^', '"', None),
        ('func.func @f(%c: i1) {\n  cf.assert %c, "^', '"', None),
        ("#map = affine_map<(d0) -> (-^", "-", None),
        ("// A remark -^", "-", None),
        ("{-#^", "#", None),
        ("{-#\n  #^", "#", None),
    ],
)
def test_these_characters_open_completion_only_where_few_values_fit(text: str, trigger: str, expected: list[str] | None) -> None:
    before, _, after = text.rpartition("^")
    lines = split_lines(before + after)
    found = completions(analyze(lines, CheckOptions()), Position(len(lines) - 1, len(lines[-1])), True, trigger)
    assert (None if found is None else [item.label for item in found.items]) == expected


def test_a_hyphen_in_a_run_line_opens_the_options() -> None:
    lines = ["// RUN: mlir-opt %s -"]
    found = completions(analyze(lines, CheckOptions()), Position(0, len(lines[0])), True, "-")
    assert found is not None
    assert "verify-diagnostics" in [item.label for item in found.items]


@pytest.mark.parametrize(
    ("above", "typed", "below", "expected"),
    [
        ("%sum = arith.addi %a, %a : i32", "muli$0", "", "%product = arith.muli ${1:%sum}"),
        ("%0 = arith.addi %a, %a : i32", "muli$0", "", "%1 = arith.muli ${1:%0}"),
        ("%0 = arith.addi %a, %a : i32", "muli$0", "func.call @g(%power) : (i32) -> ()", "%power = arith.muli ${1:%0}"),
        ("%0 = arith.addi %a, %a : i32", "%x = muli$0", "", "arith.muli ${1:%0}"),
        ("%0 = arith.addi %a, %a : i32", "memref.stor$0", "", "memref.store "),
    ],
)
def test_a_result_is_named_as_the_file_names_results(above: str, typed: str, below: str, expected: str) -> None:
    question = Question(f"func.func @f(%a: i32) {{\n  {above}\n  {typed}\n  {below}\n  return\n}}\n")
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert found.items[0].snippet.startswith(expected)


@pytest.mark.parametrize(
    "line",
    [
        "%x = memref.alloc() {alignment = $0",
        '%x = "memref.alloc"() {alignment = $0',
        "memref.prefetch %m[], read, locality<$0",
        'llvm.mlir.global internal @g("x") {section = $0',
        "%x = vector.transpose %v, $0",
        "%x = vector.transpose %v, [$0",
    ],
)
def test_no_word_begins_a_number_a_string_or_a_list(line: str) -> None:
    words = ("affine_map", "dense", "array", "true", "unit")
    assert [each for each in labels(f"%m = memref.alloc() : memref<i32>\n{line}") if each in words] == []


def test_words_of_the_text_stay_out_of_a_place_whose_syntax_is_known() -> None:
    text = "%t = own.tile(blue) : index\n{}\n"
    assert labels(text.format("%x = arith.cmpi eq, $0")) == ["%t"]
    check(text.format("%x = gpu.shuffle xor %t, %t, $0"), "%t", absent=("blue",))
    check(text.format('"own.use"() {a = $0'), "true", absent=("own.tile",))
    check(text.format("%x = arith.addi %t, %t {a = $0"), "true", absent=("arith.addi",))


def test_values_are_offered_in_a_list_of_an_operation_of_unknown_syntax() -> None:
    text = "%t = own.tile(blue) : index\nown.use{}\n"
    for list_ in ("($0", "($0) : index", "(%t, $0"):
        check(text.format(list_), "%t")
    check(text.format("(%t : $0"), "index", absent=("%t",))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("func.call @$0", ["@f", "@g"]),
        ("llvm.call @$0", ["@l"]),
        ("%m = memref.get_global @$0", ["@data"]),
        ("gpu.launch_func @$0", ["@kernels", "@kernels::@kernel"]),
        ("gpu.launch_func @kernels::@$0", ["@kernel"]),
        ("gpu.launch_func @kernels::$0", ["@kernel"]),
    ],
)
def test_symbols_are_of_the_kind_that_the_operation_refers_to(line: str, expected: list[str]) -> None:
    question = Question(
        'module {\n  func.func private @g()\n  memref.global "private" @data : memref<4xf32>\n  llvm.func @l()\n'
        "  gpu.module @kernels {\n    gpu.func @kernel() kernel {\n      gpu.return\n    }\n  }\n"
        f"  func.func @f() {{\n    {line}\n    return\n  }}\n}}"
    )
    found = completions(question.analysis, question.position)
    assert found is not None
    assert sorted([item.label for item in found.items]) == expected


@pytest.mark.parametrize(
    ("line", "among", "not_among", "last"),
    [
        ("%r = arith.addf %a, %a fastmath<nnan,$0> : f32", "ninf", "nnan", "none"),
        ("%r = arith.addf %a, %a fastmath<nnan, n$0> : f32", "ninf", "nnan", "none"),
        ("%r = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<nnan, $0>} : f32", "ninf", "nnan", "none"),
        ("spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|$0>", "Release", "Acquire", "None"),
        ('spirv.func @g() "Inline|$0" {', "Pure", "Inline", "None"),
        ('spirv.func @g() "Inline|P$0" {', "Pure", "Inline", "Pure"),
    ],
)
def test_flags_that_are_given_are_not_offered_again(line: str, among: str, not_among: str, last: str) -> None:
    question = Question(f"func.func @f(%a: f32) {{\n  {line}\n  return\n}}")
    found = completions(question.analysis, question.position)
    assert found is not None
    labels = [item.label for item in found.items]
    assert among in labels
    assert not_among not in labels
    assert labels[-1] == last


def test_what_a_signature_spells_is_not_offered_in_a_dictionary() -> None:
    question = Question("func.func @f() attributes {sym$0}")
    found = completions(question.analysis, question.position)
    assert found is None or not {"sym_name", "sym_visibility"} & {item.label for item in found.items}


def test_cases_that_a_directive_reads_are_offered_with_nothing_typed() -> None:
    question = Question("func.func @f(%a: f32) {\n  %r = gpu.all_reduce $0\n  return\n}")
    found = completions(question.analysis, question.position)
    assert found is not None
    assert {"%a", "add", "mul"} <= {item.label for item in found.items}


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%t: !async.token) {\n  %a = async.execute {\n    async.yield\n  }\n  %b = async.execute(%$0\n  return\n}",
        'spirv.func @g() "None" {\n  spirv.Return\n}\nspirv.func @f(%x: i32, %$0\n  spirv.Return\n}',
    ],
)
def test_fewer_operands_than_a_header_lacks(text: str) -> None:
    check(text)
