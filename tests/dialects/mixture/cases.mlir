// Each part: values, then texts between lines of dashes; those after `// refused` have an error each.
// === tiles
%p = builtin.unrealized_conversion_cast to !mix.ptr<f32>
%b = builtin.unrealized_conversion_cast to i1
%f, %i = builtin.unrealized_conversion_cast to f32, i32
%pt = builtin.unrealized_conversion_cast to tensor<4x!mix.ptr<f32>>
%bt, %ft, %it = builtin.unrealized_conversion_cast to tensor<4xi1>, tensor<4xf32>, tensor<4xi32>
// accepted
%0 = mix.load %p : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p, %b : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p, %b, %f : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p, %b, %f cacheModifier = ca evictionPolicy = evict_last : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p evictionPolicy = evict_last cacheModifier = cg {boundaryCheck = array<i32: 0, 1>, isVolatile = true} : !mix.ptr<f32> -> f32
// -
%0 = mix.load %pt, %bt, %ft : tensor<4x!mix.ptr<f32>> -> tensor<4xf32>
// -
%0 = mix.splat %p : !mix.ptr<f32> -> tensor<4x!mix.ptr<f32>>
// -
%0 = mix.addptr %p, %i : !mix.ptr<f32>, i32
// -
%0 = mix.addptr %pt, %it : tensor<4x!mix.ptr<f32>>, tensor<4xi32>
// -
%0 = mix.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// refused
%0 = mix.load %pt, %b, %ft : tensor<4x!mix.ptr<f32>> -> tensor<4xf32>
// -
%0 = mix.load %p, %b, %i : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p cacheModifier = cx : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p cacheModifier = ca cacheModifier = cg : !mix.ptr<f32> -> f32
// -
%0 = mix.load %p {boundaryCheck = [0, 1]} : !mix.ptr<f32> -> f32
// -
%0 = mix.load %f : f32 -> f32
// -
%0 = mix.splat %p : !mix.ptr<f32> -> tensor<4xf32>
// -
%0 = mix.addptr %p, %i : <f32>, i32
// -
%0 = mix.addptr %p, %f : !mix.ptr<f32>, f32
// -
%0 = mix.make_range {end = 16, start = 0} : tensor<16xi32>
// -
%0 = mix.make_range {end = 16 : i32} : tensor<16xi32>
// === constants
!s32i = !mix.int<true, 32>
!u8 = !mix.int<false, 8>
#i3 = #mix.int<3> : !s32i
%x, %u = builtin.unrealized_conversion_cast to !s32i, !u8
%b = builtin.unrealized_conversion_cast to !mix.bool
%p = builtin.unrealized_conversion_cast to !mix.ptr<!s32i>
%m2 = builtin.unrealized_conversion_cast to memref<4x!s32i>
// accepted
%0 = mix.const #mix.int<3> : !mix.int<true, 32>
// -
%0 = mix.const #i3
// -
%0 = mix.const #mix.bool<true> : !mix.bool
// -
%0 = mix.const 3 : i32
// -
%0 = mix.const {a} 3.0 : f32
// -
%0 = mix.const "a"
// -
%0 = mix.const #mix.int<3>
// -
%0 = mix.binop(add, %x, %x) nsw nuw : !s32i
// -
%0 = mix.cmp(lt, %x, %x) : !s32i, !mix.bool
// -
%0 = mix.cast(integral, %x : !s32i), !u8
// -
%0 = mix.cast(integral, %x : !s32i), !mix.int<false, 8>
// -
mix.store volatile align(4) %x, %p : !s32i, !mix.ptr<!s32i>
// -
mix.store %x, %p : !s32i, !mix.ptr<!s32i>
// -
%0 = mix.scope {
  %1 = mix.const #i3
  mix.yield %1 : !s32i
} : !s32i
// -
mix.scope {
  mix.yield
}
// -
%0 = mix.ternary(%b, true {
  mix.yield %x : !s32i
}, false {
  mix.yield %x : !s32i
}) : (!mix.bool) -> !s32i
// -
mix.ternary(%b, true {
  mix.yield
}, false {
  mix.yield
}) : (!mix.bool) -> ()
// -
%m = mix.binop(add, %m2, %m2) : memref<4x!s32i>
// refused
%0 = mix.const #mix.int<x> : !s32i
// -
%0 = mix.binop(add, %x, %x) nuw nsw : !s32i
// -
%0 = mix.binop(or, %x, %u) : !s32i
// -
%0 = mix.binop(xor, %x, %x) : !s32i
// -
%0 = mix.cmp(lt, %x, %u) : !s32i, !mix.bool
// -
%0 = mix.cast(integral, %x), !u8
// -
mix.store align(4) volatile %x, %p : !s32i, !mix.ptr<!s32i>
// -
mix.store %x, %p : !s32i, <!s32i>
// -
%0 = mix.ternary(%b, true {
  mix.yield %x : !s32i
}, true {
  mix.yield %x : !s32i
}) : (!mix.bool) -> !s32i
// -
%0:2 = mix.ternary(%b, true {
  mix.yield
}, false {
  mix.yield
}) : (!mix.bool) -> (!s32i, !s32i)
// === groups
%q, %q1, %r = builtin.unrealized_conversion_cast to !mix.bit, !mix.bit, !mix.reg
%d, %t, %n = builtin.unrealized_conversion_cast to f64, i1, i64
%tt = builtin.unrealized_conversion_cast to tensor<4xf64>
// accepted
%0 = mix.custom "RX"(%d) %q : !mix.bit
// -
%0:2 = mix.custom "CNOT"() %q, %q1 : !mix.bit, !mix.bit
// -
%0:2 = mix.custom "RX"(%d, %d) %q adj {x} ctrls(%q1) ctrlvals(%t) : !mix.bit ctrls !mix.bit
// -
%0, %1 = mix.custom "RX"(%d) %q ctrls(%q1) ctrlvals(%t) : !mix.bit ctrls !mix.bit
// -
%0 = mix.alloc(3) : !mix.reg
// -
%0 = mix.alloc(%n) : !mix.reg
// -
%0 = mix.extract %r[0] : !mix.reg -> !mix.bit
// -
%0 = mix.extract %r[%n] : !mix.reg -> !mix.bit
// -
%0, %1 = mix.measure %q : i1, !mix.bit
// -
%0, %1 = mix.measure %q postselect 1 : i1, !mix.bit
// -
%0 = mix.sample %r : !mix.reg -> tensor<4xf64>
// -
mix.sample %q in(%tt : tensor<4xf64>) : !mix.bit
// refused
%0:2 = mix.custom "RX"(%d) %q ctrls(%q1) ctrlvals(%t) : !mix.bit ctrls !mix.reg
// -
%0:2 = mix.custom "RX"(%d) %q : !mix.bit, i1
// -
%0 = mix.custom RX(%d) %q : !mix.bit
// -
%0 = mix.custom "RX"(%q) %q : !mix.bit
// -
%0 = mix.alloc() : !mix.reg
// -
%0 = mix.alloc(-3) : !mix.reg
// -
%0 = mix.extract %r[%q] : !mix.reg -> !mix.bit
// -
%0, %1 = mix.measure %q postselect 2 : i1, !mix.bit
// -
%0, %1 = mix.measure %q : !mix.bit, i1
// -
mix.sample %d : f64
// === cases
%n = builtin.unrealized_conversion_cast to index
// accepted
%0 = mix.tile(0, 2)
// -
%0 = mix.tile(0, 2) {a = 1}
// -
mix.flow(%n, DMA : 0, %n, Core : 1)
// -
mix.flow(%n, "DMA" : 0, %n, "Core" : 1)
// -
mix.fifo @of(%n, {%n, %n}, 2 : i32) : !mix.fifo<memref<16xi32>>
// -
mix.fifo @of(%n, {}, [2, 3]) : !mix.fifo<memref<16xi32>>
// refused
%0 = mix.tile(-1, 2)
// -
mix.flow(%n, DM : 0, %n, Core : 1)
// -
mix.flow(%n, DMA, %n, Core : 1)
// -
mix.fifo @of(%n, {%n}, 2) : !mix.fifo<memref<16xi32>>
// -
mix.fifo @of(%n, {%n}, 2 : i32) : memref<16xi32>
// -
mix.fifo @of(%n, {%n}, 2 : i32) : !mix.fifo<i32>
// === circuits
%i8, %t = builtin.unrealized_conversion_cast to i8, i1
// accepted
%0 = mix.parity %i8 : i8
// -
%0 = mix.parity bin %i8 : i8
// -
%0 = mix.add %i8, %i8, %i8 : i8
// -
%0 = mix.add bin %i8 : i8
// -
%0 = mix.mux bin %t, %i8, %i8 : i8
// -
%0 = mix.extr %i8 from 2 : (i8) -> i2
// -
%0 = mix.compreg %i8, %t : i8
// -
%0 = mix.compreg %i8, %t reset %t, %i8 : i8 : i8
// -
%0 = mix.compreg sym @x %i8, %t reset %t, %i8 : i8 {name = "a"} : i8
// -
mix.circuit "top" {
  %0 = mix.parity %1 : i8
  %1 = arith.constant 3 : i8
}
// -
mix.circuit "top" [[1, 2]] attributes {x} {
}
// -
%0 = builtin.unrealized_conversion_cast to !mix.uint
// -
%0 = builtin.unrealized_conversion_cast to !mix.uint<8>
// refused
%0 = mix.parity bin bin %i8 : i8
// -
%0 = mix.add : i8
// -
%0 = mix.mux %t, %i8, %t : i8
// -
%0 = mix.extr %i8 from 2 : (i8, i8) -> i2
// -
%0 = mix.extr %i8 from 2 : (i8) -> (i2, i2)
// -
%0 = mix.compreg sym x %i8, %t : i8
// -
mix.circuit "top" {
  %0 = mix.parity %i8 : i8
}
// -
%0 = builtin.unrealized_conversion_cast to !mix.uint<x>
// === bodies
!Z = !mix.mod<17 : i32>
#ring = #mix.poly<coefficientType = !Z, deg = 4 : i32>
!pp = !mix.polynomial<ring = #ring>
%i8, %n = builtin.unrealized_conversion_cast to i8, index
%ti = builtin.unrealized_conversion_cast to tensor<4xi8>
%h = builtin.unrealized_conversion_cast to !Z
%pl = builtin.unrealized_conversion_cast to !pp
// accepted
%0 = mix.encapsulate %i8 : i8 -> !mix.mod<17 : i32>
// -
%0 = mix.encapsulate %ti : tensor<4xi8> -> tensor<4x!mix.mod<17 : i32>>
// -
%0 = mix.mac %h, %h, %h : !Z
// -
%0 = mix.mac %h, %h, %h : !mix.mod<17 : i32>
// -
%0 = mix.ntt %pl : !pp -> !pp
// -
%0 = mix.ntt %pl : !pp -> !mix.polynomial<ring = <coefficientType = !mix.mod<17 : i32>, deg = 4 : i32>>
// -
%0 = mix.ntt %pl : !pp -> <ring = #ring>
// -
%0 = mix.ntt %pl enc <start = 1, width = 2> [1, 2] {a} : !pp -> !pp
// -
%0 = mix.ntt %pl enc <start = 1, width = 2 : 1 : i32, "a"> : !pp -> !pp
// -
%0 = mix.autodiff @f(%i8) {activity = [#mix<activity enzyme_active>]} : (i8) -> i8
// -
%0:2 = mix.autodiff @f(%i8) {activity = [#mix<activity enzyme_active>, #mix<activity enzyme_const>], width = 2} : (i8) -> (i8, i8)
// -
%0 = mix.dispatch @a::@b[%n, %n](%i8, %i8) : (i8, i8) -> i8
// -
%0:2 = mix.dispatch @a(%i8) dims[%n] {tied = [0, -1]} : (i8) -> (i8, i8)
// -
mix.dispatch @a() : () -> ()
// refused
%0 = mix.encapsulate %ti : tensor<4xi8> -> tensor<4x!mix.mod<"a">>
// -
%0 = mix.mac %h, %h : !Z
// -
%0 = mix.mac %h, %h, %h : !mix.mod<18 : i32>
// -
%0 = mix.ntt %pl enc <start = 1> : !pp -> !pp
// -
%0 = mix.ntt %pl enc #mix.enc<start = 1, width = 3> : !pp -> <ring = #ring, levels = [1, 2]>
// -
%0 = mix.ntt %pl : !pp -> !mix.polynomial<ring = <deg = 4 : i32>>
// -
%0 = mix.ntt %pl : !pp -> !mix.polynomial<ring = <coefficientType = i32, deg = 4 : i32, x = 3>>
// -
%0 = mix.autodiff @f(%i8) {activity = [#mix<activity enzyme_act>]} : (i8) -> i8
// -
%0 = mix.autodiff @f(%i8) {activity = [1]} : (i8) -> i8
// -
%0 = mix.autodiff @f(%i8) : (i8) -> i8
// -
mix.dispatch @a(%i8) : (i8, i8) -> ()
// -
mix.dispatch @a[%i8](%i8) : (i8) -> ()
