// What is left before LLVM IR: globals, pointers and calls, with locations of the source.

#file = loc("hello.c":1:1)
#profile = #llvm.framePointerKind<"non-leaf">

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64 : i32>>} {
  llvm.mlir.global private constant @greeting("hello, %s: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64}
  llvm.mlir.global internal @calls(0 : i32) : i32

  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @strlen(!llvm.ptr {llvm.nocapture}) -> i64

  llvm.func @greet(%name: !llvm.ptr) -> i32 attributes {frame_pointer = #profile} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %counter = llvm.mlir.addressof @calls : !llvm.ptr
    %before = llvm.load %counter {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#call)
    %calls = llvm.add %before, %one overflow<nsw> : i32
    llvm.store %calls, %counter : i32, !llvm.ptr loc(#call)
    %format = llvm.mlir.addressof @greeting : !llvm.ptr
    %written = llvm.call @printf(%format, %name, %calls) vararg(!llvm.func<i32 (ptr, ...)>)
        : (!llvm.ptr, !llvm.ptr, i32) -> i32 loc(#call)
    llvm.return %written : i32
  }

  // Greets all names of a table that ends with a null pointer.
  llvm.func @greet_all(%table: !llvm.ptr) {
    %null = llvm.mlir.zero : !llvm.ptr
    %first = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^next(%first : i64)
  ^next(%i: i64):
    %slot = llvm.getelementptr inbounds %table[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %name = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %over = llvm.icmp "eq" %name, %null : !llvm.ptr
    llvm.cond_br %over, ^end, ^body
  ^body:
    %written = llvm.call @greet(%name) : (!llvm.ptr) -> i32
    %after = llvm.add %i, %one : i64
    llvm.br ^next(%after : i64)
  ^end:
    llvm.return
  }
} loc(#file)

#call = loc(callsite("greet"("hello.c":7:3) at #file))
