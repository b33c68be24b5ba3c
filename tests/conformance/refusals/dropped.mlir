// refused: expected-token
func.func @f(%x: vector<4xf32>) {
  vector.print %x :
  return
}
// -----
// refused: expected-token
func.func @f(%a: i32) {
  %bounds = acc.bounds lowerbound(%a : ) upperbound(%a : i32)
  return
}
// -----
// refused: type-count
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : () -> !transform.any_op
    transform.yield
  }
}
// -----
// refused: expected-token
func.func @f(%i: index, %buffer: memref<32x32xf32>) {
  %a = gpu.subgroup_mma_load_matrix %buffer[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> <16x16xf32, "COp">
  return
}
// -----
// accepted
func.func @f(%p: !llvm.ptr, %stride: i16, %records: i64, %flags: i32) {
  %res = rocdl.make.buffer.rsrc %p, %stride, %records, %flags : to <8>
  return
}
// -----
// refused: operand-type
func.func @f(%p: !llvm.ptr) {
  %res = rocdl.ds.read.tr16.b64 %p : -> vector<4xf16>
  return
}
// -----
// accepted
%m = "memref.alloc"() {operandSegmentSizes = index} : () -> memref<10x10xi32>
// -----
// accepted
%m = "memref.alloc"() {operandSegmentSizes = array<i32: 0>} : () -> memref<10x10xi32>
// -----
// refused: segment-sizes
%m = "memref.alloc"() <{operandSegmentSizes = index}> : () -> memref<10x10xi32>
// -----
// refused: segment-sizes
func.func @f(%i: index) {
  %m = "memref.alloc"(%i) {operandSegmentSizes = index} : (index) -> memref<?x10xi32>
  return
}
// -----
// accepted
"memref.global"() {sym_name = "a", type = memref<3xi8>, initial_value = dense<[1, 2, 3]> : tensor<3xi8, "x">} : () -> ()
// -----
// refused: memref.global-value
"memref.global"() {sym_name = "a", type = memref<3xi8>, initial_value = dense<[1, 2, 3, 4]> : tensor<4xi8, "x">} : () -> ()
// -----
// accepted
module attributes {test.number = #complex.number<:f16 0x7F800000, 4.0>} {
}
// -----
// refused: affine.map-or-set
func.func @f(%z: index) {
  %0 = affine.max 42 : i32 (%z)
  return
}
// -----
// refused: affine.map-or-set
func.func @f(%z: index) {
  affine.if "a" (%z) {
  }
  return
}
// -----
// refused: acc.data-entry
func.func @f(%a: memref<f32>) {
  acc.data dataOperands(%a : memref<f32>) {
  }
  return
}
// -----
// refused: acc.data-operands
func.func @f() {
  acc.declare_exit
  return
}
// -----
// accepted
llvm.func @f(%a: i32, %b: i32, %c: f32, %metadata: i32, %selector: i32, %scale: i32, %byte: i16, %thread: i16) {
  %product = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%b, %b, %b, %b] C[%c, %c, %c, %c] sparseMetadata[%metadata] selector[%selector] scaleA[%scale, %byte, %thread] scaleB[%scale, %byte, %thread] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
// refused: nvvm.missing-attribute
llvm.func @f(%a: i32, %b: i32, %c: f32, %metadata: i32, %selector: i32, %scale: i32, %byte: i16, %thread: i16) {
  %product = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%b, %b, %b, %b] C[%c, %c, %c, %c] sparseMetadata[%metadata] selector[%selector] scaleA[%scale, %byte, %thread] scaleB[%scale, %byte, %thread] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
// refused: type-count
func.func @f(%a: vector<8x16xbf16>, %b: vector<16x16xbf16>, %c: vector<8x16xf32>) {
  %product = xegpu.dpas %a, %b, %c : vector<8x16xbf16>, vector<16x16xbf16> -> vector<8x16xf32>
  return
}
// -----
// refused: affine.map-inputs
#map = affine_map<()[s0] -> (s0)>
func.func @f() {
  affine.for %k = 8 to #map()[] step 4 {
  }
  return
}
// -----
// refused: affine.map-inputs
func.func @f(%a: index) {
  %max = affine.max affine_map<()[s0] -> ()> ()[%a]
  return
}
// -----
// refused: expected-token
ml_program.global mutable @counter(dense<4> : tensor<4xi32>) : tensor<4xi32>
// -----
// refused: transform.tiling
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%root: !transform.any_op) {
    %tiled, %loop = transform.structured.tile_using_forall %root tile_sizes [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// refused: missing-attribute
func.func @f(%v: f32) -> f32 {
  %r = gpu.subgroup_reduce %v : (f32) -> f32
  return %r : f32
}
// -----
// refused: bad-type
func.func private @f(memref<4xf32, 1, #gpu.address_space<workgroup>>)
// -----
// refused: bad-type
#space = #gpu.address_space<workgroup>
func.func private @f(memref<4xf32, #space, 1, 2>)
// -----
// accepted
#layout = strided<[2]>
#space = #gpu.address_space<workgroup>
func.func private @f(memref<4xf32, #layout, #space>)
