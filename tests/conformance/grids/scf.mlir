func.func @f(%i: $(i: index | i32 | f32), %x: $(x: f32 | i64), %c: i1) {
  %0 = scf.for $( | unsigned) %k = %i to %i step %i iter_args(%a = %x) -> ($(f32 | i64 | f32, f32)) $( | : $i) {
    scf.yield $(%a : $x | %x, %x : $x, $x | %k : $i)
  }
  return
}
// -----
func.func @f(%i: index, %t: $(t: tensor<8xf32> | tensor<?xf32> | memref<8xf32>), %s: $(s: tensor<1xf32> | tensor<4xf32> | f32)) {
  %0 = scf.forall (%k$( | , %l)) in ($(%i | 4 | 4, %i | 0)) shared_outs(%o = %t) -> ($t) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into $(%o | %t)[$(%k | 0 | 9)] [$(1 | 4 | %i)] [1] : $s into $t
    }
  } $( | {mapping = [#gpu.thread<x>]} | {mapping = [#gpu.thread<x>, #gpu.thread<y>]} | {mapping = [#gpu.block<x>, #gpu.thread<x>]} | {mapping = [1]})
  return
}
// -----
func.func @f(%c: i1, %i: index) {
  $(%0 = scf.if %c | scf.if %c) $( | -> i32 | -> (i32, i32)) {
    $(%1 = arith.constant 1 : i32 scf.yield %1 : i32 | | scf.yield)
  } $( | else { } | else { %2 = arith.constant 1 : i32 scf.yield %2 : i32 })
  return
}
// -----
func.func @f(%i: $(index | i32)) {
  $(%0 = scf.index_switch %i -> i32 | scf.index_switch %i) $( | case 1 { scf.yield } | case 1 { %1 = arith.constant 1 : i32 scf.yield %1 : i32 } | case 1 { scf.yield } case 1 { scf.yield } | case -1 { scf.yield } case 2 { scf.yield })
  default {
    $(scf.yield | %2 = arith.constant 1 : i32 scf.yield %2 : i32 | )
  }
  return
}
