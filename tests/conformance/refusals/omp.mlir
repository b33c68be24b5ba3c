// refused: omp.composite-wrapper
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.parallel {
omp.wsloop nowait {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
omp.terminator
}
return
}
// -----
// refused: omp.wrapped-loop
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.single {
omp.parallel {
omp.loop  {
omp.wsloop schedule(static) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
}
omp.terminator
}
omp.terminator
}
return
}
// -----
// refused: omp.composite-wrapper
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.wsloop  {
omp.simd order(concurrent) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
}
} {omp.composite}
return
}
// -----
// refused: omp.composite-parallel
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.parallel {
omp.loop order(concurrent) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
omp.terminator
} {omp.composite}
return
}
// -----
// refused: omp.composite-parallel
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.taskgroup {
omp.parallel {
omp.distribute  {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
}
omp.terminator
}
omp.terminator
}
return
}
// -----
// refused: omp.composite-distribute, omp.wrapped-loop
func.func @f(%a: index, %n: i32, %p: !llvm.ptr) {
omp.loop order(concurrent) {
omp.distribute  {
omp.wsloop nowait {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {

omp.yield
}
} {omp.composite}
} {omp.composite}
}
return
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : !llvm.ptr
  omp.yield(%c : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : !llvm.ptr
  omp.yield(%c : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: i32):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.reduction-regions
omp.declare_reduction @r : !llvm.ptr alloc {
  %c = llvm.mlir.zero : i32
  omp.yield(%c : i32)
} init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
// refused: omp.copied-at-first
omp.private {type = firstprivate} @p : i32
