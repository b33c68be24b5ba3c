// Operations that no dialect declares, in syntaxes that nobody has told.
test.module @kernel attributes {version = 1} {
  test.global @data : tensor<4xf32> = dense<0.0>
  test.func @run(%a: i32, %b: tensor<4xf32>) -> (i32, f32) {
    %c, %d = test.split %a to [2, 3] : i32 -> i32, i32
    test.loop %i = %c to %d step 4 iter(%x = %a) -> (i32) {
      %e = test.add %i, %x : i32
      test.yield %e
    } else {
    ^fallback(%f: i32):
      test.yield %f
    } {unroll = 4 : i32}
    %g:2 = test.call @helper::@deep(%c, %d) {callee = "x"}
      : (i32, i32) -> (i32, f32)
    test.matrix [[1, 2], [3, 4]] <{nested = "<"}> offset(%c)
    test.branch %c ^left(%d : i32), ^right
  ^left(%h: i32):
    test.return %h, %g#1 : i32, f32
  ^right:
    test.return %g#0, %g#1 : i32, f32
  }
}
