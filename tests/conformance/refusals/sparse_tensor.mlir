// refused: sparse_tensor.stored-level
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: tensor<8x8xf64, #CSR>) {
  %0 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<4xindex>
  return
}
// -----
// accepted
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed(nonunique), d2 : singleton) }>
func.func @f(%s: tensor<8x8x8xf64, #COO>) {
  %0 = sparse_tensor.coordinates %s {level = 0 : index} : tensor<8x8x8xf64, #COO> to memref<?xindex>
  return
}
// -----
// accepted
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed(nonunique), d2 : singleton) }>
func.func @f(%s: tensor<8x8x8xf64, #COO>) {
  %0 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<8x8x8xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  return
}
// -----
// refused: sparse_tensor.stored-level
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed(nonunique), d2 : singleton) }>
func.func @f(%s: tensor<8x8x8xf64, #COO>) {
  %0 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<8x8x8xf64, #COO> to memref<?xindex>
  return
}
// -----
// refused: sparse_tensor.stored-together
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed(nonunique), d2 : singleton) }>
func.func @f(%s: tensor<8x8x8xf64, #COO>) {
  %0 = sparse_tensor.coordinates_buffer %s : tensor<8x8x8xf64, #COO> to memref<?xi64>
  return
}
// -----
// refused: bad-attribute
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(nonordered), d1 : compressed)}>
// -----
// accepted
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa, nonunique, nonordered))}>
// -----
// accepted
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: tensor<8x8xf64, #CSR>) {
  sparse_tensor.foreach in %s {order = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf64, #CSR> do {
  ^bb0(%1: index, %2: index, %v: f64):
  }
  return
}
// -----
// refused: yielded-values
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%l: !sparse_tensor.iter_space<#CSR, lvls = 0>, %x: f32, %y: i32) {
  %r = sparse_tensor.coiterate (%l, %l) at (%c) iter_args(%o = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> f32 case %i, _ {
    sparse_tensor.yield %y : i32
  }
  return
}
// -----
// accepted
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%l: !sparse_tensor.iter_space<#CSR, lvls = 0>, %x: f32, %y: i32) {
  %r = sparse_tensor.coiterate (%l, %l) at (%c) iter_args(%o = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> f32 case %i, _ {
    sparse_tensor.yield %o : f32
  } case _, %i {
    sparse_tensor.yield %x : f32
  }
  return
}
// -----
// refused: sparse_tensor.last-iterator
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed(nonunique), d2 : singleton) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%it: !sparse_tensor.iterator<#COO, lvls = 1>, %t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#COO, lvls = 1>
  return
}
// -----
// refused: bad-type
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = [s0, s0](d0, d1) -> (d0 : dense, d1 : compressed)}>>)
// -----
// refused: bad-type
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = [d0](d0, d1) -> (d0 : dense, d1 : compressed)}>>)
// -----
// accepted
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = [s0, s1](d0, d1) -> (d0 : dense, d1 : compressed)}>>)
// -----
// refused: bad-type
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : compressed)}>>)
// -----
// refused: bad-type
func.func private @f(!sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = -1>)
