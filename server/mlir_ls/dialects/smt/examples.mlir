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

func.func @logic() {
  smt.solver() : () -> () {
    smt.set_logic "QF_LIA"
    smt.push 1
    smt.pop 1
    smt.reset
  }
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

%values = unrealized_conversion_cast to i8
smt.yield %values : i8
