// refused: symbol-kind
llvm.func @g()
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a() : () -> ()
  llvm.return
}
// -----
// refused: llvm.callee
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void (i32)>, !llvm.ptr @r
llvm.func @f() {
  llvm.call @i() : () -> ()
  llvm.return
}
// -----
// refused: llvm.callee
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
llvm.func @f() {
  llvm.call @i() : () -> ()
  llvm.return
}
// -----
// accepted
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void (i32)>, !llvm.ptr @r
llvm.func @f(%a: i32) {
  llvm.call @i(%a) : (i32) -> ()
  llvm.return
}
// -----
// refused: empty-block
llvm.mlir.alias external @a : i32 {
}
// -----
// refused: empty-block
llvm.comdat @c {
}
// -----
// accepted
llvm.comdat @c {
^bb0:
}
// -----
// refused: llvm.linkage
"llvm.func"() <{function_type = !llvm.func<void ()>, linkage = #llvm.linkage<weak>, sym_name = "f"}> ({
}) : () -> ()
// -----
// accepted
"llvm.func"() <{function_type = !llvm.func<void ()>, linkage = #llvm.linkage<extern_weak>, sym_name = "f"}> ({
}) : () -> ()
// -----
// refused: llvm.argument-type
"llvm.func"() <{function_type = !llvm.func<void (index)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
^bb0(%a: index):
  llvm.return
}) : () -> ()
// -----
// accepted
"llvm.func"() <{function_type = !llvm.func<void (index)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
}) : () -> ()
// -----
// accepted
llvm.func @f() attributes {comdat = [@x]}
// -----
// accepted
llvm.func @f() attributes {optimize_none = true} { llvm.return }
// -----
// refused: llvm.inlining
"llvm.func"() <{function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, optimize_none, sym_name = "f"}> ({
  llvm.return
}) : () -> ()
// -----
// refused: duplicate-attribute
llvm.func @g()
llvm.func @f() {
  llvm.call @g() {callee = @g} : () -> ()
  llvm.return
}
// -----
// refused: duplicate-attribute
llvm.func @g()
llvm.func @f() {
  llvm.call @g() {TailCallKind = #llvm.tailcallkind<tail>} : () -> ()
  llvm.return
}
// -----
// refused: duplicate-attribute
llvm.mlir.global external @g() {linkage = #llvm.linkage<weak>} : i32
// -----
// accepted
llvm.mlir.global external @g() {value = 1 : i32} : i32
// -----
// refused: duplicate-attribute
llvm.mlir.global external @g(1 : i32) {value = 1 : i32} : i32
// -----
// refused: duplicate-attribute
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 {elem_type = i32} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// accepted
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 {inalloca} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// refused: duplicate-attribute
llvm.func @f() vscale_range(1, 2) attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>}
// -----
// refused: duplicate-attribute
func.func private @f(i32 {llvm.noundef}) attributes {arg_attrs = [{}]}
// -----
// accepted
func.func private @f(i32 {}) attributes {arg_attrs = [{}]}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds %p[0] {noWrapFlags = 1 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
// refused: cast-incompatible
llvm.func @f(%v: vector<4xi32>) {
  %0 = llvm.sext %v : vector<4xi32> to vector<[4]xi64>
  llvm.return
}
// -----
// refused: llvm.part
llvm.func @f(%v: !llvm.struct<"o", opaque>) {
  %0 = llvm.extractvalue %v[0] : !llvm.struct<"o", opaque>
  llvm.return
}
// -----
// accepted
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1, ^bb2]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  llvm.blocktag <id = 2>
  llvm.return
}
// -----
// refused: llvm.block-tags
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1, ^bb2]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
// refused: llvm.block-tags
#t = #llvm.blocktag<id = 4>
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  "llvm.blocktag"() <{tag = #t}> : () -> ()
  llvm.return
}
// -----
// accepted
#t = #llvm.blocktag<id = 4>
#a = #llvm.blockaddress<function = @f, tag = #t>
llvm.func @f() {
  %0 = "llvm.blockaddress"() <{block_addr = #a}> : () -> !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.blocktag <id = 4>
  llvm.return
}
// -----
// accepted
llvm.func @g() {
  llvm.blocktag <id = 9>
  llvm.return
}
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 9>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.blocktag <id = 4>
  llvm.return
}
// -----
// accepted
llvm.func @"f g"() {
  %0 = llvm.blockaddress <function = @"f g", tag = <id = 4>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.blocktag <id = 4>
  llvm.return
}
// -----
// refused: llvm.block-tags
llvm.func @"f g"() {
  %0 = llvm.blockaddress <function = @"f g", tag = <id = 5>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.blocktag <id = 4>
  llvm.return
}
// -----
// accepted
llvm.func @f(%c: i1) {
  scf.if %c {
    llvm.blocktag <id = 5>
  }
  %0 = llvm.blockaddress <function = @f, tag = <id = 5>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.return
}
// -----
// accepted
llvm.func @g() {
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^bb1]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
// refused: attribute-value
llvm.func @f() {
  llvm.call @a::@b() : () -> ()
  llvm.return
}
llvm.func @a()
