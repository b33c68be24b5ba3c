"""How the operations of scf are read."""

import pytest
from syntax_support import check_fault, partly_read, read


def test_for() -> None:
    loop = read("scf.for %i = %a to %b step %c { … } {d}")
    assert loop.operands("lowerBound") == ["%a: index"]
    assert loop.operands("upperBound") == ["%b: index"]
    assert loop.operands("step") == ["%c: index"]
    assert loop.regions() == [["%i: index"]]
    assert loop.attributes() == {"d": ""}
    assert loop.shape.result_count == 0


def test_for_with_values_and_a_type() -> None:
    text = "%r:2 = scf.for unsigned %i = %a to %b step %c iter_args(%x = %u, %y = %v#1) -> (f32, i1) : i8 { … }"
    loop = read(text)
    assert loop.operands("lowerBound") == ["%a: i8"]
    assert loop.operands("initArgs") == ["%u: f32", "%v#1: i1"]
    assert loop.results() == ["f32", "i1"]
    assert loop.regions() == [["%i: i8", "%x: f32", "%y: i1"]]
    assert loop.attributes() == {"unsignedCmp": ""}


def test_a_loop_may_go_on_in_the_next_line() -> None:
    assert partly_read("%r = scf.for %i = %a to %b step %c iter_args(%x = %u)").outcome.kind == "incomplete"
    assert read("%r = scf.for %i = %a to %b step %c iter_args(%x = %u)\n  -> f32 { … }").results() == ["f32"]
    assert read("%r = scf.parallel (%i) = (%a) to (%b) step (%c) init (%u)\n  -> f32 { … }").results() == ["f32"]


def test_if() -> None:
    branch = read("%r = scf.if %c -> i32 { … } else { … } {d}")
    assert branch.operands("condition") == ["%c: i1"]
    assert branch.results() == ["i32"]
    assert branch.regions() == [[], []]
    assert read("scf.if %c { … }").regions() == [[]]
    assert "else" in read("scf.if %c { … }").shape.expected


def test_while() -> None:
    loop = read("%r = scf.while (%x = %u, %y = %v) : (i32, f32) -> f32 { … } do { … } attributes {d}")
    assert loop.operands("inits") == ["%u: i32", "%v: f32"]
    assert loop.results() == ["f32"]
    assert loop.regions() == [["%x: i32", "%y: f32"], []]
    assert loop.attributes() == {"d": ""}
    assert read("scf.while : () -> () { … } do { … }").regions() == [[], []]


def test_parallel() -> None:
    loop = read('%r = scf.parallel (%i, %j loc("j")) = (%a, %b) to (%c, %d) step (%e, %f) init (%u) -> f32 { … } {d}')
    assert loop.operands("lowerBound") == ["%a: index", "%b: index"]
    assert loop.operands("upperBound") == ["%c: index", "%d: index"]
    assert loop.operands("step") == ["%e: index", "%f: index"]
    assert loop.operands("initVals") == ["%u: f32"]
    assert loop.results() == ["f32"]
    assert loop.regions() == [["%i: index", "%j: index"]]


def test_forall() -> None:
    loop = read("%r = scf.forall (%i, %j) in (%a, 4) shared_outs(%o = %t) -> tensor<?xf32> { … } {mapping = []}")
    assert loop.operands("dynamicUpperBound") == ["%a: index"]
    assert loop.operands("outputs") == ["%t: tensor<?xf32>"]
    assert loop.results() == ["tensor<?xf32>"]
    assert loop.regions() == [["%i: index", "%j: index", "%o: tensor<?xf32>"]]
    assert loop.implied("staticUpperBound") == "array<i64: -9223372036854775808, 4>"


def test_forall_with_all_bounds() -> None:
    loop = read("scf.forall (%i) = (%a) to (%b) step (2) { … }")
    assert loop.operands("dynamicLowerBound") == ["%a: index"]
    assert loop.operands("dynamicUpperBound") == ["%b: index"]
    assert loop.operands("dynamicStep") == []
    assert loop.implied("staticStep") == "array<i64: 2>"


def test_the_rest() -> None:
    assert read("scf.forall.in_parallel { … }").regions() == [[]]
    executed = read("%r = scf.execute_region -> i32 no_inline { … } {d}")
    assert executed.results() == ["i32"]
    assert executed.attributes() == {"no_inline": "", "d": ""}


def test_index_switch() -> None:
    switch = read("%r = scf.index_switch %x {d} -> i32\ncase 2 { … }\ncase -5 { … }\ndefault { … }")
    assert switch.operands("arg") == ["%x: index"]
    assert switch.results() == ["i32"]
    assert switch.regions() == [[], [], []]
    assert switch.implied("cases") == "array<i64: 2, -5>"
    assert read("scf.index_switch %x default { … }").implied("cases") == "array<i64>"


@pytest.mark.parametrize(
    "fixture",
    [
        """
scf.for %i = %a to %b iter_args(%x = %u) -> f32 { … }
                      ^^^^^^^^^ expected-token: expected 'step', but got 'iter_args'
""",
        """
scf.for i = %a to %b step %c { … }
        ^ expected-token: expected an SSA name, but got 'i'
""",
        """
scf.for %i = 0 to %b step %c { … }
             ^ expected-token: expected an SSA value, but got '0'
""",
        """
scf.for %i = %a to %b step %c iter_args(%x = %u, %y = %v) -> f32 {
                                                             ^^^ type-count: 2 initial values \
but 1 type, expected one for each
""",
        """
scf.for %i loc("i") = %a to %b step %c { … }
           ^^^ expected-token: expected '=', but got 'loc'
""",
        """
scf.if %c then { … }
          ^^^^ expected-token: expected '{' of a region, but got 'then'
""",
        """
scf.while (%x = %u) : (i32, i32) -> () { … } do { … }
                      ^^^^^^^^^^^^^^^^ type-count: 1 initial value but 2 types, expected one for each
""",
        """
scf.while : () -> () { … } { … }
                           ^ expected-token: expected 'do', but got '{'
""",
        """
scf.parallel (%i, %j) = (%a, %b) to (%c) step (%e, %f) { … }
                                    ^^^^ operand-count: expected 2 operands here, but got 1
""",
        """
scf.parallel (%i : index) = (%a) to (%b) step (%c) { … }
                 ^ expected-token: expected ')', but got ':'
""",
        """
scf.forall (%i, %j) in (%a) { … }
                       ^^^^ operand-count: expected 2 bounds here, but got 1
""",
        """
scf.forall (%i) to (%a) { … }
                ^^ expected-token: expected 'in' or '=', but got 'to'
""",
        """
scf.forall (%i) in (x) { … }
                    ^ expected-token: expected an SSA value or an integer, but got 'x'
""",
        """
scf.index_switch %x case a { … } default { … }
                         ^ expected-token: expected an integer, but got 'a'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
