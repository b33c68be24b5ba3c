func.func @f(%n: $(n: index | i32), %m: memref<4xindex>) {
  %k = $(memref.load %m[%n] : memref<4xindex> | arith.constant 4 : index | memref.dim %m, %n : memref<4xindex> | arith.addi %n, %n : index)
  affine.for %i = $(0 | %n | %k | max affine_map<(d0) -> (d0, 1)>(%n) | affine_map<(d0) -> (d0, 1)>(%n)) to $(8 | %k | affine_map<()[s] -> (s)>()[%k] | min affine_map<(d0)[s] -> (d0, s)>(%k)[%n]) $( | step 2 | step 0 | step -1) {
    %v = affine.load %m[$(%i | %k | %i + symbol(%k) | %i * %i | %i floordiv 2 | %i mod %n | symbol(%i) | 7)] : memref<4xindex>
  }
  return
}
// -----
func.func @f(%n: index, %x: $(x: f32 | i32)) {
  %0$( | :2) = affine.parallel (%i) = (0) to ($(8 | %n | min(%n, 4))) $( | step (2) | step (0) | step (-1)) reduce ($("addf" | "addi" | "addf", "maxnumf" | "minimumf" | "assign" | "ori")) -> $(f32 | i32 | (f32, f32)) {
    affine.yield $(%x : $x | %x, %x : $x, $x | )
  }
  return
}
// -----
func.func @f(%n: index) {
  $(%0:3 = affine.delinearize_index %n into (2, 3) : index, index, index | %0:2 = affine.delinearize_index %n into (2, 3) : index, index | %0:2 = affine.delinearize_index %n into (%n, 3) : index, index | %0:2 = affine.delinearize_index %n into (2, 3, 4) : index, index | %0:2 = affine.delinearize_index %n into (0, 3) : index, index | %0 = affine.delinearize_index %n into () : index | %0 = affine.delinearize_index %n into (4) : index | %0 = affine.linearize_index [%n, %n] by (2, 3) : index | %0 = affine.linearize_index disjoint [%n, %n, %n] by (2, 3) : index | %0 = affine.linearize_index [%n] by (2, 3) : index | %0 = affine.linearize_index [] by () : index | %0 = affine.linearize_index [%n, %n] by (%n, 3) : index | %0 = affine.linearize_index [%n, %n, %n, %n] by (2, 3) : index | %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) | %0 = affine.min affine_map<(d0) -> ()>(%n) | %0 = affine.max affine_map<(d0)[s] -> (d0, s)>(%n) | %0 = affine.apply affine_map<()[s] -> (s)>()[%n])
  return
}
// -----
#set = affine_set<$((d) : (d >= 0) | (d)[s] : (d - s == 0) | () : (1 == 0) | (d, e) : (d + e >= 0, d == 0))>
func.func @f(%n: index, %x: f32) {
  $(affine.if #set(%n) | affine.if #set(%n)[%n] | affine.if #set() | affine.if #set(%n, %n) | %0 = affine.if #set(%n) -> f32 | %0 = affine.if #set() -> f32) { $( | affine.yield %x : f32 | affine.yield) } $( | else { } | else { affine.yield %x : f32 })
  return
}
