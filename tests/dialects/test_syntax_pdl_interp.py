"""How the operations of pdl_interp are read."""

import pytest
from syntax_support import check_fault, read


def test_func() -> None:
    function = read("pdl_interp.func @f(%a: !pdl.operation) -> (i32) attributes {x} { … }")
    assert function.symbol() == "@f"
    assert function.regions() == [["%a: !pdl.operation"]]


def test_foreach() -> None:
    loop = read("pdl_interp.foreach %v : !pdl.value in %vs { … } {x} -> ^end")
    assert loop.operands("values") == ["%vs: !pdl.range<value>"]
    assert loop.regions() == [["%v: !pdl.value"]]
    assert loop.successors() == ["^end()"]


def test_creating_an_operation() -> None:
    created = read('%o = pdl_interp.create_operation "foo" (%a : !pdl.value) {"x" = %b} -> (%t, %u : !pdl.type, !pdl.type)')
    assert created.operands("inputOperands") == ["%a: !pdl.value"]
    assert created.implied("inputAttributeNames") == '["x"]'
    assert created.operands("inputResultTypes") == ["%t: !pdl.type", "%u: !pdl.type"]
    inferred = read('%o = pdl_interp.create_operation "foo" -> <inferred>')
    assert "inferredResultTypes" in inferred.attributes()
    assert read('%o = pdl_interp.create_operation "foo"').results() == ["!pdl.operation"]


def test_creating_a_range() -> None:
    assert read("%r = pdl_interp.create_range %a : !pdl.type").results() == ["!pdl.range<type>"]
    assert read("%r = pdl_interp.create_range : !pdl.range<value>").results() == ["!pdl.range<value>"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%1 = pdl_interp.create_operation "foo" -> ()
                                           ^ expected-token: expected an SSA value, but got ')'
""",
        """
%1 = pdl_interp.create_operation "foo" -> <guessed>
                                           ^^^^^^^ expected-token: expected 'inferred', but got 'guessed'
""",
        """
pdl_interp.foreach %2 in %1 { … } -> ^a
                      ^^ expected-token: expected ':', but got 'in'
""",
        """
pdl_interp.foreach %2 : !pdl.value in %1 { … }
                                             ^ expected-token: expected '->', but got the end of the operation
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
