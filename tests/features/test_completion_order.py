"""What comes first among what is offered: types that follow, values that fit, operations that usually stand there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from question_support import Question, labels

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import Completions, completions
from mlir_ls.text import Position, split_lines

OPERATIONS = Path(__file__).parent.parent / "conformance" / "operations"
SEED = 20
CUTS = 150


def offered(fixture: str, snippets: bool = False) -> Completions:
    question = Question(fixture)
    found = completions(question.analysis, question.position, snippets)
    assert found is not None
    return found


def in_function(body: str, signature: str = "%a: i32, %b: f32, %m: memref<4xf32>, %i: index") -> str:
    return f"func.func @f({signature}) -> f32 {{\n{body}\n}}"


# -- types ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "type_"),
    [
        ("%x = arith.addi %a, %a : $0", "i32"),
        ("%x = memref.load %m[%i] : $0", "memref<4xf32>"),
        ("memref.store %b, %m[%i] : $0", "memref<4xf32>"),
        ("return %b : $0", "f32"),
        ("vector.print %b : $0", "f32"),
        ("%x = arith.sitofp %a : $0", "i32"),
        ("%x = arith.sitofp %a : i32 to $0\n  return %x : f32", "f32"),
        ("%x = arith.constant 0 : $0\n  %y = memref.load %m[%x] : memref<4xf32>", "index"),
        ("%x = memref.alloc() : $0\n  memref.copy %m, %x : memref<4xf32> to memref<4xf32>", "memref<4xf32>"),
        ('%x = "test.op"(%a, %m) : (i32, $0', "memref<4xf32>"),
        ("%x = unknown.op %m : $0", "memref<4xf32>"),
        ("%x = memref.alloc(%i) : $0\n  memref.copy %m, %x : memref<4xf32> to memref<?xf32>", "memref<?xf32>"),
        ("%x = llvm.mlir.constant(1 : $0\n  %y = llvm.alloca %x x i8 : (i32) -> !llvm.ptr", "i32"),
        ("%x = complex.constant [0x7FC00000 : $0\n  %y = complex.re %x : complex<f64>", "f64"),
        ("%x = complex.constant [0x7FC00000 : f32, 1.0 : $0", "f32"),
        ("some.op {sizes = [7 : i8, 9 : $0", "i8"),
    ],
)
def test_the_type_that_the_values_have_is_the_first(line: str, type_: str) -> None:
    found = labels(in_function(f"  {line}"))
    assert re.split(r", | to ", found[0])[0] == type_, found[:5]


@pytest.mark.parametrize(
    ("line", "type_"),
    [
        ("memref.subview %m[%i] [2] [1] : memref<4xf32> to $0", "memref<2xf32, strided<[1], offset: ?>>"),
        ("memref.subview %m[0] [2] [2] : $0", "memref<4xf32> to memref<2xf32, strided<[2]>>"),
        ("memref.transpose %m (i) -> (i) : memref<4xf32> to $0", "memref<4xf32>"),
    ],
)
def test_a_type_that_follows_from_attributes_is_the_first(line: str, type_: str) -> None:
    assert labels(in_function(f"  %x = {line}"))[0] == type_


@pytest.mark.parametrize(
    "function",
    [
        "llvm.func @f(%x: i64) -> i32 {\n  llvm.return %y$0\n}",
        "gpu.module @m {\n  gpu.func @f(%x: i64) -> i32 {\n    gpu.return %y$0\n  }\n}",
        'spirv.func @f(%x: i64) -> i32 "None" {\n  spirv.ReturnValue %y$0\n}',
        '"func.func"() <{function_type = (i64) -> i32, sym_name = "f"}> ({\n^bb0(%x: i64):\n  func.return %y$0\n}) : () -> ()',
        '"llvm.func"() <{function_type = !llvm.func<i32 (i64)>, sym_name = "f"}> ({\n^bb0(%x: i64):\n  llvm.return %y$0\n}) : () -> ()',
    ],
)
def test_the_types_of_a_terminator_are_those_that_the_function_gives_back(function: str) -> None:
    assert labels(function.replace("$0", " : $0"))[0] == "i32"


def test_values_that_an_llvm_function_gives_back() -> None:
    assert labels("llvm.func @f(%x: i32, %y: i64) -> i32 {\n  llvm.return %$0\n}")[0] == "%x"


def test_an_argument_has_the_type_of_its_uses() -> None:
    assert labels("func.func @f(%x : $0\n  %y = arith.addf %x, %x : f64\n  return\n}")[0] == "f64"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("llvm.func @f(%p: !$0", "!llvm.ptr"),
        ("func.func private @f(!llvm.ptr)\nfunc.func private @g(i32, !$0", "!llvm.ptr"),
        ("func.func private @f(!llvm.$0", "!llvm.ptr"),
        ("func.func private @f(!transform.$0", "!transform.any_op"),
        ("func.func private @f(!async.$0", "!async.token"),
    ],
)
def test_types_of_dialects_begin_with_those_of_the_operation_and_the_usual_ones(text: str, first: str) -> None:
    found = [label for label in labels(text) if label.startswith("!")]
    assert found[0] == first


def test_a_type_is_spelled_by_its_alias() -> None:
    text = "!row = tensor<4xf32>\nfunc.func @f(%x: !row) {\n  %y = math.sqrt %x : $0\n  return\n}"
    assert labels(text)[0] == "!row"


def test_the_elements_of_a_literal_decide() -> None:
    found = labels(in_function("  %x = arith.constant dense<[1.0, 2.0]> : $0"))
    assert found[0] == "tensor<2xf32>"
    assert "i32" not in found
    assert "f32" not in labels(in_function("  %x = arith.constant 1 : $0"))[:3]


def test_the_rest_of_a_type_in_its_brackets() -> None:
    text = "#map = affine_map<(d0) -> (d0)>\nfunc.func @f(%m: memref<4xf32, #map>) {\n  memref.dealloc %m : memref<4xf32, #$0"
    assert labels(text)[0] == "#map"


def test_the_types_of_a_call() -> None:
    text = 'func.func private @g(i32, f32) -> i64\nfunc.func @f(%a: i32, %b: f32) {\n  %x = call @g(%a, %b) : $0'
    assert labels(text)[0] == "(i32, f32) -> i64"


@pytest.mark.parametrize(
    ("signature", "type_"),
    [("%x: memref<?xf32>, %y: $0", "f32"), ("memref<?xf32>, $0", "f32"), ("memref<?xf32>, f32) -> $0", "i64")],
)
def test_a_function_has_the_types_with_which_it_is_called(signature: str, type_: str) -> None:
    call = "  %r = call @g(%m, %b) : (memref<?xf32>, f32) -> i64\n  return"
    found = labels(f"func.func private @g({signature}\nfunc.func @f(%m: memref<?xf32>, %b: f32) {{\n{call}\n}}")
    assert found[0] == type_, found[:5]


# -- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "called"),
    [
        ("", "@first"),
        ("  call @first() : () -> ()", "@second"),
        ("  call @second() : () -> ()\n  call @first() : () -> ()\n  call @third() : () -> ()\n  call @second() : () -> ()", "@first"),
        ("  call @third() : () -> ()\n  call @third() : () -> ()\n  call @third() : () -> ()", "@third"),
        ("  call @first() : () -> ()\n  call @second() : () -> ()\n  %v = ", "@value"),
    ],
)
def test_functions_are_called_one_after_the_other_or_in_turns(calls: str, called: str) -> None:
    functions = "\n".join([f"func.func private @{name}()" for name in ("first", "second", "third")])
    typed = f"{calls}call @$0" if calls.endswith("= ") else f"{calls}\n  call @$0"
    found = labels(f"{functions}\nfunc.func private @value() -> i32\nfunc.func @main() {{\n{typed}\n  return\n}}")
    assert found[0] == called, found


# -- values -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("%x = memref.load %$0", "%m"),
        ("%x = memref.load %m[%$0", "%i"),
        ("%x = arith.addf %$0", "%b"),
        ("%x = arith.addi %a, %$0", "%a"),
        ("return %$0", "%b"),
        ("call @g(%$0", "%m"),
    ],
)
def test_the_value_that_fits_is_the_first(line: str, first: str) -> None:
    found = labels("func.func private @g(memref<4xf32>)\n" + in_function(f"  {line}"))
    assert found[0] == first, found


def test_a_value_that_nothing_uses_yet_is_in_front_of_one_that_is_used() -> None:
    body = "  %x = arith.addf %b, %b : f32\n  %y = arith.mulf %b, %b : f32\n  %z = arith.negf %y : f32\n  math.sqrt %$0"
    assert labels(in_function(body))[:2] == ["%z", "%x"]


def test_names_for_arguments_are_those_that_the_body_uses() -> None:
    assert labels("func.func @f(%$0\n  %y = arith.addf %left, %right : f64\n  return\n}")[:2] == ["%left", "%right"]


def test_no_value_is_offered_where_a_result_is_named() -> None:
    found = labels("func.func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  %$0\n  return\n}")
    assert found == ["%1"]


# -- operations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name"),
    [("addi", "arith.addi"), ("%x = load", "memref.load"), ("%x = ar.ad", "arith.addi"), ("%x = arith.cmp", "arith.cmpi")],
)
def test_operations_are_found_by_any_of_their_letters(typed: str, name: str) -> None:
    found = labels(in_function(f"  {typed}$0\n  return %b : f32"))
    assert name in found[:5], found[:8]


def test_the_terminator_comes_first_at_the_end_of_a_block_only() -> None:
    assert labels(in_function("  $0"))[0] == "return"
    assert "return" not in labels(in_function("  $0\n  %x = arith.negf %b : f32\n  return %x : f32"))[:5]
    head = "  %r = scf.for %k = %i to %i step %i iter_args(%s = %b) -> (f32) {\n"
    loop = f"{head}    %t = arith.negf %s : f32\n    scf.$0\n  }}\n  return %r : f32"
    assert labels(in_function(loop))[0] == "scf.yield"


def test_operations_without_results_are_left_out_where_results_are_named() -> None:
    found = labels(in_function("  %x = memref.$0"))
    assert "memref.load" in found
    assert [each for each in ("memref.store", "memref.copy", "memref.dealloc") if each in found] == []
    assert "memref.store" in labels(in_function("  memref.$0"))
    assert labels(in_function("  %x = memref.store$0")) == []


def test_an_operation_goes_on_below_a_line_that_is_half_typed() -> None:
    assert "memref.load" in labels(in_function("  %x = arith.addi %a, \n  %y = memref.$0\n  return %b : f32"))
    assert labels(in_function("  %x = arith.addi %a, \n  ret$0"))[0] == "return"


def test_an_operation_is_inserted_whole() -> None:
    found = offered(in_function("  %x = memref.loa$0\n  return %b : f32"), snippets=True).items[0]
    assert (found.label, found.snippet) == ("memref.load", "memref.load ${1:%m}[${2:%i}] : ${3:memref<4xf32>}")
    assert offered(in_function("  %x = memref.loa$0")).items[0].snippet == ""


@pytest.mark.parametrize(
    ("name", "value"), [("c16", "16} : ${2:index}"), ("c-1_i8", "-1} : ${2:i8}"), ("c0_i64_3", "0} : ${2:i64}")]
)
def test_a_constant_has_the_value_that_its_name_says(name: str, value: str) -> None:
    found = offered(in_function(f"  %{name} = arith.consta$0"), snippets=True).items[0]
    assert found.snippet == f"arith.constant ${{1:{value}"


def test_the_values_of_a_form_go_together() -> None:
    signature = "%l: tensor<2x3xf32>, %r: tensor<3x4xf32>, %o: tensor<2x4xf32>"
    text = f"func.func @f({signature}) {{\n  %x = linalg.matm$0\n}}"
    expected = "ins(${1:%l}, ${2:%r} : ${3:tensor<2x3xf32>}, ${4:tensor<3x4xf32>}) outs(${5:%o} : ${6:tensor<2x4xf32>}) -> $6"
    assert offered(text, snippets=True).items[0].snippet == f"linalg.matmul {expected}"


def test_operands_that_are_mostly_one_constant() -> None:
    constants = "  %c1 = arith.constant 1 : index\n  %c0 = arith.constant 0 : index\n  %n = arith.constant 8 : index\n"
    found = offered(in_function(f"{constants}  scf.fo$0"), snippets=True).items[0]
    assert found.snippet.startswith("scf.for ${1:%j} = ${2:%c0} to ${3:%n} step ${4:%c1} {")
    without = constants.replace("constant 1", "constant 0")
    found = offered(in_function(f"{without}  scf.fo$0"), snippets=True).items[0]
    assert found.snippet.startswith("scf.for ${1:%j} = ${2:%c0} to ${3:%n} step ${4:%i} {")
    assert labels(in_function(f"{without}  scf.for %j = %c0 to %n step %$0"))[:3] == ["%i", "%n", "%c1"]
    assert labels(in_function(f"{constants}  %d = memref.dim %m, %$0"))[0] == "%c0"


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (in_function("  scf.if %c {\n  } e$0"), "else"),
        (in_function("  %x = arith.cmpi s$0"), "slt"),
        (in_function("  %x = linalg.generic {i$0"), "indexing_maps"),
        ("func.func @f() a$0", "attributes"),
        ("func.func @f() -> i32\n    attributes {l$0", "llvm.emit_c_interface"),
        ("#csr = #sparse_tensor.encoding<{ map = (d0) -> (d0 : c$0", "compressed"),
        ("module attributes {t$0", "transform.with_named_sequence"),
        (in_function("  %x = linalg.generic {indexing_maps = [a$0"), "affine_map"),
        (in_function("  %x = linalg.contract $0"), "indexing_maps"),
        (in_function("  %x = tosa.clamp %a {max_val = 6.0 : f32, $0"), "min_val"),
    ],
)
def test_words_that_the_grammar_expects(text: str, word: str) -> None:
    found = labels(text)
    assert word in found[:5], found


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("scf.parallel (%p) = (%i) to (%i) $0", "step"),
        ("scf.parallel (%p, %q) = (%i) to (%i) $0", "step"),
        ("scf.parallel (%p) = () to () $0", "step"),
        ("scf.parallel (%p, %q) = (%i) $0", "to"),
        ("scf.forall (%p, %q) = (%i) to (%i) $0", "step"),
        ("omp.loop_nest (%p) : i32 = (%a) to (%a) $0", "step"),
        ("omp.loop_nest (%p) : i32 = (%a) to (%a) inclusive $0", "step"),
    ],
)
def test_the_clause_that_has_to_follow_is_the_first_word(line: str, word: str) -> None:
    assert labels(in_function(f"  {line}"))[0] == word


def test_parts_of_words_are_no_words() -> None:
    assert not {"unc.func", "c.func", "dex"} & set(labels("func.func @f(%n: index) {\n  scf.for %i = %n $0\n}"))


def test_an_attribute_that_is_given_is_not_offered_again() -> None:
    assert "alignment" in labels(in_function("  %x = memref.alloc() {$0"))
    assert "alignment" not in labels(in_function("  %x = memref.alloc() {alignment = 8 : i64, $0"))


# -- symbols and blocks -----------------------------------------------------------------------------------------------


def test_functions_that_return_as_much_are_the_first_to_be_called() -> None:
    text = "func.func private @none()\nfunc.func private @one() -> i32\nfunc.func @f() {\n  %x = call @$0\n  return\n}"
    assert labels(text)[0] == "@one"
    assert labels(text.replace("%x = ", ""))[0] == "@none"


def test_a_symbol_that_is_missing_is_offered_where_one_is_defined() -> None:
    text = "func.func private @$0\nfunc.func @f() {\n  call @missing() : () -> ()\n  return\n}"
    assert labels(text) == ["@missing"]


# -- any place --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fixture", "names"),
    [
        ("func.func @part_1() {\n  return\n}\nfunc.func @$0", ["@part_2"]),
        ("memref.global @kept : memref<2xf32>\n// -----\nmemref.global @$0\n// -----\nfunc.func @other() {\n  return\n}", ["@kept"]),
    ],
)
def test_a_symbol_is_named_like_others_of_its_kind(fixture: str, names: list[str]) -> None:
    assert labels(fixture) == names


# -- aliases ----------------------------------------------------------------------------------------------------------

_ALIASES = """
#one = affine_map<(d0) -> (d0)>
#two = affine_map<(d0) -> (d0)>
#file = #llvm.di_file<"a" in "b">
#label = #llvm.di_label<scope = #file, name = "l", file = #file, line = 1>
#trait = {indexing_maps = [#one], iterator_types = ["parallel"]}
#other = {indexing_maps = [#one, #two], iterator_types = ["parallel"]}
#place = loc("a":1:2)
"""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  llvm.intr.dbg.label #$0", "#label"),
        ("  linalg.generic #trait ins(%x : f32) {\n  }\n  linalg.generic #$0", "#trait"),
        ("  return loc(#$0", "#place"),
    ],
)
def test_aliases_of_the_kind_that_stands_there_are_the_first(text: str, name: str) -> None:
    assert labels(f"{_ALIASES}func.func @f() {{\n{text}\n}}")[0] == name


def test_an_alias_that_nothing_uses_yet_is_next_to_one_that_is_used() -> None:
    body = "  linalg.generic #trait ins(%x : f32) {\n  }\n  linalg.generic #$0"
    assert labels(f"{_ALIASES}func.func @f() {{\n{body}\n}}")[:2] == ["#trait", "#other"]


def test_aliases_below_an_operation_that_is_not_whole() -> None:
    assert labels('module {\n} loc(#$0\n#here = loc("a":1:2)\n#there = loc(unknown)\n')[:2] == ["#here", "#there"]


def test_cut_anywhere_completion_answers() -> None:
    rng = random.Random(SEED)
    files = sorted(OPERATIONS.glob("*.mlir"))
    for _ in range(CUTS):
        lines = split_lines(rng.choice(files).read_text(encoding="utf-8"))
        line = rng.choice([number for number, each in enumerate(lines) if each.strip()])
        at = rng.choice([found.start() for found in re.finditer(r"[\w.$%@#!^]+|\S", lines[line])])
        lines[line] = lines[line][:at]
        found = completions(analyze(lines, CheckOptions(), verify=False), Position(line, at), True)
        seen = [item.label for item in found.items] if found is not None else []
        assert len(seen) == len(set(seen)), f"seed {SEED}: {lines[line]}"


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("scf.index_sw$0", "scf.index_switch ${1:%i}\ncase ${2:2} {\n\t$0\n}\ndefault {\n\t${3}\n}"),
        ("%x = affine.fo$0", "affine.for ${1:%j} = ${2:0} to ${3:%i} step ${4:2} iter_args("),
        ("cf.sw$0", "cf.switch ${1:%a} : ${2:i32}, [default : "),
    ],
)
def test_forms_have_cases_and_what_a_loop_passes_on(typed: str, form: str) -> None:
    assert offered(in_function(f"  {typed}"), snippets=True).items[0].snippet.startswith(form)


def test_a_word_with_which_the_example_begins_is_the_first() -> None:
    assert labels("transform.named_sequence @f(%a: !transform.any_op) {\n  %b = transform.structured.match $0\n}")[0] == "ops"
