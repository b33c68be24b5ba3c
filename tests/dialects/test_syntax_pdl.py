"""How the operations of pdl are read."""

import pytest
from syntax_support import check_fault, read


def test_an_operation_with_attributes_and_results() -> None:
    operation = read(
        '%o = pdl.operation "foo" (%a, %b : !pdl.value, !pdl.value) {"x" = %c, "y" = %d} -> (%t : !pdl.type) {z}'
    )
    assert operation.operands("operandValues") == ["%a: !pdl.value", "%b: !pdl.value"]
    assert operation.operands("attributeValues") == ["%c: !pdl.attribute", "%d: !pdl.attribute"]
    assert operation.implied("attributeValueNames") == '["x", "y"]'
    assert operation.operands("typeValues") == ["%t: !pdl.type"]
    assert operation.results() == ["!pdl.operation"]
    assert read("%o = pdl.operation").implied("attributeValueNames") == "[]"


@pytest.mark.parametrize(
    ("elements", "result"),
    [
        ("%a, %b : !pdl.type, !pdl.range<type>", "!pdl.range<type>"),
        ("%a : !pdl.range<value>", "!pdl.range<value>"),
        (": !pdl.range<attribute>", "!pdl.range<attribute>"),
        ("%a : !alias", "?"),
    ],
)
def test_ranges(elements: str, result: str) -> None:
    assert read(f"%r = pdl.range {elements} {{x}}").results() == [result]


def test_results_of_an_operation() -> None:
    assert read("%r = pdl.results 1 of %o -> !pdl.value").results() == ["!pdl.value"]
    everything = read("%r = pdl.results of %o")
    assert everything.results() == ["!pdl.range<value>"]
    assert everything.operands("parent") == ["%o: !pdl.operation"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = pdl.operation "foo" {attr = %a}
                          ^^^^ expected-token: expected a string, but got 'attr'
""",
        """
%0 = pdl.operation "foo" {}
                          ^ expected-token: expected a string, but got '}'
""",
        """
%1 = pdl.results 0 of %0
                      ^^ expected-token: expected '->', but got the end of the operation
""",
        """
%r = pdl.range {x}
               ^ expected-token: expected ':', but got '{'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
