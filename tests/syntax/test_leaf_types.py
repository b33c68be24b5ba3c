"""Types: what each spelling means, how it is printed, and what is no type."""

from __future__ import annotations

import copy
import pickle

import pytest

from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import IntegerAttr, StridedLayoutAttr, StringAttr
from mlir_ls.syntax.leaf.types import (
    DYNAMIC,
    FLOAT_WIDTHS,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from plain_leaves import parse_type

I32, F32, INDEX = IntegerType(32), FloatType("f32"), IndexType()


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("i32", IntegerType(32)),
        ("si8", IntegerType(8, "s")),
        ("ui1", IntegerType(1, "u")),
        ("i0", IntegerType(0)),
        ("i032", IntegerType(32)),
        ("i16777215", IntegerType(16777215)),
        ("index", IndexType()),
        ("none", NoneType()),
        ("complex<f32>", ComplexType(F32)),
        ("tuple<>", TupleType(())),
        ("tuple<i32, tuple<index>>", TupleType((I32, TupleType((INDEX,))))),
        ("() -> ()", FunctionType((), ())),
        ("(i32, f32) -> index", FunctionType((I32, F32), (INDEX,))),
        ("(i32) -> (i32)", FunctionType((I32,), (I32,))),
        ("() -> (() -> i32)", FunctionType((), (FunctionType((), (I32,)),))),
        ("tensor<f32>", RankedTensorType((), F32)),
        ("tensor<4x?xf32>", RankedTensorType((4, DYNAMIC), F32)),
        ("tensor<0x4xf32>", RankedTensorType((0, 4), F32)),
        ('tensor<4xf32, "dense">', RankedTensorType((4,), F32, StringAttr("dense"))),
        ("tensor<4xf32,>", RankedTensorType((4,), F32)),
        ("tensor<*xf32>", UnrankedTensorType(F32)),
        ("tensor<2xvector<4xi32>>", RankedTensorType((2,), VectorType((4,), (False,), I32))),
        ("vector<f32>", VectorType((), (), F32)),
        ("vector<2x[4]xi32>", VectorType((2, 4), (False, True), I32)),
        ("memref<4x?xf32>", MemRefType((4, DYNAMIC), F32)),
        ("memref<4xf32, strided<[2], offset: ?>>", MemRefType((4,), F32, StridedLayoutAttr((2,), None))),
        ("memref<4xf32, 3>", MemRefType((4,), F32, None, IntegerAttr(3, IntegerType(64)))),
        ("memref<*xf32, 3 : i32>", UnrankedMemRefType(F32, IntegerAttr(3, I32))),
        ("!garden.rose", DialectType("garden", "rose")),
        ("!garden.rose<red, 3>", DialectType("garden", "rose", "red, 3")),
        ("!garden<rose>", DialectType("garden", "rose")),
        ("!garden<rose<red>>", DialectType("garden", "rose", "red")),
        ('!garden<"rose">', DialectType("garden", "", '"rose"')),
        ("!garden.bed.corner<2>", DialectType("garden", "bed.corner", "2")),
        ("!flower", TypeAlias("flower")),
        ("!0", TypeAlias("0")),
    ],
)
def test_a_spelling_means_a_type(spelling: str, expected: object) -> None:
    assert parse_type(spelling) is expected


@pytest.mark.parametrize("name", FLOAT_WIDTHS)
def test_every_float_type_is_known(name: str) -> None:
    assert parse_type(name) is FloatType(name)
    assert parse_type(f"vector<4x{name}>") is VectorType((4,), (False,), FloatType(name))


@pytest.mark.parametrize(
    ("spelling", "printed"),
    [
        ("tensor < 4 x ? x f32 >", "tensor<4x?xf32>"),
        ("vector<[ 4 ] x 2 x i8>", "vector<[4]x2xi8>"),
        ("tensor<4xf32 // elements\n>", "tensor<4xf32>"),
        ("( i32,\n  f32 )->i1", "(i32, f32) -> i1"),
        ("() -> (() -> ())", "() -> (() -> ())"),
        ("memref<4xf32, 0>", "memref<4xf32>"),
        ("memref<4xf32, 0 : i32>", "memref<4xf32>"),
        ("memref<4xf32, 3 : i64>", "memref<4xf32, 3>"),
        ("memref<4x4xf32, affine_map<(i, j) -> (i, j)>>", "memref<4x4xf32>"),
        ("memref<4x4xf32, affine_map<(i, j) -> (j, i)>, 1>", "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>"),
        ("memref<4xf32, strided<[1], offset: 0>>", "memref<4xf32, strided<[1]>>"),
        ("tensor<4xf32, {b = 2, a}>", "tensor<4xf32, {a, b = 2 : i64}>"),
        ("!garden.bed<( i32,i64 )  ->  f32>", "!garden.bed<(i32, i64) -> f32>"),
        ('!garden.bed<"a  b",c>', '!garden.bed<"a  b", c>'),
        ("!garden.rose-red", "!garden<rose-red>"),
    ],
)
def test_a_type_is_printed_as_the_reference_prints_it(spelling: str, printed: str) -> None:
    assert str(parse_type(spelling)) == printed
    assert parse_type(printed) is parse_type(spelling)


