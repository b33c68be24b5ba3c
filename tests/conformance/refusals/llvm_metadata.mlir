// refused: bad-attribute
#tbaa_root = #llvm.tbaa_root<id = 4>
// -----
// accepted
#tbaa_root = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #t, access_type = #t, offset = 0>
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
#tbaa_root = #llvm.tbaa_root<id = "x">
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {tbaa = [#tbaa_root]} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {tbaa = "x"} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {tbaa = [@x]} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {alias_scopes = [@x]} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {access_groups = ["x"]} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: attribute-value
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {noalias_scopes = "x"} : !llvm.ptr -> i32 llvm.return }
// -----
// refused: bad-attribute
#t = #llvm.tbaa_type_desc<id = "a", members = {<4, 0>}>
// -----
// refused: bad-attribute
#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<id = "a", members = {<#r, x>}>
// -----
// refused: bad-attribute
#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<members = {<#r, 0>}>
// -----
// refused: bad-attribute
#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_tag<base_type = #r, access_type = #r, offset = 0>
// -----
// refused: bad-attribute
#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<id = "a", members = {<#r, 0>}>
#u = #llvm.tbaa_tag<base_type = #t, access_type = #t, offset = x>
// -----
// refused: bad-attribute
#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<id = "a", members = {<#r, 0>}>
#u = #llvm.tbaa_tag<base_type = #t, access_type = #t, offset = 0, constant = 4>
// -----
// refused: bad-attribute
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[0]<>, domain = 4>
// -----
// accepted
#d = #llvm.alias_scope_domain<id = 4>
// -----
// accepted
#d = #llvm.mlir.workgroup_attribution<512, i32>
// -----
// accepted
#d = #llvm.constant_range<i32, 1, 99999999999>
// -----
// accepted
#d = #llvm.zero
// -----
// accepted
#d = #llvm.zero<4>
// -----
// accepted
#d = #llvm.poison<4>
// -----
// refused: unknown-attribute
#d = #llvm.md_const<4>
// -----
// accepted
#d = #llvm.address_space<1>
// -----
// accepted
#d = #llvm.dereferenceable<bytes = 4, mayBeNull = true>
// -----
// accepted
#d = #llvm.mmra_tag<"a":"b">
// -----
// refused: bad-type
func.func private @f(!llvm.ptr<x>)
// -----
// refused: bad-type
func.func private @f(!llvm.ptr<i32>)
// -----
// refused: bad-type
func.func private @f(!llvm.struct<i32>)
// -----
// refused: bad-type
func.func private @f(!llvm.struct<"a">)
// -----
// refused: redefined-type
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// -----
// refused: redefined-type
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)
// -----
// refused: redefined-type
func.func private @f(!llvm.struct<"a", packed (i32)>, !llvm.struct<"a", (i32)>)
// -----
// refused: bad-type
func.func private @f(!llvm.struct<packed i32>)
// -----
// refused: bad-type
func.func private @f(!llvm.struct<opaque>)
// -----
// refused: bad-type
func.func private @f(!llvm.array<i32>)
// -----
// refused: bad-type
func.func private @f(!llvm.array<? x i32>)
// -----
// refused: unknown-type
func.func private @f(!llvm.foo)
// -----
// refused: unknown-type
func.func private @f(!llvm.x86_mmx)
