func.func @solve() {
  smt.solver() : () -> () {
    %x = smt.declare_fun "x" : !smt.int
    %zero = smt.int.constant 0
    %positive = smt.int.cmp gt %x, %zero
    smt.assert %positive
    smt.check sat {
    } unknown {
    } unsat {
    }
  }
  return
}

func.func @numbers(%a: !smt.int, %b: !smt.int, %p: !smt.bool, %q: !smt.bool) {
  %sum = smt.int.add %a, %b
  %product = smt.int.mul %a, %b
  %difference = smt.int.sub %a, %b
  %quotient = smt.int.div %a, %b
  %rest = smt.int.mod %a, %b
  %magnitude = smt.int.abs %a
  %less = smt.int.cmp lt %a, %b
  %five = smt.int.constant 5
  %bits = smt.int2bv %a : !smt.bv<8>
  %all = smt.and %p, %q
  %any = smt.or %p, %q
  %odd = smt.xor %p, %q
  %opposite = smt.not %p
  %follows = smt.implies %p, %q
  %chosen = smt.ite %p, %a, %b : !smt.int
  %true = smt.constant true
  %equal = smt.eq %a, %b : !smt.int
  %different = smt.distinct %a, %b : !smt.int
  return
}

func.func @bits(%a: !smt.bv<8>, %b: !smt.bv<8>) {
  %sum = smt.bv.add %a, %b : !smt.bv<8>
  %product = smt.bv.mul %a, %b : !smt.bv<8>
  %both = smt.bv.and %a, %b : !smt.bv<8>
  %either = smt.bv.or %a, %b : !smt.bv<8>
  %different = smt.bv.xor %a, %b : !smt.bv<8>
  %flipped = smt.bv.not %a : !smt.bv<8>
  %negated = smt.bv.neg %a : !smt.bv<8>
  %shifted = smt.bv.shl %a, %b : !smt.bv<8>
  %shifted_1 = smt.bv.ashr %a, %b : !smt.bv<8>
  %shifted_2 = smt.bv.lshr %a, %b : !smt.bv<8>
  %quotient = smt.bv.sdiv %a, %b : !smt.bv<8>
  %quotient_1 = smt.bv.udiv %a, %b : !smt.bv<8>
  %rest = smt.bv.srem %a, %b : !smt.bv<8>
  %rest_1 = smt.bv.urem %a, %b : !smt.bv<8>
  %modulus = smt.bv.smod %a, %b : !smt.bv<8>
  %less = smt.bv.cmp slt %a, %b : !smt.bv<8>
  %joined = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  %part = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<4>
  %twice = smt.bv.repeat 2 times %a : !smt.bv<8>
  %five = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %number = smt.bv2int %a signed : !smt.bv<8>
  return
}

// -----

func.func @apply_func(%func: !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>, %args: !smt.int, %args_0: !smt.bv<4>) {
  %result = smt.apply_func %func(%args, %args_0) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
  return
}

func.func @array.broadcast(%value: !smt.bool) {
  %result = smt.array.broadcast %value : !smt.array<[!smt.int -> !smt.bool]>
  return
}

func.func @array.select(%array: !smt.array<[!smt.int -> !smt.bool]>, %index: !smt.int) {
  %result = smt.array.select %array[%index] : !smt.array<[!smt.int -> !smt.bool]>
  return
}

func.func @array.store(%array: !smt.array<[!smt.int -> !smt.bool]>, %index: !smt.int, %value: !smt.bool) {
  %result = smt.array.store %array[%index], %value : !smt.array<[!smt.int -> !smt.bool]>
  return
}

func.func @exists() {
  %result = smt.exists no_pattern attributes {smt.x} {
  ^bb0(%arg0: !smt.int):
    %c1 = smt.int.constant 1
    %c2 = smt.int.constant 2
    %0 = smt.distinct %arg0, %c1, %c2 : !smt.int
    smt.yield %0 : !smt.bool
  }
  return
}

func.func @forall() {
  %result = smt.forall ["x", "y"] weight 2 {
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.eq %arg0, %arg1 : !smt.int
    smt.yield %0 : !smt.bool
  } patterns {
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.eq %arg0, %arg1 : !smt.int
    smt.yield %0 : !smt.bool
  }
  return
}

// -----

smt.pop 1

// -----

smt.push 1

// -----

smt.reset

// -----

%values = unrealized_conversion_cast to i8
smt.yield %values : i8

// -----

func.func @f(%arg0: i8) {
  %0 = smt.solver(%arg0) : (i8) -> i8 {
  ^bb0(%arg1: i8):
    %c = smt.declare_fun "c" : !smt.bool
    %1 = smt.declare_fun : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
    %c42 = smt.int.constant 42
    %c-2 = smt.int.constant -2
    %c5_bv4 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
    %2 = smt.apply_func %1(%c42, %c5_bv4) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
    %3 = smt.forall ["x", "y"] weight 2 {
    ^bb0(%arg2: !smt.int, %arg3: !smt.int):
      %13 = smt.eq %arg2, %arg3 : !smt.int
      smt.yield %13 : !smt.bool
    } patterns {
    ^bb0(%arg2: !smt.int, %arg3: !smt.int):
      %13 = smt.eq %arg2, %arg3 : !smt.int
      smt.yield %13 : !smt.bool
    }
    %4 = smt.exists no_pattern attributes {smt.x} {
    ^bb0(%arg2: !smt.int):
      %c1 = smt.int.constant 1
      %c2 = smt.int.constant 2
      %13 = smt.distinct %arg2, %c1, %c2 : !smt.int
      smt.yield %13 : !smt.bool
    }
    smt.assert %3
    smt.push 1
    smt.pop 1
    smt.reset
    smt.set_logic "QF_BV"
    %5 = smt.check sat {
      %c1_i8 = arith.constant 1 : i8
      smt.yield %c1_i8 : i8
    } unknown {
      %c0_i8 = arith.constant 0 : i8
      smt.yield %c0_i8 : i8
    } unsat {
      %c-1_i8 = arith.constant -1 : i8
      smt.yield %c-1_i8 : i8
    } -> i8
    %6 = smt.bv.repeat 3 times %c5_bv4 : !smt.bv<4>
    %7 = smt.bv.extract %c5_bv4 from 1 : (!smt.bv<4>) -> !smt.bv<2>
    %8 = smt.bv.concat %c5_bv4, %7 : !smt.bv<4>, !smt.bv<2>
    %9 = smt.bv2int %c5_bv4 signed : !smt.bv<4>
    %10 = smt.int2bv %c42 : !smt.bv<4>
    %11 = smt.int.cmp le %c42, %c-2
    %12 = smt.bv.cmp sle %c5_bv4, %c5_bv4 : !smt.bv<4>
    smt.yield %5 : i8
  }
  return
}
