func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b: !smt.bool) {
  %0 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
  return
}

// -----

func.func @f(%a: i8) {
  %r = smt.solver(%a) : (i8) -> (i8) {
  ^bb0(%x: i8):
    %c = smt.declare_fun "c" : !smt.bool
    %d = smt.declare_fun : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
    %i = smt.int.constant 42
    %n = smt.int.constant -2
    %v = smt.bv.constant #smt.bv<5> : !smt.bv<4>
    %e = smt.apply_func %d(%i, %v) : !smt.func<(!smt.int, !smt.bv<4>) !smt.bool>
    %q = smt.forall ["x", "y"] weight 2 {
    ^bb0(%p: !smt.int, %o: !smt.int):
      %0 = smt.eq %p, %o : !smt.int
      smt.yield %0 : !smt.bool
    } patterns {
    ^bb0(%p: !smt.int, %o: !smt.int):
      %0 = smt.eq %p, %o : !smt.int
      smt.yield %0 : !smt.bool
    }
    %k = smt.exists no_pattern attributes {smt.x} {
    ^bb0(%p: !smt.int):
      %c1 = smt.int.constant 1
      %c2 = smt.int.constant 2
      %0 = smt.distinct %p, %c1, %c2 : !smt.int
      smt.yield %0 : !smt.bool
    }
    smt.assert %q
    smt.push 1
    smt.pop 1
    smt.reset
    smt.set_logic "QF_BV"
    %s = smt.check sat {
      %1 = arith.constant 1 : i8
      smt.yield %1 : i8
    } unknown {
      %1 = arith.constant 0 : i8
      smt.yield %1 : i8
    } unsat {
      %1 = arith.constant -1 : i8
      smt.yield %1 : i8
    } -> i8
    %z = smt.bv.repeat 3 times %v : !smt.bv<4>
    %w = smt.bv.extract %v from 1 : (!smt.bv<4>) -> !smt.bv<2>
    %u = smt.bv.concat %v, %w : !smt.bv<4>, !smt.bv<2>
    %t = smt.bv2int %v signed : !smt.bv<4>
    %t2 = smt.int2bv %i : !smt.bv<4>
    %l = smt.int.cmp le %i, %n
    %m = smt.bv.cmp sle %v, %v : !smt.bv<4>
    smt.yield %s : i8
  }
  return
}
