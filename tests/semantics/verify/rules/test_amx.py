"""amx: tiles and their products."""

from __future__ import annotations

from fixtures import check


def test_tiles() -> None:
    check(
        """
        func.func @f(%m: memref<?x?xi32>, %i: index, %t: !amx.tile<16x16xi32>) {
          %0 = amx.tile_zero : !amx.tile<16x16xf32>
          %1 = amx.tile_zero : !amx.tile<16x3xbf16>
        //                     ^^^^^^^^^^^^^^^^^^^^ amx.tile-size: a row has 512 bits at most, in words of 32: got 48
          amx.tile_store %m[%i, %i], %t : memref<?x?xi32>, !amx.tile<16x16xi32>
          amx.tile_store %m[%i], %t : memref<?x?xi32>, !amx.tile<16x16xi32>
        //                  ^^ amx.indices: the number of operands 'indices' must be 2, the rank of operand 'base' (memref<?x?xi32>), but got 1
          return
        }
        """
    )


def test_products() -> None:
    check(
        """
        func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>, %d: !amx.tile<8x16xi32>, %e: !amx.tile<16x16xf32>) {
          %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
          %1 = amx.tile_muli %a, %b, %d : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
        //                                                                          ^^^^^^^^^^^^^^^^^^^ amx.product
          return
        }
        """
    )


def test_elements_of_tiles() -> None:
    check(
        """
        func.func private @f(!amx.tile<16x16xf16>, !amx.tile<16x64xi8>)
        // -----
        func.func private @f(!amx.tile<16x16xf64>)
        //                                   ^ bad-type: the elements of a tile are f32, f16, bf16, i32 or i8, but got `f64`
        // -----
        !e = index
        func.func private @f(!amx.tile<16x16x!e>)
        //                                   ^^ bad-type: the elements of a tile are
        // -----
        func.func @f() {
          %0 = amx.tile_zero : !amx.tile<16xf32>
        //                     ^^^^^^^^^^^^^^^^^ amx.tile-size: a tile has 2 dimensions, but got !amx.tile<16xf32>
          return
        }
        """
    )


def test_rows_in_memory() -> None:
    check(
        """
        func.func @f(%a: memref<?xi8>, %b: memref<?x?xi8, strided<[?, 2]>>, %i: index, %t: !amx.tile<16x64xi8>) {
          %0 = amx.tile_load %a[%i] : memref<?xi8> into !amx.tile<16x64xi8>
        //                            ^^^^^^^^^^^^ amx.tile-memory: a tile without a stride is in memory of 2 dimensions at least, but got memref<?xi8>
          %1 = amx.tile_load %a[%i], %i : memref<?xi8> into !amx.tile<16x64xi8>
          %2 = amx.tile_load %b[%i, %i], %i : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<16x64xi8>
          amx.tile_store %b[%i, %i], %t : memref<?x?xi8, strided<[?, 2]>>, !amx.tile<16x64xi8>
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ amx.tile-memory: the last dimension must have stride 1, but got memref<?x?xi8, strided<[?, 2]>>
          return
        }
        """
    )
