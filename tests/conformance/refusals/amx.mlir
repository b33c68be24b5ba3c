// refused: amx.tile-memory
func.func @f(%m: memref<i8>) {
  %0 = amx.tile_load %m[] : memref<i8> into !amx.tile<16x64xi8>
  return
}
// -----
// refused: amx.tile-memory
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
// accepted
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i], %t, %i : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
// refused: amx.tile-memory
func.func @f(%m: memref<?x1xi8, strided<[?, 2]>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x1xi8, strided<[?, 2]>> into !amx.tile<16x64xi8>
  return
}
// -----
// refused: amx.tile-memory
func.func @f(%m: memref<?x?xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, affine_map<(d0, d1) -> (d1, d0)>> into !amx.tile<16x64xi8>
  return
}
// -----
// accepted
func.func @f(%m: memref<4x16x64xi8, strided<[5000, 64, 1], offset: ?>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i, %i] : memref<4x16x64xi8, strided<[5000, 64, 1], offset: ?>> into !amx.tile<16x64xi8>
  return
}
// -----
// accepted
func.func @f(%m: memref<?x?xi8, affine_map<(d0, d1) -> (d0 * 64 + d1)>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, affine_map<(d0, d1) -> (d0 * 64 + d1)>> into !amx.tile<16x64xi8>
  return
}
