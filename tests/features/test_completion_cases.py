"""Attributes of dialects that are cases of an enum: how they begin, what goes on in their brackets, and what is inserted."""

from __future__ import annotations

import re

import pytest
from question_support import labels

from mlir_ls.ods.bodies.names import case_of
from mlir_ls.ods.registry import default_registry
from mlir_opt import mlir_opt, needs_mlir_opt

DATA = "func.func @f(%m: memref<4xf32>) {{\n  acc.delete accPtr(%m : memref<4xf32>) {{dataClause = {}$0\n  return\n}}"


def cases() -> list[str]:
    """Every case of every enum that is an attribute of a dialect, as it is offered."""
    registry = default_registry()
    attributes = [registry.attr_def(name, each) for name in registry.offered() for each in registry.attributes_of(name)]
    enums = [(each, registry.enum(each.enum)) for each in attributes if each is not None and each.enum is not None]
    return [case_of(each, word) for each, enum in enums if enum is not None for word in enum.keywords if word]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("", "#acc<data_clause acc_copyin>"),
        ("#", "#acc<data_clause"),
        ("#acc<", "data_clause"),
        ("#acc<d", "data_clause"),
        ("#acc<data_clause acc_copyout", "acc_copyout_zero"),
    ],
)
def test_a_case_stands_in_the_brackets_of_its_dialect_where_it_has_none(typed: str, first: str) -> None:
    assert first in labels(DATA.format(typed))[:2]


def test_cases_in_the_brackets_of_their_dialect_are_completed() -> None:
    found = labels(DATA.format("#acc<data_clause "))
    assert {"acc_copyin", "acc_create", "acc_copyout_zero"} <= set(found)
    assert labels('func.func @f() {\n  %0 = "gpu.thread_id"() <{dimension = #gpu<dim $0') == ["x", "y", "z"]


@pytest.mark.parametrize(("typed", "words"), [("", ["false", "true"]), ("t", ["true"])])
def test_an_attribute_in_a_body_that_is_a_bool_is_one_of_two_words(typed: str, words: list[str]) -> None:
    assert sorted(labels(f"#loop = #llvm.loop_annotation<mustProgress = {typed}$0")) == words


def test_a_case_that_is_no_keyword_is_a_string() -> None:
    assert {'#tosa.level<"8k">', "#omp<capture_clause (to)>", "#arith.overflow<nsw>"} <= set(cases())


@needs_mlir_opt
def test_the_reference_accepts_the_cases_that_are_inserted() -> None:
    texts = [f'"x.y"() {{a = {case}}} : () -> ()' for case in cases()]
    judged = mlir_opt("--allow-unregistered-dialect", "--split-input-file", "-o", "/dev/null", text="\n// -----\n".join(texts))
    lines = {int(line) // 2 for line in re.findall(r":(\d+):\d+: error", judged.stderr)}
    assert [texts[line] for line in sorted(lines)] == []
    assert len(texts) > 1000


@pytest.mark.parametrize(
    ("body", "first"),
    [
        ('"acc.parallel"(%m) <{operandSegmentSizes = $0', "array"),
        ('"acc.parallel"(%m) <{operandSegmentSizes = array<$0', "i32"),
        ("%p = tosa.max_pool2d %m {kernel = array<$0", "i64"),
        ("gpu.module @k {\n    gpu.func @g() kernel attributes {gpu.known_block_size = array<$0", "i32"),
    ],
)
def test_an_array_has_elements_of_the_type_that_its_definition_names(body: str, first: str) -> None:
    assert labels(f"func.func @f(%m: memref<4xf32>) {{\n  {body}\n  return\n}}")[0] == first


def test_a_list_that_a_format_takes_has_no_name() -> None:
    blocks = "^a:\n  return\n^b:\n  return"
    assert labels(f"func.func @f(%c: i1) {{\n  cf.cond_br %c weights($0), ^a, ^b\n{blocks}\n}}") == []
    assert labels('func.func @f(%c: i1) {\n  "cf.cond_br"(%c)[^a, ^b] <{branch_weights = $0\n}')[0] == "array"


@pytest.mark.parametrize("typed", ["[", "[Shader, "])
def test_a_list_of_cases_in_a_body_has_no_other_attributes(typed: str) -> None:
    found = labels(f'"x.y"() {{a = #spirv.vce<v1.0, {typed}$0')
    assert {"Kernel", "Matrix"} <= set(found)
    assert set(found).isdisjoint(("dense", "unit", "affine_map"))


def test_a_list_of_attributes_in_a_body_has_words_of_all() -> None:
    assert {"dense", "unit", "affine_map", "loc"} <= set(labels('"x.y"() {a = #dlti.dl_entry<"x", [$0'))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("func.func @f(%a: tensor<2xf8E4M3FN>) {\n  %r = tosa.resize %a {mode = N$0", "#tosa.resize_mode<NEAREST_NEIGHBOR>"),
        ("llvm.func @f() attributes {linkage = inter$0", "#llvm.linkage<internal>"),
        ("llvm.func @f() attributes {frame_pointer = al$0", "#llvm.framePointerKind<all>"),
        (DATA.format("acc_copyin_"), "#acc<data_clause acc_copyin_readonly>"),
    ],
)
def test_a_case_is_found_by_its_own_name(text: str, expected: str) -> None:
    assert labels(text)[:1] == [expected]
