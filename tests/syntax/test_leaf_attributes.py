"""Attributes: what each spelling means, how it is printed, and what is no attribute."""

from __future__ import annotations

import pytest

from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, TypeAlias
from plain_leaves import parse_attribute, parse_attribute_of, parse_type

I8, I32, I64, F32, F64 = IntegerType(8), IntegerType(32), IntegerType(64), FloatType("f32"), FloatType("f64")


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("5", IntegerAttr(5, I64)),
        ("- 5 : i32", IntegerAttr(-5, I32)),
        ("0x10 : i8", IntegerAttr(16, I8)),
        ("255 : i8", IntegerAttr(-1, I8)),
        ("7 : index", IntegerAttr(7, IndexType())),
        ("7 : !t", IntegerAttr(7, TypeAlias("t"))),
        ("1 : i1", BoolAttr(True)),
        ("true", BoolAttr(True)),
        ("1.5", FloatAttr("1.500000e+00", F64)),
        ("unit", UnitAttr()),
        ('"a b"', StringAttr("a b")),
        (r'"\22\n\\\""', StringAttr('"\n\\"')),
        (r'"\C3\A9"', StringAttr("é")),
        ('"a" : i32', StringAttr("a", I32)),
        ("[]", ArrayAttr(())),
        ('[1, "a", unit]', ArrayAttr((IntegerAttr(1, I64), StringAttr("a"), UnitAttr()))),
        ("{b = 1, a}", DictionaryAttr((("a", UnitAttr()), ("b", IntegerAttr(1, I64))))),
        ('{"a b" = 1, garden.rose, i32}', parse_attribute('{i32, garden.rose = unit, "a b" = 1}')),
        ("@root::@leaf", SymbolRefAttr(("root", "leaf"))),
        ('@"a b" :: @c', SymbolRefAttr(("a b", "c"))),
        ("@::@", SymbolRefAttr((None, None))),
        ("i32", TypeAttr(I32)),
        ("() -> ()", TypeAttr(parse_type("() -> ()"))),
        ("array<i32>", DenseArrayAttr(I32, (), "")),
        ("array<i8: 1, -2>", DenseArrayAttr(I8, (IntegerAttr(1, I8), IntegerAttr(-2, I8)), "1, -2")),
        ("strided<[4, ?], offset: ?>", StridedLayoutAttr((4, None), None)),
        ("distinct[3]<5>", DistinctAttr(3, IntegerAttr(5, I64))),
        ("#garden.rose", DialectAttr("garden", "rose")),
        ("#garden.rose<red> : i32", DialectAttr("garden", "rose", "red", None, I32)),
        ("#flower", AttributeAlias("flower")),
    ],
)
def test_a_spelling_means_an_attribute(spelling: str, expected: object) -> None:
    assert parse_attribute(spelling) is expected


@pytest.mark.parametrize(
    ("spelling", "printed"),
    [
        ("[1, 2 : i32, 1.0]", "[1, 2 : i32, 1.000000e+00]"),
        ("{b=1,a=unit}", "{a, b = 1 : i64}"),
        ('"é\\t"', r'"\C3\A9\09"'),
        ('@"plain"', "@plain"),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"),
        ("dense<[7, 7]> : tensor<2xi32>", "dense<7> : tensor<2xi32>"),
        ("dense<[]> : tensor<0xi32>", "dense<> : tensor<0xi32>"),
        ("dense<1> : tensor<2xi1>", "dense<true> : tensor<2xi1>"),
        ("dense<(1, 2)> : tensor<2xcomplex<i32>>", "dense<(1,2)> : tensor<2xcomplex<i32>>"),
        ('dense<"0x0102"> : tensor<2xi8>', 'dense<"0x0102"> : tensor<2xi8>'),
        ('dense<["a", "b"]> : tensor<2x!garden.rose>', 'dense<["a", "b"]> : tensor<2x!garden.rose>'),
        ("sparse<[[0,1]],[5]> : tensor<2x2xi8>", "sparse<[[0, 1]], [5]> : tensor<2x2xi8>"),
        ('dense_resource<"a b"> : tensor<2xi8>', 'dense_resource<"a b"> : tensor<2xi8>'),
        ("array<ui8: -1>", "array<ui8: 255>"),
        ("#garden.bed<( a )>", "#garden.bed<(a)>"),
    ],
)
def test_an_attribute_is_printed_as_the_reference_prints_it(spelling: str, printed: str) -> None:
    assert str(parse_attribute(spelling)) == printed
    assert parse_attribute(printed) is parse_attribute(spelling)


# Values and their printed forms as the reference gives them: six digits where they suffice, more or bits where not.
@pytest.mark.parametrize(
    ("spelling", "printed"),
    [
        ("1.0 : f32", "1.000000e+00"),
        ("7.8", "7.7999999999999998"),
        ("7.8 : f32", "7.800000e+00"),
        ("1.234567 : f32", "1.23456705"),
        ("123456789.0", "0x419D6F3454000000"),
        ("1.2345678e-300", "1.2345677999999999E-300"),
        ("1.0e40 : f32", "0x7F800000"),
        ("-0.0", "-0.000000e+00"),
        ("0x7FC00000 : f32", "0x7FC00000"),
        ("0x3F800000 : f32", "1.000000e+00"),
        ("0.1 : f16", "9.997550e-02"),
        ("0.1 : bf16", "1.000980e-01"),
        ("0.1 : f80", "0.100000000000000005551"),
        ("0.1 : f128", "0.100000000000000005551115123125782702"),
        ("0.1 : tf32", "9.997550e-02"),
        ("0.1 : f8E5M2", "9.375000e-02"),
        ("1000000.0 : f8E5M2", "0x7C"),
        ("1000000.0 : f8E4M3FN", "0x7F"),
        ("1000000.0 : f8E5M2FNUZ", "0x80"),
        ("1000000.0 : f8E8M0FNU", "1.048580e+06"),
        ("1000000.0 : f6E2M3FN", "7.500000e+00"),
        ("0.1 : f4E2M1FN", "0.000000e+00"),
    ],
)
def test_floating_point_values_are_rounded_and_printed_by_their_type(spelling: str, printed: str) -> None:
    attribute = parse_attribute(spelling)
    assert isinstance(attribute, FloatAttr)
    assert attribute.literal == printed


