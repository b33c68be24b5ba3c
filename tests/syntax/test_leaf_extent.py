"""Where a leaf ends."""

from __future__ import annotations

import pytest

from mlir_ls.syntax.leaf import LeafError, attribute_end, type_end


@pytest.mark.parametrize(
    ("leaf", "rest"),
    [
        ("i32", ", i64"),
        ("i32", ")"),
        ("index", " {"),
        ("tensor<4x?xf32>", ") -> i32"),
        ("tensor <4xf32>", ", 5"),
        ("tensor<4xf32, #enc<{a = (i) -> (i)}>>", ">"),
        ("memref<4xf32, affine_map<(i) -> (i)>, 3>", " to"),
        ("vector<[4]xf32>", ","),
        ("tuple<i32, tuple<>>", "]"),
        ("!flower", " = i32"),
        ("!garden.rose", ", i32"),
        ("!garden.rose<red -> blue>", " loc(unknown)"),
        ('!garden.rose<"a > b">', "\n"),
        ("!garden.bed<(!garden.rose, [{}])>", ">"),
        ("() -> ()", " {"),
        ("() -> i32", ", i32"),
        ("(i32, (f32) -> f32) -> (i32, i64)", "\n"),
        ("( i32 // first\n ) ->\n tensor<4xf32>", " {"),
        ("memref<4xf32, affine_set<(i) : (i >= 0, i <= 5)>>", ""),
        ("memref<4xf32, #map->", ") {"),
        ("tuple<i32, !rose->", " -> i32"),
        ("tensor<4x!garden.path<!rose->!tulip>>", ")"),
        ("tensor<4xf32, #garden<[#rose->#tulip]>>", ")"),
    ],
)
def test_a_type_ends(leaf: str, rest: str) -> None:
    for before in ("", "%0 : "):
        text = f"{before}{leaf}{rest}"
        assert text[len(before) : type_end(text, len(before))] == leaf


@pytest.mark.parametrize(
    ("leaf", "rest"),
    [
        ("5", "}"),
        ("-5", ", a"),
        ("- 5 : i32", "]"),
        ("5 : i32", ", b = 6 : i32"),
        ("0x1F : i8", ">"),
        ("1.5e-3 : f32", "}"),
        ('"a \\" b"', "}"),
        ('"a" : !garden.rose', ","),
        ("true", " : i1"),
        ("unit", ","),
        ("[1, [2], {}]", "}"),
        ('{a = "}", b = affine_set<(i) : (i >= 0)>}', " : i32"),
        ("@root::@leaf", "("),
        ('@root :: @"a b"', " :"),
        ("@", ">"),
        ("@::@", ">"),
        ("#flower", " : i32"),
        ("#garden.rose<red> : i32", " {"),
        ("#garden.rose", ", 5"),
        ("dense<[1, 2]> : tensor<2xi32>", " loc"),
        ("sparse<0, 1> : tensor<2xi32>", "}"),
        ("dense_resource<key> : tensor<2xi32>", "}"),
        ("array<i32: 1, 2>", " : x"),
        ("affine_map<(i) -> (i)>", " : x"),
        ("strided<[1], offset: ?>", ">"),
        ("distinct[0]<5 : i32>", "}"),
        ('loc("f":1:2)', "\n"),
        ("i32", "}"),
        ("(i32) -> i32", "}"),
        ("!garden.rose<red>", "}"),
        ("tensor<4xf32>", "}"),
    ],
)
def test_an_attribute_ends(leaf: str, rest: str) -> None:
    for before in ("", "{a = "):
        text = f"{before}{leaf}{rest}"
        assert text[len(before) : attribute_end(text, len(before))] == leaf


@pytest.mark.parametrize(
    ("leaf", "rest"),
    [("5", " : i32"), ("-5", " : i32"), ('"a"', " : i32"), ("dense<1>", " : tensor<2xi8>"), ("#a.b<c>", " : i32")],
)
def test_the_type_after_a_colon_may_belong_to_something_else(leaf: str, rest: str) -> None:
    assert attribute_end(leaf + rest, 0, typed=False) == len(leaf)


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("(i32) {", "expected `->`", 6),
        ("tensor<4xf32", "`<` is never closed", 6),
        ("tensor<4xf32)", "expected the end of `<`, but got `)`", 12),
        ("tensor 4", "expected `<`", 7),
        ("= i32", "expected a type", 0),
        ('!garden.rose<"red>', "the string has no end", 13),
    ],
)
def test_what_has_no_end_says_why(text: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        type_end(f"  {text}", 2)
    assert (caught.value.message, caught.value.offset) == (message, offset + 2)


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("= 5", "expected an attribute", 0),
        ("- x", "expected a number after `-`", 0),
        ("[1, 2", "`[` is never closed", 0),
        ("# 5", "expected a name after `#`", 0),
        ("5 : = i32", "expected a type", 4),
    ],
)
def test_an_attribute_without_an_end_says_why(text: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        attribute_end(text, 0)
    assert (caught.value.message, caught.value.offset) == (message, offset)
