func.func @f(%a: $(a: vector<2x4xf32> | vector<4xf32> | vector<2x4x3xf32>), %x: $(x: vector<2xf32> | vector<4xf32> | vector<f32> | vector<2x4xf32> | vector<4x3xf32>)) {
  %0:2 = vector.scan <add>, %a, %x {inclusive = true, reduction_dim = $(0 | 1 | 2 | -1 | -2 | -9) : i64} : $a, $x
  return
}
// -----
func.func @f(%m: $(m: memref<8xvector<4xf32>> | memref<8xf32> | memref<8x8xvector<1xf32>>), %i: index, %k: $(k: vector<4xi1> | vector<1xi1>), %v: $(v: vector<4xf32> | vector<1xf32> | vector<1x4xf32>)) {
  $(%0 = vector.load %m[%i] : $m, $v | vector.store %v, %m[%i] : $m, $v | %0 = vector.maskedload %m[%i], %k, %v : $m, $k, $v into $v | vector.maskedstore %m[%i], %k, %v : $m, $k, $v | %0 = vector.expandload %m[%i], %k, %v : $m, $k, $v into $v | vector.compressstore %m[%i], %k, %v : $m, $k, $v)
  return
}
// -----
func.func @f(%k: $(k: vector<8xi1> | vector<4xi1> | vector<2x8xi1> | vector<8x2xi1> | vector<[8]xi1> | vector<i1>), %w: $(w: vector<8xf32> | vector<2x8xf32> | vector<[8]xf32> | vector<f32>), %x: f32, %m: $(m: memref<?xf32> | memref<?x?xf32> | tensor<?x?xf32>), %i: index) {
  $(%0 = vector.mask %k { vector.transfer_read %m[%i], %x : $m, $w } : $k -> $w | %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %x : $m, $w } : $k -> $w | %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(a, b) -> (b, a)>} : $m, $w } : $k -> $w | %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (0, b)>} : $m, $w } : $k -> $w | vector.mask %k { vector.transfer_write %w, %m[%i, %i] : $w, $m } : $k | vector.mask %k { vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(a, b) -> (b, a)>} : $w, $m } : $k | vector.mask %k { vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(a, b) -> (a)>} : $w, $m } : $k)
  return
}
// -----
func.func @f(%v: $(v: f32 | vector<f32> | vector<4xf32> | vector<[4]xf32> | vector<1x4xf32> | vector<2x4xf32> | vector<2x[4]xf32> | vector<8xf32> | vector<4x1xf32>)) {
  %0 = vector.$(broadcast | shape_cast | bitcast) %v : $v to $(vector<f32> | vector<1xf32> | vector<4xf32> | vector<[4]xf32> | vector<2x4xf32> | vector<4x4xf32> | vector<2x[4]xf32> | vector<8xf32> | vector<8xi32> | vector<8xf16> | vector<[8]xf16> | vector<2x[8]xi16> | vector<1x8xf32> | f32)
  return
}
// -----
func.func @f(%a: $(a: vector<2x4xf32> | vector<2x[4]xf32> | vector<3x2x4xf32> | vector<4xf32> | vector<f32> | vector<[4]xf32>), %b: $(b: vector<4xf32> | vector<[4]xf32> | vector<2x4xf32> | f32 | vector<f32> | vector<1xf32>), %i: index) {
  %0 = vector.extract %a[$( | 0 | 1 | %i | 0, 1 | 2, %i | 0, 0, 0 | -1)] : $b from $a
  %1 = vector.insert %b, %a[$( | 0 | %i | 1, 1 | 2)] : $b into $a
  return
}
// -----
func.func @f(%a: $(a: vector<4x8xf32> | vector<4x[8]xf32> | vector<2x4x8xf32> | vector<8xf32>), %b: $(b: vector<2x3xf32> | vector<2x[8]xf32> | vector<8xf32> | vector<2xf32> | vector<[8]xf32> | vector<9xf32>)) {
  %1 = vector.insert_strided_slice %b, %a {offsets = [$(0 | 1, 0 | 0, 6 | 1, 1, 0)], strides = [$(1 | 1, 1 | 2)]} : $b into $a
  return
}
// -----
func.func @f(%a: $(a: vector<4xf32> | vector<4xi32> | vector<[4]xf32> | vector<4x2xf32> | vector<4xindex> | vector<4xi1> | vector<f32>), %x: $(x: f32 | i32 | index | i1 | f64)) {
  %0 = vector.reduction <$(add | mul | minui | maxnumf | maximumf | and | xor | minsi)>, %a $( | , %x) : $a into $x
  return
}
// -----
func.func @f(%a: $(a: vector<2x4xf32> | vector<2x4xi32> | vector<2x[4]xf32> | vector<4xf32>), %x: $(x: f32 | vector<2xf32> | vector<4xf32> | vector<[4]xf32> | vector<2xi32> | vector<2x4xf32> | i32)) {
  %0 = vector.multi_reduction <$(add | minui | maxnumf | and)>, %a, %x [$( | 0 | 1 | 0, 1 | 1, 0 | 2 | 0, 0)] : $a to $x
  return
}
// -----
func.func @f(%a: $(a: vector<2x4xf32> | vector<2x4xi32> | vector<4xf32> | vector<f32>), %x: $(x: vector<2xf32> | vector<4xf32> | vector<2xi32> | vector<f32>)) {
  %0:2 = vector.scan <$(add | mul | minui | and)>, %a, %x {inclusive = $(true | false), reduction_dim = $(0 | 1 | 2 | -1) : i64} : $a, $x
  return
}
// -----
func.func @f(%a: $(a: vector<4xf32> | vector<[4]xf32> | vector<2x4xf32> | vector<4xi32>), %b: $(b: vector<4xf32> | vector<2xf32> | f32 | vector<[2]xf32> | i32 | vector<4xi32>), %c: $(c: vector<4x4xf32> | vector<4x2xf32> | vector<4xf32> | vector<4x[2]xf32> | vector<4x4xi32>)) {
  %0 = vector.outerproduct %a, %b$( | , %c)$( | {kind = #vector.kind<maxnumf>} | {kind = #vector.kind<and>}) : $a, $b
  return
}
// -----
func.func @f(%a: $(a: vector<4xf32> | vector<2x4xf32> | vector<f32> | vector<[4]xf32>), %b: $(b: vector<4xf32> | vector<3x4xf32> | vector<f32> | vector<2xf32> | vector<[4]xf32> | vector<4xi32>)) {
  %0 = vector.shuffle %a, %b [$(0 | 0, 1 | 7, -1 | 8 | 4 | -2 | 0, 1, 2, 3)] : $a, $b
  return
}
// -----
func.func @f(%m: $(m: memref<?xf32> | memref<?x?xf32> | memref<8xvector<4xf32>> | memref<?xf32, strided<[2]>> | memref<?x?xf32, strided<[?, 1]>> | memref<?xi32> | memref<f32>), %i: index, %k: $(k: vector<4xi1> | vector<[4]xi1> | vector<2x4xi1> | vector<4xi32>), %v: $(v: vector<4xf32> | vector<[4]xf32> | vector<2x4xf32> | vector<4xi32> | vector<f32> | vector<1xvector<4xf32>>)) {
  $(%0 = vector.load %m[%i] : $m, $v | vector.store %v, %m[%i] : $m, $v | %0 = vector.maskedload %m[%i], %k, %v : $m, $k, $v into $v | vector.maskedstore %m[%i], %k, %v : $m, $k, $v | %0 = vector.expandload %m[%i], %k, %v : $m, $k, $v into $v | vector.compressstore %m[%i], %k, %v : $m, $k, $v)
  return
}
// -----
func.func @f(%m: $(m: memref<?xf32> | memref<?x?xf32> | tensor<?xf32> | memref<?xi32>), %i: index, %x: $(x: vector<4xindex> | vector<4xi32> | vector<2x4xindex> | vector<4xf32>), %k: $(k: vector<4xi1> | vector<2x4xi1> | vector<8xi1>), %v: $(v: vector<4xf32> | vector<2x4xf32> | vector<4xi32>)) {
  $(%0 = vector.gather %m[%i] [%x], %k, %v : $m, $x, $k, $v into $v | vector.scatter %m[%i] [%x], %k, %v : $m, $x, $k, $v | %0 = vector.gather %m[%i, %i] [%x], %k, %v : $m, $x, $k, $v into $v)
  return
}
// -----
func.func @f(%m: $(m: memref<?x?xf32> | tensor<?x?xf32> | memref<4x8xf32> | memref<?xf32> | memref<?x?xvector<4xf32>> | memref<?x?xi8>), %i: index, %x: $(f32 | i32 | vector<4xf32> | i8), %k: $(vector<4xi1> | vector<4x8xi1> | vector<8x4xi1>)) {
  %0 = vector.transfer_read %m[%i, %i], %x$( | , %k) {in_bounds = [$( | true | true, false | true, true)]$( | , permutation_map = affine_map<(a, b) -> (b, a)> | , permutation_map = affine_map<(a, b) -> (a)> | , permutation_map = affine_map<(a, b) -> (0, b)> | , permutation_map = affine_map<(a, b) -> (a, a)>)} : $m, $(vector<4x8xf32> | vector<4xf32> | vector<f32> | vector<4x[8]xf32> | vector<4xi32> | vector<8x4xf32> | vector<1x4xf32> | vector<4xi8>)
  return
}
// -----
func.func @f(%k: $(k: vector<8xi1> | vector<4xi1> | vector<2x8xi1> | vector<8xi32>), %w: vector<8xf32>, %x: f32, %p: $(f32 | vector<8xf32>), %m: memref<?xf32>, %i: index) {
  $(%0 = vector.mask %k { vector.reduction <add>, %w, %x : vector<8xf32> into f32 } : $k -> f32 | %0 = vector.mask %k, %p { vector.transfer_read %m[%i], %x : memref<?xf32>, vector<8xf32> } : $k -> vector<8xf32> | vector.mask %k { vector.transfer_write %w, %m[%i] : vector<8xf32>, memref<?xf32> } : $k | vector.mask %k { vector.transfer_write %w, %m[%i] : vector<8xf32>, memref<?xf32> } : $k -> vector<8xf32> | %0 = vector.mask %k { vector.yield %w : vector<8xf32> } : $k -> vector<8xf32> | %0 = vector.mask %k { vector.gather %m[%i] [%g], %k, %w : memref<?xf32>, vector<8xindex>, $k, vector<8xf32> into vector<8xf32> } : $k -> vector<8xf32>)
  return
}
// -----
func.func @f(%k: $(k: vector<8xi1> | vector<4xi1> | vector<4x8xi1> | vector<[8]xi1> | vector<8x8xi1> | vector<8x4xi1> | vector<2x4x3xi1>), %w: $(w: vector<8xf32> | vector<4xf32> | vector<[8]xf32>), %g: vector<8xindex>, %v: vector<8x4xf32>, %kk: vector<8xi1>, %m: memref<?xf32>, %i: index, %a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  $(%0 = vector.mask %k { vector.gather %m[%i] [%g], %kk, %w : memref<?xf32>, vector<8xindex>, vector<8xi1>, $w into $w } : $k -> $w | %0 = vector.mask %k { vector.outerproduct %w, %w : $w, $w } : $k -> vector<8x8xf32> | %0 = vector.mask %k { vector.multi_reduction <add>, %v, %w [1] : vector<8x4xf32> to $w } : $k -> $w | %0:2 = vector.mask %k { vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 1 : i64} : vector<8x4xf32>, $w } : $k -> vector<8x4xf32>, $w | %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : $k -> vector<2x4xf32> | %0 = vector.mask %k { vector.extract %v[0] : vector<4xf32> from vector<8x4xf32> } : $k -> vector<4xf32>)
  return
}
// -----
func.func @f(%b: $(b: memref<4x4xf32> | memref<4xf32> | memref<?x?x?xf32> | tensor<4x4xf32>), %i: index, %x: $(x: vector<4xi32> | vector<5xi32> | vector<[4]xi32> | vector<2x4xi32> | vector<4xindex>), %m: $(m: vector<4xi1> | vector<2x4xi1> | vector<[4]xi1>), %p: $(p: vector<4xf32> | vector<2x4xf32> | vector<[4]xf32> | vector<4xf64>)) {
  $(%0 = vector.gather %b[%i, %i][%x], %m, %p : $b, $x, $m, $p into $p | vector.scatter %b[%i, %i][%x], %m, %p : $b, $x, $m, $p | vector.scatter %b[%i][%x], %m, %p : $b, $x, $m, $p | %0 = vector.gather %b[%i][%x], %m, %p : $b, $x, $m, $p into $p | %0 = vector.gather %b[][%x], %m, %p : $b, $x, $m, $p into $p)
  return
}
