// program: loads and stores of affine code
func @scale(%A: memref<?x?xf32>, %f: f32) {
  %m = dim %A, 0 : memref<?x?xf32>
  %n = dim %A, 1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %b = mulf %a, %f : f32
      affine.store %b, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
// program: loops over ranges
func @loops(%A: memref<?xf32>, %n: index, %f: f32) {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  loop.for %i = %c0 to %n step %c2 {
    %c = cmpi "slt", %i, %n : index
    loop.if %c {
      %v = load %A[%i] : memref<?xf32>
      %w = divf %v, %f : f32
      store %w, %A[%i] : memref<?xf32>
    } else {
      store %f, %A[%i] : memref<?xf32>
    }
  }
  return
}
// -----
// program: bits
func @bits(%a: i32, %b: i32, %v: vector<4xi32>) -> i32 {
  %0 = and %a, %b : i32
  %1 = or %0, %b : i32
  %2 = xor %1, %a : i32
  %3 = and %v, %v : vector<4xi32>
  %4 = divis %2, %a : i32
  %5 = diviu %4, %b : i32
  %6 = remis %5, %a : i32
  %7 = remiu %6, %b : i32
  %8 = subi %7, %a : i32
  return %8 : i32
}
// -----
// program: floats
func @floats(%x: f32, %v: vector<4xf32>) -> f32 {
  %0 = absf %x : f32
  %1 = ceilf %0 : f32
  %2 = cos %1 : f32
  %3 = exp %2 : f32
  %4 = negf %3 : f32
  %5 = tanh %4 : f32
  %6 = copysign %5, %x : f32
  %7 = cmpf "olt", %6, %x : f32
  %8 = select %7, %6, %x : f32
  %9 = splat %8 : vector<4xf32>
  %10 = addf %9, %v : vector<4xf32>
  return %8 : f32
}
// -----
// program: tensors of elements
func @tensors(%m: memref<8x16xf32>, %x: f32, %i: index) -> tensor<8x16xf32> {
  %0 = splat %x : tensor<8x16xf32>
  %1 = tensor_load %m : memref<8x16xf32>
  %2 = addf %0, %1 : tensor<8x16xf32>
  tensor_store %2, %m : memref<8x16xf32>
  %3 = extract_element %2[%i, %i] : tensor<8x16xf32>
  %4 = tensor_cast %2 : tensor<8x16xf32> to tensor<?x?xf32>
  %5 = dim %4, 1 : tensor<?x?xf32>
  %6 = constant dense<1.0> : tensor<8x16xf32>
  return %6 : tensor<8x16xf32>
}
// -----
// program: a switch over blocks
func @switch(%x: i32) -> i32 {
  %c0 = constant 0 : i32
  %c1 = constant 1 : i32
  %is0 = cmpi "eq", %x, %c0 : i32
  cond_br %is0, ^zero, ^next
^zero:
  br ^exit(%c1 : i32)
^next:
  %is1 = cmpi "sle", %x, %c1 : i32
  cond_br %is1, ^exit(%c0 : i32), ^other
^other:
  %y = muli %x, %x : i32
  br ^exit(%y : i32)
^exit(%r: i32):
  return %r : i32
}
// -----
// program: a copy between memories
func @copy(%src: memref<40x8xvector<16xf32>, (d0, d1) -> (d0, d1), 0>,
           %dst: memref<2x4xvector<16xf32>, (d0, d1) -> (d0, d1), 2>, %i: index) {
  %size = constant 32 : index // elements
  %tag = alloc() : memref<1 x i32, (d0) -> (d0), 4>
  %idx = constant 0 : index
  dma_start %src[%i, %idx], %dst[%idx, %idx], %size, %tag[%idx] :
    memref<40x8xvector<16xf32>, (d0, d1) -> (d0, d1), 0>,
    memref<2x4xvector<16xf32>, (d0, d1) -> (d0, d1), 2>, memref<1 x i32, (d0) -> (d0), 4>
  dma_wait %tag[%idx], %size : memref<1 x i32, (d0) -> (d0), 4>
  return
}
// -----
// program: functions as values, in a module
module {
  func @f(%x: f32) -> f32 {
    return %x : f32
  }
  func @main() -> f32 {
    %0 = constant @f : (f32) -> f32
    %1 = constant 2.0 : f32
    %2 = call_indirect %0(%1) : (f32) -> f32
    %3 = call @f(%2) : (f32) -> f32
    return %3 : f32
  }
}
// -----
// program: vectors of buffers
func @vectors(%A: memref<?x?xf32>, %i: index) {
  %pad = constant 0.0 : f32
  %0 = vector.transfer_read %A[%i, %i], %pad {permutation_map = (d0, d1) -> (d0, d1)}
      : memref<?x?xf32>, vector<4x4xf32>
  %1 = vector.extract %0[1] : vector<4x4xf32>
  %2 = vector.broadcast %pad : f32 to vector<4x4xf32>
  %3 = addf %0, %2 : vector<4x4xf32>
  vector.transfer_write %3, %A[%i, %i] {permutation_map = (d0, d1) -> (d0, d1)}
      : vector<4x4xf32>, memref<?x?xf32>
  return
}
