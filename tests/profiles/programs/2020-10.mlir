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
// -----
// program: mathematics in a module
module @m {
  func @entry(%m: memref<?x?xf32>, %t: tensor<?xf32>) -> index attributes {x.y} {
    %c0 = constant 0 : index
    %d = dim %m, %c0 : memref<?x?xf32>
    %e = dim %t, %c0 : tensor<?xf32>
    %u = memref_cast %m : memref<?x?xf32> to memref<*xf32>
    %s = addi %d, %e : index
    return %s : index
  }
  func @math(%a: f32, %b: f32) -> f32 {
    %0 = absf %a : f32
    %1 = ceilf %0 : f32
    %2 = cos %1 : f32
    %3 = exp %2 : f32
    %4 = negf %3 : f32
    %5 = tanh %4 : f32
    %6 = copysign %5, %b : f32
    %7 = divf %6, %a : f32
    %8 = remf %7, %b : f32
    %9 = cmpf "olt", %8, %a : f32
    %10 = select %9, %8, %a : f32
    return %10 : f32
  }
}
// -----
// program: bits and conversions
func @bits(%a: i32, %b: i32) -> i64 {
  %0 = and %a, %b : i32
  %1 = or %0, %b : i32
  %2 = xor %1, %a : i32
  %3 = shift_left %2, %b : i32
  %4 = shift_right_signed %3, %b : i32
  %5 = shift_right_unsigned %4, %b : i32
  %6 = sexti %5 : i32 to i64
  %7 = trunci %6 : i64 to i8
  %8 = zexti %7 : i8 to i32
  %9 = index_cast %8 : i32 to index
  %10 = index_cast %9 : index to i64
  %11 = divi_signed %8, %a : i32
  %12 = remi_unsigned %11, %b : i32
  %13 = sitofp %12 : i32 to f32
  %14 = fptosi %13 : f32 to i32
  return %10 : i64
}
// -----
// program: views, splats and loops
#layout = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
!t = type tensor<4x4xf32>
func @views(%n: index, %x: f32, %z: !t) -> !t {
  %a = alloc(%n)[%n] : memref<4x?xf32, #layout>
  %b = alloc() : memref<8x16xf32>
  %c0 = constant 0 : index
  %c4 = constant 4 : index
  %c1 = constant 1 : index
  %s = subview %b[0, %c4] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, offset: ?, strides: [16, 1]>
  %v = splat %x : vector<4xf32>
  %u = splat %x : tensor<4x4xf32>
  affine.for %i = 0 to 4 {
    affine.store %x, %b[%i, %i + 1] : memref<8x16xf32>
    %l = affine.load %b[%i, symbol(%n)] : memref<8x16xf32>
  }
  scf.for %j = %c0 to %c4 step %c1 {
    store %x, %s[%j, %j] : memref<4x4xf32, offset: ?, strides: [16, 1]>
  }
  dealloc %b : memref<8x16xf32>
  return %u : !t
}
// -----
// program: visibility and constants
func @external(i32) -> (f32 {a.b = 1 : i32}) attributes {sym_visibility = "private"}
func @callee(%a: i32 {x.y = unit}, %f: (i32) -> f32) -> f32 {
  %0 = call_indirect %f(%a) : (i32) -> f32
  %g = constant @external : (i32) -> f32
  %1 = call @external(%a) : (i32) -> f32
  %2 = "std.addf"(%0, %1) : (f32, f32) -> f32
  %c = constant dense<[1, 2]> : tensor<2xi32>
  %d = constant sparse<[[0]], [4]> : tensor<3xi32>
  %e = constant true
  %i = constant 0x7C00 : f16
  assert %e, "message"
  return %2 : f32
}
// -----
// program: structured loops with values that are carried
func @sum(%m: memref<?xf32>, %init: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = dim %m, %c0 : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init) -> (f32) {
    %v = load %m[%i] : memref<?xf32>
    %p = cmpf "ogt", %v, %acc : f32
    %x = scf.if %p -> (f32) {
      %s = addf %acc, %v : f32
      scf.yield %s : f32
    } else {
      scf.yield %acc : f32
    }
    scf.yield %x : f32
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    store %r, %m[%i] : memref<?xf32>
    scf.yield
  }
  return %r : f32
}
// -----
// program: matrices as tensors and buffers
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func @generic(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %s: f32) {
  linalg.generic {indexing_maps = [#id, #t], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = mulf %x, %s : f32
    linalg.yield %m : f32
  }
  %c = alloc() : memref<4x4xf32>
  linalg.fill(%c, %s) : memref<4x4xf32>, f32
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  affine.for %i = 0 to 4 {
    %v = affine.load %c[%i, 3 - %i] : memref<4x4xf32>
    affine.store %v, %c[%i, 0] : memref<4x4xf32>
  }
  dealloc %c : memref<4x4xf32>
  return
}
