"""How the operations of nvvm are read."""

import pytest
from syntax_support import check_fault, read


def test_products_of_matrices() -> None:
    product = read("%r = nvvm.mma.sync A[%a, %b] B[%c] C[%d] {x} : (vector<2xf16>, i32, f32) -> !llvm.struct<(f32)>")
    assert product.operands("operandA") == ["%a: vector<2xf16>", "%b: vector<2xf16>"]
    assert product.operands("operandB") == ["%c: i32"]
    assert product.operands("operandC") == ["%d: f32"]
    assert product.results() == ["!llvm.struct<(f32)>"]


def test_sparse_matrices() -> None:
    product = read("%r = nvvm.mma.sp.sync A[%a] B[%b] C[%c] sparseMetadata[%m] selector[%s] {x} : (i32, i32, i32) -> !r")
    assert product.operands("sparseMetadata") == ["%m: i32"]
    assert product.operands("sparsitySelector") == ["%s: i32"]


def test_scaled_matrices() -> None:
    scales = "scaleA[%d, %e, %f] scaleB[%g, %h, %i]"
    product = read(f"%r = nvvm.mma.block_scale A[%a] B[%b] C[%c] {scales} {{x}} : (i32, i32, f32) -> !r")
    assert product.operands("scaleAData") == ["%d: i32"]
    assert product.operands("threadIdB") == ["%i: i16"]
    sparse = f"sparseMetadata[%m] selector[%s] {scales}"
    both = read(f"%r = nvvm.mma.sp.block_scale A[%a] B[%b] C[%c] {sparse} {{x}} : (i32, i32, f32) -> !r")
    assert both.operands("byteIdA") == ["%e: i16"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
%0 = nvvm.mma.sync B[%a] C[%a] : (i32, i32, i32) -> i32
                   ^ expected-token: expected 'A', but got 'B'
""",
        """
%0 = nvvm.mma.sync A[%a] B[%a] C[%a] : (i32, i32) -> i32
                                       ^^^^^^^^^^ type-count: expected a type for each of the matrices A, B and C, but got 2 types
""",
        """
%0 = nvvm.mma.sp.sync A[%a] B[%a] C[%c] sparseMetadata[%i] : (i32, i32, i32) -> i32
                                                           ^ expected-token: expected 'selector', but got ':'
""",
        """
%0 = nvvm.mma.sync A[%a] B[%a] C[%c] : (f32, vector<2xbf16>, f32) -> i32
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^ missing-attribute: the kind of numbers does not follow from vector<2xbf16>: 'multiplicandBPtxType' has to name it
""",
        """
%0 = nvvm.mma.block_scale A[%a] B[%a] C[%c] scaleA[%i, %s] : (i32, i32, i32) -> i32
                                                  ^^^^^^^^ operand-count: expected 3 operands here, but got 2
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
