// refused: value-type-mismatch
wasmssa.func @f(%a: !wasmssa<local ref to i64>) {
  %0 = wasmssa.local_get %a : ref to i64
  wasmssa.if %0 : {
    wasmssa.block_return
  }> ^end
^end:
  wasmssa.return
}
// -----
// accepted
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local_tee %a : ref to i32 to %0 : i32
  wasmssa.if %1 : {
    wasmssa.block_return
  }> ^end
^end:
  wasmssa.return
}
