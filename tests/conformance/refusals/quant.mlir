// refused: bad-type
func.func private @f(!quant.uniform<i32:f64:{3:2, 0:1}, {{1.0:300}, {1.0e-50:-5, 1.0e50}}>)
// -----
// refused: bad-type
func.func private @f(!quant.uniform<si8:bf16:{2:-1, 1:2}, {2.0e-3, 0.5:300}>)
// -----
// refused: bad-type
func.func private @f(!quant.uniform<si8:bf16:{0:0}, {{2.0e-3:300, 2.0e-3:-5}}>)
// -----
// refused: quant.quantized-number
func.func @f(%a: tensor<2x4x2x2x!quant.any<u8>>) {
  %0 = quant.dcast %a : tensor<2x4x2x2x!quant.any<u8>> to tensor<2x4x2x2xf32>
  return
}
// -----
// refused: quant.quantized-storage
func.func @f(%a: !quant.calibrated<f16<-1.0:1.0>>) {
  %0 = quant.scast %a : !quant.calibrated<f16<-1.0:1.0>> to i8
  return
}
// -----
// refused: bad-type
func.func private @f(!quant.uniform<i8:f32:-1, {0.5}>)
// -----
// refused: bad-type
func.func private @f(!quant.uniform<i8:f32:0, {}>)
// -----
// refused: bad-type
func.func private @f(!quant.uniform<i8:f32:{0:2}, 1.0>)
// -----
// refused: bad-type
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:1}, {{}, {}}>)
// -----
// accepted
func.func private @f(!quant.uniform<i8:f32:{0:2, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>)
// -----
// refused: quant.quantized-axes
func.func @f(%a: tensor<4x4x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>) {
  %0 = quant.dcast %a : tensor<4x4x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>> to tensor<4x4xf32>
  return
}
// -----
// accepted
func.func @f(%a: tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>) {
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>> to tensor<4xf32>
  return
}
// -----
// refused: quant.quantized-axes
func.func @f(%a: tensor<4x0x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %0 = quant.scast %a : tensor<4x0x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x0xi8>
  return
}