@pytest.mark.parametrize(
    ("spelling", "message", "offset"),
    [
        ("", "expected an attribute, but got the end", 0),
        ("300 : i8", "`300` does not fit into `i8`", 0),
        ("-129 : i8", "`-129` does not fit into `i8`", 0),
        ("128 : si8", "`128` does not fit into `si8`", 0),
        ("-1 : ui8", "a negative literal cannot have the unsigned type `ui8`", 0),
        ("18446744073709551615 : index", "`18446744073709551615` does not fit into `index`", 0),
        ("1 : none", "an integer literal cannot have type `none`", 0),
        ("10 : f32", "an integer literal cannot have the floating-point type `f32`: write `10.0`", 0),
        ("1.0 : i32", "a floating-point literal cannot have type `i32`", 0),
        ("-0x1 : f32", "a hexadecimal floating-point literal cannot be negative", 0),
        ("0x1FFFFFFFF : f32", "`0x1FFFFFFFF` does not fit into `f32`", 0),
        ("true : i1", "expected the end, but got `:`", 5),
        (r'"a\q"', r"expected `n`, `t`, `\"`, `\` or two hexadecimal digits after `\`".replace(r"\"", '"'), 2),
        ("[1, 2,]", "expected an attribute, but got `]`", 6),
        ("{a = 1, a = 2}", "`a` is given twice", 8),
        ("{1 = 2}", "expected a string, a name or `}`, but got `1`", 1),
        ('{"" = 1}', "expected an attribute name, but got an empty string", 1),
        ("@root::leaf", "expected a symbol name, but got `leaf`", 7),
        ("dense<1> : i32", "expected a shaped type after the elements, but got `i32`", 6),
        ("dense<1> : tensor<?xi32>", "expected a static shape after the elements, but got `tensor<?xi32>`", 6),
        ("dense<[1, 2]> : tensor<3xi32>", "the elements have shape [2], but `tensor<3xi32>` has [3]", 6),
        ("dense<[[1, 2], [3]]> : tensor<2x2xi32>", "the nested lists differ in shape", 16),
        ("dense<1.0> : tensor<2xi32>", "a floating-point literal cannot have type `i32`", 6),
        ("dense<[1, 300]> : tensor<2xi8>", "`300` does not fit into `i8`", 10),
        ("dense<true> : tensor<2xi32>", "`true` is not of type `i32`", 6),
        ('dense<"0x0"> : tensor<1xi8>', "expected pairs of hexadecimal digits after `0x`", 6),
        (
            'dense<"0x010203"> : tensor<2xi8>',
            "3 bytes are neither all elements of `tensor<2xi8>` nor one for all",
            6,
        ),
        ("sparse<[[0, 2]], [1]> : tensor<2x2xi8>", "index 2 is outside of the shape of `tensor<2x2xi8>`", 12),
        ("sparse<[0, 1], [1]> : tensor<3xi8>", "expected as many values as indices, but got 1 and 2", 7),
        ("array<i7: 1>", "the width of `i7` is not a multiple of 8 bits", 6),
        ("array<i1: 1>", "expected `true` or `false`", 10),
        ("array<i32: >", "expected a literal, but got `>`", 11),
        ("strided<[1], 3>", "expected `offset`, but got `3`", 13),
        ("distinct[a]<>", "expected a number, but got `a`", 9),
        ("#flower : i32", "expected the end, but got `:`", 8),
    ],
)
def test_what_is_no_attribute_says_why(spelling: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        parse_attribute(spelling)
    assert (caught.value.message, caught.value.offset) == (message, offset)


def test_a_literal_may_have_its_type_from_elsewhere() -> None:
    assert parse_attribute_of("5", I32) is IntegerAttr(5, I32)
    assert parse_attribute_of("@rose", I32) is SymbolRefAttr(("rose",))
    dense = parse_attribute_of("dense<1>", parse_type("tensor<2xi8>"))
    assert isinstance(dense, DenseElementsAttr)
    assert dense.is_splat
    with pytest.raises(LeafError, match="does not fit"):
        parse_attribute_of("300", I8)


def test_the_types_of_attributes() -> None:
    assert parse_attribute("5").type is I64
    assert parse_attribute("true").type is IntegerType(1)
    assert parse_attribute('"a"').type is None
    assert parse_attribute("dense<1> : tensor<2xi8>").type is parse_type("tensor<2xi8>")


@pytest.mark.parametrize(
    ("spelling", "opaque"),
    [('"50% of it"', True), ('"a"', False), ("@", True), ("@rose", False), ("[{a = @rose::@}]", True), ("#loc", True)],
)
def test_an_erased_name_makes_an_attribute_opaque(spelling: str, opaque: bool) -> None:
    assert parse_attribute(spelling).opaque is opaque


def test_dictionaries_are_looked_up_by_name() -> None:
    attribute = parse_attribute("{b = 1, a}")
    assert isinstance(attribute, DictionaryAttr)
    assert attribute.get("a") is UnitAttr()
    assert attribute.get("c") is None
