"""How `arith.select` is read."""

import pytest
from syntax_support import check_fault, read


def test_select() -> None:
    chosen = read("%r = arith.select %c, %a, %b {d} : i32")
    assert chosen.operands("condition") == ["%c: i1"]
    assert chosen.operands("true_value") == ["%a: i32"]
    assert chosen.operands("false_value") == ["%b: i32"]
    assert chosen.results() == ["i32"]


def test_select_by_element() -> None:
    chosen = read("%r = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>")
    assert chosen.uses() == ["%c: vector<4xi1>", "%a: vector<4xf32>", "%b: vector<4xf32>"]
    assert chosen.results() == ["vector<4xf32>"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%r = arith.select %c, %a : i32
                         ^ expected-token: expected ',', but got ':'
""",
        """
%r = arith.select %c, %a, %b, %d : i32
                            ^ expected-token: expected ':', but got ','
""",
        """
%r = arith.select %c, %a, %b : i32, 4
                                    ^ expected-token: expected a type, but got '4'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
