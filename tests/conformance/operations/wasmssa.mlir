wasmssa.import_func "f" from "env" as @f {type = (i32) -> ()}
wasmssa.import_global "g" from "env" as @g : i32
wasmssa.import_mem "m" from "env" as @m {limits = !wasmssa<limit[2:]>}
wasmssa.import_table "t" from "env" as @t {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
wasmssa.memory @mem !wasmssa<limit[0: 65536]>
wasmssa.memory exported @mem2 !wasmssa<limit[512:]>
wasmssa.table @t0 !wasmssa<tabletype !wasmssa.externref [0: 65536]>
wasmssa.table exported @t1 !wasmssa<tabletype !wasmssa.funcref [348:]>
wasmssa.global @gl i32 mutable : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
wasmssa.func exported @h(%a: !wasmssa<local ref to i32>) -> i32 {
  %x = wasmssa.local_get %a : ref to i32
  wasmssa.block(%x) : i32 : {
  ^bb0(%p: i32):
    wasmssa.branch_if %p to level 0 else ^bb1
  ^bb1:
    %c = wasmssa.const 1 : i32
    wasmssa.block_return
  }> ^bb1
^bb1:
  %r = wasmssa.const 1 : i32
  wasmssa.return %r : i32
}

// -----

wasmssa.func @h(%a: !wasmssa<local ref to i32>) -> i32 {
  %x = wasmssa.local_get %a : ref to i32
  wasmssa.block : {
    %c = wasmssa.const 1 : i32
    wasmssa.branch_if %c to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.loop : {
    %c = wasmssa.const 1 : i32
    wasmssa.branch_if %c to level 0 else ^bb2
  ^bb2:
    wasmssa.block_return
  }> ^bb3
^bb3:
  %c4 = wasmssa.const 1 : i32
  wasmssa.if %c4 : {
    wasmssa.block_return
  } else {
    wasmssa.block_return
  }> ^bb4
^bb4:
  %l = wasmssa.local of type f32
  %r = wasmssa.const 1 : i32
  wasmssa.return %r : i32
}

// -----

wasmssa.func @globals_are_looked_up_later() -> i32 {
  %0 = wasmssa.global_get @elsewhere : i32
  wasmssa.return %0 : i32
}
