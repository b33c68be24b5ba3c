// accepted
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<5xf32>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n)[%n, %n] : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: memref.layout-symbol-count
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n)[%n, %n] : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n)[%n, %n] : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n)[%n, %n] : memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// refused: result-type
func.func @f(%n: index) {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n)[%n, %n] : memref<4x1xf32>
  return
}
// -----
// accepted
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<?xf32>
  return
}
// -----
// accepted
func.func @f() {
  %0 = memref.alloca() {alignment = 8} : memref<4xf32>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<4xf32, strided<[2]>>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<4xf32, 1>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<4xf64>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<16xf32>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
// refused: memref.layout-symbol-count
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: attribute-value
func.func @f() {
  %0 = memref.alloca() {alignment = 0} : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
  %0 = memref.alloca_scope -> (memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
    memref.alloca_scope.return %a : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  }
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.alloca_scope -> (memref<4x4xf32>) {
    memref.alloca_scope.return %a : memref<4x4xf32>
  }
  return
}
// -----
// accepted
func.func @f(%v: f32) {
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v : f32
  }
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  %0 = memref.alloca_scope -> (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
    memref.alloca_scope.return %a : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  return
}
// -----
// accepted
func.func @f() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%v: f32) {
  %0 = memref.alloca_scope -> (f32) {
  }
  return
}
// -----
// refused: block-count
func.func @f() {
  memref.alloca_scope {
    cf.br ^a
  ^a:
    memref.alloca_scope.return
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%v: f32) {
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v, %v : f32, f32
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%v: f32) {
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%v: f32) {
  memref.alloca_scope {
    memref.alloca_scope.return %v : f32
  }
  return
}
// -----
// refused: block-argument
func.func @f(%v: f32) {
  memref.alloca_scope {
  ^bb0(%a: i32):
    memref.alloca_scope.return
  }
  return
}
// -----
// refused: wrong-parent
func.func @f(%v: f32) {
  memref.alloca_scope.return
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 1 : memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%m: memref<*xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<*xf32>
  return
}
// -----
// refused: expected-token
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : i64 : memref<4xf32>
  return
}
// -----
// refused: attribute-value
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 2147483648 : memref<4xf32>
  return
}
// -----
// refused: attribute-value
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}
// -----
// refused: memref.not-power-of-two
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 3 : memref<4xf32>
  return
}
// -----
// refused: attribute-value
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, -4 : memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%m: tensor<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%v: i32, %m: memref<?xi32>, %i: index) {
  %0 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}
