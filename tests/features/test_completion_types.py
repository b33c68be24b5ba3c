"""Which types are offered where none is typed, and what goes on with the line above."""

from __future__ import annotations

import pytest
from question_support import labels

SIGNATURE = "func.func @f(%m: memref<4x8xf32>, %i: index) {\n  "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("llvm.func @f() {\n  %0 = llvm.mlir.addressof @g : $0", ["!llvm.ptr"]),
        ("func.func @f() {\n  %0 = async.runtime.create : $0", ["!async.token", "!async.value"]),
        ("func.func @f() {\n  %0 = memref.alloc() : $0", ["memref"]),
        ("func.func @f() {\n  %0 = complex.constant [1.0, 2.0] : $0", ["complex"]),
    ],
)
def test_only_types_that_the_constraint_allows(text: str, expected: list[str]) -> None:
    assert labels(text)[: len(expected)] == expected
    assert not {"i32", "tensor"} & set(labels(text))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("memref.global @g : memref<2x3xf32>\nfunc.func @f() {\n  %0 = memref.get_global @g : $0\n}", "memref<2x3xf32>"),
        ("ml_program.global private @g(1 : i7) : i7\nfunc.func @f() {\n  %0 = ml_program.global_load @g : $0\n}", "i7"),
        ("llvm.mlir.global @g(1 : i7) : i7\nllvm.func @f() {\n  %0 = llvm.mlir.addressof @g : $0\n}", "!llvm.ptr"),
    ],
)
def test_the_type_of_the_global_variable_that_is_named(text: str, first: str) -> None:
    assert labels(text)[:1] == [first]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("%m[%i, %i] :\n    m$0", "memref<4x8xf32>"),
        ("%m[%i, %i] : memref<4x8xf32>,\n    v$0", "vector<4xf32>"),
        ("%m[%i, %i] :\n  v$0", "vector.store"),  # not indented: another operation is begun
    ],
)
def test_a_type_goes_on_with_the_line_above(text: str, first: str) -> None:
    before = "  %v = arith.constant dense<0.0> : vector<4xf32>\n  vector.store %v, %m[%i, %i] : memref<4x8xf32>, vector<4xf32>\n"
    assert first in labels(f"{SIGNATURE[:-2]}{before}  %r = vector.load {text}")[:3]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("func.func @g(i32) -> i32\n    a$0", "attributes"),
        (f"{SIGNATURE}scf.for %k = %i to %i step %i\n      i$0", "iter_args"),
    ],
)
def test_an_indented_line_may_go_on_with_a_whole_one(text: str, word: str) -> None:
    assert word in labels(text)[:3]


@pytest.mark.parametrize(
    ("place", "expected", "absent"),
    [
        ("%a: tuple<$0", "i32", "f33"),
        ("%a: tuple<i32, $0", "tensor", "f33"),
        ("%a: complex<$0", "f32", "index"),
        ("%a: (i32, $0", "f32", "f33"),
        ("%a: tensor<2xf32>, %b: ($0", "tensor<2xf32>", "f33"),
    ],
)
def test_members_of_types(place: str, expected: str, absent: str) -> None:
    offered = labels(f"func.func @f({place}")
    assert expected in offered
    assert absent not in offered


SIGNED = '"func.func"() <{function_type = (i7, tensor<4xf32>) -> (), sym_name = "f"}> ({\n'


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        (f"{SIGNATURE}return %i : $0", ["index"]),
        (f"{SIGNATURE}return %i : i$0", ["index"]),
        (f"{SIGNATURE}%v = memref.load %m[%i, %i] : $0", ["memref<4x8xf32>"]),
        ("func.func @f(%p: !llvm.ptr) {\n  return %p : !llvm.$0", ["!llvm.ptr"]),
    ],
)
def test_a_value_has_only_the_type_that_it_is_defined_with(text: str, offered: list[str]) -> None:
    assert [each for each in labels(text) if each not in ("loc",)] == offered


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("transform.named_sequence @f(%a: $0", "!transform.any_op"),
        ("spirv.GlobalVariable @v : $0", "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>"),
        ("func.func @f(%m: vector<2x[2]xf16>, %i: index) {\n  %e = vector.extract %m[%i, %i] : $0", "f16"),
        (f"{SIGNED}^bb0(%a: $0", "i7"),
        (f"{SIGNED}^bb0(%a: i7, %b: $0", "tensor<4xf32>"),
        ('"llvm.func"() <{function_type = $0', "!llvm.func"),
        ('"func.func"() <{function_type = $0', "() -> ()"),
    ],
)
def test_the_type_that_follows_from_what_is_around(text: str, first: str) -> None:
    assert labels(text)[:1] == [first]


def test_types_with_dimensions_are_among_the_first() -> None:
    assert labels("func.func @f(%a: $0")[:6] == ["index", "i32", "f32", "tensor", "memref", "vector"]


@pytest.mark.parametrize("before", ["(", "(i32, ", "(i32) -> ", "(i32) -> (", "(i32) -> (i32, "])
def test_the_types_of_a_function_type_in_properties(before: str) -> None:
    found = labels(f'"func.func"() <{{function_type = {before}$0')
    assert {"i32", "tensor", "memref"} <= set(found)
    assert "d0" not in found


@pytest.mark.parametrize(
    ("number", "absent"), [("1", set()), ("2", {"i1"}), ("-1", set()), ("255", {"i1"}), ("256", {"i1", "i8"}), ("-129", {"i1", "i8"})]
)
def test_a_number_has_no_type_that_is_too_narrow(number: str, absent: set[str]) -> None:
    assert {"i1", "i8", "i16"} - set(labels(f"func.func @f() {{\n  %c = arith.constant {number} : $0")) == absent


@pytest.mark.parametrize(
    ("line", "only"),
    [
        ("%0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : $0}", ["index"]),
        ("linalg.pooling_nwc_sum {dilations = $0}", ["dense"]),
        ("linalg.pooling_nwc_sum {dilations = dense<1> : $0}", ["tensor<1xi64>", "tensor", "vector"]),
        ("async.await %t : $0", ["!async.token"]),
        ("%0 = memref.transpose %m (i, j) -> ($0)", ["i", "j"]),
        ("%0 = memref.transpose %m (i, j) -> (j, $0)", ["i", "j"]),
        ("%0 = async.await %v : $0", ["!async.value<f32>"]),
    ],
)
def test_nothing_that_the_definition_refuses(line: str, only: list[str]) -> None:
    arguments = "%m: memref<4x4xf16>, %i: index, %x: tensor<3xi8>, %t: !async.token, %v: !async.value<f32>"
    assert labels(f"func.func @f({arguments}) {{\n  {line}\n  return\n}}") == only
