"""Aliases, comparing what is not fully known, grammars of dialects, and overlays for other forms of the language."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import check_text
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser, Type, may_equal
from mlir_ls.syntax.leaf.forms import MODERN
from mlir_ls.syntax.leaf.grammar import LeafGrammar
from plain_leaves import defect, parse_attribute, parse_type, resolve

ALIASES: dict[str, Type | Attribute] = {
    "!t": parse_type("tensor<4xf32>"),
    "!e": parse_type("f32"),
    "!i": parse_type("i32"),
    "!chain": parse_type("tuple<!t>"),
    "#space": parse_attribute("3"),
    "#default": parse_attribute("0"),
    "#identity": parse_attribute("affine_map<(i) -> (i)>"),
    "#swap": parse_attribute("affine_map<(i, j) -> (j, i)>"),
    "#five": parse_attribute("5"),
    "#loc": parse_attribute('loc("f":1:2)'),
}


@pytest.mark.parametrize(
    ("spelling", "resolved"),
    [
        ("!t", "tensor<4xf32>"),
        ("(!t) -> tuple<!e, i32>", "(tensor<4xf32>) -> tuple<f32, i32>"),
        ("vector<4x!e>", "vector<4xf32>"),
        ("memref<4xf32, #space>", "memref<4xf32, 3>"),
        ("memref<4xf32, #default>", "memref<4xf32>"),
        ("memref<4xf32, #identity>", "memref<4xf32>"),
        ("memref<4xf32, #identity, #space>", "memref<4xf32, 3>"),
        ("memref<4x4xf32, #swap, #space>", "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>"),
        ("memref<*xf32, #default>", "memref<*xf32>"),
        ("!garden.bed<!t, #five>", "!garden.bed<tensor<4xf32>, 5 : i64>"),
        ("!unknown", "!unknown"),
        ("tuple<!unknown, !e>", "tuple<!unknown, f32>"),
        ("i32", "i32"),
    ],
)
def test_aliases_are_replaced_by_what_they_stand_for(spelling: str, resolved: str) -> None:
    assert resolve(parse_type(spelling), ALIASES) is parse_type(resolved)


@pytest.mark.parametrize(
    ("spelling", "resolved"),
    [
        ("#five", "5"),
        ("[#five, {a = #five, b = !e}]", "[5, {a = 5, b = f32}]"),
        ("1.0 : !e", "1.0 : f32"),
        ("0x7F800000 : !e", "0x7F800000 : f32"),
        ("0x7F : !i", "127 : i32"),
        ("dense<[1.0, 1.0, 1.0, 1.0]> : !t", "dense<1.0> : tensor<4xf32>"),
        ("#garden.soil<#five> : !e", "#garden.soil<5 : i64> : f32"),
        ('loc(fused["a", #five])', 'loc(fused["a", #five])'),
    ],
)
def test_aliases_in_attributes_are_replaced(spelling: str, resolved: str) -> None:
    attribute = resolve(parse_attribute(spelling), ALIASES)
    if "fused" not in spelling:
        assert attribute is parse_attribute(resolved)
    assert not attribute.has_alias


def test_a_location_alias_that_lost_its_number_is_left_alone() -> None:
    assert resolve(parse_attribute("loc(#loc)"), ALIASES) is parse_attribute("loc(#loc)")


def test_an_alias_may_stand_for_an_alias() -> None:
    once = resolve(parse_type("!chain"), ALIASES)
    assert once.has_alias
    assert resolve(once, ALIASES) is parse_type("tuple<tensor<4xf32>>")


def test_an_alias_may_stand_for_itself_in_the_body_of_a_dialects_type() -> None:
    """No program defines such an alias, but a text may while it is written."""
    text = """#a = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
      : tensor<4xf32, #a>, !sparse_tensor.iter_space<#a, lvls = 1>"""
    assert [each.code for each in check_text(text)] == ["alias-order", "expected-token"]


@pytest.mark.parametrize(
    ("spelling", "message"),
    [
        ("tensor<4x!t>", "a tensor cannot have elements of type `tensor<4xf32>`"),
        ("memref<4xf32, #swap>", "the layout map has 2 dimensions, but the memref has rank 1"),
        ("vector<4x!e>", None),
        ("tuple<!unknown>", None),
    ],
)
def test_resolving_can_bring_a_defect_to_light(spelling: str, message: str | None) -> None:
    assert defect(parse_type(spelling), {}) is None
    assert defect(parse_type(spelling), ALIASES) == message


@pytest.mark.parametrize(("spelling", "found"), [("5 : !e", None), ("1.0 : !e", None), ("1.0 : !t", "tensor<4xf32>")])
def test_a_number_may_turn_out_not_to_have_its_type(spelling: str, found: str | None) -> None:
    message = defect(parse_attribute(spelling), ALIASES)
    if found is not None:
        assert message is not None
        assert found in message


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("i32", "i32", True),
        ("i32", "i64", False),
        ("!unknown", "i64", True),
        ("tensor<4x!unknown>", "tensor<4xi32>", True),
        ("tensor<4x!unknown>", "tensor<5xi32>", False),
        ("tensor<4xi32>", "vector<4xi32>", False),
        ("memref<4xf32, #unknown>", "memref<4xf32>", True),
        ("memref<4xf32, #unknown>", "memref<5xf32>", False),
        ("!garden.bed<a>", "!garden.bed<b>", True),
        ("!garden.bed<a>", "!garden.rose<a>", False),
        ("!garden.bed<a>", "!forest.bed<a>", False),
        ("(i32) -> !unknown", "(i32) -> i1", True),
        ("(i32) -> !unknown", "(i64) -> i1", False),
        ("(i32) -> !unknown", "(i32) -> ()", False),
    ],
)
def test_only_what_is_certainly_different_is_not_equal(left: str, right: str, expected: bool) -> None:
    assert may_equal(parse_type(left), parse_type(right)) is expected
    assert may_equal(parse_type(right), parse_type(left)) is expected


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("@", "@rose", True),
        ("@rose", "@tulip", False),
        ("[@, 1]", "[@rose, 2]", False),
        ('"50%"', '"60%"', True),
        ('"a"', '"b"', False),
        ("5 : !unknown", "true", True),
        ("#unknown", "unit", True),
        ("{a = 1}", "{b = 1}", False),
    ],
)
def test_erased_names_may_be_any_name(left: str, right: str, expected: bool) -> None:
    assert may_equal(parse_attribute(left), parse_attribute(right)) is expected


def test_an_overlay_replaces_rules() -> None:
    overlay = 'attribute = opaque_attribute / string_attribute / type\nnone_type = "nothing" _'
    older = LeafParser(MODERN._replace(grammar=LeafGrammar(overlay)))
    assert str(older.parse_attribute('opaque<"garden", "0x00"> : tensor<2xi8>')) == (
        'opaque<"garden", "0x00"> : tensor<2xi8>'
    )
    assert older.parse_type("nothing") is parse_type("none")
    with pytest.raises(LeafError):
        parse_type("nothing")
