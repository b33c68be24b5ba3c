// index.add
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.add"(%a0, %a1) : (index, index) -> index
// -----
// index.and
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.and"(%a0, %a1) : (index, index) -> index
// -----
// index.bool.constant
%r = "index.bool.constant"() <{value = false}> : () -> i1
// -----
// index.ceildivs
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.ceildivs"(%a0, %a1) : (index, index) -> index
// -----
// index.ceildivu
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.ceildivu"(%a0, %a1) : (index, index) -> index
// -----
// index.constant
%r = "index.constant"() <{value = 0 : index}> : () -> index
// -----
// index.divs
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.divs"(%a0, %a1) : (index, index) -> index
// -----
// index.divu
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.divu"(%a0, %a1) : (index, index) -> index
// -----
// index.floordivs
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.floordivs"(%a0, %a1) : (index, index) -> index
// -----
// index.maxs
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.maxs"(%a0, %a1) : (index, index) -> index
// -----
// index.maxu
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.maxu"(%a0, %a1) : (index, index) -> index
// -----
// index.mins
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.mins"(%a0, %a1) : (index, index) -> index
// -----
// index.minu
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.minu"(%a0, %a1) : (index, index) -> index
// -----
// index.mul
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.mul"(%a0, %a1) : (index, index) -> index
// -----
// index.or
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.or"(%a0, %a1) : (index, index) -> index
// -----
// index.rems
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.rems"(%a0, %a1) : (index, index) -> index
// -----
// index.remu
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.remu"(%a0, %a1) : (index, index) -> index
// -----
// index.shl
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.shl"(%a0, %a1) : (index, index) -> index
// -----
// index.shrs
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.shrs"(%a0, %a1) : (index, index) -> index
// -----
// index.shru
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.shru"(%a0, %a1) : (index, index) -> index
// -----
// index.sizeof
%r = "index.sizeof"() : () -> index
// -----
// index.sub
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.sub"(%a0, %a1) : (index, index) -> index
// -----
// index.xor
%a0 = "builtin.unrealized_conversion_cast"() : () -> index
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "index.xor"(%a0, %a1) : (index, index) -> index
