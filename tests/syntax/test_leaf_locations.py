"""Locations."""

from __future__ import annotations

import pytest

from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr
from mlir_ls.syntax.leaf.locations import CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc, UnknownLoc
from plain_leaves import parse_attribute

A, B = NameLoc("a", None), NameLoc("b", None)


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("loc(unknown)", UnknownLoc()),
        ('loc("f":1:2)', FileLineColLoc("f", 1, 2, 1, 2)),
        ('loc("f":1)', FileLineColLoc("f", 1, 0, 1, 0)),
        ('loc("f":1:2 to :5)', FileLineColLoc("f", 1, 2, 1, 5)),
        ('loc("f":1:2 to 3:4)', FileLineColLoc("f", 1, 2, 3, 4)),
        ('loc("a")', A),
        ('loc("a"("b"))', NameLoc("a", B)),
        ('loc("a"(unknown))', A),
        ('loc(callsite("a" at "b"))', CallSiteLoc(A, B)),
        ('loc(fused["a", "b"])', FusedLoc((A, B), None)),
        ('loc(fused["a", "a", unknown])', A),
        ("loc(fused[])", UnknownLoc()),
        ('loc(fused<#meta.data>["a"])', FusedLoc((A,), DialectAttr("meta", "data"))),
        ("loc(#loc3)", AttributeAlias("loc3")),
        ("loc(#meta.place)", DialectAttr("meta", "place")),
    ],
)
def test_a_spelling_means_a_location(spelling: str, expected: object) -> None:
    assert parse_attribute(spelling) is expected


@pytest.mark.parametrize(
    "spelling",
    ['loc("f":1:2 to 3:4)', 'loc("f":1:2 to :4)', 'loc("a"(callsite("b" at fused<"m">["c", "d":1:2])))'],
)
def test_a_location_is_printed_as_it_was_spelled(spelling: str) -> None:
    assert str(parse_attribute(spelling)) == spelling


@pytest.mark.parametrize(
    ("spelling", "message", "offset"),
    [
        ("loc()", "expected a location, but got `)`", 4),
        ('loc("a"(loc("b")))', "expected a location, but got `loc`", 8),
        ('loc("f":-1:2)', "expected a number, but got `-`", 8),
        ('loc("f":99999999999:2)', "expected a number of at most 32 bits", 8),
        ('loc("f":1:2 to 3)', "expected `:`, but got `)`", 16),
        ('loc(callsite("a" "b"))', 'expected `at`, `(` or `:`, but got `"b"`', 17),
    ],
)
def test_what_is_no_location_says_why(spelling: str, message: str, offset: int) -> None:
    with pytest.raises(LeafError) as caught:
        parse_attribute(spelling)
    assert (caught.value.message, caught.value.offset) == (message, offset)
