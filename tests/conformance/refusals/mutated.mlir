// accepted
%0 = "test.p"() : () -> !llvm.ptr
// -----
// accepted
func.func @f(%p: !llvm.ptr, %c: i8, %n: i32) {
  "llvm.intr.memset"(%p, %c, %n) <{isVolatile = false}> {access_groups = affine_map<(d0) -> (d0)>} : (!llvm.ptr, i8, i32) -> ()
  return
}
// -----
// accepted
func.func @f(%p: !llvm.ptr, %c: i8, %n: i32) {
  "llvm.intr.memset"(%p, %c, %n) <{isVolatile = false}> {isVolatile = 1.5 : f32} : (!llvm.ptr, i8, i32) -> ()
  return
}
// -----
// accepted
func.func @f(%p: !llvm.ptr, %c: i8, %n: i32) {
  "llvm.intr.memset"(%p, %c, %n) <{}> {isVolatile = false} : (!llvm.ptr, i8, i32) -> ()
  return
}
// -----
// refused: attribute-value
func.func @f(%p: !llvm.ptr, %c: i8, %n: i32) {
  "llvm.intr.memset"(%p, %c, %n) <{isVolatile = false}> {access_groups = [1]} : (!llvm.ptr, i8, i32) -> ()
  return
}
// -----
// refused: attribute-value
func.func @f(%p: !llvm.ptr, %c: i8, %n: i32) {
  "llvm.intr.memset"(%p, %c, %n) {isVolatile = false, access_groups = 3 : i32} : (!llvm.ptr, i8, i32) -> ()
  return
}
// -----
// accepted
func.func @f(%p: i32, %c: i8, %n: i32) {
  %0 = "llvm.add"(%p, %n) {overflowFlags = 3 : i32} : (i32, i32) -> i32
  return
}
// -----
// accepted
func.func @f(%p: i32, %c: i8, %n: i32) {
  %0 = "llvm.add"(%p, %n) <{}> {overflowFlags = 3.5 : f32} : (i32, i32) -> i32
  return
}
// -----
// accepted
module attributes {
  gpu.container_module,
  gpu.other
} {
}
// -----
// accepted
module attributes { gpu.container_module,
  gpu.return } {
}
// -----
// accepted
func.func @f(%v: vector<[1]xi128>, %w: vector<1xi8>) {
  %el = vector.extract %v[0] : vector<[1]xi128> from vector<[1]xi128>
  %e2 = vector.extract %w[0] : vector<1xi8> from vector<1xi8>
  return
}
// -----
// accepted
func.func @f(%v: vector<[1]x[1]xi128>, %c: index) {
  %el = vector.extract %v[%c] : i128 from vector<[1]x[1]xi128>
  return
}
// -----
// accepted
func.func @f(%v: vector<1x1xi128>, %c: index) {
  %el = vector.extract %v[%c] : i128 from vector<1x1xi128>
  return
}
// -----
// accepted
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = 0 : i32} : (i32) -> !llvm.ptr
  return
}
// -----
// refused: attribute-value
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = 1 : i32} : (i32) -> !llvm.ptr
  return
}
// -----
// refused: llvm.allocated-type
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = {}} : (i32) -> !llvm.ptr
  return
}
// -----
// refused: llvm.allocated-type
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = 3.0 : f32} : (i32) -> !llvm.ptr
  return
}
// -----
// accepted
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = 0 : index} : (i32) -> !llvm.ptr
  return
}
// -----
// refused: attribute-value
func.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = true} : (i32) -> !llvm.ptr
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
#t = {indexing_maps = [#m, #m], iterator_types = "parallel"}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
#t = {indexing_maps = [#m, #m], iterator_types = 3 : i32}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
#t = {indexing_maps = #m, iterator_types = ["parallel"]}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#m, 3], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = "a", iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = unit} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: missing-attribute
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#m, #m]} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: missing-attribute
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: missing-attribute
#m = affine_map<(d0) -> (d0)>
#t = {iterator_types = ["parallel"]}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: missing-attribute
#m = affine_map<(d0) -> (d0)>
#t = {indexing_maps = [#m, #m]}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: bad-attribute
#t = [1, 2]
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #t ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%c: i1) {
  %0 = scf.if %c -> (i32) {
    %x = arith.constant 3 : i32
  } else {
    %c1 = arith.constant 3 : i32
    scf.yield %c1 : i32
  }
  return
}
// -----
// refused: yielded-values
func.func @f(%c: i1) {
  %0 = scf.if %c -> (i32) {
    %x = arith.constant 3 : i32
    scf.yield %x : i32
  } else {
  }
  return
}
// -----
// refused: wrong-parent
affine.yield
// -----
// refused: wrong-parent
func.func @f() {
  affine.yield
}
// -----
// refused: wrong-parent
func.func @f(%c : i1) {
  scf.if %c {
    affine.yield
  }
  return
}
// -----
// accepted
func.func @_a() { return }
// -----
// refused: invalid-name, undefined-symbol
func.func @f() { call @.a() : () -> () 
  return }
