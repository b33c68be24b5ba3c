// Aliases of types, attributes and locations, some of them behind their uses.
!number = i32
!tile = tensor<4x8x!number>
!pair = tuple<!number, !tile>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#both = [#row, #column]
#options = {fast = true, map = #row}
#loc = loc(unknown)
#loc1 = loc("kernel.py":10:4)

func.func @aliases(%a: !number loc(#loc1), %b: !tile) -> !tile attributes {options = #options} {
  %pair = "test.pair"(%a, %b) {maps = #both} : (!number, !tile) -> !pair loc(#loc2)
  %sum = arith.addi %b, %b : !tile loc(#loc1)
  %again = arith.addi %sum, %b : tensor<4x8xi32> loc(#fused)
  return %again : !tile loc(#loc)
} loc(#loc)

#loc2 = loc("kernel.py":11:4)
#loc10 = loc(callsite(#loc1 at #loc2))
#fused = loc(fused<"pass">[#loc1, #loc10])
