// refused: duplicate-attribute
llvm.func @f(i32) -> i32 attributes {linkage = 5}
// -----
// accepted
llvm.func weak @f() { llvm.return }
// -----
// refused: llvm.linkage
llvm.func common @f()
// -----
// refused: llvm.linkage
llvm.func appending @f()
// -----
// refused: llvm.linkage
llvm.func private @f()
// -----
// refused: llvm.linkage
llvm.func internal @f()
// -----
// accepted
llvm.func extern_weak @f()
// -----
// refused: llvm.linkage
llvm.func linkonce @f()
// -----
// accepted
llvm.func @f() attributes {no_inline, always_inline}
// -----
// accepted
llvm.func @f() attributes {optimize_none}
// -----
// accepted
llvm.func @f() attributes {optimize_none, no_inline} { llvm.return }
// -----
// refused: bad-type
llvm.func @f(%a: tensor<4xi32>)
// -----
// refused: bad-type
llvm.func @f(tensor<4xi32>)
// -----
// refused: bad-type
llvm.func @f(index)
// -----
// refused: bad-type
llvm.func @f(memref<4xi32>)
// -----
// refused: result-count
llvm.func @f() -> (i32, i32)
// -----
// refused: bad-type
llvm.func @f() -> tensor<4xf32>
// -----
// accepted
llvm.func @f(!llvm.void)
// -----
// accepted
llvm.func @f(!llvm.label)
// -----
// accepted
llvm.func @f(!llvm.func<void ()>)
// -----
// accepted
llvm.func @f() -> !llvm.void
// -----
// refused: bad-type
llvm.func @f(si32)
// -----
// refused: bad-type
llvm.func @f(vector<2x3xi32>)
// -----
// refused: bad-type
llvm.func @f(vector<2xindex>)
// -----
// refused: expected-token
llvm.func @f(..., i32)
// -----
// refused: expected-token
llvm.func @f(%x: i32, i32)
// -----
// refused: llvm.parameter-attribute
llvm.func @f(i32 {llvm.noalias})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(!llvm.ptr {llvm.sret})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(!llvm.ptr {llvm.byval = 4})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(!llvm.ptr {llvm.align = 4.0 : f32})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(i32 {llvm.align = 4})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(!llvm.ptr {llvm.zeroext})
// -----
// refused: llvm.parameter-attribute
llvm.func @f(f32 {llvm.signext})
// -----
// refused: llvm.parameter-attribute
llvm.func @f() -> (i32 {llvm.nest})
// -----
// accepted
llvm.func @f() -> (i32 {llvm.foo = i32})
// -----
// refused: bad-attribute
llvm.func @f() attributes {target_features = #llvm.target_features<["sve"]>}
// -----
// refused: bad-attribute
llvm.func @f() attributes {target_features = #llvm.target_features<["+sve", ""]>}
// -----
// refused: bad-attribute
llvm.func @f() attributes {target_features = #llvm.target_features<["+sve", "+a,+b"]>}
// -----
// refused: bad-attribute
llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none>}
// -----
// refused: bad-attribute
llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = foo>}
// -----
// refused: bad-attribute
llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<"foo">}
// -----
// refused: duplicate-attribute
llvm.func @f() attributes {unnamed_addr = 5}
// -----
// refused: bad-attribute
llvm.func foocc @f()
// -----
// refused: undefined-symbol
llvm.func @f() comdat(@x)
// -----
// refused: undefined-symbol
llvm.func @f() comdat(@x::@y)
// -----
// refused: unknown-keyword
llvm.comdat @x { llvm.comdat_selector @y foo }
// -----
// refused: llvm.comdat-body
llvm.comdat @x { llvm.mlir.global @g() : i32 }
// -----
// refused: wrong-parent
module { func.func @m() { llvm.func @f()  return } }
// -----
// refused: llvm.returned-value
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : i32  llvm.return %0 : i32 }
// -----
// refused: llvm.returned-value
llvm.func @f() -> i32 { llvm.return }
// -----
// refused: llvm.returned-value
llvm.func @f() -> i32 { %0 = llvm.mlir.constant(1 : i64) : i64  llvm.return %0 : i64 }
// -----
// refused: expected-token
llvm.func @f() -> i32 { %0 = llvm.mlir.constant(1 : i64) : i64  llvm.return %0, %0 : i64, i64 }
// -----
// refused: region-arguments
llvm.func @f(i32)  { llvm.return }
// -----
// refused: wrong-parent
llvm.func @f(%x: i32)  { func.return }
// -----
// refused: missing-attribute
"llvm.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
// refused: attribute-value
"llvm.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// -----
// refused: attribute-value
"llvm.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----
// refused: region-arguments
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({ ^bb0: llvm.return }) : () -> ()
// -----
// refused: region-arguments
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({ ^bb0(%a: i64): llvm.return }) : () -> ()
// -----
// refused: llvm.data-layout
module attributes { llvm.data_layout = "foo" } { }
// -----
// refused: llvm.data-layout
module attributes { llvm.data_layout = 4 } { }
// -----
// refused: llvm.global
llvm.mlir.global internal constant @g("a") : !llvm.array<2 x i8>
// -----
// refused: llvm.global
llvm.mlir.global internal constant @g("a") : !llvm.array<1 x i32>
// -----
// refused: llvm.global
llvm.mlir.global internal constant @g("a") : i8
// -----
// refused: expected-token
llvm.mlir.global internal constant @g(1)
// -----
// refused: expected-token
llvm.mlir.global internal constant @g() : i64, i32
// -----
// refused: llvm.global
llvm.mlir.global common @g(1 : i32) : i32
// -----
// refused: llvm.global
llvm.mlir.global appending @g() : i32
// -----
// refused: llvm.global
llvm.mlir.global @g() : !llvm.void
// -----
// refused: llvm.global
llvm.mlir.global @g() : !llvm.label
// -----
// refused: llvm.global
llvm.mlir.global @g() : !llvm.token
// -----
// refused: attribute-value
llvm.mlir.global @g() {alignment = 4 : i32} : i32
// -----
// refused: attribute-value
llvm.mlir.global @g() {addr_space = -1 : i32} : i32
// -----
// refused: attribute-value
llvm.mlir.global @g() {addr_space = 3 : i64} : i32
// -----
// refused: llvm.initial-value
llvm.mlir.global @g() : i32 { llvm.return }
// -----
// refused: llvm.initial-value
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }
// -----
// refused: llvm.pure-initializer
llvm.mlir.global @g() : i32 { %p = llvm.mlir.zero : !llvm.ptr  %0 = llvm.load %p : !llvm.ptr -> i32 llvm.return %0 : i32 }
// -----
// refused: wrong-terminator
llvm.mlir.global @g() : i32 { llvm.unreachable }
// -----
// refused: wrong-parent
func.func @f() { llvm.mlir.global @g() : i32 return }
// -----
// refused: expected-token
llvm.mlir.global constant thread_local @g() : i32
// -----
// refused: attribute-value
llvm.mlir.global @g() { dbg_exprs = [4] } : i32
// -----
// refused: undefined-symbol
llvm.mlir.global @g() comdat(@x) : i32
// -----
// refused: undefined-symbol
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
// refused: llvm.address-space
llvm.mlir.global @g() : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<3> llvm.return }
// -----
// refused: llvm.address-space
llvm.mlir.global @g() {addr_space = 3 : i32} : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
// refused: result-type
llvm.mlir.global @g() : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : i32 llvm.return }
// -----
// refused: symbol-kind
func.func @g() { return }
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
// refused: llvm.initial-value
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
// refused: llvm.symbol-linkage
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// refused: llvm.without-body
llvm.func @r() -> i32
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
// refused: llvm.symbol-linkage
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// refused: expected-token
llvm.mlir.global_ctors {ctors = [@ctor], priorities = [0 : i32]}
// -----
// refused: undefined-symbol
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
// -----
// refused: llvm.structors
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [], data = [#llvm.zero]
// -----
// refused: llvm.structors
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [1 : i32], data = []
// -----
// refused: llvm.structors
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [1 : i32], data = [4]
// -----
// refused: llvm.without-body
llvm.func @ctor()
llvm.mlir.global_ctors ctors = [@ctor], priorities = [1 : i32], data = [#llvm.zero]
// -----
// refused: llvm.without-body
llvm.func @ctor()
llvm.mlir.global_dtors dtors = [@ctor], priorities = [1 : i32], data = [#llvm.zero]
// -----
// refused: llvm.structors
llvm.func @ctor() { llvm.return }
llvm.mlir.global_dtors dtors = [@ctor], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]
// -----
// refused: operand-type
func.func @f(%a: i32) { bufferization.dealloc_tensor %a : i32 return }
// -----
// refused: operand-type
func.func @f(%a: i32) { %0 = bufferization.to_tensor %a : i32 to tensor<4xf32> return }
// -----
// refused: result-type
func.func @f(%a: memref<*xf32>) { %0 = bufferization.to_tensor %a : memref<*xf32> to vector<4xf32> return }
// -----
// refused: result-type
func.func @f(%a: tensor<*xf32>) { %0 = bufferization.to_buffer %a : tensor<*xf32> to i32 return }
// -----
// refused: operand-type
func.func @f(%a: vector<4xf32>) { %0 = bufferization.to_buffer %a : vector<4xf32> to memref<4xf32> return }
// -----
// refused: operand-type
func.func @f(%a: !llvm.ptr) { %0 = bufferization.to_tensor %a : !llvm.ptr to tensor<4xf32> return }
// -----
// refused: operand-type
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = bufferization.to_tensor %a : !ptr.ptr<#ptr.generic_space> to tensor<4xf32> return }
// -----
// refused: operand-type
func.func @f(%a: i32) { %0 = ptr.to_ptr %a : i32 -> !ptr.ptr<#ptr.generic_space> return }
// -----
// refused: operand-type
func.func @f(%a: tensor<4xf32>) { %0 = ptr.to_ptr %a : tensor<4xf32> -> !ptr.ptr<#ptr.generic_space> return }
// -----
// refused: operand-type
func.func @f(%a: !llvm.ptr) { %0 = ptr.to_ptr %a : !llvm.ptr -> !ptr.ptr<#ptr.generic_space> return }
// -----
// refused: llvm.unwind-destination
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
// accepted
llvm.func @p(...) -> i32
llvm.func @g(i32)
llvm.func @f(%a: i32, %b: i1) attributes {personality = @p} {
  llvm.cond_br %b, ^bb1, ^bb3
^bb1:
  llvm.invoke @g(%a) to ^bb3 unwind ^bb2 : (i32) -> ()
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^bb4(%0 : !llvm.struct<(ptr, i32)>)
^bb3:
  llvm.return
^bb4(%1: !llvm.struct<(ptr, i32)>):
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
