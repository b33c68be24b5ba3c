func.func @f(%a: $(tensor<2x4x | tensor<4x | tensor<?x4x | tensor<*x | tensor<0x4x)!quant.uniform<$(i8 | u8 | i4 | i8<-10:127>):$(f32 | f16)$( | :0 | :1 | :-1), $(1.0 | 0.0 | 1.0:5 | {1.0, 2.0} | {1.0:5, 2.0, 3.0, 0.5} | 1.0e50)>>) {
  return
}
// -----
func.func private @f(!quant.uniform<$(i8 | u4):$(f32 | f64):{$(0:2 | 0:2, 1:2 | 0:0 | 1:-1 | 3:4)}, {$({1.0, 2.0}, {0.5, 0.5:5} | {1.0}, {0.5, 0.5} | 1.0, 2.0 | {1.0:300})}>)
// -----
func.func @f(%a: tensor<4x$(e: f32 | i8 | f16)>) {
  %0 = quant.$(qcast | scast) %a : tensor<4x$e> to tensor<4x$(!quant.any<i8> | !quant.any<i8:f32> | !quant.calibrated<f32<-1.0:1.0>> | !quant.uniform<i8:f32, 1.0> | !quant.uniform<i8:f32:0, {1.0, 2.0, 0.5, 1.0}>)>
  return
}
