#S = #sparse_tensor.encoding<{map = (i, j) -> ($(i : dense, j : compressed | i : compressed, j : dense | i : compressed(nonunique), j : singleton | i : singleton, j : compressed | i : compressed, j : singleton | i : batch, j : compressed | i : dense, j : batch | i : compressed, i : dense | i floordiv 2 : dense, j : dense, i mod 2 : dense | i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4] | i : dense(nonunique), j : dense | i : loose_compressed(nonordered), j : dense | i : compressed(soa), j : dense | i : compressed(nonunique), j : singleton(soa) | i + j : dense, j : dense))$( | , posWidth = 32 | , posWidth = 7 | , crdWidth = 64)$( | , explicitVal = 1.0 : f32 | , explicitVal = 1 : i32 | , implicitVal = 0.0 : f32 | , implicitVal = 2.0 : f32)}>
func.func private @f(tensor<$(4x8xf32 | 4xf32 | ?x?xf32 | 4x8xi32), #S>)
// -----
#A = #sparse_tensor.encoding<{map = (i, j) -> (i : $(dense | compressed), j : compressed), posWidth = $(0 | 32), crdWidth = $(0 | 16)}>
#B = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @f(%a: $(a: tensor<4x8xf32, #A> | tensor<4x8xf32> | tensor<8xf32, #B> | tensor<?x?xf64, #A>)) {
  $(%0 = sparse_tensor.positions %a {level = 0 : index} : $a to | %0 = sparse_tensor.positions %a {level = 1 : index} : $a to | %0 = sparse_tensor.coordinates %a {level = 1 : index} : $a to | %0 = sparse_tensor.coordinates %a {level = 2 : index} : $a to | %0 = sparse_tensor.values %a : $a to | %0 = sparse_tensor.coordinates_buffer %a : $a to | %0 = sparse_tensor.convert %a : $a to) $(memref<?xindex> | memref<?xi32> | memref<?xi16> | memref<?xf32> | memref<?xf64> | tensor<4x8xf32> | tensor<?x?xf32, #A> | tensor<8x4xf32>)
  return
}
// -----
#A = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @f(%a: $(a: tensor<4x8xf32, #A> | tensor<4x8xf32> | tensor<4x8xf32, #A>), %x: $(x: f32 | f64)) {
  %0 = sparse_tensor.foreach in %a init(%x) : $a, $x -> $x do {
  ^bb0(%i: index, $(%j: index, | | %j: i32,) %v: $(f32 | f64)$( | , %acc: $x)):
    sparse_tensor.yield $(%x : $x | %v : f32)
  }
  return
}
// -----
func.func @f(%x: $(x: f32 | i32), %y: $(y: f32 | f64)) {
  %0 = sparse_tensor.binary %x, %y : $x, $y to $(r: f32 | f64)
    overlap = $({} | { ^bb0(%a: f32, %b: f32): sparse_tensor.yield %a : f32 } | { ^bb0(%a: f32): sparse_tensor.yield %a : f32 } | { ^bb0(%a: $x, %b: $y): sparse_tensor.yield %b : $y })
    left = $({} | identity | { ^bb0(%a: $x): sparse_tensor.yield %a : $x })
    right = $({} | identity | { ^bb0(%a: $y, %b: $y): sparse_tensor.yield %a : $y })
  return
}
// -----
func.func @f(%n: index, %m: $(m: memref<?xindex> | memref<10xi32> | memref<?xf32> | memref<?x?xindex>), %v: $(v: memref<?xf32> | memref<4xf32> | memref<?xi8>)) {
  sparse_tensor.sort $(quick_sort | insertion_sort_stable | heap) %n, %m jointly %v {perm_map = affine_map<$((i) -> (i) | (i, j) -> (j, i) | (i, j) -> (i, i) | (i, j) -> (i) | (i) -> (i + 1))>$( | , ny = 1 : index | , ny = -1 : index)} : $m jointly $v
  return
}
// -----
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>
#b = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique)) }>
#c = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : dense, d0 mod 2 : compressed) }>
#d = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 1)>, d1) -> (d1 : dense, d0 : compressed(nonunique)) }>
#e = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa, nonordered)), implicitVal = 0.0 : f32 }>
#f = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>
#g = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#h = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#i = #sparse_tensor.encoding<{ map = (d0: #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
#j = #sparse_tensor.encoding<{ map = (d0: #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
#k = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
func.func @f(%a: !sparse_tensor.storage_specifier<$(#a | #b | #c | #d | #e | #f | #g | #h | #i | #j | #k)>) {
  %0 = sparse_tensor.storage_specifier.get %a $(lvl_sz at 0 | val_mem_sz | dim_stride at 1) : !sparse_tensor.storage_specifier<$(#a | #b | #c | #d | #e | #f | #g | #h | #i | #j | #k)>
  return
}
