wasmssa.func @add(%lhs: !wasmssa<local ref to i32>, %rhs: !wasmssa<local ref to i32>) -> i32 {
  %a = wasmssa.local_get %lhs : ref to i32
  %b = wasmssa.local_get %rhs : ref to i32
  %sum = wasmssa.add %a %b : i32
  wasmssa.return %sum : i32
}

wasmssa.func @numbers(%x: !wasmssa<local ref to f32>, %y: !wasmssa<local ref to f32>, %i: !wasmssa<local ref to i32>, %j: !wasmssa<local ref to i32>, %k: !wasmssa<local ref to i64>, %d: !wasmssa<local ref to f64>) {
  %a = wasmssa.local_get %x : ref to f32
  %b = wasmssa.local_get %y : ref to f32
  %m = wasmssa.local_get %i : ref to i32
  %n = wasmssa.local_get %j : ref to i32
  %long = wasmssa.local_get %k : ref to i64
  %double = wasmssa.local_get %d : ref to f64
  wasmssa.local_set %x : ref to f32 to %b : f32
  %same = wasmssa.local_tee %x : ref to f32 to %b : f32
  %counter = wasmssa.local of type i32
  %four = wasmssa.const 4 : i32
  %result = wasmssa.add %a %b : f32
  %result_1 = wasmssa.sub %a %b : f32
  %result_2 = wasmssa.mul %a %b : f32
  %result_3 = wasmssa.div %a %b : f32
  %result_4 = wasmssa.max %a %b : f32
  %result_5 = wasmssa.min %a %b : f32
  %result_6 = wasmssa.copysign %a %b : f32
  %result_7 = wasmssa.eq %a %b : f32 -> i32
  %result_8 = wasmssa.ne %a %b : f32 -> i32
  %result_9 = wasmssa.lt %a %b : f32 -> i32
  %result_10 = wasmssa.le %a %b : f32 -> i32
  %result_11 = wasmssa.gt %a %b : f32 -> i32
  %result_12 = wasmssa.ge %a %b : f32 -> i32
  %result_13 = wasmssa.lt_si %m %n : i32 -> i32
  %result_14 = wasmssa.lt_ui %m %n : i32 -> i32
  %result_15 = wasmssa.le_si %m %n : i32 -> i32
  %result_16 = wasmssa.le_ui %m %n : i32 -> i32
  %result_17 = wasmssa.gt_si %m %n : i32 -> i32
  %result_18 = wasmssa.gt_ui %m %n : i32 -> i32
  %result_19 = wasmssa.ge_si %m %n : i32 -> i32
  %result_20 = wasmssa.ge_ui %m %n : i32 -> i32
  %result_21 = wasmssa.and %m %n : i32
  %result_22 = wasmssa.or %m %n : i32
  %result_23 = wasmssa.xor %m %n : i32
  %result_24 = wasmssa.shl %m by %n bits : i32
  %result_25 = wasmssa.shr_s %m by %n bits : i32
  %result_26 = wasmssa.shr_u %m by %n bits : i32
  %result_27 = wasmssa.rotl %m by %n bits : i32
  %result_28 = wasmssa.rotr %m by %n bits : i32
  %result_29 = wasmssa.div_si %m %n : i32
  %result_30 = wasmssa.div_ui %m %n : i32
  %result_31 = wasmssa.rem_si %m %n : i32
  %result_32 = wasmssa.rem_ui %m %n : i32
  %result_33 = wasmssa.abs %a : f32
  %result_34 = wasmssa.ceil %a : f32
  %result_35 = wasmssa.floor %a : f32
  %result_36 = wasmssa.neg %a : f32
  %result_37 = wasmssa.sqrt %a : f32
  %result_38 = wasmssa.trunc %a : f32
  %result_39 = wasmssa.clz %m : i32
  %result_40 = wasmssa.ctz %m : i32
  %result_41 = wasmssa.popcnt %m : i32
  %result_42 = wasmssa.eqz %m : i32 -> i32
  %result_43 = wasmssa.convert_s %m : i32 to f32
  %result_44 = wasmssa.convert_u %m : i32 to f32
  %result_45 = wasmssa.demote %double : f64 to f32
  %result_46 = wasmssa.promote %a : f32 to f64
  %result_47 = wasmssa.reinterpret %a : f32 as i32
  %result_48 = wasmssa.extend 8 low bits from %m : i32
  %result_49 = wasmssa.extend_i32_s %m to i64
  %result_50 = wasmssa.extend_i32_u %m to i64
  %result_51 = wasmssa.wrap %long : i64 to i32
  wasmssa.return
}

wasmssa.func @one() -> i32 {
  %one = wasmssa.const 1 : i32
  wasmssa.return %one : i32
}

wasmssa.func @control(%x: !wasmssa<local ref to i32>) -> i32 {
  %condition = wasmssa.local_get %x : ref to i32
  wasmssa.block : {
    wasmssa.branch_if %condition to level 0 else ^next
  ^next:
    wasmssa.block_return
  }> ^after
^after:
  wasmssa.loop : {
    wasmssa.block_return
  }> ^end
^end:
  wasmssa.if %condition : {
    wasmssa.block_return
  } else {
    wasmssa.block_return
  }> ^last
^last:
  %result = wasmssa.call @one : () -> i32
  wasmssa.return %result : i32
}

// -----

func.func @global_get() {
  %global_val = wasmssa.global_get @elsewhere : i32
  return
}

// -----

wasmssa.import_func "f" from "env" as @f {type = (i32) -> ()}

// -----

wasmssa.import_global "g" from "env" as @g : i32

// -----

wasmssa.import_mem "m" from "env" as @m {limits = !wasmssa<limit[2:]>}

// -----

wasmssa.import_table "t" from "env" as @t {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}

// -----

wasmssa.memory @mem !wasmssa<limit[0: 65536]>

// -----

wasmssa.table @t0 !wasmssa<tabletype !wasmssa.externref [0: 65536]>

// -----

wasmssa.global @gl i32 mutable : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
