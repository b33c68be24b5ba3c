func.func @f(%x: tensor<2x!quant.uniform<i8:f32, 0.5:3>>, %s: !quant.uniform<i8:f32, 0.5>) {
  %0 = quant.dcast %x : tensor<2x!quant.uniform<i8:f32, 0.5:3>> to tensor<2xf32>
  %1 = quant.qcast %0 : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = quant.scast %s : !quant.uniform<i8:f32, 0.5> to i8
  return
}
