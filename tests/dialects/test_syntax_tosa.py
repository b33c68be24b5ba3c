"""How the operations of tosa are read."""

import pytest
from syntax_support import canonical, check_fault, read


def test_attributes_with_a_keyword() -> None:
    clamp = read("%r = tosa.clamp %a {max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>")
    assert clamp.operands("input") == ["%a: tensor<4xf32>"]
    assert clamp.attributes() == {"max_val": "1.0 : f32", "nan_mode": "IGNORE"}
    assert clamp.implied("nan_mode") == canonical("#tosa.nan_mode<IGNORE>")
    full = read("%r = tosa.maximum %a, %b {nan_mode = #tosa.nan_mode<IGNORE>} : (!t, !t) -> !t")
    assert full.attributes() == {"nan_mode": "#tosa.nan_mode<IGNORE>"}
    assert read("%r = tosa.maximum %a, %b {} : (!t, !t) -> !t").results() == ["!t"]


def test_conditions() -> None:
    plain = read("%r = tosa.cond_if %c : tensor<i1> -> (tensor<4xf32>) { … } else { … } {x}")
    assert plain.operands("condition") == ["%c: tensor<i1>"]
    assert plain.results() == ["tensor<4xf32>"]
    passing = read("%r = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (i32, f32) -> i32 { … } else { … }")
    assert passing.operands("input_list") == ["%a: i32", "%b: f32"]
    assert passing.results() == ["i32"]
    assert passing.regions() == [[], []]


def test_loops() -> None:
    loop = read("%r = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> { … } do { … } attributes {y}")
    assert loop.operands("input_list") == ["%a: tensor<4xf32>"]
    assert loop.regions() == [["%x: tensor<4xf32>"], []]
    assert read("tosa.while_loop : () -> () { … } do { … }").shape.result_count == 0


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        (": tensor<2x?xf32>", "dense<[2, -1]> : tensor<2xindex>"),
        ("= dense<1.0> : tensor<2x3xf32>", "dense<[2, 3]> : tensor<2xindex>"),
        (": tensor<f32>", "dense<> : tensor<0xindex>"),
    ],
)
def test_variables(value: str, shape: str) -> None:
    variable = read(f"tosa.variable @v {{x}} {value}")
    assert variable.symbol() == "@v"
    assert variable.implied("type") == "f32"
    assert variable.implied("var_shape") == shape


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = tosa.clamp %a {nan_mode = FOO} : (tensor<4xf32>) -> tensor<4xf32>
                               ^^^ unknown-keyword: 'FOO' is none of the known keywords here: expected 'PROPAGATE' or 'IGNORE'
""",
        """
%0 = tosa.clamp %a {x} : (tensor<4xf32>) -> tensor<4xf32>
                     ^ expected-token: expected '=', but got '}'
""",
        """
%0 = tosa.cond_if %c -> tensor<4xf32> { … } else { … }
                     ^^ expected-token: expected ':', but got '->'
""",
        """
%0 = tosa.while_loop (%x = %a) : (i32, i32) -> i32 { … } do { … }
                                 ^^^^^^^^^^^^^^^^^ type-count: 1 operand but 2 types, expected one for each
""",
        """
tosa.variable @v : i32
                   ^^^ bad-type: expected a tensor
""",
        """
tosa.variable @v : tensor<*xf32>
                   ^^^^^^^^^^^^^ bad-type: expected a tensor whose rank is known
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
