// amx.tile_load
%a0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%a2 = "builtin.unrealized_conversion_cast"() : () -> index
%r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, index, index) -> !amx.tile<16x64xi8>
// -----
// amx.tile_store
%a0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> index
%a2 = "builtin.unrealized_conversion_cast"() : () -> !amx.tile<16x64xi8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> index
"amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xf32>, index, !amx.tile<16x64xi8>, index) -> ()
// -----
// amx.tile_zero
%r = "amx.tile_zero"() : () -> !amx.tile<16x64xi8>
