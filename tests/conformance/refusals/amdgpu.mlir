// refused: amdgpu.sparse-product
func.func @f(%sa: vector<8xf8E4M3FN>, %sb: vector<16xf8E4M3FN>, %sc: vector<4xf32>, %i: vector<2xi16>) {
  %p = amdgpu.sparse_mfma 16x16x64 %sa * %sb + %sc sparse(%i : vector<2xi16>) {abid = 2 : i32} : vector<8xf8E4M3FN>, vector<16xf8E4M3FN>, vector<4xf32>
  return
}
// -----
// accepted
func.func @f(%sa: vector<8xf8E4M3FN>, %sb: vector<16xf8E5M2>, %sc: vector<4xf32>, %i: vector<2xi16>) {
  %p = amdgpu.sparse_mfma 16x16x64 %sa * %sb + %sc sparse(%i : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>
  return
}
// -----
// refused: amdgpu.sparse-product
func.func @f(%sa: vector<8xf8E4M3FN>, %sb: vector<16xi8>, %sc: vector<4xf32>, %i: vector<2xi16>) {
  %p = amdgpu.sparse_mfma 16x16x64 %sa * %sb + %sc sparse(%i : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xi8>, vector<4xf32>
  return
}
// -----
// refused: amdgpu.scaled-product
func.func @f(%x: vector<128xf4E2M1FN>, %y: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %p = amdgpu.scaled_wmma 32x16x128 (%s * %x) * (%s * %y) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
// refused: amdgpu.scaled-product
func.func @f(%x: vector<64xf4E2M1FN>, %y: vector<64xf4E2M1FN>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %p = amdgpu.scaled_wmma 16x16x128 (%s * %x) * (%t * %y) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
// accepted
func.func @f(%x: vector<64xf4E2M1FN>, %y: vector<64xf4E2M1FN>, %s: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %p = amdgpu.scaled_wmma 16x16x128 (%s * %x) * (%s * %y) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
// refused: amdgpu.lanes
func.func @f(%a: f128, %b: f128) {
  %0 = amdgpu.dpp %a %b row_mirror : f128
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<?xf32, affine_map<(d0) -> (d0 * 2 + 1)>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<?xf32, affine_map<(d0) -> (d0 * 2 + 1)>> to memref<?xf32, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.gathered
func.func @f(%src: memref<32x32xf16>, %i: index, %dst: memref<32x32xf16, strided<[32, 2]>, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %src[%i, %i], %dst[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, strided<[32, 2]>, #gpu.address_space<workgroup>>
  return
}
// -----
// refused: amdgpu.gathered
func.func @f(%src: memref<32x32xf16>, %i: index, %dst: memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %src[%i, %i], %dst[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>, #gpu.address_space<workgroup>>
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<4xf32, strided<[1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<4xf32, strided<[1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<4xf32, strided<[1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<4xf32, strided<[1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<4x4xf32, strided<[8, 1], offset: ?>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<4x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<4x4xf32>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4x4xf32> to memref<4x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<4x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4x4xf32, strided<[4, 1], offset: 2>> to memref<4x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<4x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<4x4xf32, strided<[4, 1], offset: 2>> to memref<4x4xf32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.gathered
func.func @f(%src: memref<32x32xf16>, %i: index, %dst: memref<32x32xf16, strided<[?, ?]>, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %src[%i, %i], %dst[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, strided<[?, ?]>, #gpu.address_space<workgroup>>
  return
}
// -----
// accepted
func.func @f(%src: memref<32x32xf16>, %i: index, %dst: memref<32x1xf16, strided<[32, 2]>, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %src[%i, %i], %dst[%i, %i] : f16, memref<32x32xf16>, memref<32x1xf16, strided<[32, 2]>, #gpu.address_space<workgroup>>
  return
}
// -----
// accepted
func.func @f(%a: f64, %b: f64) {
  %0 = amdgpu.dpp %a %b row_mirror : f64
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<?x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<?x4xf32, strided<[4, 1], offset: 2>> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<?x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<?x4xf32, strided<[4, 1], offset: 2>> to memref<?x4xf32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<f32, strided<[], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<f32, strided<[], offset: 2>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.fat-buffer
func.func @f(%b: memref<?xf32, strided<[1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<?xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// accepted
func.func @f(%b: memref<?xf32, strided<[1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<?xf32, strided<[1], offset: 2>> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// refused: amdgpu.lanes
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm : i32
  return
}
// -----
// refused: amdgpu.product
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xi8>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %b + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xi8>, vector<16xf32>
  return
}
