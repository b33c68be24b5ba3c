// refused: xevm.block-width
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}
// -----
// refused: xevm.block-width
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}
// -----
// refused: xevm.block-width
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 32 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
// refused: xevm.block-height
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}
// -----
// refused: xevm.block-size
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  llvm.return
}
// -----
// refused: xevm.block-width
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 2 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}
// -----
// refused: xevm.block-count
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 1 : i32, tile_height = 16 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}
// -----
// refused: xevm.block-elements
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 2 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {elem_size_in_bits = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}
// -----
// refused: xevm.base-pitch
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  %width = llvm.mlir.constant(128 : i32) : i32
  %pitch = llvm.mlir.constant(-1 : i32) : i32
  xevm.blockstore2d %p, %width, %i, %pitch, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
// accepted
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  %width = llvm.mlir.constant(128 : i32) : i32
  xevm.blockstore2d %p, %width, %i, %width, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
