"""How the operations of smt are read."""

import pytest
from syntax_support import check_fault, read


@pytest.mark.parametrize("name", ["eq", "distinct"])
def test_operations_on_values_of_one_type(name: str) -> None:
    operation = read(f"%r = smt.{name} %a, %b, %c {{x}} : !smt.bv<4>")
    assert operation.operands("inputs") == ["%a: !smt.bv<4>", "%b: !smt.bv<4>", "%c: !smt.bv<4>"]
    assert operation.results() == ["!smt.bool"]


def test_constants() -> None:
    constant = read("%c = smt.int.constant -123456789012345678901234567890 {x}")
    assert constant.attributes()["value"] == "-123456789012345678901234567890"
    assert constant.results() == ["!smt.int"]


def test_repetition() -> None:
    repeat = read("%r = smt.bv.repeat 5 times %a {x} : !smt.bv<4>")
    assert repeat.operands("input") == ["%a: !smt.bv<4>"]
    assert repeat.results() == ["!smt.bv<20>"]
    assert read("%r = smt.bv.repeat 5 times %a : !vector").results() == ["?"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = smt.bv.repeat 0 times %v : !smt.bv<4>
                   ^ bad-attribute: expected a count that is positive
""",
        """
%0 = smt.bv.repeat 2 times %v : !smt.int
                                ^^^^^^^^ bad-type: expected the type of a bit vector, '!smt.bv<...>'
""",
        """
%0 = smt.int.constant 1.0
                      ^^^ expected-token: expected an integer, but got '1.0'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
