"""How the operations of irdl are read."""

import pytest
from syntax_support import canonical, check_fault, read


def test_regions_may_be_left_out() -> None:
    assert read("irdl.dialect @d attributes {x} { … }").symbol() == "@d"
    assert read("irdl.type @t").regions() == []


def test_named_values() -> None:
    parameters = read("irdl.parameters(a: %x, b: %y)")
    assert parameters.operands("args") == ["%x: !irdl.attribute", "%y: !irdl.attribute"]
    assert parameters.implied("names") == '["a", "b"]'
    assert read("irdl.parameters()").implied("names") == "[]"
    assert read("irdl.regions(body: %r)").operands("args") == ["%r: !irdl.region"]


def test_variadicity() -> None:
    operands = read("irdl.operands(a: %x, b: optional %y, c: variadic %z, d: single %u)")
    assert operands.implied("names") == '["a", "b", "c", "d"]'
    assert operands.implied("variadicity") == canonical("#irdl<variadicity_array[single, optional, variadic, single]>")


def test_attributes() -> None:
    attributes = read('irdl.attributes {"a" = %x, "b" = %y}')
    assert attributes.operands("attributeValues") == ["%x: !irdl.attribute", "%y: !irdl.attribute"]
    assert attributes.implied("attributeValueNames") == '["a", "b"]'


@pytest.mark.parametrize(
    "fixture",
    [
        """
irdl.operands(a: maybe %0)
                 ^^^^^ expected-token: expected an SSA value, but got 'maybe'
""",
        """
irdl.parameters(%0)
                ^^ expected-token: expected a keyword, but got an SSA value
""",
        """
irdl.attributes {a = %0}
                 ^ expected-token: expected a string, but got 'a'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
