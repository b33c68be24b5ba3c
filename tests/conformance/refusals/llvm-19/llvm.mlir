// accepted
!ft = (i32) -> i32
llvm.func @g(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.call %p(%i) : !llvm.ptr, !ft
  llvm.return
}
// -----
// refused: value-type-mismatch
!ft = (i64) -> i32
llvm.func @h(i64) -> i32
llvm.func @g(%i: i32) {
  %0 = llvm.call @h(%i) : !ft
  llvm.return
}
// -----
// accepted
!ft = () -> ()
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : !ft
^a:
  llvm.return
^b:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
// accepted
llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([4, 5, 6]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.vec<4 x ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}
// -----
// refused: operand-type
llvm.func @f(%v: vector<4xf32>) {
  %0 = llvm.intr.smax(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
// -----
// refused: operand-type
llvm.func @f(%p: !llvm.ptr, %m: vector<4xi8>) {
  %0 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi8>) -> vector<4xf32>
  llvm.return
}
// -----
// refused: value-type-mismatch
llvm.func @f(%d: f64, %v: vector<4xf32>, %i: i32) {
  %0 = llvm.insertelement %d, %v[%i : i32] : vector<4xf32>
  llvm.return
}
// -----
// refused: unknown-type
func.func private @f(!llvm.x86_amx)
// -----
// accepted
func.func private @f(!llvm.x86_mmx)
// -----
// refused: llvm.constant-llvm-19
llvm.func @f() {
  %0 = llvm.mlir.constant([dense<1.0> : tensor<2xf64>, dense<1.0> : tensor<2xf64>]) : !llvm.struct<(array<2 x f64>, array<2 x f64>)>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
