"""How the operations of shape are read."""

import pytest
from syntax_support import check_fault, read


def test_constants() -> None:
    constant = read("%s = shape.const_shape {x} [1, 2, 3] : !shape.shape")
    assert constant.implied("shape") == "dense<[1, 2, 3]> : tensor<3xindex>"
    assert constant.results() == ["!shape.shape"]
    assert read("%s = shape.const_shape [] : tensor<0xindex>").implied("shape") == "dense<> : tensor<0xindex>"
    assert read("%s = shape.const_shape #extents : !shape.shape").attributes() == {"shape": "#extents"}


def test_assuming() -> None:
    assuming = read("%r:2 = shape.assuming %w -> (i32, tensor<?xf32>) { … } {x}")
    assert assuming.operands("witness") == ["%w: !shape.witness"]
    assert assuming.results() == ["i32", "tensor<?xf32>"]
    assert read("%r = shape.assuming %w -> i32 { … }").results() == ["i32"]
    assert read("shape.assuming %w { … }").shape.result_count == 0


def test_reduce() -> None:
    reduce = read("%r:2 = shape.reduce(%s, %a, %b) : !shape.shape -> (index, i32) { … } {x}")
    assert reduce.operands("shape") == ["%s: !shape.shape"]
    assert reduce.operands("initVals") == ["%a: index", "%b: i32"]
    assert reduce.results() == ["index", "i32"]


def test_functions_and_libraries() -> None:
    function = read("shape.func private @f(%a: !shape.shape) -> !shape.size { … }")
    assert function.regions() == [["%a: !shape.shape"]]
    library = read("shape.function_library @lib attributes {x} { … } mapping { garden.plant = @f }")
    assert library.symbol() == "@lib"
    assert library.symbol_uses() == ["@f"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = shape.const_shape [1, 2.0] : !shape.shape
                       ^^^^^^^^ bad-attribute: expected extents such as '[1, 2]'
""",
        """
%0 = shape.reduce() : !shape.shape { … }
                 ^^ operand-count: expected a shape to reduce
""",
        """
%0 = shape.reduce(%s, %i) : !shape.shape { … }
                 ^^^^^^^^ type-count: 1 initial value but 0 results
""",
        """
shape.function_library @x { … } mapping @y
                                        ^^ expected-token: expected a dictionary, but got a symbol
""",
        """
shape.assuming %w, %v { … }
                 ^ expected-token: expected '{' of a region, but got ','
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
