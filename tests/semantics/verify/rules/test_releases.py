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


SHUFFLED = """
func.func @f(%a: vector<4xf32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %a [0, -1] : vector<4xf32>, vector<4xf32>
  return %0 : vector<2xf32>
}
"""


@pytest.mark.parametrize(("profile", "expected"), [("llvm-22", []), ("llvm-19", ["vector.shuffled-vector"])])
def test_rows_of_a_shuffle_that_may_hold_anything(profile: str, expected: list[str]) -> None:
    assert [each.code for each in check_text(SHUFFLED, CheckOptions(profile=profile))] == expected
    wrong = SHUFFLED.replace("-1", "1").replace("vector<2xf32>", "vector<3xf32>")
    assert [each.code for each in check_text(wrong, CheckOptions(profile=profile))] == ["value-type-mismatch"]


CONVERTED = """
spirv.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) "None" {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<7x16xf16, Subgroup, MatrixA>
  %1 = spirv.ConvertFToS %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to i32
  spirv.Return
}
"""


@pytest.mark.parametrize(("profile", "expected"), [("llvm-22", ["spirv.converted-matrix", "shapes-differ"]), ("llvm-19", [])])
def test_matrices_that_are_not_shaped(profile: str, expected: list[str]) -> None:
    assert [each.code for each in check_text(CONVERTED, CheckOptions(profile=profile))] == expected


REDUCED = """
func.func @f(%n: index, %x: f32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "scf.reduce"(%x) : (f32) -> ()
  }
  return
}
"""


@pytest.mark.parametrize(("profile", "expected"), [("llvm-22", ["scf.reduction-bodies"]), ("llvm-19", [])])
def test_a_reduction_of_values_without_regions(profile: str, expected: list[str]) -> None:
    assert [each.code for each in check_text(REDUCED, CheckOptions(profile=profile))] == expected
    other = REDUCED.replace("scf.parallel", "%0 = scf.parallel").replace("(%n) {", "(%n) init (%x) -> f32 {")
    assert [each.code for each in check_text(other, CheckOptions(profile=profile))] == (
        ["scf.reductions-llvm-19"] if profile == "llvm-19" else ["scf.reduction-bodies"]
    )
