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
// -----
// refused: bad-attribute
#a = #llvm.loop_annotation<startLoc = loc("a":1:1)>
// -----
// refused: bad-attribute
#a = #llvm.loop_annotation<endLoc = loc(fused["a":1:1, "a":1:1])>
// -----
// accepted
#a = #llvm.loop_annotation<startLoc = loc(fused["a":1:1, "b":1:1]), endLoc = loc(fused<1>["a":1:1])>
// -----
// refused: bad-attribute
#a = #llvm.alias_scope<id = 1, domain = #llvm.alias_scope_domain<id = 1>>
// -----
// accepted
#a = #llvm.alias_scope<id = "a", domain = #llvm.alias_scope_domain<id = 1>>
// -----
// refused: bad-attribute
#a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "i", sizeInBits = 8, encoding = DW_ATE_float>
// -----
// accepted
#a = #llvm.di_basic_type<tag = DW_TAG_GNU_call_site, name = "i", sizeInBits = 8, encoding = DW_ATE_HP_float128>
// -----
// refused: bad-attribute
#a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>
// -----
// refused: bad-attribute
#a = #llvm.di_expression<[DW_OP_foo]>
// -----
// refused: bad-attribute
#a = #llvm.di_expression<[DW_OP_plus_uconst(DW_ATE_signed)]>
// -----
// refused: bad-attribute
#a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551616)]>
// -----
// accepted
#a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551615), DW_OP_LLVM_extract_bits_sext(0, 8)]>
// -----
// refused: bad-attribute
#a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_OP_deref)]>
// -----
// accepted
#a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_LLVM_convert(8, 5, DW_ATE_float)]>
// -----
// refused: bad-attribute
#a = #llvm.tbaa_type_desc<id = "i", members = {}>
// -----
// refused: bad-attribute
#a = #llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root, 9223372036854775808>}>
// -----
// accepted
#a = #llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root, 9223372036854775807>, <#llvm.tbaa_root, -1>}>
// -----
// refused: bad-attribute
#a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Public|Vector>
// -----
// accepted
#a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = "Public|Vector">
// -----
// refused: bad-type
func.func private @f(!llvm.target<"a", 4294967296>)
// -----
// accepted
func.func private @f(!llvm.target<"a", 4294967295>, !llvm.array<18446744073709551615 x i32>)
// -----
// refused: bad-type
func.func private @f(!llvm.array<18446744073709551616 x i32>)
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "p:16777216:8"} {}
// -----
// accepted
module attributes {llvm.data_layout = "p1:16777215:8:8:16777215-s:9"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "p:32:32:32:64"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "pu:32:32"} {}
// -----
// accepted
module attributes {llvm.data_layout = "pu1:32:32-a:0:64"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "a64:8"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "S65536"} {}
// -----
// refused: llvm.data-layout
module attributes {llvm.data_layout = "A16777216"} {}
