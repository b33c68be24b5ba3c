"""How `cf.switch` is read."""

import pytest
from syntax_support import check_fault, read


def test_switch() -> None:
    switch = read("cf.switch %x : i32, [\n  default: ^bb1(%a : f32),\n  42: ^bb2,\n  -1: ^bb3(%b, %c : i1, i8)\n] {d}")
    assert switch.operands("flag") == ["%x: i32"]
    assert switch.successors() == ["^bb1(%a: f32)", "^bb2()", "^bb3(%b: i1, %c: i8)"]
    assert switch.operands("defaultOperands") == ["%a: f32"]
    assert switch.operands("caseOperands") == ["%b: i1", "%c: i8"]
    assert switch.implied("case_values") == "dense<[42, -1]> : vector<2xi32>"


def test_switch_without_cases() -> None:
    assert read("cf.switch %x : i32, [default: ^bb1]").successors() == ["^bb1()"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
cf.switch %x : i32, [42: ^bb1]
                     ^^ expected-token: expected 'default', but got '42'
""",
        """
cf.switch %x : i32, [default: ^bb1, x: ^bb2]
                                    ^ expected-token: expected an integer, but got 'x'
""",
        """
cf.switch %x : i32, [default: ^bb1(%a : f32, f32)]
                                        ^^^^^^^^ type-count: 1 block argument but 2 types, expected one for each
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
