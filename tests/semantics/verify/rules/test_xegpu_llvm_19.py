"""xegpu of LLVM 19: descriptors, what they load and store, and products."""

from __future__ import annotations

from fixtures import check


def test_descriptors() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        !scattered = !xegpu.tensor_desc<4x2xf32, #xegpu.tdesc_attr<scattered = true>>
        func.func @f(%m: memref<24x32xf32>, %n: memref<24xf32>, %d: !xegpu.tensor_desc<16xf16>, %v: vector<16xf16>) {
          %0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
          %1 = xegpu.create_nd_tdesc %n[0] : memref<24xf32> -> !xegpu.tensor_desc<8xf32>
          %2 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32>
        //                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ xegpu.descriptor-shape-llvm-19: expected a descriptor of 2 dimensions
          %3 = xegpu.create_tdesc %n [0, 8, 16, 24] {chunk_size = 2 : i64} : memref<24xf32> -> !scattered
          %4 = xegpu.create_tdesc %m [0, 8, 16, 24] {chunk_size = 2 : i64} : memref<24x32xf32> -> !scattered
        //                                                                   ^^^^^^^^^^^^^^^^^ xegpu.descriptor-shape-llvm-19: expected a memref of at most one
          xegpu.store_nd %v, %d : vector<16xf16>, !xegpu.tensor_desc<16xf16>
        //                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^ xegpu.descriptor-shape-llvm-19
          return
        }
        """
    )


def test_values() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        !block = !xegpu.tensor_desc<16x8xf16>
        !scattered = !xegpu.tensor_desc<4x2xf32, #xegpu.tdesc_attr<scattered = true>>
        func.func @f(%d: !block, %s: !scattered, %k: vector<4xi1>, %l: vector<3xi1>, %v: vector<4x2xf32>) {
          %0 = xegpu.load_nd %d <{transpose = array<i64: 1, 0>}> : !block -> vector<8x16xf16>
          %1 = xegpu.load_nd %d : !block -> vector<16x8xf16>
          %2 = xegpu.load_nd %d <{vnni_axis = 0}> : !block -> vector<8x8x2xf16>
          %3 = xegpu.load_nd %d <{transpose = array<i64: 1, 0>}> : !block -> vector<16x8xf16>
        //                                                                   ^^^^^^^^^^^^^^^^ xegpu.value-shape-llvm-19: expected a value of the sizes [8, 16]
          %4 = xegpu.load %s, %k : !scattered, vector<4xi1> -> vector<4x2xf32>
          xegpu.store %v, %s, %k : vector<4x2xf32>, !scattered, vector<4xi1>
          xegpu.store %v, %s, %l : vector<4x2xf32>, !scattered, vector<3xi1>
        //                                                      ^^^^^^^^^^^^ xegpu.value-shape-llvm-19: expected a mask for 4 elements, but got 3
          return
        }
        """
    )


def test_products() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        func.func @f(%a: vector<8x8x2xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<8x8xf32>, %e: vector<16x16xf16>) {
          %0 = xegpu.dpas %a, %b, %c : vector<8x8x2xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
          %1 = xegpu.dpas %a, %b, %d : vector<8x8x2xf16>, vector<8x16x2xf16>, vector<8x8xf32> -> vector<8x16xf32>
        //                                                                    ^^^^^^^^^^^^^^^ xegpu.product-llvm-19: what is added
          %2 = xegpu.dpas %a, %e : vector<8x8x2xf16>, vector<16x16xf16> -> vector<8x16xf32>
        //                                            ^^^^^^^^^^^^^^^^^ xegpu.product-llvm-19: expected a vector of 3 dimensions
          %3 = xegpu.dpas %b, %a : vector<8x16x2xf16>, vector<8x8x2xf16> -> vector<8x8xf32>
        //                                             ^^^^^^^^^^^^^^^^^ xegpu.product-llvm-19: expected 16 rows
          return
        }
        """
    )
