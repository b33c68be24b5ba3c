func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>) -> (tensor<4x16xf32>, tensor<4x16xi1>) {
  %zero = hlo.constant dense<0.0> : tensor<f32>
  %dot = hlo.dot_general %x, %w, #hlo.dot<lhs_contracting = [1], rhs_contracting = [0]> precision = [#hlo<precision HIGH>, #hlo<precision DEFAULT>] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %bias = hlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %sum = hlo.add %dot, %bias : tensor<4x16xf32>
  %zeros = hlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
  %relu = hlo.maximum %sum, %zeros : tensor<4x16xf32>
  %all = hlo.all_reduce %relu groups = dense<[[0, 1]]> : tensor<1x2xi64> channel = #hlo.channel_handle<handle = 1, type = 0> global : tensor<4x16xf32>
  %mask = hlo.compare <GT>, %all, %zeros, FLOAT : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
  %less = hlo.compare <LT>, %relu, %sum : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
  return %all, %mask : tensor<4x16xf32>, tensor<4x16xi1>
}
func.func @sum(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %init = hlo.constant dense<0.0> : tensor<f32>
  %sum = hlo.reduce(%x init: %init) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32> reducer {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = hlo.add %l, %r : tensor<f32>
    hlo.return %s : tensor<f32>
  }
  return %sum : tensor<4xf32>
}
func.func @loop(%n: tensor<i32>) -> tensor<i32> {
  %limit = hlo.constant dense<10> : tensor<i32>
  %one = hlo.constant dense<1> : tensor<i32>
  %r = hlo.while(%n) : tensor<i32> -> tensor<i32> cond {
  ^bb0(%i: tensor<i32>):
    %c = hlo.compare <LT>, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    hlo.return %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %next = hlo.add %i, %one : tensor<i32>
    hlo.return %next : tensor<i32>
  }
  %t = hlo.after_all : !hlo.token
  %u = hlo.after_all %t, %t : !hlo.token
  return %r : tensor<i32>
}
