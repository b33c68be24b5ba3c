// xevm.blockload
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%r = "xevm.blockload"(%a0) : (!llvm.ptr<1>) -> i8
// -----
// xevm.blockstore
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
"xevm.blockstore"(%a0, %a1) : (!llvm.ptr<1>, i8) -> ()
// -----
// xevm.group_count.x
%r = "xevm.group_count.x"() : () -> i32
// -----
// xevm.group_count.y
%r = "xevm.group_count.y"() : () -> i32
// -----
// xevm.group_count.z
%r = "xevm.group_count.z"() : () -> i32
// -----
// xevm.group_id.x
%r = "xevm.group_id.x"() : () -> i32
// -----
// xevm.group_id.y
%r = "xevm.group_id.y"() : () -> i32
// -----
// xevm.group_id.z
%r = "xevm.group_id.z"() : () -> i32
// -----
// xevm.lane_id
%r = "xevm.lane_id"() : () -> i32
// -----
// xevm.local_id.x
%r = "xevm.local_id.x"() : () -> i32
// -----
// xevm.local_id.y
%r = "xevm.local_id.y"() : () -> i32
// -----
// xevm.local_id.z
%r = "xevm.local_id.z"() : () -> i32
// -----
// xevm.local_size.x
%r = "xevm.local_size.x"() : () -> i32
// -----
// xevm.local_size.y
%r = "xevm.local_size.y"() : () -> i32
// -----
// xevm.local_size.z
%r = "xevm.local_size.z"() : () -> i32
// -----
// xevm.prefetch
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
"xevm.prefetch"(%a0) : (!llvm.ptr<1>) -> ()
// -----
// xevm.subgroup_id
%r = "xevm.subgroup_id"() : () -> i32
// -----
// xevm.subgroup_size
%r = "xevm.subgroup_size"() : () -> i32