// -----
// accepted
func.func @f(%v: i32, %m: memref<?xi32>, %i: index) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}
// -----
// accepted
func.func @f(%v: f32, %m: memref<?xf32>, %i: index) {
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
// accepted
func.func @f(%v: f32, %m: memref<f32>) {
  %0 = memref.atomic_rmw "addf" %v, %m[] : (f32, memref<f32>) -> f32
  return
}
// -----
// accepted
func.func @f(%v: f32, %m: memref<?xf32>, %i: index) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
// refused: operand-type
func.func @f(%v: vector<2xf32>, %m: memref<?xvector<2xf32>>, %i: index) {
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (vector<2xf32>, memref<?xvector<2xf32>>) -> vector<2xf32>
  return
}
// -----
// refused: memref.atomic-kind
func.func @f(%v: f32, %m: memref<?xf32>, %i: index) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
// refused: operand-type
func.func @f(%v: vector<2xf32>, %m: memref<?xvector<2xf32>>, %i: index) {
  %0 = memref.atomic_rmw minnumf %v, %m[%i] : (vector<2xf32>, memref<?xvector<2xf32>>) -> vector<2xf32>
  return
}
// -----
// refused: memref.atomic-kind
func.func @f(%v: f32, %m: memref<?xf32>, %i: index) {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
// refused: types-unrelated
func.func @f(%v: f32, %m: memref<?xf64>, %i: index) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf64>) -> f32
  return
}
// -----
// refused: memref.atomic-kind
func.func @f(%v: f32, %m: memref<f32>) {
  %0 = "memref.atomic_rmw"(%v, %m) {kind = 0 : i64} : (f32, memref<f32>) -> f32
  %1 = "memref.atomic_rmw"(%v, %m) {kind = 15 : i64} : (f32, memref<f32>) -> f32
  return
}
// -----
// refused: operand-type
func.func @f(%v: index, %m: memref<?xindex>, %i: index) {
  %0 = memref.atomic_rmw maxu %v, %m[%i] : (index, memref<?xindex>) -> index
  return
}
// -----
// refused: wrong-parent
func.func @f(%c: f32) {
  memref.atomic_yield %c : f32
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.cast %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<*xf64>) {
  %0 = memref.cast %a : memref<*xf64> to memref<4xf64>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.cast %a : memref<?x?xf32> to memref<*xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[2]>>) {
  %0 = memref.cast %a : memref<4xf32, strided<[2]>> to memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  %0 = memref.cast %a : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>> to memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  %0 = memref.cast %a : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>> to memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<?xf32>) {
  %0 = memref.cast %a : memref<?xf32> to memref<4x1xf32>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4xf64>) {
  %0 = memref.cast %a : memref<4xf64> to memref<?xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  %0 = memref.cast %a : memref<4xf32, affine_map<(d0) -> (d0 + 1)>> to memref<5xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.cast %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4x1xf32>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<*xf64>) {
  %0 = memref.cast %a : memref<*xf64> to memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<2x3x4xf32, strided<[24, 4, 1]>>) {
  %0 = memref.collapse_shape %a [[0], [1, 2]] : memref<2x3x4xf32, strided<[24, 4, 1]>> into memref<2x12xf32, strided<[24, 1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %a [] : memref<1x1x1xf32> into memref<f32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x3x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %a [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<2x3x4xf32, strided<[24, 4, 1]>>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 4, 1]>> into memref<24xf32>
  return
}
// -----
// refused: memref.reshaped-layout
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0 = memref.collapse_shape %a [] : memref<4x4xf32, strided<[4, 1]>> into memref<f32>
  return
}
// -----
// refused: result-type
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x?xf32, strided<[?, 1], offset: 3>> into memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<?x3x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x3x4xf32> into memref<2x12xf32, strided<[24, 1]>>
  return
}
// -----
// refused: memref.reshaped-layout
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>) {
  %0 = memref.collapse_shape %a [] : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>> into memref<f32>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<1x1x1xf32> into memref<2x3x4xf32>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<1x1x1xf32> into memref<2x12xf32, strided<[24, 1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>, %b: memref<4xf32, strided<[?], offset: ?>>) {
  memref.copy %a, %b : memref<4xf32, 1> to memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<*xf32>, %b: memref<?x?xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<5xf32> to memref<*xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[2]>>, %b: memref<4xf32, 1>) {
  memref.copy %a, %b : memref<4xf32, strided<[2]>> to memref<4xf32, 1>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>, %b: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  memref.copy %a, %b : memref<4xf32, 1> to memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, %b: tensor<4xf32>) {
  memref.copy %a, %b : memref<4xf32, affine_map<(d0) -> (d0 + 1)>> to tensor<4xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4xf32, 1>, %b: memref<?x?xf32>) {
  memref.copy %a, %b : memref<4xf32, 1> to memref<?x?xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4x1xf32>, %b: memref<4xf32, strided<[2]>>) {
  memref.copy %a, %b : memref<4x1xf32> to memref<4xf32, strided<[2]>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : tensor<4xf32> to memref<*xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4xf32, 1>, %b: memref<5xf32>) {
  memref.copy %a, %b : memref<4xf32, 1> to memref<5xf32>
  return
}
// -----
// refused: element-types-differ
func.func @f(%a: memref<5xf32>, %b: memref<4xf64>) {
  memref.copy %a, %b : memref<5xf32> to memref<4xf64>
  return
}
// -----
// refused: element-types-differ
func.func @f(%a: memref<4xf32, strided<[1]>>, %b: memref<4xf64>) {
  memref.copy %a, %b : memref<4xf32, strided<[1]>> to memref<4xf64>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.dim %a, %i : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>, %i: index) {
  %0 = memref.dim %a, %i : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>, %i: index) {
  %0 = memref.dim %a, %i : memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>, %i: index) {
  %0 = memref.dim %a, %i : memref<4xf32, strided<[1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>, %i: index) {
  %0 = memref.dim %a, %i : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = memref.dim %a, %i : tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<?x?xf32>, memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[?], offset: ?>>, %b: memref<4xf32, strided<[?], offset: ?>>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>, %b: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>, memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>, %b: memref<4x?xf32, strided<[?, 1], offset: 3>>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<*xf32>, %b: memref<*xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<*xf32>, memref<*xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<*xf64>, %b: memref<*xf64>) {
  %0:2 = memref.distinct_objects %a, %b : memref<*xf64>, memref<*xf64>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0:2 = memref.distinct_objects %a, %b : tensor<4xf32>, tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<16xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<16xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_start %s[%i, %i], %e[%i], %i, %t[%i] : memref<40x8xf32>, memref<8xf64, 2>, memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[2]>>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<4xf32, strided<[2]>>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<4xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<5xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: type-count
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_start %s[%i, %i], %d[%i], %i, %t[%i] : memref<40x8xf32>, memref<8xf32, 2>
  return
}
// -----
// refused: memref.transfer-operands
func.func @f(%a: memref<*xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<*xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: memref.transfer-operands
func.func @f(%a: memref<4x4xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<4x4xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: value-type-mismatch
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_start %s[%k, %i], %d[%i], %i, %t[%i] : memref<40x8xf32>, memref<8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: memref.transfer-operands
func.func @f(%a: memref<4x1xf32>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<4x1xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: value-type-mismatch
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_start %s[%i, %i], %d[%i], %k, %t[%i] : memref<40x8xf32>, memref<8xf32, 2>, memref<1xi32>
  return
}
// -----
// refused: memref.transfer-operands
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>, %d: memref<8x8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %d[%i, %i], %i, %t[%i] : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4xf32, 1>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4xf32, strided<[1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<5xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// refused: subscript-count
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_wait %t[], %i : memref<1xi32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x1xf32>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4x1xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>, %i: index) {
  memref.dma_wait %a[%i], %i : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>
  return
}
// -----
// refused: subscript-count
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_wait %t[%i, %i], %i : memref<1xi32>
  return
}
// -----
// refused: expected-token
func.func @f(%s: memref<40x8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %k: i32, %e: memref<8xf64, 2>) {
  memref.dma_wait %t[%i] : memref<1xi32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[1]>> into memref<2x2xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<24xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x12xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [2, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x12xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [%n, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
  return
}
// -----
// refused: memref.reshaped-layout
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> into memref<2x2xf32>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<2x12xf32, strided<[24, 1]>>, %n: index) {
  %0 = memref.expand_shape %a [] output_shape [2, 3, 4] : memref<2x12xf32, strided<[24, 1]>> into memref<1x1x1xf32>
  return
}
// -----
// refused: merged-size
func.func @f(%a: memref<2x12xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32> into memref<?x3x4xf32>
  return
}
// -----
// refused: merged-size
func.func @f(%a: memref<2x3x4xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1], [2]] output_shape [2, 3, 4] : memref<2x3x4xf32> into memref<2x?x4xf32, strided<[?, 4, 1]>>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<?x12xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1], [2]] output_shape [2, 3, 4] : memref<?x12xf32> into memref<2x?x4xf32, strided<[?, 4, 1]>>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<?x4xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 4] : memref<?x4xf32> into memref<2x?x4xf32, strided<[?, 4, 1]>>
  return
}
// -----
// refused: reassociation-groups
func.func @f(%a: memref<?x4xf32>, %n: index) {
  %0 = memref.expand_shape %a [[0], [1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<2x3x4xf32, strided<[24, 4, 1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32, strided<[?, 1], offset: 3>> -> index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x1xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x1xf32> -> index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>> -> index
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<5xf32> -> index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4x4xf32, strided<[4, 1]>> -> index
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %a : tensor<4xf32> -> index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0:6 = memref.extract_strided_metadata %a : memref<4x4xf32, strided<[4, 1]>> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
  %0:6 = memref.extract_strided_metadata %a : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>) {
  %0:6 = memref.extract_strided_metadata %a : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// accepted
func.func @f(%a: memref<?xf32>) {
  %0:4 = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>) {
  %0:6 = memref.extract_strided_metadata %a : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0:6 = memref.extract_strided_metadata %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<*xf32>) {
  %0:6 = memref.extract_strided_metadata %a : memref<*xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
  %0:4 = memref.extract_strided_metadata %a : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>> -> memref<f32>, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<16xf32>) {
  %0:6 = memref.extract_strided_metadata %a : memref<16xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0:4 = memref.extract_strided_metadata %a : memref<4x4xf32, strided<[4, 1]>> -> memref<f32>, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>) {
  %0:4 = memref.extract_strided_metadata %a : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index
  return
}
// -----
// refused: memref.strided-metadata
func.func @f(%a: memref<5xf32>) {
  %0:6 = memref.extract_strided_metadata %a : memref<5xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
// accepted
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[] : memref<10xf32> {
  ^bb0(%c : f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<10xi32, 3>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32, 3> {
  ^bb0(%c : i32):
    memref.atomic_yield %c : i32
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<10xf32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// accepted
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    %d = arith.addf %c, %c : f32
    memref.atomic_yield %d : f32
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    %x = arith.constant 1 : i32
    memref.atomic_yield %x : i32
  }
  return
}
// -----
// refused: expected-token
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    memref.atomic_yield
  }
  return
}
// -----
// refused: memref.atomic-effects
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    func.call @f(%m, %i) : (memref<10xf32>, index) -> ()
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// refused: memref.atomic-effects
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32):
    %x = memref.load %m[%i] : memref<10xf32>
    memref.atomic_yield %x : f32
  }
  return
}
// -----
// refused: operand-type
func.func @f(%m: memref<10xindex>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xindex> {
  ^bb0(%c : index):
    memref.atomic_yield %c : index
  }
  return
}
// -----
// refused: region-arguments, yielded-values
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f64):
    memref.atomic_yield %c : f64
  }
  return
}
// -----
// refused: region-arguments
func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c : f32, %d : f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// accepted
memref.global @g : memref<4xf32, 1>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<4xf32, 1>
  return
}
// -----
// accepted
memref.global @g : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}
// -----
// accepted
memref.global @g : memref<16xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<16xf32>
  return
}
// -----
// accepted
memref.global @g : memref<5xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// -----
// accepted
memref.global @g : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : memref<*xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<*xf32>
  return
}
// -----
// refused: symbol-kind
func.func @f() {
  %0 = memref.get_global @f : memref<4xf32>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : memref<4x?xf32, strided<[?, 1], offset: 3>>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : tensor<4xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : tensor<4xf32>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : memref<?xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<?xf32>
  return
}
// -----
// refused: bad-type, result-type
memref.global @g : memref<?x?xf32>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<?x?xf32>
  return
}
// -----
// accepted
memref.global constant @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
// -----
// accepted
memref.global "public" @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
// -----
// accepted
memref.global "private" constant @g : memref<4xf32> = uninitialized
// -----
// accepted
memref.global constant @g : memref<4xf32> = dense<1.0>
// -----
// accepted
memref.global constant @g : memref<4xf32> = dense_resource<x>
// -----
// refused: bad-attribute
memref.global constant @g : memref<4xf32> = dense<[1.0]>
// -----
// refused: result-type
memref.global constant @g : memref<4xf32> = dense<1.0>
func.func @f(%n: index) {
  %0 = memref.get_global @g : tensor<4xf32>
  return
}
// -----
// refused: bad-attribute
memref.global "private" constant @g : memref<4xf32> = dense<1>
// -----
// refused: memref.symbol-type
memref.global constant @g : memref<4xf32> = dense<1.0>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// refused: bad-attribute
memref.global constant @g : memref<4xf32> = dense<1>
// -----
// refused: result-type
memref.global constant @g : memref<4xf32> = dense<1.0>
func.func @f(%n: index) {
  %0 = memref.get_global @g : memref<*xf32>
  return
}
// -----
// refused: bad-attribute
memref.global "private" constant @g : memref<4xf32> = 1.0
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<16xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<16xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, 1>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<?x?xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<?x?xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: types-unrelated
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x1xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x1xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%m: memref<4xf32>, %i: i32) {
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, i32) -> f32
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32, 1>
  return
}
// -----
// accepted
func.func @f(%a: memref<*xf64>) {
  %0 = memref.memory_space_cast %a : memref<*xf64> to memref<*xf64>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.memory_space_cast %a : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4xf32, strided<[1]>>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4xf32, strided<[2]>>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, strided<[2]>> to memref<?x?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>) {
  %0 = memref.memory_space_cast %a : tensor<4xf32> to memref<?x?xf32>
  return
}
// -----
// refused: shapes-differ
func.func @f(%a: memref<4x1xf32>) {
  %0 = memref.memory_space_cast %a : memref<4x1xf32> to memref<4xf32>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  return
}
// -----
// refused: cast-incompatible
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[?], offset: ?>>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<0>, instr : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], write, locality<0>, data : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : memref<4xf32>
  return
}
// -----
// refused: attribute-value
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<4>, instr : memref<4xf32>
  return
}
// -----
// refused: unknown-keyword
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], other, locality<-1>, instr : memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : tensor<4xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// refused: attribute-value
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], write, locality<4>, instr : memref<4xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>, %i: index) {
  memref.prefetch %a[%i], read, locality<2>, data : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: unknown-keyword
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], other, locality<-1>, code : memref<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.rank %a : memref<4xf32, strided<[?], offset: ?>>
  memref.dealloc %a : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0 = memref.rank %a : memref<4x4xf32, strided<[4, 1]>>
  memref.dealloc %a : memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.rank %a : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  memref.dealloc %a : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>) {
  %0 = memref.rank %a : memref<4xf32, strided<[1]>>
  memref.dealloc %a : memref<4xf32, strided<[1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<?x?xf32>) {
  %0 = memref.rank %a : memref<?x?xf32>
  memref.dealloc %a : memref<?x?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>) {
  %0 = memref.rank %a : tensor<4xf32>
  memref.dealloc %a : tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32, strided<[1]>>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<4xf32, strided<[1]>> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<5xf32> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<5xf32>, %i: index) {
  %0 = memref.realloc %a : memref<5xf32> to memref<8xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<4xf32> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<16xf32>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<16xf32> to memref<?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x4xf32>, %i: index) {
  %0 = memref.realloc %a : memref<4x4xf32> to memref<8xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>> to memref<?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, %i: index) {
  %0 = memref.realloc %a : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<8xf32>
  return
}
// -----
// refused: memref.realloc-types
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>, %i: index) {
  %0 = memref.realloc %a : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>> to memref<8xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x?xf32, strided<[?, 1], offset: 3>>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<?xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<*xf64>, %i: index) {
  %0 = memref.realloc %a(%i) : memref<*xf64> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<16xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<16xf32> to memref<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>> to memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%i, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>> to memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// refused: memref.reinterpreted-type
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
// refused: memref.reinterpreted-dynamic
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [3], sizes: [%i, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// refused: memref.reinterpreted-type
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [3], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf64>
  return
}
// -----
// refused: slice-numbers
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [%i, 1] : memref<?xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// refused: slice-numbers
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [4], strides: [%i, 1] : memref<?xf32> to memref<4x4xf32, strided<[4, 1], offset: 3>>
  return
}
// -----
// refused: slice-numbers
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [3], sizes: [4], strides: [%i, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
// refused: slice-numbers
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [3], sizes: [4], strides: [%i, 1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%n: memref<4xf32, 1>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<4xf32, 1>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// accepted
func.func @f(%n: memref<?x?xf32>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (memref<?x?xf32>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%n: memref<4xf32, 1>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (memref<4xf32, 1>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%n: memref<4x4xf32>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (memref<4x4xf32>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%n: memref<16xf32>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (memref<16xf32>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<4x4xf32, strided<[4, 1]>>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<4x4xf32, strided<[4, 1]>>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%n: tensor<4xf32>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (tensor<4xf32>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<*xf64>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<*xf64>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<4x4xf32, strided<[4, 1], offset: ?>>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<4x4xf32, strided<[4, 1], offset: ?>>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<4xf64>, %s: memref<?xindex>) {
  %0 = memref.reshape %n(%s) : (memref<4xf64>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// refused: memref.reshape-types
func.func @f(%n: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, %s: memref<1xi64>) {
  %0 = memref.reshape %n(%s) : (memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, memref<1xi64>) -> memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x1xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4x1xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1]>>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4xf32, strided<[1]>>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4xf32, strided<[1]>>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4xf32, 1>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4xf32, 1>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<16xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<16xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<5xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<5xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<*xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<*xf32>
  return
}
// -----
// refused: subscript-count
func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>, %i: index, %v: f32) {
  memref.store %v, %a[%i, %i] : tensor<4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[%i, %i] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[1, %i] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>> to memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, affine_map<(i, j) -> (i * 4 + j)>> to memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[%i, %i] [2, 2] [2, %i] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[0, 0] [%i, 2] [0, 1] : memref<4x8xf32> to memref<2xf32, strided<[8]>>
  return
}
// -----
// refused: slice-numbers
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[0] [4, 8] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// refused: slice-out-of-bounds
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[5, 0] [2, 2] [2, %i] : memref<4x8xf32> to memref<?x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%a: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %a[%i, %i] [2, 2] [0, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<4x?xf32, strided<[?, 1], offset: 3>>
  return
}
// -----
// refused: memref.not-a-permutation
func.func @f(%a: memref<4x8xf32>) {
  %0 = memref.transpose %a (i, j) -> (i, i) : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return
}
// -----
// refused: memref.transposed-type
func.func @f(%a: memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>> to memref<4x4xf32, strided<[4, 1]>>
  return
}
// -----
// refused: memref.transposed-type
func.func @f(%a: memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>> to memref<?x?xf32, affine_map<(i, j)[s, t] -> (i * s + j + t)>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<4x4xf32, affine_map<(i, j)[s] -> (i * 4 + j + s)>>
  return
}
// -----
// refused: memref.transposed-type
func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<16xf32>
  return
}
// -----
// refused: memref.not-a-permutation
func.func @f(%a: memref<16xf32>) {
  %0 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<16xf32> to memref<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<?xi8> to memref<4xf32, strided<[1]>>
  return
}
// -----
// accepted
func.func @f(%a: memref<64xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<64xi8> to memref<4xf32, affine_map<(d0) -> (d0)>>
  return
}
// -----
// accepted
func.func @f(%a: memref<?xi8>, %i: index) {
  %0 = memref.view %a[%i][%i] : memref<?xi8> to memref<?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<?xi8>, %i: index) {
  %0 = memref.view %a[%i][%i, %i] : memref<?xi8> to memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%a: memref<64xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<64xf32>, %i: index) {
  %0 = memref.view %a[%i][%i, %i] : memref<64xf32> to memref<4xf32, affine_map<(d0) -> (d0)>>
  return
}
// -----
// refused: memref.view-types
func.func @f(%a: memref<64xi8, strided<[1], offset: ?>>, %i: index) {
  %0 = memref.view %a[%i][%i] : memref<64xi8, strided<[1], offset: ?>> to memref<4xf32, 1>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<?x?xf32>, %i: index) {
  %0 = memref.view %a[%i][] : memref<?x?xf32> to memref<4xi8>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<8x8xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<8x8xi8> to memref<4xf32, affine_map<(d0) -> (d0)>>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, %i: index) {
  %0 = memref.view %a[%i][] : memref<4xf32, affine_map<(d0) -> (d0 + 1)>> to memref<4xi8>
  return
}
// -----
// refused: operand-type
func.func @f(%a: memref<4xf32, strided<[?], offset: ?>>, %i: index) {
  %0 = memref.view %a[%i][] : memref<4xf32, strided<[?], offset: ?>> to memref<4xi8>
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%a: memref<64xi8>, %i: index) {
  %0 = memref.view %a[%i][%i, %i] : memref<64xi8> to memref<4xf32, strided<[1]>>
  return
}
// -----
// accepted
memref.global @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
// -----
// accepted
memref.global @g : memref<f32>
// -----
// accepted
memref.global @g : memref<4xf32> = uninitialized
// -----
// accepted
memref.global @g : memref<4xf32, 3>
// -----
// accepted
memref.global @g : memref<4xf32> = dense_resource<x>
// -----
// refused: expected-token
memref.global @g : memref<4xf32> = dense<1.0> : tensor<5xf32>
// -----
// refused: attribute-value
memref.global @g : memref<4xf32> {alignment = 0}
// -----
// refused: bad-type
memref.global @g : f32
// -----
// refused: attribute-value
memref.global @g : memref<4xf32> {alignment = 8 : i32}
// -----
// refused: bad-type
memref.global @g : tensor<4xf32>
// -----
// refused: bad-attribute
memref.global @g : memref<4xf32> = dense<[1.0]>
// -----
// refused: attribute-value
memref.global @g : memref<4xf32> {alignment = -1}
// -----
// accepted
func.func @f(%m: memref<7x0xf32>, %a: index) {
  %0 = memref.subview %m[%a, %a][4, 4][%a, %a] : memref<7x0xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return
}
// -----
// refused: memref.slice-type
func.func @f(%m: memref<7x0xf32>, %a: index) {
  %0 = memref.subview %m[%a, %a][4, 4][1, 1] : memref<7x0xf32> to memref<4x4xf32, strided<[0, 1], offset: ?>>
  return
}
