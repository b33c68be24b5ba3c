llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @g() {
  llvm.return
}
llvm.mlir.alias external @al : !llvm.ptr {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @v(0 : i32) : i32
llvm.mlir.alias private thread_local unnamed_addr @al2 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @if : !llvm.func<void (i32)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@g], priorities = [65535 : i32], data = [@v]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @h(%x: f32, %v: vector<4xi32>, %s: vector<[4]xi32>) {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  %1 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %2 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %3 = "llvm.intr.vector.interleave2"(%s, %s) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
  %4 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  llvm.return
}

// -----

llvm.func @lengths_may_scale(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  %0 = "llvm.intr.fma"(%a, %b, %a) : (vector<[4]xf32>, vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  llvm.return
}
