"""linalg of LLVM 19: operations that later releases have otherwise."""

from __future__ import annotations

from fixtures import check


def test_transposed_products() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x7xf32>, %c: tensor<8x7xf32>, %d: tensor<9x7xf32>) {
          %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<4x8xf32>, tensor<4x7xf32>) outs(%c : tensor<8x7xf32>) -> tensor<8x7xf32>
          %1 = linalg.matmul_transpose_a ins(%a, %b : tensor<4x8xf32>, tensor<4x7xf32>) outs(%d : tensor<9x7xf32>) -> tensor<9x7xf32>
        //                                                                                   ^^ linalg.loop-sizes
          return
        }
        """
    )


def test_elements() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf64>, %c: tensor<4x9xf64>) {
          %0 = linalg.elemwise_unary ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf64>) -> tensor<4x8xf64>
          %1 = linalg.elemwise_unary ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x9xf64>) -> tensor<4x9xf64>
        //                                                          ^^ linalg.loop-sizes
          return
        }
        """
    )


def test_packed_tensors() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        func.func @f(%a: tensor<256x128xf32>, %b: tensor<9x8x16x32xf32>, %c: tensor<7x8x16x32xf32>, %d: tensor<8x7x?x?xf32>, %t: index) {
          %0 = tensor.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %b : tensor<256x128xf32> -> tensor<9x8x16x32xf32>
          %1 = tensor.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %c : tensor<256x128xf32> -> tensor<7x8x16x32xf32>
        //                                                                                                    ^^^^^^^^^^^^^^^^^^^^^ linalg.packed-type-llvm-19
          %2 = tensor.pack %a inner_dims_pos = [1, 0] inner_tiles = [%t, %t] into %d : tensor<256x128xf32> -> tensor<8x7x?x?xf32>
        //     ^^^^^^^^^^^ linalg.padding-value: dimension 1 has size 128, which 7 tiles do not divide
          return
        }
        """
    )
