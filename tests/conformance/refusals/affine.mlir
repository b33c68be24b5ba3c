// accepted
func.func @b1(%m: memref<?xf32>, %l: index, %k: f32) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 10 {
    %z = arith.divui %l, %c4 : index
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b4(%m: memref<?xf32>, %l: index, %k: f32) {
  affine.for %i = 0 to 10 {
    %z = affine.for %j = 0 to 10 iter_args(%a = %l) -> index { affine.yield %a : index }
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b5(%m: memref<?xf32>, %l: index, %k: f32) {
  affine.for %i = 0 to 10 {
    %z = affine.min affine_map<(d0) -> (d0, 1)>(%l)
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b6(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %z = tensor.dim %t, %c0 : tensor<?xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b7(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %q = tensor.empty(%l) : tensor<?xf32>
    %z = tensor.dim %q, %c0 : tensor<?xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b8(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %l to %l step %l {
    %q = memref.alloc(%l) : memref<?xf32>
    %z = memref.dim %q, %c0 : memref<?xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b11(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %l to %l step %l {
    %q = memref.alloca(%l) : memref<?x4xf32>
    %z = memref.dim %q, %c0 : memref<?x4xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b12(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %l to %l step %l {
    scf.execute_region {
    affine.store %k, %m[%i] : memref<?xf32>
    scf.yield
    }
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b13(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0)>(%i)
    %c = arith.addi %a, %l : index
    %b = affine.apply affine_map<(d0) -> (d0)>(%c)
    affine.store %k, %m[%b] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b14(%m: memref<?xf32>, %l: index, %k: f32, %t: tensor<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.addi %l, %l : index
    %d = arith.addi %l, %c : index
    %e = arith.addi %d, %c : index
    %b = affine.apply affine_map<(d0) -> (d0)>(%e)
    affine.store %k, %m[%b] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b15(%m: memref<?xf32>, %l: index, %k: f32, %t: i32) {
  affine.for %i = 0 to 10 {
    %c = arith.index_cast %t : i32 to index
    affine.store %k, %m[%c] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b16(%m: memref<?xf32>, %l: index, %k: f32, %t: i32) {
  affine.for %i = 0 to 10 {
    %z = affine.linearize_index disjoint [%i, %l] by (2, 3) : index
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b17(%m: memref<?xf32>, %l: index, %k: f32, %t: i32) {
  affine.for %i = 0 to 10 {
    %z:2 = affine.delinearize_index %i into (2, 3) : index, index
    affine.store %k, %m[%z#1] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b18(%m: memref<?xf32>, %l: index, %k: f32, %t: i32) {
  affine.for %i = 0 to 10 {
    %z = gpu.thread_id x
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// accepted
func.func @b19(%m: memref<?xf32>, %l: index, %k: f32, %t: i32) {
  affine.for %i = 0 to 10 {
    %u = memref.alloc() : memref<4xf32>
    %c0 = arith.constant 0 : index
    %z = memref.dim %u, %c0 : memref<4xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b20(%m: memref<?xf32>, %l: index, %k: f32, %t: i32, %mm: memref<4xmemref<?xf32>>) {
  affine.for %i = 0 to 10 {
    %u = memref.load %mm[%l] : memref<4xmemref<?xf32>>
    %c0 = arith.constant 0 : index
    %z = memref.dim %u, %c0 : memref<?xf32>
    affine.store %k, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @b22(%m: memref<?xf32>, %l: index, %k: f32, %i1: index) {
  %e = scf.execute_region -> index {
    %q = func.call @g() : () -> index
    affine.store %k, %m[%q] : memref<?xf32>
    scf.yield %q : index
  }
  return
}
func.func private @g() -> index
// -----
// refused: affine.not-a-dimension
func.func @b23(%m: memref<?xf32>, %l: index, %k: f32, %i1: index) {
  affine.for %i = 0 to 10 {
    "affine.if"(%i) <{condition = affine_set<()[s0] : (s0 >= 0)>}> ({ affine.yield }, { }) : (index) -> ()
  }
  return
}
// -----
// refused: undefined-value
func.func @a(%m: memref<10xf32>) {
  scf.for %i = %c to %c step %c { }
  return
}
// -----
// refused: affine.not-a-dimension, undefined-value
func.func @a8(%m: memref<10xf32>, %l: index, %n: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = arith.addi %i, %l : index
    affine.store %f, %m[%x] : memref<10xf32>
  }
  return
}
// -----
// refused: value-type-mismatch
func.func @a19(%m: memref<?xf32>, %l: i32, %f: f32) {
    affine.store %f, %m[%l] : memref<?xf32>
  return
}
// -----
// refused: affine.loop-as-symbol
func.func @a31(%m: memref<?xf32>, %l: index, %f: f32, %c: i1) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%i]
  }
  return
}
// -----
// refused: bad-attribute
func.func @a33(%m: memref<?xf32>, %l: index) {
  affine.for %i = 0 to 10 step -1 { }
  return
}
// -----
// refused: expected-token
func.func @a34(%m: memref<?xf32>, %l: index) {
  affine.for %i = affine_map<()->(0,1)>() to 10 { }
  return
}
// -----
// refused: expected-token
func.func @a35(%m: memref<?xf32>, %l: index) {
  affine.for %i = max affine_map<()->(0,1)>() to affine_map<()->(0,1)>() { }
  return
}
// -----
// refused: operand-count
func.func @a36(%m: memref<?xf32>, %l: index) {
  affine.for %i = affine_map<(d0)->(d0)>() to 10 { }
  return
}
// -----
// refused: operand-count
func.func @a37(%m: memref<?xf32>, %l: index) {
  affine.for %i = affine_map<(d0)[s0]->(d0)>(%l)[] to 10 { }
  return
}
// -----
// refused: operand-count
func.func @a38(%m: memref<?xf32>, %l: index) {
  affine.for %i = 0 to affine_map<(d0)->(d0)>(%l)[%l] { }
  return
}
// -----
// refused: value-type-mismatch
func.func @a39(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.for %i = 0 to %k { }
  return
}
// -----
// refused: type-count
func.func @a40(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.for %i = 0 to 10 iter_args(%a = %l, %b = %k) -> (index) { affine.yield %a : index }
  return
}
// -----
// refused: yielded-values
func.func @a41(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.for %i = 0 to 10 iter_args(%a = %l, %b = %k) -> (index, i32) { affine.yield %a : index }
  return
}
// -----
// refused: operand-count
func.func @a42(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.if affine_set<(d0): (d0 >= 0)>(%l)[%l] { }
  return
}
// -----
// refused: operand-count
func.func @a43(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.if affine_set<(d0)[s0]: (d0 >= 0)>(%l) { }
  return
}
// -----
// refused: affine.map-or-set
func.func @a44(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.if affine_map<(d0)-> (d0)>(%l) { }
  return
}
// -----
// refused: affine.accessed-type
func.func @a45(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.prefetch %m[%l, %l], read, locality<3>, data : memref<?xf32>
  return
}
// -----
// refused: unknown-keyword
func.func @a46(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.prefetch %m[%l], rd, locality<3>, data : memref<?xf32>
  return
}
// -----
// refused: attribute-value
func.func @a47(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.prefetch %m[%l], read, locality<5>, data : memref<?xf32>
  return
}
// -----
// refused: unknown-keyword
func.func @a48(%m: memref<?xf32>, %l: index, %k: i32) {
  affine.prefetch %m[%l], read, locality<3>, foo : memref<?xf32>
  return
}
// -----
// refused: affine.loop-reductions
func.func @a49(%m: memref<?xf32>, %l: index, %k: i32) {
  %r = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("addf", "mulf") -> (f32) { }
  return
}
// -----
// refused: unknown-keyword
func.func @a50(%m: memref<?xf32>, %l: index, %k: f32) {
  %r = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("foo") -> (f32) { affine.yield %k : f32 }
  return
}
// -----
// refused: affine.loop-reductions
func.func @a51(%m: memref<?xf32>, %l: index, %k: f32) {
  %r = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("addi") -> (f32) { affine.yield %k : f32 }
  return
}
// -----
// refused: affine.loop-bounds
func.func @a52(%m: memref<?xf32>, %l: index, %k: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10) { }
  return
}
// -----
// refused: bad-attribute
func.func @a53(%m: memref<?xf32>, %l: index, %k: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, %l) { }
  return
}
// -----
// refused: affine.loop-bounds
func.func @a54(%m: memref<?xf32>, %l: index, %k: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1) { }
  return
}
// -----
// refused: operand-count
func.func @a55(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.min affine_map<(d0)->(d0)>(%l, %l)
  return
}
// -----
// refused: operand-count
func.func @a56(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.max affine_map<(d0)[s0]->(d0)>(%l)
  return
}
// -----
// refused: affine.map-inputs
func.func @a57(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.apply affine_map<(d0)->(d0, d0)>(%l)
  return
}
// -----
// refused: result-count
func.func @a58(%m: memref<?xf32>, %l: index, %k: f32) {
  %0:2 = affine.apply affine_map<(d0)->(d0, d0)>(%l)
  return
}
// -----
// refused: affine.accessed-type
func.func @a59(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.load %m[%l, %l] : memref<?xf32>
  return
}
// -----
// refused: affine.accessed-type
func.func @a60(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.vector_load %m[%l] : memref<?xf32>, vector<4xi32>
  return
}
// -----
// refused: value-type-mismatch
func.func @a61(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.load %m[%l] : memref<?xf64>
  return
}
// -----
// refused: affine.split-index
func.func @a63(%m: memref<?xf32>, %l: index, %k: f32) {
  %0:3 = affine.delinearize_index %l into (0, 1, 2) : index, index, index
  return
}
// -----
// refused: affine.joined-indices
func.func @a66(%m: memref<?xf32>, %l: index, %k: f32) {
  %0 = affine.linearize_index disjoint [%l] by (2, -3) : index
  return
}
// -----
// refused: wrong-parent
func.func @a67(%m: memref<?xf32>, %l: index, %k: f32, %c: i1) {
  scf.if %c { affine.yield }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_addf(%v: vector<2xf32>) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (vector<2xf32>) {
    affine.yield %v : vector<2xf32>
  }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_addi(%v: index) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("addi") -> (index) {
    affine.yield %v : index
  }
  return
}
// -----
// accepted
func.func @r_addi(%v: ui8) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("addi") -> (ui8) {
    affine.yield %v : ui8
  }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_maxs(%v: i32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("maxs") -> (i32) {
    affine.yield %v : i32
  }
  return
}
// -----
// accepted
func.func @r_maxs(%v: si32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("maxs") -> (si32) {
    affine.yield %v : si32
  }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_minu(%v: si32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("minu") -> (si32) {
    affine.yield %v : si32
  }
  return
}
// -----
// accepted
func.func @r_minu(%v: ui32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("minu") -> (ui32) {
    affine.yield %v : ui32
  }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_xori(%v: i32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("xori") -> (i32) {
    affine.yield %v : i32
  }
  return
}
// -----
// refused: affine.loop-reductions
func.func @r_maxnumf(%v: f32) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("maxnumf") -> (f32) {
    affine.yield %v : f32
  }
  return
}
// -----
// accepted
func.func @r_assign(%v: complex<f32>) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("assign") -> (complex<f32>) {
    affine.yield %v : complex<f32>
  }
  return
}
// -----
// accepted
func.func @r_maximumf(%v: f8E5M2) {
  %0 = affine.parallel (%k) = (0) to (4) reduce ("maximumf") -> (f8E5M2) {
    affine.yield %v : f8E5M2
  }
  return
}
// -----
// accepted
func.func @no_results(%v: f32) {
  "affine.for"(%v) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%k: index, %l: f32):
    affine.yield
  }) : (f32) -> ()
  return
}
// -----
// refused: region-arguments
func.func @no_argument(%v: f32) {
  "affine.for"(%v) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%k: index):
    affine.yield
  }) : (f32) -> ()
  return
}
// -----
// refused: affine.transfer-operands
func.func @no_memory(%v: f32, %i: index) {
  "affine.dma_wait"(%v, %i, %i) : (f32, index, index) -> ()
  return
}
