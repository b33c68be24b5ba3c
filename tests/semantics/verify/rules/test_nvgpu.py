"""nvgpu: what is multiplied, and what is copied to shared memory."""

from __future__ import annotations

from fixtures import check


def test_copies() -> None:
    check(
        """
        func.func @f(%a: memref<16x16xf32>, %b: memref<4x16xf32, 3>, %c: memref<16x16xf16>, %i: index) {
          %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 4 {bypassL1} : memref<16x16xf32> to memref<4x16xf32, 3>
          return
        }
        // -----
        func.func @f(%a: memref<16x16xf32>, %b: memref<4x16xf32, 3>, %c: memref<16x16xf16>, %i: index) {
          %0 = nvgpu.device_async_copy %a[%i], %b[%i, %i], 4 {bypassL1} : memref<16x16xf32> to memref<4x16xf32, 3>
        //                             ^^ nvgpu.copy: 'src' has 2 dimensions, but got 1 index
          return
        }
        // -----
        func.func @f(%a: memref<16x16xf32>, %b: memref<4x16xf32, 3>, %c: memref<16x16xf16>, %i: index) {
          %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 2 {bypassL1} : memref<16x16xf32> to memref<4x16xf32, 3>
        //                                                     ^ nvgpu.copy: past the first cache go 16 bytes at once
          return
        }
        // -----
        func.func @f(%a: memref<16x16xf32>, %b: memref<4x16xf32, 3>, %c: memref<16x16xf16>, %i: index) {
          %0 = nvgpu.device_async_copy %c[%i, %i], %b[%i, %i], 2 : memref<16x16xf16> to memref<4x16xf32, 3>
        //                                                                              ^^^^^^^^^^^^^^^^^^^ nvgpu.copy
          return
        }
        // -----
        func.func @f(%a: memref<16x16xf32, strided<[16, ?]>>, %b: memref<4x16xf32, 3>, %i: index) {
          %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 2 : memref<16x16xf32, strided<[16, ?]>> to memref<4x16xf32, 3>
        //                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvgpu.copy
          return
        }
        // -----
        func.func @f(%a: memref<16x16xf32>, %b: memref<4x16xf32, #gpu.address_space<private>>, %i: index) {
          %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 2 : memref<16x16xf32> to memref<4x16xf32, #gpu.address_space<private>>
        //                                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvgpu.shared-memory
          return
        }
        """
    )


def test_matrices_in_registers() -> None:
    check(
        """
        func.func @f(%m: memref<8x8xf32, #gpu.address_space<workgroup>>, %i: index) {
          %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xf32, #gpu.address_space<workgroup>> -> vector<2x1xf32>
          %1 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf32, #gpu.address_space<workgroup>> -> vector<2x1xf32>
        //                                                                                                                           ^^^^^^^^^^^^^^^ nvgpu.matrix-fragment
          return
        }
        // -----
        func.func @f(%m: memref<8x8xf32, #gpu.address_space<workgroup>>, %i: index) {
          %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<8x8xf32, #gpu.address_space<workgroup>> -> vector<2x1xf32>
        //                                                                ^^^^ nvgpu.matrix-fragment
          return
        }
        // -----
        func.func @f(%m: memref<8x8xf32, #gpu.address_space<workgroup>>, %i: index) {
          %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xf32, #gpu.address_space<workgroup>> -> vector<2xf32>
        //                                                                                                                           ^^^^^^^^^^^^^ nvgpu.matrix-fragment
          return
        }
        """
    )


def test_multiplications() -> None:
    check(
        """
        func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>, %d: vector<4x1xf32>, %e: vector<2x1xf32>, %g: vector<2x2xf32>) {
          %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
          %1 = nvgpu.mma.sync(%d, %e, %g) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
          %2 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8, 8, 4], tf32Enabled} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
        //                    ^^ nvgpu.matrix-shape: tf32 is for elements f32, but got f64
          return
        }
        // -----
        func.func @f(%a: vector<1x1xi32>) {
          %0 = nvgpu.mma.sync(%a, %a, %a) {mmaShape = [8, 8, 4]} : (vector<1x1xi32>, vector<1x1xi32>, vector<1x1xi32>) -> vector<1x1xi32>
        //                    ^^ nvgpu.matrix-shape: no matrices of i32 are multiplied here: expected i4, i8, f16, bf16
          return
        }
        // -----
        func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
          %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
        //                                                            ^^^^^^^^^^^^^^^ nvgpu.matrix-shape
          return
        }
        // -----
        func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
          %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
          %1 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
        //                                                                                            ^^^^^^^ nvgpu.matrix-shape
          return
        }
        """
    )


