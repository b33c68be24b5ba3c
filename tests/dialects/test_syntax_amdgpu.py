"""How the operations of amdgpu are read."""

import pytest
from syntax_support import check_fault, read


@pytest.mark.parametrize("sizes", ["32x16x1", "32 x 16 x 1"])
def test_sizes_of_a_product(sizes: str) -> None:
    product = read(f"%r = amdgpu.mfma {sizes} %a * %b + %c {{x}} blgp = none : f32, f32, vector<32xf32>")
    assert [product.implied(name) for name in "mnk"] == ["32 : i32", "16 : i32", "1 : i32"]
    assert product.uses() == ["%a: f32", "%b: f32", "%c: vector<32xf32>"]
    assert product.results() == ["vector<32xf32>"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = amdgpu.mfma 32x32 %a * %a + %c blgp = none : f32, f32, vector<32xf32>
                 ^^^^^ bad-attribute: expected three sizes such as '16x16x4'
""",
        """
%0 = amdgpu.mfma 32x?x1 %a * %a + %c blgp = none : f32, f32, vector<32xf32>
                 ^^^^^^ bad-attribute: expected three sizes such as '16x16x4'
""",
        """
%0 = amdgpu.mfma %a * %a + %c blgp = none : f32, f32, vector<32xf32>
                 ^^ expected-token: expected three sizes such as '16x16x4', but got an SSA value
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
