llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = $(8 | 16 | 32 | 64) : i32, tile_width = $(1 | 2 | 4 | 8 | 16 | 32 | 64) : i32, tile_height = $(1 | 2 | 3 | 4 | 8 | 16 | 32) : i32, v_blocks = $(1 | 2 | 4) : i32, transpose = $(false | false | true), pack_register = $(false | false | true)}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<$(1 | 2 | 4 | 8 | 16)x$(i8 | i16 | i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %w: i32, %v: $(t: vector<8xi16> | vector<8xi32> | i32 | vector<16xi8>)) {
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = $(8 | 16 | 32 | 64) : i32, tile_width = $(8 | 16 | 32) : i32, tile_height = $(1 | 2 | 4 | 8 | 16) : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, $t)
  llvm.return
}