def test_tensor_maps() -> None:
    check(
        """
        !plain = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        !narrow = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
        !large = !nvgpu.tensormap.descriptor<tensor = memref<8x512xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        !open = !nvgpu.tensormap.descriptor<tensor = memref<8x?xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        !far = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        !mixed = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
        func.func @f(%p: !plain, %m: memref<8x8xf32, 3>, %i: index, %u: memref<*xf32>) {
          nvgpu.tma.async.store %m to %p[%i, %i] : memref<8x8xf32, 3> -> !plain
          nvgpu.tma.async.store %m to %p[%i] : memref<8x8xf32, 3> -> !plain
        //                            ^^ nvgpu.tensor-map: expected a coordinate for each dimension of memref<8x8xf32, 3>
          %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !narrow
        //                                                                   ^^^^^^^ nvgpu.tensor-map
          %1 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !large
        //                                                                   ^^^^^^ nvgpu.tensor-map
          %2 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !open
        //                                                                   ^^^^^ nvgpu.tensor-map
          %3 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !far
        //                                                                   ^^^^ nvgpu.tensor-map
          %4 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !mixed
        //                                                                   ^^^^^^ nvgpu.tensor-map
          %5 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i, %i] : memref<*xf32> -> !plain
        //                                                            ^^ nvgpu.tensor-map: expected at most 5 dimensions
          return
        }
        // -----
        !plain = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        func.func @f(%p: !plain, %m: memref<8x8xf16, 3>, %i: index) {
          nvgpu.tma.async.store %m to %p[%i, %i] : memref<8x8xf16, 3> -> !plain
        //                                         ^^^^^^^^^^^^^^^^^^ nvgpu.tensor-map: 'src' must have the shape and the
          return
        }
        // -----
        !plain = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
        func.func @f(%p: !plain, %m: memref<8x8xf32>, %i: index) {
          nvgpu.tma.async.store %m to %p[%i, %i] : memref<8x8xf32> -> !plain
        //                                         ^^^^^^^^^^^^^^^ nvgpu.tensor-map: 'src' must be in shared memory, memory
          return
        }
        """
    )


def test_groups_of_warps() -> None:
    check(
        """
        !a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
        !b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
        !w = !nvgpu.warpgroup.descriptor<tensor = memref<64x512xf16, 3>>
        !c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
        !d = !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>
        !i = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
        !l = !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
        func.func @f(%a: !a, %b: !b, %w: !w, %c: !c, %d: !d, %i: !i, %l: !l) {
          %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !c -> !c
          %1 = nvgpu.warpgroup.mma %a, %a, %c {transposeB} : !a, !a, !c -> !c
        //                             ^^ nvgpu.warpgroup: matrix A has 64 columns, matrix B 128 rows
          %2 = nvgpu.warpgroup.mma %a, %b, %i : !a, !b, !i -> !i
        //                                 ^^ nvgpu.warpgroup: no product of f16 and f16 is added to i32
          %3 = nvgpu.warpgroup.mma %a, %b, %l : !a, !b, !l -> !l
        //                                 ^^ nvgpu.warpgroup: all matrices must have 2 dimensions
          %4 = nvgpu.warpgroup.mma %a, %w, %d : !a, !w, !d -> !d
        //                                          ^^ nvgpu.warpgroup: matrices of f16 cannot have 512 columns here
          %5 = nvgpu.warpgroup.mma %a, %w, %c : !a, !w, !c -> !c
        //                                 ^^ nvgpu.warpgroup: matrix B has 512 columns, matrix C 128
          %6 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !a, !b, !c -> !c
        //     ^^^^^^^^^^^^^^^^^^^ nvgpu.warpgroup: the first matrix cannot be transposed unless the second one is
          %7 = nvgpu.warpgroup.mma.init.accumulator -> !d
        //                                             ^^ nvgpu.accumulator: no group of warps accumulates
          return
        }
        // -----
        func.func @f(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf16>>, %m: memref<64x128xf16>) {
          nvgpu.warpgroup.mma.store %d, %m : <fragmented = vector<64x128xf16>> to memref<64x128xf16>
        //                          ^^ nvgpu.accumulator-store: only elements f32 can be stored, but got vector<64x128xf16>
          return
        }
        """
    )


def test_elements_of_accumulators() -> None:
    check(
        """
        func.func @f() {
          %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xui8>>
          %1 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf64>>
        //                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvgpu.accumulator
          %2 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
        //                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nvgpu.accumulator
          return
        }
        """
    )
