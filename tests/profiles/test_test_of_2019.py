"""The dialect `test` as it was in 2019 and 2020: what is known of it, and what is read without verifying it."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity

OPTIONS = CheckOptions(strict=True, profile="2020-10")


def codes(text: str) -> list[str]:
    return [each.code for each in check_text(text, OPTIONS) if each.severity == Severity.ERROR]


@pytest.mark.parametrize(
    "text",
    [
        '"test.attr_sized_operands"(%a, %a, %a, %a) {operand_segment_sizes = dense<[0, 2, 1, 1]> : vector<4xi32>}'
        " : (i32, i32, i32, i32) -> ()",
        '%0 = "test.i32_enum_attr"() {attr = 5 : i32} : () -> i32',
        '%0 = "test.str_enum_attr"() {attr = "A"} : () -> i32',
        '"test.two_region_op"() ({"work"() : () -> ()}, {"work"() : () -> ()}) : () -> ()',
        'test.string_attr_with_type "text"',
        '"test.of_another_month"(%a) {a = #test.some<1>} : (i32) -> !test.some<a>',
        "test.of_another_month %a : i32",
    ],
)
def test_what_is_right(text: str) -> None:
    assert codes(f"func @f(%a : i32) {{\n  {text}\n  return\n}}") in ([], ["unknown-dialect"] * text.count('"work"'))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "segment-sizes",
            '"test.attr_sized_operands"(%a, %a, %a, %a) {operand_segment_sizes = dense<1> : tensor<4xi32>}'
            " : (i32, i32, i32, i32) -> ()",
        ),
        (
            "segment-sizes",
            '"test.attr_sized_operands"(%a, %a, %a, %a) {operand_segment_sizes = dense<[1, 2, 1, 1]> : vector<4xi32>}'
            " : (i32, i32, i32, i32) -> ()",
        ),
        ("attribute-value", '%0 = "test.i32_enum_attr"() {attr = 7 : i32} : () -> i32'),
        ("attribute-value", '%0 = "test.str_enum_attr"() {attr = 7 : i32} : () -> i32'),
        ("region-count", '"test.two_region_op"() : () -> ()'),
        ("wrong-parent", '"test.child"() : () -> ()'),
        ("types-differ", '"test.operands_have_same_type"(%a, %b) : (i32, f32) -> ()'),
    ],
)
def test_what_is_wrong(code: str, text: str) -> None:
    assert codes(f"func @f(%a : i32, %b : f32) {{\n  {text}\n  return\n}}") == [code]
