"""quant and fxpmath of 2019: types that stand for other numbers, statistics, arithmetic with a fixed point."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text


def codes(text: str, profile: str = "2020-10") -> list[str]:
    return sorted({one.code for one in check_text(text, CheckOptions(profile=profile))})


@pytest.mark.parametrize(
    "spelled",
    [
        "any<i8>",
        "any<u4<1:9>:f32>",
        "uniform<i8:f32, 0.5>",
        "uniform<i8<-100:100>:f32, 0.5:-7>",
        "uniform<u16:f16, 1.0e-2>",
        "uniform<i8:f32:1, {0.5,0.25:3}>",
    ],
)
def test_types_are_read(spelled: str) -> None:
    assert codes(f"!q = type !quant.{spelled}\nfunc @f(tensor<4x!q>)") == []
    assert codes(f"!q = !quant.{spelled}\nfunc.func private @f(tensor<4x!q>)", "llvm-22") == []


@pytest.mark.parametrize(
    "spelled",
    [
        "any<s8>",
        "any<i64>",
        "any<i8<3:2>>",
        "any<i4<-9:2>>",
        "any<i8:i8>",
        "any<i8",
        "uniform<i8, 0.5>",
        "uniform<i8:f32>",
        "uniform<i8:f32, 1>",
        "uniform<i8:f32, -0.5>",
        "uniform<i8:f32, 0.0>",
        "uniform<i8:f32, 0.5:0.5>",
        "uniform<i8:f32, 0.5, 0.5>",
        "uniform<i8:(f32) -> f32, 0.5>",
        "uniform<i8:f32:1, 0.5>",
        "uniform<i8:f32:1, {0.5,-0.5}>",
    ],
)
def test_types_that_are_none(spelled: str) -> None:
    assert codes(f"!q = type !quant.{spelled}")[:1] in (["bad-type"], ["unclosed-bracket"])
    assert codes(f"!q = !quant.{spelled}", "llvm-22")[:1] in (["bad-type"], ["unclosed-bracket"])


def test_what_is_no_type_of_the_dialect() -> None:
    assert codes("!q = type !quant.unheard_of") == ["unknown-type"]


TENSOR = "tensor<2x4x3xf32>"
PAIR, FOUR = "layerStats = dense<[-1.0, 1.0]> : tensor<2xf32>", "dense<0.5> : tensor<3x2xf32>"


def operation(name: str, dictionary: str, operand: str = TENSOR, result: str = TENSOR) -> str:
    return f'func @f(%x: {operand}) {{\n  %0 = "{name}"(%x) {{{dictionary}}} : ({operand}) -> {result}\n  return\n}}'


@pytest.mark.parametrize(
    "text",
    [
        operation("quant.stats", PAIR),
        operation("quant.stats", f"{PAIR}, axisStats = {FOUR}, axis = 2"),
        operation("quant.stats_ref", 'statsKey = "a"'),
        operation("quant.coupled_ref", 'coupledKey = "a"'),
        operation("quant.const_fake_quant", "min = 0.0 : f32, max = 1.0 : f32, num_bits = 8"),
        operation("quant.const_fake_quant_per_axis", "min = [0.0 : f32], max = [1.0 : f32], axis = 1, num_bits = 8"),
        operation("quant.qcast", "", TENSOR, "tensor<2x4x3x!quant.uniform<i8:f32, 0.5>>"),
        operation("quant.scast", "", "tensor<4xi8>", "tensor<4x!quant.uniform<i8:f32, 0.5>>"),
        operation("fxpmath.convertis", "", "tensor<4xi8>", "tensor<4xi32>"),
        operation("fxpmath.convertistof", "", "tensor<4xi8>", "tensor<4xf32>"),
        operation("fxpmath.clampis", "clamp_min = -8 : i16, clamp_max = 7 : i16", "tensor<4xi16>", "tensor<4xi16>"),
        operation("fxpmath.rounding_divide_by_potis", "exponent = 31 : i32", "i32", "i32"),
        operation("fxpmath.real_unary_ew", 'fn = "TANH", clamp_min = 0.0'),
        operation("fxpmath.compare", 'fn = "CMPLZ"', "tensor<4xf32>", "tensor<4xi1>"),
    ],
)
def test_operations_that_are_right(text: str) -> None:
    assert codes(text) == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (operation("quant.stats", ""), "missing-attribute"),
        (operation("quant.stats", "layerStats = dense<[-1, 1]> : tensor<2xi8>"), "quant.layer-statistics"),
        (operation("quant.stats", "layerStats = dense<[[-1.0, 1.0]]> : tensor<1x2xf32>"), "quant.layer-statistics"),
        (operation("quant.stats", PAIR, "f32", "f32"), "quant.layer-statistics"),
        (operation("quant.stats", f"{PAIR}, axisStats = {FOUR}"), "quant.axis-statistics"),
        (operation("quant.stats", f"{PAIR}, axisStats = {FOUR}, axis = 1"), "quant.axis-statistics"),
        (operation("quant.stats", f"{PAIR}, axisStats = dense<1> : tensor<3x2xi8>, axis = 2"), "quant.axis-statistics"),
        (operation("quant.stats", f"{PAIR}, axisStats = {FOUR}, axis = 7"), "quant.axis-statistics"),
        (operation("quant.stats", PAIR, TENSOR, "tensor<4xf32>"), "types-differ"),
        (operation("quant.stats_ref", "statsKey = 1"), "attribute-value"),
        (operation("quant.qcast", "", "tensor<4xi8>", TENSOR), "operand-type"),
        (operation("quant.const_fake_quant", "min = 0.0 : f64, max = 1.0 : f32, num_bits = 8"), "attribute-value"),
        (operation("fxpmath.convertis", "", "tensor<4xi8>", "tensor<8xi32>"), "shapes-differ"),
        (operation("fxpmath.convertis", "", "tensor<4xf32>", "tensor<4xi32>"), "operand-type"),
        (operation("fxpmath.rounding_divide_by_potis", "exponent = 32 : i32", "i32", "i32"), "attribute-value"),
        (operation("fxpmath.compare", 'fn = "CMP"', "tensor<4xf32>", "tensor<4xi1>"), "attribute-value"),
        (operation("fxpmath.unheard_of", ""), "unknown-operation"),
    ],
)
def test_operations_that_are_wrong(text: str, code: str) -> None:
    assert codes(text) == [code]
