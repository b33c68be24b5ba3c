"""How the operations of sparse_tensor are read."""

import pytest
from syntax_support import check_fault, read

SPACE = "!sparse_tensor.iter_space<#a, lvls = 0 to 2>"
ITERATOR = "!sparse_tensor.iterator<#a, lvls = 0 to 2>"


def test_levels() -> None:
    space = read(f"%s = sparse_tensor.extract_iteration_space %t lvls = 1 to 3 : tensor<4x8x2xf32, #a> -> {SPACE}")
    assert (space.implied("loLvl"), space.implied("hiLvl")) == ("1 : index", "3 : index")
    assert space.results() == [SPACE]
    one = read(f"%s = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : !t, {ITERATOR} -> {SPACE}")
    assert one.implied("hiLvl") == "2 : index"
    assert one.operands("parentIter") == [f"%i: {ITERATOR}"]


def test_iterate() -> None:
    loop = read(f"%r = sparse_tensor.iterate %i in %s at(%a, _) iter_args(%x = %y) : {SPACE} -> index {{ … }} {{z}}")
    assert loop.operands("iterSpace") == [f"%s: {SPACE}"]
    assert loop.operands("initArgs") == ["%y: index"]
    assert loop.implied("crdUsedLvls") == "1 : i64"
    assert loop.regions() == [[f"%i: {ITERATOR}", "%a: index", "%x: index"]]
    assert read(f"sparse_tensor.iterate %i in %s : {SPACE} {{ … }}").shape.result_count == 0


def test_coiterate() -> None:
    loop = read(
        f"%r = sparse_tensor.coiterate (%s, %t) at(_, %c) iter_args(%x = %y) : ({SPACE}, {SPACE}) -> i32"
        " case %i, _ { … } case %j, %k { … } {z}"
    )
    assert loop.operands("iterSpaces") == [f"%s: {SPACE}", f"%t: {SPACE}"]
    assert loop.implied("crdUsedLvls") == "2 : i64"
    assert loop.regions() == [
        ["%c: index", "%x: i32", f"%i: {ITERATOR}"],
        ["%c: index", "%x: i32", f"%j: {ITERATOR}", f"%k: {ITERATOR}"],
    ]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = sparse_tensor.extract_iteration_space %s lvls = 2 to 2 : !t -> !u
                                                     ^^^^^^ bad-attribute: a range from 2 to 2 holds no level
""",
        """
sparse_tensor.iterate %x in %s : index { … }
                                 ^^^^^ bad-type: expected the type of an iteration space, '!sparse_tensor.iter_space<...>'
""",
        """
sparse_tensor.iterate %x in %s at(0) : !space { … }
                                  ^ expected-token: expected an SSA name or '_', but got '0'
""",
        """
sparse_tensor.coiterate (%a) : (!space) case %x, _ { … }
                                             ^^^^^ operand-count: 2 iterators but 1 space to iterate over
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
