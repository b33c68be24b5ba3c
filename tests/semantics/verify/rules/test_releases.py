"""Rules that not all releases have."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text

TEXT = """
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %a[2] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


@pytest.mark.parametrize(("profile", "expected"), [("llvm-22", ["slice-out-of-bounds"]), ("llvm-19", [])])
def test_a_rule_that_came_later(profile: str, expected: list[str]) -> None:
    assert [each.code for each in check_text(TEXT, CheckOptions(profile=profile))] == expected


INSERTED = """
func.func @f(%a: vector<f32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %a, %b[0] : vector<f32> into vector<4xf32>
  return %0 : vector<4xf32>
}
"""


@pytest.mark.parametrize(("profile", "expected"), [("llvm-22", ["vector.inserted-scalar"]), ("llvm-19", [])])
def test_a_vector_without_dimensions_as_an_element(profile: str, expected: list[str]) -> None:
    assert [each.code for each in check_text(INSERTED, CheckOptions(profile=profile))] == expected