@pytest.mark.parametrize(
    ("spelling", "message", "offset"),
    [
        ("function", "expected a type, but got `function`", 0),
        ("", "expected a type, but got the end", 0),
        ("i16777216", "expected an integer width of at most 16777215 bits", 1),
        ("tensor<4xf32", "expected `>`, but got the end", 12),
        ("tensor<-4xf32>", "expected a type or a dimension, but got `-`", 7),
        ("tensor<2x3>", "expected `x` and a type after the dimension `3`", 9),
        ("vector<[8]>", "expected `x` and a type after the dimension `[8]`", 7),
        ("memref<?>", "expected `x` and a type after the dimension `?`", 7),
        ("memref<2 f32>", "expected `x` and a type after the dimension `2`", 7),
        ("vector<4>", "expected `x` and a type after the dimension `4`", 7),
        ("tensor<4xf32>>", "expected the end, but got `>`", 13),
        ("tensor<9223372036854775808xf32>", "expected a dimension of at most 63 bits", 7),
        ("tensor<4xnone>", "a tensor cannot have elements of type `none`", 9),
        ("tensor<4xtensor<2xf32>>", "a tensor cannot have elements of type `tensor<2xf32>`", 9),
        ("tensor<4xf32, strided<[1]>>", "`strided<[1]>` cannot be spelled as the encoding of a tensor, but an alias of it can", 12),
        ("tensor<4xf32, array<i32>>", "`array<i32>` cannot be spelled as the encoding of a tensor, but an alias of it can", 12),
        ("tensor<4xf32, distinct[0]<>>", "`distinct[0]<>` cannot be spelled as the encoding of a tensor, but an alias of it can", 12),
        ("tensor<*xf32, 5>", "an unranked tensor cannot have an encoding", 12),
        ("vector<0xf32>", "expected a positive dimension, but got `0`", 7),
        ("vector<4x?xf32>", "expected a type, a dimension or `[`, but got `?`", 9),
        ("vector<4xcomplex<f32>>", "a vector cannot have elements of type `complex<f32>`", 9),
        ("memref<4xtensor<f32>>", "a memref cannot have elements of type `tensor<f32>`", 9),
        ("memref<4xf32, 1, 2>", "a memref has one memory space at most", 17),
        ("memref<4xf32, unit>", "`unit` cannot be a memory space", 14),
        ("memref<4xf32, strided<[1, 1]>>", "the layout has 2 strides, but the memref has rank 1", 14),
        (
            "memref<4xf32, affine_map<(i, j) -> (i)>>",
            "the layout map has 2 dimensions, but the memref has rank 1",
            14,
        ),
        ("memref<4xf32, 3, strided<[1]>>", "expected the memory space after the layout", 17),
        ("memref<*xf32, 1, 2>", "an unranked memref has one attribute at most, its memory space", 17),
        ("complex<index>", "expected an integer or floating-point type, but got `index`", 8),
        ("tuple<i32,>", "expected a type, but got `>`", 10),
        ("() -> () -> i32", "expected the end, but got `->`", 9),
        ("!garden.bed<{[(<)]}>", "expected `>`, but got `)`", 16),
        ("!garden.bed <red>", "expected the end, but got `<`", 12),
    ],
)
def test_what_is_no_type_says_why(spelling: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        parse_type(spelling)
    assert (caught.value.message, caught.value.offset) == (message, offset)


@pytest.mark.parametrize(
    "spelling", ["tensor<4x!garden.rose>", "vector<4x!garden.rose>", "memref<4x!flower>", "complex<!flower>"]
)
def test_an_unknown_type_may_be_an_element(spelling: str) -> None:
    assert str(parse_type(spelling)) == spelling


@pytest.mark.parametrize(
    ("spelling", "has_alias", "opaque"),
    [
        ("i32", False, False),
        ("!flower", True, False),
        ("tensor<4x!flower>", True, False),
        ("memref<4xf32, #layout>", True, False),
        ("!garden.bed<!flower>", True, False),
        ("!garden.bed<!garden.rose, #garden.soil<2>>", False, False),
        ('!garden.bed<"!flower">', False, False),
        ("!garden.bed<@>", False, True),
        ("!garden.bed<@rose, %0>", False, False),
        ("(tensor<4xf32, @>) -> ()", False, True),
        ("!garden.bed<%, 3>", False, True),
    ],
)
def test_flags_decide_what_the_text_cannot(spelling: str, has_alias: bool, opaque: bool) -> None:
    type = parse_type(spelling)
    assert (type.has_alias, type.opaque) == (has_alias, opaque)


def test_a_type_cannot_be_changed_and_survives_copying() -> None:
    type = parse_type("tensor<4x?xf32>")
    with pytest.raises(AttributeError):
        type.element = I32
    assert copy.deepcopy(type) is type
    assert pickle.loads(pickle.dumps(type)) is type


def test_shapes_count_their_elements() -> None:
    assert parse_type("tensor<4x2xf32>").element_count == 8  # type: ignore[attr-defined]
    assert parse_type("tensor<4x?xf32>").element_count is None  # type: ignore[attr-defined]
    assert parse_type("tensor<*xf32>").rank is None  # type: ignore[attr-defined]
