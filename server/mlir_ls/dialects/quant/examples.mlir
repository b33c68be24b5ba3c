func.func @numbers(%real: tensor<4xf32>, %stored: tensor<4xi8>) {
  %quantized = quant.qcast %real : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %dequantized = quant.dcast %quantized : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  %plain = quant.scast %quantized : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return
}
