func.func @tiles(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %matrix: memref<?x?xf32>, %i: index, %x: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %zero = amx.tile_zero : !amx.tile<16x16xf32>
  %tile = amx.tile_load %matrix[%i, %i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  amx.tile_store %matrix[%i, %i], %tile : memref<?x?xf32>, !amx.tile<16x16xf32>
  %product = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %product_1 = amx.tile_muli %x, %x, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
