"""The vocabulary of constraints: what holds, what does not, and what is not decided."""

from __future__ import annotations

import pytest

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.language import default_language
from mlir_ls.ods.registry import default_registry
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.integers import integer_holds
from mlir_ls.semantics.verify.terms.types import TypeTerms

LEAVES = default_language().leaves
TYPES = TypeTerms(default_registry(), LEAVES)
ATTRIBUTES = AttributeTerms(default_registry(), TYPES)


@pytest.mark.parametrize(
    ("term", "spelling", "expected"),
    [
        ("any", "i32", True),
        ("never", "i32", False),
        ("unknown", "i32", None),
        ("word-of-the-future", "i32", None),
        ("signless", "i32", True),
        ("signless", "si32", False),
        (("signless", 8), "i16", False),
        (("integer", 8), "ui8", True),
        (("is", "index"), "index", True),
        (("is", "index"), "i64", False),
        ("float", "bf16", True),
        ("float", "!llvm.ppc_fp128", True),
        ("float", "!llvm.ptr", False),
        ("float", "!vendor.number", None),
        ("integer", "!vendor.number", False),
        ("vector", "vector<[4]xi1>", True),
        ("fixed_vector", "vector<[4]xi1>", False),
        ("scalable_vector", "vector<2x[4]xi1>", True),
        ("trailing_scalable", "vector<2x[4]xi1>", True),
        ("trailing_scalable", "vector<[2]x[4]xi1>", False),
        ("last_scalable", "vector<[2]x[4]xi1>", True),
        ("leading_fixed", "vector<[2]x[4]xi1>", False),
        ("leading_fixed", "vector<2x4xi1>", True),
        ("graph", "() -> ()", None),
        ("graph", "vector<4xi32>", False),
        ("graph", "!llvm.ptr", False),
        ("all_scalable", "vector<2x[4]xi1>", False),
        ("value_semantics", "memref<4xi1>", False),
        ("value_semantics", "tensor<*xi1>", True),
        ("shaped", "!emitc.array<4xi32>", True),
        ("shaped", "!llvm.ptr", False),
        ("shaped", "!spirv.array<4 x i32>", False),
        ("shaped", "!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>", True),
        ("value_semantics", "!quant.uniform<i8:f32, 2.0>", False),
        ("ranked", "tensor<*xi1>", False),
        ("static_shape", "memref<4x?xi1>", False),
        ("strided", "memref<4xi1, strided<[2]>>", True),
        ("strided", "memref<4xi1, affine_map<(d0) -> (d0 * 2)>>", None),
        ("sparse_encoded", "tensor<4xi1>", False),
        ("sparse_encoded", "tensor<4xi1, #sparse>", None),
        (("rank", 1, 2), "vector<4x4xi1>", True),
        (("min_rank", 2), "vector<4xi1>", False),
        (("count", 4, 8), "vector<2x4xi1>", True),
        (("shape", 2, 4), "vector<4x2xi1>", False),
        (("dimension", -1, 4, 8), "vector<3x8xi1>", True),
        (("dimensions", ("not", ("equals", 0))), "tensor<0x4xi1>", False),
        (("dimensions", ("not", ("equals", 0))), "tensor<?x4xi1>", True),
        (("element", "float"), "tensor<4xf32>", True),
        (("element", "float"), "f32", False),
        (("element", "float"), "complex<f32>", True),
        (("element_or_self", "float"), "f32", True),
        (("members", "float"), "tuple<f32, i32>", False),
        (("type", "llvm.ptr"), "!llvm.ptr<3>", True),
        (("type", "llvm.ptr"), "!llvm.struct<(i32)>", False),
        (("type", "foreign.thing"), "!foreign<thing>", True),
        (("dialect", "llvm"), "!llvm.void", True),
        (("parameter", "addressSpace", ("equals", 3)), "!llvm.ptr<3>", True),
        (("parameter", "addressSpace", ("equals", 3)), "!llvm.ptr", False),
        (("interface", "TransformHandleTypeInterface"), "!transform.any_op", True),
        (("interface", "TransformHandleTypeInterface"), "!transform.any_param", False),
        (("interface", "TransformHandleTypeInterface"), "i32", False),
        (("interface", "TransformHandleTypeInterface"), "!pdl.operation", True),
        (("interface", "TransformHandleTypeInterface"), "!async.token", False),
        (("interface", "PointerLikeType"), "memref<4xi32>", True),
        (("interface", "PointerLikeType"), "!llvm.ptr", True),
        (("interface", "PointerLikeType"), "tensor<4xi32>", False),
        (("interface", "PointerLikeType"), "!vendor.pointer", None),
        (("interface", "SomebodysInterface"), "memref<4xi32>", None),
        (("anyof", "unknown", "float"), "f32", True),
        (("anyof", "unknown", "float"), "i32", None),
        (("allof", "unknown", "float"), "i32", False),
        (("allof", "unknown", "float"), "f32", None),
        (("not", "unknown"), "f32", None),
        ("integer", "!alias", None),
        (("element", "integer"), "tensor<4x!alias>", None),
    ],
)
def test_types(term: Term, spelling: str, expected: bool | None) -> None:
    assert TYPES.check_of(term)(LEAVES.parse_type(spelling)) is expected


