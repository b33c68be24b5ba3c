"""xegpu: matrices in shared memory."""

from __future__ import annotations

from fixtures import check


def test_matrices_in_shared_memory() -> None:
    check(
        """
        func.func @f(%m: !xegpu.mem_desc<16x64xf16>, %t: !xegpu.tensor_desc<24x32xf32>, %v: vector<8x16xf16>, %w: vector<17x16xf16>) {
          %0 = xegpu.load_matrix %m[0, 0] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
          %1 = xegpu.load_matrix %m[0, 0] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf32>
        //                                                                ^^^^^^^^^^^^^^^^ element-types-differ
          xegpu.store_matrix %v, %m[0, 0] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
          xegpu.store_matrix %w, %m[0, 0] : vector<17x16xf16>, !xegpu.mem_desc<16x64xf16>
        //                                  ^^^^^^^^^^^^^^^^^ xegpu.part-of-matrix: vector<17x16xf16> is larger than !xegpu.mem_desc<16x64xf16>
          %2 = xegpu.update_nd_offset %t, [16] : !xegpu.tensor_desc<24x32xf32>
        //                                ^^^^ xegpu.moved: expected 2 offsets, but got 1
          return
        }
        """
    )
