#packed = #quarry.layout<[0, 1], packed = true, extra = [1 : i32, "x"]>
!pair = !quarry.pair<i32, !quarry.handle>
quarry.plan @p = <["a"=2, "b"=4], order=[1, 0]>
quarry.plan @q = <[]> {also = #quarry.plan<["a"=2]>}
quarry.graph "private" @g attributes {a = 1 : i32} {
  %0 = quarry.add.i %1, %1 : i32
  %1 = quarry.sub.i %0, %0 flags<fast, exact> {x} : i32
}
quarry.func @f(%a: f32, %b: !quarry.stone<4x?xf32>, %h: !quarry.handle<space = 3, name = "x">) -> (f32, i32 {q.z}) attributes {k = 1} {
  %0 = quarry.add.f %a, %a flags<none> : f32
  %1 = quarry.add.f %a, %0 flags<most> : f32
  %c = arith.constant true
  %s = quarry.make level <lo> layout = <[0, 1], packed = false> [%a, %0] : (f32, f32) -> !quarry.stone<4xf32>
  %s1 = quarry.make level <hi> [] : () -> !quarry.stone<4xf32, #packed>
  %p:2 = quarry.split %b into 2 : !quarry.stone<4x?xf32>
  %r = quarry.ref (@f : i32) of %h : !quarry.handle<space = 3, name = "x"> -> !quarry.handle
  %r1 = quarry.ref (@f::@g : memref<4xf32>) -> memref<4xf32>
  %k0 = quarry.match %a with %0 key "a" dense<[1, 2]> : tensor<2xi64> : f32 {a}
  %x = quarry.foreach (%i, %j) in [%n, %n] to [%n, %n] inits(%acc = %a : f32) -> f32 {
    %i1 = index.add %i, %j
    quarry.yield %acc : f32
  }
  %n = arith.constant 4 : index
  %w = arith.constant 4 : i32
  %sw = quarry.switch %w {tag} -> i32
  case 4 {
    quarry.yield %w : i32
  }
  case 5 {
    quarry.yield %w : i32
  }default {
    quarry.yield %w : i32
  }
  quarry.process outs(%w : i32) ins(%a, %b : f32, !quarry.stone<4x?xf32>) async level( lo) clock(@f) {
    llvm.unreachable
  } attributes {z}
  quarry.process {
  }
  %o = quarry.asm "add $0"(%a) ["r", "=r"] : (f32) -> i32
  %q:2 = quarry.call @f(%a, %b, %h) : (f32, !quarry.stone<4x?xf32>, !quarry.handle<space = 3, name = "x">) -> (f32, i32)
  %heat = kiln.v2.heat %b steps = [1, 2] marks [#packed, @f] : <4x?xf32>
  %heat2 = kiln.v2.heat %heat : !quarry.stone<4x?xf32>
  quarry.send @f by %h : !quarry.handle<space = 3, name = "x"> (%a) : f32
  quarry.send @f(%a, %w) : f32, i32
  %weight = quarry.weigh %b : stone<4x?xf32> -> i32
  %weight2 = quarry.weigh %b and %b : !quarry.stone<4x?xf32>, !quarry.stone<4x?xf32> -> i32
  %lifted = quarry.lift %b : <4x?xf32> to <?xi8>
  %lifted2 = quarry.lift %lifted : !quarry.stone<?xi8> to <?xi8>
  cf.br ^bb1
^bb1:
  quarry.cond_br %c ? ^bb2(%a : f32) : ^bb1
^bb2(%z: f32):
  return %z, %w : f32, i32
}
func.func private @types(!quarry.pair<i32, f32>, !quarry.fn<(i32) -> i32 pure = true>, !quarry.reg8, !quarry.reg16, !pair, !quarry.stone<?x?xi32, #quarry.level<lo>>, !quarry.fn<() -> ()>)
