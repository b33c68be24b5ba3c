"""amdgpu: buffers, products and lanes."""

from __future__ import annotations

from fixtures import check


def test_buffers() -> None:
    check(
        """
        func.func @f(%m: memref<64x4xf32>, %w: memref<4xf32, 3>, %g: memref<4xf32, #gpu.address_space<global>>, %i: i32, %x: f32) {
          %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<64x4xf32>, i32, i32 -> f32
          %1 = amdgpu.raw_buffer_load %m[%i] : memref<64x4xf32>, i32 -> f32
        //                            ^^ amdgpu.raw-buffer: memref<64x4xf32> has 2 dimensions, but got 1 index
          amdgpu.raw_buffer_store %x -> %g[%i] : f32 -> memref<4xf32, #gpu.address_space<global>>, i32
          amdgpu.raw_buffer_store %x -> %w[%i] : f32 -> memref<4xf32, 3>, i32
        //                                              ^^^^^^^^^^^^^^^^ amdgpu.raw-buffer: the buffer is in global memory, but got memref<4xf32, 3>
          return
        }
        """
    )


def test_products() -> None:
    check(
        """
        func.func @f(%a: f32, %b: vector<16xi8>, %c: vector<16xf32>, %d: vector<32xf32>, %e: vector<8xf32>, %x: f64, %y: vector<4xf64>) {
          %0 = amdgpu.mfma 32x32x1 %a * %a + %d {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
          %1 = amdgpu.mfma 32x32x1 %a * %a + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<16xf32>
        //                                                                                 ^^^^^^^^^^^^^^ amdgpu.product: each lane holds 32 values of the product, but got 16
          %2 = amdgpu.mfma 32x32x1 %a * %a + %d {blocks = 2 : i32, negateA} blgp = none : f32, f32, vector<32xf32>
        //                                                         ^^^^^^^ amdgpu.product: only f64 is negated
          %3 = amdgpu.mfma 16x16x4 %x * %x + %y blgp = bcast_first_32 : f64, f64, vector<4xf64>
        //                                             ^^^^^^^^^^^^^^ amdgpu.product: lanes of f64 are not permuted
          %4 = amdgpu.mfma 32x32x1 %a * %a + %d {abid = 2 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
        //                                              ^^^^^^^ amdgpu.product: 'abid' is below 2, 2 to the power of 'cbsz', but got 2
          %5 = amdgpu.wmma 16x16x16 %b * %b + %e : vector<16xi8>, vector<16xi8>, vector<8xf32>
        //                                                                       ^^^^^^^^^^^^^ amdgpu.wave-product: the product of i8 is not added to f32
          return
        }
        """
    )


def test_lanes() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = amdgpu.dpp %a %a quad_perm ( [1, 0, 3, 2] ) : i32
          %1 = amdgpu.dpp %a %a quad_perm ( [1, 0, 3, 4] ) : i32
        //                                  ^^^^^^^^^^^^ amdgpu.lanes: 4 numbers from 0 to 3 say where lanes go, but got [1, 0, 3, 4]
          %2 = amdgpu.dpp %a %a row_shl : i32
        //     ^^^^^^^^^^ amdgpu.lanes: row_shl needs a number
          %3 = amdgpu.dpp %a %a wave_shl ( 1 : i32 ) : i32
        //                                 ^^^^^^^ amdgpu.lanes: wave_shl takes no number
          %4 = amdgpu.permlane_swap %a 8 : i32
        //                             ^ amdgpu.swapped-rows: attribute 'row_length' must be 16 or 32, but got 8
          return
        }
        """
    )


def test_buffers_in_a_space_with_a_name() -> None:
    check(
        """
        func.func @raw(%a: memref<8x8xf32, "local">, %i: i32) {
          %0 = amdgpu.raw_buffer_load {boundsCheck = true} %a[%i, %i] : memref<8x8xf32, "local">, i32, i32 -> f32
        //                                                              ^^^^^^^^^^^^^^^^^^^^^^^^ amdgpu.raw-buffer
          return
        }
        """
    )


def test_flags_of_integers() -> None:
    check(
        """
        func.func @f(%a: vector<16xf16>, %b: vector<16xi8>, %c: vector<8xf32>, %d: vector<8xi32>) {
          %0 = amdgpu.wmma 16x16x16 %b * %b + %d {clamp, unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32>
          %1 = amdgpu.wmma 16x16x16 %a * %a + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
        //                                        ^^^^^ amdgpu.wave-product: 'clamp' is for integers, but got vector<16xf16>
          return
        }
        """
    )


def test_bytes_of_what_is_transferred() -> None:
    check(
        """
        func.func private @f(!amdgpu.tdm_gather_base<f64, i32>)
        // -----
        func.func private @f(!amdgpu.tdm_gather_base<i17, i32>)
        //                                          ^ bad-type: elements that are gathered have 1, 2, 4 or 8 bytes, but got `i17`
        // -----
        func.func private @f(!amdgpu.tdm_gather_base<i32, !llvm.ptr>)
        //                                          ^ bad-type: the index of what is gathered must be i16 or i32, but got `!llvm.ptr`
        // -----
        func.func @f(%b: !amdgpu.tdm_base<f80>) {
          %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<f80> -> !amdgpu.tdm_descriptor
        //                                                                                                  ^^^^^^^^^^^^^^^^^^^^^ amdgpu.transfer-sizes: elements have 1, 2, 4 or 8 bytes
          return
        }
        """
    )
