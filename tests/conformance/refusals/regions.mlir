// refused: bad-attribute
gpu.module @m [#nvvm.target<O = 5>] {
}
// -----
// accepted
gpu.module @m [#nvvm.target<O = 3, chip = "sm_90", link = ["a"]>] {
}
// -----
// refused: bad-attribute
gpu.module @m [#nvvm.target<link = [3]>] {
}
// -----
// refused: scf.loop-ends
func.func @f(%b: i1, %f: f32) {
  %0 = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%b) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.condition(%b) %y : f32
  }
  return
}
// -----
// refused: async.yielded-values
func.func @f(%a: i32) {
  %0, %1 = async.execute -> !async.value<f32> {
    async.yield %a : i32
  }
  return
}
// -----
// accepted
func.func @f(%a: f32) {
  %0, %1 = async.execute -> !async.value<f32> {
    async.yield %a : f32
  }
  return
}
// -----
// refused: arith.constant-value
func.func @f() {
  %0 = arith.constant "a" : i32
  return
}
// -----
// refused: linalg.filled-with
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.fill ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// refused: linalg.one-block
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  } -> tensor<4xf32>
  return
}
// -----
// refused: yielded-values
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
// accepted
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
// refused: operand-count
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.merge_handles : !transform.any_op
}
// -----
// refused: block-count
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) () {
  }
  return
}
// -----
// refused: block-count
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) {
  %0 = linalg.reduce ins(%a : tensor<4xf32>) outs(%b : tensor<f32>) dimensions = [0] () {
  }
  return
}
// -----
// refused: block-count
func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  }
  return
}
// -----
// refused: block-count
func.func @f() {
  %0 = async.execute {
  }
  return
}
// -----
// refused: region-arguments
func.func @f(%s: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %s[%i] : memref<4xf32> {
  }
  return
}
// -----
// refused: block-count
func.func @f(%c: tensor<i1>, %i: tensor<i32>) {
  %0 = tosa.while_loop (%a = %i) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %c : tensor<i1>
  } do {
  }
  return
}
// -----
// refused: tosa.alternative
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  }
  return
}
// -----
// refused: block-count
func.func @f(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}
// -----
// refused: block-count
func.func @f() {
  omp.sections {
  }
  return
}
// -----
// refused: empty-block
omp.declare_mapper @m : i32 {
}
// -----
// refused: emitc.expression-value
emitc.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
  }
  emitc.return
}
// -----
// refused: smt.patterns
func.func @f() {
  %0 = smt.exists {
  ^bb0(%y: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  }
  return
}
// -----
// refused: smt.patterns
func.func @f() {
  %0 = smt.exists {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  }
  return
}
// -----
// refused: wasmssa.empty-loop
wasmssa.func @f() {
  wasmssa.loop : {
  }> ^e
^e:
  wasmssa.return
}
// -----
// accepted
wasmssa.func @f() {
  wasmssa.block : {
  }> ^e
^e:
  wasmssa.return
}
// -----
// accepted
llvm.mlir.global external @g() : i32 {
}
// -----
// refused: wrong-parent
func.func @f() {
  acc.yield
  return
}
// -----
// refused: gpu.launch-region
func.func @f(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n)
      private(%s: memref<*xf32>) {
    gpu.terminator
  }
  return
}
