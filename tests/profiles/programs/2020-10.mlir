// program: views of a buffer
func @views(%size: index, %n: index) {
  %bytes = alloc(%size) : memref<?xi8>
  %c0 = constant 0 : index
  %0 = view %bytes[%c0][%n] : memref<?xi8> to memref<?x4xf32>
  %1 = alloc() : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
  %2 = subview %1[2, 4] [4, 8] [1, 1]
      : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> to memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 36)>>
  %3 = memref_cast %0 : memref<?x4xf32> to memref<*xf32>
  %4 = rank %3 : memref<*xf32>
  return
}
// -----
// program: loops with values that they carry
func @sum(%A: memref<?xf32>) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = dim %A, %c0 : memref<?xf32>
  %zero = constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f32) {
    %v = load %A[%i] : memref<?xf32>
    %u = addf %t, %v : f32
    scf.yield %u : f32
  }
  return %s : f32
}
// -----
// program: integers
func @integers(%a: i32, %b: i64, %x: index) -> i64 {
  %0 = sexti %a : i32 to i64
  %1 = zexti %a : i32 to i64
  %2 = trunci %b : i64 to i32
  %3 = index_cast %x : index to i64
  %4 = shift_left %0, %1 : i64
  %5 = shift_right_signed %4, %3 : i64
  %6 = shift_right_unsigned %5, %b : i64
  %7 = divi_signed %6, %b : i64
  %8 = remi_unsigned %7, %b : i64
  %9 = xor %8, %b : i64
  return %9 : i64
}
// -----
// program: floats of several widths
func @widths(%h: f16, %d: f64, %i: i32) -> f32 {
  %0 = fpext %h : f16 to f32
  %1 = fptrunc %d : f64 to f32
  %2 = sitofp %i : i32 to f32
  %3 = uitofp %i : i32 to f32
  %4 = fptosi %0 : f32 to i32
  %5 = cmpf ogt, %0, %1 : f32
  %6 = select %5, %2, %3 : f32
  %7 = sqrt %6 : f32
  %8 = log2 %7 : f32
  %9 = rsqrt %8 : f32
  return %9 : f32
}
// -----
// program: tensors made and taken apart
func @parts(%t: tensor<8x16xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = subtensor %t[0, 4] [4, 8] [1, 1] : tensor<8x16xf32> to tensor<4x8xf32>
  %1 = subtensor_insert %0 into %t[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x16xf32>
  %2 = tensor_from_elements %x, %x : tensor<2xf32>
  %3 = dynamic_tensor_from_elements %i {
  ^bb0(%k: index):
    %4 = extract_element %2[%k] : tensor<2xf32>
    yield %4 : f32
  } : tensor<?xf32>
  return %3 : tensor<?xf32>
}
// -----
// program: atomic updates
func @atomic(%A: memref<10xf32>, %i: index, %x: f32) -> f32 {
  %0 = atomic_rmw "addf" %x, %A[%i] : (f32, memref<10xf32>) -> f32
  %1 = generic_atomic_rmw %A[%i] : memref<10xf32> {
  ^bb0(%current: f32):
    %2 = mulf %current, %x : f32
    atomic_yield %2 : f32
  }
  assume_alignment %A, 16 : memref<10xf32>
  prefetch %A[%i], read, locality<3>, data : memref<10xf32>
  return %0 : f32
}
// -----
// program: a parallel nest
func @parallel(%A: memref<64x64xf32>, %f: f32) {
  affine.parallel (%i, %j) = (0, 0) to (64, 64) {
    %v = affine.load %A[%i, %j] : memref<64x64xf32>
    %w = addf %v, %f : f32
    affine.store %w, %A[%i, %j] : memref<64x64xf32>
  }
  return
}
// -----
// program: complex numbers
func @complex(%x: f32, %y: f32) -> f32 {
  %0 = create_complex %x, %y : complex<f32>
  %1 = addcf %0, %0 : complex<f32>
  %2 = subcf %1, %0 : complex<f32>
  %3 = re %2 : complex<f32>
  %4 = im %2 : complex<f32>
  %5 = addf %3, %4 : f32
  return %5 : f32
}
// -----
// program: products over buffers
func @products(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>) outs(%C : memref<?x?xf32>)
  %c0 = constant 0 : index
  %m = dim %C, %c0 : memref<?x?xf32>
  %zero = constant 0.0 : f32
  linalg.fill(%C, %zero) : memref<?x?xf32>, f32
  linalg.copy(%A, %C) : memref<?x?xf32>, memref<?x?xf32>
  return
}