@pytest.mark.parametrize(
    ("term", "spelling", "expected"),
    [
        ("unit", "unit", True),
        ("location", "loc(unknown)", True),
        ("location", "unit", False),
        ("location", "#loc", None),
        ("strided_layout", "strided<[1]>", True),
        ("dense_string", 'dense<["a"]> : tensor<1x!vendor.text>', True),
        ("dense_string", "dense<1> : tensor<2xi32>", False),
        (("typed", ("is", "none")), '"a"', True),
        (("typed", "float"), '"a"', False),
        (("max", 7), "200 : ui8", True),
        (("min", 0), "200 : ui8", False),
        (("equals", 200), "200 : ui8", None),
        (("equals", 3), "200 : ui8", False),
        ("positive", "true", False),
        ("power_of_two", "128 : ui8", True),
        ("bool", "true", True),
        ("bool", "1 : i32", False),
        ("integer_attr", "true", True),
        ("string", '"a"', True),
        ("array", "[1]", True),
        (("each", "string"), '["a", 1]', False),
        (("each", "string"), "[]", True),
        (("size", 2), "[1, 2]", True),
        (("min_size", 2), "[1]", False),
        (("max_size", 1), "array<i32: 1, 2>", False),
        (("at", 1, "string"), '[1, "a"]', True),
        (("at", 2, "string"), '[1, "a"]', False),
        ("symbol_ref", "@a::@b", True),
        ("flat_symbol_ref", "@a::@b", False),
        (("typed", ("is", "i64")), "1", True),
        (("typed", ("is", "i64")), "1 : i32", False),
        (("holds", "function"), "() -> ()", True),
        (("holds", "function"), "i32", False),
        (("dense_array", "i64"), "array<i64: 1>", True),
        (("dense_array", "i64"), "array<i32: 1>", False),
        ("dense_int", "dense<1> : tensor<2xi32>", True),
        ("dense_int", "dense<1.0> : tensor<2xf32>", False),
        ("elements", "dense<1> : tensor<2xi32>", True),
        ("elements", "1 : i32", False),
        ("positive", "0 : i32", False),
        ("power_of_two", "12 : i32", False),
        (("min", 1), "array<i32: 1, 0>", False),
        (("one_of", 1, 2, 4), "4 : i32", True),
        ("sorted", "array<i32: 1, 1>", True),
        ("strictly_sorted", "array<i32: 1, 1>", False),
        (("enum", "arith.CmpIPredicate"), "9 : i64", True),
        (("enum", "arith.CmpIPredicate"), "10 : i64", False),
        (("enum", "arith.CmpIPredicate"), "9 : i32", False),
        (("attr", "arith.overflow"), "#arith.overflow<nsw>", True),
        (("attr", "foreign.thing"), "#foreign<thing>", True),
        (("attr", "arith.overflow"), "#llvm.overflow<nsw>", False),
        (("attr", "arith.overflow"), "1 : i32", False),
        (("attr_dialect", "gpu"), "#gpu<dim x>", True),
        (("attr_interface", "TypedAttr"), "1 : i32", True),
        (("attr_interface", "TypedAttr"), "unit", False),
        (("attr_interface", "TypedAttr"), "#gpu.thread<x>", False),
        (("attr_interface", "TypedAttr"), "#vendor.value", None),
        (("attr_interface", "MemRefLayoutAttrInterface"), "affine_map<(d0) -> (d0)>", True),
        (("attr_interface", "MemRefLayoutAttrInterface"), "strided<[1]>", True),
        (("attr_interface", "MemRefLayoutAttrInterface"), "[1]", False),
        (("text", "x"), '"x"', True),
        ("true", "false", False),
        ("string", "#alias", None),
        ("word-of-the-future", "1", None),
    ],
)
def test_attributes(term: Term, spelling: str, expected: bool | None) -> None:
    assert ATTRIBUTES.check_of(term)(LEAVES.parse_attribute(spelling)) is expected


@pytest.mark.parametrize(
    ("term", "value", "expected"),
    [
        (("equals", 3), 3, True),
        (("equals", 3), None, False),
        (("min", 3), None, None),
        (("not", ("max", 3)), 4, True),
        (("anyof", ("equals", 1), ("min", 8)), 9, True),
        (("allof", "non_negative", ("max", 8)), -1, False),
        ("word-of-the-future", 1, None),
    ],
)
def test_integers(term: Term, value: int | None, expected: bool | None) -> None:
    assert integer_holds(term, value) is expected
