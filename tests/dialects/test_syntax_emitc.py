"""How the operations of emitc are read."""

import pytest
from syntax_support import canonical, check_fault, read


def test_expressions() -> None:
    expression = read("%r = emitc.expression %a, %b noinline : (i32, f32) -> i1 { … }")
    assert expression.operands("defs") == ["%a: i32", "%b: f32"]
    assert expression.results() == ["i1"]
    assert expression.regions() == [["%a: i32", "%b: f32"]]
    assert expression.attributes() == {"do_not_inline": ""}
    assert read("%r = emitc.expression : () -> i1 { … }").regions() == [[]]


def test_one_name_for_several_arguments_of_an_expression() -> None:
    (region,) = read("%r = emitc.expression %a#0, %a#1 : (i32, i32) -> i32 { … }").shape.regions
    assert (region.arguments, len(region.tentative)) == ((), 2)


def test_control_flow() -> None:
    loop = read("emitc.for %i = %a to %b step %c : i32 { … } {x}")
    assert loop.operands("upperBound") == ["%b: i32"]
    assert loop.regions() == [["%i: i32"]]
    assert read("emitc.for %i = %a to %b step %c { … }").regions() == [["%i: index"]]
    assert read("emitc.if %c { … } else { … } {x}").operands("condition") == ["%c: i1"]
    assert len(read("emitc.do { … } while { … }").regions()) == 2
    switch = read("emitc.switch %a : i32 {x} case 2 { … } case 5 { … } default { … }")
    assert switch.implied("cases") == "array<i64: 2, 5>"


def test_include() -> None:
    assert read('emitc.include "x.h"').attributes() == {"include": '"x.h"'}
    assert read('emitc.include <"x.h">').attributes() == {"include": '"x.h"', "is_standard_include": ""}


@pytest.mark.parametrize(
    ("type_", "value", "attribute"),
    [
        ("i32", "1", "1 : i32"),
        ("!emitc.array<2xf32>", "dense<1.0>", "dense<1.000000e+00> : tensor<2xf32>"),
        ("!emitc.ptr<i8>", '#emitc.opaque<"NULL">', '#emitc.opaque<"NULL">'),
    ],
)
def test_initial_values(type_: str, value: str, attribute: str) -> None:
    variable = read(f"emitc.global static const @g : {type_} = {value} {{x}}")
    assert variable.symbol() == "@g"
    assert variable.attributes()["type"] == type_
    assert variable.implied("initial_value") == canonical(attribute)
    assert read(f"emitc.field @f : {type_}").attributes() == {"type": type_}


def test_func() -> None:
    function = read('emitc.func @f(%a: i32) -> i32 attributes {specifiers = ["static"]} { … }')
    assert function.regions() == [["%a: i32"]]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = emitc.expression %a, %b : (i32, i32) -> () { … }
                               ^^^^^^^^^^^^^^^^ result-count: an expression has one result
""",
        """
%0 = emitc.expression %a : (i32, i32) -> i32 { … }
                           ^^^^^^^^^^^^^^^^^ type-count: 1 operand but 2 types, expected one for each
""",
        """
emitc.include <x.h>
               ^^^ expected-token: expected a string, but got 'x.h'
""",
        """
emitc.global @g : !emitc.array<2xi32> = "x"
                                        ^^^ bad-attribute: expected a number, elements, or an opaque value
""",
        """
emitc.do { … }
             ^ expected-token: expected 'while', but got the end of the operation
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
