func.func @scales_are_of_one_shape_or_single(%a: tensor<4x1xf4E2M1FN>, %b: f8E8M0FNU, %c: tensor<4x?xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %b : tensor<4x1xf4E2M1FN>, f8E8M0FNU to tensor<4x1xf32>
  %1 = arith.scaling_extf %a, %c : tensor<4x1xf4E2M1FN>, tensor<4x?xf8E8M0FNU> to tensor<4x1xf32>
  return
}
