// accepted
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> vector<1xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> f32
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<1xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<1xi1>) -> f32
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> f32
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> f64
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> vector<1xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<1xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<1xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> vector<1xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<1xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<1xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> f32
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>) -> vector<16x2xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>) -> vector<2xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>) -> f32
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, i1) -> f32
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<1x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: i1) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<1x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, i1) -> vector<2xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16x2xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16x2xi1>) -> vector<16x2xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>) -> vector<2x16xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, vector<16xi1>) -> vector<1xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16x2xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, vector<16x2xi1>) -> vector<16x2xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> vector<16x2xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16x2xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, vector<16x2xi1>) -> vector<2xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16x2xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, vector<16x2xi1>) -> vector<1xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16x2xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<>>, vector<16x2xi1>) -> vector<1x1xf32>
  return
}
// -----
// refused: xegpu.scattered
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<>>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%t: i64, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (i64, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%t: memref<16xf32>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (memref<16xf32>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<?xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<?xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: operand-type, result-type
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<[16]xi1>) {
  %0 = "xegpu.load"(%t, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<[16]xi1>) -> vector<[16]xf32>
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) <{chunk_size = 1 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> f32
  return
}
// -----
// refused: xegpu.scattered-value
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%t, %m) <{chunk_size = 2 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>) -> vector<2xf32>
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>,%o:vector<16xindex>) {
  %0 = "xegpu.load"(%t,%o, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>,%o:index) {
  %0 = "xegpu.load"(%t,%o, %m) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, index, vector<16xi1>) -> vector<16xf32>
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: i64) {
  "xegpu.prefetch"(%a0) : (i64) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: ui64) {
  "xegpu.prefetch"(%a0) : (ui64) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: memref<16xf32>) {
  "xegpu.prefetch"(%a0) : (memref<16xf32>) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: i64,%a1: vector<4xindex>) {
  "xegpu.prefetch"(%a0,%a1) : (i64,vector<4xindex>) -> ()
  return
}
// -----
// accepted
func.func @f(%a0: memref<16xf32>,%a1: index) {
  "xegpu.prefetch"(%a0,%a1) : (memref<16xf32>,index) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: i64,%a1: index) {
  "xegpu.prefetch"(%a0,%a1) : (i64,index) -> ()
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  "xegpu.prefetch"(%a0) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>,%a1: vector<16xindex>) {
  "xegpu.prefetch"(%a0,%a1) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>,vector<16xindex>) -> ()
  return
}
// -----
// refused: operand-type
func.func @f(%a0: memref<4x4xf32>,%a1: index) {
  "xegpu.prefetch"(%a0,%a1) : (memref<4x4xf32>,index) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: i64) {
  "xegpu.prefetch"(%a0) <{offset_align_byte = 4 : i64}> : (i64) -> ()
  return
}
// -----
// accepted
func.func @f(%a0: i64,%a1: vector<4xindex>) {
  "xegpu.prefetch"(%a0,%a1) <{offset_align_byte = 4 : i64}> : (i64,vector<4xindex>) -> ()
  return
}
// -----
// accepted
func.func @f(%a0: ui64,%a1: index) {
  "xegpu.prefetch"(%a0,%a1) <{offset_align_byte = 4 : i64}> : (ui64,index) -> ()
  return
}
// -----
// refused: xegpu.scattered-offsets
func.func @f(%a0: memref<16xf32>,%a1: index) {
  "xegpu.prefetch"(%a0,%a1) <{offset_align_byte = 4 : i64}> : (memref<16xf32>,index) -> ()
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) -> vector<8xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<7xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<128xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<16x8xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{transpose = array<i64: 1, 0>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<16x8xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{transpose = array<i64: 1, 0>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{transpose = array<i64: 1, 2>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{transpose = array<i64: 1>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{packed}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<4x16x2xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{packed}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{packed}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16x1xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{packed}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<2x16x3xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> vector<2x8x16xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> vector<128xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<1x8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<16xf32>) -> vector<16xf32>
  return
}
// -----
// refused: element-types-differ
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf16>
  return
}
// -----
// refused: element-types-differ
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8xf16>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<256xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<2x8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<2x8x16xf32>) -> vector<2x8x16xf32>
  return
}
// -----
// refused: xegpu.block-value
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{transpose_bit_width = 32 : i32}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x32xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index,%a2: index) {
  %0 = "xegpu.load_nd"(%a0,%a1,%a2) : (!xegpu.tensor_desc<8x16xf32>,index,index) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index,%a2: index) {
  %0 = "xegpu.load_nd"(%a0,%a1,%a2) <{const_offsets = array<i64: -9223372036854775808, -9223372036854775808>}>: (!xegpu.tensor_desc<8x16xf32>,index,index) -> vector<8x16xf32>
  return
}
// -----
// refused: xegpu.block-offsets
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index) {
  %0 = "xegpu.load_nd"(%a0,%a1) <{const_offsets = array<i64: -9223372036854775808>}>: (!xegpu.tensor_desc<8x16xf32>,index) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{const_offsets = array<i64: 0, 0>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// refused: xegpu.block-offsets
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{const_offsets = array<i64: 0>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// refused: xegpu.block-offsets
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{const_offsets = array<i64: 0, 0, 0>}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>) {
  %0 = "xegpu.load_nd"(%a0) <{const_offsets = array<i64 >}>: (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index) {
  %0 = "xegpu.load_nd"(%a0,%a1) <{const_offsets = array<i64: -9223372036854775808, 0>}>: (!xegpu.tensor_desc<8x16xf32>,index) -> vector<8x16xf32>
  return
}
// -----
// refused: xegpu.block-offsets
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index,%a2: index) {
  %0 = "xegpu.load_nd"(%a0,%a1,%a2) <{const_offsets = array<i64: -9223372036854775808>}>: (!xegpu.tensor_desc<8x16xf32>,index,index) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>,%a1: index) {
  %0 = "xegpu.load_nd"(%a0,%a1) <{const_offsets = array<i64: 0, 0>}>: (!xegpu.tensor_desc<8x16xf32>,index) -> vector<8x16xf32>
  return
}
// -----
// accepted
func.func private @f(!xegpu.tensor_desc<16x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [16, 1], sg_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1]>>)
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<16x16xi8, #xegpu.layout<lane_layout = [16, 4], lane_data = [16, 4]>>)
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<16xi8, #xegpu.layout<lane_layout = [8, 4]>>)
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<16x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>>)
// -----
// accepted
func.func private @f(!xegpu.tensor_desc<16x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>>)
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<16x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
// refused: xegpu.block-of-matrix
func.func @f(%m: !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x16xf16>
  return
}
// -----
// accepted
func.func @f(%m: !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [1, 16]>>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [1, 16]>> -> vector<16x16xf16>
  return
}
// -----
// refused: xegpu.block-of-matrix
func.func @f(%m: !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [1, 16], stride = [128, 2]>>) {
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<block = [1, 16], stride = [128, 2]>> -> vector<16x16xf16>
  return
}
// -----
// refused: xegpu.block-of-matrix
func.func @f(%m: !xegpu.mem_desc<64x128xf16>, %v: vector<16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : vector<16xf16>, !xegpu.mem_desc<64x128xf16>
  return
}
// -----
// refused: xegpu.block-of-matrix
func.func @f(%m: !xegpu.mem_desc<64x64xf16, #xegpu.mem_layout<stride = [1, 64]>>, %v: vector<16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : vector<16xf16>, !xegpu.mem_desc<64x64xf16, #xegpu.mem_layout<stride = [1, 64]>>
  return
}
// -----
// accepted
func.func @f(%m: !xegpu.mem_desc<64x64xf16, #xegpu.mem_layout<stride = [1, 64]>>, %v: vector<16x16xf16>) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : vector<16x16xf16>, !xegpu.mem_desc<64x64xf16, #xegpu.mem_layout<stride = [1, 64]>>
  return
}
// -----
// refused: xegpu.block-of-matrix
func.func @f(%m: !xegpu.mem_desc<64x64xf16>, %v: f16) {
  xegpu.store_matrix %v, %m[0, 0] <{subgroup_block_io}> : f16, !xegpu.mem_desc<64x64xf16>
  return
}
// -----
// refused: xegpu.part-of-matrix
func.func @f(%m: !xegpu.mem_desc<4x64x64xf16>, %v: vector<16x16xf16>) {
  xegpu.store_matrix %v, %m[0, 0, 0] : vector<16x16xf16>, !xegpu.mem_desc<4x64x64xf16>
  return
}
// -----
// accepted
func.func @f(%m: !xegpu.mem_desc<4x64x64xf16>, %v: f16) {
  xegpu.store_matrix %v, %m[0, 0, 0] : f16, !xegpu.mem_desc<4x64x64xf16>
  return
}
// -----
// refused: xegpu.product
func.func @f(%a: vector<8xf16>, %b: vector<3xf16>) {
  %r = xegpu.dpas %a, %b : vector<8xf16>, vector<3xf16> -> vector<8xf32>
  return
}
// -----
// accepted
func.func @f(%a: vector<8xf16>, %b: vector<4xf16>) {
  %r = xegpu.dpas %a, %b : vector<8xf16>, vector<4xf16> -> vector<8xf32>
  return
}
// -----
// refused: xegpu.converted-layout
func.func @f(%a: vector<16x16xf32>) {
  %r = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>}> : vector<16x16xf32>
  return
}
// -----
// accepted
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %i: index) {
  %r = xegpu.load_nd %t[%i] : !xegpu.tensor_desc<8x16xf16> -> vector<16xf16>
  return
}
// -----
// refused: bad-type
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 16]>, dims = [0]>>)
// -----
// accepted
func.func @f(%a: !xegpu.tensor_desc<8x16xf16>, %c: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
  call @g(%a, %c) : (!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 1>>, !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 1>>) -> ()
  return
}
func.func private @g(!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<>>, !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<memory_space = global>>)
