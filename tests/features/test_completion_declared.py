"""What declarations say is offered first, and what they refuse is not offered."""

from __future__ import annotations

import pytest
from question_support import Question, labels

from mlir_ls.features.completion import completions


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("llvm.func @f(%a: $0", ["i32", "f32", "!llvm.ptr"]),
        ("llvm.func @f() -> $0", ["i32", "f32", "!llvm.ptr"]),
        ("spirv.func @f(%a: $0", ["i32", "f32", "!spirv.ptr"]),
        ("transform.named_sequence @f(%a: $0", ["!transform.any_op"]),
        ("func.func @f(%a: $0", ["index", "i32", "f32", "tensor"]),
    ],
)
def test_a_signature_has_the_types_that_the_dialect_gives_back(text: str, first: list[str]) -> None:
    assert labels(text)[: len(first)] == first


@pytest.mark.parametrize("text", ["llvm.func @f(%a: $0", "emitc.func @f(%a: $0"])
def test_all_other_types_of_a_signature_come_after_those(text: str) -> None:
    found = labels(text)
    assert found.index("memref") > found.index("i16")


@pytest.mark.parametrize(
    ("text", "expected", "refused"),
    [
        ("func.func @f(%s: index) {\n  %g = async.create_group %s : !$0", "!async.group", "!async.token"),
        ("func.func @f() {\n  %a = smt.array.broadcast %b : !smt.$0", "!smt.array", "!smt.int"),
        ('wasmssa.import_table "t" from "e" as @t {type = !$0', "!wasmssa<tabletype", "!wasmssa.externref"),
        ("func.func @f() {\n  %c = tosa.conv2d %x, %w, %b, %z, %z {acc_type = $0", "f16", "tensor"),
    ],
)
def test_a_type_that_the_constraint_refuses_is_not_offered(text: str, expected: str, refused: str) -> None:
    found = labels(text)
    assert expected in found
    assert refused not in found


@pytest.mark.parametrize(
    ("text", "snippet"),
    [
        ("func.func @f(%a: !async.$0", ("!async.value", "!async.value<$1>")),
        ("func.func @f(%a: !async.$0", ("!async.token", "")),
        ('func.func @f() {\n  "arith.addf"(%a, %a) <{fastmath = #$0', ("#arith.fastmath", "#arith.fastmath<$1>")),
    ],
)
def test_brackets_follow_a_name_that_is_not_whole_alone(text: str, snippet: tuple[str, str]) -> None:
    question = Question(text)
    found = completions(question.analysis, question.position, snippets=True)
    assert found is not None
    assert snippet in [(item.label, item.snippet) for item in found.items]


@pytest.mark.parametrize(("typed", "first"), [("!llvm", "!llvm.ptr"), ("!spirv", "!spirv.ptr"), ("!async", "!async.token")])
def test_after_the_name_of_a_dialect_its_types_are_offered_and_its_period(typed: str, first: str) -> None:
    question = Question(f"func.func @f(%a: {typed}$0) {{\n}}")
    found = completions(question.analysis, question.position)
    assert found is not None
    assert first in [item.label for item in found.items]
    assert f"{typed}." in [item.text for item in found.items]


@pytest.mark.parametrize(
    ("text", "given", "left"),
    [
        ("func.func @f() {\n  omp.wsloop nowait $0", "nowait", "schedule"),
        ("func.func @f() {\n  %0 = omp.map.bounds lower_bound(%l : i64) extent(%l : i64) $0", "extent", "upper_bound"),
    ],
)
def test_a_clause_that_is_given_is_not_offered_again(text: str, given: str, left: str) -> None:
    found = labels(text)
    assert left in found
    assert given not in found


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("func.func @f(%v: i32) {\n  %0 = tosa.apply_scale $0", "SINGLE_ROUND"),
        ("func.func @f(%x: memref<i32>, %e: i32) {\n  omp.atomic.write %x = $0", "seq_cst"),
        ("func.func @f() {\n  omp.parallel num_threads(%n : i32) p$0", "primary"),
    ],
)
def test_cases_are_not_offered_where_the_format_has_something_else(text: str, case: str) -> None:
    assert case not in labels(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("irdl.dialect @d {\n  irdl.type @t {\n    %0 = irdl.is f$0", "f32"),
        ("irdl.dialect @d {\n  irdl.type @t {\n    %0 = irdl.is $0", "i32"),
        ('func.func @f() {\n  "x.y"() {a = i$0', "i32"),
    ],
)
def test_an_attribute_of_any_kind_may_be_a_type(text: str, expected: str) -> None:
    assert expected in labels(text)


def test_operands_come_before_words_that_may_be_left_out() -> None:
    callee = "llvm.func @callee(i32)\nllvm.func @f(%p: !llvm.ptr) {\n  "
    assert labels(f"{callee}llvm.call $0")[:2] == ["@callee", "@f"]
    assert labels(f"{callee}%0 = llvm.load $0")[:2] == ["%p", "volatile"]
    volatile = f"{callee}%0 = llvm.load volatile %p : !llvm.ptr -> i32\n  %1 = llvm.load $0"
    assert labels(volatile)[:1] == ["volatile"]


def test_results_of_an_operation_that_is_made_are_types_that_are_values() -> None:
    text = 'pdl.pattern : benefit(1) {\n  %t = pdl.type\n  %o = pdl.operation "a.b" -> ($0'
    assert labels(text) == ["%t"]


def test_a_successor_after_a_new_one_is_another_new_one() -> None:
    assert labels("func.func @f(%c: i1) {\n  cf.cond_br %c, ^bb1, ^$0")[:2] == ["^bb2", "^bb1"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<$0", '"dlti.endianness"'),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = 64 : i64, $0", "index"),
        ("module attributes {dlti.dl_spec = #dlti.dl_spec<i$0", "i64"),
        ("func.func @f(%a: !quant.uniform<$0", "i8"),
        ("func.func @f(%a: !quant.uniform<u$0", "u8"),
    ],
)
def test_what_begins_a_body_that_a_parser_by_hand_reads(text: str, expected: str) -> None:
    assert expected in labels(text)


def test_only_an_encoding_follows_the_elements_of_a_tensor() -> None:
    encoding = "#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32 }>\n"
    found = labels(f"{encoding}func.func @f(%t: tensor<8x8xf32, $0")
    assert found[:1] == ["#csr"]
    assert not {"j", "posWidth"} & set(found)


def test_an_alias_may_stand_for_an_attribute_like_those_around() -> None:
    encoding = "#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>\n"
    assert labels(f"{encoding}#csc = $0")[:1] == ["#sparse_tensor.encoding"]
    assert labels(f"{encoding}#map = $0")[:1] == ["affine_map"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("linalg.fill-rng", "linalg.fill_rng_2d"),
        ("sparse-tensor.push", "sparse_tensor.push_back"),
        ("%0 = gpu.block-id", "gpu.block_id"),
    ],
)
def test_a_hyphen_may_be_typed_for_an_underscore(typed: str, expected: str) -> None:
    question = Question(f"func.func @f() {{\n  {typed}$0")
    found = completions(question.analysis, question.position)
    assert found is not None
    assert found.items[0].label == expected
    assert found.typed == typed.removeprefix("%0 = ")


def test_the_attributes_of_dialects_that_a_function_uses_come_first() -> None:
    body = "{\n  %0 = nvvm.read.ptx.sreg.tid.x : i32\n  llvm.return\n}"
    found = labels(f"llvm.func @f() attributes {{$0}} {body}")
    assert found.index("nvvm.kernel") < found.index("alignment")