// -----
// refused: bad-type
func.func private @f(memref<2xf32, 3, 4>)
// -----
// refused: bad-type
func.func private @f(memref<2xf32,2xf32, 3>)
// -----
// refused: bad-attribute
llvm.mlir.global internal @x(1 : !llvm.array<10 x i32>) : i32
// -----
// refused: bad-attribute
func.func @f() {
  %0 = llvm.mlir.constant(1 : !llvm.array<10 x i32>) : i32
  return
}
// -----
// refused: bad-attribute
func.func @f() attributes {a = 1 : !llvm.ptr} { return }
// -----
// refused: bad-attribute
func.func @f() attributes {a = 1 : f32} { return }
// -----
// refused: bad-attribute
func.func @f() attributes {a = 1 : tensor<2xi32>} { return }
// -----
// refused: bad-attribute
func.func @f() attributes {a = 1.0 : i32} { return }
// -----
// accepted
func.func @f() attributes {a = 0x1F : f32} { return }
// -----
// accepted
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i0 = 0 to 10 {
    affine.for %i1 = 0 to 10 {
      %1 = affine.load %m[%i0 + symbol(%n), %i1 + symbol(%i0)] : memref<10x10xf32>
    }
  }
  return
}
// -----
// refused: affine.not-a-dimension
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i0 = 0 to 10 {
    affine.for %i1 = 0 to 10 {
      %1 = affine.load %m[%n + symbol(%i0), %i1 + %i0] : memref<10x10xf32>
    }
  }
  return
}
// -----
// accepted
llvm.func @f(%a: i32, %c: i1) {
  llvm.switch %a : i32, ^a [ 1: ^b ] {branch_weights = array<i32>}
^a:
  llvm.return
^b:
  llvm.cond_br %c weights([]), ^a, ^a
}
// -----
// accepted
llvm.func @f(%a: i32, %c: i1) {
  llvm.cond_br %c, ^a, ^a {branch_weights = array<i32>}
^a:
  llvm.return
}
// -----
// accepted
llvm.func @f(%a: i32, %c: i1) {
  "llvm.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  llvm.return
}
// -----
// refused: llvm.branch-weights
llvm.func @f(%a: i32, %c: i1) {
  "llvm.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32: 3>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  llvm.return
}
// -----
// accepted
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// -----
// refused: public-declaration
func.func @g()
llvm.func @h()
llvm.func @f(%c: i1) {
  llvm.call @h() {branch_weights = array<i32>} : () -> ()
  llvm.call @h() {branch_weights = array<i32: 1, 2>} : () -> ()
  llvm.return
}
// -----
// refused: affine.not-a-dimension
#s = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i0 = 0 to 10 {
    affine.if #s(%i0)[%i0] {
    }
  }
  return
}
// -----
// accepted
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), crdWidth=32, crdWidth=32}>
// -----
// refused: bad-attribute
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), map = (d0) -> (d0 : dense)}>
// -----
// accepted
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth=32, posWidth=64}>
// -----
// accepted
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), explicitVal=1:i32, explicitVal=1:i32}>
// -----
// refused: omp.loop-wrapper
func.func @f(%a: index) {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) collapse(0) {
    omp.yield
  }
  return
}
// -----
// accepted
func.func @f(%a: index) {
  omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) collapse(0) {
    omp.yield
  }
  }
  return
}
// -----
// refused: omp.loops-of-nest
func.func @f(%a: index) {
  omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) collapse(2) {
    omp.yield
  }
  }
  return
}
// -----
// accepted
func.func @f(%a: index) {
  omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) tiles(0) {
    omp.yield
  }
  }
  return
}
// -----
// refused: omp.loops-of-nest
func.func @f(%a: index) {
  omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) tiles(5, 6) {
    omp.yield
  }
  }
  return
}
// -----
// refused: omp.loops-of-nest
func.func @f(%a: index) {
  omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) inclusive step (%a) collapse(2) tiles(5, 6) {
    omp.yield
  }
  }
  return
}
// -----
// refused: bad-attribute
shape.function_library @lib {
  func.func @g(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  test.x = @g,
  test.x = @g
}
func.func @f() { return }
// -----
// refused: unknown-operation
module @m {
} attributes {
  a = 1,
  a = 2
}
// -----
// refused: duplicate-attribute
func.func private @m() attributes {
  a = 1,
  a = 2
}
// -----
// refused: duplicate-attribute
func.func @m() attributes {
  a = 1,
  a = 2
} {
  return
}
// -----
// refused: attribute-value
wasmssa.import_global "g" from "env" as @g : i16
// -----
// refused: expected-token
wasmssa.import_global "g" as @g from "env" : i16
// -----
// refused: attribute-value
"wasmssa.import_global"() <{importName = "g", moduleName = "env", sym_name = "g", type = i16}> : () -> ()
// -----
// accepted
llvm.func @kernel_func() attributes {nvvm.kernel, nvvm.minctasm = true} { llvm.return }
// -----
// refused: nvvm.kernel
llvm.func @kernel_func() attributes {nvvm.kernel, nvvm.reqntid = array<i32>} { llvm.return }
// -----
// refused: omp.map-type
func.func @f(%a: !llvm.ptr) {
  omp.target_enter_data map_entries(%a : !llvm.ptr)
  return
}
// -----
// refused: symbol-kind
func.func @g() { return }
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @g : i32
  ml_program.return %0 : i32
}
// -----
// refused: attribute-value
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = "parallel"} ins(%a: memref<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
// refused: smt.bound-variables
func.func @f() {
  smt.solver() : () -> () {
    %0 = smt.exists {
    ^bb0(%x: !smt.int):
      %t = smt.constant true
    }
  }
  return
}
// -----
// refused: linalg.attribute
func.func @f() attributes {linalg.foo} { return }
// -----
// accepted
func.func @f(%a: i32 {linalg.foo}) { return }
// -----
// accepted
module attributes {linalg.memoized_indexing_maps = 3} {}
// -----
// refused: bad-type
func.func private @f(!tosa.shape<-1>)
// -----
// accepted
func.func private @f(!tosa.shape<0>)
// -----
// refused: wasmssa.level
wasmssa.func @f(%x: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %x : ref to i32
  wasmssa.branch_if %c to level 0 else ^b1
^b1:
  wasmssa.return %c : i32
}
// -----
// accepted
wasmssa.func @f(%x: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %x : ref to i32
  wasmssa.block : {
    wasmssa.branch_if %c to level 0 else ^next
  ^next:
    wasmssa.block_return
  }> ^after
^after:
  wasmssa.return %c : i32
}
// -----
// refused: wasmssa.level
wasmssa.func @f(%x: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %x : ref to i32
  wasmssa.block : {
    wasmssa.branch_if %c to level 1 else ^next
  ^next:
    wasmssa.block_return
  }> ^after
^after:
  wasmssa.return %c : i32
}
// -----
// accepted
wasmssa.func @f(%x: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %x : ref to i32
  wasmssa.block : {
    wasmssa.loop : {
      wasmssa.branch_if %c to level 1 else ^next
    ^next:
      wasmssa.block_return
    }> ^l
  ^l:
    wasmssa.block_return
  }> ^after
^after:
  wasmssa.return %c : i32
}
// -----
// refused: wasmssa.level
wasmssa.func @f(%x: !wasmssa<local ref to i32>) -> i32 {
  wasmssa.block_return
}
// -----
// refused: omp.map-type
omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info map_entries(%a : !llvm.ptr)
}
// -----
// refused: bad-attribute
func.func @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>} { return }
// -----
// accepted
func.func @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>} { return }
// -----
// refused: gpu.launch-region, unknown-dialect
func.func @f(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) {
    "use2"(%c) : (index) -> ()
  }
  return
}
// -----
// refused: empty-block
func.func @f(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) {
  }
  return
}
// -----
// refused: missing-terminator
func.func @f(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) {
    %0 = arith.addi %c, %c : index
  }
  return
}
// -----
// refused: atomic-update-region
func.func @f(%x: memref<i32>) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %0 = arith.addi %v, %v : i32
  }
  return
}
// -----
// refused: atomic-update-region
func.func @f(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %0 = arith.addi %v, %v : i32
  }
  return
}
// -----
// refused: atomic-update-region
func.func @f(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    omp.yield
  }
  return
}
// -----
// refused: wrong-terminator
func.func @f(%p: index) {
  %0 = scf.index_switch %p -> i32
  case 2 {
    %a = arith.constant 10 : i32
  }
  default {
    %b = arith.constant 10 : i32
    scf.yield %b : i32
  }
  return
}
// -----
// refused: wrong-terminator
func.func @f(%p: index) {
  %0 = scf.index_switch %p -> i32
  case 2 {
  }
  default {
    %b = arith.constant 10 : i32
    scf.yield %b : i32
  }
  return
}
// -----
// refused: unknown-dialect
func.func @f(%p: index) {
  scf.index_switch %p
  case 2 {
    "use"() : () -> ()
  }
  default {
  }
  return
}
// -----
// refused: attribute-value
func.func @f() {
  %r = "emitc.constant"() <{value = array<i64: 1, 2>}> : () -> index
  return
}
// -----
// refused: emitc.initial-value
func.func @f() {
  %r = "emitc.constant"() <{value = true}> : () -> index
  return
}
// -----
// refused: emitc.initial-value
func.func @f() {
  %r = "emitc.constant"() <{value = 3 : i32}> : () -> index
  return
}
// -----
// refused: attribute-value
func.func @f() {
  %r = "emitc.constant"() <{value = unit}> : () -> index
  return
}
// -----
// refused: attribute-value
%r = "arith.constant"() {value = array<i64: 1>} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = array<i64: 1>} : () -> !emitc.lvalue<i32>
// -----
// refused: attribute-value
%r = "arith.constant"() {value = unit} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = unit} : () -> !emitc.lvalue<i32>
// -----
// refused: types-differ
%r = "arith.constant"() {value = "text"} : () -> index
// -----
// refused: emitc.initial-value
%r = "emitc.variable"() {value = "text"} : () -> !emitc.lvalue<i32>
// -----
// refused: attribute-value
%r = "arith.constant"() {value = [1]} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = [1]} : () -> !emitc.lvalue<i32>
// -----
// refused: attribute-value
%r = "arith.constant"() {value = i32} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = i32} : () -> !emitc.lvalue<i32>
// -----
// refused: attribute-value
%r = "arith.constant"() {value = @a} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = @a} : () -> !emitc.lvalue<i32>
// -----
// refused: attribute-value
%r = "arith.constant"() {value = affine_map<()->(0)>} : () -> index
// -----
// refused: attribute-value
%r = "emitc.variable"() {value = affine_map<()->(0)>} : () -> !emitc.lvalue<i32>
// -----
// refused: types-differ
%r = "arith.constant"() {value = dense<1> : tensor<2xi32>} : () -> index
// -----
// refused: emitc.initial-value
%r = "emitc.variable"() {value = dense<1> : tensor<2xi32>} : () -> !emitc.lvalue<i32>
// -----
// refused: arith.constant-value
%r = "arith.constant"() {value = "text" : index} : () -> index
// -----
// refused: emitc.initial-value
%r = "emitc.variable"() {value = "text" : index} : () -> !emitc.lvalue<i32>
// -----
// refused: unknown-attribute
%r = "arith.constant"() {value = #builtin.int<3>} : () -> index
// -----
// refused: unknown-attribute
%r = "emitc.variable"() {value = #builtin.int<3>} : () -> !emitc.lvalue<i32>
// -----
// refused: undefined-symbol
func.func @f(%a: memref<4xf32>) {
  %0 = acc.private varPtr(%a : memref<4xf32>) recipe(@nowhere) -> memref<4xf32>
  acc.parallel private(%0 : memref<4xf32>) {
    acc.yield
  }
  return
}
// -----
// refused: undefined-symbol
func.func @f(%a: memref<4xf32>) {
  %0 = acc.private varPtr(%a : memref<4xf32>) recipe(@nowhere) -> memref<4xf32>
  return
}
// -----
// refused: attribute-value
func.func @f() {
  acc.kernels {
  } attributes {defaultAttr = "text"}
  return
}
// -----
// refused: attribute-value
func.func @f(%b: memref<f32>) {
  %4 = acc.create varPtr(%b : memref<f32>) -> memref<f32> {dataClause = "text"}
  return
}
